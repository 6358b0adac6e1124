"""The additions of 2023: Phoenix and Endless White (rules §11)."""

from typing import Any

import pytest
from scene import AMBASSADOR, DONE, MASTER, Scene, place, take, take_top

from projectl.rules.engine.chance import M1, M2, seeded
from projectl.rules.knowledge import known_to


@pytest.mark.rule("R-PHOENIX")
def test_seven_black_puzzles_of_6_points_are_mixed_with_the_others() -> None:
    scene = Scene("rulebook-2023", expansions=("phoenix",))
    phoenix = [name for name in scene.names if name.startswith("PB")]
    assert len(phoenix) == 7
    assert {scene.rules.points[scene.names.index(name)] for name in phoenix} == {6}
    assert {scene.names.index(name) >= scene.rules.whites for name in phoenix} == {True}


@pytest.mark.rule("R-PHOENIX")
def test_a_phoenix_puzzle_is_taken_and_completed_like_any_other() -> None:
    scene = Scene("rulebook-2023", expansions=("phoenix",)).with_supply(0, "I4 O1")
    scene.with_puzzle(0, "PB06", "I3 b1c1d1", "I3 b5c5d5", "I4 a2b2c2d2", "V3 d3e3e2", "I2 a3b3")
    scene.play(0, place("I4", 1, "a4b4c4d4"), place("O1", 1, "e4"))
    assert (scene.pile(0), scene.points(0)) == ("PB06", 6)
    assert scene.supply(0).count("V3") == 2, "its reward is a V3"


def endless(white_deck: str = "", **options: Any) -> Scene:
    return Scene("rulebook-2023", endless_white=True, **options).with_deck("white", white_deck)


@pytest.mark.rule("R-ENDLESS")
@pytest.mark.parametrize("last", [take(1), take_top("white")], ids=["from the row", "unseen"])
def test_when_the_white_deck_runs_out_all_finished_white_puzzles_form_a_new_one(last: int) -> None:
    scene = endless("W05").with_pile(0, "W22 W23 B13").with_pile(1, "W24 W25").play(0, last)
    assert scene.told("RESHUFFLED") == [(-1, 4, 0)]
    assert set(scene.deck("white").split()) == {"W22", "W23", "W24", "W25"}
    assert (scene.pile(0), scene.pile(1)) == ("B13", ""), "black puzzles stay on the pile"


@pytest.mark.rule("R-ENDLESS")
def test_points_and_the_count_for_ties_stay_with_their_owners() -> None:
    scene = endless("W05").with_pile(0, "W01 W22 B13").play(0, take(2))
    assert scene.told("RESHUFFLED")
    assert scene.points(0) == 2 + 0 + 3
    assert scene.state.completed[0] == 3


@pytest.mark.rule("R-ENDLESS", "R-AMBASSADOR")
def test_unused_ambassador_actions_stay_too() -> None:
    scene = endless("W05", expansions=("ambassador",)).with_pile(0, "AW01").with_puzzle(0, "W15").play(0, take(1))
    assert scene.deck("white") == "AW01"
    scene.play(0, AMBASSADOR, place("O1", 1, "a3"))
    assert scene.sequence() == "ambassador"


@pytest.mark.rule("R-ENDLESS")
def test_a_white_puzzle_completed_while_the_deck_is_empty_goes_into_the_new_deck() -> None:
    scene = endless().with_puzzle(0, "W22").with_supply(0, "I2").play(0, place("I2", 1, "c3c4"))
    assert scene.told("RESHUFFLED")
    assert scene.deck("white") == "W22"
    assert scene.row(1) == "W01 W02 W03 W04"
    assert (scene.pile(0), scene.state.completed[0]) == ("", 1)


@pytest.mark.rule("R-ENDLESS")
def test_empty_slots_are_refilled_then() -> None:
    scene = endless().with_rows("W01 - W03 -", "B01 B02 B03 B04").with_puzzle(0, "W22").with_supply(0, "I2")
    scene.play(0, place("I2", 1, "c3c4"))
    assert scene.row(1) == "W01 W22 W03 -"
    assert scene.deck("white") == ""


@pytest.mark.rule("R-ENDLESS", "R-COMPLETE")
def test_two_completed_at_once_go_one_after_the_other() -> None:
    scene = endless().with_rows("W01 - W03 -", "B01 B02 B03 B04").with_puzzles(0, "W22 W25").with_supply(0, "I2 I3")
    scene.play(0, MASTER, place("I2", 1, "c3c4"), place("I3", 2, "c2c3c4"))
    assert scene.row(1) == "W01 W22 W03 W25"


@pytest.mark.rule("R-ENDLESS")
def test_a_black_puzzle_completed_while_the_white_deck_is_empty_changes_nothing() -> None:
    scene = endless().with_puzzle(0, "B13", "I4 b5c5d5e5", "I3 a4b4c4").with_supply(0, "O1")
    scene.play(0, place("O1", 1, "a5"))
    assert scene.pile(0) == "B13"
    assert not scene.told("RESHUFFLED")


@pytest.mark.rule("R-ENDLESS", "D13")
def test_with_no_finished_white_puzzle_nothing_happens() -> None:
    scene = endless("W05").with_pile(0, "B13").play(0, take(1), take(2))
    assert scene.row(1) == "W05 - W03 W04"
    assert not scene.told("RESHUFFLED")


@pytest.mark.rule("R-ENDLESS", "D13")
def test_without_the_option_finished_puzzles_stay_on_their_piles() -> None:
    scene = Scene("rulebook-2023").with_deck("white", "W05").with_pile(0, "W22").play(0, take(1), take(2))
    assert scene.row(1) == "W05 - W03 W04"
    assert scene.pile(0) == "W22"


@pytest.mark.rule("R-ENDLESS")
def test_while_the_deck_has_puzzles_finished_ones_stay_on_their_piles() -> None:
    scene = endless("W05 W06").with_puzzle(0, "W22").with_supply(0, "I2").play(0, place("I2", 1, "c3c4"))
    assert scene.pile(0) == "W22"
    scene.play(0, take(1))
    assert scene.pile(0) == "W22"
    scene.play(0, take(1))
    assert (scene.pile(0), scene.deck("white")) == ("", "W22")


@pytest.mark.rule("R-ENDLESS")
def test_a_puzzle_that_came_back_can_be_completed_again_and_counts_again() -> None:
    scene = endless().with_rows("W01 - W03 W04", "B01 B02 B03 B04").with_puzzle(0, "W09").with_supply(0, "I2")
    scene.play(0, place("I2", 1, "c3c4"), take(2), place("I2", 1, "c3c4"))
    assert scene.points(0) == 2
    assert scene.state.completed[0] == 2


@pytest.mark.rule("R-ENDLESS")
def test_it_does_not_trigger_or_put_off_the_end() -> None:
    scene = endless("W05").with_pile(0, "W22").with_deck("black", "B05").play(0, take(1))
    assert not scene.told("TRIGGERED")
    assert scene.play(0, take(5)).told("TRIGGERED")


@pytest.mark.rule("R-ENDLESS")
def test_every_order_of_the_new_deck_can_come() -> None:
    orders: set[str] = set()
    for seed in range(200):
        scene = endless("W05").with_pile(0, "W22 W23 W24")
        scene.state.rng = seeded(seed * 0x1E3779B97F4A7C15 % 2**62)
        orders.add(scene.play(0, take(1)).deck("white"))
    assert len(orders) == 6


@pytest.mark.rule("R-ENDLESS")
def test_the_generator_begins_with_two_numbers_that_are_not_0() -> None:
    """From 0 neither half would ever get away; all the others occur."""
    for low, high in ((0, 0), (M1 - 2, M2 - 2), (M1 - 1, M2 - 1)):
        seed = low + (high << 31)
        assert seeded(seed) & 0x7FFFFFFF == 1 + high % (M2 - 1)
        assert seeded(seed) >> 31 == 1 + seed % (M1 - 1)


@pytest.mark.rule("R-ENDLESS", "R-KNOWN")
def test_nobody_knows_the_order_of_the_new_deck() -> None:
    """Each game shuffles by its own chance; all that is seen is which puzzles went in."""
    finished = "W22 W23 W24 W25 W26 W27 W28 W29"
    decks = set()
    for chance in range(1, 9):
        scene = endless("W05").with_pile(0, finished)
        scene.state.rng = chance << 31 | 7 * chance
        decks.add(scene.play(0, take(1)).deck("white"))
    assert len(decks) > 5
    seen = known_to(scene.state, scene.rules, 0)
    assert set(seen.deck) == {-1}


@pytest.mark.rule("R-ENDLESS", "R-TOUCH-DONE")
def test_puzzles_completed_by_touches_do_not_go_back() -> None:
    scene = endless().with_puzzle(0, "W22").with_supply(0, "I2").with_touches().play(0, place("I2", 1, "c3c4"), DONE)
    assert scene.phase == "over"
    assert scene.pile(0) == "W22"


@pytest.mark.rule("R-ENDLESS")
def test_it_refills_the_four_rows_of_line_clear_too() -> None:
    scene = endless(variant="line-clear", players=5).with_puzzle(2, "W22").with_supply(2, "I2")
    scene.with_rows("W01 W02 W03", "B01 B02 B03", "W04 - W06", "B04 B05 B06").play(2, place("I2", 1, "c3c4"))
    assert scene.row(3) == "W04 W22 W06"
