"""The scales: what the judge's net works with."""

from __future__ import annotations

from array import array

from projectl.bots.value_net.search.workspace import set_zero
from projectl.rules.engine.codes import SEATS
from projectl.rules.layout import Field, Layout

from .index import HIDDEN, MANY, ROOM, ROWS, SECOND

SCALES_FIELDS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("weights", "f4", (ROWS, HIDDEN)),
    ("active", "i8", (ROOM,)),  # the inputs that are not zero
    ("amount", "f8", (ROOM,)),
    ("actives", "i8", ()),
    ("hidden", "f8", (HIDDEN,)),
    ("second", "f8", (SECOND,)),
    ("score", "f8", (SEATS,)),
    ("chance", "f8", (MANY * SEATS,)),  # of each position, by seat
    ("slips", "i8", (SEATS,)),  # in games to learn from: of a thousand turns, how many are left to chance
    ("kept", "i8", ()),  # positions of such a game
)


class Scales:
    """The interpreted scales."""

    __slots__ = tuple(name for name, _, _ in SCALES_FIELDS)

    LAYOUT = Layout("Scales", tuple(Field(*field) for field in SCALES_FIELDS))

    weights: list[array[float]]
    active: list[int]
    amount: list[float]
    actives: int
    hidden: list[float]
    second: list[float]
    score: list[float]
    chance: list[float]
    slips: list[int]
    kept: int

    def __init__(self) -> None:
        set_zero(self, self.LAYOUT)
