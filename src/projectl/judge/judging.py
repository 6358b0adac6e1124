"""The judge.

This first version is a stand-in: hand-made weights of points, pieces and work on puzzles, measured by nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from projectl.game import Game
from projectl.rules.arguments import instance
from projectl.rules.engine import OPPONENT, SLOTS, final_score, size_of
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .position import Known, Position, public_state, settled, sides

POINT, PIECE, WORK = 0.22, 0.08, 0.12
"""What a point, a piece and a third of an unfinished puzzle's points weigh."""


class Judge:
    """Tells how likely every seat is to win, from what is publicly known."""

    name = "margin"
    version = "0"

    def chances(self, position: Known) -> tuple[float, ...]:
        """By seat, in solo the person and then the opponent; they add up to 1 within 1e-12.

        A finished game gives its result, with the win shared as it was shared.
        """
        return self.chances_of([position])[0]

    def chances_of(self, positions: Sequence[Known]) -> list[tuple[float, ...]]:
        """The same for many positions, by one call."""
        return [settled(each) or _softmax(_scores(public_state(each), each.rules)) for each in positions]

    def of_game(self, game: Game) -> tuple[float, ...]:
        """Of a game as it stands."""
        return self.chances(Position.of_game(game))


@cache
def judge() -> Judge:
    """The judge that comes with the package."""
    return Judge()


def chances(game: Game) -> tuple[float, ...]:
    """The chance of every seat to win a game as it stands, in solo of the person and then of the opponent.

    It is made of what everybody at the table knows: hidden cards change nothing. The chances add up to 1.

    >>> from projectl import Game, play_out
    >>> game = Game(players=2, seed=7)
    >>> round(sum(chances(game)), 9)
    1.0
    >>> result = play_out(game, ["greedy", "random"])
    >>> chances(game)
    (1.0, 0.0)
    """
    return judge().of_game(instance("game", game, Game))


def _scores(state: State, rules: Rules) -> list[float]:
    return [_score(state, rules, side) for side in range(sides(rules))]


def _score(state: State, rules: Rules, side: int) -> float:
    score = POINT * final_score(state, rules, side)
    if rules.solo and side == OPPONENT:
        return score
    laid = range(side * SLOTS, side * SLOTS + SLOTS)
    pieces = size_of(state.supply[side]) + sum(size_of(state.pieces[where]) for where in laid)
    work = sum(1 + rules.points[state.puzzle[where]] for where in laid if state.puzzle[where] >= 0)
    return score + PIECE * pieces + WORK * work


def _softmax(scores: Sequence[float]) -> tuple[float, ...]:
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    return tuple(weight / sum(weights) for weight in weights)
