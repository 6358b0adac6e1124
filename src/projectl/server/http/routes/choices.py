"""Choosing what to play: which options go together, and why others do not."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter
from pydantic import Field

from projectl.rules.editions import edition, editions
from projectl.rules.options import Options, OptionsError
from projectl.server.http.problems import RESPONSES, problem_for
from projectl.server.http.schemas.games import Players, Strict
from projectl.server.i18n import texts
from projectl.server.options_advisor import Mend, Option, Value, choose, switches

router = APIRouter(prefix="/api", tags=["choices"], responses=RESPONSES)


class WantedOptions(Strict):
    """Some options, as far as they are chosen."""

    edition: str = Field(default=Options().edition, max_length=40)
    variant: Literal["standard", "solo", "line-clear"] = "standard"
    players: Players | None = None
    difficulty: Literal["standard", "challenging", "unbeatable", "no-mercy"] | None = None
    expansions: list[Literal["ghost", "ambassador", "phoenix"]] = Field(default_factory=list, max_length=3)
    deluxe: bool = False
    known_scores: bool = False
    endless_white: bool = False
    changed: Option | None = Field(default=None, description="What was changed last: it is kept if it can be.")

    def options(self) -> Options:
        """For the rules, not checked yet."""
        chosen = self.model_dump(exclude={"changed"})
        return Options(**{**chosen, "expansions": tuple(dict.fromkeys(self.expansions))})


class ChosenOptions(Strict):
    """Options that go together."""

    edition: str
    variant: str
    players: int
    difficulty: str | None
    expansions: list[str]
    deluxe: bool
    known_scores: bool
    endless_white: bool


class OptionValue(Strict):
    """A value that an option can have, or of `expansions` one to be added, and why it does not go with the rest."""

    value: str | int | bool
    possible: bool
    code: str | None
    params: dict[str, Any]
    text: str


class AdjustedOption(Strict):
    """An option that had to be changed: what was wanted, and why it could not be."""

    option: Option
    wanted: Any
    code: str
    params: dict[str, Any]
    text: str


class MendedOption(Strict):
    """One change that, with the others of the list, makes a game that can be played: as words for a button."""

    option: Option
    value: Any
    code: str
    params: dict[str, Any]
    text: str


class Choices(Strict):
    """The nearest options that can be played, and every value of every option."""

    setup: ChosenOptions
    adjusted: list[AdjustedOption] = Field(description="Why the wanted ones cannot be played; the latest wish first.")
    mends: list[MendedOption] = Field(description="What `setup` has otherwise than was wanted.")
    choices: dict[Option, list[OptionValue]]
    switches: dict[str, Any] = Field(description="The chosen edition with its switches (docs/rules.md).")


class EditionList(Strict):
    """The editions with their switches, oldest first."""

    editions: list[dict[str, Any]]


@router.get("/editions")
def list_editions() -> EditionList:
    """What the editions have and how they differ."""
    return EditionList(editions=[switches(each) for each in editions()])


@router.post("/choices")
def list_choices(wanted: WantedOptions) -> Choices:
    """Complete some options to a game that can be played, and tell what else could be chosen."""
    chosen = choose(wanted.options(), wanted.changed)
    adjusted = [(each.option, each.wanted, each.fault) for each in chosen.adjusted]
    return Choices(
        setup=ChosenOptions(**_document(chosen.options)),
        adjusted=[
            AdjustedOption(option=option, wanted=_plain(value), **_problem(fault))
            for option, value, fault in adjusted
            if option in wanted.model_fields_set
        ],
        mends=[_mend(each) for each in chosen.mends if each.option in wanted.model_fields_set],
        choices={option: [_value(each) for each in values] for option, values in chosen.values.items()},
        switches=switches(edition(chosen.options.edition)),
    )


def _document(options: Options) -> dict[str, Any]:
    return {name: _plain(getattr(options, name)) for name in ChosenOptions.model_fields}


def _plain(value: Any) -> Any:
    return [*value] if isinstance(value, tuple) else value


def _value(found: Value) -> OptionValue:
    problem = _problem(found.fault) if found.fault else {"code": None, "params": {}, "text": ""}
    return OptionValue(value=found.value, possible=found.fault is None, **problem)


def _mend(found: Mend) -> MendedOption:
    code, params = f"mend-{found.option}", {"value": _word(found.option, found.value)}
    text = texts().t(code, **params)
    return MendedOption(option=found.option, value=_plain(found.value), code=code, params=params, text=text)


def _word(option: Option, value: Any) -> str | int:
    """A value as the texts want it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return "+".join(value) or "none"
    if option in ("edition", "variant"):
        return texts().t(f"{option}-{value}")
    return "none" if value is None else str(value) if option == "difficulty" else int(value)


def _problem(fault: OptionsError) -> dict[str, Any]:
    return {**problem_for(fault)}
