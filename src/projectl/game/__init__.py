"""A game of Project L, pleasant to use: create it, ask what is legal, play, undo, look, and read the result."""

from projectl.record.record import GameRecord, Move
from projectl.rules.options import Options, OptionsError

from .errors import CannotUndo, IllegalAction, WhoseAction
from .game import Game

__all__ = ["CannotUndo", "Game", "GameRecord", "IllegalAction", "Move", "Options", "OptionsError", "WhoseAction"]
