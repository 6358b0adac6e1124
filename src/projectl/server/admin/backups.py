"""Backup and restore, while servers run."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import sqlite3
import subprocess
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from projectl.server.rooms import control_queue as orders
from projectl.server.storage.database import check_address, open_database
from projectl.server.storage.epoch import new_epoch, update_epoch
from projectl.server.storage.errors import short, worded
from projectl.server.storage.migration import migrate
from projectl.server.storage.schema import EPOCH, METADATA
from projectl.server.storage.sqlite.file_ownership import FILE_MODE, own, sqlite_file
from projectl.server.storage.versions import known_versions

from .access import AdminError, opened

SETTLE_SECONDS = 4 * orders.LOOK_SECONDS
"""After so long every running server has noticed that its database was restored."""
ATTEMPTS = 5
DEADLOCK = "40P01"
PSQL = ("--quiet", "--output=/dev/null", "--set=ON_ERROR_STOP=1", "--set=VERBOSITY=verbose")
"""An error stops it, and is told with its code."""
DEBIAN = Path("/usr/lib/postgresql")


async def backup(url: str, target: Path) -> int:
    """Write a consistent copy of the database, whatever is written to it meanwhile; its size in bytes."""
    if target.exists():
        raise AdminError("admin-file-exists", path=str(target))
    if not target.parent.is_dir():
        raise AdminError("admin-no-folder", path=str(target.parent))
    part = target.with_name(f".{target.name}.part")
    try:
        async with opened(url, any_version=True):
            await asyncio.to_thread(_write_copy, url, part)
        part.replace(target)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return target.stat().st_size


def _write_copy(url: str, target: Path) -> None:
    """What is wrong with the copy is told of the copy; what is wrong with the database, `opened` tells."""
    try:
        target.unlink(missing_ok=True)  # what is left of an earlier attempt
        target.touch(FILE_MODE)
    except OSError as error:
        raise _unwritable(target, error) from error
    file = sqlite_file(url)
    if file is None:
        _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={target}")
        return
    with closing(sqlite3.connect(file, timeout=30)) as source, closing(sqlite3.connect(target)) as copy:
        try:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a write-ahead log beside it
        except sqlite3.OperationalError as error:
            raise _unwritable(target, error) from error


def _unwritable(target: Path, error: Exception) -> AdminError:
    name = target.name.removeprefix(".").removesuffix(".part")
    return AdminError("file-unwritable", path=str(target.with_name(name)), reason=short(error))


async def restore(url: str, source: Path) -> Path | None:
    """Put a backup in the place of all that is in the database. Servers that run on it read everything anew.

    A database that is damaged is kept beside it: where, or None if it was sound.
    """
    await asyncio.to_thread(_check, url, source)
    kept = await asyncio.to_thread(_set_aside, url)
    file = sqlite_file(url)
    if file is None:
        await asyncio.to_thread(_replay, url, source)
        async with opened(url, any_version=True) as engine:
            await migrate(engine)
    else:
        await _replace(url, file, source)
    await asyncio.sleep(SETTLE_SECONDS)
    return kept


def _set_aside(url: str) -> Path | None:
    """Move an SQLite file that cannot be read out of the way, if no server runs on it; where it is then."""
    file = sqlite_file(url)
    if file is None or not file.is_file() or _is_readable(file):
        return None
    held = own(url)
    try:
        kept = file.with_name(f"{file.name}.damaged")
        numbers = itertools.count(2)
        while kept.exists():
            kept = file.with_name(f"{file.name}.damaged.{next(numbers)}")
        with worded(url):
            for ending in ("", "-wal", "-shm"):
                part = file.with_name(file.name + ending)
                if part.exists():
                    part.rename(kept.with_name(kept.name + ending))
        return kept
    finally:
        if held is not None:
            held.close()


def _is_readable(file: Path) -> bool:
    with closing(sqlite3.connect(file, timeout=30)) as connection:
        try:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.OperationalError:  # locked or forbidden, which is told elsewhere
            return True
        except sqlite3.DatabaseError:
            return False
    return True


def _check(url: str, source: Path) -> None:
    """Refuse what is no backup of this kind of database."""
    if not source.is_file():
        raise AdminError("admin-no-file", path=str(source))
    if sqlite_file(url) is not None:
        _check_sqlite(source)
    elif not _is_dump(source):
        raise AdminError("admin-no-backup", path=str(source))


def _is_dump(source: Path) -> bool:
    with source.open("rb") as file:
        return file.read(5) == b"PGDMP"


def _check_sqlite(source: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            sound = copy.execute("PRAGMA quick_check").fetchone()[0] == "ok"
            found = copy.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.DatabaseError, TypeError):
        sound, found = False, ""
    if not sound:
        raise AdminError("admin-no-backup", path=str(source))
    if found not in known_versions():
        raise AdminError("admin-newer-schema", found=found, wanted=known_versions()[0])


async def _replace(url: str, file: Path, source: Path) -> None:
    """Bring a copy of the backup up to date beside the database, and put it in its place by one transaction."""
    part = file.with_name(f".{file.name}.restoring")
    try:
        with worded(url):
            file.parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(_copy_file, source, part)
            await _begin_anew(part)
            await asyncio.to_thread(_copy_file, part, file)
    finally:
        for ending in ("", "-wal", "-shm"):
            with suppress(OSError):
                part.with_name(part.name + ending).unlink(missing_ok=True)


async def _begin_anew(part: Path) -> None:
    engine = open_database(f"sqlite:///{part}")
    try:
        await migrate(engine, copy_first=False)  # the backup is still there
        async with engine.begin() as connection:
            await connection.execute(update_epoch(new_epoch()))
    finally:
        await engine.dispose()


def _copy_file(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as copy, closing(sqlite3.connect(target, timeout=30)) as database:
        copy.backup(database)


def _replay(url: str, source: Path) -> None:
    """Run a dump in one transaction, which drops all tables first and begins another life of the database at its end.

    The table that writers ask first goes first: they finish, or wait without holding anything. Readers may still hold
    what we wait for while they wait for us, which the database ends by refusing one of the two.
    """
    tables = [EPOCH.name, *(name for name in METADATA.tables if name != EPOCH.name), "alembic_version"]
    # Of a dump from before there were lives the migrations begin the first one. Who held a lease then may hold it
    # still, but has closed the game: it must be free for whoever opens it.
    life = f"UPDATE epoch SET id = '{new_epoch()}'; DELETE FROM leases;"
    with tempfile.TemporaryDirectory(prefix="projectl-") as folder:  # its owner's alone
        script = Path(folder) / "script.sql"
        _run("pg_restore", None, "--no-owner", "--no-privileges", f"--file={script}", str(source))
        steps = (
            f"--command=DROP TABLE IF EXISTS {', '.join(tables)} CASCADE",
            f"--file={script}",
            f"--command=RESET search_path; DO $$ BEGIN IF to_regclass('epoch') IS NOT NULL THEN {life} END IF; END $$",
        )
        for attempt in range(1, ATTEMPTS + 1):
            try:
                _run("psql", url, "--no-psqlrc", "--single-transaction", *PSQL, *steps)
            except AdminError as error:
                if DEADLOCK not in str(error.params["reason"]) or attempt == ATTEMPTS:
                    raise
            else:
                return


def _run(tool: str, url: str | None, *options: str) -> None:
    """Run a tool of PostgreSQL on a database or on files; the password is not shown to who lists processes."""
    found = shutil.which(tool) or _on_debian(tool)
    if found is None:
        raise AdminError("admin-tool-missing", tool=tool)
    command, environment = [found, *options], {**os.environ}
    if url is not None:
        address = check_address(url)
        plain = address.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
        command.insert(1, f"--dbname={plain}")
        environment |= {"PGPASSWORD": address.password} if address.password else {}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["–"]
        raise AdminError("admin-tool-failed", tool=tool, reason=next((s for s in said if "ERROR:" in s), said[-1]))


def _on_debian(tool: str) -> str | None:
    """Debian keeps the tools of every version apart; the newest can talk to all servers."""
    found = sorted(DEBIAN.glob(f"*/bin/{tool}"), key=lambda path: int(path.parts[-3]))
    return str(found[-1]) if found else None
