"""The score sheet of a finished game as a document."""

from __future__ import annotations

from typing import Any

from projectl.rules.result import score_sheet
from projectl.rules.ruleset import Rules
from projectl.rules.state import State


def result_document(rules: Rules, known: State) -> dict[str, Any]:
    """Why the play ended, every row of the sheet, who has won and what decided it (R-SCORE, R-TIE)."""
    result = score_sheet(known, rules)
    return {
        "reason": result.reason,
        "truncated": result.truncated,
        "rows": [row._asdict() for row in result.rows],
        "winners": [*result.winners],
        "decided_by": result.decided_by,
    }
