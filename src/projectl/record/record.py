"""A game record: how a game was set up, what was done in it and how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from projectl.record.notation.action import Action
from projectl.rules.options import Options
from projectl.rules.result import Result
from projectl.rules.shuffle import commitment
from projectl.rules.version import RULES_VERSION

from .settings import settings_line


class Move(NamedTuple):
    """One action of one seat.

    >>> Move(0, Action.parse("piece"))
    Move(seat=0, action=Action('piece'))
    """

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class GameRecord:
    """All that is needed to play a game again.

    >>> from projectl import Game
    >>> game = Game(players=2, seed=7, first=0, names=["Ann", "Bo"])
    >>> events = game.play("piece")
    >>> game.record().names, game.record().moves
    (('Ann', 'Bo'), (Move(seat=0, action=Action('piece')),))
    """

    options: Options
    """Checked ones."""
    first: int
    """The seat of the first player."""
    moves: tuple[Move, ...] = ()
    seed: bytes | None = None
    """The secret of the shuffle; None while it must stay secret."""
    names: tuple[str, ...] = ()
    """Of the seats: all of them or none."""
    result: Result | None = None
    """None while the game is on."""
    game_id: str = ""
    commitment: str = ""
    """The hash that was published when the game began (`commit`); empty if none was."""
    rules_version: int = RULES_VERSION
    lines: tuple[int, ...] = field(default=(), compare=False)
    """By move: its line in the file that it was read from."""

    def line_of(self, move: int) -> int:
        """The line that a move was read from; 0 if the record is not from a file."""
        return self.lines[move] if move < len(self.lines) else 0

    def _repr_html_(self) -> str:
        from .picture import html_record

        return html_record(self)


def commit(options: Options, seed: bytes, game_id: str = "") -> str:
    """The hash to publish when a game begins: it binds the secret to this game without telling it."""
    return commitment(seed, game_id, settings_line(options))
