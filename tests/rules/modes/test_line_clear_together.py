"""Line Clear: what two seats that play at once do to each other (D22, D15)."""

import pytest
from scene import (
    CANCEL,
    DECLINE,
    MASTER,
    PIECE,
    STOP,
    Scene,
    choose,
    complete,
    exchange,
    level_up,
    order,
    place,
    recycle,
    split,
    take,
)


def together(edition: str = "rulebook-2023", players: int = 5, expansions: tuple[str, ...] = ()) -> Scene:
    """Seat 0 holds the white marker, seat 2 the black one."""
    return Scene(edition, players=players, variant="line-clear", expansions=expansions)


@pytest.mark.rule("D22")
def test_each_seat_has_a_turn_of_its_own() -> None:
    scene = together().with_puzzles(0, "W15 W16").with_puzzles(2, "W17 W18").with_supply(0, "O1 O1")
    scene.play(0, MASTER, place("O1", 1, "a3"))
    assert (scene.sequence("white"), scene.sequence("black")) == ("master", "")
    scene.play(2, MASTER, place("O1", 1, "b3")).play(0, STOP)
    assert (scene.sequence("white"), scene.sequence("black")) == ("", "master")
    assert (scene.actions_left("white"), scene.actions_left("black")) == (2, 3)


@pytest.mark.rule("D22", "D24")
def test_a_sequence_can_be_cancelled_although_the_other_has_acted() -> None:
    scene = together().with_puzzles(0, "W15 W16").with_supply(0, "O1 O1")
    other = scene.copy().play(2, take(7))
    scene.play(0, MASTER, place("O1", 1, "a3")).play(2, take(7)).play(0, CANCEL)
    assert scene.state == other.state


def choosing(edition: str = "rulebook-2023") -> Scene:
    """Seat 0 has completed W09; its O1 is missing, an I3 and a V3 are all that the reserve has."""
    scene = together(edition).with_puzzle(0, "W09").with_supply(0, "I2").with_supply(2, "O1 T4")
    return scene.with_only_reserve("I3 V3").play(0, place("I2", 1, "c3c4"))


@pytest.mark.rule("D22")
def test_an_open_choice_blocks_only_its_own_seat() -> None:
    scene = choosing()
    assert scene.choice("white") == "reward"
    assert scene.why(0, PIECE) == "CHOICE_FIRST"
    scene.play(2, take(7), take(8), take(9))
    assert scene.to_act == {0}, "seat 2 has finished and waits"
    assert scene.play(0, choose("V3")).supply(0) == "I2 V3"


@pytest.mark.rule("D22")
def test_its_options_are_computed_when_the_answer_arrives() -> None:
    scene = choosing()
    assert scene.choices(0) == "I3 V3"
    scene.play(2, exchange("T4", "I3"))
    assert scene.choices(0) == "V3", "the T4 is two levels above"
    assert scene.why(0, choose("I3")) == "NOT_OFFERED"
    assert scene.play(0, choose("V3")).supply(0) == "I2 V3"


@pytest.mark.rule("D22")
def test_a_missing_piece_that_comes_back_meanwhile_is_the_reward() -> None:
    scene = choosing().play(2, exchange("O1", "V3"))
    assert scene.choices(0) == "O1"
    assert scene.play(0, choose("O1")).supply(0) == "O1 I2"


@pytest.mark.rule("D22", "R-REWARD")
def test_when_all_options_vanish_there_is_no_reward() -> None:
    """In 2023 seat 2 takes the I3 and the V3 in place of level-1 pieces."""
    scene = choosing().play(2, PIECE, choose("I3"), PIECE)
    assert scene.supply(2) == "O1 I3 V3 T4"
    assert scene.choice("white") == "", "nothing is left to choose"
    assert (scene.supply(0), scene.pile(0)) == ("I2", "W09")
    assert scene.actions_left("white") == 2


@pytest.mark.rule("D22", "R-REWARD")
def test_one_choice_that_vanishes_may_void_the_other() -> None:
    """Seat 0 takes the last piece that seat 2 could choose, and then seat 2 gets all that seat 0 could choose."""
    scene = together(expansions=("ghost",)).with_supply(0, "O1 I4 T4").with_supply(2, "O1 O1 Z4")
    scene.with_puzzles(0, "W32 W29").with_puzzle(0, "GW10", "I4 b2b3b4b5").with_only_reserve("I4 T4 P5 U5")
    scene.with_puzzle(2, "W28").with_puzzle(2, "GW12", "I3 c2c3c4", "O1 b2").with_puzzle(2, "GW11", "T4 c2b3c3d3")
    scene.play(2, MASTER, place("Z4", 1, "b3c3c4d4"), place("O1", 2, "d4"), place("O1", 3, "c4"), complete(1))
    assert scene.choices(2) == "I4 T4"
    scene.play(0, place("T4", 1, "c3b4c4d4"))
    assert scene.choices(2) == "I4"
    scene.play(0, MASTER, place("I4", 2, "b2b3b4b5"), place("O1", 3, "c5"), complete(2))
    assert scene.supply(2).endswith("P5 U5")
    assert (scene.choice("white"), scene.choice("black")) == ("", "")
    assert sorted(scene.pile(0).split()) == ["GW10", "W29", "W32"]


@pytest.mark.rule("D22", "D12")
def test_the_choice_of_a_level_1_piece_may_vanish_too() -> None:
    scene = together().with_only_reserve("I3 V3").play(0, PIECE).play(2, PIECE, choose("V3"), PIECE)
    assert scene.choice("white") == ""
    assert scene.supply(0) == "O1 I2"
    assert scene.actions_left("white") == 2, "the action is spent"


@pytest.mark.rule("D22", "R-LEVELUP")
def test_a_level_up_whose_targets_vanish_can_only_be_declined() -> None:
    scene = together(expansions=("ghost",)).with_puzzle(0, "GW05", "I4 c2c3c4c5", "O1 b3")
    scene.with_supply(0, "O1").with_supply(2, "").with_only_reserve("I2").play(0, place("O1", 1, "d3"))
    assert scene.level_ups(0, "O1") == "I2"
    scene.play(2, PIECE)
    assert scene.supply(2) == "I2"
    assert scene.why(0, level_up("O1", "I2")) == "PIECE_NOT_IN_RESERVE"
    assert scene.legal(0) == {DECLINE}
    assert scene.play(0, DECLINE).pile(0) == "GW05"


@pytest.mark.rule("D22", "R-END-BLACK", "D19")
@pytest.mark.parametrize("players", [4, 5])
def test_the_limit_on_black_puzzles_applies_per_seat_and_turn(players: int) -> None:
    """Seat 2 has taken a black puzzle when seat 0 empties the deck: each may take one more."""
    scene = together("revised-2021", players).with_deck("black", "B12 B13")
    scene.play(2, take(10)).play(0, take(4))
    assert scene.told("TRIGGERED")
    scene.play(2, take(11)).play(0, take(5))
    assert scene.why(2, take(12)) == "ONE_BLACK_PER_TURN"
    assert scene.why(0, take(6)) == "ONE_BLACK_PER_TURN"


@pytest.mark.rule("D6", "D22")
def test_a_recycle_whose_deck_the_other_seat_empties_can_only_be_cancelled() -> None:
    scene = together("revised-2021", 4).with_deck("black", "B12").play(0, recycle("black"), order(5))
    before = scene.row(2)
    scene.play(2, take(10))
    assert scene.told("TRIGGERED")
    assert scene.why(0, order(4)) == "NOTHING_TO_REVEAL"
    assert scene.legal(0) == {CANCEL}
    scene.play(0, CANCEL)
    assert scene.row(2) == before
    assert scene.deck("black") == ""


@pytest.mark.rule("D22", "D23")
def test_a_ghost_that_the_other_seat_has_won_cannot_be_taken_back_from_it() -> None:
    """Seat 0 breaks up the last P5; the reward of seat 2 is that very piece."""
    scene = together(expansions=("ghost",)).with_supply(0, "P5").with_reserve(P5=0).with_puzzle(0, "W15")
    scene.with_puzzle(2, "GW12", "I3 c2c3c4", "O1 b2").with_supply(2, "O1")
    scene.play(0, split("P5", "I2 I3"))
    assert scene.can(0, CANCEL)
    scene.play(2, place("O1", 1, "d4"))
    assert scene.supply(2) == "O1 O1 I3 P5"
    assert scene.why(0, CANCEL) == "PIECE_NOT_IN_RESERVE"
    assert scene.play(0, STOP).supply(0) == "I2 I3"


@pytest.mark.rule("D15")
@pytest.mark.parametrize("edition", ["revised-2021", "rulebook-2023"])
def test_a_turn_that_cannot_be_finished_ends_and_waits_for_the_other(edition: str) -> None:
    """Seat 2 has four puzzles, no piece, and there is none to take."""
    scene = together(edition).with_puzzles(2, "W24 W25 W26").with_supply(2, "").with_only_reserve("")
    scene.play(2, take(7))
    assert scene.actions_left("black") == -1
    assert scene.to_act == {0}
    assert scene.why(2, PIECE) == "TURN_IS_OVER"
    scene.play(0, take(1), take(1), take(1))
    assert scene.to_act == {1, 3}


@pytest.mark.rule("D15")
def test_the_white_holder_can_nearly_always_recycle() -> None:
    scene = together().with_puzzles(0, "W24 W25 W26").with_supply(0, "").with_only_reserve("").play(0, take(1))
    assert scene.legal(0) == {recycle("white"), recycle("black")}
