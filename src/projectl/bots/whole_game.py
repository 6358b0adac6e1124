"""Letting bots play a game to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from projectl.bots.registry.catalogue import make_bot
from projectl.bots.sandbox.guard import decide
from projectl.game import Game, GameError
from projectl.rules.arguments import instance, instances, whole

from .api import Bot, SeatView

if TYPE_CHECKING:
    from projectl.rules.result import Result


def play_out(game: Game, bots: Sequence[Bot | str], *, seed: int = 0) -> Result:
    """Let bots play a game on to its end, one for each seat, and tell the result; BotFailureError if one of them fails.

    Bots are given by name (`"greedy"`, `"level:3"`, `"mine.py:MyBot"`), each with a chance of its own that comes from
    the seed, or as objects with a method `choose`.

    >>> from projectl import Game, play_out
    >>> game = Game(players=2, seed=7)
    >>> result = play_out(game, ["greedy", "random"])
    >>> game.is_over, result.winners
    (True, (0,))
    """
    instance("game", game, Game)
    if len(instances("bots", bots, object)) != game.rules.players:
        raise GameError("game-bots", wanted=game.rules.players)
    start = whole("seed", seed)
    players = [make_bot(bot, start + at, own_code=True) if isinstance(bot, str) else bot for at, bot in enumerate(bots)]
    while not game.is_over:
        seat = min(game.to_act)
        view = SeatView.of(game.state, game.rules, seat)
        game.play(decide(players[seat], view, game.legal_actions(seat)), seat)
    result = game.result()
    assert result is not None, "the game is over"
    return result
