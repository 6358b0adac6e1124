"""What the kernels write for every game, and what one call of them is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projectl.bots.value_net.search.workspace import set_zero
from projectl.rules.engine.codes import ACTIONS, ROW_SLOTS, SEATS, SLOTS
from projectl.rules.layout import Field, Layout

if TYPE_CHECKING:
    from collections.abc import MutableSequence

WORD = 8
"""An observation is written by words of so many numbers, the first in the lowest byte."""
CARD_WORDS = 4
HEAP_WORDS = 2
MARKER_WORDS = 2
TABLE_WORDS = 2


def words_of(players: int, row_slots: int) -> int:
    """How many words an observation has."""
    cards = SLOTS * players + row_slots
    heaps = (SLOTS + 1) * players + 1
    return CARD_WORDS * cards + HEAP_WORDS * heaps + players + 2 * MARKER_WORDS + TABLE_WORDS


MOST_WORDS = words_of(SEATS, ROW_SLOTS)

BY_SEED = 1
"""A game is dealt from the seed of its episode."""
AS_LAID = 2
"""It lies ready, dealt elsewhere."""

EPISODE_FIELDS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("seed", "i8", ()),  # of the game that is played, where it was dealt from a small one
    ("observation", "i8", (MOST_WORDS,)),
    ("final", "i8", (MOST_WORDS,)),  # the last observation of the game that ended with this step
    ("standing", "i4", (SEATS,)),  # of the game that ended with this step; in solo the opponent has seat 1
    ("score", "i4", (SEATS,)),
    ("action", "i2", ()),  # to be done; negative: none
    ("count", "i2", ()),
    ("legal", "i2", (ACTIONS,)),
    ("seat", "i1", ()),  # who acts next; -1 when nobody does
    ("done", "i1", ()),  # whether a game ended with this step
    ("reason", "i1", ()),  # and why, as in `state.end_reason`
    ("mask", "i1", (ACTIONS,)),
)
WORK_FIELDS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("first", "i8", ()),  # the games from this one
    ("end", "i8", ()),  # up to this one
    ("games", "i8", ()),  # in all
    ("scratch", "i8", ()),  # a state to work with
    ("reset", "i8", ()),  # how a game begins
    ("again", "i8", ()),  # whether one that is over begins anew at once
    ("viewer", "i8", ()),  # whose observations are written; -1: those of who acts
    ("open_scores", "i8", ()),  # whether everybody's points are known
    ("cells", "i8", (256,)),  # eight cells, a bit each, as a word
    ("pairs", "i8", (1024,)),  # the counts of two kinds, five bits each, as the low half of a quarter of a word
)


class Episode:
    """A game and what is told of it; a row of these is what `numpy` sees."""

    __slots__ = tuple(name for name, _, _ in EPISODE_FIELDS)
    LAYOUT = Layout("Episode", tuple(Field(*field) for field in EPISODE_FIELDS))

    seed: int
    observation: MutableSequence[int]
    final: MutableSequence[int]
    standing: MutableSequence[int]
    score: MutableSequence[int]
    action: int
    count: int
    legal: MutableSequence[int]
    seat: int
    done: int
    reason: int
    mask: MutableSequence[int]

    def __init__(self) -> None:
        set_zero(self, self.LAYOUT)


class Work:
    """What a call is about, and two tables that spread bits."""

    __slots__ = tuple(name for name, _, _ in WORK_FIELDS)
    LAYOUT = Layout("Work", tuple(Field(*field) for field in WORK_FIELDS))

    first: int
    end: int
    games: int
    scratch: int
    reset: int
    again: int
    viewer: int
    open_scores: int
    cells: MutableSequence[int]
    pairs: MutableSequence[int]

    def __init__(self) -> None:
        set_zero(self, self.LAYOUT)


def fill_tables(work: Any) -> None:
    """Write the tables of a work."""
    for bits in range(256):
        work.cells[bits] = sum((bits >> at & 1) << WORD * at for at in range(WORD))
    for counts in range(1024):
        work.pairs[counts] = (counts & 31) | (counts >> 5) << WORD
