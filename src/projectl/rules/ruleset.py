"""What never changes in a game, as one object: the switches of its rules, and what the engine looks up.

Switches are plain integers; the tables of pieces, placements and puzzles are flat lists of them. The puzzles are
numbered white first, then black, in the order of their set.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .options import Options
    from .puzzles import Puzzle

Numbers = Sequence[int]
"""A list for the interpreted engine, an array of the same content for the compiled one."""


class Rules(NamedTuple):
    """Everything that the engine asks for besides the state. `Options.rules` makes it."""

    options: Options
    """What the game is played with."""
    cards: tuple[Puzzle, ...]
    """The puzzles, by number."""
    # --- switches ---
    players: int
    """Seats that people or bots play; the solo opponent is not among them."""
    solo: int
    line_clear: int
    markers: int
    """How many turns are played at once: two in Line Clear."""
    row_slots: int
    """Slots for face-up puzzles in all."""
    row_width: int
    """Slots of one row, or of one row of the solo grid."""
    copies: int
    """Pieces of each base shape."""
    ghosts: int
    """Pieces of each ghost shape."""
    white_deck: int
    """Puzzles in the white deck at the start; in solo the white part of the one deck."""
    black_deck: int
    outer_locks: int
    """Solo: locks at the start over the first and the third column."""
    middle_locks: int
    lock_supply: int
    exact_turn: int
    deck_take: int
    recycle: int
    fallback_higher: int
    piece_fallback: int
    black_limit: int
    unfinished_cost: int
    ambassador_later: int
    split_arrows: int
    endless_white: int
    confirm: int
    """The end of a turn is an action of its own, so that the last action can still be taken back."""
    turn_cap: int
    """The play stops after so many turns."""
    # --- tables ---
    one: Numbers
    """By kind: the multiset of one piece."""
    kind_set: Numbers
    """By kind: the set of that kind alone."""
    level: Numbers
    level_set: Numbers
    """By level 0..5: the set of its kinds."""
    up_to: Numbers
    """By level 0..5: the set of the kinds up to it."""
    mask: Numbers
    """By placement: its cells."""
    kind: Numbers
    """By placement: its kind."""
    split_ghost: Numbers
    split_pieces: Numbers
    """By split: the multiset of the new pieces."""
    puzzles: int
    whites: int
    """Puzzles below this number are white."""
    cells: Numbers
    """By puzzle: its recess."""
    points: Numbers
    reward: Numbers
    fit_start: Numbers
    """By 12 * puzzle + kind: where its placements begin in the two lists below."""
    fit_mask: Numbers
    fit_placement: Numbers
