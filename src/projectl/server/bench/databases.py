"""A fresh database for a bench: a file, or a PostgreSQL server of our own that lives as long as the bench."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .machine import prefer_children

SQLITE, POSTGRESQL = "sqlite", "postgresql"
KINDS = (SQLITE, POSTGRESQL)


@dataclass(frozen=True, slots=True)
class Database:
    """Where it is found, and the process that keeps it, if it has one."""

    url: str
    pid: int | None = None

    def prefer(self) -> None:
        """Let it go before other processes, as the server goes that waits for it."""
        if self.pid is not None:
            prefer_children(self.pid)


class NoPostgres(Exception):  # noqa: N818  # reads as the fault that it is
    """The programs of PostgreSQL are not there, or do not run."""


@contextlib.contextmanager
def fresh_database(kind: str) -> Iterator[Database]:
    """An empty database; it is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="projectl-bench-") as folder:
        if kind == SQLITE:
            yield Database(f"sqlite:///{folder}/server.db")
        else:
            with postgres(Path(folder)) as database:
                yield database


def free_port() -> int:
    """A port on loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[Database]:
    """A server in a folder, with all its care for durability, on a free port of loopback."""
    initdb, pg_ctl = _program("initdb"), _program("pg_ctl")
    # It refuses to run as root.
    become = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
    folder.chmod(0o777)
    data, port = folder / "data", free_port()
    ctl = [*become, pg_ctl, "-D", str(data), "-s", "-w"]
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=100"
    _run([*become, initdb, "-A", "trust", "--no-sync", "-U", "projectl", "-D", str(data)], folder)
    _run([*ctl, "-l", str(folder / "log"), "-o", options, "start"], folder)
    try:
        pid = int((data / "postmaster.pid").read_text().splitlines()[0])
        yield Database(f"postgresql://projectl@127.0.0.1:{port}/postgres", pid)
    finally:
        _run([*ctl, "-m", "immediate", "stop"], folder)


def _program(name: str) -> str:
    """Where a program of PostgreSQL lies; Debian keeps them off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    place = str(found[-1]) if found else shutil.which(name)
    if place is None:
        raise NoPostgres(name)
    return place


def _run(command: list[str], folder: Path) -> None:
    try:
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPostgres(f"{command[0]}: {error}") from error
