"""Why the solo opponent takes what it takes, for views and events (R-SOLO-OPPONENT)."""

from __future__ import annotations

from typing import Any

from projectl.rules.engine import COLUMNS, GRID, all_locked, open_columns, opponent_target
from projectl.rules.ruleset import Rules
from projectl.rules.state import State


def opponent_reason(state: State, rules: Rules) -> dict[str, Any]:
    """What the opponent would take as things stand, and why.

    `why` is `most-points`; `reading-order` when others in the open columns (`tied`) have as many; `all-locked`
    (R-SOLO-LOCKED); `nothing-open` when the open columns have no puzzle (D10).
    """
    slot = opponent_target(state, rules)
    tied = _tied(state, rules, slot) if slot >= 0 else []
    if slot >= 0:
        why = "reading-order" if tied else "most-points"
    else:
        why = "all-locked" if all_locked(state) else "nothing-open"
    return {
        "row_slot": slot + 1 if slot >= 0 else None,
        "column": slot % COLUMNS + 1 if slot >= 0 else None,
        "why": why,
        "open_columns": [column + 1 for column in range(COLUMNS) if open_columns(state) >> column & 1],
        "tied": tied,
    }


def _tied(state: State, rules: Rules, best: int) -> list[int]:
    """The other slots of the open columns with as many points."""
    points, columns = rules.points[state.rows[best]], open_columns(state)
    others = [slot for slot in range(GRID) if slot != best and state.rows[slot] >= 0 and columns >> slot % COLUMNS & 1]
    return [slot + 1 for slot in others if rules.points[state.rows[slot]] == points]
