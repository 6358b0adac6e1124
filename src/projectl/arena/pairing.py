"""Who plays whom in which seats: every deal is played in all seat orders, so that luck falls to all alike."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import ceil
from typing import NamedTuple

MOST_ORDERS = 24
"""With more seat orders than these, the cyclic ones serve: each bot plays in each seat once."""

Order = tuple[int, ...]
"""By seat: the number of the bot. Seat 0 is the first player."""


class Pairing(NamedTuple):
    """A game to be played."""

    deal: int
    order: Order

    @property
    def key(self) -> str:
        """What tells it from all other games of a tournament."""
        return f"{self.deal}:{'-'.join(map(str, self.order))}"


def deal_seed(series: str, deal: int) -> bytes:
    """The secret of a deal: published, the same on every machine, and of no other use than measuring."""
    return hashlib.sha256(f"projectl arena {series} {deal}".encode()).digest()


def tables(bots: int, players: int) -> list[Order]:
    """The tables of a tournament: every group of so many bots."""
    if bots < players:
        raise ValueError(f"{players} seats need as many bots, and there are {bots}")
    return list(combinations(range(bots), players))


def orders(table: Sequence[int], alike: Sequence[str]) -> list[Order]:
    """The seat orders of a table, those left out in which only bots of the same kind change seats."""
    kinds: dict[tuple[str, ...], Order] = {}
    size = len(table)
    for order in permutations(table) if _factorial(size) <= MOST_ORDERS else _rotations(table):
        kinds.setdefault(tuple(alike[bot] for bot in order), order)
    return list(kinds.values())


def _factorial(size: int) -> int:
    return size * _factorial(size - 1) if size > 1 else 1


def _rotations(table: Sequence[int]) -> Iterator[Order]:
    return ((*table[start:], *table[:start]) for start in range(len(table)))


def pairings(alike: Sequence[str], players: int, games: int) -> list[Pairing]:
    """At least so many games at every table, and no deal without all of its seat orders.

    `alike` is the name of each bot; two of the same name are the same bot twice.
    """
    found: list[Pairing] = []
    for table in tables(len(alike), players):
        seatings = orders(table, alike)
        found += [Pairing(deal, order) for deal in range(ceil(games / len(seatings))) for order in seatings]
    return sorted(found, key=lambda pairing: pairing.deal)
