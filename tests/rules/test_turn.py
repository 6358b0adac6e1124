"""The turn: three actions, clockwise, and how a turn ends (R-TURN)."""

from collections.abc import Callable

import pytest
from scene import EARLY, EDITIONS, END, LATE, MASTER, PIECE, Scene, exchange, place, take

from projectl.rules.engine.codes import ACTIONS


@pytest.mark.rule("R-TURN")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_has_three_actions(edition: str) -> None:
    scene = Scene(edition)
    scene.play(0, PIECE, exchange("I2", "V3"))
    assert scene.to_act == {0}
    assert scene.actions_left() == 1
    scene.play(0, take(1))
    assert scene.to_act == {1}
    assert scene.actions_left() == 3


@pytest.mark.rule("R-TURN")
def test_the_same_action_may_be_repeated() -> None:
    scene = Scene()
    scene.play(0, PIECE, PIECE, PIECE)
    assert scene.supply(0) == "O1 O1 O1 O1 I2"
    scene.play(1, take(1), take(1), take(5))
    assert scene.puzzles(1) == "W01 W05 B01 -"


@pytest.mark.rule("R-TURN")
def test_only_the_master_is_limited_to_one_per_turn_and_comes_back_with_the_next() -> None:
    scene = Scene().with_puzzles(0, "W15 W16").with_supply(0, "O1 O1 O1")
    scene.play(0, MASTER, place("O1", 1, "a3"), place("O1", 2, "b3"))
    assert scene.why(0, MASTER) == "MASTER_IS_USED"
    scene.idle(0).idle(1)
    assert scene.can(0, MASTER)


@pytest.mark.rule("R-TURN", "R-MATS")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise_from_the_first_player(players: int) -> None:
    scene = Scene(players=players, first=1)
    order = []
    for _ in range(2 * players):
        (seat,) = scene.to_act
        order.append(seat)
        scene.idle(seat)
    assert order == [(1 + turn) % players for turn in range(2 * players)]


@pytest.mark.rule("R-TURN")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_plays_out_of_turn(edition: str) -> None:
    scene = Scene(edition, players=3)
    assert scene.why(1, PIECE) == "NOT_YOUR_TURN"
    assert scene.why(2, END) == "NOT_YOUR_TURN"
    assert scene.why(3, PIECE) == "NO_SUCH_SEAT"
    assert scene.why(-1, PIECE) == "NO_SUCH_SEAT"
    assert scene.why(0, ACTIONS) == "UNKNOWN_ACTION"
    assert scene.why(0, -1) == "UNKNOWN_ACTION"


@pytest.mark.rule("R-TURN", "D7")
@pytest.mark.parametrize("edition", EARLY)
@pytest.mark.parametrize("done", [0, 1, 2])
def test_where_the_rulebook_says_so_a_turn_may_be_ended_at_any_time(edition: str, done: int) -> None:
    scene = Scene(edition)
    scene.play(0, *[PIECE] * done, END)
    assert scene.to_act == {1}


@pytest.mark.rule("R-TURN")
@pytest.mark.parametrize("edition", LATE)
@pytest.mark.parametrize("done", [0, 1, 2])
def test_elsewhere_all_three_actions_must_be_used(edition: str, done: int) -> None:
    scene = Scene(edition).play(0, *[PIECE] * done)
    assert scene.why(0, END) == "MUST_USE_ACTIONS"


def before_the_last_possible_action(edition: str) -> Scene:
    """Once seat 0 has taken its fourth puzzle there is nothing left that it could do."""
    scene = Scene(edition).with_puzzles(0, "W24 W25 W26").with_supply(0, "")
    return scene.with_only_reserve("").with_deck("white", "").with_deck("black", "")


@pytest.mark.rule("R-TURN")
@pytest.mark.parametrize("edition", LATE)
def test_a_turn_of_exactly_three_actions_ends_early_when_no_action_is_legal(edition: str) -> None:
    scene = before_the_last_possible_action(edition)
    scene.play(0, take(1))
    assert scene.events[-2:] == ["TURN_ENDED", "TURN_BEGAN"]
    assert scene.to_act == {1}


@pytest.mark.rule("R-TURN")
@pytest.mark.parametrize("edition", EARLY)
def test_where_turns_may_stop_early_the_player_is_left_with_nothing_but_to_stop(edition: str) -> None:
    scene = before_the_last_possible_action(edition)
    scene.play(0, take(1))
    assert scene.legal(0) == {END}


POSSIBLE: dict[str, Callable[[Scene], Scene]] = {
    "a piece that fits": lambda scene: scene.with_supply(0, "I3"),
    "an exchange": lambda scene: scene.with_supply(0, "I4").with_reserve(O4=1),
    "an O1": lambda scene: scene.with_reserve(O1=1),
    "a deck to recycle from": lambda scene: scene.with_deck("black", "B05"),
}


@pytest.mark.rule("R-TURN")
@pytest.mark.parametrize("possible", POSSIBLE)
def test_a_turn_goes_on_while_any_action_is_legal(possible: str) -> None:
    scene = POSSIBLE[possible](before_the_last_possible_action("revised-2021"))
    scene.play(0, take(1))
    assert scene.to_act == {0}
    assert scene.legal(0)
    assert scene.why(0, END) == "MUST_USE_ACTIONS"


@pytest.mark.rule("R-TURN")
def test_a_turn_goes_on_while_a_puzzle_can_be_taken() -> None:
    scene = Scene().with_puzzles(0, "W24 W25").with_supply(0, "")
    scene.with_only_reserve("").with_deck("white", "").with_deck("black", "")
    assert scene.play(0, take(1)).to_act == {0}
    assert scene.legal(0) == {take(slot) for slot in range(2, 9)}
    assert scene.play(0, take(2)).to_act == {1}


@pytest.mark.rule("R-TURN")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_confirmation_a_turn_ends_only_by_an_action_of_its_own(edition: str) -> None:
    scene = Scene(edition, confirm=True).play(0, PIECE, PIECE, PIECE)
    assert scene.to_act == {0}
    assert scene.legal(0) == {END}
    assert scene.why(0, PIECE) == "NO_ACTIONS_LEFT"
    assert scene.play(0, END).to_act == {1}


@pytest.mark.rule("R-TURN")
@pytest.mark.parametrize("edition", LATE)
def test_confirmation_gives_no_right_to_stop_early(edition: str) -> None:
    scene = Scene(edition, confirm=True).play(0, PIECE)
    assert scene.why(0, END) == "MUST_USE_ACTIONS"
