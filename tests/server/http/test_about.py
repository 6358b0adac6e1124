"""What a client asks before it plays: the server, its bots, its puzzles, its lists of games."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from server.harness import ME, OPEN, Player, Server, bot
from websockets.asyncio.client import connect

from projectl.bots import bots
from projectl.rules.puzzles import BUILTIN, builtin
from projectl.rules.version import RULES_VERSION
from projectl.server.settings import Settings
from projectl.server.transport.addresses import is_local, shared_address
from projectl.texts import Texts, languages
from projectl.texts.typography import plain_spaces


@pytest.fixture
def http(server: Server) -> Any:
    with httpx.Client(base_url=f"http://{server.address}") as client:
        yield client


def test_the_server_tells_about_itself(http: httpx.Client) -> None:
    about = http.get("/api/server").json()
    assert (about["local_only"], about["address"]) == (True, None)
    assert about["rules_version"] == RULES_VERSION
    assert about["languages"] == [*languages()]


@pytest.mark.parametrize(
    ("settings", "local", "address"),
    [
        (Settings(), True, None),
        (Settings(host="localhost"), True, None),
        (Settings(host="::1"), True, None),
        (Settings(names=("play.example.org",), trusted_proxies=("127.0.0.1",)), False, None),
        (Settings(host="0.0.0.0", names=("play.example.org",)), False, None),
        (Settings(host="192.0.2.7", port=80), False, "http://192.0.2.7:80"),
        (Settings(host="2001:db8::7"), False, "http://[2001:db8::7]:8421"),
    ],
)
def test_a_link_is_known_to_work_here_only(settings: Settings, local: bool, address: str | None) -> None:
    assert (is_local(settings), shared_address(settings)) == (local, address)


def test_in_a_network_there_is_an_address_to_share() -> None:
    address = shared_address(Settings(host="0.0.0.0", port=1234))
    assert address is not None
    assert address.endswith(":1234")


def test_every_bot_is_described(http: httpx.Client) -> None:
    found = http.get("/api/bots").json()["bots"]
    assert [each["name"] for each in found] == [info.name for info in bots()]
    assert all(each["description_key"] in Texts("en") for each in found)


def test_puzzle_sets_can_be_drawn(http: httpx.Client) -> None:
    sets = http.get("/api/puzzles").json()["sets"]
    assert [each["name"] for each in sets] == [*BUILTIN]
    for found in sets:
        assert [puzzle["id"] for puzzle in found["puzzles"]] == [puzzle.id for puzzle in builtin(found["name"])]
        assert all(puzzle["cells"] for puzzle in found["puzzles"])


def test_an_own_set_is_read_before_it_is_played_with(http: httpx.Client) -> None:
    text = "set: mine\ntitle: Mine\norigin: custom\nexpansion: none\nX1 white 1 O1 -----/-----/--x--/--x--/-----\n"
    found = http.post("/api/puzzles", json={"text": text}).json()
    assert (found["name"], found["puzzles"][0]["cells"]) == ("mine", [12, 17])
    refused = http.post("/api/puzzles", json={"text": text.replace("white", "green")})
    assert (refused.status_code, refused.json()["code"]) == (409, "puzzle-colour")


def said(language: str, answer: dict[str, Any]) -> str:
    """A refusal in a language, which joins a list in its own way; the server's texts have plain spaces."""
    params = {**answer["params"], "known": answer["params"]["known"].split(", ")}
    return plain_spaces(Texts(language).t(answer["code"], **params))


def test_refusals_speak_the_language_of_the_request(server: Server, http: httpx.Client) -> None:
    german = {"Accept-Language": "de-AT, en;q=0.5"}
    answer = http.post("/api/choices", json={"edition": "x"}, headers=german).json()
    assert answer["text"] == said("de", answer)
    answer = http.post("/api/choices?lang=cs", json={"edition": "x"}, headers=german).json()
    assert answer["text"] == said("cs", answer)

    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME, first=0)
            uri = f"ws://{server.address}/api/games/{game}/socket?lang=de"
            async with connect(uri, additional_headers={"Authorization": f"Bearer {ann.token}"}) as socket:
                await socket.send(json.dumps({"type": "play", "id": "a1", "seat": 0, "action": "end"}))
                while (message := json.loads(await socket.recv()))["type"] != "refused":
                    pass
                assert message["code"] == "reason-must-use-actions"
                assert message["text"] == Texts("de").t(message["code"], **message["params"])
                assert message["text"] != Texts("en").t(message["code"], **message["params"])

    asyncio.run(asyncio.wait_for(body(), 60))


def test_lists_of_games_are_filtered(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            public = await ann.create(ME, OPEN, public=True, edition="retail-2020")
            hidden = await ann.create(ME, OPEN, edition="rulebook-2023")
            other = await bob.create(ME, bot(), public=True, first=1)
            assert [game["id"] for game in (await bob.get("/api/games", player=ann.id))["games"]] == [public]
            mine = (await ann.get("/api/games", mine=True))["games"]
            assert {game["id"] for game in mine} == {public, hidden}
            newer = (await ann.get("/api/games", mine=True, edition="rulebook-2023"))["games"]
            assert [game["id"] for game in newer] == [hidden]
            found = (await ann.get("/api/games", status="running", player=bob.id))["games"]
            assert [game["id"] for game in found] == [other]

    asyncio.run(asyncio.wait_for(body(), 60))


def test_the_first_player_can_be_named(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            for first in (0, 1, 2):
                game = await ann.create(ME, ME, ME, first=first)
                assert (await ann.get(f"/api/games/{game}"))["setup"]["first"] == first
                assert (await ann.get(f"/api/games/{game}/view", seat=0))["first"] == first
            answer = await ann.http.post("/api/games", json={"seats": [ME, ME], "first": 2})
            assert (answer.status_code, answer.json()["code"]) == (409, "options-first-player")

    asyncio.run(asyncio.wait_for(body(), 60))
