"""The chances of all seats: what they add up to, what they are made of, and what they are at the end."""

from __future__ import annotations

from random import Random

import pytest

from projectl import Game, Options, SeatView, chances, play_out
from projectl.checks.selfcheck import modes_by_name
from projectl.judge import Position, judge
from projectl.rules.knowledge import sample
from projectl.rules.result import score_sheet

MODES = modes_by_name()
ENOUGH = 1e-12


def random_games(mode: str, games: int = 2) -> list[Game]:
    """Games of a mode at moments drawn by chance, the last one finished."""
    found = []
    for seed in range(games):
        chance = Random(f"{mode} {seed}")
        options = MODES[mode][seed % len(MODES[mode])]
        game = Game(options._replace(turn_cap=6 * (options.players or 1)), seed=seed)
        stop = chance.randrange(40) if seed < games - 1 else 10_000
        while not game.is_over and len(game.log) < stop:
            seat = min(game.to_act)
            game.play_legal(game.legal_move(chance.choice(game.legal_actions(seat)), seat))
        found.append(game)
    return found


@pytest.mark.parametrize("mode", MODES)
def test_chances_of_every_mode_add_up_to_one(mode: str) -> None:
    for game in random_games(mode):
        found = judge().of_game(game)
        assert len(found) == game.rules.players + game.rules.solo
        assert all(0 <= each <= 1 for each in found)
        assert sum(found) == pytest.approx(1, abs=ENOUGH)


@pytest.mark.parametrize("mode", MODES)
def test_games_that_differ_only_in_what_is_hidden_have_the_same_chances(mode: str) -> None:
    for game in random_games(mode):
        known = Position.of_game(game)
        twin = Position(sample(known.state, known.rules, seed=5), known.rules)
        assert judge().chances(twin) == judge().chances(known) == judge().of_game(game)
        for seat in range(game.rules.players):
            assert judge().chances(SeatView.of(game.state, game.rules, seat)) == judge().of_game(game)


@pytest.mark.parametrize("mode", MODES)
def test_a_finished_game_gives_its_result(mode: str) -> None:
    game = random_games(mode)[-1]
    assert game.is_over
    winners = score_sheet(game.state, game.rules).winners
    assert [seat for seat, chance in enumerate(chances(game)) if chance] == list(winners)
    assert set(chances(game)) <= {0.0, 1 / len(winners)}


def test_a_shared_win_is_shared() -> None:
    """Nobody completes anything, and two have equally many pieces."""
    game = Game(players=3, seed=1, turn_cap=3)
    while not game.is_over:
        seat = min(game.to_act)
        legal = game.legal_actions(seat)
        game.play("piece" if "piece" in legal else legal[0], seat)
    assert score_sheet(game.state, game.rules).decided_by == "shared"
    assert chances(game) == (0.5, 0.0, 0.5)


def test_a_tie_in_solo_is_the_opponents() -> None:
    game = Game(variant="solo", seed=1, turn_cap=1)
    while not game.is_over:
        legal = game.legal_actions(0)
        game.play("piece" if "piece" in legal else legal[0], 0)
    assert chances(game) == (0.0, 1.0)


def test_many_positions_are_judged_as_each_alone() -> None:
    games = [game for mode in MODES for game in random_games(mode)]
    positions = [Position.of_game(game) for game in games]
    assert judge().chances_of(positions) == [judge().chances(each) for each in positions]
    assert judge().chances_of([]) == []


def test_who_is_far_ahead_at_the_end_is_likely_to_win() -> None:
    game = Game(Options(players=2), seed=7)
    play_out(game, ["greedy", "random"])
    late = game.at(len(game.log) - 4)
    assert chances(late)[0] > 0.9
