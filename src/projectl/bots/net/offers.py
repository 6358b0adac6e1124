"""The inputs that tell of the table: reserve, rows, decks, and the solo opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.codes import KINDS, WHITE
from projectl.rules.engine.market import deck_of_slot, trigger_deck
from projectl.rules.engine.solo import COLUMNS, GRID, all_locked, opponent_target

from .fitting import NEVER, fewest_of_few, pieces_needed, pieces_with_one_action
from .inputs import add, capped
from .layout import (
    COLUMN,
    DECK,
    ENDING,
    GAPS,
    LOCK_SUPPLY,
    LOCKS,
    NEXT_TARGET,
    OFFER,
    OFFER_REWARD,
    POINTS,
    RESERVE,
    TARGET,
    WHITE_DECK,
)

if TYPE_CHECKING:
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk

NOTHING = 7  # instead of the points of a puzzle


def add_reserve(state: State, desk: Desk) -> None:
    """The kinds that have run out."""
    for kind in range(KINDS):
        if not state.reserve >> (5 * kind) & 15:
            add(desk, RESERVE + kind, 1.0)


def add_offers(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int) -> None:
    """The puzzles in the rows; a slot is empty too when its refill is not known yet."""
    white_gaps = 0
    black_gaps = 0
    for slot in range(rules.row_slots):
        puzzle = state.rows[slot]
        if puzzle >= 0:
            at = fewest_of_few(tables.cells[puzzle], state.supply[seat], tables, desk)
            add(desk, OFFER + POINTS * reach(desk, at) + capped(tables.points[puzzle], POINTS - 1), 1.0)
            add(desk, OFFER_REWARD + tables.reward[puzzle], 0.5)
        elif deck_of_slot(rules, slot) == WHITE:
            white_gaps += 1
        else:
            black_gaps += 1
    add(desk, GAPS + capped(white_gaps, 4), 1.0)
    add(desk, GAPS + 5 + capped(black_gaps, 4), 1.0)


def reach(desk: Desk, at: int) -> int:
    """1-3: with so many pieces of the supply; 4-6: with one of them to be got by an action; 0: more, or never."""
    if pieces_needed(desk, at) < NEVER:
        return pieces_needed(desk, at)
    if pieces_with_one_action(desk, at) < NEVER:
        return 3 + pieces_with_one_action(desk, at)
    return 0


def add_decks(state: State, rules: Rules, desk: Desk) -> None:
    """How much is left to draw, and how near the end is."""
    add(desk, DECK + capped(state.deck_count[trigger_deck(rules)], 16), 1.0)
    add(desk, WHITE_DECK, 0.05 * state.deck_count[WHITE])
    add(desk, ENDING + state.ending, 1.0)


def add_solo(state: State, tables: Tables, desk: Desk) -> None:
    """Locks, and what the opponent may take."""
    for column in range(COLUMNS):
        add(desk, LOCKS + 5 * column + capped(state.locks[column], 4), 1.0)
        most = NOTHING
        for slot in range(column, GRID, COLUMNS):
            if state.rows[slot] >= 0:
                points = capped(tables.points[state.rows[slot]], 6)
                most = points if most == NOTHING else max(most, points)
        add(desk, COLUMN + 8 * capped(state.locks[column], 3) + most, 1.0)
    add(desk, LOCK_SUPPLY + capped(state.lock_supply, 6), 1.0)
    target = opponent_target(state, tables)
    add(desk, TARGET + points_of(state, tables, target), 1.0)
    add(desk, NEXT_TARGET + points_of(state, tables, next_target(state, tables, target)), 1.0)


def points_of(state: State, tables: Tables, slot: int) -> int:
    """Of the puzzle in a slot; 7 without one."""
    return capped(tables.points[state.rows[slot]], 6) if slot >= 0 else NOTHING


def next_target(state: State, tables: Tables, target: int) -> int:
    """The slot that the opponent is after once it has had its turn, as far as can be seen; -1 for none."""
    if target < 0 and not all_locked(state):
        return -1
    column = target % COLUMNS if target >= 0 else -1
    best = -1
    for slot in range(GRID):
        locks = state.locks[slot % COLUMNS] - 1
        if column >= 0 and slot % COLUMNS == column:
            locks = locks_moved(state, column)
        if slot == target or locks > 0 or state.rows[slot] < 0:
            continue
        if best < 0 or tables.points[state.rows[slot]] > tables.points[state.rows[best]]:
            best = slot
    return best


def locks_moved(state: State, column: int) -> int:
    """The locks on the column that the opponent has taken from, which had none."""
    moved = state.lock_supply
    for other in range(COLUMNS):
        if other != column and state.locks[other] > 0:
            moved += 1
    return moved
