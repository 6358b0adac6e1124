"""Every step of every lesson: what can be done there is allowed and answered, what cannot be has its sentence."""

from typing import Any

import pytest

from projectl.lessons import LessonError, Step, judge, lesson, lesson_document, lesson_list, lessons
from projectl.record.notation.action import Action
from projectl.rules.engine import ALLOWED, explain
from projectl.rules.engine.codes import ACTIONS
from projectl.rules.explanation import refusal
from projectl.texts import Texts

STEPS = [each for found in lessons() for each in found.steps]
BASE = ["place", "turn", "complete", "take", "upgrade", "actions", "master", "recycle", "ending", "touches"]
ENGLISH = Texts("en", strict=True)
every_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)


def said(answer: dict[str, Any]) -> str:
    """The sentence that somebody reads; a missing text or parameter is an error."""
    return ENGLISH.t(answer["key"], **answer["params"])


def test_there_are_ten_lessons_of_the_base_game_and_five_more() -> None:
    listed = lesson_list()["lessons"]
    assert [each["id"] for each in listed if each["number"]] == BASE
    assert [each["id"] for each in listed if not each["number"]] == [
        "solo",
        "line-clear",
        "ghost",
        "ambassador",
        "revised",
    ]
    assert all(3 <= each["steps"] <= 6 for each in listed)
    shown = lesson_document("complete")
    assert shown["parts"][0]["key"] == "lesson-complete-gap"
    assert shown["picture"]["puzzles"][0]["pieces"][1] == {"piece": "I2", "cells": [21, 22]}


@every_step
def test_show_me_reaches_the_goal_with_its_last_move(step: Step) -> None:
    for length in range(len(step.solution)):
        halfway = judge(step.lesson, step.number, step.solution[:length])
        assert (halfway["goal"], halfway["refused"], halfway["feedback"]["kind"]) == ("not yet", None, "")
    done = judge(step.lesson, step.number, step.solution)
    assert (done["goal"], done["refused"]) == ("reached", None)
    assert all(task["done"] for task in done["tasks"])
    assert said(done["feedback"])


@every_step
def test_every_legal_move_is_allowed_and_every_other_one_answered(step: Step) -> None:
    """At the beginning and after each move that is shown; of the moves refused for one reason the first is tried."""
    for length in range(len(step.solution) + 1):
        so_far = step.solution[:length]
        game = step.game()
        for action in so_far:
            game.play(action, 0)
        tried: dict[int, str] = {}
        for code in range(ACTIONS):
            reason = explain(game.state, game.rules, 0, code)
            if reason == ALLOWED:
                answer = judge(step.lesson, step.number, [*so_far, str(Action(code))])
                assert answer["refused"] is None
                assert answer["actions"] == [*so_far, str(Action(code))]
                assert answer["feedback"]["key"] == "" or said(answer["feedback"])
            else:
                tried.setdefault(reason, str(Action(code)))
        before = judge(step.lesson, step.number, so_far)
        for reason, action in tried.items():
            answer = judge(step.lesson, step.number, [*so_far, action])
            assert (answer["refused"], answer["feedback"]["kind"]) == (refusal(reason).key, "wrong")
            assert answer["actions"] == [*so_far]
            assert (answer["view"], answer["tasks"]) == (before["view"], before["tasks"])
            assert said(answer["feedback"])


def test_sentences_of_a_step_come_before_those_of_every_table() -> None:
    bends = judge("complete", 1, ["place V3@1 c4b5c5"])
    assert bends["feedback"]["key"] == "lesson-complete-gap-bends"
    plain = judge("complete", 1, ["place I3@1 b5c5d5"])
    assert plain["feedback"]["key"] == "reason-piece-not-in-supply"


def test_what_works_and_does_not_help_is_said_to_be_so() -> None:
    single = judge("complete", 2, ["place O1@1 d3"])
    assert (single["goal"], single["feedback"]["kind"]) == ("not yet", "other")
    assert single["feedback"]["key"] == "lesson-complete-home-single"
    other = judge("take", 2, ["take 1"])
    assert other["feedback"]["key"] == "lesson-take-shape-larger"


def test_a_goal_that_cannot_be_reached_any_more_is_missed() -> None:
    used_up = judge("upgrade", 1, ["piece", "piece", "piece"])
    assert (used_up["goal"], used_up["feedback"]["kind"]) == ("missed", "missed")
    lost = judge("touches", 1, ["done"])
    assert (lost["goal"], lost["feedback"]["key"]) == ("missed", "lesson-touches-close-open")


def test_ending_the_turn_is_still_to_come_when_it_is_what_is_asked_for() -> None:
    used_up = judge("actions", 1, ["piece", "piece", "piece"])
    assert used_up["goal"] == "not yet"
    assert judge("actions", 1, ["piece", "piece", "piece", "end"])["goal"] == "reached"


@pytest.mark.parametrize("number", [0, 4, -1])
def test_a_step_that_does_not_exist(number: int) -> None:
    with pytest.raises(LessonError) as caught:
        judge("place", number, [])
    assert caught.value.code == "lesson-step-unknown"


def test_a_lesson_that_does_not_exist() -> None:
    with pytest.raises(LessonError) as caught:
        lesson("flying")
    assert caught.value.code == "lesson-unknown"
