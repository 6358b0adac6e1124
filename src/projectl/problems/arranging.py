"""Which of the generated problems make the year, and in which order; the others are the trainer's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from pathlib import Path

from projectl.record.gamefile.files import write_whole

from .problem import EASY, HARD, MEDIUM, Problem

DAYS = 366
DAILY = (
    *(("complete", level) for level in (MEDIUM, HARD, EASY)),
    *(("touches", level) for level in (MEDIUM, HARD, EASY)),
)
"""The days take from these in turn, as long as each has some."""
DAILY_SHARE = 80
"""Of each of them so many in a hundred are for the days at most, so that the trainer has some of every kind."""
MOST_PRACTICE = 150
"""Of each kind and difficulty."""


def unique(problems: Iterable[Problem]) -> list[Problem]:
    """The first of those with equal puzzles and supply, as `Problem.key` tells."""
    return [*{each.key: each for each in reversed([*problems])}.values()][::-1]


def arranged(problems: Sequence[Problem]) -> tuple[list[Problem], list[Problem]]:
    """The problems of the days, and those of the trainer."""
    heaps = {where: [each for each in problems if (each.kind, each.difficulty) == where] for where in DAILY}
    rounds = zip_longest(*(heap[: len(heap) * DAILY_SHARE // 100] for heap in heaps.values()))
    year = [each for row in rounds for each in row if each is not None][:DAYS]
    chosen = {each.id for each in year}
    left = {where: [each for each in heap if each.id not in chosen][:MOST_PRACTICE] for where, heap in heaps.items()}
    return year, [each for heap in left.values() for each in heap]


def write_shipped(folder: Path, problems: Sequence[Problem], seed: int, games: int) -> tuple[int, int]:
    """Write the files of `data/problems`, with the command that makes them; how many problems are in each."""
    made = f"projectl problem generate --seed {seed} --games {games}"
    year, practice = arranged(unique(problems))
    for name, chosen in (("daily.txt", year), ("trainer.txt", practice)):
        lines = [f"# {made}", *(each.line for each in chosen)]
        write_whole(folder / name, "\n".join(lines) + "\n")
    return len(year), len(practice)
