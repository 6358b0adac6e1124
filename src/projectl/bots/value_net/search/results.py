"""What the parts of a search return: small records, handled by value."""

from __future__ import annotations

from typing import NamedTuple


class Estimate(NamedTuple):
    """How good a position is for a seat."""

    worth: float
    """One number to compare positions by."""
    win: float
    """The probability to win."""
    margin: float
    """In points, against the best opponent."""


class Harvest(NamedTuple):
    """What a player can complete together within a turn."""

    worth: int
    slots: int
    """Of the puzzles, as a set."""
    points: int
    actions: int


class Viewpoint(NamedTuple):
    """From whose side positions are looked at, and against whom: the opponent who would score most now."""

    seat: int
    rival: int
    rival_score: int
    second_score: int
    """Of the opponent after the rival."""


class Span(NamedTuple):
    """A part of a list: from `start` up to `end`, which does not belong to it."""

    start: int
    end: int
