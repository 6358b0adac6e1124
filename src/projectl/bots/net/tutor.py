"""What learning needs besides the desk: the positions of some games with their targets, and Adam's averages."""

from __future__ import annotations

from projectl.rules.engine.codes import SEATS

from .desk import zeros
from .layout import HIDDEN, ROWS, SECOND
from .sizes import ACTIVE, SAMPLES

TUTOR_FIELDS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("gradient", "f8", (ROWS, HIDDEN)),
    ("mean", "f8", (ROWS, HIDDEN)),
    ("square", "f8", (ROWS, HIDDEN)),
    ("hidden_error", "f8", (HIDDEN,)),
    ("second_error", "f8", (SECOND,)),
    ("steps", "i8", ()),
    ("samples", "i8", ()),
    ("active", "i2", (SAMPLES, ACTIVE)),
    ("amount", "f4", (SAMPLES, ACTIVE)),
    ("actives", "i8", (SAMPLES,)),
    ("seat", "i8", (SAMPLES,)),
    ("win", "f8", (SAMPLES,)),  # as the net saw it
    ("margin", "f8", (SAMPLES,)),
    ("win_target", "f8", (SAMPLES,)),
    ("margin_target", "f8", (SAMPLES,)),
    ("follower", "i8", (SAMPLES,)),  # the next position of the same seat, -1: the end
    ("strayed", "i8", (SAMPLES,)),  # reached by chance, not by choice
    ("last", "i8", (SEATS,)),  # the latest position of each seat
    ("final_win", "f8", (SEATS,)),
    ("final_margin", "f8", (SEATS,)),
    ("loss", "f8", ()),  # summed over all positions that were learned
    ("positions", "i8", ()),
    ("rate", "f8", ()),  # how far a step goes
    ("decay", "f8", ()),  # lambda
    ("stray", "i8", ()),  # one action in so many is left to chance; 0: none
    ("seed", "i8", ()),  # of the next deal
    ("games", "i8", ()),
    ("wins", "f8", ()),  # of seat 0
    ("margins", "f8", ()),
)


class Tutor:
    """The interpreted tutor."""

    __slots__ = tuple(name for name, _, _ in TUTOR_FIELDS)

    gradient: list[list[float]]
    mean: list[list[float]]
    square: list[list[float]]
    hidden_error: list[float]
    second_error: list[float]
    steps: int
    samples: int
    active: list[list[int]]
    amount: list[list[float]]
    actives: list[int]
    seat: list[int]
    win: list[float]
    margin: list[float]
    win_target: list[float]
    margin_target: list[float]
    follower: list[int]
    strayed: list[int]
    last: list[int]
    final_win: list[float]
    final_margin: list[float]
    loss: float
    positions: int
    rate: float
    decay: float
    stray: int
    seed: int
    games: int
    wins: float
    margins: float

    def __init__(self) -> None:
        for name, kind, shape in TUTOR_FIELDS:
            setattr(self, name, zeros(0.0 if kind[0] == "f" else 0, shape))
