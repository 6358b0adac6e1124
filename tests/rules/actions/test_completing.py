"""Completing puzzles, one or several at once, and the order of their rewards (R-COMPLETE, D4)."""

import pytest
from scene import EDITIONS, MASTER, PIECE, STOP, Scene, choose, complete, level_up, place


@pytest.mark.rule("R-COMPLETE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_full_recess_completes_the_puzzle(edition: str) -> None:
    """W16, 1 point and an I3: its pieces come back, the reward is added, the puzzle goes to the pile."""
    scene = Scene(edition).with_puzzle(0, "W16", "I2 b3c3").with_supply(0, "O1 I3")
    scene.play(0, place("I3", 1, "b4c4d4"))
    assert scene.supply(0) == "O1 I2 I3 I3"
    assert scene.puzzles(0) == "- - - -"
    assert (scene.pile(0), scene.points(0), scene.state.completed[0]) == ("W16", 1, 1)
    assert scene.actions_left() == 2


@pytest.mark.rule("R-COMPLETE")
def test_a_puzzle_with_a_free_cell_is_not_completed() -> None:
    scene = Scene().with_puzzle(0, "W16", "I2 b3c3").with_supply(0, "I2").play(0, place("I2", 1, "b4c4"))
    assert scene.puzzles(0) == "W16 - - -"
    assert scene.laid(0, 1) == "I2 I2"


@pytest.mark.rule("R-COMPLETE")
def test_the_pieces_may_be_used_again_by_the_next_action() -> None:
    scene = Scene().with_puzzles(0, "W22 W15").with_supply(0, "I2")
    scene.play(0, place("I2", 1, "c3c4"), place("I2", 2, "a3b3"), place("I2", 2, "c3d3"))
    assert scene.laid(0, 2) == "I2 I2", "the piece that came back and the reward"


@pytest.mark.rule("R-COMPLETE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_action_can_complete_several(edition: str) -> None:
    scene = Scene(edition).with_puzzles(0, "W22 W25 W29 W31").with_supply(0, "I2 I3 I4 O4")
    scene.play(0, MASTER, place("O4", 4, "b3c3b4c4"), place("I3", 2, "c2c3c4"))
    scene.play(0, place("I2", 1, "c3c4"), place("I4", 3, "b2b3b4b5"))
    assert scene.pile(0) == "W22 W25 W29 W31"
    assert scene.supply(0) == "I2 I2 I3 V3 I4 I4 O4 O4"
    assert scene.actions_left() == 2


@pytest.mark.rule("R-COMPLETE")
def test_first_all_pieces_come_back_then_the_rewards_are_given() -> None:
    scene = Scene().with_puzzles(0, "W22 W25").with_supply(0, "I2 I3")
    scene.play(0, MASTER, place("I2", 1, "c3c4"), place("I3", 2, "c2c3c4"))
    happened = [event for event in scene.events if event in ("PIECES_RETURNED", "REWARDED", "COMPLETED")]
    assert happened == ["PIECES_RETURNED"] * 2 + ["REWARDED", "COMPLETED"] * 2


def two_full(edition: str = "revised-2021") -> Scene:
    """A Master is about to fill W22 (reward I2) in slot 1 and W25 (reward V3) in slot 2."""
    return Scene(edition).with_puzzles(0, "W22 W25").with_supply(0, "I2 I3")


FILL_BOTH = (MASTER, place("I2", 1, "c3c4"), place("I3", 2, "c2c3c4"))


@pytest.mark.rule("D4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_every_reward_is_there_the_puzzles_go_in_slot_order_unasked(edition: str) -> None:
    scene = two_full(edition).play(0, *FILL_BOTH)
    assert scene.choice() == ""
    assert [scene.names[puzzle] for _, puzzle, _ in scene.told("COMPLETED")] == ["W22", "W25"]


@pytest.mark.rule("D4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_player_is_asked_when_a_reward_is_missing(edition: str) -> None:
    scene = two_full(edition).with_reserve(V3=0).play(0, *FILL_BOTH)
    assert scene.choice() == "order"
    assert scene.legal(0) == {complete(1), complete(2)}
    assert scene.why(0, complete(3)) == "NOT_COMPLETED"
    assert scene.why(0, PIECE) == "ORDER_FIRST"


@pytest.mark.rule("D4")
def test_a_single_completed_puzzle_needs_no_order() -> None:
    scene = Scene().with_puzzles(0, "W25 W22").with_supply(0, "I3").with_reserve(V3=0)
    scene.play(0, place("I3", 1, "c2c3c4"))
    assert scene.choice() == "reward"


@pytest.mark.rule("D4")
@pytest.mark.parametrize("edition", ["deluxe-2019", "revised-2021", "rulebook-2023"])
def test_the_player_is_asked_when_one_of_them_has_a_level_up(edition: str) -> None:
    scene = Scene(edition, expansions=("ghost",)).with_supply(0, "O1 I2")
    scene.with_puzzle(0, "W22").with_puzzle(0, "GW05", "I4 c2c3c4c5", "O1 b3")
    scene.play(0, MASTER, place("I2", 1, "c3c4"), place("O1", 2, "d3"))
    assert scene.legal(0) == {complete(1), complete(2)}


@pytest.mark.rule("D4")
def test_an_ambassador_puzzle_is_no_reason_to_ask() -> None:
    scene = Scene("deluxe-2019", expansions=("ambassador",)).with_supply(0, "O1 I2")
    scene.with_puzzle(0, "AW01", "I3 b2c2d2", "I3 b3c3d3", "O1 b4").with_puzzle(0, "W22")
    scene.play(0, MASTER, place("O1", 1, "b5"), place("I2", 2, "c3c4"))
    assert scene.choice() == ""
    assert scene.pile(0) == "W22 AW01"


@pytest.mark.rule("D4")
def test_each_reward_is_fully_resolved_before_the_next() -> None:
    scene = two_full().with_reserve(V3=0).play(0, *FILL_BOTH, complete(2))
    assert scene.choice() == "reward"
    assert scene.why(0, complete(1)) == "CHOICE_FIRST"
    assert scene.supply(0) == "I2 I3", "the reward of W22 is not yet given"
    scene.play(0, choose("T4"))
    assert scene.choice() == ""
    assert scene.supply(0) == "I2 I2 I3 T4"
    assert scene.pile(0) == "W22 W25"


@pytest.mark.rule("D4")
def test_of_three_the_two_that_do_not_matter_go_on_in_slot_order() -> None:
    scene = Scene().with_puzzles(0, "W22 W25 W29").with_supply(0, "I2 I3 I4").with_reserve(V3=0)
    scene.play(0, MASTER, place("I2", 1, "c3c4"), place("I3", 2, "c2c3c4"), place("I4", 3, "b2b3b4b5"))
    assert scene.legal(0) == {complete(1), complete(2), complete(3)}
    scene.play(0, complete(2), choose("L4"))
    assert scene.choice() == ""
    assert scene.pile(0) == "W22 W25 W29"


@pytest.mark.rule("D4")
def test_of_three_the_player_is_asked_again_while_it_matters() -> None:
    scene = Scene().with_puzzles(0, "W22 W25 W29").with_supply(0, "I2 I3 I4").with_reserve(V3=0)
    scene.play(0, MASTER, place("I2", 1, "c3c4"), place("I3", 2, "c2c3c4"), place("I4", 3, "b2b3b4b5"))
    scene.play(0, complete(3))
    assert scene.legal(0) == {complete(1), complete(2)}


@pytest.mark.rule("D4")
def test_a_reward_that_an_earlier_one_has_used_up_is_missing_for_the_next() -> None:
    """Two I3 are earned, one is left: the first slot gets it, then the fallback serves the second."""
    scene = Scene().with_puzzle(0, "W27").with_puzzle(0, "W26").with_supply(0, "I3 V3").with_reserve(I3=1)
    scene.play(0, MASTER, place("I3", 1, "b3c3d3"), place("V3", 2, "b3c3c4"))
    assert scene.supply(0) == "I3 I3 V3"
    assert scene.choice() == "reward"
    assert scene.choices(0) == "I4 L4 Z4 O4 T4"


def arrow_and_piece(**reserve: int) -> Scene:
    """A Master fills GW05 (one arrow) in slot 1 and W27 (reward I3) in slot 2."""
    scene = Scene("deluxe-2019", expansions=("ghost",)).with_reserve(**reserve)
    scene.with_puzzle(0, "GW05", "I4 c2c3c4c5", "O1 b3").with_puzzle(0, "W27").with_supply(0, "O1 I3")
    return scene.play(0, MASTER, place("O1", 1, "d3"), place("I3", 2, "b3c3d3"))


@pytest.mark.rule("D4")
def test_a_later_level_up_may_use_an_earlier_reward() -> None:
    """Both I3 can be raised only if the reward comes first."""
    scene = arrow_and_piece().play(0, complete(2))
    assert scene.supply(0) == "O1 O1 I3 I3 I4"
    assert scene.play(0, level_up("I3", "T4")).supply(0) == "O1 O1 I3 I4 T4"


@pytest.mark.rule("D4")
def test_a_later_reward_may_be_a_shape_returned_meanwhile() -> None:
    """No I3 is left for W27, but the level-up returns one."""
    scene = arrow_and_piece(I3=0).play(0, complete(1), level_up("I3", "T4"))
    assert scene.choice() == ""
    assert scene.supply(0) == "O1 O1 I3 I4 T4"
    scene = arrow_and_piece(I3=0).play(0, complete(2))
    assert scene.supply(0) == "O1 O1 I3 V3 I4", "with the reward first there is but the fallback, a V3"


@pytest.mark.rule("R-COMPLETE")
def test_the_last_action_of_a_turn_is_rewarded_before_the_turn_ends() -> None:
    scene = Scene().with_puzzle(0, "W25").with_supply(0, "I3").with_reserve(V3=0).with_turn(0, actions=1)
    scene.play(0, place("I3", 1, "c2c3c4"))
    assert scene.to_act == {0}
    assert scene.play(0, choose("Z4")).to_act == {1}
    assert scene.supply(0) == "I3 Z4"


@pytest.mark.rule("R-COMPLETE")
def test_nobody_chooses_without_a_choice() -> None:
    scene = Scene()
    assert {scene.why(0, action) for action in (choose("I2"), complete(1), level_up("O1", "I2"))} == {"NO_CHOICE_OPEN"}
    assert scene.why(0, STOP) == "NO_SEQUENCE_OPEN"
