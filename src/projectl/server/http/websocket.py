"""The websocket of a client: what it says is read strictly, what it is told waits in a queue with an end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections import deque
from collections.abc import Callable
from typing import Any

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from projectl.server.answers.problems import problem_for
from projectl.server.errors import RefusedError
from projectl.server.http.schemas.inbound import MESSAGE
from projectl.server.i18n import spoken
from projectl.server.messages.inbound import Look
from projectl.server.messages.outbound import Pong, Problem, ViewMessage
from projectl.server.metrics import COMMAND_SECONDS, CONNECTIONS, DROPPED, REFUSED
from projectl.server.rooms import Room
from projectl.server.rooms.advising import ASKED, advice
from projectl.server.rooms.broadcast import encode
from projectl.server.rooms.hub import NO_GAME, SIGNED_OUT
from projectl.server.storage.outages import OF_DATABASE
from projectl.server.storage.store import Identity
from projectl.server.storage.write_errors import InDoubtError, NotStoredError
from projectl.server.table import Command
from projectl.server.table.commands import command_of
from projectl.server.table.commands.registry import Inbound
from projectl.server.table.telling import ack, refused
from projectl.server.traffic.rate_limits import Window
from projectl.server.transport.protocols import SEND_NOW, TOO_MANY

from .middleware import App, Receive, Scope, Send
from .nul_bytes import NUL, has_nul
from .problems import malformed, problem_of
from .services import NOBODY, Services, address, find_identity, services

log = structlog.get_logger("projectl.socket")
MAX_FRAME = 8 * 1024
TOO_SLOW, TRY_LATER = 4009, 1013
"""Why the server closes a connection, besides the standard codes."""
_PATH = re.compile(r"/api/games/([^/]+)/socket")
_GAME = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Sockets:
    """Takes the websockets out of the way of everything that is made for requests: thousands are open for hours."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a websocket, or let a request through."""
        found = _PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        websocket = WebSocket(scope, receive, send)
        asked, whose = services(websocket), address(websocket)
        if not asked.handshakes.allow(whose) or asked.open_sockets[whose] >= asked.settings.sockets:
            await websocket.close(TOO_MANY, "too-many")
            return
        asked.open_sockets[whose] += 1
        try:
            with asked.hub.greetings.coming():
                try:
                    connection = await _greeted(websocket, asked, found[1])
                except (NotStoredError, *OF_DATABASE) as error:  # who comes again soon finds it
                    log.warning("not-greeted", reason=type(error).__name__)
                    await websocket.close(TRY_LATER, "database-away")
                    return
            if connection is not None:
                scope.clear()  # who is connected is known; for the rest of its life it would only take room
                del websocket
                await connection.serve()
        finally:
            asked.open_sockets[whose] -= 1
            if not asked.open_sockets[whose]:
                del asked.open_sockets[whose]


async def _greeted(websocket: WebSocket, asked: Services, game: str) -> Connection | None:
    """Somebody who may play or watch a game; None if there is no such game."""
    identity = await find_identity(websocket) or NOBODY
    await websocket.accept()
    try:
        if not _GAME.fullmatch(game):
            raise RefusedError("game-unknown")
        room = await asked.hub.room(game)
    except RefusedError as refusal:
        await websocket.close(NO_GAME, refusal.code)
        return None
    muted = await asked.store.mutes(identity.id) if identity.id else set()
    if asked.hub.is_signed_out(identity.session):  # while the game was being opened
        await websocket.close(SIGNED_OUT, "signed-out")
        return None
    return Connection(websocket, asked, room, identity, muted)


class Connection:
    """A client that listens to a room and commands its own seats there."""

    __slots__ = (
        "_advising", "_asked", "_closing", "_is_busy", "_room", "_send_now", "_sending", "_serving", "_socket",
        "_waiting", "_window",
        "identity", "language", "muted",
    )  # fmt: skip

    def __init__(self, socket: WebSocket, asked: Services, room: Room, identity: Identity, muted: set[str]) -> None:
        self.identity = identity
        self.muted = muted
        self.language = spoken()
        self._socket = socket
        self._asked = asked
        self._room = room
        self._send_now: Callable[[bytes], bool] = socket.scope.get("extensions", {}).get(SEND_NOW, _never)
        """Sends what need not wait; whether it was sent."""
        self._waiting: deque[bytes] | None = None
        self._sending: asyncio.Task[None] | None = None
        """Both only while something waits, for who reads slowly: there are thousands of connections."""
        self._window = Window(asked.settings.messages, asked.settings.message_seconds)
        self._serving: asyncio.Task[Any] | None = None
        self._is_busy = False
        """A command that is being carried out is never interrupted: it may be stored already."""
        self._closing: tuple[int, str] | None = None
        self._advising: asyncio.Task[None] | None = None
        """While advice is worked out."""

    def push(self, message: bytes) -> None:
        """Send a message; who reads too slowly is dropped."""
        if self._waiting is not None and len(self._waiting) >= self._asked.settings.queue:
            self.close(TOO_SLOW, "too-slow")
        elif self._closing is None and self._waiting is not None:
            self._waiting.append(message)
        elif self._closing is None and not self._send_now(message):
            self._waiting = deque((message,))
            self._sending = asyncio.create_task(self._send_all(self._waiting))

    def close(self, code: int, reason: str) -> None:
        """Close the connection, once."""
        if self._closing is None:
            DROPPED.labels(reason).inc()
            self._closing = code, reason
            if self._serving is not None and not self._is_busy:
                self._serving.cancel()

    async def serve(self) -> None:
        """Until either side has enough."""
        CONNECTIONS.inc()
        self._serving = asyncio.current_task()
        try:
            self._room = await self._room.hub.enter(self._room, self)
            await self._receive_all()
        except RefusedError as refusal:  # the game is gone since it was asked for
            self._closing = NO_GAME, refusal.code
        except asyncio.CancelledError:
            if self._closing is None:
                raise
        finally:
            self._serving = None
            self._stop_advising()
            CONNECTIONS.dec()
            self._room.leave(self)
            if self._sending is not None:
                self._sending.cancel()
            self._waiting = None
            del self._room  # what is left of a connection refers to itself, and would keep the table with it
        if self._closing is not None:
            with contextlib.suppress(RuntimeError, TimeoutError):  # it may be gone, or not read even this
                await asyncio.wait_for(self._socket.close(*self._closing), 1)

    async def _send_all(self, waiting: deque[bytes]) -> None:
        """Until nothing waits any more; who is gone is noticed by the receiver."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while waiting:
                await self._socket.send_text(waiting.popleft().decode())
        self._waiting = self._sending = None

    async def _receive_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while self._closing is None:
                received = await self._socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                if not self._window.allows():
                    self.close(TOO_MANY, "too-many")
                    return
                self._is_busy = True
                await self._room.hub.greetings.let_pass()
                await self._read(received.get("text"))
                self._is_busy = False

    async def _read(self, text: str | None) -> None:
        """A message; one that is no text, or not one of ours, is refused and nothing else."""
        if text is not None and has_nul(text.encode()):
            self._refuse(_id_of(text), problem_for(RefusedError("message-malformed", reason=NUL)))
            return
        try:
            message = MESSAGE.validate_json(text if text is not None else "null")
        except ValidationError as error:
            self._refuse(_id_of(text), malformed(error))
            return
        try:
            with COMMAND_SECONDS.time():
                await self._do(message)
        except InDoubtError:  # neither yes nor no would be true; who comes back and sends it again is told
            self.close(TRY_LATER, "database-away")
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                log.exception("command-failed", game=self._room.table.id, type=message["type"])
                problem = problem_for(RefusedError("internal-error"))
            self._refuse(message["id"], problem)

    async def _do(self, message: Inbound) -> None:
        if message["type"] == "ping":
            pong: Pong = {"type": "pong", "id": message["id"], "time": self._room.hub.now()}
            self.push(encode(pong))
        elif message["type"] == "look":
            self._look(message)
        elif not self.identity.id:
            raise RefusedError("identity-wanted")
        elif message["type"] == "say":
            self._acknowledge(message["id"], await self._room.chat.say(self.identity, message["text"]))
        elif message["type"] == "pace":
            self._room.set_pace(self, message["pace"])
            self._acknowledge(message["id"], self._room.table.version(self._room.table.seats_of(self.identity.id)))
        elif message["type"] == "rematch":
            command = command_of(message, self.identity.id)
            await self._room.hub.rematch(self._room, command, self.identity, self)
        else:
            command = command_of(message, self.identity.id)
            self._stop_advising()  # who acts, or asks for something else, waits no longer
            await self._room.submit(command, sender=self)
            if command.kind in ASKED:
                self._advising = asyncio.create_task(self._advise(command))

    async def _advise(self, command: Command) -> None:
        """Answer when the answer is there, while the game and this connection go on."""
        assert command.id is not None
        try:
            self.push(encode(await advice(self._room, command)))
        except RefusedError as refusal:
            self._refuse(command.id, problem_for(refusal))
        except Exception:
            log.exception("advice-failed", game=self._room.table.id)
            self._refuse(command.id, problem_for(RefusedError("internal-error")))

    def _stop_advising(self) -> None:
        if self._advising is not None:
            self._advising.cancel()
            self._advising = None

    def _acknowledge(self, command: str, version: int) -> None:
        self.push(encode(ack(command, version)))

    def _look(self, message: Look) -> None:
        seat = message["seat"]
        if seat is not None and seat not in self._room.table.seats_of(self.identity.id):
            raise RefusedError("seat-not-yours", seat=seat)
        view = self._room.table.view(seat, message.get("hints", ()))
        answer: ViewMessage = {"type": "view", "id": message["id"], "view": view}
        self.push(encode(answer))

    def _refuse(self, command: str | None, problem: Problem) -> None:
        REFUSED.inc()
        self.push(encode(refused(self._room.table, self.identity.id, command, problem)))


def _never(_message: bytes) -> bool:
    """Of a server that can only be waited for."""
    return False


def _id_of(text: str | None) -> str | None:
    """The id of a message that is otherwise not understood, so that the client knows which."""
    try:
        found = json.loads(text or "").get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return found[:40] if isinstance(found, str) else None
