"""The blocks of the action space: each kind of action has its codes in a row, and `block_of` tells whose a code is.

A block is known by its first code. A new one goes behind the last, with its line in `BLOCKS` and in `block_of`; whoever
asks for the block of an action knows what the action is, whatever comes later.
"""

from __future__ import annotations

from typing import NamedTuple

from .codes import (
    AMBASSADOR,
    CANCEL,
    CHOOSE,
    COMPLETE,
    DECLINE,
    DONE,
    END,
    EXCHANGE,
    GHOST,
    KINDS,
    LEVEL_UP,
    MASTER,
    ORDER,
    PIECE,
    PLACE,
    PLACE_END,
    PLACEMENTS,
    RECYCLE,
    ROW_SLOTS,
    SLOTS,
    SPLITS,
    STOP,
    TAKE,
    TAKE_DECK,
)


class Block(NamedTuple):
    """The actions of one kind."""

    first: int
    """The code that it is known by."""
    size: int
    word: str
    """With which all of them begin in notation."""

    @property
    def codes(self) -> range:
        """All codes of it."""
        return range(self.first, self.first + self.size)


BLOCKS = (
    Block(TAKE, ROW_SLOTS, "take"),
    Block(TAKE_DECK, 2, "take"),
    Block(PIECE, 1, "piece"),
    Block(RECYCLE, 2, "recycle"),
    Block(ORDER, ROW_SLOTS, "order"),
    Block(EXCHANGE, KINDS * KINDS, "exch"),
    Block(MASTER, 1, "master"),
    Block(AMBASSADOR, 1, "ambassador"),
    Block(GHOST, SPLITS, "split"),
    Block(STOP, 1, "stop"),
    Block(CANCEL, 1, "cancel"),
    Block(END, 1, "end"),
    Block(CHOOSE, KINDS, "choose"),
    Block(COMPLETE, SLOTS, "complete"),
    Block(LEVEL_UP, KINDS * KINDS, "up"),
    Block(DECLINE, 1, "decline"),
    Block(DONE, 1, "done"),
    Block(PLACE, SLOTS * PLACEMENTS, "place"),
)
"""In the order of their codes."""
BLOCK_AT = {block.first: block for block in BLOCKS}
NO_BLOCK = -1
"""Of a number that is no action."""


def block_of(action: int) -> int:
    """The first code of the block that an action belongs to."""
    if action >= PLACE:
        return PLACE if action < PLACE_END else NO_BLOCK
    if action < EXCHANGE:
        if action < PIECE:
            return NO_BLOCK if action < TAKE else TAKE if action < TAKE_DECK else TAKE_DECK
        return RECYCLE if RECYCLE <= action < ORDER else PIECE if action < RECYCLE else ORDER
    if action < MASTER:
        return EXCHANGE
    if action < CHOOSE:
        return GHOST if GHOST <= action < STOP else action  # all others are blocks of one code each
    if action < LEVEL_UP:
        return CHOOSE if action < COMPLETE else COMPLETE
    return LEVEL_UP if action < DECLINE else action  # DECLINE and DONE are blocks of one code each
