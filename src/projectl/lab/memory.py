"""Episodes as arrays of numpy: of compiled ones the very memory, of interpreted ones a copy that is kept alike."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from projectl.rules.layout import Layout, items_of
from projectl.rules.options import Options
from projectl.rules.ways.native import Row
from projectl.rules.ways.running import Maker

from .batch.records import BY_SEED, Episode, Work, fill_tables

Structured = npt.NDArray[np.void]


def dtype_of(layout: Layout) -> np.dtype[np.void]:
    """A record as numpy describes it."""
    offsets = layout.offsets()
    return np.dtype(
        {
            "names": [field.name for field in layout.fields],
            "formats": [(f"<{field.kind}", field.shape) for field in layout.fields],
            "offsets": [offsets[field.name] for field in layout.fields],
            "itemsize": layout.size(),
        }
    )


class Episodes:
    """A row of episodes, and the same as an array."""

    def __init__(self, maker: Maker, count: int) -> None:
        self.row: Any = maker.row(Episode, count)
        kind = dtype_of(Episode.LAYOUT)
        self.is_shared = isinstance(self.row, Row)
        self.array: Structured = (
            np.frombuffer(self.row.items, kind) if isinstance(self.row, Row) else np.zeros(count, kind)
        )

    def pull(self) -> None:
        """Bring the array to what the kernels have written."""
        if not self.is_shared:
            for at, episode in enumerate(self.row):
                for field in Episode.LAYOUT.fields:
                    self.array[field.name][at] = getattr(episode, field.name)

    def push(self, *names: str) -> None:
        """Bring the records to what stands in some fields of the array; in all, if none is named."""
        if not self.is_shared:
            for at, episode in enumerate(self.row):
                for field in Episode.LAYOUT.fields:
                    if not names or field.name in names:
                        value = self.array[field.name][at]
                        setattr(episode, field.name, value.tolist() if items_of(field.shape) > 1 else int(value))


class Column:
    """A whole number for each game, for the kernels and as an array."""

    def __init__(self, maker: Maker, count: int) -> None:
        self.numbers: Any = maker.numbers([0] * count)
        self.is_shared = not isinstance(self.numbers, list)
        self.array = np.frombuffer(self.numbers, np.int64) if self.is_shared else np.zeros(count, np.int64)

    def put(self, values: npt.NDArray[np.int64]) -> None:
        """Hand values to the kernels."""
        self.array[:] = values
        if not self.is_shared:
            self.numbers[:] = values.tolist()

    def got(self) -> npt.NDArray[np.int64]:
        """What the kernels have written."""
        if not self.is_shared:
            self.array[:] = self.numbers
        return self.array


def work_of(maker: Maker, options: Options, games: int) -> Any:
    """What a call is about that does all of so many games, dealt by seeds and observed by who acts."""
    work = maker.record(Work)
    work.end = work.games = games
    work.scratch = 3 * games + 1
    work.reset, work.viewer = BY_SEED, -1
    work.open_scores = int(options.scores_known)
    fill_tables(work)
    return work
