"""Games in every edition, variant and number of players, watched after every step (`projectl.checks.invariants`).

Uniform play dies early and hardly finishes a puzzle; so half of the games are played to complete puzzles. A long run
of the same is `projectl selfcheck`.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from projectl.checks.modes import all_modes
from projectl.checks.selfcheck import modes_by_name
from projectl.checks.watched_game import Task, check_game
from projectl.rules.options import Options

MODES = modes_by_name()
UNIFORM, PLAIN, HOARD, TWINS, WHITES = 0, 1, 3, 5, 7  # numbers of tasks that are played so


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_violated_in_any_mode(mode: str) -> None:
    options = MODES[mode]
    numbers = [UNIFORM, PLAIN, HOARD, WHITES if options[0].endless_white else TWINS]
    happened = [check_game(Task(options[3 * i % len(options)], n, compiled=False)) for i, n in enumerate(numbers)]
    assert all(things["steps"] > 20 for things in happened)
    assert sum(things["completions"] for things in happened) > 0


@settings(max_examples=20)
@given(st.sampled_from(all_modes()), st.integers(0, 200), st.integers(1, 2**32))
def test_nothing_is_violated_by_any_game(options: Options, number: int, seed: int) -> None:
    assert check_game(Task(options, number, seed, compiled=False))["games"] == 1


def test_all_modes_are_there() -> None:
    editions = {(options.edition, options.deluxe, options.variant) for options in all_modes()}
    assert len(editions) == 13
    assert {options.players for options in all_modes()} == {1, 2, 3, 4, 5, 6}
    assert len(all_modes()) == len(set(all_modes())) == 238
