"""The problem of the day and the trainer."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BeforeValidator, Field

from projectl.problems import (
    answer_document,
    day_document,
    judge,
    nudge,
    of_day,
    problem,
    trainer_document,
    wanted_day,
)
from projectl.problems.days import LONGEST_START, MOST_RESULTS
from projectl.problems.judging import MOST_ACTIONS
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.forms import whole
from projectl.server.http.schemas.strict import Strict

router = APIRouter(prefix="/api/problems", tags=["problems"], responses=RESPONSES)
ProblemId = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$")]
Day = Annotated[str, Path(min_length=1, max_length=10, description="`today`, or a day such as 2026-11-19 (UTC).")]
Kind = Literal["complete", "touches", "turn"]


class ProblemDocument(Strict):
    """A problem as it begins. The key of its task is `key`."""

    id: str
    kind: Kind
    key: str
    count: int | None = Field(description="How many puzzles are to be completed.")
    difficulty: int = Field(description="1 easy, 2 medium, 3 hard.")
    start: int = Field(description="The result before anything is done.")
    view: dict[str, Any]


class DayProblem(Strict):
    """The problem of a day."""

    day: str
    today: str
    first: str = Field(description="The earliest day that can be asked for.")
    seconds_left: int = Field(description="Until the next day's.")
    problem: ProblemDocument


class TrainerProblem(Strict):
    """A problem to practise with."""

    number: int
    problem: ProblemDocument


class ProblemActions(Strict):
    """All actions so far, from the beginning. The last may be a try that the rules refuse."""

    actions: list[Annotated[str, Field(min_length=1, max_length=64)]] = Field(max_length=MOST_ACTIONS)


class PlayedProblem(Strict):
    """A problem after some actions."""

    problem: str
    actions: list[str] = Field(description="What has been played.")
    refused: str | None = Field(description="Why the last one was not.")
    rule: str | None
    events: list[dict[str, Any]] = Field(description="What the last action brought about.")
    view: dict[str, Any]
    goal: Literal["reached", "not yet", "missed"]
    result: int = Field(description="Puzzles completed, or the points if this were the end.")
    best: int | None = Field(description="The best result, once this one is decided.")


class WantedNudge(Strict):
    """How deep."""

    depth: Annotated[int, BeforeValidator(whole)] = Field(
        ge=1, le=2, description="1 where to look, 2 also what to begin with."
    )


class Nudge(Strict):
    """A help in the right direction."""

    problem: str
    slot: int | None
    group: str | None


class ProblemAnswer(Strict):
    """How it goes."""

    problem: str
    best: int
    actions: list[str]
    steps: list[dict[str, Any]]


@router.get("/next")
def next_to_practise(
    kind: Kind,
    results: Annotated[str, Query(max_length=MOST_RESULTS, description="Of those before: 1 solved, 0 missed.")] = "",
    start: Annotated[int, Query(ge=0, le=LONGEST_START, description="Any number; where to begin.")] = 0,
) -> TrainerProblem:
    """The trainer's next problem: harder after three in a row, easier after two misses."""
    return TrainerProblem(**trainer_document(kind, results, start))


@router.get("/{day}")
def problem_of_day(day: Day) -> DayProblem:
    """The problem of today or an earlier day, the same for everybody."""
    now = datetime.now(UTC)
    wanted = wanted_day(day, now)
    return DayProblem(**day_document(of_day(wanted), wanted, now))


@router.post("/{name}/play")
def play_problem(name: ProblemId, wanted: ProblemActions) -> PlayedProblem:
    """A problem after some actions, and whether they solve it. Nothing is kept."""
    return PlayedProblem(**judge(problem(name), wanted.actions))


@router.post("/{name}/nudge")
def nudge_on(name: ProblemId, wanted: WantedNudge) -> Nudge:
    """Where to look, and what to begin with."""
    return Nudge(**nudge(problem(name), wanted.depth))


@router.post("/{name}/answer")
def show_answer(name: ProblemId) -> ProblemAnswer:
    """The answer, step by step."""
    return ProblemAnswer(**answer_document(problem(name)))
