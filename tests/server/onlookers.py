"""A whole server in this process, with clock, ids and seeds of the test's choice, and everything that it tells
somebody: every document that can be asked for, and every message of an open websocket."""

from __future__ import annotations

import itertools
import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from server.harness import NO_KEEPING, free_port
from websockets.sync.client import connect

from projectl.game.view.hints import HINTS
from projectl.server.app import create_app
from projectl.server.hosting.uvicorn_config import configuration
from projectl.server.settings import Settings

SKIPPED = {
    "/api/bots", "/api/choices", "/api/editions", "/api/examples", "/api/puzzles",  # what there is to choose from
    "/api/rulebook",  # of no game
}  # fmt: skip
FOUND_BY = re.compile(r"\{(?!game|player)")
"""In an address: it is found by something else than a game or a person, such as a lesson or a set of puzzles."""
MANY = 100_000
SETTINGS = {
    "messages": MANY,
    "creations": MANY,
    "handshakes": MANY,
    "logins": MANY,
    "bot_delay": 0.0,
    "metrics_for": (),
}
"""All the onlookers are on this machine, whose own figures are for who runs it."""
BEGINNING = 1_700_000_000_000
HOUR = 3_600_000


@dataclass
class Onlooker:
    """Somebody who asks; without a token nobody in particular."""

    name: str
    token: str = ""
    id: str = ""
    seat: int | None = None
    line: Any = None
    heard: list[dict[str, Any]] = field(default_factory=list)
    """The messages of the open line since everything was asked for last."""

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, kind: str, command: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and read up to its answer; what was told before is read too."""
        self.line.send(json.dumps({"type": kind, "id": command, **fields}))
        while True:
            message: dict[str, Any] = json.loads(self.line.recv(60))
            self.heard.append(message)
            if message.get("id") == command:
                return message


class House:
    """A server with people in it."""

    def __init__(self, database: str) -> None:
        self.now = BEGINNING
        self._settings = Settings(database=database, **SETTINGS)  # type: ignore[arg-type]
        self._lines = ExitStack()
        self.people: dict[str, Onlooker] = {"nobody": Onlooker("nobody")}
        self.game = ""

    @contextmanager
    def open(self) -> Iterator[None]:
        """Start the server, and stop it. What it stores is there again when it is opened once more."""
        settings = replace(self._settings, port=free_port())
        self.address, app = f"127.0.0.1:{settings.port}", create_app(settings)
        server = uvicorn.Server(configuration(settings, app))
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started and thread.is_alive():
                time.sleep(0.01)
            self.hub, self._paths_told = app.state.services.hub, app.openapi()["paths"]
            self.hub.now = lambda: self.now
            with httpx.Client(base_url=f"http://{self.address}", timeout=60, limits=NO_KEEPING) as self.client:
                yield
            self._lines.close()
        finally:
            server.should_exit = True
            thread.join()

    def guest(self, name: str) -> Onlooker:
        answer = self.client.post("/api/guests", json={"name": name, "token": True}).json()
        self.client.cookies.clear()
        self.people[name] = Onlooker(name, answer["token"], answer["id"])
        return self.people[name]

    def begin(self, **setup: Any) -> None:
        """Ann creates a game of two, Bob sits down, Eve and nobody in particular watch.

        Older and younger games stand beside it in the lists, whose order might tell something.
        """
        ann, bob, eve = self.guest("Ann"), self.guest("Bob"), self.guest("Eve")
        self._create(ann)
        self._create(eve)
        self.game = self._create(ann, **setup)
        self._create(bob)
        sat = self.client.post(f"/api/games/{self.game}/seats/1", json={"kind": "me"}, headers=bob.headers)
        assert sat.status_code == 200, sat.text
        ann.seat, bob.seat = 0, 1
        self.connect()

    def _create(self, host: Onlooker, **setup: Any) -> str:
        wanted = {"public": True, "first": 0, "seats": [{"kind": "me"}, {"kind": "open"}], **setup}
        answer = self.client.post("/api/games", json=wanted, headers=host.headers)
        assert answer.status_code == 201, answer.text
        self.now += 1000
        return str(answer.json()["id"])

    def connect(self) -> None:
        """Everybody opens a line."""
        for person in self.people.values():
            uri = f"ws://{self.address}/api/games/{self.game}/socket"
            # No pings of its own: a machine that is busy for long must not break a line. However much was not read yet,
            # the line goes on reading, else its end would not be heard for ten seconds.
            line = connect(uri, additional_headers=person.headers, max_size=2**24, ping_interval=None, max_queue=None)
            person.line = self._lines.enter_context(line)
            person.ask("ping", "first")

    def play(self, seat: int, action: str, command: str) -> dict[str, Any]:
        """An action of a seat, which must be accepted."""
        person = next(each for each in self.people.values() if each.seat == seat)
        answer = person.ask("play", command, seat=seat, action=action)
        assert answer["type"] == "ack", answer["text"]
        return answer

    def everything(self, person: Onlooker) -> dict[str, str]:
        """All that somebody can ask for now, and what they have heard since the last time, by where it came from."""
        for seat in dict.fromkeys((None, person.seat)):
            person.ask("look", f"look-{seat}", seat=seat, hints=[*HINTS])
        person.ask("ping", "drained")
        found = {f"heard {number}": json.dumps(message) for number, message in enumerate(person.heard)}
        person.heard.clear()
        for path in self._paths(person):
            answer = self.client.get(path, headers=person.headers)
            assert answer.status_code < 500, path
            found[path] = f"{answer.status_code} {answer.headers.get('content-length')} {answer.text}"
        return found

    def _paths(self, person: Onlooker) -> Iterator[str]:
        """Every address that the server publishes and that can be read, with what it can be asked."""
        players = [each.id for each in self.people.values() if each.id]
        for path, methods in self._paths_told.items():
            if "get" not in methods or path in SKIPPED or ("{game}" not in path and FOUND_BY.search(path)):
                continue
            for player in players if "{player}" in path else [""]:
                plain = path.format(game=self.game, player=player)
                yield plain
                yield from (f"{plain}?{query}" for query in self._queries(path, person))

    def _queries(self, path: str, person: Onlooker) -> list[str]:
        own = [] if person.seat is None else [f"seat={person.seat}"]
        if path.endswith("/view"):
            asked = "&".join(f"hints={name}" for name in HINTS)
            return [asked, *(f"{seat}&{asked}" for seat in own)]
        if path.endswith(("/log", "/replay")):
            return ["from=60", *own]
        if path == "/api/games":
            return ["status=running", "mine=true", *(f"player={each.id}" for each in self.people.values() if each.id)]
        return []

    def settled(self) -> None:
        """Wait until the lists show what they will show of this game."""
        quiet = 0
        while quiet < 3:
            quiet = 0 if self.hub.upkeep._to_show or self.hub._writing else quiet + 1
            time.sleep(0.05)


@pytest.fixture
def same_ids(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Ids are counted, from the beginning whenever this is called; and the seed of the next game is chosen."""

    def begin(seed: bytes) -> None:
        numbers = itertools.count()
        for module in ("projectl.server.rooms.hub", "projectl.server.accounts.accounts"):
            monkeypatch.setattr(f"{module}.new_id", lambda size: f"{next(numbers):0{size}}")
        monkeypatch.setattr("projectl.server.rooms.hub.secrets", SimpleNamespace(token_bytes=lambda _: seed))

    return begin
