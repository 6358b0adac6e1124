"""Without a server: the same problems by the same requests."""

import json
from datetime import UTC, datetime
from typing import Any

from projectl.device.door import Door
from projectl.problems import answer_document, day_document, judge, nudge, of_day, trainer_document, year

NOON = datetime(2026, 11, 19, 12, tzinfo=UTC)


def asked(method: str, address: str, body: Any = None) -> Any:
    door = Door(lambda: int(NOON.timestamp() * 1000))
    return json.loads(door.request(method, address, json.dumps(body), False))["answer"]


def test_the_shipped_year_is_there_and_repeats() -> None:
    found = of_day(NOON.date())
    told = {"status": 200, "document": day_document(found, NOON.date(), NOON)}
    assert asked("GET", "/problems/today") == asked("GET", "/problems/2026-11-19") == told
    assert asked("GET", "/problems/2026-11-20")["document"]["code"] == "problem-day-to-come"
    assert asked("GET", "/problems/next?kind=touches&results=1&start=3")["document"] == trainer_document(
        "touches", "1", 3
    )


def test_tries_nudges_and_answers_are_those_of_the_library() -> None:
    found = year()[1]
    at = f"/problems/{found.id}"
    actions = [*found.answer]
    assert asked("POST", f"{at}/play", {"actions": actions})["document"] == judge(found, actions)
    assert asked("POST", f"{at}/nudge", {"depth": 1})["document"] == nudge(found, 1)
    assert asked("POST", f"{at}/answer")["document"] == answer_document(found)


def test_what_cannot_be_asked_is_refused() -> None:
    at = f"/problems/{year()[1].id}"
    assert asked("POST", f"{at}/play", {"actions": ["x"] * 41})["status"] == 422
    assert asked("POST", f"{at}/play", {})["status"] == 422
    assert asked("POST", f"{at}/nudge", {"depth": "deep"})["status"] == 422
    assert asked("POST", "/problems/0123456789ab/answer")["document"]["code"] == "problem-unknown"
    assert asked("GET", "/problems/next?kind=chess")["document"]["code"] == "problem-kind-unknown"
