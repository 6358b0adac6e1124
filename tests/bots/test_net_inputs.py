"""What the nets are told: what can be completed together, what the solo opponent is after, how a turn settles."""

from typing import Any

import pytest

from projectl.bots.value_net.runtime import Runtime
from projectl.bots.value_net.search import beam as search
from projectl.bots.value_net.search import completable as harvest
from projectl.game import Game
from projectl.rules.engine.codes import SLOTS
from projectl.rules.engine.hidden import hide_decks
from projectl.rules.engine.solo import next_target, opponent_target
from projectl.rules.pieces import KIND
from projectl.rules.tables import multiset
from projectl.rules.ways.running import Interpreted


@pytest.fixture(scope="module")
def runtime() -> Runtime:
    return Runtime(Interpreted(), width=2, fits=1)


def game_of(**choices: Any) -> Game:
    return Game(seed=bytes(32), first=0, **choices)


def with_work(game: Game, supply: list[str], *rests: int) -> Game:
    """Seat 0 with a supply and puzzles of which only some cells are free."""
    game.state.supply[0] = multiset([KIND[name] for name in supply])
    for slot in range(SLOTS):
        game.state.puzzle[slot] = -1
    for slot, rest in enumerate(rests):
        puzzle = next(p for p in range(game.rules.puzzles) if game.rules.cells[p] & rest == rest)
        game.state.puzzle[slot] = puzzle
        game.state.filled[slot] = game.rules.cells[puzzle] & ~rest
    return game


DOMINO = 0b11 << 6
SQUARE = 0b11 << 6 | 0b11 << 11


class TestHarvest:
    @pytest.mark.parametrize(
        ("supply", "rests", "done", "actions"),
        [
            (["I2"], [DOMINO], 1, 1),
            (["I2"], [DOMINO, DOMINO], 1, 1),
            (["I2", "I2"], [DOMINO, DOMINO], 2, 1),
            (["I2", "I2", "O1", "O1"], [SQUARE, DOMINO], 2, 3),
            (["O1", "O1", "I2", "I2", "I2"], [SQUARE, SQUARE], 1, 2),
            (["O1"], [DOMINO], 0, 0),
            ([], [], 0, 0),
        ],
    )
    def test_pieces_and_actions_are_shared(
        self, runtime: Runtime, supply: list[str], rests: list[int], done: int, actions: int
    ) -> None:
        game = with_work(game_of(players=2), supply, *rests)
        found = harvest.find_harvest(game.state, game.rules, runtime.workspace, 0)
        assert harvest.count_slots(found.slots) == done
        assert found.actions == actions

    def test_without_master_every_piece_takes_an_action(self, runtime: Runtime) -> None:
        game = with_work(game_of(players=2), ["I2", "I2"], DOMINO, DOMINO)
        game.state.master_used[0] = 1
        found = harvest.find_harvest(game.state, game.rules, runtime.workspace, 0)
        assert found.actions == 2
        game.state.actions[0] = 1
        found = harvest.find_harvest(game.state, game.rules, runtime.workspace, 0)
        assert harvest.count_slots(found.slots) == 1


class TestSoloOpponent:
    def test_the_next_target_is_what_it_takes_after_the_first(self, runtime: Runtime) -> None:
        """As long as what is drawn is worth less."""
        for number in range(1, 6):
            game = Game(seed=number.to_bytes(32), variant="solo", difficulty="unbeatable")
            expected = next_target(game.state, game.rules, opponent_target(game.state, game.rules))
            states = [game.state.clone(), game.state.clone()]
            hide_decks(states[0], game.rules)
            after = search.settled(states, 0, game.rules, 0)
            assert opponent_target(states[after], game.rules) == expected

    def test_a_turn_settles_without_looking_into_the_deck(self) -> None:
        game = game_of(variant="solo", difficulty="unbeatable")
        states = [game.state.clone(), game.state.clone()]
        hide_decks(states[0], game.rules)
        target = opponent_target(game.state, game.rules)
        after = search.settled(states, 0, game.rules, 0)
        assert states[after].turn == 1
        assert states[after].rows[target] == -1

    def test_other_games_have_nothing_to_settle(self) -> None:
        game = game_of(players=2)
        states = [game.state.clone(), game.state.clone()]
        assert search.settled(states, 0, game.rules, 0) == 0
