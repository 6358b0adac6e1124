"""What is sent is put together from kept parts; byte for byte it is what would be made from nothing for each viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from view_games import MODES

from projectl.checks.random_policy import HOARD, PLAIN, WHITES, Sensible, uniform
from projectl.game.disclosure import is_secret
from projectl.game.events.event import Event
from projectl.record.notation.action import Action
from projectl.rules.options import Options
from projectl.server.rooms import Hub, Room
from projectl.server.rooms.broadcast import encode
from projectl.server.settings import Settings
from projectl.server.storage.store import Identity
from projectl.server.table import ClockSetup, Command, Entry, Setup, Table

ALONE = SimpleNamespace(present=lambda _game: ())
HUB = cast(Hub, SimpleNamespace(settings=Settings(), is_stopping=True, rooms={}, now=lambda: 0, neighbours=ALONE))
STRANGER = "stranger"
UNDO_SHARE, TABLE_SHARE = 0.1, 0.02
GREETED_EVERY = 13
"""Somebody comes after so many entries, whether others listen or not."""


class Ear:
    """A listener that keeps the last text."""

    def __init__(self, player: str) -> None:
        self.identity = Identity(player, player)
        self.muted: set[str] = set()
        self.language = "en"
        self.text: bytes | None = None

    def push(self, text: bytes) -> None:
        self.text = text

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


class NotingTable(Table):
    """A table that remembers what its last entry brought about."""

    def apply(self, entry: Entry) -> Sequence[Event]:
        self.brought = super().apply(entry)
        return self.brought


def plain_update(room: Room, entry: Entry, events: Sequence[Event], player: str) -> bytes | None:
    """The message for somebody, with every document made from nothing; None if they must not hear of it."""
    table, own = room.table, tuple(room.table.seats_of(player)) or (None,)
    if is_secret(events) and entry.seat not in own:
        return None
    documents: list[dict[str, Any]] = []
    for event in events:
        assert table.game is not None
        heard = table.game.events_for([event], event.seat if event.seat in own else own[0])
        documents += [{**each} for each in heard]
    views = [table.view(seat) for seat in own] if table.game else []
    told = {"type": "update", "cause": entry.kind, "table": room.document(), "version": table.version(own)}
    move = {"move": {"seat": entry.seat, "action": entry.body["action"]}} if entry.kind == "play" else {}
    return encode({**told, "events": documents, "views": views, **move})


def seated(options: Options, seed: int) -> NotingTable:
    """A table at which the last player has two seats, if there are three or more."""
    players = options.checked().players
    assert players is not None
    clock = ClockSetup("turn", 60) if seed % 2 else ClockSetup()
    table = NotingTable("table", Setup(options.checked(), clock), seed.to_bytes(32, "big"), "p0", 0)
    for seat in range(players):
        player = f"p{min(seat, max(1, players - 2))}"
        table.apply(table.decide(Command("sit", seat, {"name": f"Zoë {seat}"}, player), seat))
    return table


def commands(table: Table, chance: Random, style: int) -> Iterator[Command]:
    """A game to its end, with actions taken back, seats handed over, proposals, and somebody who is forgotten."""
    game = table.game
    assert game is not None
    chooser = Sensible(game.rules, chance, (PLAIN, HOARD, WHITES)[style % 3])
    anything = uniform(chance)
    while table.status == "running":
        game = table.game
        assert game is not None
        seat = chance.choice(sorted(game.to_act))
        player = table.seats[seat].player
        if game.can_undo(seat) and chance.random() < UNDO_SHARE:
            yield Command("undo", seat, {}, player)
            continue
        if chance.random() < TABLE_SHARE:
            yield from _at_the_table(table, chance, seat)
            continue
        choose = chooser if chance.random() < 0.9 else anything
        action = choose(game.state, seat, [int(code) for code in game.legal_actions(seat)])
        yield Command("play", seat, {"action": str(Action(action))}, player)
    yield Command("forget", None, {"player": "p0"}, None)


def _at_the_table(table: Table, chance: Random, seat: int) -> Iterator[Command]:
    player = table.seats[seat].player
    assert table.game is not None
    if chance.random() < 0.5 or table.game.shown_moves < 2:
        yield Command("handover", seat, {"bot": "greedy"}, player)
        yield Command("return", seat, {}, player)
        return
    yield Command("ask-takeback", seat, {"to": table.game.shown_moves - 1}, player)
    for other in sorted(table.humans - {seat}):
        if table.takeback is not None:
            yield Command("answer-takeback", other, {"agree": chance.random() < 0.9}, table.seats[other].player)


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("mode", MODES)
def test_every_viewer_is_sent_what_would_be_made_from_nothing(mode: str, seed: int) -> None:
    chance, heard = Random(f"{mode} {seed}"), Counter[str]()
    table = seated(MODES[mode], seed)
    room = Room(HUB, table, "epoch")
    ears = [Ear(player) for player in [*dict.fromkeys(seat.player or "" for seat in table.seats), STRANGER]]
    for number, command in enumerate(commands(table, chance, seed)):
        if number % 40 == 0:  # some time passes without anybody listening
            room.listeners = set() if number % 80 else {*ears}
        entry = table.decide(command, number)
        assert room.follow_now(entry)
        for ear in ears:
            wanted = plain_update(room, entry, table.brought, ear.identity.id) if room.listeners else None
            assert ear.text == wanted, (mode, seed, number, ear.identity.id)
            heard["nothing" if wanted is None else ear.identity.id] += 1
            ear.text = None
            if number % GREETED_EVERY == 0:
                views = [table.view(seat) for seat in tuple(table.seats_of(ear.identity.id)) or (None,)]
                assert encode({"views": views})[1:] in room.hello(ear), (mode, seed, number, ear.identity.id)
    assert table.status == "over"
    assert heard[STRANGER] > 20
    assert heard["p0"] > 20
