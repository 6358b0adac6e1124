"""Writing the inputs of a net."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Desk


def add(desk: Desk, index: int, amount: float) -> None:
    """One more input."""
    desk.active[desk.actives] = index
    desk.amount[desk.actives] = amount
    desk.actives += 1


def capped(number: int, most: int) -> int:
    """A number from 0 to `most`."""
    return min(max(number, 0), most)
