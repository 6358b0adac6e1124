"""The yardstick: a bare websocket server that sends what a player says to the whole table and nothing else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Echo:
    """An ASGI application. A text goes back to who sent it, as an acknowledgement would, and then to everybody."""

    def __init__(self) -> None:
        self._tables: dict[str, set[Send]] = {}

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """A websocket at a table, which the path names; or the question whether the server is ready."""
        if scope["type"] == "websocket":
            await self._serve(scope["path"], receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body", "body": b""})

    async def _serve(self, path: str, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        table = self._tables.setdefault(path, set())
        table.add(send)
        await send({"type": "websocket.send", "text": "{}"})
        while (message := await receive())["type"] == "websocket.receive":
            text = {"type": "websocket.send", "text": message["text"]}
            await send(text)
            for each in table:
                await each(text)
        table.discard(send)
