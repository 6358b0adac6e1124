"""Bringing a database up to date: a copy first, step by step, all of it or nothing."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.stored import DATA

from projectl.server.backend import bring_up_to_date
from projectl.server.storage.database import open_database
from projectl.server.storage.migration import MigrationError, migrate
from projectl.server.storage.versions import MIGRATIONS, known_versions, newest_version
from projectl.texts import t

OLD = "0003"


def stored(folder: Path) -> Path:
    """An SQLite database of the schema before this one."""
    path = folder / "server.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((DATA / f"v{OLD}.sqlite.sql").read_text(encoding="utf-8"))
    return path


def version(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def contents(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [line for line in connection.iterdump() if not line.startswith('INSERT INTO "alembic')]


def migrated(path: Path, **options: Any) -> list[tuple[str, dict[str, Any]]]:
    """What was told while a database was brought up to date."""
    told: list[tuple[str, dict[str, Any]]] = []

    async def body() -> None:
        engine = open_database(f"sqlite:///{path}")
        try:
            await migrate(engine, lambda code, params: told.append((code, params)), **options)
        finally:
            await engine.dispose()

    asyncio.run(body())
    return told


def test_a_copy_is_made_first_and_every_step_is_told(tmp_path: Path) -> None:
    path = stored(tmp_path)
    before = contents(path)
    told = migrated(path)
    copy = tmp_path / f"server.db.before-{newest_version()}"
    assert [code for code, _ in told[:2]] == ["migration-copying", "migration-copy-part"]
    assert ("migration-copied", {"path": str(copy)}) in told
    steps = [params for code, params in told if code == "migration-step"]
    assert [each["step"] for each in steps] == [*range(1, steps[0]["steps"] + 1)]
    assert {each["what"] for each in steps} >= {"log_by_actor", "seats"}
    assert (version(path), version(copy)) == (newest_version(), OLD)
    assert contents(copy) == before
    assert copy.stat().st_mode & 0o077 == 0, "it holds what the database holds, so it is for its owner alone"
    for code, params in told:
        assert str(params.get("path", "")) in t(code, **params)
    assert migrated(path) == [], "there is nothing left to do"


def test_an_older_copy_is_not_written_over(tmp_path: Path) -> None:
    path = stored(tmp_path)
    first = tmp_path / f"server.db.before-{newest_version()}"
    first.write_text("something else")
    told = dict(migrated(path))
    assert told["migration-copied"]["path"] == f"{first}.2"
    assert first.read_text() == "something else"


@pytest.mark.parametrize("is_empty", [True, False])
def test_nothing_is_copied_or_told_that_nobody_would_miss(tmp_path: Path, is_empty: bool) -> None:
    path = tmp_path / "server.db"
    if is_empty:
        with closing(sqlite3.connect(stored(tmp_path))) as connection:
            connection.execute("DELETE FROM games")
            connection.commit()
    assert migrated(path) == [], "without games it is done at once"
    assert version(path) == newest_version()
    assert [each.name for each in tmp_path.glob("*before*")] == []


def admin_migrate(path: Path, largest_file: int) -> subprocess.CompletedProcess[str]:
    """`projectl admin migrate`, by a process that cannot write a file larger than that: as on a full disk."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

    command = [sys.executable, "-m", "projectl", "admin", "migrate", "--database", f"sqlite:///{path}"]
    return subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=limit)


@pytest.mark.parametrize(
    ("room", "says", "copies"),
    [(lambda size: size // 2, "cannot be copied", 0), (lambda size: size + 4096, "cannot be brought up to date", 1)],
)
def test_a_full_disk_loses_nothing(tmp_path: Path, room: Callable[[int], int], says: str, copies: int) -> None:
    path = stored(tmp_path)
    with closing(sqlite3.connect(path)) as connection:  # small games: their indexes take more room than they do
        (first, *_), *_ = connection.execute("SELECT id FROM games").fetchall()
        connection.execute("UPDATE games SET setup = '{}', ended = NULL, seed = '', commitment = ''")
        columns = [row[1] for row in connection.execute("PRAGMA table_info(games)")]
        others = ", ".join(columns[1:])
        copy = f"INSERT INTO games (id, {others}) SELECT ?, {others} FROM games WHERE id = ?"
        connection.executemany(copy, [(f"{number:032}", first) for number in range(3000)])
        connection.commit()
    before = contents(path)
    done = admin_migrate(path, room(path.stat().st_size))
    assert done.returncode == 2, done.stderr
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert "Nothing was changed" in done.stderr
    assert contents(path) == before
    assert version(path) == OLD
    assert len([*tmp_path.glob("*before*")]) == copies
    migrated(path)
    assert version(path) == newest_version()


def test_postgresql_is_all_or_nothing_too(no_postgres_tables: str) -> None:
    """Something stands in the way of one of the last steps."""

    async def body() -> None:
        engine = open_database(no_postgres_tables)
        await migrate(engine, version=OLD)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("CREATE TABLE mutes_by_muted (x integer)")
        with pytest.raises(MigrationError) as failed:
            await migrate(engine)
        assert failed.value.code == "migration-failed"
        async with engine.begin() as connection:
            found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
            assert found == OLD
            await connection.exec_driver_sql("DROP TABLE mutes_by_muted")
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
        assert found == newest_version()
        await engine.dispose()

    asyncio.run(body())


def test_versions_are_found_without_the_tool_that_migrates() -> None:
    assert list(known_versions()) == [each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def test_a_database_that_is_up_to_date_does_not_need_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes long to import, and nearly every start finds everything up to date."""
    path = tmp_path / "server.db"
    migrated(path)
    for name in [name for name in sys.modules if name.partition(".")[0] == "alembic"]:
        monkeypatch.delitem(sys.modules, name)
    asyncio.run(bring_up_to_date(f"sqlite:///{path}", lambda code, _: pytest.fail(code)))
    assert "alembic" not in sys.modules
