"""Breaking up a ghost piece (R-GHOST, D23)."""

import pytest
from scene import BIG_BOXES, DONE, MASTER, STOP, Scene, level_up, place, split, take

from projectl.rules.engine.codes import GHOST, SPLITS
from projectl.rules.pieces import LEVELS
from projectl.rules.pieces import SPLITS as WAYS


def haunted(edition: str = "rulebook-2023") -> Scene:
    return Scene(edition, expansions=("ghost",))


def splits(scene: Scene, seat: int = 0) -> set[int]:
    return {action for action in scene.legal(seat) if GHOST <= action < GHOST + SPLITS}


@pytest.mark.rule("R-GHOST", "D14")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_a_ghost_is_returned_for_pieces_that_tile_it(edition: str) -> None:
    scene = haunted(edition).with_supply(0, "O1 P5").with_reserve(P5=9, I2=5, I3=5)
    scene.play(0, split("P5", "I2 I3"))
    assert scene.supply(0) == "O1 I2 I3"
    assert [scene.reserve(name) for name in ("P5", "I2", "I3")] == [10, 4, 4]
    assert scene.actions_left() == 2, "without a puzzle there is nothing to place, so the action is over"


@pytest.mark.rule("R-GHOST")
@pytest.mark.parametrize(("ghost", "ways"), [("P5", 11), ("U5", 7), ("L5", 9)])
def test_every_tiling_by_two_or_more_smaller_pieces_is_possible(ghost: str, ways: int) -> None:
    scene = haunted().with_supply(0, ghost)
    assert len(splits(scene)) == ways
    for action in splits(scene):
        _, kinds = WAYS[action - GHOST]
        assert len(kinds) >= 2
        assert sum(LEVELS[kind] for kind in kinds) == 5


@pytest.mark.rule("R-GHOST")
def test_the_pieces_must_have_the_exact_shape_of_the_ghost() -> None:
    assert haunted().with_supply(0, "P5").can(0, split("P5", "O1 O4"))
    with pytest.raises(ValueError, match="not in tuple"):
        split("U5", "O1 O4")
    with pytest.raises(ValueError, match="not in tuple"):
        split("L5", "I2 V3 O1")


@pytest.mark.rule("R-GHOST")
def test_five_single_cells_are_a_tiling_too() -> None:
    scene = haunted().with_supply(0, "U5").play(0, split("U5", "O1 O1 O1 O1 O1"))
    assert scene.supply(0) == "O1 O1 O1 O1 O1"


@pytest.mark.rule("R-GHOST", "D23")
def test_the_new_pieces_may_be_placed_in_the_same_action() -> None:
    scene = haunted().with_puzzles(0, "W15 W16").with_supply(0, "P5")
    scene.play(0, split("P5", "I2 I3"), place("I3", 1, "a3b3c3"), place("I2", 2, "b3c3"))
    assert (scene.laid(0, 1), scene.laid(0, 2), scene.supply(0)) == ("I3", "I2", "")
    assert scene.actions_left() == 2


@pytest.mark.rule("R-GHOST")
def test_at_most_one_on_each_puzzle_and_the_rest_joins_the_supply() -> None:
    scene = haunted().with_puzzle(0, "W15").with_supply(0, "P5")
    scene.play(0, split("P5", "O1 I2 I2"), place("I2", 1, "a3b3"))
    assert scene.sequence() == "", "the only puzzle is used"
    assert scene.supply(0) == "O1 I2"


@pytest.mark.rule("R-GHOST", "D7", "D14")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_no_new_piece_has_to_be_placed(edition: str) -> None:
    scene = haunted(edition).with_puzzle(0, "W15").with_supply(0, "P5").play(0, split("P5", "I2 I3"), STOP)
    assert scene.supply(0) == "I2 I3"
    assert scene.laid(0, 1) == ""
    assert scene.actions_left() == 2


@pytest.mark.rule("D23")
def test_only_the_new_pieces_may_be_placed() -> None:
    scene = haunted().with_puzzles(0, "W15 W16").with_supply(0, "O1 P5").play(0, split("P5", "I2 I3"))
    assert scene.why(0, place("O1", 1, "a3")) == "NOT_A_NEW_PIECE"
    assert scene.can(0, place("I2", 1, "a3b3"))


@pytest.mark.rule("D23")
def test_an_old_piece_of_the_same_shape_adds_none_to_the_new_ones() -> None:
    scene = haunted().with_puzzles(0, "W15 W16").with_supply(0, "I2 P5")
    scene.play(0, split("P5", "I2 I3"), place("I2", 1, "a3b3"))
    assert scene.why(0, place("I2", 2, "b3c3")) == "NOT_A_NEW_PIECE"
    assert scene.can(0, place("I3", 2, "b4c4d4"))


@pytest.mark.rule("D23")
def test_the_ghost_must_be_in_the_supply() -> None:
    scene = haunted().with_supply(0, "P5").with_puzzle(0, "GB10", "U5 b1c1b2b3c3")
    assert scene.why(0, split("U5", "I2 V3")) == "NO_GHOST_IN_SUPPLY"
    assert scene.why(0, split("L5", "O1 I4")) == "NO_GHOST_IN_SUPPLY"


@pytest.mark.rule("D23")
def test_all_new_pieces_must_be_in_the_reserve() -> None:
    scene = haunted().with_supply(0, "P5 I2").with_only_reserve("O1 I2 I3 O4 V3")
    assert splits(scene) == {split("P5", "I2 I3"), split("P5", "I2 V3"), split("P5", "O1 O4")}
    assert scene.why(0, split("P5", "O1 I2 I2")) == "SPLIT_NOT_IN_RESERVE", "there is but one I2 in the reserve"
    assert scene.why(0, split("P5", "O1 L4")) == "SPLIT_NOT_IN_RESERVE", "and no fallback for the L4"


@pytest.mark.rule("D23")
def test_without_an_available_tiling_a_ghost_cannot_be_broken_up() -> None:
    scene = haunted().with_supply(0, "P5").with_only_reserve("I3 T4 O4")
    assert splits(scene) == set()


@pytest.mark.rule("R-GHOST", "D24")
def test_a_puzzle_filled_with_new_pieces_completes_when_the_action_ends() -> None:
    scene = haunted().with_puzzles(0, "W22 W15").with_supply(0, "P5")
    scene.play(0, split("P5", "I2 I3"), place("I2", 1, "c3c4"))
    assert (scene.pile(0), scene.supply(0)) == ("", "I3")
    scene.play(0, STOP)
    assert (scene.pile(0), scene.supply(0)) == ("W22", "I2 I2 I3")


@pytest.mark.rule("D23", "R-LEVELUP")
def test_the_returned_ghost_can_be_won_back_by_the_same_action() -> None:
    """The arrow of GW05 raises a T4 to the ghost that was returned first."""
    scene = haunted().with_puzzle(0, "GW05", "I3 b3c3d3", "I2 c4c5").with_supply(0, "T4 P5")
    scene.with_only_reserve("O1 O4").play(0, split("P5", "O1 O4"), place("O1", 1, "c2"))
    assert scene.level_ups(0, "T4") == "P5"
    assert scene.play(0, level_up("T4", "P5")).supply(0) == "O1 I2 I3 O4 P5"


@pytest.mark.rule("R-GHOST")
def test_a_split_may_be_repeated_and_goes_with_a_master() -> None:
    scene = haunted().with_puzzles(0, "W15").with_supply(0, "P5 L5")
    scene.play(0, split("P5", "I2 I3"), STOP, split("L5", "O1 I4"), STOP, MASTER, place("I4", 1, "a3b3c3d3"))
    assert scene.to_act == {1}


@pytest.mark.rule("R-TOUCH", "D7")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_in_finishing_touches_a_ghost_may_be_placed_but_not_broken_up(edition: str) -> None:
    scene = haunted(edition).with_puzzle(0, "W03").with_supply(0, "P5").with_touches()
    assert scene.why(0, split("P5", "I2 I3")) == "ONLY_TOUCHES"
    scene.play(0, place("P5", 1, "b2c2b3c3b4"), DONE)
    assert scene.state.touches[0] == 1


@pytest.mark.rule("R-GHOST")
def test_without_the_expansion_there_are_no_ghosts_to_break_up() -> None:
    scene = Scene().play(0, take(1))
    assert scene.why(0, split("P5", "I2 I3")) == "NO_GHOST_IN_SUPPLY"
