"""A table that follows its log without any rules: for games that cannot be played on, whose moves can still be told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from projectl.game import Game, Move
from projectl.record.notation.action import Action
from projectl.rules.options import Options

from .table import Table


class LooseGame:
    """The moves of a game, whether or not any rules allow them."""

    is_over = False
    to_act: frozenset[int] = frozenset()
    turn = (0, 0)

    def __init__(self, options: Options, names: Sequence[str], moves: Iterable[Move], first: int) -> None:
        self.options = options
        self.names = tuple(names)
        self.moves = [*moves]
        self.first = first

    def legal_move(self, action: str, seat: int) -> Move:
        """Anything that can be read."""
        return Move(seat, Action.parse(action))

    def play_legal(self, move: Move) -> list[Any]:
        """Take a move down."""
        self.moves.append(move)
        return []

    def undo(self, seat: int) -> list[Any]:
        """Strike out the last move of a seat."""
        last = max(number for number, move in enumerate(self.moves) if move.seat == seat)
        del self.moves[last]
        return []

    def result(self) -> None:
        """Nobody knows."""


class LooseTable(Table):
    """Follows every entry that has the form of one."""

    def begin(self, names: Sequence[str], moves: Iterable[Move] = (), first: int | None = None) -> Any:
        """See Table."""
        if first is None:
            first = Game(self.setup.options, seed=self.seed, first=self.setup.first).first
        return LooseGame(self.setup.options, names, moves, first)
