"""The tests notice small changes of the rules: a sample of them is tried, and each survivor is explained.

`equivalent.txt` holds the changes that mean nothing, with the reason. A survivor that is not there asks for a test.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from mutation.mutants import Mutant, all_mutants, sampled
from mutation.running import KILLED, SURVIVED, TIMED_OUT, read_keys

TESTS = Path(__file__).parents[1]
EXPLAINED = Path(__file__).with_name("equivalent.txt")
NOTICING = ("rules", "golden", "perft", "properties/test_games.py", "record/test_position.py")
QUICK = "not compiled and not any_game and not any_position and not changed_text"
"""Interpreted, and the same every time."""
SAMPLE, SEED = 220, 1


pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def mutants() -> dict[str, Mutant]:
    return {mutant.key: mutant for mutant in all_mutants()}


def try_mutants(report: Path, *options: str, tests: tuple[str, ...] = NOTICING) -> dict[str, str]:
    """What became of some mutants."""
    paths = [str(TESTS / path) for path in tests]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "mutation.running", "-p", "no:cacheprovider", "-k", QUICK]
    environ = {**os.environ, "PYTHONPATH": str(TESTS)}
    command += ["--mutants-report", str(report), *options, *paths]
    subprocess.run(command, check=True, env=environ, cwd=TESTS.parent, capture_output=True)
    fates: dict[str, str] = json.loads(report.read_text(encoding="utf-8"))["fates"]
    return fates


def test_every_change_has_a_key_of_its_own_and_changes_something(mutants: dict[str, Mutant]) -> None:
    assert len(mutants) == len(all_mutants()) > 1_000
    assert all(before != after for before, _, after in (mutant.change.partition(" -> ") for mutant in mutants.values()))


def test_the_sample_is_always_the_same(mutants: dict[str, Mutant]) -> None:
    every = list(mutants.values())
    first = [mutant.key for mutant in sampled(every, 50, SEED)]
    assert first == [mutant.key for mutant in sampled(every[::-1], 50, SEED)]
    assert first != [mutant.key for mutant in sampled(every, 50, SEED + 1)]


def test_what_is_explained_is_still_there(mutants: dict[str, Mutant]) -> None:
    explained = read_keys(EXPLAINED)
    assert sorted(explained.keys() - mutants.keys()) == []
    assert all(explained.values()), "every one with its reason"


def test_a_change_is_noticed_or_survives(tmp_path: Path) -> None:
    """The runner itself: tests of the turn notice what they are about, and not what they are not."""
    about = ("rules/test_turn.py",)
    fates = try_mutants(tmp_path / "a.json", "--mutants-only", "turn.begin_turn: state.actions", tests=about)
    assert set(fates.values()) == {KILLED}
    fates = try_mutants(tmp_path / "b.json", "--mutants-only", "solo.all_locked: 0 -> 1", tests=about)
    assert set(fates.values()) == {SURVIVED}


def test_every_change_of_a_sample_is_noticed_or_explained(tmp_path: Path) -> None:
    fates = try_mutants(tmp_path / "report.json", "--mutants", str(SAMPLE), "--mutants-skip", str(EXPLAINED))
    assert len(fates) > SAMPLE // 2
    assert [key for key, fate in fates.items() if fate not in (KILLED, TIMED_OUT)] == []
