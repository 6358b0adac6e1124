"""The edges of the application, without a process: limits by address, https, failures inside, slow readers."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from fastapi import FastAPI, WebSocket

from projectl.server.app import create_app
from projectl.server.http.services import NOBODY, Services
from projectl.server.http.websocket import TOO_SLOW, Connection
from projectl.server.rooms import Room
from projectl.server.settings import Settings
from projectl.server.transport.inbox import Inbox
from projectl.server.transport.protocols import SEND_NOW


@asynccontextmanager
async def client_of(folder: Path, base: str = "http://localhost", **chosen: Any) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(Settings(database=f"sqlite:///{folder / 'server.db'}", **chosen))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=base) as client:
        client.app = app  # type: ignore[attr-defined]  # for the test that breaks something inside
        yield client


def run(body: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(body, 180))


def test_an_address_creates_only_so_much(tmp_path: Path) -> None:
    async def body() -> None:
        async with client_of(tmp_path, creations=2) as client:
            answers = [await client.post("/api/guests", json={"name": "Ann"}) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert answers[2].json()["params"] == {"seconds": 60}

    run(body())


def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    async def body() -> None:
        async with client_of(tmp_path, "https://play.example.org", names=("play.example.org",)) as client:
            answer = await client.post("/api/guests", json={"name": "Ann"})
            assert "secure" in answer.headers["set-cookie"].lower()

    run(body())


def test_a_failure_inside_shows_nothing_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with client_of(tmp_path) as client:
            services: Services = cast(FastAPI, getattr(client, "app")).state.services  # noqa: B009

            async def fails(_: str) -> None:
                raise RuntimeError("the secret reason")

            monkeypatch.setattr(services.accounts, "by_token", fails)
            answer = await client.get("/api/me", headers={"Authorization": "Bearer token"})
            assert (answer.status_code, answer.json()["code"]) == (500, "internal-error")
            assert "secret" not in answer.text
            assert "Traceback" not in answer.text

    run(body())


class Stuck:
    """A websocket whose other end does not read."""

    def __init__(self, **extensions: object) -> None:
        self.scope = {"extensions": extensions}
        self.closed: tuple[int, str] | None = None

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, str]:
        await asyncio.Event().wait()
        return {}

    async def close(self, code: int, reason: str) -> None:
        self.closed = code, reason


class Anteroom:
    """A room in which nothing happens, and its own hub."""

    @property
    def hub(self) -> "Anteroom":
        return self

    async def enter(self, room: "Anteroom", listener: Connection) -> "Anteroom":
        listener.push(b"hello")
        return room

    def leave(self, listener: Connection) -> None:
        """Nothing to do."""


def test_who_reads_too_slowly_is_dropped() -> None:
    async def body() -> None:
        socket = Stuck()
        asked = cast(Services, type("Asked", (), {"settings": Settings(queue=8)}))
        connection = Connection(cast(WebSocket, socket), asked, cast(Room, Anteroom()), NOBODY, set())
        serving = asyncio.create_task(connection.serve())
        await asyncio.sleep(0.01)
        for _ in range(8):
            connection.push(b"news")
        assert not serving.done()
        connection.push(b"one too many")
        await serving
        assert socket.closed == (TOO_SLOW, "too-slow")

    run(body())


class Brisk(Stuck):
    """A websocket by which a text goes out at once, until its other end does not keep up; then it has to wait."""

    def __init__(self) -> None:
        super().__init__(**{SEND_NOW: self.send_now})
        self.keeps_up = True
        self.sent: list[str] = []

    def send_now(self, text: bytes) -> bool:
        if self.keeps_up:
            self.sent.append(text.decode())
        return self.keeps_up

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(0)
        self.sent.append(text)


def test_what_need_not_wait_goes_out_at_once_and_in_its_order() -> None:
    async def body() -> None:
        socket = Brisk()
        asked = cast(Services, type("Asked", (), {"settings": Settings()}))
        connection = Connection(cast(WebSocket, socket), asked, cast(Room, Anteroom()), NOBODY, set())
        connection.push(b"at once")
        assert socket.sent == ["at once"]
        socket.keeps_up = False
        connection.push(b"waits")
        socket.keeps_up = True
        connection.push(b"behind it")
        assert socket.sent == ["at once"]
        await asyncio.sleep(0.01)
        connection.push(b"at once again")
        assert socket.sent == ["at once", "waits", "behind it", "at once again"]

    run(body())


def test_an_inbox_keeps_the_order_and_loses_nothing() -> None:
    async def body() -> None:
        inbox = Inbox()
        given_up = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        given_up.cancel()  # just as something comes
        await asyncio.gather(given_up, return_exceptions=True)
        assert given_up.cancelled()
        reading = [asyncio.create_task(inbox.get())]
        inbox.put_nowait(2)
        inbox.put_nowait(3)
        assert await reading[0] == 1
        assert (inbox.qsize(), inbox.empty()) == (2, False)
        assert [await inbox.get(), await inbox.get()] == [2, 3]
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        inbox.put_nowait(4)
        assert await waiting == 4
        assert inbox.empty()

    run(body())
