"""What a search finds and what the workspace remembers, one record each: whatever belongs together lies so in memory.

A search asks far more often than it works out, and what it waits for then is the memory.
"""

from __future__ import annotations

from projectl.bots.value_net.sizes import ANSWER, FITS, PLAN
from projectl.rules.layout import Field, Layout


class Fit:
    """The fewest pieces for some cells from some supply (`fitting`)."""

    __slots__ = ("answer", "left", "mask", "supply")

    LAYOUT = Layout("Fit", (Field("mask", "i8"), Field("supply", "i8"), Field("answer", "i8"), Field("left", "i8")))

    def __init__(self) -> None:
        self.mask = self.supply = self.answer = self.left = 0


class Run:
    """The best placements of a piece on some cells, the best first and -1 behind the last (`candidates`)."""

    __slots__ = ("best", "key", "supply")

    LAYOUT = Layout("Run", (Field("key", "i8"), Field("supply", "i8"), Field("best", "i2", (FITS,))))

    def __init__(self) -> None:
        self.key = self.supply = 0
        self.best = [0] * FITS


class Plan:
    """The actions up to the end of a turn, as a search found them (`beam.follow`)."""

    __slots__ = ("action", "length")

    LAYOUT = Layout("Plan", (Field("length", "i8"), Field("action", "i8", (PLAN,))))

    def __init__(self) -> None:
        self.length = 0
        self.action = [0] * PLAN


class Reply:
    """What the others did at some table, up to the next turn of the seat that looks ahead (`replies`)."""

    __slots__ = ("action", "key", "length")

    LAYOUT = Layout("Reply", (Field("key", "i8"), Field("length", "i8"), Field("action", "i8", (ANSWER,))))

    def __init__(self) -> None:
        self.key = self.length = 0
        self.action = [0] * ANSWER


class Leaf:
    """An end of the turn: how it is reached, what it is worth, and what samples made of it (`search`, `rollouts`)."""

    __slots__ = ("action", "alive", "margin", "open", "parent", "plan", "total", "value", "win")

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
            Field("plan", Plan.LAYOUT),
        ),
    )

    def __init__(self) -> None:
        self.parent = self.action = self.alive = self.open = 0
        self.value = self.win = self.margin = self.total = 0.0
        self.plan = Plan()


class Tiled:
    """Where the heaps that cover some cells lie in the arena (`tilings`)."""

    __slots__ = ("cells", "end", "start")

    LAYOUT = Layout("Tiled", (Field("cells", "i8"), Field("start", "i4"), Field("end", "i4")))

    def __init__(self) -> None:
        self.cells = self.start = self.end = 0
