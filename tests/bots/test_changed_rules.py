"""A rule is changed in the one place that holds it; result, record, events and bots follow."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from projectl.bots import SeatView, play_out
from projectl.bots.planner.evaluation import final_worth
from projectl.bots.planner.opponent_forecast import _taken, threat
from projectl.bots.planner.touches import best_touches
from projectl.bots.planner.turn_state import Table, TurnState
from projectl.bots.value_net.model.feature_index import NEXT_TARGET
from projectl.bots.value_net.model.market_features import NOTHING, add_solo
from projectl.bots.value_net.runtime import Runtime
from projectl.bots.value_net.search.endgame import best_touch, judge
from projectl.game import Game
from projectl.record.errors import PositionError
from projectl.record.gamefile import load_record, verify
from projectl.record.record import GameRecord
from projectl.rules.engine import dealing, solo
from projectl.rules.engine.codes import DONE, OVER, TOUCHES
from projectl.rules.engine.ending import standing
from projectl.rules.pieces import KIND
from projectl.rules.result import score_sheet
from projectl.rules.tables import multiset
from projectl.rules.version import RULES_VERSION
from projectl.rules.ways.running import Interpreted

GOLDEN = Path(__file__).parents[1] / "golden"
DOMINO = 0b11 << 6


@pytest.fixture(scope="module")
def runtime() -> Runtime:
    return Runtime(Interpreted(), width=2, fits=1)


def pieces(names: str) -> int:
    return multiset([KIND[name] for name in names.split()])


def turn_at(game: Game) -> tuple[TurnState, Table]:
    view = SeatView.of(game.state, game.rules, 0)
    table = Table.of(view)
    return TurnState(view.state, table, 0), table


def played_by_greedy(**choices: Any) -> GameRecord:
    """A whole game, as long as its rules stand."""
    game = Game(seed=bytes(32), first=0, **choices)
    play_out(game, ["greedy"] * game.rules.players)
    return game.record()


# --- R-TIE ------------------------------------------------------------------------------------------------------------
@pytest.fixture(params=["as it is", "reversed"])
def is_reversed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[bool]:
    """Pieces count before completed puzzles, or as the rulebook has it."""
    best_touches.cache_clear()
    if request.param == "reversed":
        order = ("pieces", "completed")
        monkeypatch.setattr(standing, "TIE_BREAKS", order)
        for figure, weight in standing.weights(order).items():
            monkeypatch.setattr(standing, figure.upper(), weight)
    yield request.param == "reversed"
    best_touches.cache_clear()


def level_game() -> Game:
    """Seat 0 has completed one puzzle more, seat 1 has one piece more; the scores are level."""
    game = Game(seed=bytes(32), first=0, players=2, edition="retail-2020")
    game.state.points[:2], game.state.completed[:2] = [10, 10], [5, 4]
    game.state.supply[:2] = [pieces("O1"), pieces("O1 I2")]
    return game


def with_domino(game: Game, worth: int) -> Game:
    """Seat 0 could fill a puzzle of so many points with the two O1 that are all it has."""
    rules = game.rules
    puzzle = next(p for p in range(rules.puzzles) if rules.points[p] == worth and rules.cells[p] & DOMINO == DOMINO)
    game.state.puzzle[0], game.state.filled[0] = puzzle, rules.cells[puzzle] & ~DOMINO
    game.state.supply[0] = pieces("O1 O1")
    return game


@pytest.mark.rule("R-TIE")
def test_the_result_follows_the_order_of_the_tie_breaks(is_reversed: bool) -> None:
    game = level_game()
    game.state.phase, game.state.end_reason = OVER, 1
    result = score_sheet(game.state, game.rules)
    assert (result.decided_by, result.winners) == (("pieces", (1,)) if is_reversed else ("completed", (0,)))


@pytest.mark.rule("R-TIE")
def test_the_record_of_a_tie_follows_the_order_of_the_tie_breaks(is_reversed: bool) -> None:
    record = replace(load_record(GOLDEN / "deluxe-2019" / "standard-2-ambassador.txt"), rules_version=RULES_VERSION)
    assert record.result is not None
    assert record.result.decided_by == "completed"
    assert record.result.rows[1].pieces > record.result.rows[0].pieces
    verdict = verify(record)
    assert verdict.ok != is_reversed
    if is_reversed:
        assert verdict.params["figure"] == "place of seat 1"


@pytest.mark.rule("R-TIE")
def test_the_nets_judge_by_the_order_of_the_tie_breaks(is_reversed: bool, runtime: Runtime) -> None:
    game = level_game()
    end = judge(game.state, game.rules, runtime.workspace, 0)
    assert (end.win, end.margin) == (0.0 if is_reversed else 1.0, 0.0)


@pytest.mark.rule("R-TIE", "R-TOUCH")
def test_touches_of_bots_follow_the_order_of_the_tie_breaks(is_reversed: bool, runtime: Runtime) -> None:
    """Two pieces for two points: it gains a completed puzzle and costs two pieces."""
    game = with_domino(level_game(), worth=2)
    game.state.phase = TOUCHES
    runtime.put(0, game.state)
    chosen = best_touch(runtime.states, 0, game.rules, runtime.workspace, 0, runtime.out)
    assert (chosen == DONE) == is_reversed
    planned = best_touches(((0, DOMINO, 2),), pieces("O1 O1"))
    assert (planned.fillings == ()) == is_reversed


@pytest.mark.rule("R-TIE")
def test_the_planner_weighs_the_tie_breaks_in_their_order(is_reversed: bool) -> None:
    worths = []
    for completed, supply in ((5, "O1"), (4, "O1 I2")):
        turn, table = turn_at(level_game())
        turn.completed, turn.supply = completed, pieces(supply)
        worths.append(final_worth(turn, table))
    assert (worths[0] < worths[1]) == is_reversed
    assert [int(worth) for worth in worths] == [10, 10]


# --- D8 ---------------------------------------------------------------------------------------------------------------
@pytest.fixture(params=["as it is", "none follow"])
def following(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """How many locks of each other column move along: one, or as if the rule had none."""
    count = 1 if request.param == "as it is" else 0
    monkeypatch.setattr(solo, "FOLLOWING", count)
    _taken.cache_clear()
    yield count
    _taken.cache_clear()


def solo_game() -> Game:
    """The opponent is after the first column; of the others each has one lock. The best puzzle lies in the second."""
    game = Game(seed=bytes(32), variant="solo", difficulty="standard")
    rules = game.rules
    by_points = {points: rules.points.index(points) for points in range(1, 5)}
    game.state.rows[:9] = [by_points[points] for points in (3, 4, 1, 2, 1, 1, 2, 1, 1)]
    game.state.locks[:], game.state.lock_supply = [0, 1, 1], 1
    return game


@pytest.mark.rule("D8")
def test_events_tell_how_the_locks_moved_by_the_rule(following: int) -> None:
    game = solo_game()
    events = [event for _ in range(3) for event in game.play("piece")]
    moved = next(event.data for event in events if event.kind == "locks-moved")
    assert moved == {
        "column": 1,
        "count": 1 + 2 * following,
        "locks": [1 + 2 * following, 1 - following, 1 - following],
        "supply": 0,
    }
    assert moved["locks"] == game.state.locks


@pytest.mark.rule("D8")
def test_the_nets_are_told_the_next_target_by_the_rule(following: int, runtime: Runtime) -> None:
    """Only if locks of the other columns follow, one of these is open in the turn after."""
    game = solo_game()
    runtime.workspace.actives = 0
    add_solo(game.state, game.rules, runtime.workspace)
    told = set(runtime.workspace.active[: runtime.workspace.actives])
    assert NEXT_TARGET + (4 if following else NOTHING) in told
    after = game.state.clone()
    after.deck_count[0] = 0
    solo.opponent_turn(after, game.rules)
    assert solo.opponent_target(after, game.rules) == (1 if following else -1)


@pytest.mark.rule("D8")
def test_the_planner_foresees_the_takes_by_the_rule(following: int) -> None:
    turn, table = turn_at(solo_game())
    assert threat(turn, table, 1.0, turns=1) == (3 + 4 if following else 3)


@pytest.mark.rule("D8")
def test_a_record_of_bots_is_of_the_rule_that_it_was_played_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "FOLLOWING", 0)
    record = played_by_greedy(variant="solo", difficulty="standard")
    assert verify(record).ok
    monkeypatch.undo()
    assert not verify(record).ok


# --- R-LINE-SETUP -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("R-LINE-SETUP")
@pytest.mark.parametrize(("players", "name"), [(4, "SECOND"), (6, "SECOND_OF_SIX")])
def test_positions_follow_who_begins_with_the_second_marker(
    players: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records and bots' games are dealt by the same rule; a position of the old rule is refused."""
    choices: dict[str, Any] = {"players": players, "variant": "line-clear", "deluxe": True, "expansions": ("ghost",)}
    before = Game(seed=bytes(32), first=1, **choices)
    monkeypatch.setattr(dealing, name, 1)
    game = Game(seed=bytes(32), first=1, **choices)
    assert (before.state.holder, game.state.holder) == ([1, (1 + players // 2) % players], [1, 2])
    assert Game.from_position(game.position()).state.holder == [1, 2]
    with pytest.raises(PositionError, match="turn"):
        Game.from_position(before.position())


@pytest.mark.rule("R-LINE-SETUP")
def test_bots_events_and_record_follow_who_begins_with_the_second_marker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "SECOND", 1)
    record = played_by_greedy(players=4, variant="line-clear", deluxe=True)
    game = Game.from_record(record)
    events = [event for move in range(len(record.moves)) for event in game.events_of(move)]
    began = [event.seat for event in events if event.kind == "turn-began"]
    assert ({move.seat for move in record.moves[:6]}, began[:2]) == (
        {0, 1},
        [1, 2],
    )  # by the rulebook 0 and 2, then 1 and 3
    assert verify(record).ok
    monkeypatch.undo()
    assert not verify(record).ok
