"""Saving a game to a file and going on with it later."""

from __future__ import annotations

from pathlib import Path

from projectl.cli.files import write_whole
from projectl.game import Game
from projectl.record.gamefile import load_record, write_record


def save_game(game: Game, path: Path) -> None:
    """Write the record of a game, finished or not."""
    write_whole(path, write_record(game.record()))


def resume_game(path: Path) -> Game:
    """The game of a saved file."""
    return Game.from_record(load_record(path))
