"""Real parts for the tests of the server: a PostgreSQL of our own, and server processes on loopback."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import Server
from server.postgres import Postgres, postgres_binary

from projectl.server.logs import set_up_logs

set_up_logs("warning")  # as the server does it: what it logs in the tests is what a host would read


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.db'}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    postgres = Postgres()
    yield postgres.address
    postgres.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of one kind after the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'server.db'}"
    return str(request.getfixturevalue("postgres_database"))


@pytest.fixture
def postgres_database(postgres_server: str, request: pytest.FixtureRequest) -> str:
    """A new database of the PostgreSQL server."""
    psql = postgres_binary("psql")
    name = f"test_{abs(hash(request.node.nodeid))}"
    assert psql is not None
    subprocess.run([psql, "-q", f"{postgres_server}/postgres", "-c", f"CREATE DATABASE {name}"], check=True)
    return f"{postgres_server}/{name}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process on SQLite, shared by all tests."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'server.db'}") as running:
        yield running
        assert running.faults() == []


@pytest.fixture(scope="session")
def two_processes(postgres_server: str) -> Iterator[list[Server]]:
    """Two server processes on one PostgreSQL database, shared by all tests."""
    psql = postgres_binary("psql")
    assert psql is not None
    subprocess.run([psql, "-q", f"{postgres_server}/postgres", "-c", "CREATE DATABASE two_processes"], check=True)
    address = f"{postgres_server}/two_processes"
    with Server(address) as one, Server(address) as other:
        yield [one, other]


@pytest.fixture(params=["one process", "two processes"])
def here_and_there(request: pytest.FixtureRequest) -> list[Server]:
    """Where something is open, and where something is done: the same process on SQLite, two on PostgreSQL."""
    if request.param == "one process":
        return [request.getfixturevalue("server")] * 2
    found: list[Server] = request.getfixturevalue("two_processes")
    return found
