"""A PostgreSQL server of our own, which can be crashed and started again."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from needs import required


def postgres_binary(name: str) -> str | None:
    """Where a program of PostgreSQL lies; Debian keeps them off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(found[-1]) if found else shutil.which(name)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """Made and started; `remove` it in the end."""

    def __init__(self) -> None:
        initdb, pg_ctl = postgres_binary("initdb"), postgres_binary("pg_ctl")
        if initdb is None or pg_ctl is None:
            required("PostgreSQL (initdb and pg_ctl)")
        # It refuses to run as root.
        become = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
        self._folder = Path(tempfile.mkdtemp(prefix="projectl-pg-"))
        self._folder.chmod(0o777)
        data, port = self._folder / "data", free_port()
        # What it has written survives its own crash without fsync, and the machine's crash is no subject of the tests.
        quick = "-c fsync=off -c full_page_writes=off -c max_connections=60"
        self._options = f"-p {port} -k {self._folder} -c listen_addresses=127.0.0.1 {quick}"
        self._ctl = [*become, str(pg_ctl), "-D", str(data), "-s"]
        self.address = f"postgresql://projectl@127.0.0.1:{port}"
        init = [*become, str(initdb), "-A", "trust", "--no-sync", "-U", "projectl", "-D", str(data)]
        subprocess.run(init, check=True, capture_output=True, cwd=self._folder)
        self.start()

    def start(self, wait: bool = True) -> None:
        """`wait` until it takes connections; else it may still be recovering."""
        how = ["-w" if wait else "-W", "-l", str(self._folder / "log"), "-o", self._options, "start"]
        subprocess.run([*self._ctl, *how], check=True, cwd=self._folder)

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is a crash: it has to recover when it starts again."""
        subprocess.run([*self._ctl, "-w", "-m", how, "stop"], check=True, cwd=self._folder)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
