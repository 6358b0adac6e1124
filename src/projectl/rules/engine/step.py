"""`step`: do an action and everything that follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.ending.dead import is_dead_end
from projectl.rules.engine.ending.touches import begin_touches, finish_touches, touch
from projectl.rules.engine.why.turn import can_do_something

from .blocks import block_of
from .board import free_slot, lay
from .codes import (
    AMBASSADOR,
    BLACK,
    CANCEL,
    CHOOSE,
    COMPLETE,
    DEAD_POSITION,
    DONE,
    END,
    EXCHANGE,
    GHOST,
    KINDS,
    LEVEL_UP,
    MASTER,
    NO_CHOICE,
    NO_SEQUENCE,
    NOT_ENDING,
    ORDER,
    PIECE,
    PLACE,
    PLACEMENTS,
    PLAY,
    RECYCLE,
    SLOTS,
    STOP,
    TAKE,
    TAKE_DECK,
    TOUCHES,
)
from .completing import (
    LEVEL_1_PIECE,
    finish_action,
    finish_placing,
    level_up,
    offer_piece,
    resolve,
    reward_puzzle,
    take_reward,
    use_arrow,
)
from .explain import explain
from .market import deck_of_slot, draw_top, refill, restock
from .notes import (
    EXCHANGED,
    LEVEL_UP_DECLINED,
    PLACED,
    TAKEN,
    emit,
)
from .reasons import ALLOWED
from .seats import is_idle, marker_of
from .sequence import (
    begin_ambassador,
    begin_ghost,
    begin_master,
    begin_recycle,
    cancel_sequence,
    close_sequence,
    order_next,
    place_in_sequence,
)
from .solo import COLUMNS, take_lock
from .turn import all_turns_over, end_turn, pass_on

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def step(state: State, rules: Rules, seat: int, action: int) -> int:
    """Do a legal action and return ALLOWED; refuse any other, change nothing and return the reason."""
    reason = explain(state, rules, seat, action)
    if reason == ALLOWED:
        apply(state, rules, seat, action)
    return reason


def apply(state: State, rules: Rules, seat: int, action: int) -> None:
    """Do an action that is known to be legal."""
    if state.phase == TOUCHES:
        do_touch(state, rules, seat, action)
        return
    marker = marker_of(state, rules, seat)
    block = block_of(action)
    which = action - block
    if block == PLACE:
        do_place(state, rules, marker, which // PLACEMENTS, which % PLACEMENTS)
    elif block == EXCHANGE or block == MASTER or block == AMBASSADOR or block == GHOST:
        do_pieces(state, rules, marker, block, which)
    elif block == TAKE or block == TAKE_DECK or block == PIECE or block == RECYCLE or block == ORDER:
        do_market(state, rules, marker, block, which)
    else:
        do_decision(state, rules, marker, block, which)
    settle(state, rules)


def do_touch(state: State, rules: Rules, seat: int, action: int) -> None:
    """A finishing touch, or the end of them."""
    if action == DONE:
        finish_touches(state, rules, seat)
    else:
        touch(state, rules, seat, (action - PLACE) // PLACEMENTS, (action - PLACE) % PLACEMENTS)


def do_place(state: State, rules: Rules, marker: int, slot: int, placement: int) -> None:
    """Place a piece, as an action of its own or within a sequence."""
    if state.sequence[marker]:
        place_in_sequence(state, rules, marker, slot, placement)
        return
    seat = state.holder[marker]
    lay(state, rules, seat, slot, placement)
    emit(state, PLACED, seat, slot, placement)
    finish_placing(state, rules, marker)


def do_market(state: State, rules: Rules, marker: int, block: int, which: int) -> None:
    """Puzzles, the level-1 piece and Recycle."""
    if block == TAKE:
        take_from_row(state, rules, marker, which)
    elif block == TAKE_DECK:
        take_from_deck(state, rules, marker, which)
    elif block == PIECE:
        finish_action(state, marker)
        state.subject[marker] = LEVEL_1_PIECE
        offer_piece(state, rules, marker)
    elif block == RECYCLE:
        begin_recycle(state, rules, marker, which)
    else:
        order_next(state, rules, marker, which)


def take_from_row(state: State, rules: Rules, marker: int, slot: int) -> None:
    """Take a face-up puzzle and refill its slot (R-TAKE, R-SOLO-TAKE)."""
    puzzle = state.rows[slot]
    state.rows[slot] = -1
    receive_puzzle(state, marker, puzzle, slot)
    if state.ending != NOT_ENDING and deck_of_slot(rules, slot) == BLACK:
        state.black_taken[marker] = 1  # the take that empties the deck comes before the trigger (D19)
    if rules.solo:
        take_lock(state, state.holder[marker], slot % COLUMNS)
    refill(state, rules, slot)
    restock(state, rules)
    finish_action(state, marker)


def take_from_deck(state: State, rules: Rules, marker: int, deck: int) -> None:
    """Take the top puzzle of a deck, unseen (R-TAKE-DECK)."""
    receive_puzzle(state, marker, draw_top(state, rules, deck), -1 - deck)
    restock(state, rules)
    finish_action(state, marker)


def receive_puzzle(state: State, marker: int, puzzle: int, source: int) -> None:
    """Place a puzzle before the holder of the marker."""
    seat = state.holder[marker]
    state.puzzle[seat * SLOTS + free_slot(state, seat)] = puzzle
    emit(state, TAKEN, seat, puzzle, source)


def do_pieces(state: State, rules: Rules, marker: int, block: int, which: int) -> None:
    """Exchanges, and the actions that begin a sequence of placements."""
    if block == EXCHANGE:
        exchange(state, rules, marker, which // KINDS, which % KINDS)
    elif block == MASTER:
        begin_master(state, marker)
    elif block == AMBASSADOR:
        begin_ambassador(state, marker)
    else:
        begin_ghost(state, rules, marker, which)


def exchange(state: State, rules: Rules, marker: int, given: int, taken: int) -> None:
    """Return a piece and take another (R-UPGRADE, R-EXCHANGE)."""
    seat = state.holder[marker]
    change = rules.one[taken] - rules.one[given]
    state.supply[seat] += change
    state.reserve -= change
    emit(state, EXCHANGED, seat, given, taken)
    finish_action(state, marker)


def do_decision(state: State, rules: Rules, marker: int, block: int, which: int) -> None:
    """Closing and cancelling sequences, ending the turn, answers to choices."""
    if block == STOP:
        close_sequence(state, rules, marker)
    elif block == CANCEL:
        cancel_sequence(state, rules, marker)
    elif block == END:
        end_turn(state, marker)
    elif block == CHOOSE:
        take_reward(state, rules, marker, which)
    elif block == COMPLETE:
        state.choice[marker] = NO_CHOICE
        reward_puzzle(state, rules, marker, which)
    elif block == LEVEL_UP:
        level_up(state, rules, marker, which // KINDS, which % KINDS)
    else:
        emit(state, LEVEL_UP_DECLINED, state.holder[marker], 0, 0)
        use_arrow(state, rules, marker)


def settle(state: State, rules: Rules) -> None:
    """Let everything happen that needs no decision: rewards, the ends of turns, the end of the play."""
    if rules.markers == 1 and state.sequence[0] != NO_SEQUENCE:
        return
    while state.phase == PLAY:
        if state.slots[0] or rules.markers == 2:
            resolve_all(state, rules)
        if not rules.confirm:
            for marker in range(rules.markers):
                if is_idle(state, marker) and is_finished(state, rules, marker):
                    end_turn(state, marker)
        over = all_turns_over(state, rules)
        if (over or not rules.confirm) and is_dead_end(state, rules):
            begin_touches(state, rules, DEAD_POSITION)
        elif over:
            pass_on(state, rules)
        else:
            return


def resolve_all(state: State, rules: Rules) -> None:
    """Give all rewards that need no answer; one seat's reward may void the choice of the other (D22)."""
    going = True
    while going:
        going = False
        for marker in range(rules.markers):
            if resolve(state, rules, marker):
                going = rules.markers == 2


def is_finished(state: State, rules: Rules, marker: int) -> bool:
    """A turn ends with its last action, or when exactly three are asked for and none is possible (R-TURN)."""
    left = state.actions[marker]
    if left <= 0:
        return left == 0
    return rules.exact_turn == 1 and not can_do_something(state, rules, marker)
