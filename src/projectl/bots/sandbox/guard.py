"""Asking a bot so that nothing it does can harm the game: a wrong answer becomes a verdict (`BotFailureError`)."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from projectl.bots.api import Bot, SeatView
from projectl.record.notation.action import Action

from .budget import NONSENSE, OVERTIME, RAISED, BotFailureError, Budget

NO_LIMIT = Budget(float("inf"))


def decide(bot: Bot, view: SeatView, legal: Sequence[Action], budget: Budget = NO_LIMIT) -> Action:
    """The bot's decision, which is legal and came in time; BotFailureError otherwise.

    A bot of this process cannot be interrupted: its verdict comes when it returns. One in a process of its own
    (`projectl.bots.sandbox.process`) is killed as soon as its time is over.
    """
    begun = perf_counter()
    try:
        answer: object = bot.choose(view, legal)
    except BotFailureError:
        raise
    except Exception as error:
        raise BotFailureError(RAISED, bot.name, f"{type(error).__name__}: {error}") from error
    if perf_counter() - begun > budget.seconds:
        raise BotFailureError(OVERTIME, bot.name, f"{budget.seconds:g} s")
    return checked(bot.name, answer, legal)


def checked(name: str, answer: object, legal: Sequence[Action]) -> Action:
    """An answer as one of the legal actions, given as code or notation; BotFailureError if it is none of them."""
    code = _code_of(answer)
    if code is None or code not in legal:
        raise BotFailureError(NONSENSE, name, repr(answer))
    return Action(code)


def _code_of(answer: object) -> int | None:
    if isinstance(answer, str):
        try:
            return int(Action.parse(answer))
        except ValueError:
            return None
    return int(answer) if isinstance(answer, int) and not isinstance(answer, bool) else None
