"""uvicorn's protocols with bounds: what they read and answer by themselves, before the application is asked."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from projectl.server.metrics import DROPPED
from projectl.server.settings import Settings
from projectl.server.traffic.rate_limits import Window

from .connections import OpenConnections
from .inbox import Inbox
from .open_files import most_connections

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HttpProtocol
except ImportError:  # httptools is not there for every system
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol  # type: ignore[assignment]

SEND_NOW = "projectl.send-now"
"""The extension by which an application sends a text without waiting."""
TOO_MANY = 4008
"""Why the server closes a websocket, besides the standard codes."""
SLICE = 4096
"""So much is read at once: a read of the system brings up to 256 KiB, which is 40,000 pings."""
MOST_HEADERS = 64 * 1024
"""So many bytes may come before a request begins."""
MOST_UNWANTED = 1024 * 1024
"""So much is read, to be thrown away, of a body that was refused while it came: who sends it reads why only then."""
MOST_PIPELINED = 16
"""So many requests may be sent ahead of their answers; browsers send none."""
MOST_AFTER_CLOSE = 64 * 1024
"""So much is read of what was under way to a websocket when it was closed."""
BODY_SECONDS = 60.0
"""So long the body of a request may take."""
LINGER_SECONDS = 1.0
"""So long who is dropped can read why."""
READING_SECONDS = 60.0
"""So long who asked may take to read an answer after it was written."""


class BoundedConfig(uvicorn.Config):
    """How uvicorn is to run, with what the protocols share."""

    def __init__(self, settings: Settings, app: Any, **chosen: Any) -> None:
        super().__init__(app, http=BoundedHttp, ws=BoundedWebSocket, **chosen)
        self.settings = settings
        self.open_connections = OpenConnections(settings.connections, most_connections(), settings.trusted_proxies)


class BoundedHttp(HttpProtocol):
    """Closes who asks nothing, or does not come to an end of asking."""

    def __init__(self, config: uvicorn.Config, *others: Any, **named: Any) -> None:
        super().__init__(config, *others, **named)
        bounds = cast(BoundedConfig, config)
        self._connections = bounds.open_connections
        self._patience = bounds.settings.request_seconds
        self._too_late: asyncio.TimerHandle | None = None
        self._awaits_body = False
        self._between = 0
        """So many bytes came while no request was being answered."""
        self._most_between = MOST_HEADERS
        self._is_upgraded = False
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        if self._connections.come(transport, self.client[0] if self.client else None):
            self._expect(self._patience)
        else:
            _drop(transport, "too-many-connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._expect_no_more()
        if self._end is not None:
            self._end.cancel()
        self._connections.go(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read in slices; only until it is clear that it is too much."""
        for start in range(0, len(data), SLICE):
            if self._is_upgraded or self.transport.is_closing():
                return
            piece = data[start : start + SLICE]
            self._between = 0 if self._is_asked else self._between + len(piece)
            super().data_received(piece)
            if self._between > self._most_between or len(getattr(self, "pipeline", ())) > MOST_PIPELINED:
                _drop(self.transport, "too-much-asked")
        if not self._is_upgraded:
            self._look()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """From here on it is a websocket, which has bounds of its own."""
        self._is_upgraded = True
        self._expect_no_more()
        self._connections.speak(self.transport)
        super().handle_websocket_upgrade(*event)

    def on_message_begin(self) -> None:
        """A request comes, after all of the one before."""
        super().on_message_begin()
        self._between, self._most_between = 0, MOST_HEADERS

    def on_response_complete(self) -> None:
        """An answer is sent."""
        if self.cycle.more_body:
            self._most_between = MOST_UNWANTED
        super().on_response_complete()
        if not self._is_asked:
            self._between = 0
            self._connections.fall_silent(self.transport)
        self._end_after_reading()

    def timeout_keep_alive_handler(self) -> None:
        """No other request has come."""
        super().timeout_keep_alive_handler()
        self._end_after_reading()

    def _end_after_reading(self) -> None:
        """What is closed waits until all is read; whoever does not read must not keep it open for ever."""
        if self.transport.is_closing() and self._end is None:
            self._end = self.loop.call_later(READING_SECONDS, self.transport.abort)

    @property
    def _is_asked(self) -> bool:
        """Whether a request is being answered."""
        cycle: Any = self.cycle  # none at first, whatever its type says
        return cycle is not None and not cycle.response_complete

    @property
    def _is_whole(self) -> bool:
        """Whether the request that is being answered has come with all its body."""
        return self._is_asked and not self.cycle.more_body

    def _look(self) -> None:
        """Wait for a request, then for its body."""
        if self._is_whole:
            self._expect_no_more()
            self._connections.speak(self.transport)
        elif self._is_asked and not self._awaits_body:
            self._expect_no_more()
            self._expect(BODY_SECONDS)
            self._awaits_body = True
        elif self._too_late is None and not self.transport.is_closing():
            self._expect(self._patience)  # the next request has begun: uvicorn counts the seconds no more

    def _expect(self, seconds: float) -> None:
        self._too_late = self.loop.call_later(seconds, _drop, self.transport, "no-request")

    def _expect_no_more(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None
        self._awaits_body = False


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """Counts the frames that never become a message, such as pings: uvicorn answers as many as there are."""

    def __init__(self, config: uvicorn.Config, *others: Any, **named: Any) -> None:
        super().__init__(config, *others, **named)
        self.queue = cast(Any, Inbox())
        bounds = cast(BoundedConfig, config)
        self._connections = bounds.open_connections
        self._messages = bounds.settings.messages
        self._frames: Window | None = None
        """Only for who sends any: most connections are silent most of the time, and there are thousands."""
        self._seconds = bounds.settings.message_seconds
        self._after_close = 0
        self._is_deaf = False
        self._end: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        """Let the application serve it; then it is closed, also if the other side reads nothing any more."""
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[SEND_NOW] = self.send_now
        await super().run_asgi()
        if not self.disconnected:
            self._end = self.loop.call_later(self.close_timeout + LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        if self._end is not None:
            self._end.cancel()
        self._connections.go(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read in slices; only until it is clear that it is too much."""
        for start in range(0, len(data), SLICE):
            if self._is_deaf or self.transport.is_closing():
                return
            piece = data[start : start + SLICE]
            super().data_received(piece)
            if self.close_sent:
                self._after_close += len(piece)
            if self._after_close > MOST_AFTER_CLOSE or self.queue.qsize() > self._messages:
                self._stop_listening()

    def start_keepalive(self) -> None:
        """The handshake is over: what was said in it would only take room."""
        del self.request, self.response
        super().start_keepalive()

    def send_now(self, text: bytes) -> bool:
        """Send a text, encoded, unless it would have to wait or nobody is there any more; whether it was sent.

        The usual way to send is a coroutine, and who tells many something would need a task for each of them.
        """
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self) -> None:
        """Answer it."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note it."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Some more of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        if self._is_deaf:
            return False
        if self._frames is None:
            self._frames = Window(self._messages, self._seconds)
        if not self._frames.allows():
            self._stop_listening()
        return not self._is_deaf

    def _stop_listening(self) -> None:
        """Tell why, and read no more: to read on would be as costly as to answer."""
        self._is_deaf = True
        self.transport.pause_reading()
        if self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN:
            DROPPED.labels("too-many").inc()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": "too-many"})
            self.conn.send_close(TOO_MANY, "too-many")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def _drop(transport: asyncio.Transport, reason: str) -> None:
    DROPPED.labels(reason).inc()
    transport.abort()
