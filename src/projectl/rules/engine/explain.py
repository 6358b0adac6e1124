"""`explain`: why an action is refused. It is ALLOWED exactly when `step` accepts the action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.why.market import why_no_take, why_not_deck, why_not_ordered, why_not_recycle, why_not_slot
from projectl.rules.engine.why.pieces import (
    why_no_piece,
    why_not_chosen,
    why_not_exchange,
    why_not_level_up,
    why_not_split,
)
from projectl.rules.engine.why.place import (
    why_no_ambassador,
    why_no_cancel,
    why_no_master,
    why_no_stop,
    why_not_in_sequence,
    why_not_place,
    why_nothing_placed,
)
from projectl.rules.engine.why.turn import why_no_end

from .blocks import NO_BLOCK, block_of
from .codes import (
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
    TAKE,
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

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def explain(state: State, rules: Rules, seat: int, action: int) -> int:
    """The reason why `seat` may not do `action` now, ALLOWED if it may."""
    block = block_of(action)
    if block == NO_BLOCK:
        return UNKNOWN_ACTION
    if seat < 0 or seat >= rules.players:
        return NO_SUCH_SEAT
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == TOUCHES:
        return explain_touch(state, rules, seat, block, action - block)
    marker = marker_of(state, rules, seat)
    if marker < 0:
        return NOT_YOUR_TURN
    if state.actions[marker] == TURN_OVER:
        return TURN_IS_OVER
    if state.choice[marker] != NO_CHOICE:
        return explain_choice(state, rules, marker, block, action - block)
    if state.sequence[marker] != NO_SEQUENCE:
        return explain_sequence(state, rules, marker, block, action - block)
    return explain_turn(state, rules, marker, block, action - block)


def explain_touch(state: State, rules: Rules, seat: int, block: int, which: int) -> int:
    """Finishing touches: place or be done (R-TOUCH)."""
    if state.touch_done >> seat & 1:
        return TOUCHES_ALREADY_DONE
    if block == DONE:
        return ALLOWED
    if block != PLACE:
        return ONLY_TOUCHES
    return why_not_place(state, rules, seat, which // PLACEMENTS, which % PLACEMENTS)


def explain_choice(state: State, rules: Rules, marker: int, block: int, which: int) -> int:
    """An open choice has to be answered first."""
    choice = state.choice[marker]
    if choice == ORDER_CHOICE and block == COMPLETE:
        return ALLOWED if state.slots[marker] >> which & 1 else NOT_COMPLETED
    if choice == REWARD_CHOICE and block == CHOOSE:
        return why_not_chosen(state, rules, marker, which)
    if choice == LEVEL_CHOICE and block == LEVEL_UP:
        return why_not_level_up(state, rules, marker, which // KINDS, which % KINDS)
    if choice == LEVEL_CHOICE:
        return ALLOWED if block == DECLINE else ARROWS_FIRST
    return ORDER_FIRST if choice == ORDER_CHOICE else CHOICE_FIRST


def explain_sequence(state: State, rules: Rules, marker: int, block: int, which: int) -> int:
    """An open sequence goes on, stops or is cancelled; nothing else is possible (D24)."""
    if block == CANCEL:
        return why_no_cancel(state, rules, marker)
    if block == STOP:
        return why_no_stop(state, marker)
    recycling = state.sequence[marker] == RECYCLE_SEQUENCE
    if recycling and block == ORDER:
        return why_not_ordered(state, rules, marker, which)
    if block == PLACE and not recycling:
        return why_not_in_sequence(state, rules, marker, which // PLACEMENTS, which % PLACEMENTS)
    return SEQUENCE_FIRST


def explain_turn(state: State, rules: Rules, marker: int, block: int, which: int) -> int:
    """The actions of a turn, with neither a choice nor a sequence open."""
    if block == STOP or block == CANCEL or block == ORDER:
        return NO_SEQUENCE_OPEN
    if block == DONE:
        return NOT_TOUCHES_YET
    if block == END:
        return why_no_end(state, rules, marker)
    if block == CHOOSE or block == COMPLETE or block == LEVEL_UP or block == DECLINE:
        return NO_CHOICE_OPEN
    if state.actions[marker] == 0:
        return NO_ACTIONS_LEFT
    if block == TAKE or block == TAKE_DECK:
        return explain_take(state, rules, marker, block, which)
    if block == PIECE:
        return why_no_piece(state, rules)
    if block == RECYCLE:
        return why_not_recycle(state, rules, marker, which)
    return explain_pieces(state, rules, marker, block, which)


def explain_take(state: State, rules: Rules, marker: int, block: int, which: int) -> int:
    """Taking a puzzle from a row or a deck."""
    reason = why_no_take(state, marker)
    if reason != ALLOWED:
        return reason
    if block == TAKE:
        return why_not_slot(state, rules, marker, which)
    return why_not_deck(state, rules, marker, which)


def explain_pieces(state: State, rules: Rules, marker: int, block: int, which: int) -> int:
    """Exchanging, placing, and the actions that place several pieces."""
    seat = state.holder[marker]
    if block == PLACE:
        return why_not_place(state, rules, seat, which // PLACEMENTS, which % PLACEMENTS)
    if block == EXCHANGE:
        return why_not_exchange(state, rules, seat, which // KINDS, which % KINDS)
    if block == GHOST:
        return why_not_split(state, rules, seat, which)
    reason = why_no_master(state, marker) if block == MASTER else why_no_ambassador(state, marker)
    return reason if reason != ALLOWED else why_nothing_placed(state, rules, seat)
