"""A game of Project L, pleasant to use: create it, ask what is legal, play, undo, look, and read the result."""

from projectl.record.record import GameRecord, Move
from projectl.rules.options import Options, OptionsError

from .errors import CannotUndoError, GameError, IllegalActionError, WhoseActionError
from .game import Game

__all__ = [
    "CannotUndoError",
    "Game",
    "GameError",
    "GameRecord",
    "IllegalActionError",
    "Move",
    "Options",
    "OptionsError",
    "WhoseActionError",
]
