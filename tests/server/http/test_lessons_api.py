"""Lessons over REST, and how far somebody is in them."""

from typing import Any

import httpx
import pytest
from server.harness import Server

from projectl.lessons import judge, lesson_document, lesson_list


@pytest.fixture
def http(server: Server) -> Any:
    with httpx.Client(base_url=f"http://{server.address}") as client:
        yield client


def test_the_routes_say_what_the_functions_say(http: httpx.Client) -> None:
    assert http.get("/api/lessons").json() == lesson_list()
    assert http.get("/api/lessons/master").json() == lesson_document("master")
    actions = ["take 3", "place V3@1 b3b4c4"]
    assert http.post("/api/lessons/take/2", json={"actions": actions}).json() == judge("take", 2, actions)


@pytest.mark.parametrize(
    ("path", "actions", "status", "code"),
    [
        ("flying/1", [], 409, "lesson-unknown"),
        ("place/4", [], 409, "lesson-step-unknown"),
        ("place/0", [], 422, "message-malformed"),
        ("place/1", ["place I3@1"], 409, "notation-form"),
        ("place/1", ["end", "piece"], 409, "reason-must-use-actions"),
        ("place/1", ["piece"] * 41, 422, "message-malformed"),
        ("place/1", ["x" * 65], 422, "message-malformed"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    http: httpx.Client, path: str, actions: list[str], status: int, code: str
) -> None:
    answer = http.post(f"/api/lessons/{path}", json={"actions": actions})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_progress_is_kept_the_larger_one_wins_and_it_goes_with_its_owner(http: httpx.Client) -> None:
    assert http.get("/api/me/learning").json()["code"] == "identity-wanted"
    http.post("/api/guests", json={"name": "Ada"})
    http.post("/api/account", json={"name": "Ada", "password": "correct horse"}).raise_for_status()
    assert http.get("/api/me/learning").json() == {"lessons": {}}
    assert http.put("/api/me/learning", json={"lessons": {}}).json() == {"lessons": {}}
    assert http.put("/api/me/learning", json={"lessons": {"place": 2, "turn": 99}}).json() == {
        "lessons": {"place": 2, "turn": 3}
    }
    assert http.put("/api/me/learning", json={"lessons": {"place": 1, "take": 1}}).json()["lessons"]["place"] == 2
    unknown = http.put("/api/me/learning", json={"lessons": {"flying": 1}})
    assert (unknown.status_code, unknown.json()["code"]) == (409, "lesson-unknown")
    assert http.put("/api/me/learning", json={"lessons": {"place": -1}}).status_code == 422
    exported = http.get("/api/me/export").json()["learning"]
    assert {each["lesson"]: each["steps"] for each in exported} == {"place": 2, "turn": 3, "take": 1}
    assert http.request("DELETE", "/api/me", json={"password": "correct horse"}).status_code == 204
    again = http.post("/api/account", json={"name": "Ada", "password": "correct horse"})
    assert again.status_code == 201
    assert http.get("/api/me/learning").json() == {"lessons": {}}
