"""What runs in a bot's process. It imports little, so that a new process is soon ready."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache

from projectl.bots import Bot, SeatView, make_bot
from projectl.record.notation import Action
from projectl.rules.buffers import new_buffer
from projectl.rules.engine.legal import legal
from projectl.rules.options import Options
from projectl.rules.state import State
from projectl.rules.switches import Rules
from projectl.rules.tables import Tables, tables_of

BOTS_KEPT = 64


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: `known` is all that its seat may know."""

    game: str
    seat: int
    bot: str
    options: Options
    known: State


_kept: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def answer(question: Question) -> str:
    """Ask the bot of that seat; it is kept for the next question, as it may have a plan."""
    key = question.game, question.seat, question.bot
    bot = _kept.pop(key, None) or make_bot(question.bot, secrets.randbits(62))
    _kept[key] = bot
    if len(_kept) > BOTS_KEPT:
        _kept.popitem(last=False)
    return decide(bot, question)


def decide(bot: Bot, question: Question) -> str:
    """The notation of the action that a bot chooses."""
    rules, tables = _frame(question.options)
    buffer = new_buffer()
    count = legal(question.known, rules, tables, question.seat, buffer)
    actions = [Action(code) for code in buffer[:count]]
    return str(bot.choose(SeatView(question.known, rules, tables, question.seat), actions))


@lru_cache(maxsize=32)
def _frame(options: Options) -> tuple[Rules, Tables]:
    return options.rules(), tables_of(options.puzzle_set())
