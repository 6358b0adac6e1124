"""Stands before everything else: who may talk to the server at all, and what browsers are told about its answers."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

from fastapi.responses import JSONResponse

from projectl.server.faults import Refused
from projectl.server.settings import Settings
from projectl.server.words import speak, wanted_language

from .problems import response

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MAX_BODY = 384 * 1024
"""Room for four puzzle sets of 64 KiB, written as JSON."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """Checks the Host and Origin of every request and handshake, bounds bodies, adds the headers."""

    def __init__(self, app: App, settings: Settings) -> None:
        self._app = app
        self._names = {"localhost", *(name.lower() for name in settings.names)}
        self._origins = {origin.lower().rstrip("/") for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        speak(_language(scope))
        refusal = self._refusal(scope)
        if refusal is not None:
            await self._refuse(refusal, scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._bounded(scope, receive, _with_headers(send))

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._is_ours(host):
            return Refused("host-refused")
        origin = headers.get(b"origin")
        must_match = scope["type"] == "websocket" or scope["method"] not in SAFE
        if must_match and origin is not None and not self._is_welcome(origin, host):
            return Refused("origin-refused")
        length = headers.get(b"content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY:
            return Refused("too-large")
        return None

    def _is_ours(self, host: str) -> bool:
        """An address, localhost or a name from the settings: no other name may be pointed at this server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            ipaddress.ip_address(name)
        except ValueError:
            return _hostname(host) in self._names
        return True

    def _is_welcome(self, origin: str, host: str) -> bool:
        """A page of this very server, or of one that the settings name."""
        origin = origin.lower()
        return origin in self._origins or origin.partition("://")[2] == host.lower()

    async def _refuse(self, refusal: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        answer = response(refusal)
        assert isinstance(answer, JSONResponse)
        await answer(scope, receive, send)

    async def _bounded(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A body without a length may still not be longer than allowed."""
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > MAX_BODY:
                raise _TooLarge
            return message

        async def unless_refused(message: Message) -> None:
            if size <= MAX_BODY:  # else the application answers that it could not read the body
                await send(message)

        with contextlib.suppress(_TooLarge):
            await self._app(scope, counted, unless_refused)
        if size > MAX_BODY:
            await self._refuse(Refused("too-large"), scope, receive, send)


class _TooLarge(Exception):  # noqa: N818  # never leaves this file
    """Stops the application from reading on."""


def _hostname(host: str) -> str:
    return host.rpartition(":")[0].lower() if host.rpartition(":")[2].isdecimal() and ":" in host else host.lower()


def _language(scope: Scope) -> str:
    """The language that a request or handshake asks for by `lang`, or by its header."""
    query = parse_qs(scope.get("query_string", b"")[:2000].decode("latin-1"))
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return wanted_language(query.get("lang", [None])[0], accepted.decode("latin-1"))


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *_ENCODED]
        await send(message)

    return sending
