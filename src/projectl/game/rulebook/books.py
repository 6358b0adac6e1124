"""What the rules page is written for: each edition as it is, and with the deluxe box where that may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from projectl.game.errors import GameError
from projectl.rules.editions import Edition, edition, editions
from projectl.rules.options import EXPANSIONS, Options, OptionsError, player_range

SWITCHES = (
    "exact_turn",
    "deck_take",
    "recycle",
    "fallback",
    "piece_fallback",
    "hidden_scores",
    "black_limit",
    "unfinished_cost",
    "ambassador_later",
    "split_arrows",
    "solo",
    "endless_white",
    "deluxe_option",
)
"""Switches of an edition that hold with and without the deluxe box."""

Facts = Mapping[str, Any]
"""Conditions are written over these; `Book.facts` lists them."""


class Book(NamedTuple):
    """An edition, with or without the deluxe box."""

    edition: str
    deluxe: bool = False

    def facts(self) -> dict[str, Any]:
        """The edition's switches, and what its box adds to them."""
        record = edition(self.edition)
        lines = record.line_clear if self.allows(variant="line-clear") else None
        return {
            **{name: getattr(record, name) for name in SWITCHES},
            **{name: self.allows(expansions=(name,)) for name in EXPANSIONS},
            "deluxe": self.deluxe,
            "copies": record.copies_deluxe if self.deluxe else record.copies,
            "most_players": player_range(Options(self.edition, deluxe=self.deluxe), record)[1],
            "six_with": self._six_with(),
            "line_clear": lines[0] if lines else 0,
            "arrows": ("two" if record.split_arrows else "one") if self.allows(expansions=("ghost",)) else "none",
        }

    def allows(self, **options: Any) -> bool:
        """Whether these options can be chosen."""
        try:
            Options(self.edition, deluxe=self.deluxe, **options).checked()
        except OptionsError:
            return False
        return True

    def _six_with(self) -> str:
        """What lets a sixth player in: "none", "ghost", or "either" of Ghost and Phoenix."""
        ways = [name for name in EXPANSIONS if self.allows(players=6, expansions=(name,))]
        return {0: "none", 1: "ghost", 2: "either"}[len(ways)]


@cache
def books() -> tuple[Book, ...]:
    """All books, oldest edition first."""
    return tuple(Book(each.name, deluxe) for each in editions() for deluxe in _boxes(each))


def book(name: str, deluxe: bool = False) -> Book:
    """The book of an edition, or GameError."""
    known = [each.name for each in editions()]
    if name not in known:
        raise GameError("edition-unknown", edition=name[:40], known=known)
    found = Book(name, deluxe)
    if found not in books():
        raise GameError("options-not-in-edition", edition=name, what="deluxe-box")
    return found


def holds(conditions: Facts | None, facts: Facts) -> bool:
    """Whether every fact that the conditions name has their value, or one of their values."""
    return all(
        facts[name] in (value if isinstance(value, list) else [value]) for name, value in (conditions or {}).items()
    )


def _boxes(record: Edition) -> tuple[bool, ...]:
    return (False, True) if record.deluxe_option else (False,)


__all__ = ["Book", "Facts", "book", "books", "holds"]
