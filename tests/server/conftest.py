"""Real parts for the tests of the server: a PostgreSQL of our own, and server processes on loopback."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from needs import required
from server.harness import Server

from projectl.server.logs import set_up_logs

set_up_logs("warning")  # as the server does it: what it logs in the tests is what a host would read


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.db'}"


def postgres_binary(name: str) -> str | None:
    """Where a program of PostgreSQL lies; Debian keeps them off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(found[-1]) if found else shutil.which(name)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    initdb, pg_ctl = postgres_binary("initdb"), postgres_binary("pg_ctl")
    if initdb is None or pg_ctl is None:
        required("PostgreSQL (initdb and pg_ctl)")
    # It refuses to run as root.
    become = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
    folder = Path(tempfile.mkdtemp(prefix="projectl-pg-"))
    folder.chmod(0o777)
    data, port = folder / "data", free_port()
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
    ctl = [*become, pg_ctl, "-D", str(data), "-s", "-w"]
    init = [*become, initdb, "-A", "trust", "--no-sync", "-U", "projectl", "-D", str(data)]
    subprocess.run(init, check=True, capture_output=True, cwd=folder)
    subprocess.run([*ctl, "-l", str(folder / "log"), "-o", options, "start"], check=True, cwd=folder)
    yield f"postgresql://projectl@127.0.0.1:{port}"
    subprocess.run([*ctl, "-m", "immediate", "stop"], check=True, cwd=folder)
    shutil.rmtree(folder, ignore_errors=True)


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
