"""Why the solo opponent takes what it takes, for views and events (R-SOLO-OPPONENT)."""

from __future__ import annotations

from typing import Any

from projectl.rules.engine.solo import COLUMNS, GRID, all_locked, opponent_target
from projectl.rules.state import State
from projectl.rules.tables import Tables


def opponent_reason(state: State, tables: Tables) -> dict[str, Any]:
    """What the opponent would take as things stand, and why.

    `why` is `most-points`; `reading-order` when others in the open columns (`tied`) have as many; `all-locked`
    (R-SOLO-LOCKED); `nothing-open` when the open columns have no puzzle (D10).
    """
    slot = opponent_target(state, tables)
    open_columns = [column + 1 for column in range(COLUMNS) if state.locks[column] == 0]
    tied = _tied(state, tables, slot) if slot >= 0 else []
    if slot >= 0:
        why = "reading-order" if tied else "most-points"
    else:
        why = "all-locked" if all_locked(state) else "nothing-open"
    return {
        "row_slot": slot + 1 if slot >= 0 else None,
        "column": slot % COLUMNS + 1 if slot >= 0 else None,
        "why": why,
        "open_columns": open_columns,
        "tied": tied,
    }


def _tied(state: State, tables: Tables, best: int) -> list[int]:
    """The other slots of the open columns with as many points, which come later in reading order."""
    points = tables.points[state.rows[best]]
    later = [slot for slot in range(best + 1, GRID) if state.rows[slot] >= 0 and state.locks[slot % COLUMNS] == 0]
    return [slot + 1 for slot in later if tables.points[state.rows[slot]] == points]
