"""The published measurements."""

import datetime
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from projectl.arena.strength.measure import (
    Row,
    Series,
    SeriesNotCommittedError,
    UnknownSeriesError,
    every_series,
    measure,
    rows,
    series_named,
    verdict,
)
from projectl.arena.strength.page import as_markdown, with_tables
from projectl.arena.strength.results import Results
from projectl.bench.bots import turn_times
from projectl.bots import fingerprint as bots_identity
from projectl.cli.commands import strength as strength_cmd
from projectl.cli.commands.strength import strength_command


def figures(share: float, evaluations: float = 0, margin: float = 0) -> dict[str, float]:
    return {"win_rate": share, "evaluations_per_turn": evaluations, "mean_margin": margin}


def test_every_row_has_a_name_and_a_command_of_its_own() -> None:
    found = rows()
    assert len({row.name for row in found}) == len(found)
    assert {row.command("x").split()[1] for row in found} == {"solo", "arena"}


def test_solo_is_measured_in_two_editions() -> None:
    editions = {row.edition for row in rows() if row.solo}
    assert editions == {"deluxe-2019", "revised-2021"}


def test_a_share_between_floor_and_goal_meets_the_floor_alone() -> None:
    row = Row(("a", "b"), 10, floor=0.7, goal=0.8)
    assert verdict(row, figures(0.75)) == {"floor": True, "goal": False}
    assert verdict(row, figures(0.8)) == {"floor": True, "goal": True}
    assert verdict(row, figures(0.69)) == {"floor": False, "goal": False}


def test_too_many_evaluations_meet_nothing() -> None:
    row = Row(("a",), 10, floor=0.5, evaluations=100, solo="unbeatable")
    assert verdict(row, figures(0.9, evaluations=101))["floor"] is False


def test_a_goal_may_ask_for_a_margin() -> None:
    row = Row(("a",), 10, floor=0.5, goal=0.9, margin=8.5, solo="unbeatable")
    assert verdict(row, figures(0.95, margin=8.0)) == {"floor": True, "goal": False}


def test_levels_must_not_lie_too_far_apart() -> None:
    row = Row(("a", "b"), 10, floor=0.58, ceiling=0.8)
    assert verdict(row, figures(0.81)) == {"floor": False, "goal": None}


NAMED = Series("test", datetime.date(2026, 1, 1), "0123456789abcdef")
ROW = Row(("greedy", "random"), 4, floor=0.5)


@pytest.fixture
def results(tmp_path: Path) -> Results:
    return Results(tmp_path / "results.json")


def run(tmp_path: Path, results: Results, series: Series = NAMED) -> dict[str, Any]:
    return measure(ROW, series, results, folder=tmp_path / "games", workers=1)


def change_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_identity, "_built_in", lambda: "f" * 16)


def git(*command: str) -> str | None:
    """What git says in this checkout; None if it refuses."""
    root = Path(__file__).parents[2]
    done = subprocess.run(["git", *command], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else None


class TestSeries:
    def test_every_series_that_can_be_played_says_which_commit_named_it(self) -> None:
        for series in every_series():
            assert series.secret or re.fullmatch(r"[0-9a-f]{40}", series.commit or "")

    def test_the_commit_has_the_name_and_came_before_the_results(self) -> None:
        if git("rev-parse", "--is-shallow-repository") != "false":
            pytest.skip("the history is not at hand: an archive, or a shallow copy")
        for series in every_series():
            if series.secret or series.name == "strength":  # which is older than this file
                continue
            assert f'name = "{series.name}"' in (git("show", f"{series.commit}:src/projectl/data/strength.toml") or "")
            results = git("show", f"{series.commit}:src/projectl/data/strength-results.json") or ""
            assert series.withdrawn or f'"{series.name}"' not in results
            assert git("merge-base", "--is-ancestor", str(series.commit), "HEAD") is not None

    def test_names_differ(self) -> None:
        names = [series.name for series in every_series()]
        assert len(set(names)) == len(names)

    def test_the_last_one_is_measured(self) -> None:
        assert series_named().name == every_series()[-1].name

    def test_a_series_nobody_can_play_is_not_played(self) -> None:
        with pytest.raises(UnknownSeriesError, match="The series are strength and strength-3"):
            series_named("held-back")

    def test_a_series_in_no_commit_is_not_played(self, tmp_path: Path, results: Results) -> None:
        with pytest.raises(SeriesNotCommittedError, match="in no commit yet"):
            run(tmp_path, results, Series("test", datetime.date(2026, 1, 1)))
        assert not (tmp_path / "games").exists()


class TestRuns:
    def test_games_are_kept_and_not_played_again(self, tmp_path: Path, results: Results) -> None:
        first = run(tmp_path, results)
        kept = next(tmp_path.rglob("*.jsonl"))
        before = kept.read_bytes()
        assert run(tmp_path, results) == first
        assert kept.read_bytes() == before
        assert (first["games"], first["floor"], first["repeat"]) == (4, True, False)

    def test_a_published_run_is_listed_once(self, tmp_path: Path, results: Results) -> None:
        results.add([run(tmp_path, results)])
        results.path.write_text(results.text(), encoding="utf-8")
        again = Results(results.path)
        again.add([run(tmp_path, again)])
        assert again.entries == results.entries
        assert [entry["repeat"] for entry in again.entries] == [False]

    def test_other_bots_on_the_same_deals_are_a_repeat(
        self, tmp_path: Path, results: Results, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        results.add([run(tmp_path, results)])
        shutil.rmtree(tmp_path / "games")
        change_the_bots(monkeypatch)
        results.add([run(tmp_path, results)])
        assert [entry["repeat"] for entry in results.entries] == [False, True]

    def test_a_repeat_is_known_though_the_first_run_was_never_published(
        self, tmp_path: Path, results: Results, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        run(tmp_path, results)
        change_the_bots(monkeypatch)
        assert run(tmp_path, results)["repeat"]

    def test_whatever_is_run_on_a_worn_out_series_is_a_repeat(self, tmp_path: Path, results: Results) -> None:
        worn = Series("worn", NAMED.named, NAMED.commit, repeated=True)
        assert run(tmp_path, results, worn)["repeat"]


class TestPage:
    def test_it_lists_every_series_and_what_was_not_run(self, results: Results) -> None:
        page = as_markdown(every_series(), [ROW], results)
        assert [page.index(f"### Series `{series.name}`") for series in reversed(every_series())] == sorted(
            page.index(f"### Series `{series.name}`") for series in every_series()
        )
        assert page.count("not yet run") == 2

    def test_it_tells_what_was_found_on_deals_held_back(self, results: Results) -> None:
        page = as_markdown(every_series(), [ROW], results)
        assert "| 600 | 593 (98.8 %) | 97.6–99.4 |" in page

    def test_it_shows_runs_with_their_identity_and_marks_repeats(
        self, tmp_path: Path, results: Results, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        results.add([run(tmp_path, results)])
        change_the_bots(monkeypatch)
        results.add([run(tmp_path, results)])
        first, second = (line for line in as_markdown([NAMED], [ROW], results).splitlines() if "| 4 |" in line)
        assert "repeat" not in first
        assert "repeat" in second
        assert "`ffffffffffffffff`" in second

    def test_the_tables_are_written_between_the_marks(self) -> None:
        once = with_tables("Before\n", "first\n")
        again = with_tables(once + "After\n", "second\n")
        assert again.startswith("Before\n")
        assert again.endswith("After\n")
        assert "second" in again
        assert "first" not in again

    def test_the_published_page_is_made_of_the_published_results(self) -> None:
        page = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
        assert with_tables(page, as_markdown(every_series(), rows(), Results())) == page

    def test_every_published_row_is_one_that_is_measured(self) -> None:
        assert {entry["row"] for entry in Results().entries} <= {row.name for row in rows()}
        assert {entry["series"] for entry in Results().entries} <= {series.name for series in every_series()}


def test_the_command_publishes_what_it_found(
    tmp_path: Path, results: Results, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength_cmd, "rows", lambda: [ROW])
    page = tmp_path / "page.md"
    (found,) = strength_command(
        ["greedy-random"], folder=tmp_path / "games", workers=1, page=page, results=results, as_json=True
    )
    assert json.loads(capsys.readouterr().out)[0]["wins"] == found["wins"]
    assert Results(results.path).entries[0]["row"] == "greedy-random"
    assert found["identity"]["bots"]["greedy"] in page.read_text(encoding="utf-8")


def test_an_unknown_row_is_answered_with_those_there_are() -> None:
    with pytest.raises(Exception, match="greedy-random"):
        strength_command(["nonsense"])


def test_the_bench_counts_turns_and_evaluations() -> None:
    times, evaluations = turn_times("planner", 4)
    assert len(times) >= 4
    assert all(seconds > 0 for seconds in times[:4])
    assert evaluations > 0
