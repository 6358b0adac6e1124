"""`projectl serve` as a person starts it: ports, the browser, the end."""

import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

PATIENCE = 60.0


class Started:
    """`projectl serve` with a browser that only notes what it is to show."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.shown = folder / "shown.txt"
        browser = folder / "browser.sh"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.shown}\n')
        browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
        environ = {**os.environ, "BROWSER": f"{browser} %s", "PROJECTL_DATA": str(folder)}
        self.log = folder / f"log-{len(list(folder.iterdir()))}.txt"
        with self.log.open("wb") as log:
            command = [sys.executable, "-m", "projectl", "serve", *options]
            self.process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)

    def wait(self, holds: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    def addresses(self) -> list[str]:
        return self.shown.read_text().split() if self.shown.exists() else []

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which another program listens, and the next one, which is free."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def test_a_port_that_is_taken_is_told(tmp_path: Path, taken: int) -> None:
    started = Started(tmp_path, "--port", str(taken))
    assert started.process.wait(PATIENCE) == 2
    assert f"Port {taken} is taken" in started.log.read_text()
    assert "Traceback" not in started.log.read_text()


def test_the_browser_opens_on_the_next_port_and_only_one_server_runs(tmp_path: Path, taken: int) -> None:
    first = Started(tmp_path, "--open", "--port", str(taken))
    try:
        first.wait(lambda: len(first.addresses()) == 1)
        address = first.addresses()[0]
        assert address != f"http://127.0.0.1:{taken}"
        assert httpx.get(f"{address}/ready", timeout=PATIENCE).status_code == 200
        second = Started(tmp_path, "--open", "--port", address.rpartition(":")[2])
        assert second.process.wait(PATIENCE) == 0
        assert "already" in second.log.read_text()
        assert second.addresses() == [address, address]
    finally:
        first.stop()
    assert '"event": "stopped"' in first.log.read_text()
