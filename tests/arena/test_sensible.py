"""Sensible games come to their natural end and show everything that the rules provide for."""

import pytest

from projectl.bench.engine.recorded_games import record_game
from projectl.checks.modes import all_modes, mode_name
from projectl.checks.random_policy import HOARD, PLAIN, TWINS, WHITES
from projectl.checks.tally import Counting, expected_things
from projectl.rules import Options, apply
from projectl.rules.engine.codes import DECK_EMPTY, OVER
from projectl.rules.state import State


def end_of(options: Options, seed: int, style: str) -> State:
    game = record_game(options, seed, style, positions=True)
    state = game.positions[-1]
    apply(state, options.rules(), game.seats[-1], game.actions[-1])
    return state


def test_a_seed_gives_the_same_game_again() -> None:
    options = Options().checked()
    assert record_game(options, 5).actions == record_game(options, 5).actions
    assert record_game(options, 5).actions != record_game(options, 6).actions


@pytest.mark.parametrize("style", [PLAIN, HOARD, TWINS])
def test_two_players_reach_the_end_of_the_black_deck(style: str) -> None:
    ends = [end_of(Options().checked(), seed, style) for seed in range(8)]
    assert all(state.phase == OVER for state in ends)
    assert sum(state.end_reason == DECK_EMPTY for state in ends) >= 7
    assert all(sum(state.completed) >= 4 for state in ends)


def things_in(options: Options, style: str, seeds: range) -> set[str]:
    rules = options.rules()
    counting = Counting(rules)
    for seed in seeds:
        game = record_game(options, seed, style)
        state = game.start
        for seat, action in zip(game.seats, game.actions, strict=True):
            counting.before(state, seat, action)
            apply(state, rules, seat, action)
            counting.after(state)
    return {thing for thing, count in counting.things.items() if count}


def test_hoarders_meet_missing_rewards() -> None:
    assert "reward-choices" in things_in(Options().checked(), HOARD, range(4))


def test_with_everything_everything_happens() -> None:
    full = Options(edition="rulebook-2023", players=2, expansions=("ghost", "ambassador"), endless_white=True).checked()
    found = things_in(full, WHITES, range(4))
    assert {"reshuffles", "splits", "level-ups", "ambassadors", "recycles", "triggers"} <= found


def test_what_a_mode_does_not_allow_is_not_expected() -> None:
    retail = next(options for options in all_modes() if mode_name(options) == "retail-2020 standard 2")
    assert not {"recycles", "splits", "ambassadors", "reshuffles", "deck-takes"} & expected_things(retail)
    assert {"completions", "early-ends", "touches", "dead-ends"} <= expected_things(retail)
