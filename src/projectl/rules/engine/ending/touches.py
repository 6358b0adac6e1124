"""Finishing touches and the final score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.board import any_fits, is_full, lay
from projectl.rules.engine.codes import OVER, SLOTS, TOUCHES
from projectl.rules.engine.completing import score_puzzle
from projectl.rules.engine.multiset import kinds_of, size_of
from projectl.rules.engine.notes import (
    GAME_ENDED,
    TOUCHED,
    TOUCHES_BEGAN,
    TOUCHES_DONE,
    emit,
    note_cleared,
    note_touched,
)

from .standing import solo_standing, standing_of

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def begin_touches(state: State, rules: Rules, reason: int) -> None:
    """The last round is over; who can place nothing is done at once (R-TOUCH)."""
    state.phase = TOUCHES
    state.end_reason = reason
    emit(state, TOUCHES_BEGAN, -1, reason, 0)
    for seat in range(rules.players):
        if not any_fits(state, rules, seat, kinds_of(state.supply[seat]), 0):
            finish_touches(state, rules, seat)


def touch(state: State, rules: Rules, seat: int, slot: int, placement: int) -> None:
    """Place a piece at the cost of one point."""
    lay(state, rules, seat, slot, placement)
    note_touched(state, seat * SLOTS + slot, placement)
    state.touches[seat] += 1
    emit(state, TOUCHED, seat, slot, placement)


def finish_touches(state: State, rules: Rules, seat: int) -> None:
    """A seat is done; when all are, puzzles count as completed and the game is over (R-TOUCH-DONE, D26)."""
    state.touch_done |= 1 << seat
    emit(state, TOUCHES_DONE, seat, 0, 0)
    if state.touch_done == (1 << rules.players) - 1:
        for other in range(rules.players):
            complete_touched(state, rules, other)
        state.phase = OVER
        emit(state, GAME_ENDED, -1, 0, 0)


def complete_touched(state: State, rules: Rules, seat: int) -> None:
    """Full puzzles score; their pieces go to the reserve, not to the player, and there is no reward."""
    for slot in range(SLOTS):
        where = seat * SLOTS + slot
        if is_full(state, rules, where):
            state.reserve += state.pieces[where]
            state.pieces[where] = 0
            score_puzzle(state, rules, seat, slot)
            note_cleared(state, where)


def unfinished_points(state: State, rules: Rules, seat: int) -> int:
    """What the unfinished puzzles before a seat cost it (R-SCORE, R-SOLO-SCORE)."""
    total = 0
    if rules.unfinished_cost:
        for slot in range(SLOTS):
            puzzle = state.puzzle[seat * SLOTS + slot]
            if puzzle >= 0:
                total += rules.points[puzzle]
    return total


def finishing_gain(rules: Rules, puzzle: int) -> int:
    """What it adds to the final score to finish a puzzle that a seat has before it (R-SCORE)."""
    return rules.points[puzzle] * (2 if rules.unfinished_cost else 1)


def final_score(state: State, rules: Rules, seat: int) -> int:
    """Points of the pile, minus touches, minus unfinished puzzles where they cost (R-SCORE)."""
    return state.points[seat] - state.touches[seat] - unfinished_points(state, rules, seat)


def standing(state: State, rules: Rules, seat: int) -> int:
    """One number to compare seats by (R-TIE, R-SOLO-SCORE)."""
    if rules.solo:
        return solo_standing(final_score(state, rules, seat), seat)
    return tie_standing(state, rules, seat)


def tie_standing(state: State, rules: Rules, seat: int) -> int:
    """The same with the tie-breaks of a game of several, which a player may like to win by in solo too."""
    score = final_score(state, rules, seat)
    return standing_of(score, state.completed[seat], size_of(state.supply[seat]))
