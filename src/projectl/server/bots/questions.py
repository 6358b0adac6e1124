"""What a bot is asked, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from projectl.bots import Bot, SeatView
from projectl.bots.guard import decide
from projectl.record.notation import Action
from projectl.rules.buffers import new_buffer
from projectl.rules.engine.legal import legal
from projectl.rules.options import Options
from projectl.rules.state import State
from projectl.rules.switches import Rules
from projectl.rules.tables import Tables, tables_of


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: `known` is all that its seat may know."""

    game: str
    host: str
    """Who has set the table up: whoever sets up many does not get more of the workers."""
    seat: int
    bot: str
    options: Options
    known: State


@dataclass(frozen=True, slots=True)
class Answer:
    """The notation of an action, and the bot that chose it: another one than was asked, if that gave no answer."""

    action: str
    bot: str


def answered_by(bot: Bot, question: Question) -> str:
    """The notation of the action that a bot chooses; BotFailure if it raises or chooses none of the legal ones."""
    rules, tables = _frame(question.options)
    buffer = new_buffer()
    count = legal(question.known, rules, tables, question.seat, buffer)
    actions = [Action(code) for code in buffer[:count]]
    return str(decide(bot, SeatView(question.known, rules, tables, question.seat), actions))


@lru_cache(maxsize=32)
def _frame(options: Options) -> tuple[Rules, Tables]:
    return options.rules(), tables_of(options.puzzle_set())
