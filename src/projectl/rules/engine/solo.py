"""The solo opponent: a mastermind that takes the best puzzle of the open columns.

It sits in seat 1: its points, completed puzzles and pile are counted there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .market import refill, set_pile_owner
from .notes import LOCK_TAKEN, LOCKS_MOVED, LOCKS_REMOVED, OPPONENT_PASSED, OPPONENT_TOOK, emit

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

OPPONENT = 1
COLUMNS = 3
GRID = 9
FOLLOWING = 1  # locks of each other column that move onto the one that was taken from (D8)


def open_columns(state: State) -> int:
    """The columns without a lock, as a set: one bit each."""
    found = 0
    for column in range(COLUMNS):
        if state.locks[column] == 0:
            found |= 1 << column
    return found


def best_slot(state: State, rules: Rules, columns: int, gone: int) -> int:
    """Of some columns the puzzle with most points, then in reading order, but for the slot `gone`; -1 for none."""
    best = -1
    for slot in range(GRID):
        if state.rows[slot] >= 0 and slot != gone and columns >> slot % COLUMNS & 1:
            if best < 0 or rules.points[state.rows[slot]] > rules.points[state.rows[best]]:
                best = slot
    return best


def opponent_target(state: State, rules: Rules) -> int:
    """The slot that the opponent would take; -1 for none (R-SOLO-OPPONENT)."""
    return best_slot(state, rules, open_columns(state), -1)


def next_target(state: State, rules: Rules, target: int) -> int:
    """The slot that it is after once it has taken `target` (-1: nothing), if nothing else changes; -1 for none."""
    if target < 0 and not all_locked(state):
        return -1
    columns = 0
    for column in range(COLUMNS):
        locks = locks_after_take(state, column, target % COLUMNS) if target >= 0 else state.locks[column] - 1
        if locks == 0:
            columns |= 1 << column
    return best_slot(state, rules, columns, target)


def all_locked(state: State) -> bool:
    """Whether no column is open (R-SOLO-LOCKED)."""
    return open_columns(state) == 0


def opponent_turn(state: State, rules: Rules) -> None:
    """Play the opponent's whole turn."""
    target = opponent_target(state, rules)
    if all_locked(state):
        remove_locks(state)
    elif target < 0:
        emit(state, OPPONENT_PASSED, OPPONENT, 0, 0)  # D10
    else:
        opponent_takes(state, rules, target)


def opponent_takes(state: State, rules: Rules, slot: int) -> None:
    """Take a puzzle as if completed, then move the locks, then refill."""
    puzzle = state.rows[slot]
    state.rows[slot] = -1
    state.points[OPPONENT] += rules.points[puzzle]
    state.completed[OPPONENT] += 1
    set_pile_owner(state, puzzle, OPPONENT)
    emit(state, OPPONENT_TOOK, OPPONENT, puzzle, slot)
    move_locks(state, slot % COLUMNS)
    refill(state, rules, slot)


def take_lock(state: State, seat: int, column: int) -> None:
    """Who takes a puzzle from a locked column gives one of its locks to the opponent (R-SOLO-TAKE)."""
    if state.locks[column] > 0:
        state.locks[column] -= 1
        state.lock_supply += 1
        emit(state, LOCK_TAKEN, seat, column, 0)


def remove_locks(state: State) -> None:
    """One lock of each column leaves the game (R-SOLO-LOCKED)."""
    for column in range(COLUMNS):
        state.locks[column] -= 1
    emit(state, LOCKS_REMOVED, OPPONENT, 0, 0)


def following_locks(state: State, column: int) -> int:
    """How many locks of a column move onto another one that the opponent takes from (D8)."""
    return min(state.locks[column], FOLLOWING)


def locks_after_take(state: State, column: int, taken: int) -> int:
    """The locks over a column once the opponent has taken from the column `taken`, its supply moved there too (D8)."""
    if column != taken:
        return state.locks[column] - following_locks(state, column)
    locks = state.locks[column] + state.lock_supply
    for other in range(COLUMNS):
        if other != column:
            locks += following_locks(state, other)
    return locks


def move_locks(state: State, column: int) -> None:
    """The opponent has taken from `column`, and the locks move there."""
    locks = locks_after_take(state, column, column)
    moved = locks - state.locks[column]
    for other in range(COLUMNS):
        if other != column:
            state.locks[other] = locks_after_take(state, other, column)
    state.locks[column] = locks
    state.lock_supply = 0
    emit(state, LOCKS_MOVED, OPPONENT, column, moved)
