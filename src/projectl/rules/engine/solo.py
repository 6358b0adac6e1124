"""The solo opponent: a mastermind that takes the best puzzle of the open columns.

It sits in seat 1: its points, completed puzzles and pile are counted there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .market import refill, set_pile_owner
from .notes import LOCKS_MOVED, LOCKS_REMOVED, OPPONENT_PASSED, OPPONENT_TOOK, emit

if TYPE_CHECKING:
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

OPPONENT = 1
COLUMNS = 3
GRID = 9


def opponent_target(state: State, tables: Tables) -> int:
    """The slot that the opponent would take: most points, then reading order; -1 for none (R-SOLO-OPPONENT)."""
    best = -1
    for slot in range(GRID):
        if state.rows[slot] >= 0 and state.locks[slot % COLUMNS] == 0:
            if best < 0 or tables.points[state.rows[slot]] > tables.points[state.rows[best]]:
                best = slot
    return best


def all_locked(state: State) -> bool:
    """Whether no column is open (R-SOLO-LOCKED)."""
    return state.locks[0] > 0 and state.locks[1] > 0 and state.locks[2] > 0


def opponent_turn(state: State, rules: Rules, tables: Tables) -> None:
    """Play the opponent's whole turn."""
    target = opponent_target(state, tables)
    if all_locked(state):
        for column in range(COLUMNS):
            state.locks[column] -= 1
        emit(state, LOCKS_REMOVED, OPPONENT, 0, 0)
    elif target < 0:
        emit(state, OPPONENT_PASSED, OPPONENT, 0, 0)  # D10
    else:
        opponent_takes(state, rules, tables, target)


def opponent_takes(state: State, rules: Rules, tables: Tables, slot: int) -> None:
    """Take a puzzle as if completed, then move the locks, then refill."""
    puzzle = state.rows[slot]
    state.rows[slot] = -1
    state.points[OPPONENT] += tables.points[puzzle]
    state.completed[OPPONENT] += 1
    set_pile_owner(state, puzzle, OPPONENT)
    emit(state, OPPONENT_TOOK, OPPONENT, puzzle, slot)
    move_locks(state, slot % COLUMNS)
    refill(state, rules, tables, slot)


def move_locks(state: State, column: int) -> None:
    """The opponent's supply and one lock of each other column move onto `column` (D8)."""
    moved = state.lock_supply
    state.lock_supply = 0
    for other in range(COLUMNS):
        if other != column and state.locks[other] > 0:
            state.locks[other] -= 1
            moved += 1
    state.locks[column] += moved
    emit(state, LOCKS_MOVED, OPPONENT, column, moved)
