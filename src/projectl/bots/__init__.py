"""Players that are programs. They get what a seat may know and the legal actions, and choose one of them.

>>> from projectl.bots import SeatView, make_bot
>>> from projectl.game import Game
>>> game = Game(players=2, seed=bytes(32), first=0)
>>> bot = make_bot("greedy", seed=1)
>>> view = SeatView.of(game.state, game.rules, game.tables, seat=0)
>>> bot.choose(view, list(game.legal_actions(0))) in game.legal_actions(0)
True
"""

from .budget import BotFailure
from .interface import Bot, SeatView
from .registry import BotInfo, UnknownBot, bots, make_bot
from .whole_game import play_out

__all__ = ["Bot", "BotFailure", "BotInfo", "SeatView", "UnknownBot", "bots", "make_bot", "play_out"]
