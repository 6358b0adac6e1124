"""What the desk remembers, one record for each answer: whatever belongs to it lies together in memory.

A search asks far more often than it works out, and what it waits for then is the memory.
"""

from __future__ import annotations

from projectl.bots.value_net.sizes import PLAN
from projectl.rules.layout import Field, Layout


class Fit:
    """The fewest pieces for some cells from some supply (`fitting`)."""

    __slots__ = ("answer", "left", "mask", "supply")

    LAYOUT = Layout("Fit", (Field("mask", "i8"), Field("supply", "i8"), Field("answer", "i8"), Field("left", "i8")))

    def __init__(self) -> None:
        self.mask = self.supply = self.answer = self.left = 0


class Run:
    """The best placements of a piece on some cells (`candidates`)."""

    __slots__ = ("best", "key", "supply")

    LAYOUT = Layout("Run", (Field("key", "i8"), Field("supply", "i8"), Field("best", "i8")))

    def __init__(self) -> None:
        self.key = self.supply = self.best = 0


class Leaf:
    """An end of the turn: how it is reached, what it is worth, and what samples made of it (`search`, `rollouts`)."""

    __slots__ = ("action", "alive", "length", "margin", "open", "parent", "plan", "total", "value", "win")

    LAYOUT = Layout(
        "Leaf",
        (
            Field("parent", "i8"),  # the position of the beam before it
            Field("action", "i8"),  # that leads here from there
            Field("value", "f8"),
            Field("win", "f8"),
            Field("margin", "f8"),
            Field("total", "f8"),  # what all samples together brought
            Field("alive", "i8"),
            Field("open", "i8"),  # whether a card turns up on the way, so that there is more to plan
            Field("length", "i8"),
            Field("plan", "i8", (PLAN,)),
        ),
    )

    def __init__(self) -> None:
        self.parent = self.action = self.alive = self.open = self.length = 0
        self.value = self.win = self.margin = self.total = 0.0
        self.plan = [0] * PLAN


class Tiled:
    """Where the heaps that cover some cells lie in the arena (`tilings`)."""

    __slots__ = ("cells", "end", "start")

    LAYOUT = Layout("Tiled", (Field("cells", "i8"), Field("start", "i4"), Field("end", "i4")))

    def __init__(self) -> None:
        self.cells = self.start = self.end = 0
