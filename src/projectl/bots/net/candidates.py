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

from .fitting import EVERYTHING, NEVER, fewest, pieces_needed, pieces_with_one_more

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk

POOR = 1000  # the rank of a placement that is left out


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
    end = run % 4096
    for _ in range(desk.fits):
        best = -1
        lowest = POOR
        for i in range(start, end):
            rank = rank_of(state, tables, desk, seat, out[i])
            if rank < lowest:
                lowest = rank
                best = i
        if best < 0:
            return kept
        action = out[best]
        out[best] = out[start]  # `kept` never passes `start`, so nothing unread is lost
        start += 1
        out[kept] = action
        kept += 1
    return kept


def rank_of(state: State, tables: Tables, desk: Desk, seat: int, action: int) -> int:
    """How far from completion a placement leaves its puzzle; less is better."""
    where = seat * SLOTS + (action - PLACE) // PLACEMENTS
    placement = (action - PLACE) % PLACEMENTS
    rest = tables.cells[state.puzzle[where]] & ~state.filled[where] & ~tables.mask[placement]
    if rest == 0:
        return 0
    supply = state.supply[seat] - tables.one[tables.kind[placement]]
    at = fewest(rest, supply, tables, desk)
    if pieces_needed(desk, at) < NEVER:
        return pieces_needed(desk, at)
    if pieces_with_one_more(desk, at) < NEVER:
        return 20 + pieces_with_one_more(desk, at)
    return 40 + pieces_needed(desk, fewest(rest, EVERYTHING, tables, desk))
