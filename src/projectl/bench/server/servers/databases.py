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
    """Where it is found, and the folder that it lies in: a disk of its own, if it was given one."""

    url: str
    disk: Path

    def prefer(self) -> None:
        """Let it go before other processes, as the server goes that waits for it."""


@dataclass(frozen=True, slots=True)
class Postgres(Database):
    """A PostgreSQL server of our own, which can be stopped and started again."""

    control: tuple[str, ...]
    """How pg_ctl is called for it."""
    options: tuple[str, ...]
    """How it is started."""

    def prefer(self) -> None:
        """See Database."""
        prefer_children(int((self.disk / "data" / "postmaster.pid").read_text().splitlines()[0]))

    def start(self) -> None:
        """Start it; it takes connections when this returns."""
        _run([*self.control, *self.options, "start"], self.disk)

    def stop(self, mode: str = "immediate") -> None:
        """Stop it: `fast` cuts all connections and leaves a tidy database, `immediate` leaves it as a crash does."""
        _run([*self.control, "-m", mode, "stop"], self.disk)


class NoPostgresError(Exception):
    """The programs of PostgreSQL are not there, or do not run."""


@contextlib.contextmanager
def fresh_database(kind: str, disk_mib: int = 0) -> Iterator[Database]:
    """An empty database; it is gone afterwards. It lies on a disk of its own, if its size is given (see own_disk)."""
    with tempfile.TemporaryDirectory(prefix="projectl-bench-") as name, own_disk(Path(name), disk_mib) as disk:
        if kind == SQLITE:
            yield Database(f"sqlite:///{disk}/server.db", disk)
        else:
            with postgres(Path(name), disk) as database:
                yield database


def may_mount() -> bool:
    """Whether a disk of our own can be had: on Linux, as root, outside containers that forbid it."""
    with tempfile.TemporaryDirectory(prefix="projectl-bench-") as name, own_disk(Path(name), 1) as disk:
        return disk != Path(name)


@contextlib.contextmanager
def own_disk(folder: Path, mib: int) -> Iterator[Path]:
    """A small disk in memory, mounted below a folder; where that cannot be had, the folder itself."""
    disk = folder / "disk"
    disk.mkdir(mode=0o777)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={mib}m,mode=777", "tmpfs", str(disk)]
    if not mib or shutil.which("mount") is None or subprocess.run(mount, capture_output=True, check=False).returncode:
        yield folder
        return
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], capture_output=True, check=False)


def free_port() -> int:
    """A port on loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def postgres(folder: Path, disk: Path) -> Iterator[Postgres]:
    """A server with all its care for durability, on a free port of loopback.

    Its write-ahead log lies in the folder even where the data lie on a disk of their own: without it a server cannot
    even tell that the disk is full.
    """
    initdb, pg_ctl = _program("initdb"), _program("pg_ctl")
    # It refuses to run as root.
    become = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
    folder.chmod(0o777)
    data, port = disk / "data", free_port()
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=100"
    who = ["-A", "trust", "--no-sync", "-U", "projectl", "-D", str(data), f"--waldir={folder / 'wal'}"]
    _run([*become, initdb, *who], folder)
    control = (*become, pg_ctl, "-D", str(data), "-s", "-w")
    options = ("-l", str(folder / "log"), "-o", settings)
    server = Postgres(f"postgresql://projectl@127.0.0.1:{port}/postgres", disk, control, options)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def _program(name: str) -> str:
    """Where a program of PostgreSQL lies; Debian keeps them off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    place = str(found[-1]) if found else shutil.which(name)
    if place is None:
        raise NoPostgresError(name)
    return place


def _run(command: list[str], folder: Path) -> None:
    try:
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPostgresError(f"{command[0]}: {error}") from error
