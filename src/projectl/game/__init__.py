"""A game of Project L, pleasant to use: create it, ask what is legal, play, undo, look, and read the result."""

from projectl.rules.options import Options, OptionsError

from .errors import CannotUndo, IllegalAction, WhoseAction
from .game import Game
from .history import Move

__all__ = ["CannotUndo", "Game", "IllegalAction", "Move", "Options", "OptionsError", "WhoseAction"]
