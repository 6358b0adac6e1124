"""What uvicorn reads and answers by itself has bounds too: real sockets that flood the server, or say nothing."""

import asyncio
import base64
import contextlib
import os
import resource
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx
import pytest
from server.harness import ME, OPEN, Player, Server
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from projectl.server.transport.protocols import SLICE

PATIENCE = 60.0
MESSAGES = 20
PING = b"\x89\x80\0\0\0\0"
EMPTY_FRAGMENT, CONTINUED = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
FEW_FILES = 400


@pytest.fixture(scope="module")
def edge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the bounds of every day, or lower ones."""
    database = f"sqlite:///{tmp_path_factory.mktemp('edge') / 'server.db'}"
    settings = {
        "PROJECTL_MESSAGES": str(MESSAGES),
        "PROJECTL_REQUEST_SECONDS": "2",
        "PROJECTL_SOCKETS": "5",
        "PROJECTL_READS": "40",
    }
    running = Server(database, **settings)
    running.most_files = FEW_FILES
    with running:
        yield running
        assert running.faults() == []


def opened(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(source, 0))


def visit(server: Server, source: str) -> int:
    """The answer to a new visitor from an address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE) as client:
        return client.get(f"http://{server.address}/health").status_code


def read_to_the_end(line: socket.socket) -> bytes:
    """All that the server says until it closes the connection."""
    found = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while data := line.recv(65_536):
            found += data
    return bytes(found)


def websocket(server: Server, game: str) -> socket.socket:
    """A websocket without a library that would hold back what is sent."""
    line = opened(server)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert b" 101 " in head
    return line


def frames(data: bytes) -> list[tuple[int, bytes]]:
    """Opcode and payload of what a server says."""
    found = []
    while len(data) >= 2:
        size, start = data[1], 2
        if size == 126:
            size, start = struct.unpack("!H", data[2:4])[0], 4
        elif size == 127:
            size, start = struct.unpack("!Q", data[2:10])[0], 10
        found.append((data[0] & 15, data[start : start + size]))
        data = data[start + size :]
    return found


def new_game(server: Server) -> str:
    async def body() -> str:
        async with Player(server, "Ann") as ann:
            return await ann.create(ME, OPEN)

    return asyncio.run(body())


@pytest.mark.parametrize(
    "flood",
    [PING * 20_000, EMPTY_FRAGMENT + CONTINUED * 20_000],
    ids=["pings", "empty fragments"],
)
def test_a_flood_is_cut_off_and_told_why(edge: Server, flood: bytes) -> None:
    with websocket(edge, new_game(edge)) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(flood)
        said = frames(read_to_the_end(line))
    answers = [payload for opcode, payload in said if opcode == 10]
    assert len(answers) <= MESSAGES + SLICE // len(PING), "of 20,000"
    closing = [payload for opcode, payload in said if opcode == 8]
    assert [struct.unpack("!H", payload[:2])[0] for payload in closing] == [4008]
    assert visit(edge, "127.0.0.1") == 200


def test_what_comes_after_the_end_is_not_read_for_long(edge: Server) -> None:
    """Who was dropped for too many messages could else keep the server busy with reading what it throws away."""
    with websocket(edge, new_game(edge)) as line:
        for _ in range(MESSAGES + 5):
            line.sendall(b"\x81\x80\0\0\0\0")
            time.sleep(0.002)
        before = edge.processor_seconds()
        with pytest.raises(OSError, match=r"reset|Broken pipe"):
            line.sendall(PING * 40_000_000)
        assert edge.processor_seconds() - before < 1.5, "to read it would take ten"


def test_a_few_pings_are_answered(edge: Server) -> None:
    with websocket(edge, new_game(edge)) as line:
        line.sendall(PING * 5)
        found = b""
        while sum(opcode == 10 for opcode, _ in frames(found)) < 5:
            found += line.recv(65_536)


def test_silent_connections_leave_others_served(edge: Server) -> None:
    """More than the system lets the server have open: whoever has been silent for longest gives way."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4096)), hard))
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(opened(edge)) for _ in range(1_100)]
        assert visit(edge, "127.0.0.2") == 200
        assert visit(edge, "127.0.0.1") == 200
        assert [read_to_the_end(each) for each in silent] == [b""] * len(silent), "in the end all are closed"
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert visit(edge, "127.0.0.1") == 200


@pytest.mark.parametrize(
    "begun",
    [b"GET /health HTTP/1.1\r\nHost: ", b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea"],
    ids=["the first request", "the next one"],
)
def test_a_request_without_an_end_is_not_waited_for(edge: Server, begun: bytes) -> None:
    with opened(edge) as line:
        line.sendall(begun)
        line.settimeout(0.2)
        said = b""
        with contextlib.suppress(ConnectionError):
            for _ in range(int(PATIENCE / 0.2)):
                try:
                    data = line.recv(65_536)
                except TimeoutError:
                    line.sendall(b"x")  # a byte now and then does not make it a request
                    continue
                if not data:
                    break
                said += data
            else:
                pytest.fail("the connection is still open")
        assert said.count(b"HTTP/1.1 200") == begun.count(b"\r\n\r\n")


@pytest.mark.parametrize(
    "flood",
    [b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5_000],
    ids=["headers", "requests ahead of their answers"],
)
def test_too_much_at_once_is_cut_off(edge: Server, flood: bytes) -> None:
    with opened(edge) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(flood)
        assert read_to_the_end(line).count(b"HTTP/1.1") <= 100


def refused_while_it_comes(server: Server, length: int) -> socket.socket:
    """A body whose length is refused before it has come."""
    line = opened(server)
    line.sendall(f"POST /api/guests HTTP/1.1\r\nHost: {server.address}\r\nContent-Length: {length}\r\n\r\n".encode())
    assert b" 413 " in line.recv(65_536)
    return line


def test_who_sends_too_long_a_body_can_read_why_and_ask_again(edge: Server) -> None:
    with refused_while_it_comes(edge, 500_000) as line:
        line.sendall(b"x" * 500_000)
        line.sendall(f"GET /health HTTP/1.1\r\nHost: {edge.address}\r\nConnection: close\r\n\r\n".encode())
        assert b" 200 OK" in read_to_the_end(line)


def test_too_long_a_body_is_not_read_for_ever(edge: Server) -> None:
    with refused_while_it_comes(edge, 50_000_000) as line, pytest.raises(ConnectionError):
        line.sendall(b"x" * 50_000_000)


def test_an_address_has_only_so_many_websockets(edge: Server) -> None:
    async def body() -> None:
        async with Player(edge, "Ann") as ann, contextlib.AsyncExitStack() as stack:
            game = await ann.create(ME, OPEN)
            lines = [await stack.enter_async_context(ann.playing(game)) for _ in range(5)]
            with pytest.raises(InvalidStatus, match="403"):
                async with ann.playing(game):
                    pass
            uri = f"ws://{edge.address}/api/games/{game}/socket"
            async with connect(uri, local_addr=("127.0.0.2", 0)):
                """Another address has its own."""
            await lines[0].socket.close()
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                with contextlib.suppress(InvalidStatus):
                    async with ann.playing(game):
                        return
            pytest.fail("the place of who has gone is not free again")

    asyncio.run(body())


def test_lists_may_be_read_only_so_often(edge: Server) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.3"), timeout=PATIENCE) as client:
        answers = [client.get(f"http://{edge.address}/api/{path}") for path in ("games", "ladder") * 21]
        assert [answer.status_code for answer in answers] == [200] * 40 + [429] * 2
        assert answers[-1].json()["code"] == "too-many"
    assert httpx.get(f"http://{edge.address}/api/games", timeout=PATIENCE).status_code == 200


def test_the_limit_on_open_files_is_raised_and_a_low_one_told(edge: Server) -> None:
    assert f"have {FEW_FILES} files and connections open" in edge.log.read_text()
    code = (
        "import resource as r; from projectl.server.transport.open_files import raise_limit; "
        "r.setrlimit(r.RLIMIT_NOFILE, (100, 300)); print(raise_limit(), r.getrlimit(r.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["300", "300"]
