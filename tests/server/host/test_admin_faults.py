"""`projectl admin` where something is in the way: one sentence, a code that is not 0, and nothing lost."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server.harness import free_port

from projectl.cli.main import run
from projectl.server.storage.sqlite.file_ownership import own

OLD = b"an older backup"


@pytest.fixture(autouse=True)
def _same_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of this program, with something in it that takes room."""
    file = tmp_path_factory.mktemp("made") / "server.db"
    sqlite3.connect(file).close()
    assert run(["admin", "migrate", "--database", f"sqlite:///{file}"]) == 0
    with closing(sqlite3.connect(file)) as connection, connection:
        rows = [(f"id{number}", "x" * 40, 1) for number in range(5000)]
        connection.executemany("INSERT INTO identities VALUES (?, ?, ?)", rows)
    return file


@pytest.fixture
def file(made: Path, tmp_path: Path) -> Path:
    shutil.copy(made, tmp_path / "server.db")
    return tmp_path / "server.db"


def told(capsys: pytest.CaptureFixture[str], *arguments: str, database: str) -> str:
    """What is said when it does not work: one line."""
    assert run(["admin", *arguments, "--database", database]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert len(found.err.splitlines()) == 1, found.err
    return found.err


def people(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return int(connection.execute("SELECT count(*) FROM identities").fetchone()[0])


def test_paths_that_are_not_there(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{file}"
    assert "There is no folder" in told(capsys, "backup", str(tmp_path / "none" / "x.db"), database=url)
    assert "already exists" in told(capsys, "backup", str(tmp_path), database=url)
    assert "There is no file" in told(capsys, "restore", "--yes", str(tmp_path / "none.db"), database=url)
    assert "There is no database" in told(capsys, "list", database=f"sqlite:///{tmp_path}/none.db")
    assert "There is no database" in told(capsys, "migrate", database=f"sqlite:///{tmp_path}/none/none.db")
    assert not (tmp_path / "none").exists(), "nothing is made by looking for it"


COMMANDS = (
    ("list",),
    ("players",),
    ("close", "game"),
    ("delete", "--yes", "game"),
    ("reset-password", "Ann"),
    ("migrate",),
    ("backup", "{folder}/copy.db"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_damaged_database(command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "server.db"
    file.write_bytes(b"this is no database" * 500)
    before = file.read_bytes()
    arguments = [part.format(folder=tmp_path) for part in command]
    assert "is damaged, or is not a database" in told(capsys, *arguments, database=f"sqlite:///{file}")
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["server.db"]


def test_a_backup_in_the_place_of_a_damaged_database(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "server.db"
    file.write_bytes(b"this is no database" * 500)
    url = f"sqlite:///{file}"
    held = own(url)
    assert held is not None
    try:
        assert "Another server is already running" in told(capsys, "restore", "--yes", str(made), database=url)
    finally:
        held.close()
    assert run(["admin", "restore", "--yes", str(made), "--database", url]) == 0
    assert people(file) == 5000
    kept = tmp_path / "server.db.damaged"
    assert str(kept) in capsys.readouterr().out
    assert kept.read_bytes().startswith(b"this is no database"), "perhaps somebody can read more of it than we can"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_postgresql_that_is_away(command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = f"postgresql://nobody:secret@127.0.0.1:{free_port()}/none"
    arguments = [part.format(folder=tmp_path) for part in command]
    found = told(capsys, *arguments, database=address)
    assert "isn’t available: " in found
    assert "secret" not in found
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("address", ["mysql://x/y", "nonsense", "sqlite://", "sqlite:///:memory:"])
def test_addresses_that_are_none(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "list", "--database", address]) == 2
    assert "Traceback" not in capsys.readouterr().err


# --- no room left -----------------------------------------------------------------------------------------------------
def cramped(kib: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command that can write no file larger than that."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (kib * 1024, kib * 1024))

    command = [sys.executable, "-m", "projectl", "admin", *arguments]
    return subprocess.run(command, preexec_fn=limit, capture_output=True, text=True, check=False)


def test_a_backup_that_does_not_fit(file: Path, tmp_path: Path) -> None:
    older = tmp_path / "older.db"
    older.write_bytes(OLD)
    done = cramped(100, "backup", str(tmp_path / "new.db"), "--database", f"sqlite:///{file}")
    assert done.returncode == 2
    assert "new.db: cannot be written: " in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix != ".lock") == ["older.db", "server.db"]
    assert older.read_bytes() == OLD
    assert people(file) == 5000


def test_a_restore_that_does_not_fit(made: Path, tmp_path: Path) -> None:
    """The database is what it was."""
    file = tmp_path / "server.db"
    shutil.copy(made, file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM identities WHERE id = 'id7'")
    done = cramped(100, "restore", "--yes", str(made), "--database", f"sqlite:///{file}")
    assert done.returncode == 2
    assert "is full. Nothing was changed" in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert people(file) == 4999
