"""The inputs that tell of the table: reserve, rows, decks, and the solo opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.search.completion_cost import NEVER, fewest_of_few, pieces_needed, pieces_with_one_action
from projectl.rules.engine.codes import KINDS, WHITE
from projectl.rules.engine.market import deck_of_slot, trigger_deck
from projectl.rules.engine.solo import COLUMNS, GRID, next_target, opponent_target

from .feature_index import (
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
from .sparse_input import add, capped

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

NOTHING = 7  # instead of the points of a puzzle


def add_reserve(state: State, workspace: Workspace) -> None:
    """The kinds that have run out."""
    for kind in range(KINDS):
        if not state.reserve >> (5 * kind) & 15:
            add(workspace, RESERVE + kind, 1.0)


def add_offers(state: State, rules: Rules, workspace: Workspace, seat: int) -> None:
    """The puzzles in the rows; a slot is empty too when its refill is not known yet."""
    white_gaps = 0
    black_gaps = 0
    for slot in range(rules.row_slots):
        puzzle = state.rows[slot]
        if puzzle >= 0:
            at = fewest_of_few(rules.cells[puzzle], state.supply[seat], rules, workspace)
            add(workspace, OFFER + POINTS * reach(workspace, at) + capped(rules.points[puzzle], POINTS - 1), 1.0)
            add(workspace, OFFER_REWARD + rules.reward[puzzle], 0.5)
        elif deck_of_slot(rules, slot) == WHITE:
            white_gaps += 1
        else:
            black_gaps += 1
    add(workspace, GAPS + capped(white_gaps, 4), 1.0)
    add(workspace, GAPS + 5 + capped(black_gaps, 4), 1.0)


def reach(workspace: Workspace, at: int) -> int:
    """1-3: with so many pieces of the supply; 4-6: with one of them to be got by an action; 0: more, or never."""
    if pieces_needed(workspace, at) < NEVER:
        return pieces_needed(workspace, at)
    if pieces_with_one_action(workspace, at) < NEVER:
        return 3 + pieces_with_one_action(workspace, at)
    return 0


def add_decks(state: State, rules: Rules, workspace: Workspace) -> None:
    """How much is left to draw, and how near the end is."""
    add(workspace, DECK + capped(state.deck_count[trigger_deck(rules)], 16), 1.0)
    add(workspace, WHITE_DECK, 0.05 * state.deck_count[WHITE])
    add(workspace, ENDING + state.ending, 1.0)


def add_solo(state: State, rules: Rules, workspace: Workspace) -> None:
    """Locks, and what the opponent may take."""
    for column in range(COLUMNS):
        add(workspace, LOCKS + 5 * column + capped(state.locks[column], 4), 1.0)
        most = NOTHING
        for slot in range(column, GRID, COLUMNS):
            if state.rows[slot] >= 0:
                points = capped(rules.points[state.rows[slot]], 6)
                most = points if most == NOTHING else max(most, points)
        add(workspace, COLUMN + 8 * capped(state.locks[column], 3) + most, 1.0)
    add(workspace, LOCK_SUPPLY + capped(state.lock_supply, 6), 1.0)
    target = opponent_target(state, rules)
    add(workspace, TARGET + points_of(state, rules, target), 1.0)
    add(workspace, NEXT_TARGET + points_of(state, rules, next_target(state, rules, target)), 1.0)


def points_of(state: State, rules: Rules, slot: int) -> int:
    """Of the puzzle in a slot; 7 without one."""
    return capped(rules.points[state.rows[slot]], 6) if slot >= 0 else NOTHING
