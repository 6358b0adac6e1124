"""The layout of a stored table. Snapshots outlive the code that wrote them, so each says which layout it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

LAYOUT = 2
"""Raised whenever `Table.dump`, or `projectl.rules.state.FIELDS`, whose numbers it holds in a row, changes."""


class UnknownLayoutError(Exception):
    """A snapshot of a later layout: only the log can tell of its game here."""


def current_layout(document: Mapping[str, Any]) -> dict[str, Any]:
    """A snapshot of any layout so far, in the present one."""
    layout = document.get("layout", 1)  # the first layout did not say so
    if layout > LAYOUT:
        raise UnknownLayoutError(f"snapshot of layout {layout}; the latest known is {LAYOUT}")
    found = dict(document)
    for older in range(layout, LAYOUT):
        _RAISE[older](found)
    return found


def _from_1(document: dict[str, Any]) -> None:
    """The turns of finished games came in the course of the first layout."""
    document.setdefault("turns", None)


_RAISE: dict[int, Callable[[dict[str, Any]], None]] = {1: _from_1}
"""By layout: what makes the next one of it."""
