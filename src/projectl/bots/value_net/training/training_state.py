"""What learning needs besides the workspace: a replay buffer, gradients and Adam's averages.

The replay buffer holds the positions of some games with their targets.
"""

from __future__ import annotations

from array import array

from projectl.bots.value_net.model.feature_index import HIDDEN, PAIR_ROWS, SECOND
from projectl.bots.value_net.search.workspace import set_zero
from projectl.bots.value_net.sizes import ACTIVE, SAMPLES
from projectl.rules.engine.codes import SEATS
from projectl.rules.layout import Field, Layout

TRAINING_FIELDS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("gradient", "f4", (PAIR_ROWS, HIDDEN)),
    ("momentum", "f4", (PAIR_ROWS, HIDDEN)),
    ("square", "f4", (PAIR_ROWS, HIDDEN)),
    ("hidden_error", "f4", (HIDDEN,)),
    ("second_error", "f4", (SECOND,)),
    ("steps", "i8", (2,)),  # of Adam, by net
    ("samples", "i8", ()),
    ("active", "i2", (SAMPLES, ACTIVE)),
    ("amount", "f4", (SAMPLES, ACTIVE)),
    ("actives", "i8", (SAMPLES,)),
    ("seat", "i8", (SAMPLES,)),
    ("net", "i8", (SAMPLES,)),  # which of the two the position is for
    ("win", "f8", (SAMPLES,)),  # as the net saw it
    ("margin", "f8", (SAMPLES,)),
    ("win_target", "f8", (SAMPLES,)),
    ("margin_target", "f8", (SAMPLES,)),
    ("follower", "i8", (SAMPLES,)),  # the next position of the same seat, -1: the end
    ("cut", "i8", (SAMPLES,)),  # chance chose what came next, not the player
    ("last", "i8", (SEATS,)),  # the latest position of each seat
    ("final_win", "f8", (SEATS,)),
    ("final_margin", "f8", (SEATS,)),
    ("loss", "f8", ()),  # summed over all positions that were learned
    ("positions", "i8", ()),
    ("rate", "f8", ()),  # how far a step goes
    ("decay", "f8", ()),  # lambda, from one end of a turn to the next
    ("passes", "i8", ()),  # how often the positions are gone over
    ("inverse_epsilon", "i8", ()),  # one action in so many is chosen at random; 0: none
    ("seed", "i8", ()),  # of the next deal
    ("games", "i8", ()),
    ("wins", "f8", ()),  # of seat 0
    ("margins", "f8", ()),
)


class Training:
    """The interpreted state of a training."""

    __slots__ = tuple(name for name, _, _ in TRAINING_FIELDS)

    LAYOUT = Layout("Training", tuple(Field(*field) for field in TRAINING_FIELDS))

    gradient: list[array[float]]
    momentum: list[array[float]]
    square: list[array[float]]
    hidden_error: array[float]
    second_error: array[float]
    steps: list[int]
    samples: int
    active: list[list[int]]
    amount: list[array[float]]
    actives: list[int]
    seat: list[int]
    net: list[int]
    win: list[float]
    margin: list[float]
    win_target: list[float]
    margin_target: list[float]
    follower: list[int]
    cut: list[int]
    last: list[int]
    final_win: list[float]
    final_margin: list[float]
    loss: float
    positions: int
    rate: float
    decay: float
    passes: int
    inverse_epsilon: int
    seed: int
    games: int
    wins: float
    margins: float

    def __init__(self) -> None:
        set_zero(self, self.LAYOUT)
