"""What a position is worth at the end of the turn, in points at the end of the game.

Points count as they are. A puzzle is worth its points and its reward, less what it still takes; a piece is worth what
it saves in the turns to come. In the last round it is the score, finishing touches included.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from projectl.rules.engine import (
    KINDS,
    LAST_ROUND,
    NOT_ENDING,
    SLOTS,
    TURN_ACTIONS,
    all_locked,
    count_of,
    finishing_gain,
    in_points,
    kinds_of,
    remove_locks,
    size_of,
    standing_of,
)
from projectl.rules.pieces import LEVELS

from .opponent_forecast import threat
from .plans import filled_from
from .schedule import schedule
from .turn_state import Table, TurnState


class Weights(NamedTuple):
    """The judgement behind the figures, in points."""

    piece: tuple[float, ...] = (0.5, 1.2, 2.1, 2.1, 2.9, 2.9, 2.9, 2.9, 2.9, 3.3, 3.3, 3.3)
    """By kind: with a whole game to come; less and less towards its end."""
    further: float = 0.85
    """What each further piece is worth of that."""
    getting: float = -0.85
    """Of each action that gets a missing piece."""
    placing: float = -0.75
    """Of each action that places pieces."""
    reward: float = 0.4
    """Of each level of a reward to come, early in the game."""
    point: float = 0.85
    """Of each point of an unfinished puzzle."""
    late: float = -1.5
    """Of each action that will be missing at the end."""
    blocked: float = -1.0
    """Of a fourth puzzle, with which nothing can be taken."""
    ambassador: float = 1.2
    threat: float = -0.6
    """Solo: of each point that the opponent will take next."""
    later: float = 0.0
    """Solo: what each further turn of the opponent counts, of the one before."""
    lock: float = 0.0
    """Solo: of each lock that stays in the game, with a whole game to come: locks keep the opponent from the best."""


WEIGHTS = Weights()
SOLO_WEIGHTS = Weights(
    piece=(0.4, 1.0, 1.7, 1.7, 2.4, 2.4, 2.4, 2.4, 2.4, 2.7, 2.7, 2.7),
    further=0.89,
    getting=-0.72,
    placing=-0.5,
    reward=0.3,
    point=1.0,
    late=-1.8,
    blocked=-1.3,
    threat=-0.4,
    later=0.3,
    lock=1.4,
)
"""Alone it pays to take puzzles early, and never to let the opponent remove its locks."""
GAME_TURNS = 8.0
"""Of a whole game, between players who know what they do."""
LONGEST = 10.0
"""Further turns than these are not thought of."""
TAKE_RATE = 0.6
"""Puzzles of the trigger deck that a player uses up in a turn."""


def worth(turn: TurnState, table: Table, weights: Weights, turns: float) -> float:
    """The final score to be expected with so many turns after this one, against that of a solo opponent."""
    if turn.ending == LAST_ROUND:
        return final_worth(turn, table)
    early = min(turns, LONGEST) / GAME_TURNS
    pieces = turn.supply + sum(turn.laid)
    value = turn.lead() + early * pieces_worth(pieces, weights.piece, weights.further)
    value += _puzzles_worth(turn, table, weights, turns)
    ambassadors = turn.ambassadors - turn.fresh
    if ambassadors:
        value += ambassadors * weights.ambassador * min(1.0, turns / 3)
    if table.rules.solo:
        value += weights.threat * threat(turn, table, weights.later, turns)
        value += weights.lock * early * lasting_locks(turn, table)
    return value


def _puzzles_worth(turn: TurnState, table: Table, weights: Weights, turns: float) -> float:
    """What the unfinished puzzles will bring, less what they take."""
    steps = schedule(turn.recesses, turn.supply, kinds_of(turn.reserve), table.ghosts)
    if not steps:
        return 0.0
    rules, puzzles = table.rules, turn.puzzles
    points = 0
    reward = late = 0.0
    for slot, getting, placing in steps:
        puzzle = puzzles[slot]
        points += rules.points[puzzle]
        after = turns - (getting + placing) / TURN_ACTIONS
        if after >= 0:
            reward += REWARD_LEVELS[rules.reward[puzzle]] * after / GAME_TURNS
        else:
            late += min(finishing_gain(rules, puzzle), -TURN_ACTIONS * after)
    _, getting, placing = steps[-1]
    value = points * weights.point + reward * weights.reward + late * weights.late
    value += getting * weights.getting + placing * weights.placing
    return value + (weights.blocked if len(steps) == SLOTS else 0.0)


@lru_cache(maxsize=10_000)
def pieces_worth(pieces: int, worths: tuple[float, ...], further: float) -> float:
    """What pieces are worth with a whole game to come: each less than the one before, as actions limit their use."""
    value, share = 0.0, 1.0
    for kind in reversed(range(KINDS)):
        for _ in range(count_of(pieces, kind)):
            value += share * worths[kind]
            share *= further
    return value


REWARD_LEVELS = (*LEVELS, 1, 2, 2)
"""By reward: arrows and the Ambassador after the pieces."""


def final_worth(turn: TurnState, table: Table) -> float:
    """The final score; tie-breaks count a little (R-SCORE, R-TIE)."""
    score, completed, spare = turn.lead(), turn.completed, turn.supply
    for slot, recess, gain in sorted(open_puzzles(turn, table), key=lambda entry: -entry[2]):
        score += table.rules.points[turn.puzzles[slot]] - gain  # what it costs to leave it
        pieces = filled_from(recess, spare, table.ghosts)
        if pieces and size_of(pieces) <= gain:
            score += gain - size_of(pieces)
            completed += 1
            spare -= pieces
    return in_points(standing_of(score, completed, size_of(spare)))


def open_puzzles(turn: TurnState, table: Table) -> tuple[tuple[int, int, int], ...]:
    """The unfinished puzzles as `best_touches` takes them."""
    return tuple(
        (slot, recess, finishing_gain(table.rules, turn.puzzles[slot]))
        for slot, recess in enumerate(turn.recesses)
        if recess
    )


def turns_left(turn: TurnState, table: Table) -> float:
    """How many turns the seat will have after this one (R-END-TRIGGER)."""
    if turn.ending != NOT_ENDING:
        return 1.0
    takers = table.rules.players * TAKE_RATE + table.rules.solo
    return 1.0 + turn.decks[table.trigger] / takers


def lasting_locks(turn: TurnState, table: Table) -> int:
    """The locks that will be left after the solo opponent's turn (R-SOLO-LOCKED)."""
    state = turn.lay_out(table)
    if all_locked(state):
        remove_locks(state)
    return sum(state.locks) + state.lock_supply
