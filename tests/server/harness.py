"""A server process and clients that talk to it as anybody could."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from server.forking import CAN_FORK, Forked, stem
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from projectl.server.http.schemas.forms import one_of
from projectl.server.messages.outbound import OUTBOUND

MESSAGE = one_of(OUTBOUND)
START_SECONDS = 180.0
MESSAGES = 1500
QUICK = {
    "PROJECTL_BOT_DELAY": "0",
    "PROJECTL_CREATIONS": "100000",
    "PROJECTL_HANDSHAKES": "100000",
    "PROJECTL_LOGINS": "100000",
    "PROJECTL_READS": "100000",
    "PROJECTL_SOCKETS": "100000",
    "PROJECTL_EXPORTS": "100000",
    "PROJECTL_RENAMES": "100000",
    "PROJECTL_UNFINISHED_GAMES": "100000",
    "PROJECTL_MESSAGES": str(MESSAGES),
}
"""Tests are many, fast and all from one address."""
NO_KEEPING = httpx.Limits(max_keepalive_connections=0)
"""A connection that was idle for long may be closed by the server in the moment in which it is used again."""
LIMITED = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({0}, {0}))"
CODE = "import sys; from server.harness import serve; serve(int(sys.argv[1]))"


def serve(port: int) -> None:
    """What runs in the process of a server."""
    from projectl.cli.commands.serve import serve_command

    serve_command(port=port)


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`projectl serve` in a process of its own."""

    def __init__(self, database: str, **settings: str) -> None:
        self.most_files = 0
        """So many files and connections the system lets it have open; 0: as many as this process."""
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.database = database
        self._environ = {**os.environ, **QUICK, **settings, "PROJECTL_DATABASE": database}
        with tempfile.NamedTemporaryFile(prefix="projectl-server-", suffix=".log", delete=False) as file:
            self.log = Path(file.name)
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> Self:
        # Several processes are started by the server itself, for which it must be a program of its own.
        self._process = self._forked() if CAN_FORK and "PROJECTL_PROCESSES" not in self._environ else self._started()
        try:
            self._wait()
        except BaseException:
            self.kill()
            raise
        return self

    def _forked(self) -> Forked:
        environ, log = self._environ, self.log
        return stem().begin("server.harness:serve", self.port, environ=environ, log=log, files=self.most_files)

    def _started(self) -> subprocess.Popen[bytes]:
        code = f"{LIMITED.format(self.most_files)}; {CODE}" if self.most_files else CODE
        environ = {**self._environ, "PYTHONPATH": str(Path(__file__).parents[1])}
        with self.log.open("ab") as log:
            return subprocess.Popen([sys.executable, "-c", code, str(self.port)], env=environ, stdout=log, stderr=log)

    def _wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://{self.address}/ready", timeout=5).status_code == 200:
                    return
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a host would; the exit code."""
        return self._end(signal.SIGTERM)

    def hold(self) -> None:
        """Let it do nothing: connections stay open, and nobody answers."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """After `hold`."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(60)

    def processor_seconds(self) -> float:
        """How long its process has worked so far."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def faults(self) -> list[str]:
        """The lines of the log that tell of something gone wrong."""
        signs = ("Traceback", '"level": "error"', '"level": "critical"')
        return [line for line in self.log.read_text().splitlines() if any(sign in line for sign in signs)]

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self.stop()
        if kind is None:
            self.log.unlink()


class Player:
    """Somebody with a token, and all bytes that were sent to them."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.id = ""
        self.token = ""
        self.bytes: list[str] = []
        self._number = 0

    async def __aenter__(self) -> Self:
        self.http = httpx.AsyncClient(base_url=f"http://{self.server.address}", timeout=30, limits=NO_KEEPING)
        guest = await self.post("/api/guests", name=self.name, token=True)
        self.id, self.token = guest["id"], guest["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        return self._read(await self.http.get(path, params=query))

    async def post(self, path: str, **body: Any) -> Any:
        return self._read(await self.http.post(path, json=body))

    async def delete(self, path: str) -> Any:
        return self._read(await self.http.delete(path))

    def _read(self, answer: httpx.Response) -> Any:
        self.bytes.append(answer.text)
        answer.raise_for_status()
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def create(self, *seats: dict[str, Any], **wanted: Any) -> str:
        table = await self.post("/api/games", seats=list(seats), **wanted)
        return str(table["id"])

    @contextlib.asynccontextmanager
    async def playing(self, game: str) -> AsyncIterator[Line]:
        """An open line to a game; what the server says first is read already."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        uri = f"ws://{self.server.address}/api/games/{game}/socket"
        async with connect(uri, additional_headers=headers, max_size=2**22) as socket:
            line = Line(self, socket)
            await line.read("hello")
            yield line

    def new_id(self) -> str:
        self._number += 1
        return f"{self.name}-{self._number}"


class Line:
    """A websocket to a game; every message is checked against its published form."""

    def __init__(self, player: Player, socket: ClientConnection) -> None:
        self.player = player
        self.socket = socket
        self.version = -1
        self.table: dict[str, Any] = {}
        self.views: list[dict[str, Any]] = []
        self.seen: list[dict[str, Any]] = []

    async def next(self) -> dict[str, Any]:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.player.bytes.append(text)
        MESSAGE.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        self.seen.append(message)
        if message["type"] in ("hello", "update"):
            assert message["version"] >= self.version, "versions never go back"
            self.version, self.table, self.views = message["version"], message["table"], message["views"]
        return message

    async def read(self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of a kind; what comes before it is read too."""
        while True:
            message = await self.next()
            if message["type"] == kind and fits(message):
                return message

    async def send(self, kind: str, *, id: str | None = None, **fields: Any) -> str:
        command = id or self.player.new_id()
        await self.socket.send(json.dumps({"type": kind, "id": command, **fields}))
        return command

    async def ask(self, kind: str, *, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message and read its answer."""
        command = await self.send(kind, id=id, **fields)
        while True:
            message = await self.next()
            if message.get("id") == command:
                return message

    async def wait_for(self, holds: Callable[[Line], bool]) -> None:
        """Read until something holds."""
        while not holds(self):
            await self.next()

    async def closing(self) -> tuple[int, str]:
        """Read until the server closes the line; why it does."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")

    def view(self, seat: int) -> dict[str, Any]:
        return next(view for view in self.views if view["seat"] == seat)

    def can_act(self, seat: int) -> bool:
        return self.table["status"] == "running" and seat in self.views[0]["to_act"]


ME = {"kind": "me"}
OPEN = {"kind": "open"}


def bot(name: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def some_action(view: dict[str, Any], number: int = 0) -> str:
    """An action that a client without rules finds in a view: completes what it can, else takes its turn to choose."""
    you = view["you"]
    ways = [way for group in you["placements"] for way in group["ways"]]
    filling = [way["action"] for way in ways if way["completes"]]
    plain = [action for action in you["actions"] if action not in ("cancel", "master", "ambassador")]
    others = [way["action"] for way in ways]
    for each in ("rewards", "level_ups", "splits"):
        others += _actions(you[each])
    choices = filling or others or plain or _actions(you["exchanges"])
    if view["phase"] == "touches" and not filling:
        return "done"
    if others and not filling and plain and number % 2:
        choices = plain
    return str(choices[number % len(choices)])


def _actions(part: Any) -> list[str]:
    """Every action that is named anywhere in a part of a view."""
    if isinstance(part, dict):
        own = [part["action"]] if isinstance(part.get("action"), str) else []
        return own + [action for value in part.values() for action in _actions(value)]
    return [action for value in part for action in _actions(value)] if isinstance(part, list) else []
