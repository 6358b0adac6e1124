"""Server processes that begin with everything imported: forks of one process that has imported it once.

Importing the server takes longer than most of what the tests want of it. `projectl serve` as people start it has
tests of its own (`test_serve.py`, `test_evening.py`). Where there are no descriptors of processes (they are Linux's),
nothing is forked.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

MOST_BYTES = 1 << 20
CAN_FORK = hasattr(os, "pidfd_open") and hasattr(socket, "send_fds")


class Forked:
    """A process, as `subprocess.Popen` would give it. What it is told by `stdin` is only that we are gone."""

    def __init__(self, stem: Stem, pid: int, stdin: Any) -> None:
        self.pid = pid
        self.stdin = stdin
        self._stem = stem

    def poll(self) -> int | None:
        """Its exit code; None while it runs."""
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, when it has ended."""
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("forked", timeout or 0)
        return code

    def _ended(self, timeout: float | None) -> int | None:
        code = self._stem.code_of(self.pid, timeout)
        if code is not None:
            self.stdin.close()
        return code

    def send_signal(self, number: int) -> None:
        """Unless it has ended."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """At once."""
        self.send_signal(signal.SIGKILL)


class Stem:
    """The process that has imported everything, as those see it who ask it to fork."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._codes: dict[int, int] = {}
        self._begun: list[int] = []
        ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line = ours
        environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
        command = [sys.executable, "-m", "server.forking", str(its.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[its.fileno()], env=environ)
        its.close()

    def begin(self, function: str, *values: object, environ: Mapping[str, str], log: Path, files: int = 0) -> Forked:
        """Call a function (`module:name`) in a new process; `files`: so many it may have open, 0: as many as here."""
        asked = {"function": function, "values": values, "environ": dict(environ), "log": str(log), "files": files}
        reading, writing = os.pipe()
        with self._lock:
            socket.send_fds(self._line, [json.dumps(asked).encode()], [reading])
            os.close(reading)
            while not self._begun:
                self._hear(None)
            return Forked(self, self._begun.pop(), os.fdopen(writing, "wb"))

    def code_of(self, pid: int, timeout: float | None) -> int | None:
        """The exit code of a process; None if it has not ended after so long."""
        end = None if timeout is None else time.monotonic() + timeout
        while True:
            with self._lock:
                if pid not in self._codes:
                    self._hear(0.02 if timeout else 0)
                if pid in self._codes:
                    return self._codes[pid]
            if end is not None and time.monotonic() >= end:
                return None

    def _hear(self, timeout: float | None) -> None:
        if select.select([self._line], [], [], timeout)[0]:
            heard = self._line.recv(MOST_BYTES)
            if not heard:
                raise RuntimeError("the process that forks has ended")
            told = json.loads(heard)
            if "code" in told:
                self._codes[told["pid"]] = told["code"]
            else:
                self._begun.append(told["pid"])


@cache
def stem() -> Stem:
    """One for all tests of this process; it ends with it."""
    return Stem()


# --- in the process that forks ----------------------------------------------------------------------------------------
def _serve(line: socket.socket) -> None:
    """Fork whenever somebody asks for it, and tell of every end."""
    children: dict[int, int] = {}
    while True:
        for ready in select.select([line.fileno(), *children], [], [])[0]:
            if ready == line.fileno():
                message, descriptors, _, _ = socket.recv_fds(line, MOST_BYTES, 1)
                if not message:
                    for pid in children.values():
                        os.kill(pid, signal.SIGKILL)
                    return
                pid = _fork(line, json.loads(message), descriptors[0])
                children[os.pidfd_open(pid)] = pid
                os.close(descriptors[0])
                line.send(json.dumps({"pid": pid}).encode())
            else:
                pid = children.pop(ready)
                os.close(ready)
                code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                line.send(json.dumps({"pid": pid, "code": code}).encode())


def _fork(line: socket.socket, asked: Mapping[str, Any], stdin: int) -> int:
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        line.close()
        os.setsid()
        _prepare(asked, stdin)
        _call(asked["function"], asked["values"])
        code = 0
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _prepare(asked: Mapping[str, Any], stdin: int) -> None:
    """As if it had been started with that environment, standard input and log."""
    log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for number, descriptor in enumerate((stdin, log, log)):
        os.dup2(descriptor, number)
    os.environ.clear()
    os.environ.update(asked["environ"])
    if asked["files"]:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (asked["files"], asked["files"]))


def _call(function: str, values: list[Any]) -> None:
    import importlib

    module, _, name = function.partition(":")
    getattr(importlib.import_module(module), name)(*values)


def _import_all() -> None:
    import gc
    import importlib

    gc.disable()
    for module in (
        "aiosqlite",
        "alembic.command",
        "projectl.cli.commands.serve",
        "projectl.bench.server.servers.echo",
        "projectl.bench.server.servers.without_storage",
        "projectl.bench.server.servers.main",
        "projectl.bench.server.servers.callback_times",
        "projectl.server.cluster.postgres_bus",
        "projectl.server.hosting.run",
        "sqlalchemy.dialects.postgresql.asyncpg",
        "sqlalchemy.dialects.sqlite.aiosqlite",
        "uvicorn.lifespan.on",
    ):
        importlib.import_module(module)
    gc.freeze()
    gc.enable()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests, which then let go of us
    _import_all()
    _serve(socket.socket(fileno=int(sys.argv[1])))
