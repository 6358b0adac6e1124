"""The benches in short form: real servers, real clients, kills and faults. The clock decides nothing here."""

import pytest
from needs import required
from server.conftest import postgres_binary

from projectl.server.bench import crash, faults, server
from projectl.server.bench.databases import POSTGRESQL, SQLITE
from projectl.server.bench.figures import CRASH_TARGETS, FAULT_TARGETS, SERVER_TARGETS, missed

LITTLE_LOAD = server.Size(
    games=5,
    actions_before=10,
    rate=20,
    seconds=1.5,
    compared_seconds=1,
    warm_seconds=0.3,
    client_processes=1,
    realtime=False,
)
FEW_KILLS = crash.Size(tables=4, games=30, kills=2, acknowledged=150, rate=200, realtime=False)
FEW_FAULTS = faults.Size(each=12, tables=4, games=30)


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def backend(request: pytest.FixtureRequest) -> str:
    if request.param == POSTGRESQL and postgres_binary("initdb") is None:
        required("PostgreSQL (initdb)")
    return str(request.param)


def test_load_in_short(backend: str) -> None:
    figures = server.measure(backend, LITTLE_LOAD)
    assert figures["error_kinds"] == []
    assert figures["actions"] > 5
    assert figures["processes"] == (1 if backend == SQLITE else 2)
    assert {target.figure for target in SERVER_TARGETS} <= set(figures)


def test_crashes_and_faults_in_short(backend: str) -> None:
    figures = crash.measure(backend, FEW_KILLS, FEW_FAULTS)
    assert figures["kills"] == 2
    assert figures["acknowledged"] >= 150
    assert figures["views_checked"] >= 16
    timed = {"kills", "acknowledged", "resume_s_max", *faults.KINDS}
    assert set(missed(figures, (*CRASH_TARGETS, *FAULT_TARGETS))) <= timed, figures
    assert all(figures[kind] >= 12 for kind in faults.KINDS)
