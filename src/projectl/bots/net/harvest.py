"""What a player can complete together within a turn: the actions that it takes and what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.codes import SLOTS, TURN_ACTIONS
from projectl.rules.engine.seats import marker_of

from .fitting import NEVER, fewest, pieces_needed, supply_left

if TYPE_CHECKING:
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk


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


def within_reach(state: State, tables: Tables, desk: Desk, seat: int, most: int) -> int:
    """The slots of the puzzles that `seat` could complete with at most so many pieces, were there no others."""
    slots = 0
    for slot in range(SLOTS):
        where = seat * SLOTS + slot
        if state.puzzle[where] >= 0:
            rest = tables.cells[state.puzzle[where]] & ~state.filled[where]
            if rest == 0 or pieces_needed(desk, fewest(rest, state.supply[seat], tables, desk)) <= most:
                slots |= 1 << slot
    return slots


def find_harvest(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int) -> None:
    """Find what `seat` can complete with the actions left of its turn, or in its next: written to the desk.

    Pieces are those of the supply now; with the Master of the turn one action places a piece on every puzzle.
    """
    desk.harvest_slots = 0
    desk.harvest_points = 0
    desk.harvest_actions = 0
    desk.harvest_worth = 0
    marker = marker_of(state, rules, seat)
    desk.harvest_most = TURN_ACTIONS
    desk.harvest_master = 1
    if marker >= 0 and state.actions[marker] > 0:
        desk.harvest_most = state.actions[marker]
        desk.harvest_master = 1 - state.master_used[marker]
    slots = within_reach(state, tables, desk, seat, desk.harvest_most)
    for order in range(orders_of(count_slots(slots))):
        harvest_in_order(state, tables, desk, seat, slots, order)


def harvest_in_order(state: State, tables: Tables, desk: Desk, seat: int, slots: int, order: int) -> None:
    """The same with the puzzles gone through in one order; noted if it brings more than what was found before."""
    supply = state.supply[seat]
    points = 0
    done = 0
    used = 0
    for left in range(count_slots(slots), 0, -1):
        slot = nth_slot(slots, order % left)
        order //= left
        slots &= ~(1 << slot)
        where = seat * SLOTS + slot
        rest = tables.cells[state.puzzle[where]] & ~state.filled[where]
        at = fewest(rest, supply, tables, desk) if rest else -1
        needed = pieces_needed(desk, at) if rest else 0
        cost = needed - 1 if desk.harvest_master and used and needed else needed
        if needed < NEVER and used + cost <= desk.harvest_most:
            used += cost
            done |= 1 << slot
            points += tables.points[state.puzzle[where]]
            if rest:
                supply = supply_left(desk, at)
    worth = 2 * points + 3 * count_slots(done)
    if worth > desk.harvest_worth:
        desk.harvest_worth = worth
        desk.harvest_slots = done
        desk.harvest_points = points
        desk.harvest_actions = used
