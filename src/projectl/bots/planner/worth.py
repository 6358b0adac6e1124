"""What a desk is worth at the end of the turn, in points at the end of the game.

Points count as they are. A puzzle is worth its points and its reward, less what it still takes; a piece is worth what it
saves in the turns to come. In the last round it is the score, finishing touches included.
"""

from __future__ import annotations

from typing import NamedTuple

from projectl.rules.engine.codes import (
    AMBASSADOR_REWARD,
    KINDS,
    LAST_ROUND,
    NOT_ENDING,
    ONE_ARROW,
    TURN_ACTIONS,
    TWO_ARROWS,
)
from projectl.rules.engine.multiset import count_of, kinds_of, size_of
from projectl.rules.engine.solo import COLUMNS
from projectl.rules.pieces import LEVELS

from .desk import EMPTY, Desk, Table
from .plans import best_plan, common_part, filled_from

class Weights(NamedTuple):
    """The judgement behind the figures."""

    piece: tuple[float, ...] = (0.4, 0.9, 1.6, 1.6, 2.2, 2.2, 2.2, 2.2, 2.2, 2.6, 2.6, 2.6)
    """By kind: with a whole game to come."""
    cell: float = 0.0
    """Of any piece, whatever the time."""
    action: float = 0.6
    placement: float = 0.45
    action_s: float = 0.0
    placement_s: float = 0.0
    reward: float = 0.5
    point: float = 1.0
    point_s: float = 0.0
    open: float = 0.0
    late: float = 1.5
    blocked: float = 1.0
    ambassador: float = 1.2
    take_rate: float = 0.6
    threat: float = 0.6
    time: float = 0.0
    locked: float = 0.0
    base: float = 0.0

WEIGHTS = Weights()
SOLO_WEIGHTS = Weights()
GAME_TURNS = 8.0

FEATURES=[*(f'piece{k}' for k in range(12)),'cell','action','placement','action_s','placement_s','reward','point','point_s','open','late','blocked','ambassador','threat','time','locked','base']

def features(desk, table, turns):
    s = min(turns, 10.0)/GAME_TURNS
    pieces = desk.supply + sum(desk.laid)
    f = [count_of(pieces,k)*s for k in range(12)]
    cells = sum(count_of(pieces,k)*LEVELS[k] for k in range(12))
    reserve, spare = kinds_of(desk.reserve), desk.supply
    load=0.0; action=placement=reward=point=late=0.0
    left = [(slot, recess) for slot, recess in enumerate(desk.recesses) if recess]
    n=len(left)
    while left:
        best=None;bc=99
        for entry in left:
            plan=best_plan(entry[1], spare, reserve, table.ghosts)
            c=plan.cost if plan else 98
            if c<bc: bc=c; best=(plan,entry)
        plan, entry = best
        left.remove(entry)
        puzzle=desk.puzzles[entry[0]]
        if plan:
            a,p=plan.cost-plan.placements, plan.placements
            spare -= common_part(plan.pieces, spare)
        else: a=p=10
        action+=a; placement+=p
        load+=a+0.7*p
        after=turns-load/3
        pts=table.tables.points[puzzle]
        point+=pts
        r=table.tables.reward[puzzle]
        lev={12:1,13:2,14:2}[r] if r>=12 else LEVELS[r]
        if after>0: reward+=lev*after/GAME_TURNS
        else: late+=min(pts*(1+table.rules.unfinished_cost), -3*after)
    f+=[cells,action,placement,action*s,placement*s,reward,point,point*s,n,late,float(n==4),desk.ambassadors*min(1,turns/3)]
    threat=lock=0.0
    if table.rules.solo:
        threat=_opponents_gain(desk,table); lock=float(all(desk.locks))
    f+=[threat,s,lock,1.0]
    return f

def vector(w):
    return [*w.piece,w.cell,-w.action,-w.placement,-w.action_s,-w.placement_s,w.reward,w.point,w.point_s,w.open,-w.late,-w.blocked,w.ambassador,-w.threat,w.time,w.locked,w.base]

def worth(desk: Desk, table: Table, weights: Weights = WEIGHTS, turns=None) -> float:
    """The final score to be expected, against that of a solo opponent if there is one."""
    if desk.ending == LAST_ROUND:
        return final_worth(desk, table)
    if turns is None or desk.ending != NOT_ENDING or table.rules.solo:
        turns = turns_left(desk, table, weights)
    v = weights if isinstance(weights,list) else vector(weights)
    return desk.points + sum(map(float.__mul__, v, map(float, features(desk,table,turns))))


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


def turns_left(desk: Desk, table: Table, weights: Weights = WEIGHTS) -> float:
    """How many turns the seat will have after this one (R-END-TRIGGER)."""
    if desk.ending != NOT_ENDING:
        return 1.0
    takers = table.rules.players * 0.6 + table.rules.solo
    return 1.0 + desk.decks[table.trigger] / takers


def _opponents_gain(desk: Desk, table: Table) -> float:
    """The points of the puzzle that the solo opponent will take (R-SOLO-OPPONENT)."""
    if all(desk.locks):
        return 0.0
    open_slots = [slot for slot, puzzle in enumerate(desk.rows) if puzzle != EMPTY and not desk.locks[slot % COLUMNS]]
    return float(max((table.tables.points[desk.rows[slot]] for slot in open_slots), default=0))
