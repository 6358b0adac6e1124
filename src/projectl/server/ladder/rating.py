"""What a game does to ratings: OpenSkill by the model of Plackett and Luce."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """How well somebody plays, as far as is known: a mean, and how uncertain it is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def ordinal(self) -> float:
        """What somebody is worth at least; 0 for who begins."""
        return self.mu - 3 * self.sigma


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game; 1 is the best place, and places can be shared."""
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]
