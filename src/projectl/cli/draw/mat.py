"""What lies before a player: puzzles, supply, pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from projectl.texts import t

from .blocks import Block, flowing, wrapped
from .cards import Card, card_block, empty_block, puzzle_of
from .pieces import stacks

View = Mapping[str, Any]

SLOTS = 4


def puzzles_block(view: View, seat: int, colours: bool, width: int) -> Block:
    """The four places for unfinished puzzles."""
    there = {puzzle["slot"]: puzzle for puzzle in view["seats"][seat]["puzzles"]}
    return flowing([_place(view, seat, slot, there.get(slot), colours) for slot in range(1, SLOTS + 1)], width)


def _place(view: View, seat: int, slot: int, lying: Mapping[str, Any] | None, colours: bool) -> Block:
    if lying is None:
        return empty_block(str(slot), t("place-free"))
    label = t("card-completed", slot=slot) if lying["completed"] else str(slot)
    card = Card(
        puzzle_of(view, lying["puzzle"]),
        label,
        lying["pieces"],
        coordinates=True,
        highlight=any(slot == way["slot"] for way in (view["you"] or {}).get("placements", ())),
    )
    return card_block(card, colours)


def supply_block(view: View, seat: int, width: int) -> Block:
    """The pieces of a player's supply, by level."""
    pieces = view["seats"][seat]["supply"]
    if not pieces:
        return [Text(t("supply-empty"), "dim")]
    return wrapped(stacks(pieces), width)


def mat_title(view: View, seat: int) -> str:
    """Name, pile and points of a player, as far as they may be known, and Ambassador puzzles to be used."""
    told = view["seats"][seat]
    score, unused = told.get("score"), told["ambassadors"]["unused"]
    key = "mat-title" if score else "mat-title-hidden"
    title = t(key, name=told["name"], completed=told["completed"], points=score["pile"] if score else 0)
    return f"{title} · {t('mat-ambassadors', count=unused)}" if unused else title


def pile_block(view: View, seat: int, colours: bool, width: int) -> Block:
    """The puzzles of a pile that may be looked at."""
    pile = view["seats"][seat].get("pile", ())
    cards = [card_block(Card(puzzle_of(view, puzzle), puzzle), colours) for puzzle in pile]
    return flowing(cards, width) if cards else [Text(t("pile-empty"), "dim")]
