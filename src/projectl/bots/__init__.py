"""Players that are programs. They get what a seat may know and the legal actions, and choose one of them.

>>> from projectl.bots import SeatView, make_bot
>>> from projectl.game import Game
>>> game = Game(players=2, seed=bytes(32), first=0)
>>> bot = make_bot("greedy", seed=1)
>>> view = SeatView.of(game.state, game.rules, seat=0)
>>> bot.choose(view, list(game.legal_actions(0))) in game.legal_actions(0)
True
"""

from projectl.bots.registry.catalogue import BotInfo, UnknownBotError, bots, make_bot
from projectl.bots.sandbox.budget import BotFailureError

from .api import Bot, SeatView
from .whole_game import play_out

__all__ = ["Bot", "BotFailureError", "BotInfo", "SeatView", "UnknownBotError", "bots", "make_bot", "play_out"]
