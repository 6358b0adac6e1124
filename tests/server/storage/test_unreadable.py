"""A game that cannot be opened is refused in words and closed; what is stored of it can be had; no other suffers."""

import json

import httpx
import pytest
from server.rooms import ANN, Time, begun, hub_on, play, run
from sqlalchemy import Executable, delete, select, update

from projectl.record.gamefile import read_record
from projectl.server.accounts import Accounts, Passwords
from projectl.server.accounts.erasure import forget
from projectl.server.app import create_app
from projectl.server.rooms import Hub, Room
from projectl.server.settings import Settings
from projectl.server.storage.people import People
from projectl.server.storage.schema import GAMES, LOG, RATED_GAMES, SNAPSHOTS
from projectl.server.storage.store import replace_snapshot
from projectl.server.storage.unreadable_games import UnreadableGameError
from projectl.server.table.days import DAY

DAMAGES = ["other-rules", "log", "gap", "setup"]


def damage(kind: str, game: str) -> Executable:
    if kind == "other-rules":
        return update(GAMES).where(GAMES.c.id == game).values(rules_version=99)
    if kind == "log":
        return update(LOG).where(LOG.c.game == game, LOG.c.seq == 4).values(body='{"acti')
    if kind == "gap":
        return delete(LOG).where(LOG.c.game == game, LOG.c.seq == 4)
    return update(GAMES).where(GAMES.c.id == game).values(setup="{}")


async def execute(hub: Hub, *statements: Executable) -> None:
    async with hub.store.engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)


async def played(hub: Hub) -> Room:
    room = await begun(hub)
    for action in ("piece", "piece", "piece"):
        await room.submit(play(room, action))
    return room


async def shown(hub: Hub, game: str) -> tuple[str, str | None]:
    row = await hub.store.game(game)
    assert row is not None
    return row["status"], json.loads(row["ended"])["how"] if row["ended"] else None


def test_a_sweep_closes_it_and_goes_on(database: str) -> None:
    async def body() -> None:
        now = Time()
        async with hub_on(database, now, expire_days=30) as hub:
            bad = {kind: (await played(hub)).table.id for kind in DAMAGES}
            good = (await played(hub)).table.id
            await hub.sweep()
            assert not hub.rooms
            await execute(hub, *(damage(kind, game) for kind, game in bad.items()))
            now.now += 31 * DAY
            await hub.sweep()
            assert await shown(hub, good) == ("over", "expired")
            for kind, game in bad.items():
                assert await shown(hub, game) == ("over", "unreadable"), kind
                for _ in range(2):
                    with pytest.raises(UnreadableGameError, match="can still download its record"):
                        await hub.room(game)
                entries = [row for row in await hub.store.log(game) if row["kind"] == "unreadable"]
                reason = "other-rules" if kind == "other-rules" else "damaged"
                assert [json.loads(entry["body"]) for entry in entries] == [{"reason": reason}], "closed once"

    run(body())


def test_a_start_goes_on_with_the_others(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            bad, good = (await played(hub)).table.id, (await played(hub)).table.id
            await execute(hub, damage("log", bad), update(GAMES).values(timed=True))
            hub.rooms.clear()
            await hub.upkeep._revive()
            assert [*hub.rooms] == [good]
            assert await shown(hub, bad) == ("over", "unreadable")

    run(body())


def test_a_rated_one_counts_for_nobody_and_keeps_no_other_from_counting(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            bad, good = (await played(hub)).table.id, (await played(hub)).table.id
            ended = json.dumps({"how": "closed", "seat": None, "result": None})
            await execute(hub, update(GAMES).values(rated=True, status="over", ended=ended), damage("log", bad))
            await hub.upkeep._settle_due()
            rows = await hub.store.rows(select(RATED_GAMES))
            assert {row["game"]: bool(row["counted"]) for row in rows} == {bad: False, good: False}

    run(body())


def test_a_damaged_snapshot_is_made_up_for_by_the_log(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            room = await played(hub)
            await room.submit(play(room, "end"))
            document, game = room.document(), room.table.id
            await execute(hub, *replace_snapshot(room.table), update(SNAPSHOTS).values(body='{"seats"'))
            await hub.sweep()
            assert game not in hub.rooms
            assert (await hub.room(game)).document() == document

    run(body())


def test_an_error_in_one_step_of_the_sweep_leaves_the_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        now = Time()
        async with hub_on(database, now, expire_days=30) as hub:
            game = (await played(hub)).table.id
            await hub.sweep()
            now.now += 31 * DAY

            async def broken() -> list[str]:
                raise KeyError("a bug")

            monkeypatch.setattr(hub.ladder, "due", broken)
            with pytest.raises(KeyError):
                await hub.sweep()
            assert await shown(hub, game) == ("over", "expired")

    run(body())


def test_what_is_stored_of_it_can_be_had(database: str) -> None:
    async def body() -> None:
        app = create_app(Settings(database=database, bot_delay=0))
        address = {"transport": httpx.ASGITransport(app), "base_url": "http://localhost"}
        async with app.router.lifespan_context(app), httpx.AsyncClient(**address) as client:  # type: ignore[arg-type]
            for kind in DAMAGES:
                await check(app.state.services.hub, client, kind)

    async def check(hub: Hub, client: httpx.AsyncClient, kind: str) -> None:
        room = await played(hub)
        game, moves = room.table.id, [str(move.action) for move in room.table.game.moves]  # type: ignore[union-attr]
        hub.close_idle()
        await execute(hub, damage(kind, game), update(GAMES).values(public=True))
        answer = await client.get(f"/api/games/{game}", headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (410, "game-unreadable")
        assert "Aufzeichnung" in answer.json()["text"]
        listed = (await client.get("/api/games", params={"status": "over"})).json()["games"]
        assert (game, "unreadable") in [(each["id"], each["ended"]["how"]) for each in listed]
        record, log = [await client.get(f"/api/games/{game}/{part}") for part in ("record", "log")]
        assert (record.status_code, log.status_code) == (200, 200)
        if kind == "setup":
            assert [moment["action"] for moment in log.json()["moments"]] == [None, *moves]
            assert all(action in record.text for action in moves)
            assert record.text.startswith("# The set-up of game")
            assert "actor" not in record.text
            return
        left = moves if kind == "other-rules" else moves[:1]
        assert [moment["action"] for moment in log.json()["moments"]] == [None, *left]
        assert [str(move.action) for move in read_record(record.text).moves] == left
        assert read_record(record.text).seed == room.table.seed
        assert ("cannot be read after number 3" in record.text) == (kind != "other-rules")

    run(body())


def test_who_wants_to_be_forgotten_is_not_held_back_by_it(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            game = (await played(hub)).table.id
            await hub.sweep()
            await execute(hub, damage("log", game))
            await forget(hub, Accounts(hub, People(hub.store.engine), Passwords()), ANN)
            rows = await hub.store.seats([game])
            assert "Ann" not in {row["name"] for row in rows[game]}

    run(body())
