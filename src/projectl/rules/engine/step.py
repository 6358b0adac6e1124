"""`step`: do an action and everything that follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import free_slot, lay
from .codes import (
    AMBASSADOR,
    BLACK,
    CHOOSE,
    COMPLETE,
    DEAD_POSITION,
    DECLINE,
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
from .dead import is_dead_end
from .explain import explain
from .market import deck_of_slot, draw_top, refill, restock
from .notes import (
    EXCHANGED,
    LEVEL_UP_DECLINED,
    LOCK_TAKEN,
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
from .solo import COLUMNS
from .touches import begin_touches, finish_touches, touch
from .turn import all_turns_over, end_turn, pass_on
from .why_turn import can_do_something

if TYPE_CHECKING:
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables


def step(state: State, rules: Rules, tables: Tables, seat: int, action: int) -> int:
    """Do a legal action and return ALLOWED; refuse any other, change nothing and return the reason."""
    reason = explain(state, rules, tables, seat, action)
    if reason == ALLOWED:
        apply(state, rules, tables, seat, action)
    return reason


def apply(state: State, rules: Rules, tables: Tables, seat: int, action: int) -> None:
    """Do an action that is known to be legal."""
    if state.phase == TOUCHES:
        do_touch(state, rules, tables, seat, action)
        return
    marker = marker_of(state, rules, seat)
    if action >= PLACE:
        do_place(state, tables, marker, (action - PLACE) // PLACEMENTS, (action - PLACE) % PLACEMENTS)
    elif action < EXCHANGE:
        do_market(state, rules, tables, marker, action)
    elif action < STOP:
        do_pieces(state, tables, marker, action)
    else:
        do_decision(state, rules, tables, marker, action)
    settle(state, rules, tables)


def do_touch(state: State, rules: Rules, tables: Tables, seat: int, action: int) -> None:
    """A finishing touch, or the end of them."""
    if action == DONE:
        finish_touches(state, rules, tables, seat)
    else:
        touch(state, tables, seat, (action - PLACE) // PLACEMENTS, (action - PLACE) % PLACEMENTS)


def do_place(state: State, tables: Tables, marker: int, slot: int, placement: int) -> None:
    """Place a piece, as an action of its own or within a sequence."""
    if state.sequence[marker]:
        place_in_sequence(state, tables, marker, slot, placement)
        return
    seat = state.holder[marker]
    lay(state, tables, seat, slot, placement)
    emit(state, PLACED, seat, slot, placement)
    finish_placing(state, tables, marker)


def do_market(state: State, rules: Rules, tables: Tables, marker: int, action: int) -> None:
    """Puzzles, the level-1 piece and Recycle."""
    if action < TAKE_DECK:
        take_from_row(state, rules, tables, marker, action)
    elif action < PIECE:
        take_from_deck(state, rules, tables, marker, action - TAKE_DECK)
    elif action == PIECE:
        finish_action(state, marker)
        state.subject[marker] = LEVEL_1_PIECE
        offer_piece(state, rules, tables, marker)
    elif action < ORDER:
        begin_recycle(state, rules, tables, marker, action - RECYCLE)
    else:
        order_next(state, rules, tables, marker, action - ORDER)


def take_from_row(state: State, rules: Rules, tables: Tables, marker: int, slot: int) -> None:
    """Take a face-up puzzle and refill its slot (R-TAKE, R-SOLO-TAKE)."""
    puzzle = state.rows[slot]
    state.rows[slot] = -1
    receive_puzzle(state, marker, puzzle, slot)
    if state.ending != NOT_ENDING and deck_of_slot(rules, slot) == BLACK:
        state.black_taken[marker] = 1  # the take that empties the deck comes before the trigger (D19)
    if rules.solo and state.locks[slot % COLUMNS] > 0:
        state.locks[slot % COLUMNS] -= 1
        state.lock_supply += 1
        emit(state, LOCK_TAKEN, state.holder[marker], slot % COLUMNS, 0)
    refill(state, rules, tables, slot)
    restock(state, rules, tables)
    finish_action(state, marker)


def take_from_deck(state: State, rules: Rules, tables: Tables, marker: int, deck: int) -> None:
    """Take the top puzzle of a deck, unseen (R-TAKE-DECK)."""
    receive_puzzle(state, marker, draw_top(state, rules, tables, deck), -1 - deck)
    restock(state, rules, tables)
    finish_action(state, marker)


def receive_puzzle(state: State, marker: int, puzzle: int, source: int) -> None:
    """Place a puzzle before the holder of the marker."""
    seat = state.holder[marker]
    state.puzzle[seat * SLOTS + free_slot(state, seat)] = puzzle
    emit(state, TAKEN, seat, puzzle, source)


def do_pieces(state: State, tables: Tables, marker: int, action: int) -> None:
    """Exchanges, and the actions that begin a sequence of placements."""
    if action < MASTER:
        exchange(state, tables, marker, (action - EXCHANGE) // KINDS, (action - EXCHANGE) % KINDS)
    elif action < AMBASSADOR:
        begin_master(state, marker)
    elif action < GHOST:
        begin_ambassador(state, marker)
    else:
        begin_ghost(state, tables, marker, action - GHOST)


def exchange(state: State, tables: Tables, marker: int, given: int, taken: int) -> None:
    """Return a piece and take another (R-UPGRADE, R-EXCHANGE)."""
    seat = state.holder[marker]
    change = tables.one[taken] - tables.one[given]
    state.supply[seat] += change
    state.reserve -= change
    emit(state, EXCHANGED, seat, given, taken)
    finish_action(state, marker)


def do_decision(state: State, rules: Rules, tables: Tables, marker: int, action: int) -> None:
    """Closing and cancelling sequences, ending the turn, answers to choices."""
    if action == STOP:
        close_sequence(state, tables, marker)
    elif action < END:
        cancel_sequence(state, tables, marker)
    elif action == END:
        end_turn(state, marker)
    elif action < COMPLETE:
        take_reward(state, rules, tables, marker, action - CHOOSE)
    elif action < LEVEL_UP:
        state.choice[marker] = NO_CHOICE
        reward_puzzle(state, rules, tables, marker, action - COMPLETE)
    elif action < DECLINE:
        level_up(state, rules, tables, marker, (action - LEVEL_UP) // KINDS, (action - LEVEL_UP) % KINDS)
    else:
        emit(state, LEVEL_UP_DECLINED, state.holder[marker], 0, 0)
        use_arrow(state, rules, tables, marker)


def settle(state: State, rules: Rules, tables: Tables) -> None:
    """Let everything happen that needs no decision: rewards, the ends of turns, the end of the play."""
    if rules.markers == 1 and state.sequence[0] != NO_SEQUENCE:
        return
    while state.phase == PLAY:
        if state.slots[0] or rules.markers == 2:
            resolve_all(state, rules, tables)
        if not rules.confirm:
            for marker in range(rules.markers):
                if is_idle(state, marker) and is_finished(state, rules, tables, marker):
                    end_turn(state, marker)
        over = all_turns_over(state, rules)
        if (over or not rules.confirm) and is_dead_end(state, rules, tables):
            begin_touches(state, rules, tables, DEAD_POSITION)
        elif over:
            pass_on(state, rules, tables)
        else:
            return


def resolve_all(state: State, rules: Rules, tables: Tables) -> None:
    """Give all rewards that need no answer; one seat's reward may void the choice of the other (D22)."""
    going = True
    while going:
        going = False
        for marker in range(rules.markers):
            if resolve(state, rules, tables, marker):
                going = rules.markers == 2


def is_finished(state: State, rules: Rules, tables: Tables, marker: int) -> bool:
    """A turn ends with its last action, or when exactly three are asked for and none is possible (R-TURN)."""
    left = state.actions[marker]
    if left <= 0:
        return left == 0
    return rules.exact_turn == 1 and not can_do_something(state, rules, tables, marker)
