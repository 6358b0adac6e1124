"""Backup and restore, while servers run."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server import orders
from projectl.server.rooms.hub import wall_clock
from projectl.server.storage.database import check_address, migrate
from projectl.server.storage.schema import LOG

from .access import AdminError, known_versions, opened, sqlite_file

SETTLE_SECONDS = 4 * orders.LOOK_SECONDS
"""After so long every running server has noticed that its database was restored."""
DEBIAN = Path("/usr/lib/postgresql")


async def backup(url: str, target: Path) -> int:
    """Write a consistent copy of the database, whatever is written to it meanwhile; its size in bytes."""
    if target.exists():
        raise AdminError("admin-file-exists", path=str(target))
    part = target.with_name(f".{target.name}.part")
    try:
        async with opened(url, any_version=True):
            await asyncio.to_thread(_write_copy, url, part)
        part.replace(target)
    except OSError as error:
        raise AdminError("file-unwritable", path=str(target), reason=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def _write_copy(url: str, target: Path) -> None:
    file = sqlite_file(url)
    if file is None:
        _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={target}")
        return
    with closing(sqlite3.connect(file, timeout=30)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a write-ahead log beside it


async def restore(url: str, source: Path) -> None:
    """Put a backup in the place of all that is in the database. Servers that run on it read everything anew."""
    await asyncio.to_thread(_check, url, source)
    await asyncio.to_thread(_read_copy, url, source)
    async with opened(url, any_version=True) as engine:
        await migrate(engine)
        async with engine.begin() as connection:
            for statement in orders.order(orders.RELOAD, "-", wall_clock()):
                await connection.execute(statement)
        await asyncio.sleep(SETTLE_SECONDS)
        await _drop_orphans(engine)


def _check(url: str, source: Path) -> None:
    """Refuse what is no backup of this kind of database."""
    if not source.is_file():
        raise AdminError("admin-no-file", path=str(source))
    if sqlite_file(url) is not None:
        _check_sqlite(source)
    elif source.read_bytes()[:5] != b"PGDMP":
        raise AdminError("admin-no-backup", path=str(source))


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


def _read_copy(url: str, source: Path) -> None:
    file = sqlite_file(url)
    if file is None:
        whole = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
        _run("pg_restore", url, *whole, str(source))
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(source)) as copy, closing(sqlite3.connect(file, timeout=30)) as database:
        copy.backup(database)


async def _drop_orphans(engine: AsyncEngine) -> None:
    """A server may have appended to a log just before it noticed. Such entries follow on nothing, and go."""
    gaps = select(LOG.c.game).group_by(LOG.c.game).having(func.max(LOG.c.seq) != func.count())
    async with engine.begin() as connection:
        for (game,) in (await connection.execute(gaps)).all():
            found = set((await connection.execute(select(LOG.c.seq).where(LOG.c.game == game))).scalars())
            last = next(number for number in range(len(found) + 1) if number + 1 not in found)
            await connection.execute(delete(LOG).where(LOG.c.game == game, LOG.c.seq > last))


def _run(tool: str, url: str, *options: str) -> None:
    """Run a tool of PostgreSQL on a database; the password is not shown to who lists processes."""
    found = shutil.which(tool) or _on_debian(tool)
    if found is None:
        raise AdminError("admin-tool-missing", tool=tool)
    address = check_address(url)
    password = {"PGPASSWORD": address.password} if address.password else {}
    plain = address.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    command = [found, f"--dbname={plain}", *options]
    done = subprocess.run(command, env={**os.environ, **password}, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["–"])[-1]
        raise AdminError("admin-tool-failed", tool=tool, reason=reason)


def _on_debian(tool: str) -> str | None:
    """Debian keeps the tools of every version apart; the newest can talk to all servers."""
    found = sorted(DEBIAN.glob(f"*/bin/{tool}"), key=lambda path: int(path.parts[-3]))
    return str(found[-1]) if found else None
