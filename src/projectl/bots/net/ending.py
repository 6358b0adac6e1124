"""The end of a game: the best finishing touches, and who wins with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.codes import DONE, END, LAST_ROUND, PLACE, SLOTS
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.legal import legal
from projectl.rules.engine.multiset import size_of
from projectl.rules.engine.step import apply

from .fitting import NEVER, fewest, pieces_needed, supply_left
from .forward import worth
from .harvest import count_slots, nth_slot, orders_of, within_reach

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk

TIE_BREAKS = 65536  # by which `final_standing` is divided to get the score


def final_standing(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int) -> int:
    """Score, completed puzzles and pieces left with the best touches, as one number (R-SCORE, R-TIE).

    The puzzles are filled one after the other, each with as few pieces as can be, in every order.
    """
    best = -(1 << 40)
    slots = within_reach(state, tables, desk, seat, NEVER - 1)
    for order in range(orders_of(count_slots(slots))):
        best = max(best, standing_in_order(state, rules, tables, desk, seat, slots, order))
    return best - (cost_of_others(state, tables, seat, slots) * TIE_BREAKS if rules.unfinished_cost else 0)


def cost_of_others(state: State, tables: Tables, seat: int, slots: int) -> int:
    """The points of the unfinished puzzles in other slots than these."""
    points = 0
    for slot in range(SLOTS):
        puzzle = state.puzzle[seat * SLOTS + slot]
        if puzzle >= 0 and not slots >> slot & 1:
            points += tables.points[puzzle]
    return points


def standing_in_order(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int, slots: int, order: int) -> int:
    """The same with the puzzles filled in one order, which a number stands for."""
    supply = state.supply[seat]
    score = state.points[seat] - state.touches[seat]
    completed = state.completed[seat]
    for left in range(count_slots(slots), 0, -1):
        slot = nth_slot(slots, order % left)
        order //= left
        slots &= ~(1 << slot)
        where = seat * SLOTS + slot
        puzzle = state.puzzle[where]
        points = tables.points[puzzle]
        cost = points if rules.unfinished_cost else 0
        rest = tables.cells[puzzle] & ~state.filled[where]
        at = fewest(rest, supply, tables, desk) if rest else -1
        needed = pieces_needed(desk, at) if rest else 0
        if needed < NEVER and points + cost >= needed:
            score += points - needed
            completed += 1
            if rest:
                supply = supply_left(desk, at)
        else:
            score -= cost
    return (score * 256 + completed) * 256 + size_of(supply)


def best_touch(states: list[State], at: int, rules: Rules, tables: Tables, desk: Desk, seat: int, out: Buffer) -> int:
    """The next finishing touch, or DONE; the state after `at` is used."""
    count = legal(states[at], rules, tables, seat, out)
    best = DONE
    state = states[at]
    goal = final_standing(state, rules, tables, desk, seat)
    if standing_as_is(state, rules, tables, seat) >= goal:
        return DONE
    most = -(1 << 40)
    for i in range(count):
        action = out[i]
        if action >= PLACE:
            after = standing_after(states, at, rules, tables, desk, seat, action)
            if after > most:
                most = after
                best = action
    return best


def standing_as_is(state: State, rules: Rules, tables: Tables, seat: int) -> int:
    """`final_standing` without any more touches."""
    score = state.points[seat] - state.touches[seat]
    completed = state.completed[seat]
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        puzzle = state.puzzle[where]
        if puzzle >= 0:
            if state.filled[where] == tables.cells[puzzle]:
                score += tables.points[puzzle]
                completed += 1
            elif rules.unfinished_cost:
                score -= tables.points[puzzle]
    return (score * 256 + completed) * 256 + size_of(state.supply[seat])


def standing_after(
    states: list[State], at: int, rules: Rules, tables: Tables, desk: Desk, seat: int, action: int
) -> int:
    """`final_standing` after one touch."""
    copy_state(states, at + 1, at)
    apply(states[at + 1], rules, tables, seat, action)
    return final_standing(states[at + 1], rules, tables, desk, seat)


def judge(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int) -> float:
    """The worth of a finished play for `seat`, all touching as well as they can; stands in `win` and `margin` too."""
    mine = final_standing(state, rules, tables, desk, seat)
    if rules.solo:
        desk.margin = float(mine // TIE_BREAKS - state.points[1])
        desk.win = 1.0 if desk.margin > 0.0 else 0.0
        return worth(desk, desk.win, desk.margin)
    best = -(1 << 40)
    level = 1
    for i in range(1, rules.players):
        other = final_standing(state, rules, tables, desk, (seat + i) % rules.players)
        level = level + 1 if other == mine else level
        best = max(best, other)
    desk.margin = float(mine // TIE_BREAKS - best // TIE_BREAKS)
    desk.win = 0.0 if best > mine else 1.0 / level
    return worth(desk, desk.win, desk.margin)


def is_last_turn(state: State, rules: Rules, seat: int) -> bool:
    """Whether the finishing touches follow this turn of `seat`."""
    if rules.line_clear or state.ending != LAST_ROUND:
        return False
    return rules.solo == 1 or (seat + 1) % rules.players == state.first


def judge_last_turn(states: list[State], at: int, rules: Rules, tables: Tables, desk: Desk, seat: int) -> float:
    """What a position at the end of the last turn is worth: nothing is left to guess. The state after `at` is used."""
    copy_state(states, at + 1, at)
    apply(states[at + 1], rules, tables, seat, END)
    return judge(states[at + 1], rules, tables, desk, seat)
