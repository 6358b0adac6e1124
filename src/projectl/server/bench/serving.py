"""Server processes for a bench: the real one, the same with storage switched off, and the yardstick."""

from __future__ import annotations

import dataclasses
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from sqlalchemy import Executable

from projectl.server.backend import Backend, open_backend
from projectl.server.storage.journal import Journal

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
        self._environ = {**os.environ, **quiet, **settings}
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
        command = [sys.executable, "-m", "projectl.server.bench.serving", self.kind, str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=self._environ, stdin=subprocess.PIPE, stdout=log, stderr=log, start_new_session=True
            )
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


class Forgetful(Journal):
    """A journal that stores nothing: whoever asks is told at once that it was written."""

    async def write(
        self, *statements: Executable, entry: Mapping[str, Any] | None = None, epoch: str | None = None
    ) -> None:
        """Nothing is written."""


async def open_forgetful(url: str) -> Backend:
    """A database that is only read."""
    backend = await open_backend(url)
    await backend.journal.close()
    return dataclasses.replace(backend, journal=Forgetful(backend.engine, backend.journal.epoch))


def main(kind: str, port: int) -> None:
    """What runs in the server process."""
    from projectl.server.app import create_app
    from projectl.server.configuration import configuration
    from projectl.server.logs import set_up_logs
    from projectl.server.rubbish import QuietServer
    from projectl.server.running import serve
    from projectl.server.settings import load_settings

    from .echo import Echo
    from .watching import watch

    threading.Thread(target=_end_with_bench, daemon=True).start()
    settings = load_settings(None, os.environ, port=port)
    if kind == WATCHED:
        watch()
    if kind in (DURABLE, WATCHED):
        serve(settings)
        return
    set_up_logs(settings.log_level)
    app = Echo() if kind == ECHO else create_app(settings, open_forgetful)
    QuietServer(configuration(settings, app)).run()


def _end_with_bench() -> None:
    """The bench holds the other end: when it is gone, nobody stops this process."""
    sys.stdin.buffer.read()
    time.sleep(60)  # who was asked to stop has more to do
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
