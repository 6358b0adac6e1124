"""`explain`: why an action is refused. It is ALLOWED exactly when `step` accepts the action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .codes import (
    ACTIONS,
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
    LEVEL_CHOICE,
    LEVEL_UP,
    MASTER,
    NO_CHOICE,
    NO_SEQUENCE,
    ORDER,
    ORDER_CHOICE,
    OVER,
    PIECE,
    PLACE,
    PLACEMENTS,
    RECYCLE,
    RECYCLE_SEQUENCE,
    REWARD_CHOICE,
    STOP,
    TAKE_DECK,
    TOUCHES,
    TURN_OVER,
)
from .reasons import (
    ALLOWED,
    ARROWS_FIRST,
    CHOICE_FIRST,
    GAME_OVER,
    NO_ACTIONS_LEFT,
    NO_CHOICE_OPEN,
    NO_SEQUENCE_OPEN,
    NO_SUCH_SEAT,
    NOT_COMPLETED,
    NOT_TOUCHES_YET,
    NOT_YOUR_TURN,
    ONLY_TOUCHES,
    ORDER_FIRST,
    SEQUENCE_FIRST,
    TOUCHES_ALREADY_DONE,
    TURN_IS_OVER,
    UNKNOWN_ACTION,
)
from .seats import marker_of
from .why_market import why_no_take, why_not_deck, why_not_ordered, why_not_recycle, why_not_slot
from .why_pieces import why_no_piece, why_not_chosen, why_not_exchange, why_not_level_up, why_not_split
from .why_place import (
    why_no_ambassador,
    why_no_cancel,
    why_no_master,
    why_no_stop,
    why_not_in_sequence,
    why_not_place,
    why_nothing_placed,
)
from .why_turn import why_no_end

if TYPE_CHECKING:
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables


def explain(state: State, rules: Rules, tables: Tables, seat: int, action: int) -> int:
    """The reason why `seat` may not do `action` now, ALLOWED if it may."""
    if action < 0 or action >= ACTIONS:
        return UNKNOWN_ACTION
    if seat < 0 or seat >= rules.players:
        return NO_SUCH_SEAT
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == TOUCHES:
        return explain_touch(state, tables, seat, action)
    marker = marker_of(state, rules, seat)
    if marker < 0:
        return NOT_YOUR_TURN
    if state.actions[marker] == TURN_OVER:
        return TURN_IS_OVER
    if state.choice[marker] != NO_CHOICE:
        return explain_choice(state, rules, tables, marker, action)
    if state.sequence[marker] != NO_SEQUENCE:
        return explain_sequence(state, rules, tables, marker, action)
    return explain_turn(state, rules, tables, marker, action)


def explain_touch(state: State, tables: Tables, seat: int, action: int) -> int:
    """Finishing touches: place or be done (R-TOUCH)."""
    if state.touch_done >> seat & 1:
        return TOUCHES_ALREADY_DONE
    if action == DONE:
        return ALLOWED
    if action < PLACE:
        return ONLY_TOUCHES
    place = action - PLACE
    return why_not_place(state, tables, seat, place // PLACEMENTS, place % PLACEMENTS)


def explain_choice(state: State, rules: Rules, tables: Tables, marker: int, action: int) -> int:
    """An open choice has to be answered first."""
    choice = state.choice[marker]
    if choice == ORDER_CHOICE and COMPLETE <= action < LEVEL_UP:
        return ALLOWED if state.slots[marker] >> (action - COMPLETE) & 1 else NOT_COMPLETED
    if choice == REWARD_CHOICE and CHOOSE <= action < COMPLETE:
        return why_not_chosen(state, rules, tables, marker, action - CHOOSE)
    if choice == LEVEL_CHOICE and LEVEL_UP <= action < DECLINE:
        pair = action - LEVEL_UP
        return why_not_level_up(state, rules, tables, marker, pair // KINDS, pair % KINDS)
    if choice == LEVEL_CHOICE:
        return ALLOWED if action == DECLINE else ARROWS_FIRST
    return ORDER_FIRST if choice == ORDER_CHOICE else CHOICE_FIRST


def explain_sequence(state: State, rules: Rules, tables: Tables, marker: int, action: int) -> int:
    """An open sequence goes on, stops or is cancelled; nothing else is possible (D24)."""
    if action == CANCEL:
        return why_no_cancel(state, tables, marker)
    if action == STOP:
        return why_no_stop(state, marker)
    recycling = state.sequence[marker] == RECYCLE_SEQUENCE
    if recycling and ORDER <= action < EXCHANGE:
        return why_not_ordered(state, rules, marker, action - ORDER)
    if action >= PLACE and not recycling:
        place = action - PLACE
        return why_not_in_sequence(state, tables, marker, place // PLACEMENTS, place % PLACEMENTS)
    return SEQUENCE_FIRST


def explain_turn(state: State, rules: Rules, tables: Tables, marker: int, action: int) -> int:
    """The actions of a turn, with neither a choice nor a sequence open."""
    if action == STOP or action == CANCEL or ORDER <= action < EXCHANGE:
        return NO_SEQUENCE_OPEN
    if action == DONE:
        return NOT_TOUCHES_YET
    if action == END:
        return why_no_end(state, rules, tables, marker)
    if CHOOSE <= action < DONE:
        return NO_CHOICE_OPEN
    if state.actions[marker] == 0:
        return NO_ACTIONS_LEFT
    if action < PIECE:
        return explain_take(state, rules, marker, action)
    if action == PIECE:
        return why_no_piece(state, rules, tables)
    if action < ORDER:
        return why_not_recycle(state, rules, marker, action - RECYCLE)
    return explain_pieces(state, tables, marker, action)


def explain_take(state: State, rules: Rules, marker: int, action: int) -> int:
    """Taking a puzzle from a row or a deck."""
    reason = why_no_take(state, marker)
    if reason != ALLOWED:
        return reason
    if action < TAKE_DECK:
        return why_not_slot(state, rules, marker, action)
    return why_not_deck(state, rules, marker, action - TAKE_DECK)


def explain_pieces(state: State, tables: Tables, marker: int, action: int) -> int:
    """Exchanging, placing, and the actions that place several pieces."""
    seat = state.holder[marker]
    if action < MASTER:
        pair = action - EXCHANGE
        return why_not_exchange(state, tables, seat, pair // KINDS, pair % KINDS)
    if action >= PLACE:
        place = action - PLACE
        return why_not_place(state, tables, seat, place // PLACEMENTS, place % PLACEMENTS)
    if action >= GHOST:
        return why_not_split(state, tables, seat, action - GHOST)
    reason = why_no_master(state, marker) if action < AMBASSADOR else why_no_ambassador(state, marker)
    return reason if reason != ALLOWED else why_nothing_placed(state, tables, seat)
