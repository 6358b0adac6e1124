"""The Ambassador: a Master to be spent from the victory pile (R-AMBASSADOR, D18)."""

import pytest
from scene import AMBASSADOR, BIG_BOXES, DONE, MASTER, STOP, Scene, place


def embassy(edition: str = "rulebook-2023") -> Scene:
    """Two open puzzles, some O1 and one Ambassador puzzle completed in an earlier turn."""
    scene = Scene(edition, expansions=("ambassador",))
    return scene.with_puzzles(0, "W15 W16").with_supply(0, "O1 O1 O1 O1 O1 O1").with_pile(0, "AB02")


def about_to_complete(edition: str) -> Scene:
    """AW01 lacks one cell."""
    scene = Scene(edition, expansions=("ambassador",)).with_supply(0, "O1 O1 O1")
    return scene.with_puzzle(0, "AW01", "I3 b2c2d2", "I3 b3c3d3", "O1 b4").with_puzzle(0, "W15")


@pytest.mark.rule("R-AMBASSADOR")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_it_places_one_piece_on_each_puzzle_like_a_master(edition: str) -> None:
    scene = embassy(edition).play(0, AMBASSADOR, place("O1", 1, "a3"))
    assert scene.why(0, place("O1", 1, "b3")) == "PUZZLE_USED"
    scene.play(0, place("O1", 2, "b3"))
    assert (scene.laid(0, 1), scene.laid(0, 2)) == ("O1", "O1")
    assert scene.actions_left() == 2


@pytest.mark.rule("R-AMBASSADOR")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_the_spent_puzzle_still_counts_its_points(edition: str) -> None:
    scene = embassy(edition).play(0, AMBASSADOR, place("O1", 1, "a3"), STOP)
    assert scene.pile(0) == "AB02"
    assert (scene.points(0), scene.state.completed[0]) == (3, 1)


@pytest.mark.rule("R-AMBASSADOR")
def test_each_puzzle_is_spent_once() -> None:
    scene = embassy().play(0, AMBASSADOR, place("O1", 1, "a3"), STOP)
    assert scene.why(0, AMBASSADOR) == "NO_AMBASSADOR_LEFT"
    scene.idle(0).idle(1)
    assert scene.why(0, AMBASSADOR) == "NO_AMBASSADOR_LEFT"


@pytest.mark.rule("R-AMBASSADOR")
def test_without_the_limit_of_once_per_turn() -> None:
    scene = embassy().with_pile(0, "AB01 AW01")
    scene.play(0, AMBASSADOR, place("O1", 1, "a3"), STOP, AMBASSADOR, place("O1", 1, "b3"), STOP)
    scene.play(0, AMBASSADOR, place("O1", 1, "c3"), STOP)
    assert scene.laid(0, 1) == "O1 O1 O1"
    assert scene.to_act == {1}


@pytest.mark.rule("D18", "R-AMBASSADOR")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_it_does_not_use_up_the_master_and_the_master_not_the_ambassador(edition: str) -> None:
    scene = embassy(edition).play(0, AMBASSADOR, place("O1", 1, "a3"), STOP)
    assert scene.can(0, MASTER)
    scene = embassy(edition).play(0, MASTER, place("O1", 1, "a3"), STOP)
    assert scene.can(0, AMBASSADOR)
    assert scene.why(0, MASTER) == "MASTER_IS_USED"


@pytest.mark.rule("R-AMBASSADOR", "D14")
def test_it_needs_a_piece_that_fits_and_at_least_one_placement() -> None:
    scene = embassy().play(0, AMBASSADOR)
    assert scene.why(0, STOP) == "NOTHING_PLACED"
    assert embassy().with_supply(0, "").why(0, AMBASSADOR) == "NOTHING_FITS"


@pytest.mark.rule("R-AMBASSADOR")
def test_only_its_owner_may_spend_it() -> None:
    scene = embassy().with_puzzle(1, "W17").idle(0)
    assert scene.why(1, AMBASSADOR) == "NO_AMBASSADOR_LEFT"


@pytest.mark.rule("R-AMBASSADOR")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_completing_an_ambassador_puzzle_gives_no_piece(edition: str) -> None:
    scene = about_to_complete(edition).play(0, place("O1", 1, "b5"))
    assert scene.supply(0) == "O1 O1 O1 O1 I3 I3"
    assert (scene.pile(0), scene.points(0)) == ("AW01", 2)
    assert "REWARDED" not in scene.events


@pytest.mark.rule("R-AMBASSADOR")
@pytest.mark.parametrize("edition", ["deluxe-2019", "revised-2021"])
def test_it_can_be_used_from_the_next_action_on(edition: str) -> None:
    scene = about_to_complete(edition).play(0, place("O1", 1, "b5"), AMBASSADOR, place("O1", 2, "a3"))
    assert scene.laid(0, 2) == "O1"


@pytest.mark.rule("R-AMBASSADOR")
def test_in_2023_it_can_be_used_only_in_a_later_turn() -> None:
    scene = about_to_complete("rulebook-2023").play(0, place("O1", 1, "b5"))
    assert scene.why(0, AMBASSADOR) == "AMBASSADOR_NEXT_TURN"
    scene.idle(0).idle(1)
    assert scene.can(0, AMBASSADOR)


@pytest.mark.rule("R-AMBASSADOR")
def test_in_2023_an_older_one_can_be_used_although_another_is_fresh() -> None:
    scene = about_to_complete("rulebook-2023").with_pile(0, "AB02").play(0, place("O1", 1, "b5"))
    scene.play(0, AMBASSADOR, place("O1", 2, "a3"))
    assert scene.why(0, AMBASSADOR) == "AMBASSADOR_NEXT_TURN"


@pytest.mark.rule("R-AMBASSADOR", "R-TOUCH-DONE")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_completed_in_finishing_touches_it_only_scores(edition: str) -> None:
    scene = about_to_complete(edition).with_supply(1, "").with_touches()
    assert scene.why(0, AMBASSADOR) == "ONLY_TOUCHES"
    scene.play(0, place("O1", 1, "b5"), DONE)
    assert scene.phase == "over"
    assert scene.points(0) == 2
    assert scene.state.ambassadors[0] == 0


@pytest.mark.rule("R-AMBASSADOR", "R-ENDLESS")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_no_more_are_counted_than_a_state_has_room_for(edition: str) -> None:
    """Endless White brings the same puzzle again and again."""
    scene = about_to_complete(edition)
    scene.state.ambassadors[0] = 126
    scene.play(0, place("O1", 1, "b5"))
    assert scene.state.ambassadors[0] == 127
    again = about_to_complete(edition)
    again.state.ambassadors[0] = 127
    again.play(0, place("O1", 1, "b5"))
    assert again.state.ambassadors[0] == 127
    assert again.can(0, AMBASSADOR), "those of earlier turns can be spent"
    assert again.state.fresh_ambassadors[0] == 0
