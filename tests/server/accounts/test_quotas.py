"""How much one person may have, and guests that are gone, on either kind of database."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from server.harness import ME, OPEN, Player, Server
from server.rooms import ANN, BOB, TWO, Time, hub_on, run, setup
from server.test_ladder import OWN_SET
from sqlalchemy import insert, select

from projectl.rules.options import Options
from projectl.rules.puzzles import parse_puzzles
from projectl.server.errors import RefusedError
from projectl.server.rooms import Hub
from projectl.server.rooms.guest_cleanup import AbsentGuests
from projectl.server.storage import people, store
from projectl.server.storage.people import SESSION_DAYS, Session
from projectl.server.storage.schema import IDENTITIES, MUTES, SEATS, SESSIONS
from projectl.server.storage.store import Identity
from projectl.server.table import Command, Setup
from projectl.server.table.days import DAY


async def refusal(work: Any) -> str:
    with pytest.raises(RefusedError) as refused:
        await work
    assert str(refused.value) != refused.value.code, "it is worded"
    return refused.value.code


def test_unfinished_games_are_counted(database: str) -> None:
    async def body() -> None:
        async with hub_on(database, unfinished_games=3) as hub:
            tries = [hub.create(setup(), ANN, TWO) for _ in range(6)]
            made = await asyncio.gather(*tries, return_exceptions=True)
            rooms = [each for each in made if not isinstance(each, BaseException)]
            assert len(rooms) == 3, "at the same time too"
            await hub.create(setup(), BOB, TWO)
            room = rooms[0]
            await room.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
            await room.submit(Command("resign", 0, {}, ANN.id))
            await hub.create(setup(), ANN, TWO)
            again = Command("rematch", None, {}, ANN.id, "again")
            assert await refusal(hub.rematch(room, again, ANN, None)) == "too-many-games"

    run(body())


def test_own_sets_take_so_much_room(database: str) -> None:
    """In games that are not over, and in those of the last day."""
    own = Setup(Options(players=2, puzzles=(parse_puzzles(OWN_SET, "mine"),)).checked())
    size = len(json.dumps(own.dump()))
    kib = 5 * size // 2 // 1024 + 1
    fit = kib * 1024 // size

    async def body() -> None:
        time = Time()
        async with hub_on(database, time, own_sets_kib=kib) as hub:
            rooms = [await hub.create(own, ANN, TWO) for _ in range(fit)]
            assert await refusal(hub.create(own, ANN, TWO)) == "too-many-sets"
            await hub.create(setup(), ANN, TWO)
            await hub.create(own, BOB, TWO)
            room = rooms[0]
            await room.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
            await room.submit(Command("resign", 0, {}, ANN.id))
            assert await refusal(hub.create(own, ANN, TWO)) == "too-many-sets"
            time.now += DAY + 1
            await hub.create(own, ANN, TWO)
            assert await refusal(hub.create(own, ANN, TWO)) == "too-many-sets"

    run(body())


def test_mutes_are_counted(database: str) -> None:
    async def body() -> None:
        async with hub_on(database, mutes=2) as hub:
            for other in ("a", "b"):
                async with hub.quotas.another_mute("ann"):
                    await hub.journal.write(*store.replace_mute("ann", other, True))

            async def mute() -> None:
                async with hub.quotas.another_mute("ann"):
                    pass

            assert await refusal(mute()) == "too-many-mutes"
            await hub.journal.write(*store.replace_mute("ann", "a", False))
            await mute()

    run(body())


def test_only_people_can_be_muted(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            answer = await ann.http.put("/api/mutes/nobody", json={"muted": True})
            assert (answer.status_code, answer.json()["code"]) == (404, "player-unknown")
            assert (await ann.http.put(f"/api/mutes/{bob.id}", json={"muted": True})).status_code == 200
            assert (await ann.http.put("/api/mutes/nobody", json={"muted": False})).status_code == 200

    asyncio.run(asyncio.wait_for(body(), 180))


def test_what_one_person_may_ask_for_in_an_hour(sqlite: str) -> None:
    limits = {"PROJECTL_EXPORTS": "2", "PROJECTL_RENAMES": "2", "PROJECTL_UNFINISHED_GAMES": "2", "PROJECTL_MUTES": "1"}

    async def statuses(ann: Player, *wanted: Any) -> list[tuple[int, str | None]]:
        answers: list[httpx.Response] = [await ann.http.request(*each[:2], json=each[2]) for each in wanted]
        return [(each.status_code, each.json().get("code")) for each in answers]

    async def body(server: Server) -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob, Player(server, "Eve") as eve:
            export = ("GET", "/api/me/export", None)
            assert await statuses(ann, export, export, export) == [(200, None)] * 2 + [(429, "too-many")]
            names = [("PUT", "/api/me", {"name": f"Ann {number}"}) for number in range(3)]
            assert await statuses(ann, *names) == [(200, None)] * 2 + [(429, "too-many")]
            game = ("POST", "/api/games", {"seats": [ME, OPEN]})
            assert await statuses(ann, game, game, game) == [(201, None)] * 2 + [(409, "too-many-games")]
            mutes = [("PUT", f"/api/mutes/{each.id}", {"muted": True}) for each in (bob, eve)]
            assert await statuses(ann, *mutes) == [(200, None), (409, "too-many-mutes")]
            assert await statuses(bob, export, game) == [(200, None), (201, None)], "others are not held up"

    with Server(sqlite, **limits) as server:
        asyncio.run(asyncio.wait_for(body(server), 180))


# --- guests -----------------------------------------------------------------------------------------------------------
NOW = 1000 * DAY


async def _person(hub: Hub, name: str, used: int | None, created: int = 0, account: bool = False) -> None:
    """Somebody who was here first and last so many days ago."""
    who = Identity(name, name)
    statements = [people.insert_identity(who, NOW - created * DAY)]
    if used is not None:
        statements.append(people.insert_session(name, Session(name, name, ""), NOW - used * DAY))
    if account:
        statements += people.insert_account(name, name, "-", NOW - created * DAY)
    await hub.journal.write(*statements)


async def _ids(hub: Hub, table: Any = IDENTITIES) -> set[str]:
    return {row["id"] for row in await hub.store.rows(select(table.c.id))}


def test_guests_that_are_gone_for_long_are_removed(database: str) -> None:
    async def body() -> None:
        time = Time()
        time.now = NOW
        async with hub_on(database, time, guest_days=90) as hub:
            await _person(hub, "gone", used=91, created=200)
            await _person(hub, "gone-without-session", used=None, created=91)
            await _person(hub, "back", used=89, created=200)
            await _person(hub, "new", used=None, created=89)
            await _person(hub, "member", used=200, created=300, account=True)
            await _person(hub, "lost-member", used=SESSION_DAYS + 1, created=500, account=True)
            await _person(hub, "seated", used=200, created=300)
            room = await hub.create(setup(), Identity("seated", "seated"), TWO)
            await hub.journal.write(insert(MUTES).values(identity="back", muted="gone"))
            await hub.sweep()
            assert await _ids(hub) == {"back", "new", "member", "lost-member", "seated"}
            assert await _ids(hub, SESSIONS) == {"back", "member", "seated"}
            assert await hub.store.mutes("back") == set()
            assert await hub.store.rows(select(SEATS.c.player).where(SEATS.c.player == "seated"))
            assert room.table.seats[0].player == "seated"

    run(body())


def test_a_few_people_are_looked_at_each_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("projectl.server.rooms.guest_cleanup.AT_ONCE", 4)

    async def body() -> None:
        time = Time()
        time.now = NOW
        async with hub_on(sqlite, time) as hub:
            for number in range(10):
                await _person(hub, f"p{number}", used=100 if number % 2 else 1, created=200)
            absent = AbsentGuests(hub.store.engine)
            assert [await absent.remove(hub) for _ in range(4)] == [2, 2, 1, 0]
            assert await _ids(hub) == {f"p{number}" for number in range(0, 10, 2)}
        async with hub_on(sqlite, time, guest_days=0) as hub:
            await _person(hub, "gone", used=100, created=200)
            assert await AbsentGuests(hub.store.engine).remove(hub) == 0

    run(body())
