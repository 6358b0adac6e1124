"""What somebody has done in a step, judged by playing it: whether the goal is reached, and what to say to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from projectl.game.errors import IllegalActionError
from projectl.game.events.event import Event

from .practice import SEAT, Practice
from .reading import Step, Task, step

MOST_ACTIONS = 40
OWN_ACTIONS = ("taken", "piece-taken", "exchanged", "placed", "recycled")
"""Events that stand for an action of a turn; what happens in between does not count as one."""

Goal = Literal["reached", "not yet", "missed"]
Document = dict[str, Any]


class Answer(NamedTuple):
    """What is said to a try: `wrong` was refused, `other` works but does not help, `missed` cannot be made good."""

    kind: Literal["", "wrong", "other", "missed", "done"]
    key: str = ""
    params: Mapping[str, Any] = {}

    def document(self) -> Document:
        """As JSON."""
        return {"kind": self.kind, "key": self.key, "params": dict(self.params)}


def judge(name: str, number: int, actions: Sequence[str]) -> Document:
    """A step of a lesson after some actions. The last may be a try that the rules refuse: it is answered, and not done.

    Raises what a game raises for an earlier action that cannot be, and for text that is no action at all.
    """
    found = step(name, number)
    played = Practice(found.game())
    for action in actions[:-1]:
        played.play(action)
    before = _done(found.tasks, played.events)
    refused = played.attempt(actions[-1]) if actions else None
    done = _done(found.tasks, played.events)
    goal = _goal(found, played, done)
    answer = _refused(found, refused) if refused else _answer(found, played, goal, sum(done) > sum(before))
    return {
        "lesson": name,
        "step": number,
        "actions": [*actions[: len(actions) - (refused is not None)]],
        "refused": refused.code if refused else None,
        "events": [{**event} for event in played.shown()],
        "view": {**played.game.view(SEAT)},
        "goal": goal,
        "tasks": [task_document(task, so_far) for task, so_far in zip(found.tasks, done, strict=True)],
        "feedback": answer.document(),
    }


def task_document(task: Task, so_far: int = 0) -> Document:
    """A task as it is told, and how it stands."""
    params = {"count": task.times, **task.where}
    return {"key": task.key, "params": params, "done": so_far >= task.times}


def _done(tasks: Sequence[Task], events: Sequence[Event]) -> list[int]:
    """How much of each task is done; never more than is asked for."""
    return [min(task.times, sum(_meets(task, event) for event in events)) for task in tasks]


def _meets(task: Task, event: Event) -> bool:
    if event.seat not in (SEAT, None):
        return False
    if task.event == "action":
        return event.kind in OWN_ACTIONS
    return event.kind == task.event and says(event, task.where)


def says(event: Event, where: Mapping[str, Any]) -> bool:
    """Whether an event tells just that."""
    return all(_told(event, name) == value for name, value in where.items())


def _told(event: Event, name: str) -> Any:
    """`colour` is that of the puzzle, which its id begins with, after the letter of an expansion."""
    if name == "colour":
        return "black" if event.data.get("puzzle", "").lstrip("GAP").startswith("B") else "white"
    return event.data.get(name)


def _goal(found: Step, played: Practice, done: Sequence[int]) -> Goal:
    if _reached(found, done):
        return "reached"
    legal = [str(action) for action in played.game.legal_actions(SEAT)] if SEAT in played.game.to_act else []
    if not legal:
        return "missed"
    if legal != ["end"]:
        return "not yet"
    ended = played.copy()
    ended.play("end")
    return "not yet" if _reached(found, _done(found.tasks, ended.events)) else "missed"


def _reached(found: Step, done: Sequence[int]) -> bool:
    return all(task.times == so_far for task, so_far in zip(found.tasks, done, strict=True))


def _refused(found: Step, refused: IllegalActionError) -> Answer:
    """The step's own sentence for the reason, else that of the lessons for it, else the one of every table."""
    for each in found.answers:
        if f"reason-{each.get('reason')}" == refused.code:
            return Answer("wrong", f"{found.key}-{each['key']}")
    return Answer("wrong", refused.code, {"action": str(refused.action), "rule": refused.rule})


def _answer(found: Step, played: Practice, goal: Goal, helped: bool) -> Answer:
    if goal == "reached":
        return Answer("done", f"{found.key}-done")
    if helped and goal != "missed":
        return Answer("")
    for each in found.answers:
        where = {name: value for name, value in each.items() if name not in ("event", "key", "reason")}
        if any(event.kind == each.get("event") and says(event, where) for event in played.last):
            return Answer("missed" if goal == "missed" else "other", f"{found.key}-{each['key']}")
    if goal == "missed":
        return Answer("missed", "lesson-missed")
    kinds = {event.kind for event in played.last if event.seat == SEAT} & {*OWN_ACTIONS, "turn-ended", "touched"}
    wanted = {str(action) for action in found.solution}
    if not kinds or (played.game.log and str(played.game.log[-1].action) in wanted):
        return Answer("")
    return Answer("other", f"lesson-other-{min(kinds)}")
