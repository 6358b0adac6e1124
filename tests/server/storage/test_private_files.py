"""What a server writes is for its owner alone."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import Server

from projectl.cli.main import run
from projectl.server.storage.sqlite.file_ownership import keep_private, own, tighten


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_server_and_its_backups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder was made by an earlier version, and so was a copy in it."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    copy = folder / "server.db.before-0001"
    copy.write_text("an old copy")
    monkeypatch.setenv("PROJECTL_DATA", str(folder))
    with Server(f"sqlite:///{folder / 'server.db'}", PROJECTL_DATA=str(folder)):
        found = {path.name: mode(path) for path in folder.iterdir()}
        assert {"server.db", "server.db-wal", "server.db-shm", copy.name} <= found.keys()
        assert set(found.values()) == {0o600}
        assert mode(folder) == 0o700
        assert run(["admin", "backup", str(tmp_path / "backup.db")]) == 0, "beside a running server"
        assert mode(tmp_path / "backup.db") == 0o600


def test_a_folder_of_others_is_left_as_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    database, other = shared / "games.db", shared / "letter.txt"
    for each in (database, shared / "games.db-wal", other):
        each.write_text("")
    tighten(database)
    assert (mode(shared), mode(other)) == (0o755, 0o644)
    assert mode(database) == mode(shared / "games.db-wal") == 0o600


def test_a_folder_that_is_made_is_private(tmp_path: Path) -> None:
    keep_private()
    held = own(f"sqlite:///{tmp_path / 'new' / 'server.db'}")
    assert held is not None
    held.close()
    assert mode(tmp_path / "new") == 0o700
