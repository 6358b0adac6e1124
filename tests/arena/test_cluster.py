"""A tournament on a real Ray cluster of this machine: on demand, with the extra [cluster] and `make test-long`."""

import json
import os
import signal
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from projectl.arena.tournament import Played, Setup, run_tournament
from projectl.rules.options import Options

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning"),
]
SETUP = Setup(("greedy", "random"), Options(players=2), 24, "cluster").checked()


@pytest.fixture(scope="module")
def pool() -> Any:
    pytest.importorskip("ray", reason="NOT TESTED: ray is missing, the extra [cluster] brings it")
    from projectl.arena.cluster import RayPool

    with RayPool() as running:
        yield running


def results(played: Played) -> list[tuple[str, list[int]]]:
    return [(pairing.key, [seat.score for seat in report.seats]) for pairing, report in played.games]


def test_the_cluster_plays_the_same_games(pool: Any) -> None:
    assert results(run_tournament(SETUP, pool=pool)) == results(run_tournament(SETUP, workers=1))


def die_once(marker: str) -> int:
    """Kill the worker that runs this, the first time."""
    path = Path(marker)
    if not path.exists():
        path.write_text(json.dumps(os.getpid()), encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return int(json.loads(path.read_text(encoding="utf-8")))


def test_what_a_killed_worker_had_is_done_by_another(pool: Any, tmp_path: Path) -> None:
    future: Future[int] = pool.submit(die_once, str(tmp_path / "died"))
    assert future.result(timeout=120) > 0
