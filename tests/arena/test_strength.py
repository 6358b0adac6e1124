"""The published measurements."""

from pathlib import Path

import pytest

from projectl.arena.bench_bots import turn_times
from projectl.arena.strength import Row, as_markdown, measure, rows, verdict, with_table
from projectl.cli.strength_cmd import strength_command


def figures(share: float, evaluations: float = 0, margin: float = 0) -> dict[str, float]:
    return {"win_rate": share, "evaluations_per_turn": evaluations, "mean_margin": margin}


def test_every_row_has_a_name_and_a_command_of_its_own() -> None:
    found = rows()
    assert len({row.name for row in found}) == len(found)
    assert {row.command.split()[1] for row in found} == {"solo", "arena"}


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


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    row = Row(("greedy", "random"), 4, floor=0.5)
    first = measure(row, folder=tmp_path, workers=1)
    kept = next(tmp_path.rglob("*.jsonl"))
    before = kept.read_bytes()
    again = measure(row, folder=tmp_path, workers=1)
    assert kept.read_bytes() == before
    assert first == again
    assert first["games"] == 4
    assert first["floor"]


def test_the_table_tells_what_was_not_measured() -> None:
    row = Row(("greedy", "random"), 4, floor=0.5)
    assert "not measured" in as_markdown([], [row])


def test_the_table_is_written_between_the_marks_of_the_page() -> None:
    once = with_table("Before\n", "first\n")
    again = with_table(once + "After\n", "second\n")
    assert again.startswith("Before\n")
    assert again.endswith("After\n")
    assert "second" in again
    assert "first" not in again


def test_an_unknown_row_is_answered_with_those_there_are() -> None:
    with pytest.raises(Exception, match="greedy-random"):
        strength_command(["nonsense"])


def test_the_bench_counts_turns_and_evaluations() -> None:
    times, evaluations = turn_times("planner", 4)
    assert len(times) >= 4
    assert all(seconds > 0 for seconds in times[:4])
    assert evaluations > 0
