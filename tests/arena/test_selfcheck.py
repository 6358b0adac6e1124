"""`projectl selfcheck`: what it plays, what it finds, and how it tells."""

import json
from collections import Counter

import pytest
from needs import native_maker

from projectl.checks import selfcheck
from projectl.checks.selfcheck import ENOUGH, Report, check_games, modes_by_name, tasks
from projectl.checks.selfcheck_report import print_json, print_report
from projectl.checks.tally import THINGS, expected_things
from projectl.checks.watched_game import UNIFORM, Task
from projectl.errors.exit_codes import INTERRUPTED
from projectl.rules.options import Options

MODE = "revised-2021 standard 2"


def full_tally() -> Counter[str]:
    return Counter(dict.fromkeys(THINGS, ENOUGH))


def test_every_mode_gets_its_share_of_the_games() -> None:
    games: Counter[str] = Counter()
    for mode, chunk in tasks(1_000):
        games[mode] += len(chunk)
    assert games.total() == 1_000
    assert set(games) == set(modes_by_name())
    assert max(games.values()) - min(games.values()) <= 1


def test_half_of_the_games_are_uniform() -> None:
    styles = Counter(task.style == UNIFORM for _, chunk in tasks(5_600) for task in chunk)
    assert styles[True] == styles[False] == 2_800


def test_all_expansions_and_styles_take_their_turns() -> None:
    seen = {(task.options, task.style) for _, chunk in tasks(20_000) for task in chunk}
    assert {options for options, _ in seen} == {options for modes in modes_by_name().values() for options in modes}
    assert all(len({style for played, style in seen if played == options}) >= 4 for options, _ in seen)


def test_a_game_is_counted() -> None:
    tally, violations = check_games([Task(Options().checked(), 1, compiled=False)])
    assert not violations
    assert tally["games"] == 1
    assert tally["completions"] > 0


def test_a_crash_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(_task: Task) -> Counter[str]:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(selfcheck, "check_game", crash)
    tally, violations = check_games([Task(Options().checked(), 1)])
    assert not tally
    assert "ZeroDivisionError" in violations[0]
    assert "by nothing" in violations[0]


def test_a_thing_that_never_happened_is_a_fault() -> None:
    tally = full_tally()
    del tally["recycles"]
    report = Report({MODE: tally})
    assert report.missing == [(MODE, "recycles")]
    assert report.exit_code == 1


def test_what_the_mode_does_not_allow_is_no_fault() -> None:
    tally = Counter(dict.fromkeys(expected_things(Options().checked()), ENOUGH))
    assert Report({MODE: tally}).exit_code == 0


def test_few_games_prove_nothing() -> None:
    assert Report({MODE: Counter(games=ENOUGH - 1)}).exit_code == 0


def test_a_violation_is_a_fault() -> None:
    assert Report({MODE: full_tally()}, ["pieces were lost"]).exit_code == 1


def test_an_interrupted_run_says_so() -> None:
    assert Report({MODE: full_tally()}, interrupted=True).exit_code == INTERRUPTED


def test_the_table_names_the_faults(capsys: pytest.CaptureFixture[str]) -> None:
    tally = full_tally()
    del tally["recycles"]
    print_report(Report({MODE: tally}, ["pieces were lost"]))
    shown = capsys.readouterr().out
    assert "pieces were lost" in shown
    assert "recycles" in shown
    assert "faults: 2" in shown


def test_the_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    print_json(Report({MODE: full_tally()}))
    document = json.loads(capsys.readouterr().out)
    assert document["ok"] is True
    assert document["modes"][MODE]["completions"] == ENOUGH
    assert document["violations"] == document["missing"] == []


def test_workers_check_games() -> None:
    native_maker()
    done: list[int] = []
    report = selfcheck.check(8, workers=1, progress=done.append)
    assert report.ok
    assert sum(done) == 8
    assert sum(tally["games"] for tally in report.tallies.values()) == 8
