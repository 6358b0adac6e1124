"""A problem: a position, a task, and the answer that was proved or judged best. One line of text each.

    complete 2 2 | O1,I2x2,L4 1=W20:V3@b2b3c3 2=B07 | - | exch I2 I3,place I3@1 b3c3d3

Kind, difficulty (1 to 3) and the best result; the seat; the kinds of which the reserve has none; the answer.
`complete` and `touches` have nothing but the own puzzles, pieces and the reserve: no deck, no row, nothing to draw.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any, Literal, NamedTuple, cast

from projectl.game import Game
from projectl.game.rulebook import whole_position
from projectl.record.position.text import read_position
from projectl.rules.options import Options

from .shapes import key_of

Kind = Literal["complete", "touches", "turn"]
KINDS: tuple[Kind, ...] = ("complete", "touches", "turn")
EDITION = "revised-2021"
SEAT = 0
"""Who solves sits in the first seat."""
EASY, MEDIUM, HARD = 1, 2, 3
_EMPTY = "rows=.,.,.,./.,.,.,. turn=20 ending=last-round reason=deck-empty"
_TABLES: Mapping[str, str] = {"complete": _EMPTY, "touches": f"{_EMPTY} phase=touches done=2"}


class Fields(NamedTuple):
    """What is written of a problem."""

    kind: Kind
    difficulty: int
    best: int
    seat: str
    table: str
    answer: tuple[str, ...]


class Problem:
    """A problem, of its line."""

    def __init__(self, line: str) -> None:
        head, seat, table, answer = (part.strip() for part in line.split("|"))
        kind, difficulty, best = head.split()
        self.line = line.strip()
        self.fields = Fields(cast("Kind", kind), int(difficulty), int(best), seat, table, tuple(answer.split(",")))

    @property
    def kind(self) -> Kind:
        """What is to be done."""
        return self.fields.kind

    @property
    def best(self) -> int:
        """How many puzzles can be completed, or how many points are left after the best touches."""
        return self.fields.best

    @property
    def difficulty(self) -> int:
        """1 easy, 2 medium, 3 hard: how far bots find it (`generating`)."""
        return self.fields.difficulty

    @property
    def answer(self) -> tuple[str, ...]:
        """Actions that solve it, in notation."""
        return self.fields.answer

    @cached_property
    def key(self) -> str:
        """The same for problems with equal puzzles and supply, however they are turned, mirrored or ordered."""
        game = self.game()
        return key_of(game.state, game.rules, SEAT)

    @cached_property
    def id(self) -> str:
        """Its name in addresses."""
        return sha256(self.line.encode()).hexdigest()[:12]

    def rated(self, difficulty: int) -> Problem:
        """The same with another difficulty."""
        head, _, rest = self.line.partition("|")
        kind, _, best = head.split()
        return Problem(f"{kind} {difficulty} {best} |{rest}")

    def game(self) -> Game:
        """A practice game from its position."""
        position = read_position(self.position())
        return Game.from_state(position.options, position.state)

    def position(self) -> str:
        """The whole position as text; of the decks only the sizes matter."""
        return whole_position(Options(EDITION, confirm=True).checked(), self._given())

    def _given(self) -> dict[str, Any]:
        """The fields of the position, as in `data/examples.toml`."""
        absent = [] if self.fields.table == "-" else self.fields.table.split(",")
        return {
            "table": _TABLES[self.kind],
            "turn": "seat=1 actions=over" if self.kind == "touches" else "seat=1 actions=3",
            "seats": [f"supply={self.fields.seat}"],
            "absent": absent,
            "white": 0,
            "black": 0,
        }
