"""Lessons as they stand in the data; `data/lessons/place.toml` explains the fields."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from projectl.game.game import Game
from projectl.game.rulebook import whole_position
from projectl.record.position.text import read_position
from projectl.rules.options import Options

from .errors import LessonError

FOLDER = Path(__file__).parents[1] / "data" / "lessons"


class Task(NamedTuple):
    """Something to be done: so many events of a kind, with what they must say."""

    event: str
    times: int
    where: Mapping[str, Any]
    say: str
    """The end of the key of its text."""

    @property
    def key(self) -> str:
        """Its text."""
        return f"lesson-task-{self.say}"


class Step(NamedTuple):
    """A position and what is to be done there; `fields` is its record in the data."""

    lesson: str
    number: int
    name: str
    options: Options
    tasks: tuple[Task, ...]
    solution: tuple[str, ...]
    """What "Show me" plays; it does all tasks."""
    fields: Mapping[str, Any]

    @property
    def key(self) -> str:
        """Its title; its other texts begin so too."""
        return f"lesson-{self.lesson}-{self.name}"

    @property
    def shows(self) -> tuple[str, ...]:
        """What the board shows besides the own puzzles and pieces: `market`, `actions`."""
        return tuple(self.fields.get("shows", ()))

    @property
    def answers(self) -> list[Mapping[str, Any]]:
        """What is answered here to some tries: by reason of a refusal, or by event and what it says."""
        return list(self.fields.get("answers", ()))

    def game(self) -> Game:
        """A practice game from its position."""
        position = read_position(whole_position(self.options, self.fields))
        return Game.from_state(position.options, position.state)


class Lesson(NamedTuple):
    """A lesson; `number` is that of the base game, in the order in which they are advised."""

    name: str
    number: int | None
    minutes: int
    picture: Mapping[str, Any]
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """Its title; its other texts begin so too."""
        return f"lesson-{self.name}"


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order in which they are advised."""
    order = tomllib.loads((FOLDER / "order.toml").read_text(encoding="utf-8"))
    base = [_lesson(name, number) for number, name in enumerate(order["base"], 1)]
    return (*base, *(_lesson(name, None) for name in order["more"]))


def lesson(name: str) -> Lesson:
    """A lesson, or LessonError."""
    for each in lessons():
        if each.name == name:
            return each
    raise LessonError("lesson-unknown", name=name[:40])


def step(name: str, number: int) -> Step:
    """A step of a lesson, counted from 1, or LessonError."""
    found = lesson(name).steps
    if not 1 <= number <= len(found):
        raise LessonError("lesson-step-unknown", name=name[:40], number=number, last=len(found))
    return found[number - 1]


def _lesson(name: str, number: int | None) -> Lesson:
    record = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    steps = tuple(_step(name, index, each) for index, each in enumerate(record["step"], 1))
    return Lesson(name, number, record["minutes"], record["picture"], steps)


def _step(lesson_name: str, number: int, record: Mapping[str, Any]) -> Step:
    chosen = dict(record.get("options", {}))
    expansions = tuple(chosen.pop("expansions", ()))
    options = Options(chosen.pop("edition", "revised-2021"), confirm=True, expansions=expansions, **chosen).checked()
    tasks = tuple(_task(each) for each in record["tasks"])
    return Step(lesson_name, number, record["name"], options, tasks, tuple(record["solution"]), record)


def _task(record: Mapping[str, Any]) -> Task:
    where = {name: value for name, value in record.items() if name not in ("event", "count", "say")}
    return Task(record["event"], record.get("count", 1), where, record.get("say", record["event"]))
