"""A game record: how a game was set up, what was done in it and how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from projectl.record.notation.action import Action
from projectl.rules.arguments import instance, instances, text, texts, whole, whole_within
from projectl.rules.options import Options
from projectl.rules.result import Result
from projectl.rules.shuffle import commitment, secret_of
from projectl.rules.version import RULES_VERSION

from .settings import settings_line

LAST_VERSION = 999_999_999
"""Of the rules, that a record may name."""


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
    """They are checked."""
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

    def __post_init__(self) -> None:
        options = instance("options", self.options, Options).checked()
        whole_within("first", self.first, 0, (options.players or 1) - 1)
        for name, value in {
            "options": options,
            "moves": instances("moves", self.moves, Move),
            "names": texts("names", self.names),
            "lines": instances("lines", self.lines, int),
        }.items():
            object.__setattr__(self, name, value)  # lists become tuples
        for move in self.moves:
            whole("seat", move.seat)
            instance("action", move.action, Action)
        if self.seed is not None:
            secret_of(instance("seed", self.seed, bytes))
        if self.result is not None:
            instance("result", self.result, Result)
        text("game_id", self.game_id)
        text("commitment", self.commitment)
        whole_within("rules_version", self.rules_version, 1, LAST_VERSION)

    def line_of(self, move: int) -> int:
        """The line that a move was read from; 0 if the record is not from a file."""
        return self.lines[move] if 0 <= whole("move", move) < len(self.lines) else 0

    def _repr_html_(self) -> str:
        from .picture import html_record

        return html_record(self)


def commit(options: Options, seed: bytes, game_id: str = "") -> str:
    """The hash to publish when a game begins: it binds the secret to this game without telling it."""
    return commitment(seed, game_id, settings_line(options))
