"""The database: migrations, the journal, and tables that come back."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.rooms import ANN
from server.table.test_table import Desk, same, two
from sqlalchemy import delete, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.metrics import COMMITS
from projectl.server.storage import log_writer, store
from projectl.server.storage.database import DatabaseError, open_database
from projectl.server.storage.journal import Journal, open_journal
from projectl.server.storage.log_writer import MOST_ROWS, SqliteAppender
from projectl.server.storage.migration import migrate
from projectl.server.storage.schema import CHAT, GAMES, LOG, METADATA
from projectl.server.storage.sqlite import checkpoints
from projectl.server.storage.sqlite.writer import writer_of
from projectl.server.storage.store import Store
from projectl.server.storage.write_errors import ConflictError, NotStoredError, RestoredError
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
        await journal.write(store.insert_game(desk.table))
        replay = Table("game", desk.table.setup, desk.table.seed, "ann", desk.table.created)
        for entry in desk.log:
            await journal.write(entry=store.entry_row("game", entry))
            replay.apply(entry)
            if replay.can_dump and entry.seq % 7 == 0:
                await journal.write(*store.replace_snapshot(replay), *store.update_listing(replay))
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
        await journal.write(store.insert_game(desk.table))
        assert await stored.not_shown([desk.table, deleted]) == [desk.table]
        await journal.write(*store.update_listing(desk.table))
        assert await stored.not_shown([desk.table, deleted]) == []
        desk.table.seats[0].name = "Another"
        assert await stored.not_shown([desk.table]) == [desk.table]

    run(database, body)


def test_what_comes_together_is_committed_together(database: str) -> None:
    async def body(_: AsyncEngine, journal: Journal, stored: Store) -> None:
        table = Desk().table
        await journal.write(store.insert_game(table))
        before = next(iter(COMMITS.collect())).samples[0].value
        await asyncio.gather(*(journal.write(entry=row(table, seq)) for seq in range(1, 201)))
        assert len(await stored.entries(table.id, 0)) == 200
        assert next(iter(COMMITS.collect())).samples[0].value - before <= 5

    run(database, body)


def test_sqlite_is_asked_once_for_all_that_is_committed_together(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every call waits for Python's lock, longer than for the database."""

    async def body(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        table = Desk().table
        await journal.write(store.insert_game(table))
        asked: list[str] = []

        def connect(path: str) -> sqlite3.Connection:
            connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            connection.set_trace_callback(asked.append)
            return connection

        monkeypatch.setattr(log_writer, "connect_sqlite", connect)
        writer = writer_of(engine)
        assert writer is not None
        appender = SqliteAppender(str(engine.url.database), writer)
        rows = [row(table, seq) for seq in range(1, MOST_ROWS + 1)]
        assert await appender.append(rows[:-1], journal.epoch) == [True] * (MOST_ROWS - 1)
        assert len([statement for statement in asked if not statement.startswith("PRAGMA")]) == 1
        assert await appender.append(rows[-2:], journal.epoch) == [False, True]
        with pytest.raises(RestoredError):
            await appender.append([row(table, 999)], "another life")
        await appender.close()
        assert len(await stored.entries(table.id, 0)) == MOST_ROWS

    run(sqlite, body)


def test_a_transaction_does_not_wait_for_the_event_loop(sqlite: str) -> None:
    """A busy loop would come back to it after each statement, and entries of the log wait behind it meanwhile."""

    async def body(engine: AsyncEngine, journal: Journal, _: Store) -> None:
        table = Desk().table
        await journal.write(store.insert_game(table))
        lines = [store.insert_chat_line(table.id, number, ANN, "hello", 0) for number in range(1, 30)]
        writing = asyncio.create_task(journal.write(*lines))
        for _turn in range(10):
            await asyncio.sleep(0)  # until it has been handed over
        with closing(sqlite3.connect(str(engine.url.database))) as other:
            for _attempt in range(2000):  # the loop is busy from here on
                if other.execute("SELECT count(*) FROM chat").fetchone() == (29,):
                    break
                time.sleep(0.005)
            else:
                pytest.fail("it waits for the loop")
        await writing

    run(sqlite, body)


def test_a_lost_database_is_not_made_anew_by_who_reads_it(sqlite: str) -> None:
    async def body(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        path = Path(str(engine.url.database))
        path.rename(path.with_suffix(".elsewhere"))
        for asking in (stored.rows, stored.rows_beside):
            with pytest.raises(OperationalError, match="unable to open"):
                await asking(select(GAMES.c.id))
        with pytest.raises(NotStoredError):
            await journal.write(delete(CHAT))
        with pytest.raises(NotStoredError):
            await journal.write(entry=row(Desk().table, 1))
        assert not path.exists()

    run(sqlite, body)


def test_the_write_ahead_log_does_not_grow_for_ever(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits do not carry it into the database's file, so that somebody else must."""
    monkeypatch.setattr(checkpoints, "EVERY", 5)

    async def body(engine: AsyncEngine, journal: Journal, _: Store) -> None:
        table = Desk().table
        await journal.write(store.insert_game(table))
        log = Path(f"{engine.url.database}-wal")
        body = {"kind": "note", "body": "x" * 50_000}
        for seq in range(1, 201):
            await journal.write(entry=row(table, seq, **body))
        assert log.stat().st_size < 5_000_000  # of the 10 MB that were written

    run(sqlite, body)


def test_one_that_fails_does_not_take_the_others_with_it(database: str) -> None:
    async def body(_: AsyncEngine, journal: Journal, stored: Store) -> None:
        table = Desk().table
        await journal.write(store.insert_game(table))
        rows = [row(table, seq) for seq in (1, 2, 2, 3)] + [row(table, 4, game="unknown")]
        results = await asyncio.gather(*(journal.write(entry=each) for each in rows), return_exceptions=True)
        assert [type(result) for result in results] == [
            type(None),
            type(None),
            ConflictError,
            type(None),
            ConflictError,
        ]
        assert [entry.seq for entry in await stored.entries(table.id, 0)] == [1, 2, 3]

    run(database, body)


def test_a_command_id_is_stored_once(database: str) -> None:
    async def body(_: AsyncEngine, journal: Journal, stored: Store) -> None:
        table = Desk().table
        await journal.write(store.insert_game(table))
        await journal.write(entry=row(table, 1, actor="ann", command="c1"))
        with pytest.raises(ConflictError):
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
        with pytest.raises(NotStoredError):
            await journal.write(entry=row(Desk().table, 1))

    run(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_after_closing_nothing_is_written(tmp_path: Path) -> None:
    async def body(engine: AsyncEngine, journal: Journal, stored: Store) -> None:
        table = Desk().table
        writing = asyncio.create_task(journal.write(store.insert_game(table)))
        await asyncio.sleep(0)
        await journal.close()
        await writing  # what was waiting has been written
        assert await stored.table(table.id) is not None
        with pytest.raises(NotStoredError):
            await journal.write(entry=row(table, 1))

    run(f"sqlite:///{tmp_path / 'server.db'}", body)
