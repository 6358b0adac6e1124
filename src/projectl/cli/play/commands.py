"""What can be typed: commands of the terminal, and actions in notation or by their first word."""

from __future__ import annotations

from functools import partial

from projectl.cli.play import step_by_step as guiding
from projectl.rules.pieces import KIND

from .step_by_step import Guide

ALIASES = {
    "?": "help",
    "h": "help",
    "u": "undo",
    "q": "quit",
    "exit": "quit",
    "l": "legal",
    "t": "take",
    "o": "piece",
    "x": "exch",
    "exchange": "exch",
    "p": "place",
    "m": "master",
    "r": "recycle",
    "a": "ambassador",
    "e": "end",
    "s": "stop",
    "confirm": "stop",
    "c": "cancel",
}
"""Shorter and friendlier words, by what they stand for."""


def normalised(text: str) -> str:
    """What was typed as the notation writes it: small words, capital pieces."""
    words = text.split()
    first = ALIASES.get(words[0].lower(), words[0].lower())
    rest = words[1:]
    if first in ("save", "look"):
        return " ".join([first, *rest])
    return " ".join([first, *(_word(first, place, word) for place, word in enumerate(rest))])


def _word(first: str, place: int, word: str) -> str:
    is_cells = first == "place" and place > 0
    return word.upper() if word[:2].upper() in KIND and not is_cells else word.lower()


def half_said(text: str) -> Guide | None:
    """A guide for an action of which only the beginning was typed, such as `place V3`; None for anything else."""
    first, *rest = text.split()
    if first not in _GUIDES or len(rest) > 1:
        return None
    if not rest:
        return _GUIDES[first]
    if first == "place":
        piece, _, slot = rest[0].partition("@")
        return partial(guiding.place, piece=piece, slot=int(slot) if slot.isdecimal() else None)
    if first == "exch":
        return partial(guiding.exchange, given=rest[0])
    if first == "split":
        return partial(guiding.split, ghost=rest[0])
    return partial(guiding.recycle, deck=rest[0]) if first == "recycle" else None


_GUIDES: dict[str, Guide] = {
    "take": guiding.take,
    "exch": guiding.exchange,
    "place": guiding.place,
    "split": guiding.split,
    "recycle": guiding.recycle,
}
