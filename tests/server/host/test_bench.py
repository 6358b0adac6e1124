"""The benches in short form: real servers, real clients, kills and faults. The clock decides nothing here."""

from dataclasses import replace
from typing import Any

import pytest
from needs import required
from server.forking import CAN_FORK, stem
from server.postgres import postgres_binary

from projectl.bench.server import crash, net_faults, throughput
from projectl.bench.server.chaos import measure as chaos
from projectl.bench.server.chaos import scene as chaos_scene
from projectl.bench.server.history import measure as history
from projectl.bench.server.servers import processes
from projectl.bench.server.servers.databases import POSTGRESQL, SQLITE
from projectl.bench.server.targets import (
    CHAOS_TARGETS,
    CRASH_TARGETS,
    FAULT_TARGETS,
    HISTORY_TARGETS,
    SERVER_TARGETS,
    missed,
)

LITTLE_LOAD = throughput.Size(
    games=3,
    actions_before=5,
    rate=20,
    seconds=0.8,
    hurried_rate=30,
    hurried_seconds=0.5,
    compared_seconds=0.5,
    warm_seconds=0.2,
    client_processes=1,
    realtime=False,
)
FEW_KILLS = crash.Size(tables=4, games=30, kills=2, acknowledged=150, rate=200, realtime=False)
FEW_GAMES = history.Size(games=120, compared=60, repeats=1, exports=1, watched_seconds=0, realtime=False)
FEW_FAULTS = net_faults.Size(each=12, tables=4, games=30)
A_LITTLE_CHAOS = chaos_scene.Size(
    tables=4,
    bot_tables=2,
    games=60,
    rate=60,
    pause=0.2,
    stopped=3,
    locked=1,
    full=1,
    away=0.5,
    silent=60,
    pings=100_000,
    exporting=1,
)


ESSENTIAL = {
    SQLITE: ["disk_full", "database_locked", "restored", "ping_flood", "terminated"],
    POSTGRESQL: ["crash_restart", "process_stopped", "restored"],
}
"""By database: what it does not share with the other, and what hurt most; all of them come in the long form."""


IN_SHORT = {
    "test_load_in_short": SQLITE,
    "test_crashes_and_faults_in_short": POSTGRESQL,
    "test_history_in_short": SQLITE,
    "test_chaos_in_short": POSTGRESQL,
}
"""Each bench runs on one database every time, and on both in the long form; between them both are killed and loaded."""
BACKENDS = [SQLITE, POSTGRESQL]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "backend" in metafunc.fixturenames:
        short = IN_SHORT[metafunc.function.__name__]
        marks = [() if each == short else pytest.mark.long for each in BACKENDS]
        params = [pytest.param(each, marks=mark) for each, mark in zip(BACKENDS, marks, strict=True)]
        metafunc.parametrize("backend", params, indirect=True)


@pytest.fixture
def backend(request: pytest.FixtureRequest) -> str:
    if request.param == POSTGRESQL and postgres_binary("initdb") is None:
        required("PostgreSQL (initdb)")
    return str(request.param)


@pytest.fixture(autouse=True)
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dozen servers are started and started again, and what they import is no part of what is seen here."""

    def begin(kind: str, port: int, environ: dict[str, str], log: Any) -> object:
        return stem().begin("projectl.bench.server.servers.main:main", kind, port, environ=environ, log=log)

    if CAN_FORK:
        monkeypatch.setattr(processes, "begin", begin)


def test_load_in_short(backend: str) -> None:
    figures = throughput.measure(backend, LITTLE_LOAD)
    assert figures["error_kinds"] == []
    assert figures["actions"] > 5
    assert figures["processes"] == (1 if backend == SQLITE else 2)
    wanted = {target.figure for target in SERVER_TARGETS}
    assert {name for name in wanted if backend == SQLITE or not name.startswith("hurried")} <= set(figures)


def test_crashes_and_faults_in_short(backend: str) -> None:
    figures = crash.measure(backend, FEW_KILLS, FEW_FAULTS)
    assert figures["kills"] == 2
    assert figures["acknowledged"] >= 150
    assert figures["views_checked"] >= 16
    timed = {"kills", "acknowledged", "resume_s_max", *net_faults.KINDS}
    assert set(missed(figures, (*CRASH_TARGETS, *FAULT_TARGETS))) <= timed, figures
    assert all(figures[kind] >= 12 for kind in net_faults.KINDS)


def test_history_in_short(backend: str) -> None:
    """What the clock says is not looked at; processor time of so few games is far below the target."""
    figures = history.measure(backend, FEW_GAMES)
    assert {target.figure for target in HISTORY_TARGETS} <= set(figures)
    assert set(missed(figures, HISTORY_TARGETS)) <= {
        "start_s",
        "migrate_s",
        "lists_ratio",
        "profile_ratio",
        "export_ratio",
    }
    assert figures["errors"] == 0
    assert {"lobby", "mine", "profile-regular", "export-newcomer"} <= set(figures["asked"])
    assert figures["longest_callbacks"]


@pytest.mark.parametrize("faults", [ESSENTIAL, pytest.param(None, marks=pytest.mark.long)], ids=["some", "all"])
def test_chaos_in_short(backend: str, faults: dict[str, list[str]] | None) -> None:
    size = A_LITTLE_CHAOS if faults is None else replace(A_LITTLE_CHAOS, faults=faults[backend], rounds=1)
    figures = chaos.measure(backend, size)
    timed = {"moves_s_max", "restart_moves_s_max", "memory_second_over_first", "visitors_refused"}
    assert set(missed(figures, CHAOS_TARGETS)) <= timed, figures
    assert figures["faults"] >= len(size.faults or range(2 * 7))
    assert figures["moves_s_max"] < chaos.MOVE_SECONDS, "every table has moved again after each fault"
    assert figures["acknowledged"] > (100 if faults is None else 10 * len(faults[backend]))
