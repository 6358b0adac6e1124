"""What a player can complete together within a turn: the actions that it takes and what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.codes import SLOTS, TURN_ACTIONS
from projectl.rules.engine.seats import marker_of

from .completion_cost import NEVER, fewest, pieces_needed, supply_left
from .results import Harvest

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .workspace import Workspace


def orders_of(puzzles: int) -> int:
    """In how many orders so many puzzles, at most four, can be gone through."""
    if puzzles < 3:
        return max(puzzles, 1)
    return 6 if puzzles == 3 else 24


def count_slots(slots: int) -> int:
    """How many slots there are in a set."""
    return (slots & 1) + (slots >> 1 & 1) + (slots >> 2 & 1) + (slots >> 3 & 1)


def nth_slot(slots: int, n: int) -> int:
    """The n-th of a set of puzzle slots."""
    for slot in range(SLOTS):
        if slots >> slot & 1:
            if n == 0:
                return slot
            n -= 1
    return -1


def within_reach(state: State, rules: Rules, workspace: Workspace, seat: int, most: int) -> int:
    """The slots of the puzzles that `seat` could complete with at most so many pieces, were there no others."""
    slots = 0
    for slot in range(SLOTS):
        where = seat * SLOTS + slot
        if state.puzzle[where] >= 0:
            rest = rules.cells[state.puzzle[where]] & ~state.filled[where]
            if rest == 0 or pieces_needed(workspace, fewest(rest, state.supply[seat], rules, workspace)) <= most:
                slots |= 1 << slot
    return slots


def find_harvest(state: State, rules: Rules, workspace: Workspace, seat: int) -> Harvest:
    """What `seat` can complete with the actions left of its turn, or in its next.

    Pieces are those of the supply now; with the Master of the turn one action places a piece on every puzzle.
    """
    marker = marker_of(state, rules, seat)
    going = marker >= 0 and state.actions[marker] > 0
    actions = state.actions[marker] if going else TURN_ACTIONS
    slots = within_reach(state, rules, workspace, seat, actions)
    best = Harvest(0, 0, 0, 0)
    for order in range(orders_of(count_slots(slots))):
        found = harvest_in_order(state, rules, workspace, seat, slots, order)
        if found.worth > best.worth:
            best = found
    return best


def harvest_in_order(state: State, rules: Rules, workspace: Workspace, seat: int, slots: int, order: int) -> Harvest:
    """The same with the puzzles gone through in one order."""
    marker = marker_of(state, rules, seat)
    going = marker >= 0 and state.actions[marker] > 0
    most = state.actions[marker] if going else TURN_ACTIONS
    master = not (going and state.master_used[marker])
    supply = state.supply[seat]
    points = 0
    done = 0
    used = 0
    for left in range(count_slots(slots), 0, -1):
        slot = nth_slot(slots, order % left)
        order //= left
        slots &= ~(1 << slot)
        where = seat * SLOTS + slot
        rest = rules.cells[state.puzzle[where]] & ~state.filled[where]
        at = fewest(rest, supply, rules, workspace) if rest else -1
        needed = pieces_needed(workspace, at) if rest else 0
        cost = needed - 1 if master and used and needed else needed
        if needed < NEVER and used + cost <= most:
            used += cost
            done |= 1 << slot
            points += rules.points[state.puzzle[where]]
            if rest:
                supply = supply_left(workspace, at)
    return Harvest(2 * points + 3 * count_slots(done), done, points, used)
