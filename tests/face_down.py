"""Walks over documents of a running game and finds what lies face down in the piles of others (R-KNOWN)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

FIGURES = {"points", "score", "scores", "pile", "piles", "total", "sum", "margin", "touched", "unfinished", "winners"}
"""What anything is called that tells of a pile, or that is reckoned with one."""
COUNTED = {"moments", "players"}
"""Documents with one of these are pages, and their `total` counts them."""


def exposed(document: Any, seats: Collection[int], where: str = "") -> Iterator[str]:
    """Where a document tells who plays these seats (nobody: a spectator) of the pile of another."""
    if isinstance(document, list | tuple):
        for number, each in enumerate(document):
            yield from exposed(each, seats, f"{where}[{number}]")
    elif isinstance(document, dict):
        for name in sorted(FIGURES & set(document)):
            if not _is_open(document, name, seats):
                yield f"{where}.{name} = {document[name]!r}"
        for name, each in document.items():
            if not _is_own_or_opponents(document, name, seats):
                yield from exposed(each, seats, f"{where}.{name}")


def exposed_in_text(text: str) -> list[str]:
    """The same for a record."""
    return re.findall(r"(?im)^.*\b(?:points|score|result|winners?)\b.*$", text)


def _is_open(document: dict[str, Any], name: str, seats: Collection[int]) -> bool:
    value = document[name]
    if value is None or value == [] or document.get("kind") == "opponent-took":
        return True
    if document.get("kind") == "completed" or ("supply" in document and "touches_done" in document):
        return document["seat"] in seats
    if name == "points" and "turns" in document:  # curves: those of others are not there
        return all(row is None for seat, row in enumerate(value) if seat not in seats)
    printed = {"colour", "reward", "cells"} <= set(document)
    page = name == "total" and bool(COUNTED & set(document))
    return printed or page


def _is_own_or_opponents(document: dict[str, Any], name: str, seats: Collection[int]) -> bool:
    """Parts that may tell everything: the score and hints of the own seat, the solo opponent, whose pile lies open, and
    the curves, which were looked at as a whole."""
    own_score = name == "score" and document.get("seat") in seats
    own_hint = name == "touches" and "fillings" in document
    return own_score or own_hint or name == "opponent" or (name == "points" and "turns" in document)
