"""The rules page of a book: `texts/rules_page.json` with only what holds in it, and the pictures that it names.

A part of the page may have a condition, `when`, over the facts of a book. What does not hold is left out here, once, so
that no reader can be told it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from projectl.rules.editions import editions
from projectl.rules.pieces import LEVELS, NAMES
from projectl.texts.catalogue import FOLDER

from .books import Book, Facts, books, holds
from .examples import example
from .pictures import pictures_of, tables_of

Document = dict[str, Any]


@cache
def contents() -> Document:
    """The file, for all books."""
    document: Document = json.loads((FOLDER / "rules_page.json").read_text(encoding="utf-8"))
    return document


@cache
def page(book: Book) -> Document:
    """The page of a book."""
    facts = book.facts()
    sections = _holding(contents()["sections"], facts)
    cards: Document = {}
    names = dict.fromkeys(each["example"] for each in figures(sections) if "example" in each)
    pictures = {name: pictures_of(example(name, *book), cards) for name in names}
    return {
        "edition": book.edition,
        "deluxe": book.deluxe,
        "books": [{"edition": each.edition, "deluxe": each.deluxe} for each in books()],
        "facts": facts,
        "sections": sections,
        "levels": _levels(),
        "pictures": pictures,
        "tables": tables_of(book, cards),
        "cards": cards,
        "differences": [_difference(row) for row in contents()["differences"]],
    }


def figures(part: Any) -> Iterator[Document]:
    """Every figure in a part of the page."""
    if isinstance(part, list):
        for each in part:
            yield from figures(each)
    elif isinstance(part, dict):
        if "figure" in part:
            yield part
        for each in part.values():
            yield from figures(each)


def _holding(part: Any, facts: Facts) -> Any:
    """A part of the page without what does not hold, and without the conditions."""
    if isinstance(part, list):
        kept = [each for each in part if not isinstance(each, dict) or holds(each.get("when"), facts)]
        return [_holding(each, facts) for each in kept]
    if isinstance(part, dict):
        return {name: _holding(each, facts) for name, each in part.items() if name != "when"}
    return part


def _levels() -> list[Document]:
    kinds = list(zip(NAMES, LEVELS, strict=True))
    return [{"level": level, "pieces": [name for name, each in kinds if each == level]} for level in sorted({*LEVELS})]


def _difference(row: Document) -> Document:
    """What a fact is in each edition, and what the deluxe box makes of it."""
    values = []
    for each in editions():
        plain, boxed = (_said(row, Book(each.name, deluxe)) for deluxe in (False, each.deluxe_option))
        values.append({"edition": each.name, "value": plain, "boxed": boxed if boxed != plain else None})
    return {"title": row["title"], "values": values}


def _said(row: Document, book: Book) -> str:
    value = book.facts()[row["fact"]]
    says: str = row["says"][str(value).lower()]
    return says
