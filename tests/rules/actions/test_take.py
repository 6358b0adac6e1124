"""Taking puzzles from the rows and the decks (R-TAKE, R-TAKE-DECK)."""

import pytest
from scene import EARLY, EDITIONS, LATE, Scene, place, take, take_top


@pytest.mark.rule("R-TAKE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_taken_puzzle_lies_before_you_and_its_slot_is_refilled_at_once(edition: str) -> None:
    scene = Scene(edition).play(0, take(2))
    assert scene.puzzles(0) == "W02 - - -"
    assert scene.row(1) == "W01 W05 W03 W04"
    assert scene.deck("white").startswith("W06")
    assert scene.actions_left() == 2


@pytest.mark.rule("R-TAKE")
def test_each_row_is_refilled_from_its_own_deck() -> None:
    scene = Scene().play(0, take(8))
    assert scene.puzzles(0) == "B04 - - -"
    assert scene.row(1) == "W01 W02 W03 W04"
    assert scene.row(2) == "B01 B02 B03 B05"


@pytest.mark.rule("R-TAKE")
def test_the_puzzle_that_filled_the_slot_can_be_taken_next() -> None:
    scene = Scene().play(0, take(1), take(1), take(1))
    assert scene.puzzles(0) == "W01 W05 W06 -"


@pytest.mark.rule("R-TAKE", "D13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_white_deck_the_slot_stays_empty(edition: str) -> None:
    scene = Scene(edition).with_deck("white", "W05").play(0, take(1), take(3))
    assert scene.row(1) == "W05 W02 - W04"
    assert scene.why(0, take(3)) == "SLOT_IS_EMPTY"
    assert scene.state.ending == 0, "the white deck does not end the game"


@pytest.mark.rule("R-TAKE")
def test_with_an_empty_black_deck_the_slot_stays_empty() -> None:
    scene = Scene().with_trigger().play(0, take(6))
    assert scene.row(2) == "B01 - B03 B04"
    assert scene.why(0, take(6)) == "SLOT_IS_EMPTY"


@pytest.mark.rule("R-TAKE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_takes_a_fifth_unfinished_puzzle(edition: str) -> None:
    scene = Scene(edition).with_puzzles(0, "W24 W25 W26").play(0, take(1))
    assert scene.puzzles(0) == "W24 W25 W26 W01"
    assert {scene.why(0, take(slot)) for slot in range(1, 9)} == {"FOUR_UNFINISHED"}


@pytest.mark.rule("R-TAKE")
def test_a_completed_puzzle_makes_room_for_another() -> None:
    scene = Scene().with_puzzles(0, "W24 W22 W26 W25").with_supply(0, "I2")
    assert scene.why(0, take(1)) == "FOUR_UNFINISHED"
    scene.play(0, place("I2", 2, "c3c4"), take(1))
    assert scene.puzzles(0) == "W24 W01 W26 W25"


@pytest.mark.rule("R-TAKE")
def test_a_standard_game_has_eight_slots() -> None:
    scene = Scene()
    assert [scene.why(0, take(slot)) for slot in (9, 10, 11, 12)] == ["NO_SUCH_SLOT"] * 4


@pytest.mark.rule("R-TAKE-DECK")
@pytest.mark.parametrize("edition", LATE)
def test_the_top_puzzle_of_a_deck_can_be_taken_instead(edition: str) -> None:
    scene = Scene(edition).play(0, take_top("white"), take_top("black"))
    assert scene.puzzles(0) == "W05 B05 - -"
    assert [source for _, _, source in scene.told("TAKEN")] == [-2], "of the black deck"
    assert scene.row(1) == "W01 W02 W03 W04"
    assert scene.row(2) == "B01 B02 B03 B04"
    assert scene.deck("white").startswith("W06")
    assert scene.deck("black").startswith("B06")
    assert scene.actions_left() == 1


@pytest.mark.rule("R-TAKE-DECK")
@pytest.mark.parametrize("edition", EARLY)
def test_early_editions_take_from_the_rows_only(edition: str) -> None:
    scene = Scene(edition)
    assert scene.why(0, take_top("white")) == "NO_DECK_TAKE"
    assert scene.why(0, take_top("black")) == "NO_DECK_TAKE"


@pytest.mark.rule("R-TAKE-DECK")
@pytest.mark.parametrize("edition", LATE)
def test_the_limit_of_four_holds_for_decks_too(edition: str) -> None:
    scene = Scene(edition).with_puzzles(0, "W24 W25 W26").play(0, take_top("black"))
    assert scene.why(0, take_top("white")) == "FOUR_UNFINISHED"


@pytest.mark.rule("R-TAKE-DECK")
def test_nothing_can_be_taken_from_an_empty_deck() -> None:
    scene = Scene().with_deck("white", "W05").with_trigger().play(0, take_top("white"))
    assert scene.why(0, take_top("white")) == "DECK_IS_EMPTY"
    assert scene.why(0, take_top("black")) == "DECK_IS_EMPTY"
