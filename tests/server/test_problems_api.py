"""The problem of the day and the trainer over REST."""

from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from server.harness import Server

from projectl.problems import answer_document, judge, nudge, of_day, problem_document, to_practise, year
from projectl.problems.problem import Problem


@pytest.fixture
def http(server: Server) -> Any:
    with httpx.Client(base_url=f"http://{server.address}") as client:
        yield client


def one() -> Problem:
    return year()[0]


def test_everybody_gets_the_problem_of_the_day(http: httpx.Client) -> None:
    told = http.get("/api/problems/today").json()
    assert told["problem"] == problem_document(of_day(datetime.fromisoformat(told["day"]).date()))
    assert told["day"] == told["today"]
    assert 0 < told["seconds_left"] <= 86_400
    assert http.get(f"/api/problems/{told['day']}").json()["problem"] == told["problem"]


def test_earlier_days_can_be_asked_for_and_later_ones_not(http: httpx.Client) -> None:
    today = datetime.now(UTC).date()
    earlier = http.get(f"/api/problems/{today - timedelta(3)}").json()
    assert (earlier["day"], earlier["problem"]["id"]) == (str(today - timedelta(3)), of_day(today - timedelta(3)).id)
    for day, code in [
        (str(today + timedelta(2)), "problem-day-to-come"),
        (str(today - timedelta(2000)), "problem-day-too-early"),
        ("soon", "problem-day-malformed"),
    ]:
        answer = http.get(f"/api/problems/{day}")
        assert (answer.status_code, answer.json()["code"]) == (409, code)


def test_the_trainer_gets_harder_with_what_was_solved(http: httpx.Client) -> None:
    asked: dict[str, Any] = {"kind": "complete", "results": "111", "start": 5}
    told = http.get("/api/problems/next", params=asked).json()
    assert told == {"number": 4, "problem": problem_document(to_practise("complete", 2, 8))}
    for wrong in ({"kind": "chess"}, {"start": -1}, {"results": "1" * 1001}):
        assert http.get("/api/problems/next", params={**asked, **wrong}).status_code == 422
    answer = http.get("/api/problems/next", params={**asked, "results": "12"})
    assert (answer.status_code, answer.json()["code"]) == (409, "problem-results-malformed")
    none = http.get("/api/problems/next", params={"kind": "turn"})
    assert (none.status_code, none.json()["code"]) == (409, "problem-kind-unknown"), "none of that kind is shipped"


def test_tries_nudges_and_answers_are_those_of_the_library(http: httpx.Client) -> None:
    at = f"/api/problems/{one().id}"
    for actions in ([], [one().answer[0]], [*one().answer]):
        assert http.post(f"{at}/play", json={"actions": actions}).json() == judge(one(), actions)
    assert http.post(f"{at}/nudge", json={"depth": 2}).json() == nudge(one(), 2)
    assert http.post(f"{at}/answer").json() == answer_document(one())


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("0123456789ab/play", {"actions": []}, 409, "problem-unknown"),
        ("nonsense/play", {"actions": []}, 422, "message-malformed"),
        ("{}/play", {"actions": ["take 1", "piece"]}, 409, "reason-slot-is-empty"),
        ("{}/play", {"actions": ["jump"]}, 409, "notation-word"),
        ("{}/play", {"actions": ["piece"] * 41}, 422, "message-malformed"),
        ("{}/nudge", {"depth": 3}, 422, "message-malformed"),
        ("0123456789ab/answer", None, 409, "problem-unknown"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    http: httpx.Client, path: str, body: dict[str, Any] | None, status: int, code: str
) -> None:
    complete = next(each for each in year() if each.kind == "complete")
    answer = http.post(f"/api/problems/{path.format(complete.id)}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
