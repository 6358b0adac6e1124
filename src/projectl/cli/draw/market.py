"""The middle of the table: rows, decks and the solo grid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from projectl.texts import t

from .blocks import Block, beside, block_width, centred, flowing, left, titled
from .cards import Card, card_block, empty_block, puzzle_of

View = Mapping[str, Any]

DECK_WIDTH = 8
FEW_LEFT = 3
"""From here on a deck's count stands out: the end of the game is near."""


def market_block(view: View, colours: bool, width: int) -> Block:
    """All puzzles on offer, each under the number by which it is taken."""
    layout = {"rows": _rows, "two-sides": _two_sides, "grid": _grid}[view["market"]["layout"]]
    return layout(view, colours, width)


def _rows(view: View, colours: bool, width: int) -> Block:
    """Each deck before its row; where that is too wide, in a line over it."""
    lines: Block = []
    for row in view["market"]["rows"]:
        cards = [_slot(view, slot, colours) for slot in row["slots"]]
        if block_width(beside(cards)) + DECK_WIDTH + 1 <= width:
            lines += beside([_deck(view, row["deck"]), *cards])
        else:
            count = deck_count(view, row["deck"])
            lines += [Text(t("deck-over-row", deck=row["deck"], count=count)), *flowing(cards, width)]
    return lines


def _two_sides(view: View, colours: bool, width: int) -> Block:
    """Line Clear: the rows of the white marker at the left, those of the black one at the right."""
    sides = []
    for side in ("left", "right"):
        rows = [row for row in view["market"]["rows"] if row["side"] == side]
        cards = [flowing([_slot(view, slot, colours) for slot in row["slots"]], width) for row in rows]
        lines = [line for block in cards for line in block]
        sides.append(titled(marker_title(view, rows[0]["marker"]), lines, block_width(lines)))
    decks = _deck(view, "white")[:-1] + _deck(view, "black")[:-1]
    return flowing([sides[0], decks, sides[1]], width)


def marker_title(view: View, marker: str) -> str:
    """A marker and who has it."""
    turns = {seat["turn"]["marker"]: seat["name"] for seat in view["seats"] if seat["turn"]}
    return t("market-marker", marker=marker, name=turns.get(marker, ""))


def _grid(view: View, colours: bool, width: int) -> Block:
    """Solo: three rows of three under their locks."""
    rows = [beside([_slot(view, slot, colours) for slot in row["slots"]]) for row in view["market"]["rows"]]
    return [_locks(view), *(line for row in rows for line in row)]


def _locks(view: View) -> Text:
    """How many locks stand over each column; from an open one the opponent may take."""
    parts = []
    for count in view["opponent"]["locks"]:
        words = t("column-locks", count=count)
        parts.append(Text(centred(words, 15), "dim" if count else "bold red"))
    return Text().join(parts)


def _slot(view: View, slot: Mapping[str, Any], colours: bool) -> Block:
    number = slot["slot"]
    if slot["puzzle"] is None:
        return empty_block(str(number), "")
    can_take = view["you"] is not None and f"take {number}" in view["you"]["actions"]
    card = Card(puzzle_of(view, slot["puzzle"]), str(number), highlight=can_take)
    return card_block(card, colours)


def _deck(view: View, name: str) -> Block:
    """A deck as three edges and its count, as high as a card."""
    lines = _deck_lines(name, deck_count(view, name))
    return [Text(), *(Text(left(line, DECK_WIDTH), style) for line, style in lines), Text()]


def deck_count(view: View, name: str) -> int:
    """How many puzzles a deck still has."""
    return next(int(deck["count"]) for deck in view["market"]["decks"] if deck["deck"] == name)


def _deck_lines(name: str, count: int) -> list[tuple[str, str]]:
    edges = [("┌────┐", "dim"), ("│┌───┴┐", "dim"), ("└┤    │", "dim"), (" └────┘", "dim")]
    if not count:
        edges = [("", ""), ("┌┄┄┄┄┐", "dim"), ("└┄┄┄┄┘", "dim"), ("", "")]
    soon = name == "black" and count <= FEW_LEFT
    return [
        (f" {t('deck', deck=name)}", "bold"),
        *edges,
        (centred(t("deck-left", count=count), DECK_WIDTH), "bold yellow" if soon else ""),
    ]


def deck_line(view: View) -> Text:
    """The one deck of solo in words."""
    deck = view["market"]["decks"][0]
    return Text(t("deck-in-words", top=deck["top"] or "none", count=deck["count"]))
