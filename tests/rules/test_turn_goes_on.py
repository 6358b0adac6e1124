"""Where a turn has exactly three actions it goes on as long as any action is legal, whichever it is (R-TURN)."""

from typing import Any

import pytest
from scene import END, LATE, MASTER, PIECE, Scene, exchange, order, place, recycle, split, take, take_top

SMALL = "W22 W23 W09 W10"


def bare(edition: str, **options: Any) -> Scene:
    """Nothing lies open, the decks and the reserve are empty, and only seat 1 has something to do."""
    scene = Scene(edition, **options)
    if scene.rules.line_clear:
        scene.with_rows("- - -", "- - -", "- - -", "- - -")
    else:
        scene.with_rows("- - - -", "- - - -")
    for seat in range(scene.rules.players):
        scene.with_supply(seat, "")
    scene.with_puzzle(1, "W19").with_supply(1, "O1 O1 O1")
    return scene.with_deck("white", "").with_deck("black", "").with_only_reserve("")


def goes_on(scene: Scene, action: int) -> bool:
    """Whether seat 0 still has its turn, and may do this in it but not end it."""
    return scene.to_act == {0} and scene.can(0, action) and scene.why(0, END) == "MUST_USE_ACTIONS"


@pytest.mark.rule("R-TURN")
@pytest.mark.parametrize("edition", LATE)
def test_it_ends_when_nothing_can_be_done(edition: str) -> None:
    scene = bare(edition).with_rows("W01 - - -", "- - - -").play(0, take(1))
    assert scene.to_act == {1}
    assert scene.told("TURN_ENDED")


@pytest.mark.rule("R-TURN", "R-TAKE")
@pytest.mark.parametrize("edition", LATE)
def test_with_a_puzzle_in_a_row(edition: str) -> None:
    scene = bare(edition).with_rows("W01 - - -", "- - - B01").play(0, take(1))
    assert goes_on(scene, take(8))


@pytest.mark.rule("R-TURN", "R-TAKE")
@pytest.mark.parametrize("edition", LATE)
def test_not_with_four_puzzles_before_the_seat(edition: str) -> None:
    scene = bare(edition).with_puzzles(0, "W11 W12 W13").with_rows("W01 - - -", "- - - B01").play(0, take(1))
    assert scene.to_act == {1}


@pytest.mark.rule("R-TURN", "R-TAKE-DECK", "R-SOLO-TAKE")
@pytest.mark.parametrize("edition", LATE)
def test_in_solo_with_nothing_but_the_deck(edition: str) -> None:
    """Elsewhere its row can be recycled too."""
    scene = Scene(edition, variant="solo").with_supply(0, "").with_only_reserve("")
    scene.with_rows("W01 - -", "- - -", "- - -").with_deck("white", "W05 W06")
    scene.state.rows[0] = -1
    assert goes_on(scene.with_turn(0, 2), take_top("white"))
    scene.play(0, take_top("white"))
    assert scene.puzzles(0) == "W05 - - -"
    assert scene.to_act == {0}, "there is one more"


@pytest.mark.rule("R-TURN", "R-RECYCLE")
@pytest.mark.parametrize("edition", LATE)
@pytest.mark.parametrize("deck", ["white", "black"])
def test_with_a_row_to_recycle(edition: str, deck: str) -> None:
    """Four puzzles lie before the seat, so that none can be taken."""
    scene = bare(edition).with_puzzles(0, "W11 W12 W13").with_rows("W01 W02 W03 W04", "B01 B02 B03 B04")
    scene.with_deck(deck, "W05" if deck == "white" else "B05").play(0, take(1 if deck == "black" else 5))
    assert goes_on(scene, recycle(deck))
    first = 1 if deck == "white" else 5
    scene.play(0, recycle(deck), order(first), order(first + 1), order(first + 2))
    assert scene.actions_left() == 1


@pytest.mark.rule("R-TURN", "R-PIECE")
@pytest.mark.parametrize("edition", LATE)
def test_with_a_level_1_piece_in_the_reserve(edition: str) -> None:
    scene = bare(edition).with_rows("W01 - - -", "- - - -").with_only_reserve("O1").play(0, take(1))
    assert goes_on(scene, PIECE)


@pytest.mark.rule("R-TURN", "R-EXCHANGE")
@pytest.mark.parametrize("edition", LATE)
def test_with_a_piece_to_exchange(edition: str) -> None:
    """It fits nowhere, so that an exchange is all that can be done."""
    scene = bare(edition).with_puzzles(0, "W22 W23 W09").with_rows("W10 - - -", "- - - -")
    scene.with_supply(0, "T4").with_only_reserve("I4").play(0, take(1))
    assert goes_on(scene, exchange("T4", "I4"))


@pytest.mark.rule("R-TURN", "R-GHOST")
@pytest.mark.parametrize("edition", LATE)
def test_with_a_ghost_to_split(edition: str) -> None:
    scene = bare(edition, expansions=("ghost",)).with_puzzles(0, "W22 W23 W09").with_rows("W10 - - -", "- - - -")
    scene.with_supply(0, "P5").with_only_reserve("I2 V3").play(0, take(1))
    assert goes_on(scene, split("P5", "I2 V3"))


@pytest.mark.rule("R-TURN", "R-PLACE", "R-MASTER")
@pytest.mark.parametrize("edition", LATE)
def test_with_a_piece_to_place(edition: str) -> None:
    """The reserve is empty: nothing can be exchanged, and no puzzle is left."""
    scene = bare(edition).with_puzzles(0, "W15 W16 W17").with_supply(0, "O1 O1").with_rows("W10 - - -", "- - - -")
    scene.play(0, take(1))
    assert goes_on(scene, place("O1", 1, "c3"))
    assert goes_on(scene, MASTER)
    scene.play(0, place("O1", 1, "c3"))
    assert goes_on(scene, place("O1", 1, "b3"))
    scene.play(0, place("O1", 1, "b3"))
    assert scene.to_act == {1}


@pytest.mark.rule("R-TURN", "D15", "R-LINE-PLAY")
def test_in_line_clear_only_what_the_own_marker_allows() -> None:
    """The black marker takes from the right rows alone, and neither from a deck nor does it recycle."""
    scene = bare("rulebook-2023", players=5, variant="line-clear").with_rows("W01 W02 -", "- - -", "W03 - -", "- - -")
    scene.with_puzzles(2, "W11 W12").play(2, take(7))
    assert scene.actions_left("black") == -1, "what lies on the left is not for it"
    assert scene.actions_left("white") == 3
    scene.play(0, take(1))
    assert scene.actions_left("white") == 2
