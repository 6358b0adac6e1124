"""A websocket client that costs little, so that thousands fit into a process and what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
_FIN, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)
"""A mask of zeros leaves the bytes as they are, which is as good as any other to a server on loopback."""

Heard = Callable[[str], None]
Lost = Callable[[], None]


def frame(opcode: int, payload: bytes) -> bytes:
    """A whole message as a client sends it."""
    size = len(payload)
    if size < 126:
        head = bytes((_FIN | opcode, _MASKED | size))
    elif size < 1 << 16:
        head = bytes((_FIN | opcode, _MASKED | 126)) + size.to_bytes(2)
    else:
        head = bytes((_FIN | opcode, _MASKED | 127)) + size.to_bytes(8)
    return head + _NO_MASK + payload


class Client(asyncio.Protocol):
    """One websocket. `heard` is called with every text, `lost` when the connection has ended for whatever reason."""

    def __init__(self, host: str, path: str, token: str, heard: Heard, lost: Lost) -> None:
        self._heard = heard
        self._lost = lost
        self._request = _handshake(host, path, token)
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._transport = None
        self._lost()

    def send(self, text: str) -> None:
        """Send a text, if there is still anybody."""
        self.send_bytes(frame(TEXT, text.encode()))

    def send_bytes(self, data: bytes) -> None:
        """Send bytes as they are."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        """Send what is waiting and cut the line, without a farewell."""
        if self._transport is not None:
            self._transport.close()

    def abort(self) -> None:
        """Cut the line at once."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take the frames apart; the first bytes are the answer to the handshake."""
        self._buffer += data
        if not self._is_open and not self._opened():
            return
        while (message := self._next()) is not None:
            opcode, payload = message
            if opcode == TEXT:
                self._heard(payload.decode())
            elif opcode == PING:
                self.send_bytes(frame(PONG, payload))
            elif opcode == CLOSE:
                self.close()

    def _opened(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        self._is_open = self._buffer.startswith(b"HTTP/1.1 101")
        del self._buffer[: end + 4]
        if not self._is_open:
            self.close()
        return self._is_open

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server sends none in parts."""
        if len(self._buffer) < 2:
            return None
        start, size = 2, self._buffer[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(self._buffer[2:start])
        if len(self._buffer) < start + size:
            return None
        payload = bytes(self._buffer[start : start + size])
        opcode = self._buffer[0] & 15
        del self._buffer[: start + size]
        return opcode, payload


def _handshake(host: str, path: str, token: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {token}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
