"""The one door to the device, for who speaks JSON: a worker in a browser (`web/src/device/worker.ts`).

Every call answers with an object: what came of it, what is to be kept, then what is to be told, and when to call `act`.
If it `wants` the log of a game, nothing has happened yet: hand it in by `bring`, and call again.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from projectl.errors import ProjectLError
from projectl.server.answers.problems import problem_for
from projectl.server.errors import RefusedError
from projectl.server.table.commands import command_of
from projectl.server.table.commands.registry import Inbound
from projectl.server.table.telling import ack, refused

from .answers import Answers
from .device import Device, NotHereError, encode
from .reading import read_message
from .room import Person, Room


class Door:
    """Calls of the page's side."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.device = Device(now)
        self._answers = Answers(self.device)

    def begin(self, kept: str) -> str:
        """Once, and whenever another tab has written: whose device it is, the rows of its games, its sets."""
        found = json.loads(kept)
        if found["me"]:
            self.device.person = Person(**found["me"])
        self.device.rows = {row["id"]: row for row in found["rows"]}
        self.device.sets.rows = {row["id"]: row for row in found["sets"]}
        return self._done(None)

    def request(self, method: str, address: str, body: str, is_text: bool) -> str:
        """A request as to `/api`; the answer has a status and a document."""

        def ask() -> dict[str, Any]:
            sent = body if is_text else json.loads(body or "null")
            status, document = self._answers.answer(method, address, sent)
            return {"status": status, "document": document}

        return self._guarded(ask, lambda: {"status": 500, "document": problem_for(RefusedError("internal-error"))})

    def connect(self, listener: str, game: str) -> str:
        """A page listens to a game."""
        return self._guarded(lambda: self.device.enter(listener, game), lambda: None)

    def leave(self, listener: str) -> str:
        """It does no longer."""
        return self._guarded(lambda: self.device.leave(listener), lambda: None)

    def hear(self, listener: str, text: str) -> str:
        """A page says something to its table."""
        room = self.device.room_of(listener)
        if room is not None:
            hear(self.device, room, listener, text)
        return self._done(None)

    def bring(self, game: str, entries: str) -> str:
        """The log of a game that was wanted."""
        self.device.bring(game, json.loads(entries))
        return self._done(None)

    def take(self, games: str) -> str:
        """Games from a file of another device; the answer is how many were new, None if it is no such file."""
        try:
            return self._done(self.device.take(json.loads(games)["games"]))
        except Exception:  # whatever is wrong with it; nothing was taken
            self.device.taken()
            return self._done(None)

    def drop(self, game: str) -> str:
        """Another tab has written to a game."""
        self.device.drop(game)
        return self._done(None)

    def act(self) -> str:
        """What is due happens."""
        return self._guarded(self.device.act, lambda: None)

    def _guarded(self, call: Callable[[], Any], otherwise: Callable[[], Any]) -> str:
        try:
            return self._done(call())
        except NotHereError as wanted:
            self.device.taken()
            return encode({"wants": wanted.game})
        except Exception:  # a fault of ours: it is told of, and the others go on
            traceback.print_exc(file=sys.stderr)
            return self._done(otherwise())

    def _done(self, answer: Any) -> str:
        return encode({"answer": answer, "due": self.device.due(), **asdict(self.device.taken())})


def hear(device: Device, room: Room, listener: str, text: str) -> None:
    """Do what a page says to a table, or tell it why not."""
    known_id = None
    try:
        known_id = _id_of(text)
        _do(device, room, listener, read_message(text))
    except ProjectLError as error:
        device.tell(listener, refused(room.table, device.person.id, known_id, problem_for(error)))
    except Exception:  # as on a server: who asked is told, and the table goes on
        traceback.print_exc(file=sys.stderr)
        problem = problem_for(RefusedError("internal-error"))
        device.tell(listener, refused(room.table, device.person.id, known_id, problem))


def _do(device: Device, room: Room, listener: str, message: Inbound) -> None:
    person = device.person.id
    if message["type"] == "ping":
        device.tell(listener, {"type": "pong", "id": message["id"], "time": device.now()})
    elif message["type"] == "look":
        seat = message["seat"]
        if seat is not None and seat not in room.table.seats_of(person):
            raise RefusedError("seat-not-yours", seat=seat)
        view = room.table.view(seat, message.get("hints", ()))
        device.tell(listener, {"type": "view", "id": message["id"], "view": view})
    elif not person:
        raise RefusedError("identity-wanted")
    elif message["type"] == "say":
        raise RefusedError("needs-server")
    elif message["type"] == "pace":
        if room.table.seats_of(person):
            room.pace.wish(listener, message["pace"])
        device.tell(listener, ack(message["id"], room.table.version(room.table.seats_of(person))))
    elif message["type"] == "rematch":
        device.rematch(room, command_of(message, person), listener)
    else:
        device.submit(room, command_of(message, person), listener)


def _id_of(text: str) -> str | None:
    """The id of a message that is otherwise not understood, so that the page knows which."""
    try:
        found = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return found[:40] if isinstance(found, str) else None
