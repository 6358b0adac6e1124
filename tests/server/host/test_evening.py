"""The host's evening: what a person at a terminal is told by `projectl serve`, and what a program is told instead."""

import fcntl
import json
import os
import pty
import re
import select
import sqlite3
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from unicodedata import east_asian_width

import pytest
import structlog
from server.harness import Server, free_port

from projectl.cli.main import run
from projectl.cli.serve_announcements import announcement
from projectl.server.logs import set_up_logs
from projectl.server.settings import Settings
from projectl.server.terminal_notices import ForPeople
from projectl.texts import languages, use

PATIENCE = 120.0
COLUMNS = 80


class Terminal:
    """A command in a terminal of 80 columns."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.shown = ""
        self.process, self._screen = pty.fork()
        if not self.process:
            os.environ.update(PROJECTL_DATA=str(folder), BROWSER="true")
            os.execv(sys.executable, [sys.executable, "-m", "projectl", "serve", *options])
        fcntl.ioctl(self._screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, COLUMNS, 0, 0))

    def read(self, holds: Callable[[str], bool]) -> None:
        """Until something holds of what is shown, or the command has ended."""
        end = time.monotonic() + PATIENCE
        while not holds(self.shown):
            assert time.monotonic() < end, self.shown
            if select.select([self._screen], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self._screen, 4096).decode().replace("\r\n", "\n")
                except OSError:  # the command has closed it
                    return

    def press_ctrl_c(self) -> int:
        """The exit code."""
        os.write(self._screen, b"\x03")
        self.read(lambda _: False)
        os.close(self._screen)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


def test_a_person_reads_a_few_lines_and_one_at_the_end(tmp_path: Path) -> None:
    port = free_port()
    terminal = Terminal(tmp_path, "--port", str(port), "--lan", "--language", "de")
    terminal.read(lambda shown: "gespeichert.\n" in shown)
    assert terminal.press_ctrl_c() == 0
    lines = [line for line in terminal.shown.splitlines() if line.strip() and not re.search("[█▀▄]", line)]
    assert lines[0] == f"Project L ist bereit: http://127.0.0.1:{port}/"
    assert lines[1].startswith("Andere in deinem Netz: http://")
    assert lines[2:] == [
        "Mit Strg+C anhalten. Jedes Spiel ist gespeichert.",
        "^C",
        "Angehalten. Angefangene Spiele gehen beim nächsten Mal weiter.",
    ]
    assert "█" in terminal.shown
    assert "{" not in terminal.shown


def width(line: str) -> int:
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in line)


@pytest.mark.parametrize("language", languages())
def test_the_lines_fit_a_terminal(language: str) -> None:
    use(language, strict=True)
    try:
        for settings in (Settings(), Settings(host="192.168.178.120"), Settings(names=("play.example.org",))):
            for line in announcement(settings):
                assert all(width(part) <= COLUMNS for part in line.splitlines()), line
    finally:
        use("en")


def test_a_program_reads_only_objects(server: Server) -> None:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    told = next(line for line in lines if line["event"] == "listening")
    assert told["address"] == f"http://{server.address}"


def test_what_goes_wrong_is_one_line_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info", "people")
    try:
        log = structlog.get_logger()
        log.info("started")
        for _ in range(3):
            log.warning("not-stored", reason="OperationalError", detail="database or disk\nis full")
        try:
            raise RuntimeError("a secret of a game")
        except RuntimeError:
            log.exception("something-new")
        told = capsys.readouterr().err.splitlines()
    finally:
        set_up_logs("warning")
    assert len(told) == 2
    assert told[0].endswith("The database isn’t answering as it should: database or disk is full")
    assert "something-new: RuntimeError" in told[1]


def test_the_same_line_comes_again_after_a_while() -> None:
    times = iter([0.0, 30.0, 61.0])
    tell = ForPeople(lambda: next(times))
    event = {"event": "not-stored", "reason": "x"}
    assert tell(None, "", event)
    with pytest.raises(structlog.DropEvent):
        tell(None, "", event)
    assert tell(None, "", event)


# --- what keeps a server from starting ------------------------------------------------------------------------------
def refused(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """What `projectl serve` says when it does not start: one sentence or two, on one line."""
    try:
        assert run(["serve", "--port", str(free_port()), "--logs", "people", *options]) == 2
    finally:
        set_up_logs("warning")
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1, told.err
    return told.err


def test_a_second_server_on_the_same_file(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Another server is already running on" in refused(capsys, "--database", server.database)


def test_a_damaged_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "server.db"
    file.write_bytes(b"this is no database" * 500)
    before = file.read_bytes()
    assert "is damaged, or is not a database" in refused(capsys, "--database", f"sqlite:///{file}")
    assert file.read_bytes() == before


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "server.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    assert "newer version of this program (schema 9999" in refused(capsys, "--database", f"sqlite:///{file}")


def test_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "can’t be used: " in refused(capsys, "--database", f"sqlite:///{tmp_path}/file/server.db")


def test_postgresql_that_is_away(capsys: pytest.CaptureFixture[str]) -> None:
    address = f"postgresql://nobody:secret@127.0.0.1:{free_port()}/none"
    for processes in ("1", "2"):
        told = refused(capsys, "--database", address, "--processes", processes)
        assert "isn’t available: " in told
        assert "secret" not in told


def test_an_address_that_is_not_ours(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROJECTL_HOST", "203.0.113.7")
    assert "203.0.113.7 is not an address of this computer" in refused(capsys)


def test_a_form_of_the_log_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--logs", "xml"]) == 2
    assert "not 'xml'" in capsys.readouterr().err


def test_stale_locks_are_impossible(tmp_path: Path) -> None:
    """A file that was left behind by a server that was killed keeps nobody out: only who lives holds it."""
    code = (
        "import os, sys; from projectl.server.storage.sqlite.file_ownership import own;"
        "held = own(sys.argv[1]); print('held', flush=True); os.kill(os.getpid(), 9)"
    )
    url = f"sqlite:///{tmp_path / 'server.db'}"
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code, url], capture_output=True, text=True, check=False)
        assert done.stdout == "held\n", done.stderr
    assert (tmp_path / "server.db.lock").exists()
