"""Drawn puzzles over REST: verdicts, sets that are kept, shared, exported and forgotten; the same on a device."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from server.accounts.test_accounts import fresh
from server.harness import Server

from projectl.device.answers import Answers
from projectl.device.device import Device
from projectl.rules.puzzles import parse_puzzles
from projectl.server.answers.sets import MOST_SETS

CELLS = [6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 22]
POND = {
    "id": "POND",
    "colour": "black",
    "points": 4,
    "reward": "I2",
    "cells": CELLS,
}
GARDEN = {"title": "Things in my garden", "expansion": "none", "puzzles": [POND]}
VERDICT = {"puzzle": POND, "expansion": "none", "others": []}


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}") as client:
        yield client


@pytest.fixture
def ada(http: httpx.Client) -> httpx.Client:
    http.post("/api/guests", json={"name": fresh("Ada")}).raise_for_status()
    return http


@pytest.fixture
def device() -> Answers:
    found = Device(lambda: 1_000)
    found.name("Ada")
    return Answers(found)


def with_puzzle(**changes: Any) -> dict[str, Any]:
    return {**GARDEN, "puzzles": [{**POND, **changes}]}


class TestVerdict:
    def test_server_and_device_say_the_same(self, http: httpx.Client, device: Answers) -> None:
        told = http.post("/api/puzzles/verdict", json=VERDICT).json()
        assert device.answer("POST", "/puzzles/verdict", VERDICT) == (200, told)
        assert (told["cells"], told["sets"], told["fewest_pieces"], told["fewest_actions"]) == (12, 113, 3, 13)
        assert told["fair"] == {"points": 4, "low": 3, "high": 4}

    def test_of_an_unfinished_puzzle(self, http: httpx.Client) -> None:
        told = http.post("/api/puzzles/verdict", json={**VERDICT, "puzzle": {**POND, "cells": []}}).json()
        assert (told["fillable"], told["reason"]) == (False, "puzzle-empty-recess")

    def test_the_others_of_the_set_are_compared(self, http: httpx.Client) -> None:
        turned = {**POND, "id": "POOL", "cells": [4 - cell % 5 + 5 * (cell // 5) for cell in CELLS]}
        told = http.post("/api/puzzles/verdict", json={**VERDICT, "others": [turned]}).json()
        assert [each["id"] for each in told["same_as"]] == ["POOL"]

    @pytest.mark.parametrize(
        "changes",
        [
            {"cells": [25]},
            {"cells": [True]},
            {"points": 10},
            {"reward": "X5"},
            {"id": "<b>"},
            {"colour": "red"},
            {"more": 1},
        ],
    )
    def test_what_is_no_puzzle_is_refused(self, http: httpx.Client, device: Answers, changes: dict[str, Any]) -> None:
        sent = {**VERDICT, "puzzle": {**POND, **changes}}
        answer = http.post("/api/puzzles/verdict", json=sent)
        assert (answer.status_code, answer.json()["code"]) == (422, "message-malformed")
        assert device.answer("POST", "/puzzles/verdict", sent)[0] == 422


class TestText:
    def test_a_drawn_set_is_a_puzzle_file(self, http: httpx.Client, device: Answers) -> None:
        told = http.post("/api/puzzles/text", json=GARDEN).json()
        assert device.answer("POST", "/puzzles/text", GARDEN) == (200, told)
        found = parse_puzzles(told["text"], "garden")
        assert (found.name, found.title, found.origin) == ("things-in-my-garden", "Things in my garden", "custom")
        assert [(each.id, each.reward, each.points) for each in found] == [("POND", "I2", 4)]

    @pytest.mark.parametrize(
        ("drawn", "code"),
        [
            ({**GARDEN, "puzzles": []}, "puzzle-none"),
            (with_puzzle(cells=[]), "puzzle-empty"),
            (with_puzzle(cells=list(range(0, 25, 2))), "puzzle-unsolvable"),
            (with_puzzle(reward="master"), "puzzle-reward-expansion"),
            (with_puzzle(id=""), "puzzle-id"),
            ({**GARDEN, "puzzles": [POND, POND]}, "puzzle-duplicate-id"),
            ({**GARDEN, "title": "\u200b "}, "set-title-wanted"),
        ],
    )
    def test_what_cannot_be_played_is_refused_in_words(
        self, http: httpx.Client, device: Answers, drawn: dict[str, Any], code: str
    ) -> None:
        answer = http.post("/api/puzzles/text", json=drawn, headers={"Accept-Language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (409, code)
        assert device.answer("POST", "/puzzles/text", drawn)[1]["code"] == code


class TestKept:
    def test_a_set_is_kept_changed_shared_withdrawn_and_deleted(self, ada: httpx.Client) -> None:
        kept = ada.post("/api/me/sets", json=GARDEN)
        assert kept.status_code == 201
        own = f"/api/me/sets/{kept.json()['id']}"
        assert ada.get(own).json() == GARDEN
        unfinished = {**with_puzzle(cells=[]), "title": "Renamed"}
        assert ada.put(own, json=unfinished).json()["title"] == "Renamed"
        assert ada.get(own).json() == unfinished
        link = ada.post(f"{own}/link").json()["link"]
        assert ada.post(f"{own}/link").json()["link"] == link
        with httpx.Client(base_url=ada.base_url) as anybody:
            assert anybody.get(f"/api/sets/{link}").json() == unfinished
            assert anybody.get(own).json()["code"] == "identity-wanted"
            assert ada.delete(f"{own}/link").status_code == 204
            assert anybody.get(f"/api/sets/{link}").json()["code"] == "set-link-unknown"
        assert [each["id"] for each in ada.get("/api/me/sets").json()["sets"]] == [kept.json()["id"]]
        assert ada.delete(own).status_code == 204
        assert ada.get(own).json()["code"] == "set-unknown"
        assert ada.get("/api/me/sets").json() == {"sets": []}

    def test_nobody_reads_or_changes_those_of_others(self, ada: httpx.Client) -> None:
        own = f"/api/me/sets/{ada.post('/api/me/sets', json=GARDEN).json()['id']}"
        with httpx.Client(base_url=ada.base_url) as eve:
            eve.post("/api/guests", json={"name": fresh("Eve")}).raise_for_status()
            for answer in (eve.get(own), eve.put(own, json=GARDEN), eve.delete(own), eve.post(f"{own}/link")):
                assert (answer.status_code, answer.json()["code"]) == (404, "set-unknown")
        assert ada.get(own).json() == GARDEN

    def test_there_is_an_end_to_what_is_kept(self, ada: httpx.Client) -> None:
        for _ in range(MOST_SETS):
            ada.post("/api/me/sets", json=GARDEN).raise_for_status()
        refused = ada.post("/api/me/sets", json=GARDEN)
        assert (refused.status_code, refused.json()["code"]) == (409, "set-too-many")

    def test_an_oversized_set_is_refused(self, ada: httpx.Client) -> None:
        refused = ada.post("/api/me/sets", json={**GARDEN, "puzzles": [POND] * 113})
        assert (refused.status_code, refused.json()["code"]) == (422, "message-malformed")

    def test_they_go_with_their_owner(self, ada: httpx.Client) -> None:
        ada.post("/api/me/sets", json=GARDEN).raise_for_status()
        (told,) = ada.get("/api/me/export").json()["sets"]
        assert (told["body"], told["title"]) == (GARDEN, GARDEN["title"])
        link = ada.post(f"/api/me/sets/{told['id']}/link").json()["link"]
        ada.post("/api/account", json={"name": fresh("Ada"), "password": "correct horse"}).raise_for_status()
        assert len(ada.get("/api/me/sets").json()["sets"]) == 1
        assert ada.request("DELETE", "/api/me", json={"password": "correct horse"}).status_code == 204
        with httpx.Client(base_url=ada.base_url) as anybody:
            assert anybody.get(f"/api/sets/{link}").json()["code"] == "set-link-unknown"

    def test_those_of_a_guest_are_the_accounts_who_logs_in(self, ada: httpx.Client) -> None:
        login = {"name": fresh("Ada"), "password": "correct horse"}
        ada.post("/api/account", json=login).raise_for_status()
        with httpx.Client(base_url=ada.base_url) as guest:
            guest.post("/api/guests", json={"name": fresh("Visitor")}).raise_for_status()
            guest.post("/api/me/sets", json=GARDEN).raise_for_status()
            guest.post("/api/login", json=login).raise_for_status()
        assert [each["title"] for each in ada.get("/api/me/sets").json()["sets"]] == [GARDEN["title"]]


class TestOnADevice:
    def test_a_set_is_kept_handed_out_and_dropped(self) -> None:
        device = Device(lambda: 1_000)
        answers = Answers(device)
        status, kept = answers.answer("POST", "/me/sets", GARDEN)
        assert status == 201
        assert device.taken().sets == [{"id": kept["id"], "set": GARDEN, "changed": 1_000}]
        assert answers.answer("GET", f"/me/sets/{kept['id']}") == (200, GARDEN)
        assert answers.answer("PUT", f"/me/sets/{kept['id']}", with_puzzle(points=3))[0] == 200
        assert answers.answer("GET", "/me/sets")[1]["sets"][0]["puzzles"] == 1
        answers.answer("DELETE", f"/me/sets/{kept['id']}")
        assert device.taken().sets[-1] == {"id": kept["id"]}
        assert answers.answer("GET", f"/me/sets/{kept['id']}")[1]["code"] == "set-unknown"

    def test_sharing_needs_a_server(self, device: Answers) -> None:
        assert device.answer("POST", "/me/sets/abc/link", {})[1]["code"] == "needs-server"
