"""The switches of one game, as the engine reads them: plain integers, the same for the whole game."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """Everything about a game's rules that the engine asks for. `projectl.rules.options` makes it."""

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
