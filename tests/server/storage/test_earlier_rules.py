"""A database of rules version 1, stored when it was in force: its games go on, and those that differ are told apart.

It has two running games of 5 and 60 entries (the latter with a snapshot), one that was played to its end, and one that
version 1 ended in a dead position in the middle of a turn that was to be confirmed, which version 2 does not (D16).
"""

import asyncio
import hashlib
import json
from typing import Any

import pytest
from server.harness import Server
from server.storage.test_migrations import play_on
from server.storage.test_storage import run
from server.stored import NEVER, fill, known, run_sql
from server.table.test_table import Desk, two
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.record.gamefile import read_record, verify
from projectl.rules.engine.codes import PLACE
from projectl.rules.state import FIELDS
from projectl.server.errors import RefusedError
from projectl.server.replay.records import record_of
from projectl.server.storage.journal import Journal
from projectl.server.storage.schema import GAMES, SNAPSHOTS
from projectl.server.storage.store import Store
from projectl.server.storage.unreadable_games import UnreadableGameError
from projectl.server.table import Table, UnknownLayoutError
from projectl.server.table.snapshot_layout import LAYOUT, current_layout

FORGET = "DELETE FROM snapshots;"


async def by_kind(stored: Store) -> dict[str, str]:
    """The ids of the four games."""
    rows = await stored.rows(select(GAMES).order_by(GAMES.c.created_at))
    assert [row["rules_version"] for row in rows] == [1] * 4
    return dict(zip(("five", "sixty", "dead", "finished"), (row["id"] for row in rows), strict=True))


@pytest.mark.parametrize("snapshots", [True, False], ids=["with-snapshots", "without-snapshots"])
def test_stored_games_are_replayed_and_hold_if_they_come_out_as_recorded(no_tables: str, snapshots: bool) -> None:
    fill(no_tables, "rules-1")
    if not snapshots:
        run_sql(no_tables, FORGET)

    async def body(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        games = await by_kind(stored)
        kept = {row["game"] for row in await stored.rows(select(SNAPSHOTS))}
        assert kept == ({games[name] for name in ("sixty", "dead", "finished")} if snapshots else set())
        for name, length in (("five", 5), ("sixty", 60)):
            table = await stored.table(games[name])
            assert table is not None
            assert (table.status, table.seq, table.rules_version) == ("running", length, 1)
            assert table.is_replayable
        finished = await stored.table(games["finished"])
        assert finished is not None
        assert finished.is_replayable
        assert verify(record_of(finished)).ok

    run(no_tables, body)


def test_a_stored_game_with_another_course_is_of_other_rules(no_tables: str) -> None:
    fill(no_tables, "rules-1")

    async def as_kept(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        dead = await stored.table((await by_kind(stored))["dead"])
        assert dead is not None
        assert dead.status == "over"
        assert not dead.is_replayable
        assert verify(record_of(dead)).code == "verdict-other-rules"

    async def as_replayed(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        with pytest.raises(UnreadableGameError) as caught:
            await stored.table((await by_kind(stored))["dead"])
        assert caught.value.reason == "other-rules"

    run(no_tables, as_kept)
    run_sql(no_tables, FORGET)
    run(no_tables, as_replayed)


def test_a_server_goes_on_with_them(no_tables: str) -> None:
    async def body(server: Server) -> None:
        ann, bob = await known(server, "ann"), await known(server, "bob")
        listed = (await ann.get("/api/games", mine=True))["games"]
        games = {each["id"]: await ann.get(f"/api/games/{each['id']}") for each in listed}
        running = [name for name, table in games.items() if table["status"] == "running"]
        assert len(running) == 2
        for game in running:
            async with ann.playing(game) as one, bob.playing(game) as two:
                await play_on([(one, 0), (two, 1)], one.version + 12)
            log = await ann.get(f"/api/games/{game}/log")
            assert log["total"] >= 12
        verdicts: dict[str, Any] = {}
        for game in games.keys() - {*running}:
            page = await ann.get(f"/api/games/{game}/replay")
            verdicts[page["verdict"]["code"]] = page
            record = read_record(await ann.get(f"/api/games/{game}/record"))
            assert record.rules_version == 1
            assert verify(record).code == page["verdict"]["code"]
        assert verdicts.keys() == {"verdict-ok", "verdict-other-rules"}
        assert verdicts["verdict-ok"]["total"] > 100
        assert verdicts["verdict-other-rules"]["total"] < 20, "shown turn by turn, as it was kept"
        await ann.http.aclose()
        await bob.http.aclose()

    with Server(fill(no_tables, "rules-1"), **NEVER) as server:
        asyncio.run(asyncio.wait_for(body(server), 180))
        assert server.faults() == []


# --- a running game whose beginning the rules in force would not play -------------------------------------------------
def begun_otherwise() -> Desk:
    """A table of version 1 that stands where its moves do not lead under the rules in force."""
    desk = two()
    desk.play_on(lambda table: table.seq > 30 and table.can_dump)
    desk.table.rules_version = 1
    game = desk.table.game
    assert game is not None
    first = next(number for number, move in enumerate(game.moves) if move.action >= PLACE)
    del game.moves[first]
    return desk


def test_it_goes_on_from_its_snapshot_but_nothing_is_taken_back() -> None:
    desk = begun_otherwise()
    restored = Table("game", desk.table.setup, desk.table.seed, "ann", desk.table.created)
    restored.rules_version = 1
    restored.restore(desk.table.seq, json.loads(json.dumps(desk.table.dump())))
    desk.table = restored
    assert not restored.is_replayable
    desk.greedy_step()
    with pytest.raises(RefusedError, match="began under version 1 of the rules"):
        desk.do("ask-takeback", 0, "ann", to=3)
    desk.do("resign", 0, "ann")
    assert restored.dump()["turns"] is None, "there are none to be shown"


def test_a_game_of_version_1_that_comes_out_alike_can_be_taken_back() -> None:
    desk = two()
    desk.play_on(lambda table: table.seq > 30)
    desk.table.rules_version = 1
    desk.do("ask-takeback", 0, "ann", to=3)
    desk.do("answer-takeback", 1, "bob", agree=True)
    assert desk.table.game is not None
    assert len(desk.table.game.moves) == 3


# --- the layout of snapshots -----------------------------------------------------------------------------------------
def test_snapshots_say_which_layout_they_have() -> None:
    desk = two()
    dumped = desk.table.dump()
    assert dumped["layout"] == LAYOUT
    assert current_layout(dumped) == dumped


def test_a_snapshot_of_the_first_layout_is_read() -> None:
    desk = two()
    desk.play_on(lambda table: table.seq > 30 and table.can_dump)
    first = {name: value for name, value in desk.table.dump().items() if name not in ("layout", "turns")}
    table = Table("game", desk.table.setup, desk.table.seed, "ann", desk.table.created)
    table.restore(desk.table.seq, json.loads(json.dumps(first)))
    assert table.dump() == desk.table.dump()


def test_of_a_later_layout_the_log_tells(no_tables: str) -> None:
    desk = two()
    with pytest.raises(UnknownLayoutError, match=f"layout {LAYOUT + 1}"):
        Table("game", desk.table.setup, desk.table.seed, "ann", 0).restore(
            1, desk.table.dump() | {"layout": LAYOUT + 1}
        )
    fill(no_tables, "rules-1")
    run_sql(no_tables, "UPDATE snapshots SET body = '{\"layout\": 99}';")

    async def body(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        table = await stored.table((await by_kind(stored))["sixty"])
        assert table is not None
        assert table.seq == 60

    run(no_tables, body)


def test_the_layout_is_raised_with_the_numbers_of_a_state() -> None:
    """Snapshots hold them in a row, without their names."""
    names = [(name, length) for name, _, length in FIELDS]
    assert (LAYOUT, hashlib.sha256(repr(names).encode()).hexdigest()[:16]) == (2, "4f7b55bc926774b4"), "raise LAYOUT"
