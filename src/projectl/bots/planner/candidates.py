"""The actions worth trying at a turn: takes, exchanges, and placements that belong to a good plan."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from projectl.rules.engine import (
    ALLOWED,
    AMBASSADOR,
    BLACK,
    GHOST,
    KINDS,
    MASTER,
    PIECE,
    SLOTS,
    SPLITS,
    contains,
    count_of,
    exchange_targets,
    is_black_barred,
    kinds_of,
    why_no_ambassador,
    why_no_master,
    why_no_take,
    why_not_split,
)
from projectl.rules.pieces import LEVELS, PLACEMENT_KIND
from projectl.rules.tables import KIND_SET, ONE

from .layouts import laid_out
from .plans import good_plans
from .transitions import Laying, act, end, exchange, place, place_several, take
from .turn_state import Table, TurnState

PLANS = 6
"""Plans of a puzzle that are looked at."""
LAYINGS = 3
"""Placements of a puzzle that are tried."""
HANDY = (1, 3, 2, 5, 4, 8, 6, 7)
"""The kinds above O1, of each level the one first that fits most puzzles."""
COMBINATIONS = 10
"""Masters that are tried."""


def successors(turn: TurnState, table: Table) -> Iterator[TurnState]:
    """The positions after one more action."""
    reserve = kinds_of(turn.reserve)
    layings = [_layings(turn, slot, reserve, table.ghosts) for slot in range(SLOTS)]
    for each in layings:
        for laying in each:
            yield place(turn, table, laying)
    for begin in _several(turn, table):
        for combination in _combinations(layings, turn.supply):
            yield place_several(turn, table, combination, begin)
    yield from _takes(turn, table)
    if reserve & table.rules.kind_set[0]:
        yield act(turn, table, PIECE)
    yield from _exchanges(turn, table, reserve)
    if not table.rules.exact_turn:
        yield end(turn, table)


def _layings(turn: TurnState, slot: int, reserve: int, ghosts: bool) -> tuple[Laying, ...]:
    if not turn.recesses[slot]:
        return ()
    return tuple(
        (slot, placement) for placement in useful_placements(turn.recesses[slot], turn.supply, reserve, ghosts)
    )


@lru_cache(maxsize=10_000)
def useful_placements(recess: int, supply: int, reserve: int, ghosts: bool) -> tuple[int, ...]:
    """Placements of owned pieces with which a good plan begins, big pieces first: one for each kind and plan."""
    found: dict[int, None] = {}
    for plan in good_plans(recess, supply, reserve, ghosts, 1)[:PLANS]:
        by_kind = {PLACEMENT_KIND[each]: each for each in reversed(laid_out(recess, plan.pieces))}
        for kind in kinds_in(plan.owned)[::-1]:
            found[by_kind[kind]] = None
    return tuple(found)[:LAYINGS]


def _several(turn: TurnState, table: Table) -> list[int]:
    """What can place several pieces at once: Master, and Ambassador when Master is used."""
    state = turn.lay_out(table)
    if why_no_master(state, table.marker) == ALLOWED:
        return [MASTER]
    return [AMBASSADOR] if why_no_ambassador(state, table.marker) == ALLOWED else []


def _combinations(layings: list[tuple[Laying, ...]], supply: int) -> list[tuple[Laying, ...]]:
    """Pieces for two or more puzzles, all from the supply."""
    found: list[tuple[tuple[Laying, ...], int]] = [((), supply)]
    for each in layings:
        more = [
            ((*chosen, laying), left - ONE[PLACEMENT_KIND[laying[1]]])
            for chosen, left in found
            for laying in each
            if contains(left, ONE[PLACEMENT_KIND[laying[1]]])
        ]
        # The fullest first: a Master that leaves a puzzle out is seldom the best.
        found = sorted(more + found, key=lambda entry: -len(entry[0]))[: 2 * COMBINATIONS]
    return [chosen for chosen, _ in found if len(chosen) > 1][:COMBINATIONS]


def _takes(turn: TurnState, table: Table) -> Iterator[TurnState]:
    state = turn.lay_out(table)
    if why_no_take(state, table.marker) != ALLOWED:
        return
    barred = is_black_barred(state, table.rules, table.marker)
    for slot in range(table.first_slot, table.end_slot):
        if turn.rows[slot] >= 0 and not (barred and table.deck_of[slot] == BLACK):
            yield take(turn, table, slot)


def _exchanges(turn: TurnState, table: Table, reserve: int) -> Iterator[TurnState]:
    """Exchanges for pieces that a plan lacks, and upgrades to the handiest piece; splits of ghosts."""
    wanted = _missing_kinds(turn, reserve, table.ghosts)
    for given in kinds_in(turn.supply):
        targets = exchange_targets(reserve, given, table.rules)
        for taken in wanted | handiest_above(targets, LEVELS[given]):
            if targets & KIND_SET[taken]:
                yield exchange(turn, table, given, taken)
    if kinds_of(turn.supply) & table.rules.level_set[5]:
        yield from _splits(turn, table)


@lru_cache(maxsize=1_000)
def handiest_above(kinds: int, level: int) -> set[int]:
    """Of a set of kinds the handiest one above a level, if there is any."""
    higher = [kind for kind in HANDY if LEVELS[kind] > level and kinds & KIND_SET[kind]]
    return set(higher[:1])


def _splits(turn: TurnState, table: Table) -> Iterator[TurnState]:
    state = turn.lay_out(table)
    for which in [each for each in range(SPLITS) if why_not_split(state, table.rules, turn.seat, each) == ALLOWED]:
        yield act(turn, table, GHOST + which)


def _missing_kinds(turn: TurnState, reserve: int, ghosts: bool) -> set[int]:
    """The kinds that good plans of the puzzles before the seat lack."""
    missing: set[int] = set()
    for recess in turn.recesses:
        if recess:
            missing.update(missing_kinds(recess, turn.supply, reserve, ghosts))
    return missing


@lru_cache(maxsize=10_000)
def kinds_in(pieces: int) -> tuple[int, ...]:
    """The kinds of some pieces, low ones first."""
    return tuple([kind for kind in range(KINDS) if count_of(pieces, kind)])


@lru_cache(maxsize=10_000)
def missing_kinds(recess: int, supply: int, reserve: int, ghosts: bool) -> tuple[int, ...]:
    """The kinds that good plans of a puzzle lack."""
    missing = 0
    for plan in good_plans(recess, supply, reserve, ghosts, 1)[:PLANS]:
        missing |= kinds_of(plan.pieces - plan.owned)
    return tuple([kind for kind in range(KINDS) if missing & KIND_SET[kind]])
