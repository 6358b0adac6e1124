"""The final score and ties (rules §9)."""

import pytest
from scene import DONE, EARLY, EDITIONS, LATE, Scene, place


@pytest.mark.rule("R-SCORE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_points_of_the_victory_pile_count(edition: str) -> None:
    scene = Scene(edition).with_pile(0, "B01 B06 W01 W22").with_pile(1, "B13")
    assert (scene.score(0), scene.score(1)) == (5 + 4 + 2 + 0, 3)
    assert scene.winners() == {0}


@pytest.mark.rule("R-SCORE")
@pytest.mark.parametrize("edition", LATE)
def test_unfinished_puzzles_cost_their_points(edition: str) -> None:
    scene = Scene(edition).with_pile(0, "B01").with_puzzle(0, "B13", "I3 a4b4c4").with_puzzles(0, "W01 W22")
    assert scene.score(0) == 5 - 3 - 2 - 0


@pytest.mark.rule("R-SCORE")
@pytest.mark.parametrize("edition", EARLY)
def test_in_early_editions_they_cost_nothing(edition: str) -> None:
    scene = Scene(edition).with_pile(0, "B01").with_puzzles(0, "B13 W01")
    assert scene.score(0) == 5


@pytest.mark.rule("R-SCORE")
@pytest.mark.parametrize(("edition", "score"), [("deluxe-2019", 5 - 2), ("revised-2021", 5 - 2 - 1)])
def test_touches_and_unfinished_puzzles_are_subtracted_together(edition: str, score: int) -> None:
    scene = Scene(edition).with_pile(0, "B01").with_puzzle(0, "W15").with_supply(0, "I2 I2").with_touches()
    scene.play(0, place("I2", 1, "a3b3"), place("I2", 1, "c3d3"), DONE)
    assert scene.score(0) == score


@pytest.mark.rule("R-TIE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ties_go_to_more_completed_puzzles(edition: str) -> None:
    scene = Scene(edition).with_pile(0, "B01").with_pile(1, "W01 W02 W09").with_supply(0, "O1 O1 O1 O1")
    assert scene.score(0) == scene.score(1)
    assert scene.winners() == {1}


@pytest.mark.rule("R-TIE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_then_to_more_pieces(edition: str) -> None:
    scene = Scene(edition).with_pile(0, "B13 W01").with_pile(1, "B14 W02")
    scene.with_supply(0, "O1 O1 O1").with_supply(1, "T4 L4")
    assert scene.winners() == {0}, "pieces are counted, not their cells"


@pytest.mark.rule("R-TIE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_then_the_victory_is_shared(edition: str) -> None:
    scene = Scene(edition, players=3).with_pile(0, "B13 W01").with_pile(1, "B14 W02").with_pile(2, "B15 W09")
    scene.with_supply(0, "O1 I2").with_supply(1, "T4 L4")
    assert scene.winners() == {0, 1}


@pytest.mark.rule("R-TIE")
def test_a_point_outweighs_any_number_of_puzzles_and_pieces() -> None:
    scene = Scene().with_pile(0, "W10").with_pile(1, "W22 W23 W24 W25 W26 W27").with_supply(0, "")
    scene.with_supply(1, " ".join(["O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4"] * 10))
    assert scene.winners() == {0}


@pytest.mark.rule("R-TIE", "D26")
def test_ties_of_negative_totals_are_broken_alike() -> None:
    scene = Scene().with_puzzle(0, "B13").with_puzzle(1, "B14").with_pile(1, "W22")
    assert (scene.score(0), scene.score(1)) == (-3, -3)
    assert scene.winners() == {1}


@pytest.mark.rule("D11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pieces_on_puzzles_never_break_a_tie(edition: str) -> None:
    scene = Scene(edition).with_supply(0, "O1").with_supply(1, "O1 O1")
    scene.with_puzzle(0, "W22", "O1 c3").with_puzzle(1, "W23").with_puzzle(0, "W24", "I2 b3b4")
    assert scene.winners() == {1}


@pytest.mark.rule("D11", "D17")
def test_pieces_spent_on_touches_are_not_left_over() -> None:
    """Both touch a puzzle of one point to the end; seat 0 needs one piece more for it."""
    scene = Scene("deluxe-2019").with_puzzle(0, "W15", "I3 c3d3e3").with_puzzle(1, "W16", "I3 b4c4d4")
    scene.with_pile(0, "W10").with_supply(0, "O1 O1 I2").with_supply(1, "I2 I2").with_touches()
    scene.play(0, place("O1", 1, "a3"), place("O1", 1, "b3"), DONE).play(1, place("I2", 1, "b3c3"), DONE)
    assert (scene.score(0), scene.score(1)) == (2 - 2, 1 - 1)
    assert scene.winners() == {0}, "seat 0 has completed two puzzles"
    assert (scene.supply(0), scene.supply(1)) == ("I2", "I2")


@pytest.mark.rule("D17", "R-TIE")
def test_puzzles_completed_by_touches_count_for_ties() -> None:
    scene = Scene("deluxe-2019").with_puzzle(0, "W10").with_supply(0, "I3").with_supply(1, "O1 O1").with_touches()
    scene.play(0, place("I3", 1, "c2c3c4"), DONE)
    assert (scene.score(0), scene.score(1)) == (0, 0)
    assert scene.winners() == {0}


@pytest.mark.rule("D26", "R-TIE")
def test_each_piece_left_counts_one_ghosts_too() -> None:
    scene = Scene("rulebook-2023", expansions=("ghost",)).with_supply(0, "P5 L5").with_supply(1, "T4")
    assert scene.winners() == {0}
