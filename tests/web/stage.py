"""A table without a server: the page is sent from the built files, and a game of the library answers its commands.

Any moment of a game is there at once, and bars, bots that think and lost connections come when they are called.
"""

from __future__ import annotations

import json
import mimetypes
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect
from shown_to import shown_to
from web.choosing import choose
from web.conftest import BUILT, STAGE

from projectl.game import Game
from projectl.game.errors import IllegalActionError
from projectl.game.view.puzzles import puzzle_document

ID = "StagedStagedStag"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "A Friend With A Long")
QUIET = 0.15  # seconds
Choosing = Callable[[dict[str, Any]], str]


class Stage:
    """One table with one page before it. `mine` are the seats of that page; the others are bots of a level."""

    def __init__(self, players: int = 4, *, mine: tuple[int, ...] = (0,), seed: int = 1, **options: Any) -> None:
        self.mine = mine
        self.game = Game(
            players=players, seed=bytes([seed] * 32), first=0, confirm=True, names=NAMES[:players], **options
        )
        self.changes: dict[str, Any] = {}
        self.socket: WebSocketRoute | None = None
        self.is_reachable = True
        self.is_silent = False
        """Whether it neither answers nor closes the connection."""
        self.asked = 0.0
        """When the page asked for something last."""
        self.heard: list[dict[str, Any]] = []
        self.retouch: Callable[[dict[str, Any]], None] = lambda view: None
        """What is rare in play can be drawn into the views."""

    def play(self, until: Callable[[Game], bool], choosing: Choosing = choose, most: int = 900) -> Stage:
        """Everybody plays sensibly until it is so."""
        for _ in range(most):
            if self.game.is_over or until(self.game):
                return self
            seat = min(self.game.to_act)
            self.game.play(choosing(shown_to(self.game, seat)), seat)
        raise AssertionError(f"not so after {most} actions")

    def open(self, page: Page) -> Stage:
        """Sit down."""
        page.route("**/*", self._fetch)
        page.route_web_socket("**/socket", self._connect)
        page.goto(f"{STAGE}/game/{ID}")
        expect(page.locator("[data-testid=table], [data-testid=score-sheet]").first).to_be_visible()
        self.settle(page)
        return self

    def settle(self, page: Page) -> None:
        """Wait until the page asks for nothing more: its log, and what it loads after the table."""
        while time.monotonic() - self.asked < QUIET:
            page.wait_for_timeout(25)

    def act(self, action: str, seat: int) -> None:
        """Somebody else does something, and the page hears of it."""
        self._tell("play", self.game.play(action, seat))

    def change(self, **changes: Any) -> None:
        """Something else about the table changes: a request, a vote."""
        self.changes |= changes
        self._tell("table", [])

    def cut(self) -> None:
        """The connection is lost and stays so."""
        self.is_reachable = False
        assert self.socket is not None
        self.socket.close(code=1006)

    def document(self) -> dict[str, Any]:
        """The table as everybody sees it."""
        game = self.game
        seats = [
            {
                "seat": seat,
                "kind": "human" if seat in self.mine else "bot",
                "player": "me" if seat in self.mine else None,
                "name": NAMES[seat],
                "bot": None if seat in self.mine else f"level:{seat}",
                "account": False,
                "handed_over": None,
                "stand_in": None,
                "resigned": False,
            }
            for seat in range(game.rules.players)
        ]
        return {
            "id": ID,
            "status": "over" if game.is_over else "running",
            "created": 0,
            "changed": 0,
            "host": "me",
            "setup": {"clock": {"kind": "none"}, "public": False, "rated": False, "confirm": True},
            "seats": seats,
            "actions": len(game.log),
            "clocks": None,
            "end_votes": [],
            "takeback": None,
            "takebacks": [],
            "commitment": "",
            "seed": None,
            "ended": {"how": "played", "seat": None, "result": None} if game.is_over else None,
            "rematch": None,
            "expires": None,
            **self.changes,
        }

    def views(self) -> list[dict[str, Any]]:
        """What the seats of the page may know."""
        views = [shown_to(self.game, seat) for seat in self.mine] or [shown_to(self.game, None)]
        for view in views:
            self.retouch(view)
        return views

    def log(self) -> dict[str, Any]:
        """Everything so far, as the log is asked for."""
        viewer = self.mine[0] if self.mine else None
        moments = [
            {
                "number": number,
                "seat": entry.move.seat,
                "action": str(entry.move.action),
                "round": entry.before.turn // self.game.rules.players + 1,
                "turn": entry.before.turn,
                "stand_in": None,
                "events": self.game.events_for(entry.events, viewer),
            }
            for number, entry in enumerate(self.game._history, start=1)
        ]
        puzzles = {each.id: puzzle_document(each) for each in self.game.rules.cards}
        return {"total": len(moments), "from": 1, "moments": moments, "puzzles": puzzles}

    def _fetch(self, route: Route) -> None:
        self.asked = time.monotonic()
        path = route.request.url.removeprefix(STAGE).partition("?")[0]
        if path.endswith("/log"):
            first = int(route.request.url.partition("from=")[2].partition("&")[0] or 1)
            log = self.log()
            route.fulfill(json={**log, "moments": log["moments"][first - 1 :]})
        elif path == "/api/me":
            route.fulfill(json={"id": "me", "name": NAMES[0], "account": False})
        elif path.startswith("/api/"):
            route.fulfill(status=404, json={"code": "unknown", "params": {}})
        else:
            file = BUILT / path.lstrip("/")
            file = file if file.is_file() else BUILT / "index.html"
            route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0] or "text/html")

    def _connect(self, socket: WebSocketRoute) -> None:
        if not self.is_reachable:
            socket.close(code=1006)
            return
        self.socket = socket
        if self.is_silent:
            return
        socket.on_message(lambda text: self._hear(json.loads(text)))
        hello = {
            "type": "hello",
            "protocol": 1,
            "time": 0,
            "you": {"id": "me", "name": NAMES[0], "seats": [*self.mine]},
            "presence": {"online": [*self.mine], "watching": 0},
            "chat": [],
        }
        self._send({**hello, **self._now()})

    def _now(self) -> dict[str, Any]:
        views = self.views()
        return {"table": self.document(), "views": views, "version": views[0]["version"]}

    def _send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def _tell(self, cause: str, events: list[Any]) -> None:
        viewer = self.mine[0] if self.mine else None
        told = self.game.events_for(events, viewer)
        last = self.game.log[-1] if cause == "play" else None
        move = {"move": {"seat": last.seat, "action": str(last.action)}} if last else {}
        self._send({"type": "update", "cause": cause, "events": told, **self._now(), **move})

    def _hear(self, command: dict[str, Any]) -> None:
        self.heard.append(command)
        answer: dict[str, Any] = {"id": command["id"]}
        if self.is_silent:
            return
        if command["type"] == "ping":
            self._send({**answer, "type": "pong", "time": 0})
        elif command["type"] == "look":
            self._send({**answer, "type": "view", "view": shown_to(self.game, command["seat"], command["hints"])})
        elif command["type"] in ("play", "undo"):
            try:
                seat = command["seat"]
                events = self.game.undo(seat) if command["type"] == "undo" else self.game.play(command["action"], seat)
            except IllegalActionError as refused:
                self._send(
                    {**answer, "type": "refused", "code": "refused", "params": {}, "text": str(refused), **self._now()}
                )
                return
            self._send({**answer, "type": "ack", "version": self.views()[0]["version"], "again": False})
            self._tell(command["type"], events)


def speak(page: Page, words: object) -> None:
    """Other words in the place of English. A stage routes everything, so they are routed anew after it."""
    route = page.route

    def routed(pattern: str, handler: Any) -> None:
        route(pattern, handler)
        route("**/common.en-*.json", lambda found: found.fulfill(json=words))

    page.route = routed  # type: ignore[assignment, method-assign]
    routed("**/nothing", lambda found: found.fallback())
