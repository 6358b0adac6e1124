"""The desk: what the net and the search work with, besides the game itself.

Like a state it is a class of lists when interpreted and one record of a structured array when compiled.
"""

from __future__ import annotations

from typing import Any

from .layout import HIDDEN, ROWS, SECOND
from .sizes import ACTIVE, ANCHORED, CELLS, DEPTH, LEAVES, MEMO, NODES, PLAN, SEEN

# name, type, shape ((): a plain number)
DESK_FIELDS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("weights", "f8", (ROWS, HIDDEN)),
    ("margin_weight", "f8", ()),  # what a point is worth beside the probability to win
    ("active", "i8", (ACTIVE,)),  # the inputs that are not zero
    ("amount", "f8", (ACTIVE,)),
    ("actives", "i8", ()),
    ("hidden", "f8", (HIDDEN,)),
    ("second", "f8", (SECOND,)),
    ("win", "f8", ()),  # what the net said last
    ("margin", "f8", ()),
    ("evaluations", "i8", ()),  # how often it was asked
    ("first_anchored", "i8", (CELLS,)),
    ("last_anchored", "i8", (CELLS,)),
    ("anchored_mask", "i8", (ANCHORED,)),
    ("anchored_kind", "i8", (ANCHORED,)),
    ("memo_mask", "i8", (MEMO,)),
    ("memo_supply", "i8", (MEMO,)),
    ("memo_answer", "i8", (MEMO,)),
    ("memo_left", "i8", (MEMO,)),
    ("stack_rest", "i8", (DEPTH,)),
    ("stack_supply", "i8", (DEPTH,)),
    ("stack_spare", "i8", (DEPTH,)),
    ("stack_at", "i8", (DEPTH,)),
    ("stack_missing", "i8", (DEPTH,)),
    ("width", "i8", ()),  # of the beam
    ("limit", "i8", ()),  # the evaluations at which the beam narrows to its best position
    ("level_start", "i8", ()),  # the first position of the level that is being filled
    ("kept", "i8", ()),  # how many it has
    ("fits", "i8", ()),  # ways to place a piece on a puzzle that are tried
    ("parent", "i8", (NODES,)),
    ("action", "i8", (NODES,)),
    ("value", "f8", (NODES,)),
    ("leaf_parent", "i8", (LEAVES,)),
    ("leaf_action", "i8", (LEAVES,)),
    ("leaf_value", "f8", (LEAVES,)),
    ("leaves", "i8", ()),
    ("leaf_room", "i8", ()),
    ("seen", "i8", (SEEN,)),
    ("plan", "i8", (PLAN,)),
    ("plan_length", "i8", ()),
    ("chance", "i8", ()),
    ("search", "i8", ()),  # how many there were
)


class Desk:
    """The interpreted desk."""

    __slots__ = tuple(name for name, _, _ in DESK_FIELDS)

    weights: list[list[float]]
    margin_weight: float
    active: list[int]
    amount: list[float]
    actives: int
    hidden: list[float]
    second: list[float]
    win: float
    margin: float
    evaluations: int
    first_anchored: list[int]
    last_anchored: list[int]
    anchored_mask: list[int]
    anchored_kind: list[int]
    memo_mask: list[int]
    memo_supply: list[int]
    memo_answer: list[int]
    memo_left: list[int]
    stack_rest: list[int]
    stack_supply: list[int]
    stack_spare: list[int]
    stack_at: list[int]
    stack_missing: list[int]
    width: int
    limit: int
    level_start: int
    kept: int
    fits: int
    parent: list[int]
    action: list[int]
    value: list[float]
    leaf_parent: list[int]
    leaf_action: list[int]
    leaf_value: list[float]
    leaves: int
    leaf_room: int
    seen: list[int]
    plan: list[int]
    plan_length: int
    chance: int
    search: int

    def __init__(self) -> None:
        for name, kind, shape in DESK_FIELDS:
            setattr(self, name, zeros(0.0 if kind == "f8" else 0, shape))


def zeros(zero: float, shape: tuple[int, ...]) -> Any:
    """A number, or nested lists of it."""
    if not shape:
        return zero
    return [zeros(zero, shape[1:]) for _ in range(shape[0])]
