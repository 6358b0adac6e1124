"""Writing the inputs of a net."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace


def add(workspace: Workspace, index: int, amount: float) -> None:
    """One more input."""
    workspace.active[workspace.actives] = index
    workspace.amount[workspace.actives] = amount
    workspace.actives += 1


def capped(number: int, most: int) -> int:
    """A number from 0 to `most`."""
    return min(max(number, 0), most)
