"""The database: migrations, the journal, and tables that come back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.test_table import Desk, same, two
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.storage import store
from projectl.server.storage.database import DatabaseError, open_database
from projectl.server.storage.journal import Journal, open_journal
from projectl.server.storage.migrating import migrate
from projectl.server.storage.refusals import Conflict, NotStored
from projectl.server.storage.schema import LOG, METADATA
from projectl.server.storage.store import Store
from projectl.server.table import Entry, Table

Body = Callable[[AsyncEngine, Journal, Store], Awaitable[None]]


def run(url: str, body: Body) -> None:
    async def main() -> None:
        engine = open_database(url)
        await migrate(engine)
        journal = await open_journal(engine)
        await body(engine, journal, Store(engine))
        await journal.close()
        await engine.dispose()

    asyncio.run(main())


def row(table: Table, seq: int, **changes: object) -> dict[str, object]:
    return store.entry_row(table.id, Entry(seq, "play", 0, {}, None, None, 0)) | changes


def test_migrations_lead_to_the_schema(no_tables: str) -> None:
    async def body(engine: AsyncEngine, journal: Journal, _: Store) -> None:
        async with engine.connect() as connection:
            context = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
            )
        assert context == []
        await migrate(engine)  # again: nothing happens

    run(no_tables, body)


def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    async def body(engine: AsyncEngine, journal: Journal, _: Store) -> None:
        async with engine.connect() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in pragmas]
        assert found == ["wal", 2, 1]

    run(f"sqlite:///{tmp_path / 'new' / 'server.db'}", body)


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://", "sqlite:///:memory:"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(DatabaseError, match="sqlite:///PATH or postgresql"):
        open_database(url)


def test_a_table_comes_back_from_the_database(database: str) -> None:
    desk = two()
    desk.play_on(lambda table: table.seq > 60)

    async def body(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        await journal.write(store.new_game(desk.table))
        replay = Table("game", desk.table.setup, desk.table.seed, "ann", desk.table.created)
        for entry in desk.log:
            await journal.write(entry=store.entry_row("game", entry))
            replay.apply(entry)
            if replay.can_dump and entry.seq % 7 == 0:
                await journal.write(*store.snapshot(replay), *store.shown(replay))
        found = await stored.table("game")
        assert found is not None
        same(found, desk.table)
        assert await stored.table("another") is None
        assert await stored.unfinished() == ["game"]
        assert [each["name"] for each in (await stored.seats(["game"]))["game"]] == ["Ann", "Bob"]

    run(database, body)


def test_lists_that_are_wrong_about_a_table_are_found(database: str) -> None:
    desk = two()
    desk.play_on(lambda table: table.seq > 5)
    deleted = Table("deleted", desk.table.setup, desk.table.seed, "ann", desk.table.created)

    async def body(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        await journal.write(store.new_game(desk.table))
        assert await stored.not_shown([desk.table, deleted]) == [desk.table]
        await journal.write(*store.shown(desk.table))
        assert await stored.not_shown([desk.table, deleted]) == []
        desk.table.seats[0].name = "Another"
        assert await stored.not_shown([desk.table]) == [desk.table]

    run(database, body)


def test_what_comes_together_is_committed_together(database: str) -> None:
    async def body(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        commits = 0

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        table = Desk().table
        await journal.write(store.new_game(table))
        event.listen(engine.sync_engine, "commit", count)
        await asyncio.gather(*(journal.write(entry=row(table, seq)) for seq in range(1, 201)))
        assert len(await stored.entries(table.id, 0)) == 200
        assert commits <= 5

    run(database, body)


def test_one_that_fails_does_not_take_the_others_with_it(database: str) -> None:
    async def body(_: AsyncEngine, journal: Journal, stored: Store) -> None:
        table = Desk().table
        await journal.write(store.new_game(table))
        rows = [row(table, seq) for seq in (1, 2, 2, 3)] + [row(table, 4, game="unknown")]
        results = await asyncio.gather(*(journal.write(entry=each) for each in rows), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None), Conflict]
        assert [entry.seq for entry in await stored.entries(table.id, 0)] == [1, 2, 3]

    run(database, body)


def test_a_command_id_is_stored_once(database: str) -> None:
    async def body(_: AsyncEngine, journal: Journal, stored: Store) -> None:
        table = Desk().table
        await journal.write(store.new_game(table))
        await journal.write(entry=row(table, 1, actor="ann", command="c1"))
        with pytest.raises(Conflict):
            await journal.write(entry=row(table, 2, actor="ann", command="c1"))
        await journal.write(entry=row(table, 2, actor="bob", command="c1"))
        found = await stored.command(table.id, "ann", "c1")
        assert found is not None
        assert found.seq == 1

    run(database, body)


def test_what_the_database_does_not_take_is_told(tmp_path: Path) -> None:
    async def body(engine: AsyncEngine, journal: Journal, _: Store) -> None:
        async with engine.begin() as connection:
            await connection.run_sync(LOG.drop)
        with pytest.raises(NotStored):
            await journal.write(entry=row(Desk().table, 1))

    run(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_after_closing_nothing_is_written(tmp_path: Path) -> None:
    async def body(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        table = Desk().table
        writing = asyncio.create_task(journal.write(store.new_game(table)))
        await asyncio.sleep(0)
        await journal.close()
        await writing  # what was waiting has been written
        assert await stored.table(table.id) is not None
        with pytest.raises(NotStored):
            await journal.write(entry=row(table, 1))

    run(f"sqlite:///{tmp_path / 'server.db'}", body)
