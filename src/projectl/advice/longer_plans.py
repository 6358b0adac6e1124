"""How a puzzle can be completed by a plan that may take several turns: the cheapest way to get the missing pieces."""

from __future__ import annotations

from itertools import pairwise

from projectl.bots.api import SeatView
from projectl.bots.planner.layouts import laid_out
from projectl.bots.planner.plans import best_plan
from projectl.rules.engine import EXCHANGE, KINDS, PIECE, PLACE, PLACEMENTS, SLOTS, count_of, kinds_of
from projectl.rules.pieces import BASE_KINDS, LEVELS

Path = tuple[int, ...]


def longer_way(view: SeatView, slot: int) -> Path | None:
    """Actions that complete the puzzle in a slot (from 0) if the others leave what is needed; None if nothing does."""
    state, where = view.state, view.seat * SLOTS + slot
    rest = int(view.rules.cells[state.puzzle[where]]) & ~state.filled[where]
    supply, ghosts = state.supply[view.seat], view.rules.ghosts > 0
    plan = best_plan(rest, supply, kinds_of(state.reserve), ghosts)
    if plan is None:
        return None
    got = _getting(_kinds(plan.pieces - plan.owned), _kinds(supply - plan.owned), kinds_of(state.reserve))
    if got is None:
        return None
    return (*got, *(PLACE + slot * PLACEMENTS + placement for placement in laid_out(rest, plan.pieces)))


def _kinds(pieces: int) -> tuple[int, ...]:
    return tuple(kind for kind in range(KINDS) for _ in range(count_of(pieces, kind)))


def _getting(missing: tuple[int, ...], spare: tuple[int, ...], reserve: int) -> Path | None:
    """The fewest actions that turn spare pieces into the missing ones, or new O1 where that is no longer."""
    if not missing:
        return ()
    wanted, others = missing[-1], missing[:-1]
    best: Path | None = None
    for given in (None, *sorted(set(spare), key=lambda kind: -LEVELS[kind])):
        way = _raised(given, wanted, reserve)
        if way is not None and (best is None or len(way) < len(best)):
            left = list(spare)
            if given is not None:
                left.remove(given)
            rest = _getting(others, tuple(left), reserve)
            if rest is not None and (best is None or len(way) + len(rest) < len(best)):
                best = (*way, *rest)
    return best


def _raised(given: int | None, wanted: int, reserve: int) -> Path | None:
    """The actions that make one piece of another, or of a new O1 (None)."""
    if wanted >= BASE_KINDS:
        return None
    there = [kind for kind in range(BASE_KINDS) if reserve >> 5 * kind & 16]
    start: Path = ()
    if given is None:
        if 0 not in there:
            return None
        start, given = (PIECE,), 0
    if given == wanted:
        return start
    levels = sorted({LEVELS[kind] for kind in there if LEVELS[given] < LEVELS[kind] < LEVELS[wanted]})
    chain = [given, *(next(kind for kind in there if LEVELS[kind] == level) for level in levels), wanted]
    return (*start, *(EXCHANGE + a * KINDS + b for a, b in pairwise(chain)))
