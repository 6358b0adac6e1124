"""Stands before everything else: who may talk to the server at all, and what browsers are told about its answers."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs, unquote_to_bytes

from fastapi.responses import Response

from projectl.server.answers.problems import STATUS
from projectl.server.errors import RefusedError
from projectl.server.http.routes.client_page import page
from projectl.server.i18n import speak, wanted_language
from projectl.server.settings import Settings
from projectl.server.traffic.client_addresses import UNKNOWN, comes_from

from .nul_bytes import NUL, has_nul
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
_NOT_KEPT = (b"cache-control", b"no-store")
"""For all answers that do not say how long they may be kept, as the files of the client do."""
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\[\]/?#@:\s\\]+)(?::[0-9]{1,5})?")
"""A name or an address, and maybe a port."""
_ESCAPE = re.compile(rb"%(?![0-9A-Fa-f]{2})")


class Guard:
    """Checks the address, Host and Origin of every request and handshake, bounds bodies, adds the headers."""

    def __init__(self, app: App, settings: Settings) -> None:
        self._app = app
        self._names = {"localhost", *(name.lower() for name in settings.names)}
        self._origins = {origin.lower().rstrip("/") for origin in settings.origins}
        self._knows_scheme = bool(settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        speak(_language(scope))
        comes_from(scope["client"][0] if scope.get("client") else UNKNOWN)
        refusal = self._refusal(scope)
        if refusal is not None:
            await self._refuse(refusal, scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._bounded(scope, receive, _with_headers(send))

    def _refusal(self, scope: Scope) -> RefusedError | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._is_ours(host):
            return RefusedError("host-refused")
        origin = headers.get(b"origin")
        must_match = scope["type"] == "websocket" or scope["method"] not in SAFE
        if must_match and origin is not None and not self._is_welcome(origin, host, scope["scheme"]):
            return RefusedError("origin-refused")
        length = headers.get(b"content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY:
            return RefusedError("too-large")
        return RefusedError("address-malformed") if _is_malformed(scope) else None

    def _is_ours(self, host: str) -> bool:
        """An address, localhost or a name from the settings: no other name may be pointed at this server."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].lower()
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return name in self._names
        return True

    def _is_welcome(self, origin: str, host: str, scheme: str) -> bool:
        """A page of this very server, or of one that the settings name."""
        origin = origin.lower()
        return origin in self._origins or origin in {f"{each}://{host.lower()}" for each in self._schemes(scheme)}

    def _schemes(self, scheme: str) -> tuple[str, ...]:
        """How a page of this server can have come: a proxy that nobody has named to us may speak https for it."""
        if scheme in ("https", "wss"):
            return ("https",)
        return ("http",) if self._knows_scheme else ("http", "https")

    async def _refuse(self, refusal: RefusedError, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        answer: Response | None = response(refusal)
        if refusal.code == "address-malformed" and _wants_page(scope):
            answer = page(STATUS[refusal.code], scope["headers"]) or answer
        assert answer is not None
        await answer(scope, receive, send)

    async def _bounded(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A body without a length may still not be longer than allowed, and none may hold what cannot be stored."""
        body = bytearray()
        refusal: RefusedError | None = None

        async def counted() -> Message:
            nonlocal refusal
            message = await receive()
            body.extend(message.get("body", b""))
            if len(body) > MAX_BODY:
                refusal = RefusedError("too-large")
            elif not message.get("more_body", False) and has_nul(bytes(body)):
                refusal = RefusedError("message-malformed", reason=NUL)
            if refusal is not None:
                raise _UnwantedError
            return message

        async def unless_refused(message: Message) -> None:
            if refusal is None:  # else the application answers that it could not read the body
                await send(message)

        try:
            await self._app(scope, counted, unless_refused)
        except _UnwantedError:
            assert refusal is not None
        if refusal is not None:
            await self._refuse(refusal, scope, receive, send)


class _UnwantedError(Exception):
    """Stops the application from reading on."""


def _is_malformed(scope: Scope) -> bool:
    """An address that cannot be read: broken escapes, what is no UTF-8, a character that no database stores."""
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string", b"")
    if _ESCAPE.search(raw) or b"%00" in raw or b"%00" in query or b"\0" in raw + query:
        return True
    try:
        unquote_to_bytes(raw).decode()
    except UnicodeDecodeError:
        return True
    return False


def _wants_page(scope: Scope) -> bool:
    """Whether it is a browser that goes there, and not a program that asks."""
    return scope["method"] in SAFE and not scope["path"].startswith("/api/")


def _language(scope: Scope) -> str:
    """The language that a request or handshake asks for by `lang`, or by its header."""
    query = parse_qs(scope.get("query_string", b"")[:2000].decode("latin-1"))
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return wanted_language(query.get("lang", [None])[0], accepted.decode("latin-1"))


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            told = [*message.get("headers", [])]
            kept = any(name.lower() == b"cache-control" for name, _ in told)
            message["headers"] = [*told, *_ENCODED] if kept else [*told, *_ENCODED, _NOT_KEPT]
        await send(message)

    return sending
