"""What is told of a day and of the trainer, for whoever asks: a server or a device."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

from projectl.errors import shown

from .documents import problem_document
from .errors import ProblemError
from .problem import Problem
from .shipped import FIRST_DAY, read_day, to_practise
from .training import difficulty_after

TODAY = "today"
MOST_RESULTS = 1_000
LONGEST_START = 10**9
Document = dict[str, Any]


def wanted_day(text: str, now: datetime) -> date:
    """The day that is asked for; ProblemError of one that is still to come, or before the first."""
    today = now.astimezone(UTC).date()
    day = today if text == TODAY else read_day(text)
    if day > today:
        raise ProblemError("problem-day-to-come", day=day.isoformat())
    if day < first_day(today):
        raise ProblemError("problem-day-too-early", day=day.isoformat())
    return day


def first_day(today: date) -> date:
    """The earliest day that can be asked for: a year is always there."""
    return min(FIRST_DAY, today - timedelta(366))


def day_document(problem: Problem, day: date, now: datetime) -> Document:
    """The problem of a day, and how long it is until the next one."""
    moment = now.astimezone(UTC)
    midnight = datetime.combine(moment.date() + timedelta(1), datetime.min.time(), UTC)
    return {
        "day": day.isoformat(),
        "today": moment.date().isoformat(),
        "first": first_day(moment.date()).isoformat(),
        "seconds_left": int((midnight - moment).total_seconds()),
        "problem": problem_document(problem),
    }


def trainer_document(kind: str, results: str, start: int) -> Document:
    """The trainer's next problem after some that were solved (`1`) or missed (`0`), counted from any start."""
    if len(results) > MOST_RESULTS or {*results} - {*"01"}:
        raise ProblemError("problem-results-malformed", found=shown(results))
    problem = to_practise(kind, difficulty_after(results), start + len(results))
    return {"number": len(results) + 1, "problem": problem_document(problem)}
