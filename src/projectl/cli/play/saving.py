"""Saving a game to a file and going on with it later."""

from __future__ import annotations

from pathlib import Path

from projectl.game import Game


def save_game(game: Game, path: Path) -> None:
    """Write the record of a game, finished or not."""
    game.save(path)


def resume_game(path: Path) -> Game:
    """The game of a saved file."""
    return Game.load(path)
