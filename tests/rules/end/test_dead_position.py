"""Dead positions: nobody can ever place or take again (D16); the turn cap of simulations."""

import pytest
from scene import EDITIONS, PIECE, Scene, exchange, order, place, recycle, take

from projectl.rules.engine.codes import DEAD_POSITION, TURN_CAP
from projectl.rules.engine.ending.dead import is_dead

SMALL = ("W22 W24 W25 W26", "W23 W27 W09 W10")
"""Four puzzles of two or three cells for each of two players: nothing of level 4 fits."""


def stuck(edition: str = "revised-2021", supplies: tuple[str, str] = ("O4", ""), reserve: str = "I4 T4") -> Scene:
    """Both players hold four small puzzles and only large pieces are about."""
    scene = Scene(edition, expansions=() if edition == "retail-2020" else ("ghost",))
    for seat in (0, 1):
        scene.with_puzzles(seat, SMALL[seat]).with_supply(seat, supplies[seat])
    return scene.with_only_reserve(reserve)


def dead(scene: Scene) -> bool:
    return is_dead(scene.state, scene.rules)


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_has_or_could_get_a_piece_that_fits(edition: str) -> None:
    assert dead(stuck(edition))
    assert dead(stuck(edition, ("", "")))
    assert dead(stuck(edition, ("O4 Z4", "L4 T4"), reserve=""))


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_then_goes_straight_to_the_finishing_touches(edition: str) -> None:
    """Seat 0 takes its fourth puzzle. Nothing fits, so nobody can touch either and the game is over."""
    scene = Scene(edition).with_puzzles(0, "W24 W25 W26").with_puzzles(1, SMALL[1]).with_supply(1, "")
    scene.with_rows("W22 W01 W02 W03", "B01 B02 B03 B04").with_supply(0, "O4").with_only_reserve("I4")
    scene.play(0, take(1))
    assert scene.told("TOUCHES_BEGAN")
    assert scene.phase == "over"
    assert scene.state.end_reason == DEAD_POSITION


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_placing_the_last_small_piece_can_bring_it_about(edition: str) -> None:
    scene = stuck(edition, ("O1", ""), reserve="T4")
    assert not dead(scene)
    scene.play(0, place("O1", 1, "c3"))
    assert scene.state.end_reason == DEAD_POSITION, "the last O1 is placed and seat 0 has nothing to give"


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_o1_in_the_reserve_is_hope_for_everybody(edition: str) -> None:
    assert not dead(stuck(edition, ("", ""), reserve="O1"))


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_has_fewer_than_four_puzzles_can_take_one(edition: str) -> None:
    scene = stuck(edition)
    scene.state.puzzle[7] = -1
    assert not dead(scene)


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_piece_of_ones_own_that_fits(edition: str) -> None:
    assert not dead(stuck(edition, ("O4", "I3")))


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_a_piece_in_supply_any_shape_of_the_reserve_could_be_got(edition: str) -> None:
    assert not dead(stuck(edition, ("O4", ""), reserve="I2"))


@pytest.mark.rule("D16")
@pytest.mark.parametrize(
    ("edition", "hopeless"), [("deluxe-2019", True), ("revised-2021", True), ("rulebook-2023", False)]
)
def test_with_empty_supplies_only_an_o1_or_in_2023_its_fallback(edition: str, hopeless: bool) -> None:
    assert dead(stuck(edition, ("", ""), reserve="I2")) is hopeless


@pytest.mark.rule("D16", "D12")
def test_in_2023_the_fallback_gives_a_piece_of_any_level_but_no_ghost() -> None:
    assert not dead(stuck("rulebook-2023", ("", ""), reserve="V3 T4"))
    assert dead(stuck("rulebook-2023", ("", ""), reserve="T4 P5"))
    assert dead(stuck("rulebook-2023", ("", ""), reserve="P5"))


def square_hole(edition: str) -> Scene:
    """Seat 0 has nothing in its hand, a hole that only an O4 fits, and single cells; about are an I3 and an O4."""
    scene = Scene(edition).with_supply(0, "").with_supply(1, "").with_turn(1)
    scene.with_puzzle(0, "W31").with_puzzle(0, "W23", "O1 c3")
    scene.with_puzzle(0, "W27", "I2 c3d3").with_puzzle(0, "W10", "I2 c3c4")
    scene.with_puzzle(1, "W22", "O1 c3").with_puzzle(1, "W24", "O1 c3")
    scene.with_puzzle(1, "W25", "I2 c2c3").with_puzzle(1, "W09", "O1 c3")
    return scene.with_only_reserve("I3 O4")


@pytest.mark.rule("D16", "D12")
def test_in_2023_the_first_piece_may_be_exchanged_for_one_that_fits() -> None:
    """The fallback is an I3, which fits nowhere, but it can be given for the O4."""
    scene = square_hole("rulebook-2023").play(1, recycle("white"), order(1), order(2), order(3))
    assert scene.phase == "play"
    scene.with_turn(0).play(0, PIECE, exchange("I3", "O4"), place("O4", 1, "b3c3b4c4"))
    assert scene.told("COMPLETED")


@pytest.mark.rule("D16", "D12")
@pytest.mark.parametrize("edition", ["deluxe-2019", "retail-2020", "revised-2021"])
def test_elsewhere_an_empty_hand_gets_no_first_piece(edition: str) -> None:
    assert dead(square_hole(edition))
    assert not dead(square_hole(edition).with_supply(0, "I3").with_only_reserve("O4"))


@pytest.mark.rule("D16")
def test_in_2023_an_empty_hand_could_get_what_another_gives_back() -> None:
    """Seat 1 holds the O4 and the reserve an I3: seat 1 may exchange it, and then it can be got."""
    assert not dead(square_hole("rulebook-2023").with_supply(1, "O4").with_only_reserve("I3"))


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reserve", ["", "P5 L5"])
def test_out_of_an_empty_reserve_nobody_gets_anything(edition: str, reserve: str) -> None:
    """The O4 of seat 1 would fit before seat 0, which has an I4: with nothing to exchange for it stays where it is."""
    if edition == "retail-2020" and reserve:
        reserve = ""
    scene = square_hole(edition).with_supply(0, "I4").with_supply(1, "O4").with_only_reserve(reserve)
    assert dead(scene)
    assert not dead(scene.with_only_reserve("T4")), "seat 1 exchanges the O4, and seat 0 gets it"


def one_cell_each(edition: str, supply: str) -> Scene:
    """Seat 1 has single cells left and an I2 that fits none of them; on W22 of seat 0 it would fit."""
    scene = Scene(edition).with_puzzles(0, SMALL[0]).with_supply(0, supply).with_supply(1, "I2")
    scene.with_puzzle(1, "W23", "O1 c3").with_puzzle(1, "W09", "O1 c3")
    scene.with_puzzle(1, "W27", "I2 c3d3").with_puzzle(1, "W10", "I2 c3c4")
    return scene.with_only_reserve("T4")


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shape_in_the_supply_of_another_could_be_got_too(edition: str) -> None:
    assert not dead(one_cell_each(edition, "O4"))
    nothing_to_give = dead(one_cell_each(edition, ""))
    assert nothing_to_give is (edition != "rulebook-2023"), "but there the fallback gives something"


@pytest.mark.rule("D16")
def test_ghosts_of_the_reserve_and_of_others_do_not_count() -> None:
    """An L5 would fit on GW10, but nobody can get one without completing a puzzle."""
    scene = Scene("rulebook-2023", expansions=("ghost",)).with_puzzles(0, "W22 W24 W25 GW10").with_supply(0, "P5")
    scene.with_puzzles(1, SMALL[1]).with_supply(1, "").with_only_reserve("L5")
    assert dead(scene)
    assert dead(scene.with_supply(1, "L5"))
    assert not dead(scene.with_supply(0, "L5"))


@pytest.mark.rule("D16")
def test_a_ghost_of_ones_own_can_be_broken_up_or_exchanged() -> None:
    assert not dead(stuck("rulebook-2023", ("P5", ""), reserve="I2 I3"))
    assert not dead(stuck("rulebook-2023", ("P5", ""), reserve="I3"))
    assert dead(stuck("rulebook-2023", ("P5", ""), reserve="T4 O4"))


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_in_solo_where_the_opponent_plays_on(edition: str) -> None:
    scene = Scene(edition, variant="solo", difficulty="no-mercy").with_puzzles(0, "W24 W25 W26").with_supply(0, "")
    scene.with_rows("W22 W01 W02", "W03 W04 W05", "W06 W07 W08").with_only_reserve("")
    scene.play(0, take(1))
    if scene.rules.exact_turn:
        assert scene.told("OPPONENT_TOOK")
    assert not dead(scene)


@pytest.mark.rule("D16")
def test_a_turn_cap_ends_the_play_and_says_so() -> None:
    scene = Scene(turn_cap=3).idle(0).idle(1)
    assert scene.phase == "play"
    scene.with_puzzle(0, "W15").idle(0)
    assert scene.phase == "touches"
    assert scene.state.end_reason == TURN_CAP


@pytest.mark.rule("D16")
def test_a_position_that_only_looks_dead_goes_on() -> None:
    """The last exchange would bring an I2: the game waits for it."""
    scene = stuck("revised-2021", ("O4", ""), reserve="I2").play(0, exchange("O4", "I2"))
    assert scene.phase == "play"
