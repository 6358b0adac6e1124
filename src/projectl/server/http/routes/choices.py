"""Choosing what to play: which options go together, and why others do not."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import Field

from projectl.rules.editions import editions
from projectl.rules.options import Options
from projectl.server.answers.choices import choices
from projectl.server.answers.new_game import chosen
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.games import Players
from projectl.server.http.schemas.options import ChosenOptions, GameOptions, Option
from projectl.server.http.schemas.strict import Strict
from projectl.server.options_advisor import switches

router = APIRouter(prefix="/api", tags=["choices"], responses=RESPONSES)


class WantedOptions(GameOptions):
    """Some options, as far as they are chosen."""

    players: Players | None = None
    changed: Option | None = Field(default=None, description="What was changed last: it is kept if it can be.")

    def options(self) -> Options:
        """For the rules, not checked yet."""
        return Options(**chosen(self.model_dump()), players=self.players)


class OptionValue(Strict):
    """A value that an option can have, or of `expansions` one to be added, and why it does not go with the rest."""

    value: str | int | bool
    possible: bool
    code: str | None
    params: dict[str, str | int]
    text: str


class AdjustedOption(Strict):
    """An option that had to be changed: what was wanted, and why it could not be."""

    option: Option
    wanted: Any
    code: str
    params: dict[str, str | int]
    text: str


class MendedOption(Strict):
    """One change that, with the others of the list, makes a game that can be played: as words for a button."""

    option: Option
    value: Any
    code: str
    params: dict[str, str | int]
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
    return Choices.model_validate(choices(wanted.options(), wanted.model_fields_set, wanted.changed))
