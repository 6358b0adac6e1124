"""Databases of every earlier schema, stored when it was current: their games go on, their people keep their tokens."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.harness import Line, Player, Server, some_action
from server.stored import DATA, NEVER, fill, known

from projectl.record.gamefile import read_record, verify

VERSIONS = sorted({path.name.partition(".")[0] for path in DATA.glob("v*.sql")})
BACKENDS = ("sqlite", "postgresql")


async def play_on(lines: list[tuple[Line, int]], until: int) -> None:
    """Each plays whenever it can, until the log has so many entries or the game is over."""

    async def play(line: Line, seat: int) -> None:
        number = 0
        while line.version < until and line.table["status"] == "running":
            if line.can_act(seat):
                number += 1
                await line.ask("play", seat=seat, action=some_action(line.view(seat), number))
            else:
                await line.next()

    await asyncio.gather(*(play(*each) for each in lines))


def test_every_earlier_schema_is_stored() -> None:
    versions = Path(__file__).parents[3] / "src/projectl/server/storage/migrations/versions"
    *earlier, _ = sorted(path.name.partition("_")[0] for path in versions.glob("v*.py"))
    assert earlier == VERSIONS, "store a database of the schema so far, then change it"
    for version in VERSIONS:
        assert {path.name for path in DATA.glob(f"{version}.*")} == {f"{version}.{each}.sql" for each in BACKENDS}


SHORT = [VERSIONS[0], VERSIONS[-1]]
"""The way from the first schema leads through all of them; from those between it is asked in the long tests."""


@pytest.mark.parametrize(
    "version", [each if each in SHORT else pytest.param(each, marks=pytest.mark.long) for each in VERSIONS]
)
def test_the_games_of_an_earlier_schema_go_on(no_tables: str, version: str) -> None:
    async def body(server: Server) -> None:
        ann, bob = await known(server, "ann"), await known(server, "bob")
        games = {each["status"]: each for each in (await bob.get("/api/games", mine=True))["games"]}
        assert set(games) == {"open", "running", "over"}
        running = games["running"]["id"]
        async with ann.playing(running) as one, bob.playing(running) as two:
            assert one.table["actions"] > 0
            assert any("first schema" in line["text"] for line in one.seen[0]["chat"])
            await play_on([(one, 0), (two, 1)], one.version + 12)
        over = await bob.get(f"/api/games/{games['over']['id']}/record")
        assert verify(read_record(over)).code == "verdict-unfinished"  # it was resigned; the commitment holds
        await ann.post(f"/api/games/{games['open']['id']}/seats/1")
        assert (await ann.get(f"/api/games/{games['open']['id']}"))["status"] == "running"
        await people_are_known(ann, bob)
        if version > "v0001":
            await accounts_are_known(bob)
        await ann.http.aclose()
        await bob.http.aclose()

    with Server(fill(no_tables, version), **NEVER) as server:
        asyncio.run(asyncio.wait_for(body(server), 180))
        assert server.faults() == []


async def accounts_are_known(bob: Player) -> None:
    """From the second schema on there are accounts and ratings."""
    told = await bob.post("/api/login", name="BOB", password="password of bob", token=True)
    assert (told["id"], told["kind"]) == (bob.id, "account")
    assert (await bob.get("/api/ladder"))["players"][0] == {
        "rank": 1,
        "id": bob.id,
        "name": "Bob",
        "rating": 3.5,
        "games": 1,
        "wins": 1,
    }


async def people_are_known(ann: Player, bob: Player) -> None:
    """Guests of before can do what guests can do now."""
    assert (await ann.get("/api/me"))["kind"] == "guest"
    sessions: dict[str, Any] = await ann.get("/api/me/sessions")
    assert [each["current"] for each in sessions["sessions"]] == [True]
    assert (await bob.get(f"/api/players/{bob.id}"))["name"] == "Bob"
    told = await ann.post("/api/account", name="Ann of old", password="a long memory", token=True)
    assert told["id"] == ann.id
