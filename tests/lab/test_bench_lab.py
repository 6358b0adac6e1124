"""`projectl bench lab`: its figures and what it says of them. No test measures speed."""

import builtins
import json
import os
import sys
from typing import Any

import pytest

from projectl.bench.engine.peers import MissingPeerError
from projectl.bench.lab import measure as bench
from projectl.bench.lab.ours import SIX, threaded, vector
from projectl.bench.lab.peers import PEERS, played_in_turn, require_peers
from projectl.lab import projectl_v0
from projectl.texts import error_text

SEEN: dict[str, Any] = {**bench.TARGETS}


def test_what_is_less_than_asked_is_missed_and_what_cannot_be_measured_is_not() -> None:
    assert bench.missed(SEEN) == []
    assert bench.missed({**SEEN, "vector_over_pgx": 0.59, "aec_over_connect_four": 1.9}) == [
        "vector_over_pgx",
        "aec_over_connect_four",
    ]
    assert bench.missed({**SEEN, "two_threads_over_one": bench.NOT_MEASURABLE}) == []


@pytest.mark.parametrize("missing", PEERS)
def test_a_missing_peer_is_an_error_that_names_what_to_install(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def only_others(name: str, *rest: Any) -> Any:
        if name == missing:
            raise ImportError(name)
        return builtins

    monkeypatch.setattr("projectl.bench.lab.peers.import_module", only_others)
    with pytest.raises(MissingPeerError) as caught:
        require_peers()
    assert f"pip install {PEERS[missing]}" in error_text(caught.value)


@pytest.mark.parametrize(("missed", "code"), [([], 0), (["vector_over_pgx"], 1)])
def test_the_command_says_what_was_missed(
    missed: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = {**SEEN, "two_threads_over_one": bench.NOT_MEASURABLE, "missed": missed}
    monkeypatch.setattr(bench, "measure", lambda: figures)
    assert bench.run(as_json=True) == code
    assert json.loads(capsys.readouterr().out) == figures
    bench.run(as_json=False)
    shown = capsys.readouterr().out
    assert "not measurable" in shown
    assert "≥ 150" in shown


def test_our_side_plays() -> None:
    assert vector(4, **SIX)(0.01) > 0
    assert threaded(4, 2)(0.01) > 0
    assert played_in_turn(projectl_v0.env)(0.01) > 0


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system pins nothing")
def test_one_core_is_one_core_and_afterwards_all_again() -> None:
    before = os.sched_getaffinity(0)
    with bench.one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


@pytest.mark.long
def test_all_of_it_where_the_peers_are() -> None:
    for name in ("jax", "pgx"):
        pytest.importorskip(name, reason='pip install "projectl[peers]"')
    figures = bench.measure(seconds=0.05, games=16)
    assert set(bench.TARGETS) <= set(figures)
    assert figures["pgx_connect_four_steps_per_s"] > 0
    assert "pgx" in figures
    assert "jax" in sys.modules
