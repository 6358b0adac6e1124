"""The menu that `projectl play` begins with when nothing was chosen on the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.text import Text

from projectl.bots.registry.catalogue import offered_bots, why_fewer
from projectl.cli.draw.blocks import Block, block_width, left
from projectl.rules.editions import edition, editions
from projectl.rules.options import DIFFICULTIES, VARIANTS
from projectl.texts import error_text, t

from .choices import OPPONENT, SOLO, STANDARD, Choices, needs_deluxe
from .questions import Typed, choose, numbered, picked
from .seats import HUMAN, bot_name, shown_name
from .terminal import Leave, Terminal

Chosen = Choices | Path
"""A new game, or the file of a saved one."""


def start_menu(terminal: Terminal) -> Chosen:
    """Ask until a game can begin."""
    choices = Choices()
    while True:
        terminal.clear()
        terminal.draw(_screen(choices))
        typed = terminal.ask()
        if not typed:
            return choices
        if typed.lower() in ("q", "quit"):
            raise Leave
        answer = _changed(terminal, choices, typed)
        if isinstance(answer, Path):
            return answer
        choices = answer


def _screen(choices: Choices) -> Block:
    rows = [
        Text.assemble("██", ("██", "yellow"), "   ", ("project L", "bold")),
        Text.assemble("████", "   ", (t("begin-about"), "dim")),
        Text(),
        Text.assemble((left(t("begin-enter"), 7), "bold green"), (t("begin-play"), "bold")),
        Text(),
    ]
    settings = {t(f"begin-{key}"): value for key, value in _settings(choices).items()}
    width = max(14, block_width([Text(label) for label, value in settings.items() if value]) + 2)
    for number, (label, value) in enumerate(settings.items(), 1):
        rows.append(Text.assemble((f"{number}".ljust(7), "bold green"), left(label, width), (value, "bold")))
    return [*rows, Text(), Text(t("begin-other"), "dim")]


def _settings(choices: Choices) -> dict[str, str]:
    """What can be changed, and how it stands."""
    expansions = ", ".join(t(f"expansion-{name}") for name in choices.wanted.expansions)
    variant = t(f"variant-{choices.wanted.variant}")
    if choices.wanted.variant == SOLO:
        variant += f", {t(f'difficulty-{choices.wanted.difficulty or STANDARD}')}"
    open_piles = choices.wanted.known_scores or not edition(choices.wanted.edition).hidden_scores
    return {
        "players": _seats_text(choices.specs()),
        "game": variant,
        "edition": t(f"edition-{choices.wanted.edition}"),
        "expansions": expansions or t("begin-none"),
        "piles": t("begin-piles-open" if open_piles else "begin-piles-hidden"),
        "resume": "",
    }


def _seats_text(specs: Sequence[str]) -> str:
    people = specs.count(HUMAN)
    names = [t("you") if people == 1 else t("player-named", number=place + 1) for place in range(len(specs))]
    return ", ".join(
        names[place] if spec == HUMAN else shown_name(bot_name(spec, specs, place)) for place, spec in enumerate(specs)
    )


def _changed(terminal: Terminal, choices: Choices, typed: str) -> Chosen:
    """The choices after one change, the same if it is not possible or not wanted."""
    steps: list[Callable[[Terminal, Choices], Chosen | None]] = [
        _players, _variant, _edition, _expansions, _piles, _resume,
    ]  # fmt: skip
    if not typed.isdecimal() or not 1 <= int(typed) <= len(steps):
        terminal.refuse(t("menu-number", last=len(steps)))
        terminal.ask(t("press-enter"))
        return choices
    try:
        answer = steps[int(typed) - 1](terminal, choices)
        if isinstance(answer, Choices):
            answer = _with(answer, deluxe=needs_deluxe(answer))
            answer.options()
        return choices if answer is None else answer
    except Typed:
        return choices
    except ValueError as error:
        terminal.refuse(error_text(error))
        terminal.ask(t("press-enter"))
        return choices


def _with(choices: Choices, seats: tuple[str, ...] | None = None, /, **options: Any) -> Choices:
    """The choices with other options, and other seats if there are any."""
    return replace(choices, wanted=choices.wanted._replace(**options), seats=choices.seats if seats is None else seats)


def _players(terminal: Terminal, choices: Choices) -> Choices | None:
    """Some usual tables by number, or any other as a list."""
    if choices.wanted.variant == SOLO:
        terminal.say(t("begin-solo-players"))
        return None
    usual = [(HUMAN, OPPONENT), (HUMAN, "random"), *((HUMAN, *[OPPONENT] * n) for n in range(2, 6))]
    usual += [(HUMAN, HUMAN), (HUMAN, HUMAN, HUMAN), (HUMAN,) * 4]
    for info in offered_bots():
        terminal.say(Text.assemble((f"{info.name}: ", "bold"), t(info.description_key)))
    if why := why_fewer():
        terminal.say(t("bots-fewer", reason=why.params["reason"]))
    labels = [(Text(_seats_text(specs)), specs) for specs in usual]
    try:
        seats = choose(terminal, t("ask-players"), labels)
    except Typed as other:
        seats = tuple(other.text.replace(",", " ").lower().split())
    return None if seats is None else _with(choices, seats, players=None)


def _variant(terminal: Terminal, choices: Choices) -> Choices | None:
    variant = _listed(terminal, t("ask-variant"), _explained("variant", VARIANTS))
    if variant is None:
        return None
    difficulty = _difficulty(terminal) if variant == SOLO else None
    return _with(choices, (), variant=variant, difficulty=difficulty, players=None)


def _difficulty(terminal: Terminal) -> str | None:
    return _listed(terminal, t("ask-difficulty"), [(Text(t(f"difficulty-{name}")), name) for name in DIFFICULTIES])


def _edition(terminal: Terminal, choices: Choices) -> Choices | None:
    labels = [
        (Text(f"{t(f'edition-{book.name}')}: {t(f'edition-{book.name}-about')}"), book.name) for book in editions()
    ]
    name = _listed(terminal, t("ask-edition"), labels)
    return None if name is None else _with(choices, edition=name)


def _expansions(terminal: Terminal, choices: Choices) -> Choices | None:
    """Each choice switches one on or off."""
    there = edition(choices.wanted.edition).expansions
    if not there:
        terminal.say(t("begin-no-expansions"))
        terminal.ask(t("press-enter"))
        return None
    name = _listed(terminal, t("ask-expansion"), _explained("expansion", there))
    if name is None:
        return None
    chosen = set(choices.wanted.expansions) ^ {name}
    return _with(choices, expansions=tuple(each for each in there if each in chosen))


def _piles(_terminal: Terminal, choices: Choices) -> Choices:
    return _with(choices, known_scores=not choices.wanted.known_scores)


def _resume(terminal: Terminal, _choices: Choices) -> Path | None:
    name = terminal.ask(t("ask-resume"))
    return Path(name).expanduser() if name else None


def _listed(terminal: Terminal, question: str, labels: Sequence[tuple[Text, str]]) -> str | None:
    """As `choose`, with every answer in a line of its own."""
    names = dict(enumerate((name for _, name in labels), 1))
    terminal.draw(numbered([label for label, _ in labels], list(names)))
    return picked(terminal, question, names)


def _explained(family: str, names: Sequence[str]) -> list[tuple[Text, str]]:
    """Each name with a sentence about it."""
    return [(Text.assemble((t(f"{family}-{name}"), "bold"), "  ", t(f"{family}-{name}-about")), name) for name in names]
