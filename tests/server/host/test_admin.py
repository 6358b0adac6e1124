"""`projectl admin` on the database of a running server, of either kind."""

import asyncio
import io
import json
import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from needs import required
from server.accounts.test_accounts import PASSWORD
from server.accounts.test_players import with_account
from server.harness import ME, OPEN, Line, Player, Server
from server.postgres import postgres_binary

from projectl.cli.main import run
from projectl.server.admin import backups
from projectl.server.admin.access import AdminError
from projectl.server.ids import new_id
from projectl.server.storage.versions import known_versions

DATA = Path(__file__).parents[1] / "data"


@pytest.fixture
def running(database: str) -> Iterator[Server]:
    if database.startswith("postgresql") and postgres_binary("pg_dump") is None:
        required("pg_dump")
    with Server(database) as server:
        yield server
        assert server.faults() == []


class Host:
    """Who types commands on the server's machine."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._url = url
        self._capsys = capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        assert run(["admin", *arguments, "--database", self._url]) == code, self._capsys.readouterr()
        told = self._capsys.readouterr()
        return told.err if code else told.out

    async def later(self, *arguments: str, code: int = 0) -> str:
        """While an event loop is running."""
        return await asyncio.to_thread(self, *arguments, code=code)

    async def games(self, *filters: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(await self.later("list", "--json", *filters))
        return found


@pytest.fixture
def host(database: str, capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(database, capsys)


async def act(line: Line) -> None:
    """A piece from the reserve, and back to where it was known."""
    seat = line.views[0]["to_act"][0]
    assert (await line.ask("play", seat=seat, action="piece"))["type"] == "ack"
    await line.read("update")


def test_a_running_server(running: Server, host: Host, tmp_path: Path) -> None:
    """Everything on one server: starting it takes longer than all the rest."""

    async def body() -> None:
        await games_and_people(running, host)
        await backup_and_restore(running, host, tmp_path)

    asyncio.run(asyncio.wait_for(body(), 180))


async def games_and_people(running: Server, host: Host) -> None:
    async with Player(running, "Ann") as ann, Player(running, "Bob") as bob:
        await with_account(ann)
        first, second = await ann.create(ME, ME, public=False), await ann.create(ME, OPEN, public=True)
        assert [each["id"] for each in await host.games()] == [second, first]
        assert [each["id"] for each in await host.games("--status", "running")] == [first]
        assert [each["seats"] for each in await host.games("--player", ann.id, "--limit", "1")] == [["Ann", "–"]]
        assert await host.games("--variant", "solo") == []
        async with ann.playing(first) as line, bob.playing(second) as watching:
            assert first in await host.later("close", first)
            told = await line.read("update", lambda message: message["cause"] == "close")
            assert told["table"]["ended"]["how"] == "closed"
            assert told["table"]["seed"] is not None
            assert (await line.ask("play", seat=0, action="piece"))["code"] == "game-is-over"
            assert "over" in await host.later("close", first, code=2)
            assert second in await host.later("delete", "--yes", second)
            assert (await watching.closing())[0] == 4004
        assert (await ann.http.get(f"/api/games/{second}")).status_code == 404
        assert "no such game" in await host.later("delete", "--yes", second, code=2)
        assert [each["status"] for each in await host.games()] == ["over"]
        await forgotten_password(host, ann)


async def forgotten_password(host: Host, ann: Player) -> None:
    assert [each["name"] for each in json.loads(await host.later("players", "--json"))] == ["Ann"]
    password = (await host.later("reset-password", "ANN")).split()[-1]
    assert (await ann.http.get("/api/me")).status_code == 401
    assert (await ann.http.post("/api/login", json={"name": "Ann", "password": PASSWORD})).status_code == 403
    assert (await ann.http.post("/api/login", json={"name": "Ann", "password": password})).status_code == 200
    assert "no such player" in await host.later("reset-password", "Nobody", code=2)


async def backup_and_restore(running: Server, host: Host, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    async with Player(running, "Cleo") as ann:
        game = await ann.create(ME, ME)
        async with ann.playing(game) as line:
            await act(line)
            assert "KiB" in await host.later("backup", str(copy))
            version, view = line.version, line.views[0]["seats"]
            await act(line)
            later = await ann.create(ME, ME)
            assert line.version == version + 1
            assert str(copy) in await host.later("restore", "--yes", str(copy))
            assert (await line.closing())[0] == 1012
        async with ann.playing(game) as line:
            assert line.version == version
            assert line.views[0]["seats"] == view
            await act(line)  # and the game goes on
            assert line.version == version + 1
        assert (await ann.http.get(f"/api/games/{later}")).status_code == 404
    assert str(copy) in await host.later("backup", str(copy), code=2)  # nothing is overwritten
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy"]


def test_what_is_no_backup_is_refused(no_tables: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"something else " * 100)
    newer = tmp_path / "newer"
    connection = sqlite3.connect(newer)
    connection.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    for path, code in [(tmp_path / "none", "admin-no-file"), (other, "admin-no-backup")]:
        with pytest.raises(AdminError) as refused:
            asyncio.run(backups.restore(no_tables, path))
        assert refused.value.code == code
    if no_tables.startswith("sqlite"):
        with pytest.raises(AdminError) as refused:
            asyncio.run(backups.restore(no_tables, newer))
        assert refused.value.code == "admin-newer-schema"
        assert not (tmp_path / "server.db").exists()


def test_an_id_may_begin_like_an_option(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "server.db"
    host = Host(f"sqlite:///{path}", capsys)
    store_old(path)
    host("migrate")
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE games SET id = '-jJt5KNx-dy' WHERE status = 'open'")
    connection.close()
    assert "Closed: -jJt5KNx-dy" in host("close", "-jJt5KNx-dy")
    assert "Deleted: -jJt5KNx-dy" in host("delete", "-jJt5KNx-dy", "--yes")
    assert not any(new_id(9).startswith("-") for _ in range(1000))


def store_old(path: Path) -> None:
    """A database of the first schema."""
    connection = sqlite3.connect(path)
    connection.executescript((DATA / "v0001.sqlite.sql").read_text(encoding="utf-8"))
    connection.close()


def test_an_old_database_is_migrated_on_demand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "server.db"
    host = Host(f"sqlite:///{path}", capsys)
    assert "no database" in host("list", code=2)
    store_old(path)
    assert "projectl admin migrate" in host("list", code=2)
    assert f"before: 0001; now: {known_versions()[0]}" in host("migrate")
    assert "running" in host("list")
    assert "x is not one of open, running, over" in host("list", "--status", "x", code=2)


def test_a_restored_database_of_an_older_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    copy, url = tmp_path / "old.db", f"sqlite:///{tmp_path / 'server.db'}"
    store_old(copy)
    asyncio.run(backups.restore(url, copy))
    connection = sqlite3.connect(tmp_path / "server.db")
    assert connection.execute("SELECT version_num FROM alembic_version").fetchone()[0] == known_versions()[0]
    assert connection.execute("SELECT count(*) FROM log").fetchone()[0] == 49
    connection.close()


def test_a_missing_tool_is_named(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    monkeypatch.setattr(backups, "DEBIAN", tmp_path)
    assert "needs pg_dump" in Host(postgres_database, capsys)("backup", str(tmp_path / "copy"), code=2)


@pytest.mark.parametrize("command", ["delete", "restore"])
def test_what_cannot_be_undone_is_asked_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("n\n"))
    assert "Nothing was changed" in Host(f"sqlite:///{tmp_path / 'server.db'}", capsys)(command, "something", code=1)
