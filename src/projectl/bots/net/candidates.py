"""Which of the legal actions are worth asking the net about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.codes import (
    CANCEL,
    EXCHANGE,
    KINDS,
    MASTER,
    ORDER,
    PIECE,
    PLACE,
    PLACEMENTS,
    SLOTS,
    TAKE_DECK,
)
from projectl.rules.engine.legal import legal

from .fitting import NEVER, fewest, fewest_of_all, pieces_needed, pieces_with_one_more
from .sizes import RUNS

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk

NONE = 1023  # stands for no placement


def candidates(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int, out: Buffer) -> int:
    """Write actions worth trying to `out`; returns how many there are, at least one.

    Left out are cancelling, blind takes from a deck (what they bring cannot be judged), all orders of a recycled row
    but one, and of the ways to place a piece on a puzzle all but those that leave it nearest to completion. With
    `desk.fits` at 1, the thriftiest, also exchanges for a lower level.
    """
    count = legal(state, rules, tables, seat, out)
    kept = 0
    i = 0
    while i < count:
        action = out[i]
        if action >= PLACE:
            end = end_of_run(tables, out, i, count)
            kept = keep_best(state, tables, desk, seat, i * 4096 + end, kept, out)
            i = end
            continue
        if is_worth_trying(action, kept) and not (desk.fits == 1 and is_step_down(action, tables)):
            out[kept] = action
            kept += 1
        i += 1
    return kept if kept else 1  # the first legal action still stands in its place


def is_worth_trying(action: int, kept: int) -> bool:
    """Whether an action that places nothing may be good."""
    if action == CANCEL or TAKE_DECK <= action < PIECE:
        return False
    return kept == 0 or not ORDER <= action < ORDER + 12


def is_step_down(action: int, tables: Tables) -> bool:
    """Whether an action exchanges a piece for one of a lower level."""
    if not EXCHANGE <= action < MASTER:
        return False
    return tables.level[(action - EXCHANGE) % KINDS] < tables.level[(action - EXCHANGE) // KINDS]


def end_of_run(tables: Tables, out: Buffer, start: int, count: int) -> int:
    """Where the placements of the same kind on the same puzzle end in the list."""
    slot = (out[start] - PLACE) // PLACEMENTS
    kind = tables.kind[(out[start] - PLACE) % PLACEMENTS]
    end = start + 1
    while end < count and out[end] >= PLACE:
        if (out[end] - PLACE) // PLACEMENTS != slot:
            break
        if tables.kind[(out[end] - PLACE) % PLACEMENTS] != kind:
            break
        end += 1
    return end


def keep_best(state: State, tables: Tables, desk: Desk, seat: int, run: int, kept: int, out: Buffer) -> int:
    """Move the best placements of a run to the front part of the list; returns its new length.

    The run is 4096 times its start plus its end.
    """
    start = run // 4096
    code = out[start] - (out[start] - PLACE) % PLACEMENTS
    best = best_of_run(state, tables, desk, seat, run, out)
    for _ in range(desk.fits):
        if best & NONE != NONE:
            out[kept] = code + (best & NONE)  # `kept` never passes `start`, so nothing unread is lost
            kept += 1
        best >>= 10
    return kept


def best_of_run(state: State, tables: Tables, desk: Desk, seat: int, run: int, out: Buffer) -> int:
    """The best placements of a run, ten bits each; remembered, since many positions of a search share it."""
    start = run // 4096
    where = seat * SLOTS + (out[start] - PLACE) // PLACEMENTS
    kind = tables.kind[(out[start] - PLACE) % PLACEMENTS]
    rest = tables.cells[state.puzzle[where]] & ~state.filled[where]
    supply = state.supply[seat]
    key = rest << 8 | kind << 4 | desk.fits
    at = (rest * 40503 ^ (supply >> 13) * 65599 ^ (supply >> 37) * 7919 ^ supply ^ kind * 5417) & (RUNS - 1)
    known = desk.run[at]
    if known.key != key or known.supply != supply:
        found = ranked(tables, desk, rest, supply, run, out)
        known.key = key
        known.supply = supply
        known.best = found
    return known.best


def ranked(tables: Tables, desk: Desk, rest: int, supply: int, run: int, out: Buffer) -> int:
    """The same, found anew: `desk.fits` times the best of those that are left, which go to the front of the run."""
    start = run // 4096
    end = run % 4096
    for i in range(start, end):
        out[i] += rank_of(tables, desk, rest, supply, (out[i] - PLACE) % PLACEMENTS) << 32
    best = -1
    shift = 0
    for first in range(start, min(start + desk.fits, end)):
        lowest = first
        for i in range(first + 1, end):
            if out[i] >> 32 < out[lowest] >> 32:
                lowest = i
        moved = out[lowest]
        out[lowest] = out[first]
        out[first] = moved
        placement = ((moved & 0xFFFFFFFF) - PLACE) % PLACEMENTS
        best = best & ~(NONE << shift) | placement << shift
        shift += 10
    for i in range(start, end):
        out[i] &= 0xFFFFFFFF
    return best


def rank_of(tables: Tables, desk: Desk, rest: int, supply: int, placement: int) -> int:
    """How far from completion a placement leaves its puzzle; less is better."""
    rest = rest & ~tables.mask[placement]
    if rest == 0:
        return 0
    at = fewest(rest, supply - tables.one[tables.kind[placement]], tables, desk)
    if pieces_needed(desk, at) < NEVER:
        return pieces_needed(desk, at)
    if pieces_with_one_more(desk, at) < NEVER:
        return 20 + pieces_with_one_more(desk, at)
    return 40 + fewest_of_all(rest, tables, desk)
