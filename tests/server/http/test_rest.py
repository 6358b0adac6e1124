"""REST: what it does, what it refuses, and that no request at all brings it out of step with its description."""

import asyncio
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from server.harness import ME, OPEN, Player, Server, bot

from projectl.record.gamefile import read_record, verify
from projectl.server.http.middleware import HEADERS
from projectl.server.http.schemas.games import Problem
from projectl.server.settings import Settings, SettingsError, load_settings
from projectl.server.traffic.client_addresses import is_in


@pytest.fixture(scope="session")
def token(server: Server) -> str:
    return guest_token(server)


def guest_token(server: Server) -> str:
    guest = httpx.post(f"http://{server.address}/api/guests", json={"name": "Fuzz", "token": True}).json()
    return str(guest["token"])


@pytest.mark.parametrize("examples", [4, pytest.param(40, marks=pytest.mark.long)])
def test_every_answer_is_as_described(server: Server, examples: int) -> None:
    """Requests made from the description, right and wrong ones: a few of each kind, and in the long form many."""
    schema = schemathesis.openapi.from_url(f"http://{server.address}/api/openapi.json")
    schema.config.generation.update(allow_x00=False)  # refused everywhere: docs/protocol.md
    tested = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        fuzz(found.ok(), guest_token(server), examples)  # some requests end a session, or who has made them
        tested += 1
    assert tested >= 14


def fuzz(operation: Any, token: str, examples: int) -> None:
    """Some requests of one kind."""

    @given(case=operation.as_strategy())
    @settings(max_examples=examples, suppress_health_check=[*HealthCheck])
    def check(case: Any) -> None:
        case.call_and_validate(headers={"Authorization": f"Bearer {token}"})

    check()


@pytest.fixture
def http(server: Server) -> Any:
    with httpx.Client(base_url=f"http://{server.address}") as client:
        yield client


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(http: httpx.Client) -> None:
    answer = http.post("/api/guests", json={"name": "  A\u202enn\x01 "})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ann"
    assert answer.json()["token"] is None
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # this server speaks plain http
    assert http.get("/api/me").json()["name"] == "Ann"
    assert http.put("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"


def test_security_headers_are_on_every_answer(http: httpx.Client) -> None:
    for answer in (http.get("/health"), http.get("/nowhere"), http.post("/api/games", json={})):
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"Origin": "http://evil.example"}, 403, "origin-refused"),
        ({"Origin": "null"}, 403, "origin-refused"),
        ({"Host": "evil.example"}, 421, "host-refused"),
        ({"Host": "127.0.0.1.evil.example:80"}, 421, "host-refused"),
        ({"Content-Type": "text/plain"}, 422, "message-malformed"),
    ],
)
def test_pages_of_others_are_refused(http: httpx.Client, headers: dict[str, str], status: int, code: str) -> None:
    answer = http.post(
        "/api/guests", content=b'{"name":"Ann"}', headers={"Content-Type": "application/json", **headers}
    )
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_the_own_page_is_welcome(http: httpx.Client, server: Server) -> None:
    answer = http.post("/api/guests", json={"name": "Ann"}, headers={"Origin": f"http://{server.address}"})
    assert answer.status_code == 201


def test_a_body_is_bounded(http: httpx.Client) -> None:
    answer = http.post("/api/guests", content=b"x" * 400_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def parts() -> Any:
        for _ in range(40):
            yield b"x" * 10_000

    answer = http.post("/api/guests", content=parts(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        {"name": ""}, {"name": 5}, {"name": "A", "admin": True}, {"name": "x" * 81}, [], "x", None,
        {"name": "A", "token": 1},
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_in_words(http: httpx.Client, body: Any) -> None:
    answer = http.post("/api/guests", json=body)
    assert answer.status_code == 422
    assert Problem.model_validate(answer.json()).text


@pytest.mark.parametrize("name", ["\x01", " \t", "x" * 41, "\u202e"])
def test_a_name_must_show(http: httpx.Client, name: str) -> None:
    answer = http.post("/api/guests", json={"name": name})
    assert answer.status_code == 409
    assert Problem.model_validate(answer.json()).text


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"seats": [{"kind": "me"}] * 6}, "options-players"),
        ({"seats": [{"kind": "me"}], "edition": "first"}, "edition-unknown"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, "bot-unknown"),
        ({"seats": [{"kind": "me"}] * 2, "clock": {"kind": "turn"}}, "clock-seconds"),
        ({"seats": [{"kind": "me"}] * 2, "puzzles": ["nonsense"]}, "puzzle-header-missing"),
    ],
)
def test_impossible_games_are_refused(http: httpx.Client, token: str, wanted: dict[str, Any], code: str) -> None:
    answer = http.post("/api/games", json=wanted, headers={"Authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"]) == (409, code)


def test_without_an_identity_nothing_is_created(http: httpx.Client) -> None:
    answer = http.post("/api/games", json={"seats": [ME, ME]}, headers={"Authorization": "Bearer guess"})
    assert (answer.status_code, answer.json()["code"]) == (401, "identity-wanted")


def test_seats_are_taken_and_left(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            game = await ann.create(ME, OPEN, bot("random"), public=True)
            await bob.post(f"/api/games/{game}/seats/1", name="Bobby")
            table = await ann.get(f"/api/games/{game}")
            assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bobby", "random"]
            assert table["status"] == "running"
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await bob.delete(f"/api/games/{game}/seats/1")
            mine = await bob.get("/api/games", mine=True)
            assert [each["id"] for each in mine["games"]] == [game]
            other = await ann.create(ME, OPEN)
            assert (await ann.delete(f"/api/games/{other}/seats/0"))["seats"][0]["kind"] == "open"
            assert other not in str(await bob.get("/api/games"))

    asyncio.run(body())


def test_a_running_record_has_no_seed(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME)
            record = read_record(await ann.get(f"/api/games/{game}/record"))
            assert record.seed is None
            assert verify(record).code == "verdict-no-seed"
            async with ann.playing(game) as line:
                await line.ask("resign", seat=0)
            record = read_record(await ann.get(f"/api/games/{game}/record"))
            assert record.seed is not None
            assert verify(record).code == "verdict-unfinished"  # and the commitment holds

    asyncio.run(body())


def test_an_own_puzzle_set_is_played(server: Server) -> None:
    puzzles = "\n".join(f"X{number} white 1 O1 xx---/-----/-----/-----/-----" for number in range(4))
    text = f"set: mine\ntitle: Mine\norigin: custom\nexpansion: none\n{puzzles}\n"

    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME, puzzles=[text])
            table = await ann.get(f"/api/games/{game}")
            assert table["setup"]["own_sets"][0].startswith("mine#")

    asyncio.run(body())


def test_the_bots_of_the_registry_are_offered(http: httpx.Client) -> None:
    from projectl.bots import bots

    found = http.get("/api/bots").json()
    assert [each["name"] for each in found["bots"]] == [info.name for info in bots()]
    assert found["slow"] == []


def test_operation(http: httpx.Client) -> None:
    assert http.get("/health").json()["status"] == "ok"
    assert http.get("/ready").status_code == 200
    assert "projectl_commits_total" in http.get("/metrics").text


def test_the_figures_are_for_who_runs_the_server(http: httpx.Client) -> None:
    """Who polls them sees when somebody does something secret; a proxy on this machine asks for others."""
    for header in ("X-Forwarded-For", "Forwarded", "Via"):
        assert http.get("/metrics", headers={header: "for=192.0.2.1"}).status_code == 404
    local = Settings().metrics_for
    assert [is_in(host, local) for host in ("127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1")] == [True] * 4
    assert [is_in(host, local) for host in ("192.0.2.1", "::2", "fe80::1%eth0", "unix", "")] == [False] * 5
    assert is_in("10.1.2.3", load_settings(None, {"PROJECTL_METRICS_FOR": "10.0.0.0/8"}).metrics_for)
    with pytest.raises(SettingsError, match="metrics_for has addresses"):
        load_settings(None, {"PROJECTL_METRICS_FOR": "everybody"})
