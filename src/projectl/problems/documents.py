"""What is told of a problem before it is solved."""

from __future__ import annotations

from typing import Any

from projectl.game.view.puzzles import puzzle_document
from projectl.rules.engine import SLOTS

from .judging import judge
from .problem import SEAT, Problem

Document = dict[str, Any]


def problem_document(problem: Problem) -> Document:
    """A problem as it begins, with the view of its position. The answer is not in it."""
    begun = judge(problem, [])
    return {
        **_head(problem),
        "start": begun["result"],
        "view": begun["view"],
    }


def card_document(problem: Problem) -> Document:
    """A problem in a list: its task and its puzzles."""
    game = problem.game()
    state, rules = game.state, game.rules
    places = [where for where in range(SEAT * SLOTS, SEAT * SLOTS + SLOTS) if state.puzzle[where] >= 0]
    view = game.view(SEAT)
    laid = {each["slot"]: each["pieces"] for each in view["seats"][SEAT]["puzzles"]}
    return {
        **_head(problem),
        "picture": [
            {"card": puzzle_document(rules.cards[state.puzzle[where]]), "pieces": laid[where % SLOTS + 1]}
            for where in places
        ],
    }


def _head(problem: Problem) -> Document:
    return {
        "id": problem.id,
        "kind": problem.kind,
        "key": f"problem-{problem.kind}",
        "count": problem.best if problem.kind == "complete" else None,
        "difficulty": problem.difficulty,
    }
