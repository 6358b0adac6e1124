"""Bots on this device: they think in the same thread, each from what its seat may know."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from projectl.bots import Bot, BotFailureError, BotInfo, bots, make_bot
from projectl.bots.registry.catalogue import is_slow
from projectl.bots.sandbox.budget import NONSENSE
from projectl.rules.knowledge import known_to
from projectl.server.bots.questions import Answer, Question, answered_by
from projectl.server.bots.substitutes import stand_ins
from projectl.server.table import Table


class Bots:
    """Kept from question to question: a bot may have a plan."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, str], Bot] = {}

    def choose(self, table: Table, seat: int, refused: Collection[str] = ()) -> Answer:
        """What the bot of a seat does, or a weaker one in its stead; BotFailureError if none gives an answer.

        The bots in `refused` have chosen what the table did not accept.
        """
        bot = table.seats[seat].bot
        game = table.begun_game
        assert bot is not None, "a bot is asked for its own seat"
        question = Question(table.id, table.host, seat, bot, game.options, known_to(game.state, game.rules, seat))
        failure: Exception = BotFailureError(NONSENSE, bot, "nobody is left to ask")
        for name in [each for each in (bot, *stand_ins(bot)) if each not in refused]:
            try:
                return Answer(answered_by(self._bot(table, seat, name), question), name)
            except (BotFailureError, ValueError) as error:
                failure = error
                self._kept.pop((table.id, seat, name), None)
        raise failure

    def _bot(self, table: Table, seat: int, name: str) -> Bot:
        key = table.id, seat, name
        if key not in self._kept:
            self._kept[key] = make_bot(name, secrets.randbits(62))
        return self._kept[key]

    def forget(self, game: str) -> None:
        """A game is over, or not here any more."""
        self._kept = {key: bot for key, bot in self._kept.items() if key[0] != game}


def offered() -> list[BotInfo]:
    """The bots that do not keep people waiting on this device; how fast it is is measured once, when first asked."""
    return [info for info in bots() if not is_slow(info.name)]


def too_slow() -> list[BotInfo]:
    """The others."""
    return [info for info in bots() if is_slow(info.name)]
