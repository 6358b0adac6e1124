"""Which of the legal actions are worth asking the net about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.sizes import RUNS
from projectl.rules.engine.blocks import block_of
from projectl.rules.engine.codes import (
    CANCEL,
    EXCHANGE,
    KINDS,
    ORDER,
    PLACE,
    PLACEMENTS,
    SLOTS,
    TAKE_DECK,
)
from projectl.rules.engine.legal import legal

from .completion_cost import NEVER, fewest, fewest_of_all, pieces_needed, pieces_with_one_more
from .results import Span

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .workspace import Workspace


def candidates(state: State, rules: Rules, workspace: Workspace, seat: int, out: Buffer) -> int:
    """Write actions worth trying to `out`; returns how many there are, at least one.

    Left out are cancelling, blind takes from a deck (what they bring cannot be judged), all orders of a recycled row
    but one, and of the ways to place a piece on a puzzle all but those that leave it nearest to completion. With
    `workspace.fits` at 1, the thriftiest, also exchanges for a lower level.
    """
    count = legal(state, rules, seat, out)
    kept = 0
    i = 0
    while i < count:
        action = out[i]
        if block_of(action) == PLACE:
            run = run_from(rules, out, i, count)
            kept = keep_best(state, rules, workspace, seat, run, kept, out)
            i = run.end
            continue
        if is_worth_trying(action, kept) and not (workspace.fits == 1 and is_step_down(action, rules)):
            out[kept] = action
            kept += 1
        i += 1
    return kept if kept else 1  # the first legal action still stands in its place


def is_worth_trying(action: int, kept: int) -> bool:
    """Whether an action that places nothing may be good."""
    block = block_of(action)
    if block == ORDER:
        return kept == 0
    return block != CANCEL and block != TAKE_DECK  # noqa: PLR1714  # the kernels' subset has no tuples


def is_step_down(action: int, rules: Rules) -> bool:
    """Whether an action exchanges a piece for one of a lower level."""
    if block_of(action) != EXCHANGE:
        return False
    return rules.level[(action - EXCHANGE) % KINDS] < rules.level[(action - EXCHANGE) // KINDS]


def run_from(rules: Rules, out: Buffer, start: int, count: int) -> Span:
    """The placements of the same kind on the same puzzle that begin at `start` in the list."""
    slot = (out[start] - PLACE) // PLACEMENTS
    kind = rules.kind[(out[start] - PLACE) % PLACEMENTS]
    end = start + 1
    while end < count and block_of(out[end]) == PLACE:
        if (out[end] - PLACE) // PLACEMENTS != slot:
            break
        if rules.kind[(out[end] - PLACE) % PLACEMENTS] != kind:
            break
        end += 1
    return Span(start, end)


def keep_best(state: State, rules: Rules, workspace: Workspace, seat: int, run: Span, kept: int, out: Buffer) -> int:
    """Move the best placements of a run to the front part of the list; returns its new length."""
    code = out[run.start] - (out[run.start] - PLACE) % PLACEMENTS
    known = workspace.run[best_of_run(state, rules, workspace, seat, run, out)]
    for i in range(workspace.fits):
        if known.best[i] >= 0:
            out[kept] = code + known.best[i]  # `kept` never passes its start, so nothing unread is lost
            kept += 1
    return kept


def best_of_run(state: State, rules: Rules, workspace: Workspace, seat: int, run: Span, out: Buffer) -> int:
    """Where the best placements of a run are remembered, since many positions of a search share it."""
    where = seat * SLOTS + (out[run.start] - PLACE) // PLACEMENTS
    kind = rules.kind[(out[run.start] - PLACE) % PLACEMENTS]
    rest = rules.cells[state.puzzle[where]] & ~state.filled[where]
    supply = state.supply[seat]
    key = rest << 8 | kind << 4 | workspace.fits
    at = (rest * 40503 ^ (supply >> 13) * 65599 ^ (supply >> 37) * 7919 ^ supply ^ kind * 5417) & (RUNS - 1)
    known = workspace.run[at]
    if known.key != key or known.supply != supply:
        rank(rules, workspace, rest, supply, run, out)
        known.key = key
        known.supply = supply
        for i in range(workspace.fits):
            known.best[i] = (out[run.start + i] - PLACE) % PLACEMENTS if run.start + i < run.end else -1
    return at


def rank(rules: Rules, workspace: Workspace, rest: int, supply: int, run: Span, out: Buffer) -> None:
    """Bring the `workspace.fits` best placements of a run to its front; meanwhile the ranks stand in the upper bits."""
    for i in range(run.start, run.end):
        out[i] += rank_of(rules, workspace, rest, supply, (out[i] - PLACE) % PLACEMENTS) << 32
    for first in range(run.start, min(run.start + workspace.fits, run.end)):
        lowest = first
        for i in range(first + 1, run.end):
            if out[i] >> 32 < out[lowest] >> 32:
                lowest = i
        moved = out[lowest]
        out[lowest] = out[first]
        out[first] = moved
    for i in range(run.start, run.end):
        out[i] &= 0xFFFFFFFF


def rank_of(rules: Rules, workspace: Workspace, rest: int, supply: int, placement: int) -> int:
    """How far from completion a placement leaves its puzzle; less is better."""
    rest = rest & ~rules.mask[placement]
    if rest == 0:
        return 0
    at = fewest(rest, supply - rules.one[rules.kind[placement]], rules, workspace)
    if pieces_needed(workspace, at) < NEVER:
        return pieces_needed(workspace, at)
    if pieces_with_one_more(workspace, at) < NEVER:
        return 20 + pieces_with_one_more(workspace, at)
    return 40 + fewest_of_all(rest, rules, workspace)
