"""`projectl bench engine`: the figures, their targets and how they are shown. No test measures speed."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from projectl.bench.engine import measure as bench_engine
from projectl.bench.engine.measure import TARGETS, Figures, run
from projectl.bench.engine.ours import FULL, Bench, CompiledBench
from projectl.bench.engine.peers import MissingPeerError, chess_rate, require_chess
from projectl.bench.engine.picture import draw
from projectl.bench.engine.recorded_games import record_game
from projectl.bench.engine.report import number
from projectl.bench.engine.size import installed_mb, wanted
from projectl.bench.engine.startup import import_ms
from projectl.rules import Options
from projectl.texts import error_text

ASKED = {
    "interpreted_over_chess", "compiled_over_chess", "interpreted_replay_over_chess", "compiled_replay_over_chess",
    "compiled_over_interpreted", "interpreted_steps_per_s", "compiled_steps_per_s", "clone_step_ns", "state_bytes",
    "import_ms", "ready_ms", "all_mb", "load",
}  # fmt: skip

RATES: Figures = {
    "chess_moves_per_s": 20_000,
    "interpreted_steps_per_s": 100_000,
    "interpreted_replay_steps_per_s": 50_000,
    "compiled_steps_per_s": 9_000_000,
    "compiled_replay_steps_per_s": 4_000_000,
    "clone_step_ns": 30,
    "batch_steps_per_s": 6_000_000,
    "batch_steps_per_s_2_threads": 11_000_000,
}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Figures:
    """The whole command with figures that were made up."""
    figures = bench_engine._with_ratios(
        {**RATES, "import_ms": 35, "ready_ms": 5, "all_mb": 111, "state_bytes": 640, "load": 0.5}
    )
    monkeypatch.setattr(bench_engine, "measure", lambda _announce: figures)
    return figures


def test_the_json_object_has_every_figure_that_was_asked_for(
    measured: Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(json=True) == 0
    document = json.loads(capsys.readouterr().out)
    assert set(document) >= ASKED
    assert document["compiled_over_chess"] == 450
    assert document["missed"] == []


def test_the_table_shows_targets_and_what_was_missed(measured: Figures, capsys: pytest.CaptureFixture[str]) -> None:
    measured["clone_step_ns"] = 61
    assert run() == 0
    shown = capsys.readouterr().out
    assert "≤ 32" in shown
    assert shown.count("missed") == 1


def test_the_picture_is_well_formed(measured: Figures, tmp_path: Path) -> None:
    run(picture=tmp_path / "speed.svg")
    root = ElementTree.fromstring((tmp_path / "speed.svg").read_text(encoding="utf-8"))
    bars = [element for element in root if element.get("fill")]
    assert len(bars) == 5
    widths = [float(bar.get("width", "0")) for bar in bars]
    assert widths == sorted(widths)
    assert "×450" in draw(measured)


@pytest.mark.parametrize(
    ("figure", "value", "met"),
    [("interpreted_over_chess", 4, True), ("interpreted_over_chess", 3.9, False), ("state_bytes", 641, False)],
)
def test_a_target_is_met_or_missed(figure: str, value: float, met: bool) -> None:
    target = next(target for target in TARGETS if target.figure == figure)
    assert target.is_met({figure: value}) is met


def test_a_missing_peer_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(MissingPeerError) as caught:
        require_chess()
    assert caught.value.code == "bench-missing-peer"
    assert "chess" in error_text(caught.value)


def test_the_peer_plays() -> None:
    assert chess_rate(50) > 0


def test_interpreted_rates() -> None:
    bench = Bench([record_game(Options().checked(), seed) for seed in range(2)])
    assert bench.interpreted_random(1) > 0
    assert bench.interpreted_replay() > 0


def test_compiled_rates() -> None:
    bench = Bench([record_game(Options().checked(), seed) for seed in range(2)])
    positions = record_game(FULL, 1, positions=True).positions[::40]
    compiled = CompiledBench(bench, positions)
    assert compiled.random(1) > 0
    assert compiled.replay(1) > 0
    assert compiled.children_ns(1) > 0
    assert compiled.batch_rate(2, 3) > 0


def test_a_fresh_process_tells_how_long_it_took() -> None:
    assert 0 < import_ms() < 10_000


@pytest.mark.parametrize(("value", "text"), [(7_213_456, "7\u202f210\u202f000"), (431.2, "431"), (2.314, "2.31")])
def test_numbers_are_written_to_be_read(value: float, text: str) -> None:
    assert number(value) == text


def test_the_size_is_that_of_the_extra_all_and_what_it_asks_for() -> None:
    names = wanted("projectl", {"all"})
    assert {"projectl", "fastapi", "rich", "sqlalchemy", "pydantic-core"} <= names
    assert not names & {"pytest", "mypy", "chess", "ray", "numpy", "numba"}
    assert 20 < installed_mb() < 150
