"""The rules page and its examples over REST."""

from typing import Any

import httpx
import pytest
from server.harness import Server

from projectl.game.rulebook import examples


@pytest.fixture
def http(server: Server) -> Any:
    with httpx.Client(base_url=f"http://{server.address}") as client:
        yield client


def test_examples_are_listed_shown_and_played(http: httpx.Client) -> None:
    listed = http.get("/api/examples").json()["examples"]
    assert len(listed) == len(examples())
    late = http.get("/api/examples", params={"edition": "rulebook-2023"}).json()["examples"]
    assert {each["edition"] for each in late} == {"rulebook-2023"}
    shown = http.get("/api/examples/completing", params={"edition": "retail-2020"}).json()
    assert shown["edition"] == shown["setup"]["edition"] == "retail-2020"
    assert shown["view"]["you"]["placements"]
    played = http.post("/api/examples/completing/play", json={"actions": shown["solution"]}).json()
    assert "completed" in [event["kind"] for event in played["events"]]
    assert played["view"]["seats"][0]["completed"] == 1
    lines = http.get("/api/examples/line-clear").json()
    other = http.post("/api/examples/line-clear/play", params={"seat": 2}, json={"actions": lines["solution"]}).json()
    assert other["view"]["seat"] == 2


def test_the_rulebook_of_an_edition(http: httpx.Client) -> None:
    usual = http.get("/api/rulebook").json()
    assert (usual["edition"], usual["deluxe"]) == ("revised-2021", False)
    assert [table["players"] for table in usual["tables"]] == [2, 3, 4]
    boxed = http.get("/api/rulebook", params={"edition": "revised-2021", "deluxe": True}).json()
    assert "expansions" in [section["id"] for section in boxed["sections"]]
    refused = http.get("/api/rulebook", params={"edition": "retail-2020", "deluxe": True})
    assert (refused.status_code, refused.json()["code"]) == (409, "options-not-in-edition")


@pytest.mark.parametrize(
    ("path", "actions", "status", "code"),
    [
        ("nonsense", [], 409, "example-unknown"),
        ("take?edition=pirate", [], 409, "example-unknown"),
        ("take?seat=3", [], 409, "command-unknown-seat"),
        ("take", ["take 0"], 409, "notation-number"),
        ("take", ["9 piece"], 409, "seat-unknown"),
        ("take", ["end"], 409, "reason-must-use-actions"),
        ("take", ["piece"] * 41, 422, "message-malformed"),
    ],
)
def test_what_cannot_be_played_is_refused(
    http: httpx.Client, path: str, actions: list[str], status: int, code: str
) -> None:
    name, _, query = path.partition("?")
    answer = http.post(f"/api/examples/{name}/play?{query}", json={"actions": actions})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
