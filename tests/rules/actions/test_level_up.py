"""Rewards of arrows: raising a piece of the supply (R-LEVELUP, D21)."""

import pytest
from scene import BIG_BOXES, DECLINE, PIECE, Scene, level_up, place

LEVEL_4 = "I4 L4 Z4 O4 T4"
EARLIER = ("deluxe-2019", "revised-2021")


def one_arrow(edition: str = "rulebook-2023", supply: str = "", reserve: str | None = None) -> Scene:
    """Seat 0 completes GW05 with an I4, an O1 and an O1; `supply` is what it has besides."""
    scene = Scene(edition, expansions=("ghost",)).with_puzzle(0, "GW05", "I4 c2c3c4c5", "O1 b3")
    return finished(scene, supply, reserve, "O1", "d3")


def two_arrows(edition: str, supply: str = "", reserve: str | None = None) -> Scene:
    """Seat 0 completes GW04 with an I4, an I2 and an O1; `supply` is what it has besides."""
    scene = Scene(edition, expansions=("ghost",)).with_puzzle(0, "GW04", "I4 b2b3b4b5", "I2 c4d4")
    return finished(scene, supply, reserve, "O1", "d5")


def finished(scene: Scene, supply: str, reserve: str | None, kind: str, cells: str) -> Scene:
    scene.with_supply(0, f"{kind} {supply}")
    if reserve is not None:
        scene.with_only_reserve(reserve)
    return scene.play(0, place(kind, 1, cells))


@pytest.mark.rule("R-LEVELUP")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_one_arrow_raises_a_piece_by_one_level(edition: str) -> None:
    scene = one_arrow(edition, "I2 V3")
    assert scene.choice() == "level"
    assert scene.level_ups(0, "O1") == "I2"
    assert scene.level_ups(0, "I2") == "I3 V3"
    assert scene.level_ups(0, "V3") == LEVEL_4
    assert scene.level_ups(0, "I4") == "P5 U5 L5"
    scene.play(0, level_up("V3", "T4"))
    assert scene.supply(0) == "O1 O1 I2 I4 T4"
    assert scene.pile(0) == "GW05"
    assert scene.actions_left() == 2


@pytest.mark.rule("R-LEVELUP")
def test_the_raised_piece_goes_back_to_the_reserve() -> None:
    scene = one_arrow(supply="I2", reserve="I2 I3").play(0, level_up("I2", "I3"))
    assert (scene.reserve("I2"), scene.reserve("I3")) == (2, 0)


@pytest.mark.rule("R-LEVELUP")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_level_5_can_be_reached_also_by_a_piece_that_just_came_back(edition: str) -> None:
    scene = one_arrow(edition).play(0, level_up("I4", "U5"))
    assert scene.supply(0) == "O1 O1 U5"


@pytest.mark.rule("R-LEVELUP")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_it_may_be_declined(edition: str) -> None:
    scene = one_arrow(edition).play(0, DECLINE)
    assert scene.choice() == ""
    assert scene.supply(0) == "O1 O1 I4"
    assert scene.pile(0) == "GW05"


@pytest.mark.rule("R-LEVELUP")
def test_it_is_decided_at_once() -> None:
    scene = one_arrow()
    assert scene.why(0, PIECE) == "ARROWS_FIRST"
    assert scene.why(0, level_up("V3", "T4")) == "PIECE_NOT_IN_SUPPLY"


@pytest.mark.rule("R-LEVELUP", "D21")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_only_upwards(edition: str) -> None:
    scene = one_arrow(edition, "I3")
    assert scene.why(0, level_up("I3", "V3")) == "NOT_A_LEVEL_UP"
    assert scene.why(0, level_up("I3", "I3")) == "NOT_A_LEVEL_UP"
    assert scene.why(0, level_up("I3", "O1")) == "NOT_A_LEVEL_UP"
    assert scene.why(0, level_up("I3", "P5")) == "LEVEL_TOO_HIGH"


@pytest.mark.rule("D21")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_a_level_5_piece_cannot_be_raised(edition: str) -> None:
    scene = one_arrow(edition, "P5")
    assert scene.level_ups(0, "P5") == ""
    assert scene.why(0, level_up("P5", "U5")) == "NOT_A_LEVEL_UP"


@pytest.mark.rule("R-LEVELUP", "D21")
@pytest.mark.parametrize("edition", BIG_BOXES)
@pytest.mark.parametrize(
    ("reserve", "targets"),
    [("I2 I3 T4", "I3"), ("I2 L4 T4 P5", "L4 T4"), ("I2 P5 L5", "P5 L5"), ("O1 I2", "")],
)
def test_an_empty_level_is_skipped_up_to_level_5(edition: str, reserve: str, targets: str) -> None:
    assert one_arrow(edition, "I2", reserve).level_ups(0, "I2") == targets


@pytest.mark.rule("D21")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_without_anything_higher_the_arrows_are_void(edition: str) -> None:
    scene = one_arrow(edition, "", reserve="O1")
    assert scene.choice() == ""
    assert (scene.pile(0), scene.supply(0)) == ("GW05", "O1 O1 I4")
    scene = two_arrows(edition, "", reserve="O1")
    assert scene.choice() == ""
    assert (scene.pile(0), scene.supply(0)) == ("GW04", "O1 I2 I4")


@pytest.mark.rule("R-LEVELUP", "D21")
@pytest.mark.parametrize("edition", EARLIER)
@pytest.mark.parametrize(
    ("given", "targets"),
    [("O1", "I2 I3 V3"), ("I2", f"I3 V3 {LEVEL_4}"), ("V3", f"{LEVEL_4} P5 U5 L5"), ("I4", "P5 U5 L5")],
)
def test_before_2023_two_arrows_raise_one_piece_by_one_or_two_levels(edition: str, given: str, targets: str) -> None:
    scene = two_arrows(edition, "V3")
    assert scene.level_ups(0, given) == targets
    scene.play(0, level_up(given, targets[-2:]))
    assert scene.choice() == "", "one piece only"
    assert scene.pile(0) == "GW04"


@pytest.mark.rule("D21")
@pytest.mark.parametrize("edition", EARLIER)
def test_before_2023_one_level_will_do_and_the_second_arrow_is_lost(edition: str) -> None:
    scene = two_arrows(edition).play(0, level_up("I2", "I3"))
    assert scene.choice() == ""
    assert scene.supply(0) == "O1 I3 I4"


@pytest.mark.rule("D21")
@pytest.mark.parametrize("edition", EARLIER)
@pytest.mark.parametrize(
    ("reserve", "targets"),
    [("I3 T4 P5", "I3 T4"), ("T4 P5", "T4"), ("I3 P5", "I3 P5"), ("I3", "I3"), ("P5 L5", "P5 L5")],
)
def test_before_2023_each_of_the_two_levels_is_skipped_when_empty(edition: str, reserve: str, targets: str) -> None:
    assert two_arrows(edition, "", reserve).level_ups(0, "I2") == targets


@pytest.mark.rule("R-LEVELUP", "D21")
@pytest.mark.parametrize("edition", EARLIER)
def test_before_2023_declining_gives_up_both_arrows(edition: str) -> None:
    scene = two_arrows(edition).play(0, DECLINE)
    assert scene.choice() == ""
    assert scene.supply(0) == "O1 I2 I4"


@pytest.mark.rule("R-LEVELUP", "D21")
def test_in_2023_two_arrows_raise_two_pieces_by_one_level_each() -> None:
    scene = two_arrows("rulebook-2023")
    assert scene.level_ups(0, "I2") == "I3 V3"
    assert scene.why(0, level_up("I2", "T4")) == "LEVEL_TOO_HIGH"
    scene.play(0, level_up("I2", "V3"))
    assert scene.choice() == "level"
    scene.play(0, level_up("I4", "L5"))
    assert scene.choice() == ""
    assert scene.supply(0) == "O1 V3 L5"
    assert scene.actions_left() == 2


@pytest.mark.rule("R-LEVELUP", "D21")
def test_in_2023_two_arrows_may_raise_the_same_piece_twice() -> None:
    scene = two_arrows("rulebook-2023").play(0, level_up("I2", "V3"), level_up("V3", "T4"))
    assert scene.supply(0) == "O1 I4 T4"


@pytest.mark.rule("D21")
def test_in_2023_each_of_the_two_may_be_declined() -> None:
    scene = two_arrows("rulebook-2023").play(0, DECLINE)
    assert scene.choice() == "level"
    assert scene.copy().play(0, level_up("O1", "I2")).supply(0) == "I2 I2 I4"
    assert scene.play(0, DECLINE).supply(0) == "O1 I2 I4"
    assert scene.choice() == ""


@pytest.mark.rule("D21")
def test_in_2023_the_second_is_void_when_nothing_higher_is_left() -> None:
    scene = two_arrows("rulebook-2023", reserve="P5").play(0, level_up("I4", "P5"))
    assert scene.choice() == "level", "the I4 is in the reserve now: O1 and I2 can be raised to it"
    assert scene.level_ups(0, "O1") == "I4"
    scene = two_arrows("rulebook-2023", reserve="I3").play(0, level_up("I2", "I3"))
    assert scene.level_ups(0, "O1") == "I2"
    scene = two_arrows("rulebook-2023", "P5", reserve="U5").with_supply(0, "I4 P5").play(0, level_up("I4", "U5"))
    assert scene.choice() == "", "P5 and U5 are as high as it goes"


@pytest.mark.rule("R-LEVELUP")
def test_black_puzzles_have_arrows_too() -> None:
    scene = Scene("deluxe-2019", expansions=("ghost",)).with_supply(0, "O1")
    scene.with_puzzle(0, "GB12", "Z4 c2d2b3c3", "I2 b4c4", "O1 c5").play(0, place("O1", 1, "d5"))
    assert scene.play(0, level_up("Z4", "P5")).supply(0) == "O1 O1 I2 P5"
    assert scene.points(0) == 3
