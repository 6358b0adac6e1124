"""A page cannot tell a device from a server: for the same commands both say the same, byte by byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from view_games import MODES

from projectl.checks.random_policy import PLAIN, Sensible, uniform
from projectl.device.device import Device
from projectl.device.door import hear
from projectl.device.room import Person, Room
from projectl.record.notation.action import Action
from projectl.server.http.services import Services
from projectl.server.http.websocket import Connection
from projectl.server.rooms import Hub
from projectl.server.rooms import Room as ServerRoom
from projectl.server.rooms.admission import Greetings
from projectl.server.settings import Settings
from projectl.server.storage.store import Identity
from projectl.server.table import ClockSetup, Command, Setup, Table

PERSON = Person("you", "Zoë")
UNDO_SHARE, TALK_SHARE = 0.1, 0.06


class Time:
    """The same for both."""

    now = 1_000

    def __call__(self) -> int:
        return self.now


class Journal:
    """Keeps nothing: what is stored, and how, is not what is compared."""

    epoch = "epoch"

    async def write(self, *_: object, **__: object) -> None:
        """Done."""


class Socket:
    """Notes what is sent."""

    scope: dict[str, Any] = {}  # noqa: RUF012  # as an attribute of a websocket

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def send_text(self, text: str) -> None:
        """Heard."""
        self.heard.append(text)


class OnServer:
    """A page at a room of the server."""

    def __init__(self, table: Table, time: Time) -> None:
        settings = Settings(expire_days=0)
        self._hub = SimpleNamespace(
            settings=settings, is_stopping=True, rooms={}, now=time, journal=Journal(), greetings=Greetings()
        )
        self._hub.store = SimpleNamespace(command=_not_found)
        self._hub.neighbours = SimpleNamespace(present=lambda _: (), tell_presence=lambda _: None)
        self._hub.write_later = lambda *_, **__: None
        self._hub.upkeep = SimpleNamespace(check_lists=lambda _: None)
        self.room = ServerRoom(cast(Hub, self._hub), table, "epoch")
        self.room.write_later = _written  # type: ignore[method-assign]
        self._hub.rooms[table.id] = self.room
        self.socket = Socket()
        asked = cast(Services, SimpleNamespace(settings=settings, hub=self._hub))
        identity = Identity(PERSON.id, PERSON.name)
        self._page = Connection(cast(Any, self.socket), asked, self.room, identity, set())

    async def enter(self) -> None:
        self.room.enter(self._page)
        await self._sent()

    async def hear(self, text: str) -> None:
        await self._page._read(text)
        await self._sent()

    async def submit(self, command: Command) -> None:
        await self.room.submit(command)
        await self._sent()

    async def _sent(self) -> None:
        if self._page._sending is not None:
            await self._page._sending


async def _not_found(*_: object) -> None:
    """No command that was done long ago."""


async def _written_at_once() -> bool:
    return True


def _written(*_: object) -> asyncio.Task[bool]:
    return asyncio.create_task(_written_at_once())


def a_table(setup: Setup, seed: int) -> Table:
    """Every third seat is a bot's, the others are of who holds the device."""
    table = Table("table", setup, seed.to_bytes(32, "big"), PERSON.id, 0)
    for seat in range(setup.players):
        bot = seat % 3 == 1 and seed % 2 == 0
        command = (
            Command("seat-bot", seat, {"bot": "greedy"}, PERSON.id)
            if bot
            else Command("sit", seat, {"name": f"Zoë {seat}"}, PERSON.id)
        )
        table.apply(table.decide(command, seat))
    return table


def words(table: Table, chance: Random) -> Iterator[str | Command]:
    """What is said at a table until the game is over: by the page, as text, and by bots, as commands."""
    chooser, anything = Sensible(table.begun_game.rules, chance, PLAIN), uniform(chance)
    number = 0
    while table.status == "running":
        number += 1
        game = table.begun_game
        seat = chance.choice(sorted(game.to_act))
        here = {"seat": seat, "id": f"c{number}"}
        choose = chooser if chance.random() < 0.9 else anything
        action = str(Action(choose(game.state, seat, [int(code) for code in game.legal_actions(seat)])))
        if table.seats[seat].bot is not None:
            yield Command("play", seat, {"action": action})
        elif chance.random() < UNDO_SHARE:
            yield json.dumps({"type": "undo", **here})
        elif chance.random() < TALK_SHARE:
            yield from _asides(seat, number)
        else:
            text = json.dumps({"type": "play", **here, "action": action})
            yield from (text, text) if chance.random() < UNDO_SHARE else (text,)


def _asides(seat: int, number: int) -> Iterator[str]:
    """What is refused, what is asked, and what is decided beside the game."""
    here = {"seat": seat, "id": f"a{number}"}
    yield json.dumps({"type": "play", "seat": seat, "id": f"w{number}", "action": "take 99"})
    yield json.dumps({"type": "play", "seat": seat, "id": f"n{number}", "action": "nonsense"})
    yield json.dumps({"type": "look", **here, "hints": ["fillings"]})
    yield json.dumps({"type": "look", "seat": 5, "id": f"l{number}"})
    yield json.dumps({"type": "pace", "id": f"p{number}", "pace": "fast"})
    yield json.dumps({"type": "ping", "id": f"i{number}"})
    yield json.dumps({"type": "ask-takeback", "seat": seat, "id": f"t{number}", "to": 1})
    yield json.dumps({"type": "handover", "seat": seat, "id": f"h{number}", "bot": "greedy"})
    yield json.dumps({"type": "return", "seat": seat, "id": f"r{number}"})


@pytest.mark.parametrize("mode", MODES)
def test_for_the_same_commands_both_say_the_same(mode: str) -> None:
    asyncio.run(compare(mode, 0))


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_with_clocks_and_people_alone_too(mode: str) -> None:
    asyncio.run(compare(mode, 1))


async def compare(mode: str, seed: int) -> None:
    time = Time()
    clock = ClockSetup("turn", 60) if seed else ClockSetup()
    setup = Setup(MODES[mode].checked(), clock)
    server = OnServer(a_table(setup, seed), time)
    device = Device(time)
    device.person = PERSON
    room = device.rooms["table"] = Room(device, a_table(setup, seed))
    device.rows["table"] = {"status": "", "seats": [], "ended": None}
    await server.enter()
    room.enter("page", PERSON)
    kinds: set[str] = set()
    said: Iterator[str | Command] = iter(words(room.table, Random(f"{mode} {seed}")))
    for word in said:
        time.now += 7
        if isinstance(word, Command):
            await server.submit(word)
            device.submit(room, word)
        else:
            await server.hear(word)
            hear(device, room, "page", word)
        told = [text for _, text in device.taken().tell]
        if server.socket.heard != told:
            assert [json.loads(text) for text in server.socket.heard] == [json.loads(text) for text in told], word
        assert server.socket.heard == told, (mode, seed, word)
        kinds |= {json.loads(text)["type"] for text in told}
        server.socket.heard.clear()
    assert room.table.status == "over"
    assert kinds >= {"hello", "ack", "update"}
