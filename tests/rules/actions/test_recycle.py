"""Recycle: a row goes under its deck and is dealt anew (R-RECYCLE)."""

import pytest
from scene import CANCEL, EARLY, END, LATE, PIECE, STOP, Scene, order, recycle, take


@pytest.mark.rule("R-RECYCLE", "D25")
@pytest.mark.parametrize("edition", LATE)
def test_a_row_goes_to_the_bottom_of_its_deck_in_the_chosen_order(edition: str) -> None:
    scene = Scene(edition).play(0, recycle("white"), order(3), order(1), order(4))
    assert scene.row(1) == "W05 W06 W07 W08"
    assert scene.deck("white").startswith("W09")
    assert scene.deck("white").endswith("W32 W03 W01 W04 W02")
    assert scene.actions_left() == 2
    assert scene.told("RECYCLED") == [(0, 0, 4)], "seat, deck and how many"


@pytest.mark.rule("R-RECYCLE")
def test_the_black_row_likewise_and_the_other_row_stays() -> None:
    scene = Scene().play(0, recycle("black"), order(8), order(7), order(6))
    assert scene.row(1) == "W01 W02 W03 W04"
    assert scene.row(2) == "B05 B06 B07 B08"
    assert scene.deck("black") == "B09 B10 B11 B12 B04 B03 B02 B01"


@pytest.mark.rule("R-RECYCLE")
@pytest.mark.parametrize("edition", EARLY)
def test_early_editions_have_no_recycle(edition: str) -> None:
    scene = Scene(edition)
    assert scene.why(0, recycle("white")) == "NO_RECYCLE"
    assert scene.why(0, recycle("black")) == "NO_RECYCLE"


@pytest.mark.rule("R-RECYCLE")
def test_four_unfinished_puzzles_do_not_hinder_a_recycle() -> None:
    scene = Scene().with_puzzles(0, "W24 W25 W26 W27")
    assert scene.can(0, recycle("white"))
    assert scene.can(0, recycle("black"))


@pytest.mark.rule("R-RECYCLE")
def test_it_may_be_repeated_in_a_turn() -> None:
    scene = Scene()
    for _ in range(3):
        scene.play(0, recycle("black"), order(5), order(6), order(7))
    assert scene.row(2) == "B01 B02 B03 B04", "three times four puzzles of twelve are once round"


@pytest.mark.rule("R-RECYCLE", "D6")
@pytest.mark.parametrize("edition", LATE)
def test_with_an_empty_deck_it_is_not_legal(edition: str) -> None:
    scene = Scene(edition).with_deck("white", "").with_trigger()
    assert scene.why(0, recycle("white")) == "NOTHING_TO_REVEAL"
    assert scene.why(0, recycle("black")) == "NOTHING_TO_REVEAL"


@pytest.mark.rule("D6")
def test_it_can_never_undo_the_end_trigger() -> None:
    scene = Scene().with_deck("black", "B05").play(0, take(5))
    assert "TRIGGERED" in scene.events
    assert scene.why(0, recycle("black")) == "NOTHING_TO_REVEAL"


@pytest.mark.rule("D25")
def test_with_a_short_deck_recycled_puzzles_come_back_in_their_order() -> None:
    scene = Scene().with_deck("black", "B05").play(0, recycle("black"), order(8), order(5), order(7))
    assert scene.row(2) == "B05 B04 B01 B03"
    assert scene.deck("black") == "B02"
    assert "TRIGGERED" not in scene.events


@pytest.mark.rule("D25")
def test_the_last_puzzle_needs_no_naming() -> None:
    scene = Scene().play(0, recycle("white"), order(4), order(3))
    assert scene.sequence() == "recycle"
    assert scene.legal(0) == {order(1), order(2), CANCEL}
    scene.play(0, order(2))
    assert scene.sequence() == ""
    assert scene.deck("white").endswith("W04 W03 W02 W01")


@pytest.mark.rule("D25")
def test_each_puzzle_of_the_row_is_named_once() -> None:
    scene = Scene().play(0, recycle("white"), order(2))
    assert scene.why(0, order(2)) == "ALREADY_ORDERED"
    assert scene.why(0, order(5)) == "NOT_IN_RECYCLED_ROW"
    assert scene.play(0, CANCEL, recycle("black")).why(0, order(4)) == "NOT_IN_RECYCLED_ROW"


@pytest.mark.rule("D24", "R-RECYCLE")
def test_an_open_recycle_must_be_ordered_or_cancelled() -> None:
    scene = Scene().play(0, recycle("white"), order(2))
    assert scene.why(0, STOP) == "ROW_NOT_ORDERED"
    assert {scene.why(0, action) for action in (PIECE, take(5), END)} == {"SEQUENCE_FIRST"}
    assert scene.row(1) == "W01 W02 W03 W04", "nothing moves before the whole order is named"


@pytest.mark.rule("R-RECYCLE")
def test_an_order_without_a_recycle_is_nothing() -> None:
    assert Scene().why(0, order(1)) == "NO_SEQUENCE_OPEN"
