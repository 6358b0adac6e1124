"""What an action does: the rules do it, and choices that it opens are answered by a rule of thumb."""

from __future__ import annotations

from collections.abc import Iterable

from projectl.rules.buffers import new_buffer
from projectl.rules.engine import (
    CHOOSE,
    COMPLETE,
    END,
    EXCHANGE,
    KINDS,
    LEVEL_UP,
    NO_CHOICE,
    NO_SEQUENCE,
    PLACE,
    PLACEMENTS,
    SLOTS,
    STOP,
    TAKE,
    apply,
    begin_turn,
    block_of,
    end_round,
    legal,
    opponent_turn,
    take_from_row,
)
from projectl.rules.engine import exchange as exchange_pieces
from projectl.rules.pieces import LEVELS
from projectl.rules.state import State

from .turn_state import Table, TurnState

Laying = tuple[int, int]
"""A puzzle slot and a placement."""

_OUT = new_buffer()


def take(turn: TurnState, table: Table, slot: int) -> TurnState:
    """Take a face-up puzzle (R-TAKE)."""
    state = turn.lay_out(table)
    take_from_row(state, table.rules, table.marker, slot)
    return TurnState(state, table, turn.seat, (*turn.path, TAKE + slot))


def exchange(turn: TurnState, table: Table, given: int, taken: int) -> TurnState:
    """Upgrade or exchange a piece (R-UPGRADE, R-EXCHANGE)."""
    state = turn.lay_out(table)
    exchange_pieces(state, table.rules, table.marker, given, taken)
    return TurnState(state, table, turn.seat, (*turn.path, EXCHANGE + KINDS * given + taken))


def act(turn: TurnState, table: Table, action: int) -> TurnState:
    """Do any other action; a sequence that it opens is closed at once (R-GHOST)."""
    return _after(turn, table, (action,), (action,))


def place(turn: TurnState, table: Table, laying: Laying) -> TurnState:
    """Place one piece (R-PLACE)."""
    return act(turn, table, _code(laying))


def place_several(turn: TurnState, table: Table, layings: Iterable[Laying], begin: int) -> TurnState:
    """Master or Ambassador: a piece on each of several puzzles, in one action (R-MASTER, R-AMBASSADOR)."""
    actions = (begin, *map(_code, layings))
    # Where nothing more fits the sequence closes by itself (D24), and the bot will plan anew.
    return _after(turn, table, actions, (*actions, STOP))


def end(turn: TurnState, table: Table) -> TurnState:
    """End the turn early (R-TURN); what comes after it is not looked at here."""
    state = turn.lay_out(table)
    state.actions[table.marker] = 0
    return TurnState(state, table, turn.seat, (*turn.path, END))


def next_turn(turn: TurnState, table: Table) -> TurnState:
    """The position when the seat is to act again; of what others will do, only the solo opponent's turn is known."""
    state = turn.lay_out(table)
    if table.rules.solo:
        opponent_turn(state, table.rules)
    end_round(state)
    begin_turn(state, table.marker, turn.seat)
    return TurnState(state, table, turn.seat, turn.path)


def _code(laying: Laying) -> int:
    slot, placement = laying
    return PLACE + slot * PLACEMENTS + placement


def _after(turn: TurnState, table: Table, actions: tuple[int, ...], path: tuple[int, ...]) -> TurnState:
    state, seat = turn.lay_out(table), turn.seat
    for action in actions:
        apply(state, table.rules, seat, action)
    if state.sequence[table.marker] != NO_SEQUENCE:
        apply(state, table.rules, seat, STOP)
    while state.choice[table.marker] != NO_CHOICE:
        apply(state, table.rules, seat, _answer(state, table, seat))
    return TurnState(state, table, seat, turn.path + path)


def _answer(state: State, table: Table, seat: int) -> int:
    """The biggest piece, rewards with arrows last (D4), the piece that rises most and of equal ones the lowest."""
    count = legal(state, table.rules, seat, _OUT)
    return max(_OUT[:count], key=lambda action: _gain(state, table, seat, action))


def _gain(state: State, table: Table, seat: int, action: int) -> tuple[int, int, int]:
    block = block_of(action)
    if block == CHOOSE:
        return LEVELS[action - CHOOSE], 0, 0
    if block == COMPLETE:
        return -table.rules.reward[state.puzzle[seat * SLOTS + action - COMPLETE]], 0, 0
    if block == LEVEL_UP:
        given, taken = divmod(action - LEVEL_UP, KINDS)
        return LEVELS[taken] - LEVELS[given], -given, taken
    return -1, 0, 0
