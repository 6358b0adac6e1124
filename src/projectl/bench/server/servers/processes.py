"""Server processes for a bench: the real one, the same with storage switched off, and the yardstick.

What runs in them is in `served`.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from .databases import free_port
from .machine import cpu_seconds, prefer, rss_kib

DURABLE, VOLATILE, ECHO, WATCHED = "durable", "volatile", "echo", "watched"
RAISED = {
    "PROJECTL_HANDSHAKES": "1000000",
    "PROJECTL_CREATIONS": "1000000",
    "PROJECTL_MESSAGES": "1000000",
    "PROJECTL_CONNECTIONS": "1000000",
    "PROJECTL_SOCKETS": "1000000",
    "PROJECTL_READS": "1000000",
    "PROJECTL_UNFINISHED_GAMES": "1000000",
    "PROJECTL_EXPORTS": "1000000",
}
"""The limits that stand against one address doing what thousands of players do."""
START_SECONDS = 60.0


def begin(kind: str, port: int, environ: Mapping[str, str], log: Path) -> subprocess.Popen[bytes]:
    """Start a process in which that kind of server runs."""
    command = [sys.executable, "-m", "projectl.bench.server.servers.main", kind, str(port)]
    with log.open("ab") as file:
        return subprocess.Popen(
            command, env=environ, stdin=subprocess.PIPE, stdout=file, stderr=file, start_new_session=True
        )


class ServerProcess:
    """One server process on a port of its own."""

    def __init__(
        self,
        kind: str,
        database: str,
        realtime: bool = True,
        settings: Mapping[str, str] = RAISED,
    ) -> None:
        self.kind = kind
        self._realtime = realtime
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        quiet = {"PROJECTL_DATABASE": database, "PROJECTL_LOG_LEVEL": "warning"}
        # An installation has its byte code; where Python is told not to write it, every start would compile all anew.
        self._environ = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", **quiet, **settings}
        with tempfile.NamedTemporaryFile(prefix="projectl-bench-", suffix=".log", delete=False) as file:
            self.log = Path(file.name)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Of the running process."""
        assert self._process is not None
        return self._process.pid

    @property
    def rss_kib(self) -> int:
        """The memory that it has."""
        return rss_kib(self.pid)

    @property
    def cpu_seconds(self) -> float:
        """The processor time that it has used."""
        return cpu_seconds(self.pid)

    def launch(self) -> None:
        """Start it; it is not ready yet."""
        self._process = begin(self.kind, self.port, self._environ, self.log)
        if self._realtime:
            prefer(self._process.pid)

    def start(self) -> float:
        """Start it; the seconds until it was ready."""
        began = time.monotonic()
        self.launch()
        self.wait_until_ready()
        return time.monotonic() - began

    def wait_until_ready(self) -> None:
        """Until it says that it can serve."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            if self._is_ready():
                return
            assert self._process is not None
            if self._process.poll() is not None:
                break
            time.sleep(0.01)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.host}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def faults(self) -> list[str]:
        """The lines of its log that tell of something gone wrong."""
        signs = ("Traceback", "exception", '"level": "error"', '"level": "critical"')
        return [line for line in self.log.read_text().splitlines() if any(sign in line for sign in signs)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()
        self.log.unlink(missing_ok=True)
