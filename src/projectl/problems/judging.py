"""What somebody has done in a problem, judged by playing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from projectl.advice.lines import played, steps_of
from projectl.bots.api import SeatView
from projectl.lessons.practice import Practice
from projectl.record.notation.action import Action
from projectl.rules.engine import OVER, final_score

from .problem import SEAT, Problem

MOST_ACTIONS = 40
Goal = Literal["reached", "not yet", "missed"]
Document = dict[str, Any]


def judge(problem: Problem, actions: Sequence[str]) -> Document:
    """A problem after some actions. The last may be a try that the rules refuse: it is answered, and not done.

    Raises what a game raises for an earlier action that cannot be, and for text that is no action at all.
    """
    practice = Practice(problem.game())
    for action in actions[:-1]:
        practice.play(action)
    refused = practice.attempt(actions[-1]) if actions else None
    goal = _goal(problem, practice)
    return {
        "problem": problem.id,
        "actions": [*actions[: len(actions) - (refused is not None)]],
        "refused": refused.code if refused else None,
        "rule": refused.rule if refused else None,
        "events": [{**event} for event in practice.shown()],
        "view": {**practice.game.view(SEAT)},
        "goal": goal,
        "result": result_of(problem, practice),
        "best": None if goal == "not yet" else problem.best,
    }


def goal_of(problem: Problem, actions: Sequence[str]) -> Goal:
    """Whether some actions solve a problem."""
    practice = Practice(problem.game())
    for action in actions:
        practice.play(action)
    return _goal(problem, practice)


def result_of(problem: Problem, practice: Practice) -> int:
    """How many puzzles are completed, or how many points there would be if this were the end."""
    game = practice.game
    if problem.kind == "complete":
        return sum(event.kind == "completed" and event.seat == SEAT for event in practice.events)
    if game.state.phase == OVER:
        result = game.result()
        assert result is not None
        return result.rows[SEAT].score
    return final_score(game.state, game.rules, SEAT)


def answer_document(problem: Problem) -> Document:
    """The answer, step by step, with a view before the first step and after each."""
    game = problem.game()
    view = SeatView.of(game.state, game.rules, SEAT)
    line = played(view, [Action.parse(action) for action in problem.answer])
    return {"problem": problem.id, "best": problem.best, "actions": [*problem.answer], "steps": steps_of(line)}


def nudge(problem: Problem, depth: int) -> Document:
    """Where to look (1), and what to begin with (2)."""
    steps = answer_document(problem)["steps"]
    looked = next((step["slot"] for step in steps if step["slot"]), None)
    return {"problem": problem.id, "slot": looked, "group": steps[0]["group"] if steps and depth > 1 else None}


def _goal(problem: Problem, practice: Practice) -> Goal:
    result, game = result_of(problem, practice), practice.game
    if problem.kind == "complete":
        if result >= problem.best:
            return "reached"
        legal = [str(action) for action in game.legal_actions(SEAT)] if SEAT in game.to_act else []
        return "missed" if legal in ([], ["end"]) else "not yet"
    if game.state.phase != OVER:
        return "not yet"
    return "reached" if result >= problem.best else "missed"
