"""Lessons, judged without keeping anything; and how far somebody is, which accounts keep."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path
from pydantic import BeforeValidator, Field

from projectl.lessons import judge, lesson, lesson_document, lesson_list
from projectl.lessons.judging import MOST_ACTIONS
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.forms import whole
from projectl.server.http.schemas.strict import Strict
from projectl.server.http.services import Asked, Known
from projectl.server.storage import store

router = APIRouter(prefix="/api", tags=["lessons"], responses=RESPONSES)
LessonName = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
StepCount = Annotated[int, Field(ge=0, le=99), BeforeValidator(whole)]
StepNumber = Annotated[int, Path(ge=1, le=99, description="Counted from 1.")]


class LessonTask(Strict):
    """Something to be done: the key of its text with parameters, and whether it is done."""

    key: str
    params: dict[str, Any]
    done: bool


class LessonPicture(Strict):
    """What stands for a lesson."""

    puzzles: list[dict[str, Any]] = Field(description="What is printed on them, and the pieces that lie there.")
    pieces: list[str]
    deck: str | None
    sign: str | None = Field(description="Something that the client draws.")


class ListedLesson(Strict):
    """A lesson in a list. Its texts have keys that begin with `key`."""

    id: str
    key: str
    number: int | None = Field(description="Those of the base game are numbered.")
    minutes: int
    steps: int
    picture: LessonPicture


class LessonList(Strict):
    """The lessons in the order in which they are advised."""

    lessons: list[ListedLesson]


class LessonPart(Strict):
    """A step of a lesson. `key` is its title, the text and what is told at the end have keys that begin so."""

    key: str
    shows: list[str] = Field(description="Parts of the board that it needs besides the own ones: market, actions.")
    tasks: list[LessonTask]
    solution: list[str] = Field(description="Actions that show how it goes.")


class LessonDocument(ListedLesson):
    """A lesson with its steps."""

    parts: list[LessonPart]


class LessonActions(Strict):
    """All actions so far, from the beginning of the step. The last may be a try that the rules refuse."""

    actions: list[Annotated[str, Field(min_length=1, max_length=64)]] = Field(max_length=MOST_ACTIONS)


class LessonFeedback(Strict):
    """What is said to the last action: the key of the text, with parameters."""

    kind: Literal["", "wrong", "other", "missed", "done"]
    key: str
    params: dict[str, Any]


class LessonStep(Strict):
    """A step after some actions."""

    lesson: str
    step: int
    actions: list[str] = Field(description="What has been played.")
    refused: str | None = Field(description="Why the last one was not.")
    events: list[dict[str, Any]] = Field(description="What the last action brought about.")
    view: dict[str, Any]
    goal: Literal["reached", "not yet", "missed"]
    tasks: list[LessonTask]
    feedback: LessonFeedback


class Learning(Strict):
    """How many steps of each lesson somebody has done."""

    lessons: dict[str, StepCount] = Field(max_length=99)


@router.get("/lessons")
def list_lessons() -> LessonList:
    """All lessons."""
    return LessonList(**lesson_list())


@router.get("/lessons/{name}")
def get_lesson(name: LessonName) -> LessonDocument:
    """A lesson with its steps."""
    return LessonDocument(**lesson_document(name))


@router.post("/lessons/{name}/{step}")
def play_lesson(name: LessonName, step: StepNumber, wanted: LessonActions) -> LessonStep:
    """A step after some actions, and what there is to say to the last one."""
    return LessonStep(**judge(name, step, wanted.actions))


@router.get("/me/learning")
async def get_learning(identity: Known, asked: Asked) -> Learning:
    """How far you are in the lessons."""
    return Learning(lessons=await asked.store.learning(identity.id))


@router.put("/me/learning")
async def keep_learning(wanted: Learning, identity: Known, asked: Asked) -> Learning:
    """Keep how far you are. Of what is kept already and what you send the larger one counts."""
    steps = {name: min(count, len(lesson(name).steps)) for name, count in wanted.lessons.items()}
    if steps:
        await asked.hub.journal.write(*store.insert_learning(identity.id, steps))
    return Learning(lessons=await asked.store.learning(identity.id))
