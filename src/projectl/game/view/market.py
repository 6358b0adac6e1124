"""The middle of the table in a view: rows, decks, reserve."""

from __future__ import annotations

from typing import Any

from projectl.rules.engine import BLACK, WHITE, count_of, deck_of_slot, ring_index
from projectl.rules.pieces import LEVELS, NAMES
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .parts import Parts
from .puzzles import ShownPuzzles
from .words import DECKS, MARKERS

SIDES = ("left", "right")


def market_part(rules: Rules, known: State, shown: ShownPuzzles, parts: Parts) -> Any:
    """`market_document`, made only when something has changed there."""
    decks = known.deck_head, known.deck_count, known.deck_known, known.deck
    made_from = known.rows, known.holder, decks  # of a known state, which nobody changes
    return parts.part("market", made_from, shown, lambda own: market_document(rules, known, own))


def market_document(rules: Rules, known: State, shown: ShownPuzzles) -> dict[str, Any]:
    """The rows in the order in which they lie, and the decks."""
    starts = range(0, rules.row_slots, rules.row_width)
    decks = (WHITE,) if rules.solo else (WHITE, BLACK)
    return {
        "layout": "grid" if rules.solo else "two-sides" if rules.line_clear else "rows",
        "rows": [_row(rules, known, start, shown) for start in starts],
        "decks": [_deck(rules, known, deck, shown) for deck in decks],
    }


def _row(rules: Rules, known: State, start: int, shown: ShownPuzzles) -> dict[str, Any]:
    """A row; in Line Clear it belongs to a marker, and for now to who holds it (R-LINE-SETUP)."""
    side = start * 2 // rules.row_slots
    slots = range(start, start + rules.row_width)
    return {
        "deck": DECKS[deck_of_slot(rules, start)],
        "side": SIDES[side] if rules.line_clear else None,
        "marker": MARKERS[side] if rules.line_clear else None,
        "holder": known.holder[side] if rules.line_clear else None,
        "slots": [{"slot": slot + 1, "puzzle": shown.id_or_none(known.rows[slot])} for slot in slots],
    }


def _deck(rules: Rules, known: State, deck: int, shown: ShownPuzzles) -> dict[str, Any]:
    """A deck: its size, the back of its top puzzle, and what lies openly at its bottom (D25)."""
    count = known.deck_count[deck]
    places = range(count - known.deck_known[deck], count)
    head = known.deck_head[deck]
    bottom = [known.deck[ring_index(rules, deck, head + place)] for place in places]
    return {
        "deck": DECKS[deck],
        "count": count,
        "top": _top_colour(rules, count, deck) if count else None,
        "bottom": shown.ids(bottom),
    }


def _top_colour(rules: Rules, count: int, deck: int) -> str:
    """In solo the white puzzles lie over the black ones in the one deck (R-SOLO-SETUP)."""
    return DECKS[BLACK] if rules.solo and count <= rules.black_deck else DECKS[deck]


def reserve_document(rules: Rules, known: State) -> list[dict[str, Any]]:
    """The reserve by level; level 5 only with ghosts in play."""
    levels = range(1, 6 if rules.ghosts else 5)
    return [{"level": level, "pieces": _of_level(known.reserve, level)} for level in levels]


def _of_level(reserve: int, level: int) -> dict[str, int]:
    return {name: count_of(reserve, kind) for kind, name in enumerate(NAMES) if LEVELS[kind] == level}
