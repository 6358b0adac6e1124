"""Real parts for the tests of the server: a PostgreSQL of our own, and server processes on loopback."""

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import Server
from server.postgres import Postgres, postgres_binary

from projectl.server.logs import set_up_logs
from projectl.server.storage.database import open_database
from projectl.server.storage.migration import migrate

set_up_logs("warning")  # as the server does it: what it logs in the tests is what a host would read


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with empty tables, to be copied: making them takes longer than most tests."""
    path = tmp_path_factory.mktemp("template") / "server.db"
    _make_tables(f"sqlite:///{path}")
    return path


@pytest.fixture
def sqlite(tmp_path: Path, sqlite_template: Path) -> str:
    """The address of a database with empty tables."""
    shutil.copy(sqlite_template, tmp_path / "server.db")
    return f"sqlite:///{tmp_path / 'server.db'}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    postgres = Postgres()
    yield postgres.address
    postgres.remove()


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> str:
    """The name of a database with empty tables, to be copied."""
    _create(postgres_server, "empty_tables")
    _make_tables(f"{postgres_server}/empty_tables")
    return "empty_tables"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database with empty tables, of one kind after the other."""
    return str(request.getfixturevalue("sqlite" if request.param == "sqlite" else "postgres_database"))


@pytest.fixture
def postgres_database(postgres_server: str, postgres_template: str, request: pytest.FixtureRequest) -> str:
    """A new database of the PostgreSQL server, with empty tables."""
    name = f"test_{abs(hash(request.node.nodeid))}"
    _create(postgres_server, f"{name} TEMPLATE {postgres_template}")
    return f"{postgres_server}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def no_tables(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which there is nothing yet, of one kind after the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'server.db'}"
    return str(request.getfixturevalue("no_postgres_tables"))


@pytest.fixture
def no_postgres_tables(postgres_server: str, request: pytest.FixtureRequest) -> str:
    """The address of a new database of the PostgreSQL server, in which there is nothing yet."""
    name = f"bare_{abs(hash(request.node.nodeid))}"
    _create(postgres_server, name)
    return f"{postgres_server}/{name}"


def _create(server: str, what: str) -> None:
    psql = postgres_binary("psql")
    assert psql is not None
    subprocess.run([psql, "-q", f"{server}/postgres", "-c", f"CREATE DATABASE {what}"], check=True)


def _make_tables(url: str) -> None:
    async def body() -> None:
        engine = open_database(url)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(body())


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process on SQLite, shared by all tests."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'server.db'}") as running:
        yield running
        assert running.faults() == []


@pytest.fixture(scope="session")
def two_processes(postgres_server: str) -> Iterator[list[Server]]:
    """Two server processes on one PostgreSQL database, shared by all tests."""
    _create(postgres_server, "two_processes")
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
