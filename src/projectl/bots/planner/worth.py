"""What a desk is worth at the end of the turn, in points at the end of the game.

Points count as they are. A puzzle is worth its points and its reward, less what it still takes; a piece is worth what
it saves in the turns to come. In the last round it is the score, finishing touches included.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from projectl.rules.engine.codes import (
    KINDS,
    LAST_ROUND,
    NOT_ENDING,
    SLOTS,
    TURN_ACTIONS,
)
from projectl.rules.engine.multiset import count_of, kinds_of, size_of
from projectl.rules.pieces import LEVELS

from .desk import Desk, Table
from .doing import opponents_target
from .getting import cells_in
from .plans import Plan, best_plan, filled_from


class Weights(NamedTuple):
    """The judgement behind the figures, in points."""

    piece: tuple[float, ...] = (0.5, 1.2, 2.1, 2.1, 2.9, 2.9, 2.9, 2.9, 2.9, 3.3, 3.3, 3.3)
    """By kind: with a whole game to come; less and less towards its end."""
    further: float = 0.85
    """What each further piece is worth of that."""
    cell: float = 0.0
    """Of each cell of a piece at any time."""
    getting: float = -0.85
    """Of each action that gets a missing piece."""
    placing: float = -0.75
    """Of each action that places pieces."""
    getting_early: float = 0.0
    placing_early: float = 0.0
    """The same at the start of the game, in addition."""
    reward: float = 0.4
    """Of each level of a reward to come, early in the game."""
    point: float = 0.85
    """Of each point of an unfinished puzzle."""
    point_early: float = 0.0
    puzzle: float = 0.0
    """Of each unfinished puzzle."""
    late: float = -1.5
    """Of each action that will be missing at the end."""
    blocked: float = -1.0
    """Of a fourth puzzle, with which nothing can be taken."""
    ambassador: float = 1.2
    threat: float = -0.6
    """Solo: of each point that the opponent will take next."""
    all_locked: float = 0.0
    """Solo: when the opponent will take nothing."""
    time: float = 0.0
    """Solo: of a whole game to come."""


WEIGHTS = Weights()
SOLO_WEIGHTS = Weights()
GAME_TURNS = 8.0
"""Of a whole game, between players who know what they do."""
TAKE_RATE = 0.6
"""Puzzles of the trigger deck that a player uses up in a turn."""


class Work(NamedTuple):
    """What the unfinished puzzles before a seat will bring and take."""

    getting: int
    placing: int
    reward: float
    points: int
    puzzles: int
    late: float


def worth(desk: Desk, table: Table, weights: Weights, turns: float) -> float:
    """The final score to be expected with so many turns after this one, against that of a solo opponent."""
    if desk.ending == LAST_ROUND:
        return final_worth(desk, table)
    early = min(turns, 10.0) / GAME_TURNS
    work = work_of(desk, table, turns)
    pieces = desk.supply + sum(desk.laid)
    value = desk.points + early * pieces_worth(pieces, weights) + weights.cell * cells_in(pieces)
    value += work.getting * (weights.getting + early * weights.getting_early)
    value += work.placing * (weights.placing + early * weights.placing_early)
    value += work.points * (weights.point + early * weights.point_early) + work.reward * weights.reward
    value += work.puzzles * weights.puzzle + work.late * weights.late + weights.blocked * (work.puzzles == SLOTS)
    if desk.ambassadors:
        value += desk.ambassadors * weights.ambassador * min(1.0, turns / 3)
    if table.rules.solo:
        value += weights.time * early + weights.all_locked * all(desk.locks) + weights.threat * _threat(desk, table)
    return value


@lru_cache(maxsize=100_000)
def pieces_worth(pieces: int, weights: Weights) -> float:
    """What pieces are worth with a whole game to come: each less than the one before, as actions limit their use."""
    value, share = 0.0, 1.0
    for kind in reversed(range(KINDS)):
        for _ in range(count_of(pieces, kind)):
            value += share * weights.piece[kind]
            share *= weights.further
    return value


def work_of(desk: Desk, table: Table, turns: float) -> Work:
    """The puzzles before the seat, nearest first, each with the pieces that the ones before it leave."""
    reserve, spare, ghosts = kinds_of(desk.reserve), desk.supply, table.ghosts
    getting = placing = points = 0
    reward = late = 0.0
    pieces: tuple[int, ...] = ()
    left = [(slot, recess) for slot, recess in enumerate(desk.recesses) if recess]
    puzzles = len(left)
    while left:
        plan, nearest = min([(best_plan(entry[1], spare, reserve, ghosts) or NO_PLAN, entry) for entry in left])
        left.remove(nearest)
        spare -= plan.owned
        getting += plan.cost - plan.placements
        pieces += (plan.placements,)
        placing = placing_actions(pieces, getting)
        puzzle = desk.puzzles[nearest[0]]
        gain = table.tables.points[puzzle]
        points += gain
        after = turns - (getting + placing) / TURN_ACTIONS
        if after >= 0:
            reward += REWARD_LEVELS[table.tables.reward[puzzle]] * after / GAME_TURNS
        else:
            late += min(gain * (1 + table.rules.unfinished_cost), -TURN_ACTIONS * after)
    return Work(getting, placing, reward, points, puzzles, late)


@lru_cache(maxsize=20_000)
def placing_actions(pieces: tuple[int, ...], getting: int) -> int:
    """How many actions place so many pieces on each puzzle, with `getting` actions besides.

    One Master a turn places a piece on every puzzle that still lacks one (R-MASTER): the more turns it takes, the
    more Masters help.
    """
    actions = sum(pieces)
    for turn in range(1, actions + 1):
        actions -= max(0, sum(1 for each in pieces if each >= turn) - 1)
        if getting + actions <= TURN_ACTIONS * turn:
            break
    return actions


REWARD_LEVELS = (*LEVELS, 1, 2, 2)
"""By reward: arrows and the Ambassador after the pieces."""
NO_PLAN = Plan(20, 0, 0, 10)


def final_worth(desk: Desk, table: Table) -> float:
    """The final score; tie-breaks count a little (R-SCORE, R-TIE)."""
    score, completed, spare = desk.points, desk.completed, desk.supply
    for slot, recess, gain in sorted(open_puzzles(desk, table), key=lambda entry: -entry[2]):
        pieces = filled_from(recess, spare, table.ghosts)
        if pieces and size_of(pieces) <= gain:
            score += table.tables.points[desk.puzzles[slot]] - size_of(pieces)
            completed += 1
            spare -= pieces
        elif table.rules.unfinished_cost:
            score -= table.tables.points[desk.puzzles[slot]]
    return score + 0.01 * completed + 0.0005 * size_of(spare)


def open_puzzles(desk: Desk, table: Table) -> tuple[tuple[int, int, int], ...]:
    """The unfinished puzzles as `best_touches` takes them."""
    times = 2 if table.rules.unfinished_cost else 1
    return tuple(
        (slot, recess, times * table.tables.points[desk.puzzles[slot]])
        for slot, recess in enumerate(desk.recesses)
        if recess
    )


def turns_left(desk: Desk, table: Table) -> float:
    """How many turns the seat will have after this one (R-END-TRIGGER)."""
    if desk.ending != NOT_ENDING:
        return 1.0
    takers = table.rules.players * TAKE_RATE + table.rules.solo
    return 1.0 + desk.decks[table.trigger] / takers


def _threat(desk: Desk, table: Table) -> int:
    """The points of the puzzle that the solo opponent will take."""
    target = -1 if all(desk.locks) else opponents_target(desk, table)
    return table.tables.points[desk.rows[target]] if target >= 0 else 0
