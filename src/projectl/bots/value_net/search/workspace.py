"""The workspace: what the net and the search work with, besides the game itself.

Like a state it is a class of lists when interpreted and one record in memory when compiled.
"""

from __future__ import annotations

from array import array
from typing import Any

from projectl.bots.value_net.model.feature_index import HIDDEN, PAIR_ROWS, SECOND
from projectl.bots.value_net.sizes import (
    ACTIVE,
    ANCHORED,
    ARENA,
    CELLS,
    DEPTH,
    ENTRIES,
    LEAVES,
    MASKS,
    MEMO,
    NODES,
    RUNS,
    SEEN,
)
from projectl.rules.layout import Field, Layout
from projectl.rules.state import MAX_PUZZLES

from .caches import Fit, Leaf, Plan, Reply, Run, Tiled

# name, type (or the record that lies within), shape ((): a plain number)
WORKSPACE_FIELDS: tuple[tuple[str, str | Layout, tuple[int, ...]], ...] = (
    ("weights", "f4", (PAIR_ROWS, HIDDEN)),
    ("margin_weight", "f8", ()),  # what a point is worth beside the probability to win
    ("active", "i8", (ACTIVE,)),  # the inputs that are not zero
    ("amount", "f4", (ACTIVE,)),
    ("actives", "i8", ()),
    ("still", "f4", (2, HIDDEN)),  # what both nets make of the inputs that stay during a turn
    ("hidden", "f4", (HIDDEN,)),
    ("awake", "i8", (HIDDEN + 1,)),  # the units of the first layer that are not silent
    ("second", "f4", (SECOND,)),
    ("evaluations", "i8", ()),  # how often it was asked
    ("first_anchored", "i8", (CELLS,)),
    ("last_anchored", "i8", (CELLS,)),
    ("anchored_mask", "i8", (ANCHORED,)),
    ("anchored_kind", "i8", (ANCHORED,)),
    ("fit", Fit.LAYOUT, (MEMO,)),
    ("run", Run.LAYOUT, (RUNS,)),
    ("stack", "i8", (DEPTH,)),
    ("tiled", Tiled.LAYOUT, (MASKS,)),
    ("masks_used", "i8", ()),
    ("arena", "i8", (ARENA,)),
    ("arena_used", "i8", ()),
    ("entry_at", "i8", (ENTRIES,)),
    ("width", "i8", ()),  # of the beam
    ("limit", "i8", ()),  # the evaluations at which the beam narrows to its best position
    ("level_start", "i8", ()),  # the first position of the level that is being filled
    ("kept", "i8", ()),  # how many it has
    ("fits", "i8", ()),  # ways to place a piece on a puzzle that are tried
    ("parent", "i8", (NODES,)),
    ("action", "i8", (NODES,)),
    ("value", "f8", (NODES,)),
    ("replies", "i8", ()),  # of the others, in the sample that is looked at
    ("reply", Reply.LAYOUT, (LEAVES,)),
    ("unseen", "i8", (MAX_PUZZLES,)),
    ("leaves", "i8", ()),
    ("leaf_room", "i8", ()),
    ("leaf", Leaf.LAYOUT, (LEAVES,)),  # the best ends of the turn, the best first
    ("seen", "i8", (SEEN,)),
    ("plan", Plan.LAYOUT, ()),  # room for one that is followed at once
    ("chance", "i8", ()),
    ("search", "i8", ()),  # how many there were
)


class Workspace:
    """The interpreted workspace."""

    __slots__ = tuple(name for name, _, _ in WORKSPACE_FIELDS)

    LAYOUT = Layout("Workspace", tuple(Field(*field) for field in WORKSPACE_FIELDS))

    weights: list[array[float]]
    margin_weight: float
    active: list[int]
    amount: array[float]
    actives: int
    still: list[array[float]]
    hidden: array[float]
    awake: list[int]
    second: array[float]
    evaluations: int
    first_anchored: list[int]
    last_anchored: list[int]
    anchored_mask: list[int]
    anchored_kind: list[int]
    fit: list[Fit]
    run: list[Run]
    stack: list[int]
    tiled: list[Tiled]
    masks_used: int
    arena: list[int]
    arena_used: int
    entry_at: list[int]
    width: int
    limit: int
    level_start: int
    kept: int
    fits: int
    parent: list[int]
    action: list[int]
    value: list[float]
    replies: int
    reply: list[Reply]
    unseen: list[int]
    leaves: int
    leaf_room: int
    leaf: list[Leaf]
    seen: list[int]
    plan: Plan
    chance: int
    search: int

    def __init__(self) -> None:
        set_zero(self, self.LAYOUT)


PARTS: dict[Layout, type] = {part.LAYOUT: part for part in (Fit, Leaf, Plan, Reply, Run, Tiled)}


def set_zero(record: Any, layout: Layout) -> None:
    """Give an interpreted record its numbers, lists and records; arrays of singles round what is stored in them."""
    for field in layout.fields:
        setattr(record, field.name, _zeros(field.kind, field.shape))


def _zeros(kind: str | Layout, shape: tuple[int, ...]) -> Any:
    if isinstance(kind, Layout):
        part = PARTS[kind]
        return [part() for _ in range(shape[0])] if shape else part()
    zero = 0.0 if kind[0] == "f" else 0
    if not shape:
        return zero
    if len(shape) > 1:
        return [_zeros(kind, shape[1:]) for _ in range(shape[0])]
    return array("f", [zero]) * shape[0] if kind == "f4" else [zero] * shape[0]
