"""What the desk remembers, one record for each answer: whatever belongs to it lies together in memory.

A search asks far more often than it works out, and what it waits for then is the memory.
"""

from __future__ import annotations

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


class Tiled:
    """Where the heaps that cover some cells lie in the arena (`tilings`)."""

    __slots__ = ("cells", "end", "start")

    LAYOUT = Layout("Tiled", (Field("cells", "i8"), Field("start", "i4"), Field("end", "i4")))

    def __init__(self) -> None:
        self.cells = self.start = self.end = 0
