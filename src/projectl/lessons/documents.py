"""What is told of the lessons before one is played."""

from __future__ import annotations

import re
from typing import Any

from projectl.game.view.puzzles import puzzle_document

from .judging import task_document
from .reading import Lesson, Step, lesson, lessons

Document = dict[str, Any]


def lesson_list() -> Document:
    """All lessons, in the order in which they are advised."""
    return {"lessons": [_head(each) for each in lessons()]}


def lesson_document(name: str) -> Document:
    """A lesson with its steps; LessonError if there is none."""
    found = lesson(name)
    return {**_head(found), "parts": [_part(each) for each in found.steps]}


def _head(found: Lesson) -> Document:
    return {
        "id": found.name,
        "key": found.key,
        "number": found.number,
        "minutes": found.minutes,
        "steps": len(found.steps),
        "picture": _picture(found),
    }


def _part(found: Step) -> Document:
    return {
        "key": found.key,
        "shows": [*found.shows],
        "tasks": [task_document(task) for task in found.tasks],
        "solution": [*found.solution],
    }


def _picture(found: Lesson) -> Document:
    """What stands for a lesson: puzzles with what lies on them, pieces, a deck, or the three actions of a turn."""
    cards = {card.id: card for card in found.steps[0].options.rules().cards}
    drawn = [each.partition(":") for each in found.picture.get("puzzles", ())]
    return {
        "puzzles": [{"card": puzzle_document(cards[name]), "pieces": _laid(pieces)} for name, _, pieces in drawn],
        "pieces": [*found.picture.get("pieces", ())],
        "deck": found.picture.get("deck"),
        "sign": found.picture.get("sign"),
    }


def _laid(pieces: str) -> list[Document]:
    """`I2@b5c5,O1@d5`, as in positions."""
    return [
        {"piece": name, "cells": [5 * (int(row) - 1) + "abcde".index(column) for column, row in _CELL.findall(cells)]}
        for name, _, cells in (each.partition("@") for each in pieces.split(",") if each)
    ]


_CELL = re.compile(r"([a-e])([1-5])")
