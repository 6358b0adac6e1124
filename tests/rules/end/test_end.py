"""The end of the game: its trigger, the last rounds and the limit on black puzzles (rules §7)."""

import pytest
from scene import EARLY, EDITIONS, LATE, PIECE, Scene, order, place, recycle, take, take_top


def last_black(edition: str = "revised-2021", **options: int) -> Scene:
    """One puzzle is left in the black deck."""
    return Scene(edition, **options).with_deck("black", "B05")


@pytest.mark.rule("R-END-TRIGGER")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_end_is_triggered_at_the_moment_the_black_deck_becomes_empty(edition: str) -> None:
    scene = last_black(edition).play(0, take(5))
    assert scene.row(2) == "B05 B02 B03 B04"
    assert "TRIGGERED" in scene.events


@pytest.mark.rule("R-END-TRIGGER")
@pytest.mark.parametrize("edition", LATE)
def test_the_last_puzzle_taken_unseen_triggers_it_too(edition: str) -> None:
    assert "TRIGGERED" in last_black(edition).play(0, take_top("black")).events


@pytest.mark.rule("R-END-TRIGGER")
def test_neither_the_white_deck_nor_a_recycle_triggers_it() -> None:
    scene = last_black().with_deck("white", "W05").play(0, take(1))
    assert scene.deck("white") == ""
    assert "TRIGGERED" not in scene.events
    scene.play(0, recycle("black"), order(5), order(6), order(7))
    assert "TRIGGERED" not in scene.events


@pytest.mark.rule("R-END-TRIGGER")
def test_it_is_triggered_once() -> None:
    scene = last_black().play(0, take(5))
    events = [scene.play(0, take(6)).events, scene.play(0, take(1)).events]
    assert "TRIGGERED" not in events[0] + events[1]


@pytest.mark.rule("R-END-TRIGGER")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("trigger", "afterwards"), [(0, [1, 2, 0, 1, 2]), (1, [2, 0, 1, 2]), (2, [0, 1, 2])], ids=str)
def test_the_round_is_finished_and_one_more_is_played(edition: str, trigger: int, afterwards: list[int]) -> None:
    scene = last_black(edition, players=3)
    for seat in range(trigger):
        scene.idle(seat)
    scene.play(trigger, take(5)).idle(trigger)
    assert scene.idle_on() == afterwards


@pytest.mark.rule("R-END-TRIGGER")
@pytest.mark.parametrize("trigger", range(4))
@pytest.mark.parametrize("first", range(4))
def test_in_the_end_all_have_had_equally_many_turns(first: int, trigger: int) -> None:
    scene = last_black(players=4, first=first)
    played = []
    while trigger not in played:
        (seat,) = scene.to_act
        played.append(seat)
        if seat == trigger:
            scene.play(seat, take(5))
        scene.idle(seat)
    played += scene.idle_on()
    assert [played.count(seat) for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.rule("R-END-TRIGGER")
def test_the_last_round_is_announced_and_then_come_the_finishing_touches() -> None:
    scene = last_black().with_puzzle(1, "W15")
    scene.play(0, take(5)).idle(0).idle(1)
    assert "LAST_ROUND_BEGAN" in scene.events
    scene.idle(0).idle(1)
    assert scene.phase == "touches"
    assert "TOUCHES_BEGAN" in scene.events


@pytest.mark.rule("R-END-BLACK")
@pytest.mark.parametrize("edition", LATE)
def test_after_the_trigger_at_most_one_black_puzzle_is_taken_per_turn(edition: str) -> None:
    scene = Scene(edition).with_trigger().play(0, take(5))
    assert scene.why(0, take(6)) == "ONE_BLACK_PER_TURN"
    assert scene.can(0, take(1)), "white ones are not limited"
    scene.play(0, take(1), take(2))
    assert scene.puzzles(0) == "B01 W01 W02 -"


@pytest.mark.rule("R-END-BLACK")
@pytest.mark.parametrize("edition", LATE)
def test_every_player_may_take_one_in_every_turn(edition: str) -> None:
    scene = Scene(edition).with_trigger()
    scene.play(0, take(5)).idle(0)
    scene.play(1, take(6)).idle(1)
    scene.play(0, take(7))
    assert scene.why(0, take(8)) == "ONE_BLACK_PER_TURN"
    scene.idle(0).play(1, take(8))
    assert scene.row(2) == "- - - -"


@pytest.mark.rule("R-END-BLACK")
@pytest.mark.parametrize("edition", EARLY)
def test_early_editions_know_no_limit(edition: str) -> None:
    scene = Scene(edition).with_trigger().play(0, take(5), take(6), take(7))
    assert scene.puzzles(0) == "B01 B02 B03 -"


@pytest.mark.rule("R-END-BLACK")
@pytest.mark.parametrize("edition", EDITIONS)
def test_black_slots_are_no_longer_refilled(edition: str) -> None:
    scene = last_black(edition).play(0, take(5), take(5))
    assert scene.row(2) == "- B02 B03 B04"


@pytest.mark.rule("D19", "R-END-BLACK")
@pytest.mark.parametrize("edition", LATE)
@pytest.mark.parametrize("last", [take(5), take_top("black")], ids=["from the row", "from the deck"])
def test_whoever_takes_the_last_deck_puzzle_may_take_one_more_in_that_turn(edition: str, last: int) -> None:
    scene = last_black(edition).play(0, last)
    assert "TRIGGERED" in scene.events
    scene.play(0, take(6))
    assert scene.why(0, take(7)) == "ONE_BLACK_PER_TURN"


@pytest.mark.rule("D19", "R-END-BLACK")
@pytest.mark.parametrize("edition", LATE)
def test_puzzles_taken_earlier_in_that_turn_do_not_count(edition: str) -> None:
    scene = Scene(edition).with_deck("black", "B05 B06").play(0, take(5))
    assert "TRIGGERED" not in scene.events
    scene.play(0, take(6))
    assert "TRIGGERED" in scene.events
    assert scene.can(0, take(7))
    scene.play(0, take(7))
    assert scene.puzzles(0) == "B01 B02 B03 -"


@pytest.mark.rule("D19")
def test_the_limit_holds_for_the_rest_of_the_turn_whatever_is_done_between() -> None:
    scene = last_black().with_puzzle(0, "W22").with_supply(0, "I2").with_turn(0, actions=3)
    scene.play(0, take(5), take(6), place("I2", 1, "c3c4"))
    assert scene.to_act == {1}
    scene.play(1, take(7), PIECE)
    assert scene.why(1, take(8)) == "ONE_BLACK_PER_TURN"
