"""The problem of the day and the trainer on a device: the shipped year, which repeats."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from projectl.problems import answer_document, day_document, judge, nudge, of_day, problem, trainer_document, wanted_day
from projectl.problems.days import LONGEST_START
from projectl.problems.judging import MOST_ACTIONS

from .reading import malformed


def day(wanted: str, now: int) -> Any:
    """The problem of a day; `now` is in milliseconds."""
    moment = datetime.fromtimestamp(now / 1000, UTC)
    found = wanted_day(wanted, moment)
    return day_document(of_day(found), found, moment)


def to_practise(kind: str | None, results: str | None, start: int) -> Any:
    """The trainer's next problem."""
    return trainer_document(kind or "", results or "", min(start, LONGEST_START))


def asked(name: str, what: str, body: Any) -> Any:
    """A problem after some actions, a nudge, or the answer."""
    found = problem(name)
    if what == "answer":
        return answer_document(found)
    if what == "nudge":
        return nudge(found, _field(body, "depth", int))
    actions = _field(body, "actions", list)
    if len(actions) > MOST_ACTIONS or not all(isinstance(action, str) for action in actions):
        raise malformed("body.actions")
    return judge(found, actions)


def _field(body: Any, name: str, kind: type) -> Any:
    if not isinstance(body, dict) or not isinstance(body.get(name), kind):
        raise malformed(f"body.{name}")
    return body[name]
