"""Copying a state within a row of states: the one thing that the two ways of running do differently.

The compiled engine replaces this function by an assignment of records.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projectl.rules.state import State


def copy_state(states: list[State], target: int, source: int) -> None:
    """Make `states[target]` equal to `states[source]`."""
    states[target] = states[source].clone()
