"""The problems that come with the package: a year of days, and more to practise with."""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from pathlib import Path

from projectl.errors import shown

from .errors import ProblemError
from .problem import KINDS, Kind, Problem

FOLDER = Path(__file__).parents[1] / "data" / "problems"
FIRST_DAY = date(2026, 11, 1)
"""The day of the first problem of the year; before and after that year it repeats."""
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


@cache
def year() -> tuple[Problem, ...]:
    """A problem for each day of a year, beginning with the one of FIRST_DAY."""
    return _read("daily.txt")


@cache
def practice() -> tuple[Problem, ...]:
    """Problems of the trainer. None of them is one of a day."""
    return _read("trainer.txt")


def of_day(day: date) -> Problem:
    """The shipped problem of a day (UTC)."""
    return year()[(day - FIRST_DAY).days % len(year())]


def is_shipped(day: date) -> bool:
    """Whether a day lies within the year that is shipped."""
    return 0 <= (day - FIRST_DAY).days < len(year())


def problem(name: str) -> Problem:
    """A shipped problem by its id, or ProblemError."""
    found = _by_id().get(name)
    if found is None:
        raise ProblemError("problem-unknown", name=name[:40])
    return found


def to_practise(kind: Kind | str, difficulty: int, number: int) -> Problem:
    """The trainer's problem of a kind and difficulty with a number; they come round again."""
    offered = [each for each in practice() if each.kind == kind]
    if not offered:
        known = [each for each in KINDS if any(each == one.kind for one in practice())]
        raise ProblemError("problem-kind-unknown", kind=shown(kind), known=known)
    wanted = [each for each in offered if each.difficulty == difficulty] or offered
    return wanted[number % len(wanted)]


def read_day(text: str) -> date:
    """A day such as 2026-11-19, or ProblemError."""
    try:
        return date.fromisoformat(text) if _DAY.fullmatch(text) else date.fromisoformat("")
    except ValueError:
        raise ProblemError("problem-day-malformed", found=shown(text)) from None


@cache
def _by_id() -> dict[str, Problem]:
    return {each.id: each for each in (*year(), *practice())}


def _read(name: str) -> tuple[Problem, ...]:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return tuple(Problem(line) for line in lines if line and not line.startswith("#"))
