"""Why a puzzle may not be taken or a row not be recycled; ALLOWED when it may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.board import free_slot
from projectl.rules.engine.codes import BLACK, WHITE
from projectl.rules.engine.market import deck_of_slot
from projectl.rules.engine.reasons import (
    ALLOWED,
    ALREADY_ORDERED,
    DECK_IS_EMPTY,
    FOUR_UNFINISHED,
    NO_DECK_TAKE,
    NO_RECYCLE,
    NO_RECYCLE_IN_SOLO,
    NO_SUCH_DECK,
    NO_SUCH_SLOT,
    NOT_IN_RECYCLED_ROW,
    NOTHING_TO_REVEAL,
    ONE_BLACK_PER_TURN,
    OTHER_MARKERS_ROWS,
    SLOT_IS_EMPTY,
    WHITE_MARKER_ONLY,
)
from projectl.rules.engine.sequence import recycled_row_start

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def why_no_take(state: State, marker: int) -> int:
    """What forbids taking any puzzle at all (R-TAKE)."""
    return ALLOWED if free_slot(state, state.holder[marker]) >= 0 else FOUR_UNFINISHED


def own_slots(rules: Rules) -> int:
    """How many slots a player may take from; they begin at `marker` times this number (R-LINE-PLAY)."""
    return rules.row_slots // rules.markers


def is_black_barred(state: State, rules: Rules, marker: int) -> bool:
    """Whether the one black puzzle of this turn is taken already (R-END-BLACK)."""
    return rules.black_limit == 1 and state.black_taken[marker] == 1


def why_not_slot(state: State, rules: Rules, marker: int, slot: int) -> int:
    """What forbids taking from this slot (R-TAKE)."""
    if slot >= rules.row_slots:
        return NO_SUCH_SLOT
    if slot // own_slots(rules) != marker:
        return OTHER_MARKERS_ROWS
    if state.rows[slot] < 0:
        return SLOT_IS_EMPTY
    if is_black_barred(state, rules, marker) and deck_of_slot(rules, slot) == BLACK:
        return ONE_BLACK_PER_TURN
    return ALLOWED


def why_not_deck(state: State, rules: Rules, marker: int, deck: int) -> int:
    """What forbids taking the top puzzle of this deck (R-TAKE-DECK)."""
    if not rules.deck_take:
        return NO_DECK_TAKE
    if rules.solo and deck != WHITE:
        return NO_SUCH_DECK
    if marker != WHITE:
        return WHITE_MARKER_ONLY
    return ALLOWED if state.deck_count[deck] > 0 else DECK_IS_EMPTY


def why_not_recycle(state: State, rules: Rules, marker: int, deck: int) -> int:
    """What forbids recycling the row of this deck (R-RECYCLE, D6)."""
    if not rules.recycle:
        return NO_RECYCLE
    if rules.solo:
        return NO_RECYCLE_IN_SOLO
    if marker != WHITE:
        return WHITE_MARKER_ONLY
    return ALLOWED if state.deck_count[deck] > 0 else NOTHING_TO_REVEAL


def why_not_ordered(state: State, rules: Rules, marker: int, slot: int) -> int:
    """What forbids naming this slot as the next to go under the deck (D25); the other seat may have emptied it (D6)."""
    if state.deck_count[state.subject[marker]] == 0:
        return NOTHING_TO_REVEAL
    place = slot - recycled_row_start(state, rules, marker)
    if place < 0 or place >= rules.row_width:
        return NOT_IN_RECYCLED_ROW
    return ALREADY_ORDERED if state.slots[marker] >> place & 1 else ALLOWED
