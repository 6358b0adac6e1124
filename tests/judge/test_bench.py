"""The measuring of the judge: figures of made-up chances come out as they must, and a small series is measured."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy
import pytest

from projectl.bench.judge import measure
from projectl.bench.judge.baseline import logistic
from projectl.bench.judge.figures import BINS, calibration_error, curve, figures, missed, scores
from projectl.bench.judge.judged import Judged, chances_in, judged, margins_in
from projectl.bench.judge.page import BEGIN, END, with_figures
from projectl.cli.main import run
from projectl.judge import judge
from projectl.judge.training import folder as files
from projectl.judge.training.deals import Deal
from projectl.judge.training.games import NAMES
from projectl.judge.training.mix import thrifty_level
from projectl.judge.training.playing import play

SMALL = {"two": 4, "solo": 4, "line-clear": 2, "six": 2}


@pytest.fixture(autouse=True)
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("projectl.bench.judge.figures.DRAWS", 200)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A series of few games."""
    monkeypatch.setattr(files, "GAMES", 2)
    monkeypatch.setattr("projectl.judge.training.folder.HELD_BACK", SMALL)


def made_up(truth: float, told: float, games: int = 4_000, positions: int = 3) -> Judged:
    """Games of two: seat 0 wins with one chance and is told another; in every other game it is seat 1."""
    chance = numpy.random.default_rng(1)
    rows = games * positions * 2
    game = numpy.repeat(numpy.arange(games), positions * 2)
    turned = numpy.arange(games) % 2
    won = (chance.random(games) < truth).astype(float)
    seat = numpy.tile([0, 1], games * positions)
    of_first = numpy.where(turned[game] == 1, 1 - won[game], won[game])
    told_first = numpy.where(turned[game] == 1, 1 - told, told)
    return Judged(
        kind=numpy.zeros(games, int),
        game=game,
        position=numpy.repeat(numpy.arange(games * positions), 2),
        third=numpy.tile(numpy.repeat(numpy.arange(3), 2), games)[:rows],
        chance=numpy.where(seat == 0, told_first, 1 - told_first),
        share=numpy.where(seat == 0, of_first, 1 - of_first),
        points=numpy.zeros(rows, int),
        score=numpy.zeros(rows, int),
    )


@pytest.mark.parametrize(("told", "error"), [(0.75, 0.0), (0.95, 0.2), (0.55, 0.2)])
def test_the_calibration_error_is_how_far_chances_are_off(told: float, error: float) -> None:
    found = calibration_error(made_up(truth=0.75, told=told))
    assert found["error"] == pytest.approx(error, abs=0.02)
    assert found["low"] - 0.02 <= found["error"] <= found["high"] + 0.02


def test_the_curve_holds_the_share_within_its_intervals() -> None:
    bins = curve(made_up(truth=0.75, told=0.75))
    assert [round(each.chance, 2) for each in bins] == [0.25, 0.75]
    assert sum(each.weight for each in bins) == pytest.approx(1)
    for each in bins:
        assert each.low < each.chance < each.high
        assert each.high - each.low < 0.05
    assert BINS == 10


def test_brier_scores_are_those_of_the_definition() -> None:
    """0.25 wrong three times in four, 0.75 wrong once, of two seats; nothing is known by a margin of nothing."""
    every = made_up(truth=0.75, told=0.75)
    baseline = numpy.full(len(every.chance), 0.5)
    found = scores(every, baseline)
    assert found["brier"] == pytest.approx(2 * 0.75 * 0.25, abs=0.02)
    assert found["margin"] == pytest.approx(0.5)
    assert found["low"] < found["less"] < found["high"]
    assert found["low"] > 0


def test_a_judge_that_tells_nothing_is_found_out() -> None:
    every = made_up(truth=0.5, told=0.9)
    parts = figures(every)["parts"]
    assert set(missed(parts)) == {
        *(f"calibration error: {name}" for name in ("all", "first", "second", "third")),
        *(f"Brier score: {name}" for name in ("all", "first", "second", "third", NAMES[0])),
    }


def test_the_logistic_finds_what_made_the_games() -> None:
    chance = numpy.random.default_rng(2)
    margin = chance.integers(-10, 11, 50_000).astype(float)
    truth = 1 / (1 + numpy.exp(-(0.2 + 0.3 * margin)))
    share = (chance.random(50_000) < truth).astype(float)
    assert abs(logistic(margin, share, numpy.full(50_000, 1 / 50_000)) - truth).max() < 0.02


@pytest.mark.usefixtures("small")
def test_what_is_measured_is_what_the_judge_says(tmp_path: Path) -> None:
    list(files.write_series(tmp_path, "a"))
    for kind, number in (("six", 1), ("solo", 3)):
        games = files.read_games(tmp_path, f"a-{kind}")
        moments = play(Deal("a", kind, number), thrifty_level).moments
        sides = len(judge().chances(moments[0].position))
        rows = games.game == number
        said = judge().chances_of([moment.position for moment in moments])
        assert [tuple(row[:sides]) for row in chances_in(games)[rows].tolist()] == said
        points, _ = margins_in(games)
        last = moments[-1].position.state.points[:sides]
        assert points[rows][-1][0] == last[0] - max(last[1:])
    every = judged(tmp_path, "a")
    assert len(every.kind) == sum(SMALL.values())
    assert set(every.third) == {0, 1, 2}
    positions = numpy.bincount(every.position, every.share)
    assert positions == pytest.approx(1)


@pytest.mark.usefixtures("small")
def test_the_command_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "judge.md"
    page.write_text(f"# Before\n\n{BEGIN}\nold\n{END}\n\nAfter\n", encoding="utf-8")
    command = ["bench", "judge", "--folder", str(tmp_path / "games")]
    monkeypatch.setattr("projectl.judge.training.folder.time.monotonic", iter(range(0, 10_000, 60)).__next__)
    assert run([*command, "--minutes", "1"]) == 2
    assert "12" not in capsys.readouterr().out
    monkeypatch.undo()
    monkeypatch.setattr("projectl.judge.training.folder.HELD_BACK", SMALL)
    monkeypatch.setattr(files, "GAMES", 2)
    assert run([*command, "--json", "--page", str(page)]) in {0, 1}
    found = json.loads(capsys.readouterr().out)
    assert found["series"] == "judge-1"
    assert found["parts"]["all"]["games"] == sum(SMALL.values())
    text = page.read_text(encoding="utf-8")
    assert text == with_figures(text, found)
    assert text.startswith("# Before")
    assert text.endswith("After\n")
    assert "old" not in text
    ElementTree.fromstring((tmp_path / "judge-reliability.svg").read_text(encoding="utf-8"))


def test_a_series_that_does_not_exist_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "judge", "--series", "judge-0", "--folder", str(tmp_path)]) == 2
    assert "judge-0" in capsys.readouterr().err
    with pytest.raises(measure.UnknownSeriesError):
        measure.run("judge-0", tmp_path, None, None, None, True)
    assert not [*tmp_path.iterdir()]
