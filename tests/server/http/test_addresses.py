"""What the guard lets through: addresses that can be read, hosts and origins that are ours. Answers are not kept."""

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import Response
from server.harness import ME, OPEN, Line, Player, Server
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from projectl.server.http.middleware import Guard
from projectl.server.http.nul_bytes import has_nul
from projectl.server.http.static_files import EVERY_TIME, Site
from projectl.server.settings import Settings


@pytest.fixture
def anywhere(database: str) -> Iterator[Server]:
    """A server on one database after the other."""
    with Server(database) as running:
        yield running
        assert running.faults() == []


def test_nul_is_refused_wherever_it_stands(anywhere: Server) -> None:
    with httpx.Client(base_url=f"http://{anywhere.address}", timeout=60) as client:
        for path in ("/api/games?player=%00", "/api/games?edition=%00", "/api/games/%00", "/api/players/a%00b"):
            assert code(client.get(path)) == (400, "address-malformed")
        assert code(client.get("/api/games?player=%2500")) == (200, None), "a percent sign is no NUL"
        for path in ("/api/login", "/api/account"):
            answer = client.post(path, json={"name": "a\0b", "password": "correct horse battery"})
            assert code(answer) == (422, "message-malformed")
        for content in (b'{"name": "a\0b"}', b'{"na\\u0000me": "Ann"}', b'{"name": ["\\u0000"]}'):
            answer = client.post("/api/guests", content=content, headers={"content-type": "application/json"})
            assert code(answer) == (422, "message-malformed")
        answer = client.post("/api/guests", json={"name": "\\u0000"})
        assert (answer.status_code, answer.json()["name"]) == (201, "\\u0000"), "a backslash is no NUL"

    async def by_websocket() -> None:
        uri = f"ws://{anywhere.address}/api/games"
        with pytest.raises(InvalidStatus, match="403"):
            await connect(f"{uri}/%00/socket")
        async with Player(anywhere, "Ann") as ann:
            async with connect(f"{uri}/no.such-game/socket") as line:
                assert await Line(ann, line).closing() == (4004, "game-unknown")
            game = await ann.create(ME, OPEN)
            async with ann.playing(game) as line:
                assert (await line.ask("say", text="a\0b"))["code"] == "message-malformed"

    asyncio.run(by_websocket())


def code(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json().get("code")


def test_nul_is_found_only_where_it_is() -> None:
    assert has_nul(b"a\0")
    assert has_nul(json.dumps({"a": [{"b": "\0"}]}).encode())
    assert has_nul(json.dumps({"\0": 1}).encode())
    assert not has_nul(json.dumps({"a": "\\u0000"}).encode())
    assert not has_nul(b'{"a": "\\u0000')  # no JSON: refused as that
    assert not has_nul(b"[" * 100_000 + b'"\\u0000"')


@pytest.mark.parametrize("path", ["/%E0%A4%A", "/game/%E0%A4%A", "/game/%ff", "/%", "/game/%00"])
def test_an_address_that_cannot_be_read_gets_a_page(server: Server, path: str) -> None:
    answer = raw(server, f"GET {path} HTTP/1.1")
    assert answer.startswith("HTTP/1.1 400 ")
    assert "cache-control: no-store" in answer
    if Site().is_built:
        assert "content-type: text/html" in answer
    assert "HTTP/1.1 400 " in raw(server, f"GET /api{path} HTTP/1.1")
    assert '"address-malformed"' in raw(server, f"GET /api{path} HTTP/1.1")


def test_an_address_in_other_scripts_can_be_read(server: Server) -> None:
    wanted = "200" if Site().is_built else "503"
    assert raw(server, "GET /player/%C5%BDofie HTTP/1.1").startswith(f"HTTP/1.1 {wanted} ")


def raw(server: Server, request: str, **headers: str) -> str:
    """An answer to what no library would send."""
    told = {"Host": server.address, "Connection": "close", **headers}
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        lines = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        line.sendall(f"{request}\r\n{lines}\r\n".encode())
        found = b""
        while data := line.recv(65_536):
            found += data
    return found.decode("latin-1")


@pytest.mark.parametrize(
    "host",
    [
        "evil.com@127.0.0.1",
        "127.0.0.1:8510/evil",
        "127.0.0.1?",
        "127.0.0.1:x",
        "[::1",
        "::1",
        "a b",
        "127.0.0.1\\x",
        "",
    ],
)
def test_a_host_is_read_strictly(server: Server, host: str) -> None:
    assert raw(server, "GET /health HTTP/1.1", Host=host).startswith("HTTP/1.1 421 ")


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:1", "[::1]:8421", "LocalHost", "localhost:80", "192.0.2.1"])
def test_addresses_and_this_machine_are_ours(server: Server, host: str) -> None:
    assert raw(server, "GET /health HTTP/1.1", Host=host).startswith("HTTP/1.1 200 ")


@pytest.mark.parametrize(
    ("base", "proxies", "origin", "status"),
    [
        ("http://localhost", (), "http://localhost", 201),
        ("http://localhost", (), "https://localhost", 201),  # a proxy that was not named may speak https
        ("http://localhost", (), "x://localhost", 403),
        ("http://localhost", (), "null", 403),
        ("http://localhost", ("127.0.0.1",), "https://localhost", 403),
        ("https://localhost", ("127.0.0.1",), "https://localhost", 201),
        ("https://localhost", (), "http://localhost", 403),
        ("http://localhost:81", (), "http://localhost", 403),
    ],
)
def test_an_origin_has_a_scheme(base: str, proxies: tuple[str, ...], origin: str, status: int) -> None:
    async def body() -> None:
        guarded = httpx.ASGITransport(Guard(Response(status_code=201), Settings(trusted_proxies=proxies)))
        async with httpx.AsyncClient(transport=guarded, base_url=base) as client:
            assert (await client.post("/api/guests", headers={"origin": origin})).status_code == status

    asyncio.run(body())


def test_answers_are_not_kept_but_files_are(server: Server) -> None:
    with httpx.Client(base_url=f"http://{server.address}", timeout=60) as client:
        client.post("/api/guests", json={"name": "Ann"})
        private = ("/api/me", "/api/me/export", "/api/me/sessions", "/api/games", "/api/nothing", "/ready", "/metrics")
        for path in private:
            assert client.get(path).headers.get_list("cache-control") == ["no-store"], path
        refused = client.get("/health", headers={"host": "elsewhere.example"})
        assert (refused.status_code, refused.headers["cache-control"]) == (421, "no-store")
        if Site().is_built:
            assert client.get("/").headers.get_list("cache-control") == [EVERY_TIME]
