"""Finishing touches after the last round (rules §8)."""

import pytest
from scene import DONE, EDITIONS, END, MASTER, PIECE, Scene, exchange, place, take

from projectl.rules.knowledge import known_to


def last_chance(edition: str = "revised-2021") -> Scene:
    """The last round is over. Seat 0 has W16 (1 point), seat 1 has W15 (1 point), both some pieces."""
    scene = Scene(edition).with_puzzle(0, "W16", "I2 b3c3").with_supply(0, "I3 I2 O1")
    return scene.with_puzzle(1, "W15").with_supply(1, "I4 O1").with_touches()


@pytest.mark.rule("R-TOUCH")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_piece_placed_costs_a_point(edition: str) -> None:
    scene = last_chance(edition).play(0, place("I2", 1, "b4c4"), place("O1", 1, "d4"), DONE).play(1, DONE)
    assert scene.phase == "over"
    assert scene.pile(0) == "W16"
    assert scene.score(0) == 1 - 2


@pytest.mark.rule("R-TOUCH")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pieces_are_placed_as_always_and_nothing_else_is_possible(edition: str) -> None:
    scene = last_chance(edition)
    assert scene.why(0, place("I2", 1, "c3c4")) == "OVERLAPS_PIECE"
    assert scene.why(0, place("I3", 1, "d3d4d5")) == "OUTSIDE_RECESS"
    assert scene.why(0, place("V3", 1, "b4c4c3")) == "PIECE_NOT_IN_SUPPLY"
    assert scene.why(0, place("O1", 2, "c3")) == "NO_PUZZLE_THERE"
    others = (PIECE, MASTER, END, take(1), exchange("O1", "I2"))
    assert {scene.why(0, action) for action in others} == {"ONLY_TOUCHES"}


@pytest.mark.rule("R-TOUCH")
def test_touches_come_only_after_the_last_round() -> None:
    assert Scene().why(0, DONE) == "NOT_TOUCHES_YET"


@pytest.mark.rule("R-TOUCH", "D26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_has_to_place_and_a_piece_need_not_complete_a_puzzle(edition: str) -> None:
    scene = last_chance(edition).play(0, place("O1", 1, "b4"), DONE).play(1, DONE)
    assert scene.phase == "over"
    assert (scene.state.touches[0], scene.state.touches[1]) == (1, 0)
    assert scene.pile(0) == ""


@pytest.mark.rule("R-TOUCH")
def test_whoever_can_place_nothing_is_done_at_once() -> None:
    scene = Scene(players=3).with_puzzle(0, "W15").with_supply(0, "O4 V3")
    scene.with_puzzle(1, "W16").with_supply(1, "O1").with_touches()
    assert scene.to_act == {1}, "seat 0 has no piece that fits, seat 2 no puzzle"
    assert scene.why(0, DONE) == "TOUCHES_ALREADY_DONE"
    assert scene.play(1, DONE).phase == "over"


@pytest.mark.rule("R-TOUCH")
def test_when_nobody_can_place_anything_the_game_is_over() -> None:
    assert Scene().with_touches().phase == "over"


@pytest.mark.rule("R-TOUCH-DONE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_piece_comes_back_and_no_reward_is_given(edition: str) -> None:
    scene = last_chance(edition).play(0, place("I3", 1, "b4c4d4"))
    assert scene.supply(0) == "O1 I2", "neither the pieces of W16 nor its reward, an I3"
    scene.play(0, DONE).play(1, DONE)
    assert scene.supply(0) == "O1 I2"
    assert scene.pile(0) == "W16"
    assert "REWARDED" not in scene.events


@pytest.mark.rule("R-TOUCH-DONE")
def test_a_piece_of_a_puzzle_that_is_full_cannot_be_used_for_another() -> None:
    scene = Scene().with_puzzles(0, "W22 W23").with_supply(0, "I2").with_touches().play(0, place("I2", 1, "c3c4"))
    assert scene.puzzles(0) == "W22 W23 - -", "puzzles count as completed only when all is done"
    assert scene.points(0) == 0
    assert scene.why(0, place("I2", 2, "c3c4")) == "PIECE_NOT_IN_SUPPLY"


@pytest.mark.rule("R-TOUCH-DONE", "D17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_completed_puzzles_score_when_all_are_done(edition: str) -> None:
    scene = last_chance(edition).play(0, place("I3", 1, "b4c4d4"), DONE)
    assert scene.points(0) == 0, "seat 1 is still thinking"
    scene.play(1, place("I4", 1, "a3b3c3d3"), place("O1", 1, "e3"), DONE)
    assert (scene.points(0), scene.points(1)) == (1, 1)
    assert scene.state.completed[:2] == [1, 1]
    assert (scene.score(0), scene.score(1)) == (0, -1)


@pytest.mark.rule("D17", "R-SCORE")
def test_the_example_of_the_printed_rulebook() -> None:
    """Three touches complete the last puzzle: 24 points in the pile, 24 − 3 = 21."""
    scene = Scene().with_pile(0, "B01 B02 B03 B04").with_supply(0, "O1 O1 O1")
    scene.with_puzzle(0, "B06", "I3 b3c3d3", "I3 b4c4d4", "I3 b5c5d5").with_touches()
    scene.play(0, place("O1", 1, "c1"), place("O1", 1, "c2"), place("O1", 1, "d2"), DONE)
    assert scene.points(0) == 24
    assert scene.score(0) == 21


@pytest.mark.rule("D26")
def test_players_choose_independently_in_any_order() -> None:
    scene = last_chance()
    assert scene.to_act == {0, 1}
    scene.play(1, place("O1", 1, "a3")).play(0, place("I3", 1, "b4c4d4")).play(1, DONE)
    assert scene.to_act == {0}
    assert scene.why(1, place("I4", 1, "b3c3d3e3")) == "TOUCHES_ALREADY_DONE"
    assert scene.play(0, DONE).phase == "over"


@pytest.mark.rule("D26")
def test_the_touches_of_others_stay_hidden_until_the_last_is_done() -> None:
    scene = last_chance()
    before = scene.state.clone()
    scene.play(0, place("I3", 1, "b4c4d4"), DONE)
    seen = known_to(scene.state, scene.rules, 1)
    assert (seen.supply, seen.pieces, seen.filled) == (before.supply, before.pieces, before.filled)
    assert (seen.touches, seen.laid) == (before.touches, before.laid)
    assert seen.touch_done == 1, "that seat 0 is done is no secret"
    own = known_to(scene.state, scene.rules, 0)
    assert own.supply == scene.state.supply
    scene.play(1, DONE)
    revealed = known_to(scene.state, scene.rules, 1)
    assert (revealed.points, revealed.touches) == (scene.state.points, scene.state.touches)


@pytest.mark.rule("D26")
def test_what_seat_1_does_not_see_makes_no_difference_to_what_it_may_do() -> None:
    scene = last_chance()
    before = scene.legal(1)
    assert scene.play(0, place("I3", 1, "b4c4d4")).legal(1) == before


@pytest.mark.rule("D26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_totals_may_be_negative(edition: str) -> None:
    scene = last_chance(edition).play(0, place("O1", 1, "b4"), place("I2", 1, "c4d4")).play(1, DONE).play(0, DONE)
    assert scene.score(0) == 1 - 2
    scene = last_chance(edition).play(0, place("O1", 1, "b4"), DONE).play(1, DONE)
    assert scene.score(0) < 0


@pytest.mark.rule("R-TOUCH-DONE")
def test_when_it_is_over_nothing_more_is_possible() -> None:
    scene = last_chance().play(0, DONE).play(1, DONE)
    assert scene.to_act == set()
    assert {scene.why(0, action) for action in (PIECE, DONE, END)} == {"GAME_OVER"}
