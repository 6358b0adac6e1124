"""Saving a game to a file and going on with it later."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from projectl.game import Game
from projectl.record.gamefile import write_record
from projectl.record.gamefile.files import write_whole
from projectl.record.remarks import with_remarks


def save_game(game: Game, path: Path, remarks: Sequence[str] = ()) -> None:
    """Write the record of a game, finished or not, with remarks that every reader skips."""
    write_whole(path, with_remarks(write_record(game.record()), remarks))


def resume_game(path: Path) -> Game:
    """The game of a saved file."""
    return Game.load(path)
