"""Several processes that serve at one address: each takes connections as it can, and one that dies is replaced."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
import time
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

import structlog

from projectl.server.logs import set_up_logs
from projectl.server.settings import Settings
from projectl.texts import preferred_language, use

from .gc_tuning import QuietServer
from .parent_watchdog import end_with_parent
from .uvicorn_config import configuration

log = structlog.get_logger("projectl.processes")

STOP_SECONDS = 15.0
LEAST_SECONDS = 1.0
"""One that dies at once is not started again before so long."""
LOOK_SECONDS = 0.5


def serve_in_processes(settings: Settings) -> None:
    """Serve until a signal stops it."""
    with listening(settings) as shared:
        Processes(settings, shared).run()


def listening(settings: Settings) -> socket.socket:
    """The socket that all processes share."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    shared = socket.socket(family, socket.SOCK_STREAM)
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    shared.bind((settings.host, settings.port))
    return shared


class Processes:
    """Starts them, replaces those that die, stops them."""

    def __init__(self, settings: Settings, shared: socket.socket) -> None:
        self._settings = settings
        self._shared = shared
        self._stopping = False
        self._running: dict[BaseProcess, float] = {}
        """When each was started."""

    def run(self) -> None:
        """Until a signal comes."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        for _ in range(self._settings.processes):
            self._start()
        while not self._stopping:
            wait([process.sentinel for process in self._running], LOOK_SECONDS)
            self._replace_dead()
        self._end_all()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _start(self) -> None:
        # Not forked: a child begins afresh, without the threads and handlers of this process.
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=_work, args=(self._settings, self._shared))
        process.start()
        self._running[process] = time.monotonic()
        log.info("process-started", pid=process.pid)

    def _replace_dead(self) -> None:
        dead = [process for process in self._running if not process.is_alive()]
        for process in dead:
            log.warning("process-died", pid=process.pid, exit=process.exitcode)
            lived = time.monotonic() - self._running.pop(process)
            process.close()
            if not self._stopping:
                time.sleep(max(0.0, LEAST_SECONDS - lived))
                self._start()

    def _end_all(self) -> None:
        for process in self._running:
            process.terminate()
        for process in self._running:
            process.join(STOP_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()


def _work(settings: Settings, shared: socket.socket) -> None:
    """What runs in each process."""
    end_with_parent(gently=True)
    use(preferred_language(os.environ))
    set_up_logs(settings.log_level, settings.log_form)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C reaches every process; uvicorn has stopped by then
        QuietServer(configuration(settings)).run(sockets=[shared])
