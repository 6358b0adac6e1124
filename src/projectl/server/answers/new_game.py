"""A table as somebody wants it, from the document that asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from projectl.rules.options import ASKED, Options
from projectl.rules.puzzles import parse_puzzles
from projectl.rules.shuffle import checked_first
from projectl.server.errors import RefusedError
from projectl.server.table import ClockSetup, Setup
from projectl.server.table.setup import CARETAKER


def setup_of(wanted: Mapping[str, Any]) -> Setup:
    """For a table; raises what is wrong with the options. What is left out is as usual."""
    texts = wanted.get("puzzles", ())
    options = Options(
        **chosen(wanted),
        players=len(wanted["seats"]),
        puzzles=tuple(parse_puzzles(text, f"set {number}") for number, text in enumerate(texts, 1)),
        confirm=wanted.get("confirm", True),
    )
    first = wanted.get("first")
    if first is not None:
        checked_first(first, len(wanted["seats"]))
    is_rated, hints = wanted.get("rated", False), wanted.get("hints")
    if is_rated and hints:
        raise RefusedError("rated-hints")
    return Setup(
        options.checked(),
        clock_of(wanted.get("clock", {})),
        wanted.get("public", False),
        wanted.get("caretaker", CARETAKER),
        is_rated,
        first,
        not is_rated if hints is None else hints,
    )


def chosen(wanted: Mapping[str, Any]) -> dict[str, Any]:
    """What a document says of the options, but for the number of players, as `Options` has it."""
    found = {name: wanted[name] for name in ASKED if name in wanted and name != "players"}
    return {name: tuple(dict.fromkeys(value)) if isinstance(value, list) else value for name, value in found.items()}


def clock_of(wanted: Mapping[str, Any]) -> ClockSetup:
    """A clock; RefusedError for one without time."""
    clock = ClockSetup(**wanted)
    if clock.kind != "none" and clock.seconds == 0:
        raise RefusedError("clock-seconds")
    return clock
