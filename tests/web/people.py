"""A server that is lived in: people with accounts who have played for the ladder, a table to join, a game to watch."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import combinations
from typing import Any

import httpx
from playwright.sync_api import Page
from web.games import ME, OPEN, bot
from websockets.sync.client import ClientConnection, connect

PEOPLE = ("Ben", "Cleo", "A Friend With A Long Name")
PASSWORD = "three short words"  # of accounts that live as long as the server of a test

RESIGN = """([game, seat]) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/games/${game}/socket`);
    socket.onmessage = ({data}) => {
        const {type} = JSON.parse(data);
        if (type === 'hello') socket.send(JSON.stringify({type: 'resign', id: 'resign', seat}));
        if (type === 'ack') done();
    };
})"""


def move_in(page: Page) -> str:
    """Fill the server, unless that is done; the id of who leads the ladder."""
    ladder = page.request.get("/api/ladder")
    if not ladder.json()["total"]:
        live(ladder.url.removesuffix("/api/ladder"))
        ladder = page.request.get("/api/ladder")
    return str(ladder.json()["players"][0]["id"])


def live(address: str) -> None:
    """What people do who are nobody's page."""
    with ExitStack() as stack:
        people = [stack.enter_context(httpx.Client(base_url=address, timeout=60)) for _ in PEOPLE]
        for name, each in zip(PEOPLE, people, strict=True):
            _post(each, "/api/account", {"name": name, "password": PASSWORD})
        for winner, loser in combinations(people, 2):
            clock = {"kind": "bank", "seconds": 1800}
            game = _game(winner, ME, OPEN, public=True, rated=True, clock=clock)
            _post(loser, f"/api/games/{game}/seats/1", ME)
            _resign(loser, game)
        _game(people[0], ME, OPEN, OPEN, OPEN, public=True, variant="line-clear", edition="deluxe-2019")
        _game(people[1], ME, bot(), bot(), public=True, expansions=["ghost"], edition="deluxe-2019")


def played_out(page: Page) -> str:
    """A public game of two bots that is over, one for all who ask this server; its id."""
    over = page.request.get("/api/games?status=over&variant=standard")
    for game in over.json()["games"]:
        if game["ended"]["how"] == "played" and game["players"] == 2:
            return str(game["id"])
    with httpx.Client(base_url=over.url.partition("/api/")[0], timeout=60) as person:
        _post(person, "/api/guests", {"name": "Dora"})
        game = _game(person, ME, bot(), public=True, first=1)
        with _line(person, game) as socket:
            socket.send(json.dumps({"type": "handover", "id": "handover", "seat": 0, "bot": "greedy"}))
            while json.loads(socket.recv(timeout=60)).get("table", {}).get("status") != "over":
                pass
    return str(game)


def _post(person: httpx.Client, path: str, document: dict[str, Any]) -> Any:
    answer = person.post(path, json=document)
    assert answer.is_success, answer.text
    return answer.json()


def _game(person: httpx.Client, *seats: dict[str, str], **options: Any) -> str:
    return str(_post(person, "/api/games", {"confirm": True, "seats": [*seats], **options})["id"])


@contextmanager
def _line(person: httpx.Client, game: str) -> Iterator[ClientConnection]:
    """A connection to a game that has said how it stands."""
    address = f"{str(person.base_url).replace('http', 'ws', 1).rstrip('/')}/api/games/{game}/socket"
    cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    with connect(address, additional_headers={"Cookie": cookies}, max_size=2**22) as socket:
        socket.recv()
        yield socket


def _resign(person: httpx.Client, game: str) -> None:
    with _line(person, game) as socket:
        socket.send(json.dumps({"type": "resign", "id": "resign", "seat": 1}))
        while json.loads(socket.recv(timeout=60))["type"] != "ack":
            pass
