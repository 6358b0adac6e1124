"""`planner` against the solo opponent: what it thinks the opponent will take, and what it does about the locks."""

import pytest

from projectl.arena.pairing import deal_seed
from projectl.bots import SeatView
from projectl.bots.planner import PlannerBot
from projectl.bots.planner.evaluation import lasting_locks
from projectl.bots.planner.opponent_forecast import threat
from projectl.bots.planner.turn_state import Table, TurnState
from projectl.game import Game
from projectl.rules.engine.codes import TAKE_DECK
from projectl.rules.engine.solo import opponent_turn


@pytest.fixture(params=range(4))
def game(request: pytest.FixtureRequest) -> Game:
    return Game(seed=deal_seed("planner-solo", request.param), variant="solo", difficulty="unbeatable")


def at_the_table(game: Game) -> tuple[TurnState, Table]:
    view = SeatView.of(game.state, game.rules, 0)
    table = Table.of(view)
    return TurnState(view.state, table, 0), table


def test_the_next_take_of_the_opponent_is_foreseen(game: Game) -> None:
    game.state.locks[0] -= 1
    turn, table = at_the_table(game)
    after = game.state.clone()
    opponent_turn(after, game.rules)
    assert 0 in game.state.locks
    assert threat(turn, table, 0.0, turns=8) == after.points[1]


def test_nothing_is_taken_while_all_columns_are_locked(game: Game) -> None:
    turn, table = at_the_table(game)
    assert all(turn.locks)
    assert threat(turn, table, 0.0, turns=8) == 0
    assert threat(turn, table, 1.0, turns=8) > 0  # but in the turns after it


def test_what_is_turned_up_is_worth_the_mean(game: Game) -> None:
    turn, table = at_the_table(game)
    turn.locks = (0, 0, 0)
    turn.rows = (-1,) * len(turn.rows)
    assert threat(turn, table, 0.0, turns=8) == table.mean_points[0]
    turn.decks = (1, 0)  # the white ones are gone
    assert threat(turn, table, 0.0, turns=8) == table.mean_points[1] > table.mean_points[0]


def test_locks_are_lost_when_all_columns_are_locked(game: Game) -> None:
    turn, table = at_the_table(game)
    before = sum(turn.locks) + turn.lock_supply
    after = game.state.clone()
    opponent_turn(after, game.rules)
    assert lasting_locks(turn, table) == sum(after.locks) + after.lock_supply == before - 3


def test_it_opens_a_column_before_the_locks_are_lost(game: Game) -> None:
    """At the start all columns are locked; a turn without a take would cost three of the locks."""
    bot = PlannerBot(1)
    while game.state.turn == 0:
        view = SeatView.of(game.state, game.rules, 0)
        action = bot.choose(view, list(game.legal_actions(0)))
        if action < TAKE_DECK:
            return
        game.play(0, action)
    pytest.fail("it took nothing")
