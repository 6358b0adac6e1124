"""A multiset of pieces is one integer: five bits a kind, of which the fifth is a guard that stays clear.

Copies of a kind never exceed 15, so adding and taking away pieces is plain addition and subtraction, and
the guard bits answer "which kinds are there" and "does one contain the other" in one operation. A *set* of
kinds is written in the guard bits: kind `k` is bit `5 * k + 4`.
"""

from __future__ import annotations

FIFTEENS = 0x7BDEF7BDEF7BDEF
GUARDS = 0x842108421084210
EVERY_OTHER = 0x3C0F03C0F03C0F  # every other kind


def kinds_of(pieces: int) -> int:
    """The set of the kinds that occur in `pieces`."""
    return (pieces + FIFTEENS) & GUARDS


def count_of(pieces: int, kind: int) -> int:
    """How many pieces of `kind` there are."""
    return (pieces >> (5 * kind)) & 15


def contains(pieces: int, part: int) -> bool:
    """Whether every piece of `part` is in `pieces`."""
    return ((pieces | GUARDS) - part) & GUARDS == GUARDS


def size_of(pieces: int) -> int:
    """How many pieces there are in all."""
    pairs = (pieces & EVERY_OTHER) + (pieces >> 5 & EVERY_OTHER)  # six sums of two kinds, ten bits each
    return pairs % 1023  # 1024 leaves 1, so that all six are added up
