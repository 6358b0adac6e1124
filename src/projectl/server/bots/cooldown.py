"""Bots that are not asked for a while, because they have given no answer: asking costs everybody time."""

from __future__ import annotations

import time
from collections.abc import Callable

from .questions import Question

REST_SECONDS = 30.0
EVERYWHERE = 3
"""A bot that has failed at so many tables since it last answered rests at all of them."""


class Rests:
    """Who rests, and where. A bot that answers again has nothing against it any more."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._seats: dict[tuple[str, int, str], float] = {}
        """By game, seat and bot: until when it rests there."""
        self._failed: dict[str, set[str]] = {}
        """By bot: the games at which it has failed since it last answered anywhere."""
        self._bots: dict[str, float] = {}
        """By bot: until when it rests at every table."""

    def failed(self, question: Question) -> None:
        """It was asked once, and gave no answer."""
        games = self._failed.setdefault(question.bot, set())
        games.add(question.game)
        if len(games) >= EVERYWHERE:
            self._bots[question.bot] = self._now() + REST_SECONDS

    def given_up(self, question: Question) -> None:
        """It gave no answer however often it was asked."""
        now = self._now()
        self._seats = {seat: until for seat, until in self._seats.items() if until > now}
        self._seats[_seat(question)] = now + REST_SECONDS

    def answered(self, question: Question) -> None:
        """It has played."""
        self._failed.pop(question.bot, None)
        self._bots.pop(question.bot, None)
        self._seats.pop(_seat(question), None)

    def is_resting(self, question: Question) -> bool:
        """Whether it is not to be asked now."""
        until = max(self._seats.get(_seat(question), 0.0), self._bots.get(question.bot, 0.0))
        return until > self._now()

    def everywhere(self) -> list[str]:
        """The bots that have failed at too many tables and not answered since."""
        return sorted(self._bots)


def _seat(question: Question) -> tuple[str, int, str]:
    return question.game, question.seat, question.bot
