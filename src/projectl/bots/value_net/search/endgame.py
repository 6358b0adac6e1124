"""The end of a game: the best finishing touches, and who wins with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.model.inference import estimate
from projectl.rules.engine.blocks import block_of
from projectl.rules.engine.codes import DONE, END, LAST_ROUND, PLACE, SLOTS
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.ending.standing import score_in, solo_standing, standing_of
from projectl.rules.engine.ending.touches import complete_touched, final_score, finishing_gain, tie_standing
from projectl.rules.engine.legal import legal
from projectl.rules.engine.multiset import size_of
from projectl.rules.engine.solo import OPPONENT
from projectl.rules.engine.step import apply

from .completable import count_slots, nth_slot, orders_of, within_reach
from .completion_cost import NEVER, fewest, pieces_needed, supply_left
from .results import Estimate

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .workspace import Workspace


def final_standing(state: State, rules: Rules, workspace: Workspace, seat: int) -> int:
    """How a seat stands with the best touches, as one number (R-SCORE, R-TIE).

    The puzzles are filled one after the other, each with as few pieces as can be, in every order.
    """
    best = -(1 << 40)
    slots = within_reach(state, rules, workspace, seat, NEVER - 1)
    for order in range(orders_of(count_slots(slots))):
        best = max(best, standing_in_order(state, rules, workspace, seat, slots, order))
    return best


def standing_in_order(state: State, rules: Rules, workspace: Workspace, seat: int, slots: int, order: int) -> int:
    """The same with the puzzles filled in one order, which a number stands for."""
    supply = state.supply[seat]
    score = final_score(state, rules, seat)
    completed = state.completed[seat]
    for left in range(count_slots(slots), 0, -1):
        slot = nth_slot(slots, order % left)
        order //= left
        slots &= ~(1 << slot)
        where = seat * SLOTS + slot
        puzzle = state.puzzle[where]
        gain = finishing_gain(rules, puzzle)
        rest = rules.cells[puzzle] & ~state.filled[where]
        at = fewest(rest, supply, rules, workspace) if rest else -1
        needed = pieces_needed(workspace, at) if rest else 0
        if needed < NEVER and gain >= needed:
            score += gain - needed
            completed += 1
            if rest:
                supply = supply_left(workspace, at)
    return standing_of(score, completed, size_of(supply))


def best_touch(states: list[State], at: int, rules: Rules, workspace: Workspace, seat: int, out: Buffer) -> int:
    """The next finishing touch, or DONE; the state after `at` is used."""
    count = legal(states[at], rules, seat, out)
    best = DONE
    goal = final_standing(states[at], rules, workspace, seat)
    if standing_as_is(states, at, rules, seat) >= goal:
        return DONE
    most = -(1 << 40)
    for i in range(count):
        action = out[i]
        if block_of(action) == PLACE:
            after = standing_after(states, at, rules, workspace, seat, action)
            if after > most:
                most = after
                best = action
    return best


def standing_as_is(states: list[State], at: int, rules: Rules, seat: int) -> int:
    """`final_standing` without any more touches; the state after `at` is used."""
    copy_state(states, at + 1, at)
    complete_touched(states[at + 1], rules, seat)
    return tie_standing(states[at + 1], rules, seat)


def standing_after(states: list[State], at: int, rules: Rules, workspace: Workspace, seat: int, action: int) -> int:
    """`final_standing` after one touch."""
    copy_state(states, at + 1, at)
    apply(states[at + 1], rules, seat, action)
    return final_standing(states[at + 1], rules, workspace, seat)


def judge(state: State, rules: Rules, workspace: Workspace, seat: int) -> Estimate:
    """How good a finished play is for `seat`, all touching as well as they can."""
    mine = final_standing(state, rules, workspace, seat)
    if rules.solo:
        score = final_score(state, rules, OPPONENT)
        won = solo_standing(score_in(mine), seat) > solo_standing(score, OPPONENT)
        return estimate(workspace, 1.0 if won else 0.0, float(score_in(mine) - score))
    best = -(1 << 40)
    level = 1
    for i in range(1, rules.players):
        other = final_standing(state, rules, workspace, (seat + i) % rules.players)
        level = level + 1 if other == mine else level
        best = max(best, other)
    return estimate(workspace, 0.0 if best > mine else 1.0 / level, float(score_in(mine) - score_in(best)))


def is_last_turn(state: State, rules: Rules, seat: int) -> bool:
    """Whether the finishing touches follow this turn of `seat`."""
    if rules.line_clear or state.ending != LAST_ROUND:
        return False
    return rules.solo == 1 or (seat + 1) % rules.players == state.first


def judge_last_turn(states: list[State], at: int, rules: Rules, workspace: Workspace, seat: int) -> Estimate:
    """What a position at the end of the last turn is worth: nothing is left to guess. The state after `at` is used."""
    copy_state(states, at + 1, at)
    apply(states[at + 1], rules, seat, END)
    return judge(states[at + 1], rules, workspace, seat)
