"""Why a game cannot be reviewed."""

from __future__ import annotations

from projectl.errors import ProjectLError


class ReviewError(ProjectLError, ValueError):
    """A record that cannot be reviewed: a game that goes on, one that does not hold, or too short a one.

    >>> from projectl import Game, review_game
    >>> review_game(Game(players=2, seed=7).record())
    Traceback (most recent call last):
        ...
    projectl.review.errors.ReviewError: This game isn’t over. Review it when it has ended.
    """
