"""The parts of an observation, by name: version 1.

`flat` is all of it as numbers of a byte, one after the other. `planes` is the same cut into its parts, each of a shape
of its own. Both hold what the seat may know and nothing else; docs/environments.md tells what each number means.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from projectl.rules.engine import SLOTS
from projectl.rules.ruleset import Rules

from .batch.records import CARD_WORDS, HEAP_WORDS, MARKER_WORDS, TABLE_WORDS, WORD, words_of

VERSION = 1
Numbers: TypeAlias = npt.NDArray[np.uint8]
Planes: TypeAlias = dict[str, Numbers]


class Part(NamedTuple):
    """Where a part of an observation lies: `start` is its first number, `shape` the shape of its block.

    Of the last axis only the numbers from `first` up to `end` mean something here.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    first: int
    end: int


def size(rules: Rules) -> int:
    """How many numbers an observation has."""
    return WORD * words_of(rules.players, rules.row_slots)


def parts(rules: Rules) -> tuple[Part, ...]:
    """The parts of an observation.

    >>> from projectl import Options
    >>> [(part.name, part.start, part.shape) for part in parts(Options(players=2).checked().rules())][:3]
    [('boards', 0, (16, 32)), ('cards', 0, (16, 32)), ('heaps', 512, (11, 16))]
    """
    cards = SLOTS * rules.players + rules.row_slots
    heaps = (SLOTS + 1) * rules.players + 1
    blocks = (
        ("boards", CARD_WORDS, cards, 0, 25),
        ("cards", CARD_WORDS, cards, 25, 29),
        ("heaps", HEAP_WORDS, heaps, 0, 12),
        ("players", 1, rules.players, 0, 7),
        ("turns", MARKER_WORDS, 2, 0, 11),
        ("table", TABLE_WORDS, 1, 0, 13),
    )
    found: list[Part] = []
    at = 0
    for name, words, count, first, end in blocks:
        found.append(Part(name, at, (count, words * WORD), first, end))
        if name != "boards":  # the cards lie in the same blocks
            at += count * words * WORD
    return tuple(found)


def planes(flat: Numbers, rules: Rules) -> Planes:
    """A flat observation, or many, cut into its parts; they lie in the same memory."""
    found: Planes = {}
    for part in parts(rules):
        count, width = part.shape
        block: Any = flat[..., part.start : part.start + count * width]
        block = block.reshape(*flat.shape[:-1], count, width)[..., part.first : part.end]
        if part.name == "boards":
            block = block.reshape(*block.shape[:-1], 5, 5)
        found[part.name] = block[..., 0, :] if part.name == "table" else block
    return found
