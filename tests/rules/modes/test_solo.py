"""Solo: the grid, the locks, your turn and the end (rules §10)."""

from typing import Any

import pytest
from scene import DONE, EARLY, EDITIONS, END, LATE, PIECE, Scene, exchange, place, recycle, take, take_top


def solo(edition: str = "revised-2021", **options: Any) -> Scene:
    return Scene(edition, variant="solo", **options)


@pytest.mark.rule("R-SOLO-SETUP")
@pytest.mark.parametrize("edition", EDITIONS)
def test_15_white_puzzles_over_10_black_ones_form_one_deck_and_9_are_dealt(edition: str) -> None:
    scene = solo(edition)
    assert [scene.row(row) for row in (1, 2, 3)] == ["W01 W02 W03", "W04 W05 W06", "W07 W08 W09"]
    whites = [f"W{number}" for number in range(10, 16)]
    assert scene.deck("white").split() == whites + [f"B{number:02}" for number in range(1, 11)]
    assert scene.supply(0) == "O1 I2"
    assert scene.rules.players == 1


@pytest.mark.rule("R-SOLO-SETUP", "D7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("difficulty", "supply"), [("standard", 6), ("challenging", 3), ("unbeatable", 0)])
def test_locks_and_the_opponents_supply(edition: str, difficulty: str, supply: int) -> None:
    scene = solo(edition, difficulty=difficulty)
    assert scene.state.locks == [1, 2, 1]
    assert scene.state.lock_supply == supply


@pytest.mark.rule("R-SOLO-SETUP")
def test_the_difficulty_is_standard_unless_told_otherwise() -> None:
    assert solo().state.lock_supply == 6


@pytest.mark.rule("D9", "R-SOLO-SETUP")
@pytest.mark.parametrize("edition", EDITIONS)
def test_locks_are_neutral_tokens_that_never_take_from_the_reserve(edition: str) -> None:
    """A retail box has 10 O1: 4 locks, 6 of the opponent and yours would be 11."""
    scene = solo(edition)
    copies = scene.rules.copies
    assert [scene.reserve(name) for name in ("O1", "I2", "T4")] == [copies - 1, copies - 1, copies]
    scene.play(0, take(1)).idle(0)
    assert sum(scene.reserve(name) for name in ("O1", "I2", "I3", "V3")) + len(scene.supply(0).split()) == 4 * copies


@pytest.mark.rule("R-SOLO-NOMERCY")
def test_no_mercy_has_no_locks_ever() -> None:
    scene = solo(difficulty="no-mercy")
    assert (scene.state.locks, scene.state.lock_supply) == ([0, 0, 0], 0)
    for turn in range(4):
        scene.play(0, take(1 + turn)).idle(0)
        assert scene.told("OPPONENT_TOOK")
        assert (scene.state.locks, scene.state.lock_supply) == ([0, 0, 0], 0)


@pytest.mark.rule("R-SOLO-TAKE")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("slot", "locks"), [(1, [0, 2, 1]), (5, [1, 1, 1]), (9, [1, 2, 0])])
def test_taking_from_a_column_moves_one_of_its_locks_to_the_opponent(edition: str, slot: int, locks: list[int]) -> None:
    scene = solo(edition).play(0, take(slot))
    assert scene.state.locks == locks
    assert scene.state.lock_supply == 7
    assert scene.state.rows[slot - 1] == scene.names.index("W10"), "the slot is refilled"


@pytest.mark.rule("R-SOLO-TAKE")
def test_a_column_without_locks_has_none_to_move() -> None:
    scene = solo(difficulty="unbeatable").play(0, take(1), take(4))
    assert (scene.state.locks, scene.state.lock_supply) == ([0, 2, 1], 1)


@pytest.mark.rule("R-SOLO-TAKE")
@pytest.mark.parametrize("edition", LATE)
def test_a_puzzle_may_be_taken_unseen_and_moves_no_lock(edition: str) -> None:
    scene = solo(edition).play(0, take_top("white"))
    assert scene.puzzles(0) == "W10 - - -"
    assert (scene.state.locks, scene.state.lock_supply) == ([1, 2, 1], 6)
    assert scene.why(0, take_top("black")) == "NO_SUCH_DECK"


@pytest.mark.rule("R-SOLO-TAKE", "R-TAKE-DECK")
@pytest.mark.parametrize("edition", EARLY)
def test_early_editions_take_from_the_grid_only(edition: str) -> None:
    assert solo(edition).why(0, take_top("white")) == "NO_DECK_TAKE"


@pytest.mark.rule("R-SOLO-TAKE")
def test_there_is_no_recycle() -> None:
    assert {solo(edition).why(0, recycle("white")) for edition in LATE} == {"NO_RECYCLE_IN_SOLO"}
    assert {solo(edition).why(0, recycle("white")) for edition in EARLY} == {"NO_RECYCLE"}


@pytest.mark.rule("R-SOLO-TAKE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_no_limit_on_black_puzzles(edition: str) -> None:
    scene = solo(edition).with_rows("B01 B02 B03", "B04 B05 B06", "- - -").with_deck("white", "B07")
    scene.play(0, take(1))
    assert "TRIGGERED" in scene.events
    scene.play(0, take(2), take(3))
    assert scene.puzzles(0) == "B01 B02 B03 -"


@pytest.mark.rule("R-SOLO-TAKE")
def test_the_grid_has_nine_slots_and_you_have_four() -> None:
    scene = solo().with_puzzles(0, "W24 W25 W26")
    assert scene.why(0, take(10)) == "NO_SUCH_SLOT"
    assert scene.play(0, take(9)).why(0, take(1)) == "FOUR_UNFINISHED"


@pytest.mark.rule("R-SOLO-END")
@pytest.mark.parametrize("last", [take(9), take_top("white")], ids=["from the grid", "unseen"])
def test_the_empty_deck_triggers_the_end_and_one_more_round_is_played(last: int) -> None:
    scene = solo().with_deck("white", "B10").with_puzzle(0, "W15")
    scene.play(0, last)
    assert "TRIGGERED" in scene.events
    scene.idle(0)
    assert scene.told("LAST_ROUND_BEGAN")
    assert scene.state.turn == 1
    scene.idle(0)
    assert scene.state.turn == 2
    assert scene.phase == "touches"


@pytest.mark.rule("R-SOLO-END")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trigger_in_the_opponents_turn_ends_that_round_there(edition: str) -> None:
    scene = solo(edition, difficulty="no-mercy").with_deck("white", "B10").with_puzzle(0, "W15").idle(0)
    assert [event for event in scene.events if event in ("OPPONENT_TOOK", "TRIGGERED", "LAST_ROUND_BEGAN")] == [
        "OPPONENT_TOOK",
        "TRIGGERED",
        "LAST_ROUND_BEGAN",
    ]
    scene.idle(0)
    assert scene.phase == "touches", "one more turn of yours and one of the opponent"
    assert scene.state.completed[1] == 2


@pytest.mark.rule("R-SOLO-END")
def test_then_come_your_finishing_touches() -> None:
    scene = solo().with_puzzle(0, "W16", "I2 b3c3").with_supply(0, "I3").with_touches()
    scene.play(0, place("I3", 1, "b4c4d4"), DONE)
    assert scene.phase == "over"
    assert scene.score(0) == 0


@pytest.mark.rule("R-SOLO-SCORE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_unfinished_puzzles_cost_their_points_in_every_edition(edition: str) -> None:
    scene = solo(edition).with_pile(0, "B01").with_puzzles(0, "B13 W01")
    assert scene.score(0) == 5 - 3 - 2


@pytest.mark.rule("R-SOLO-SCORE")
def test_a_tie_is_the_opponents_whatever_else_there_is() -> None:
    scene = solo().with_pile(0, "W01 W02 W10").with_pile(1, "B01").with_supply(0, "O1 O1 O1")
    assert scene.winners() == {1}
    assert scene.with_pile(0, "W11").winners() == {0}


@pytest.mark.rule("R-TURN", "R-SOLO-OPPONENT")
@pytest.mark.parametrize("edition", EARLY)
def test_a_turn_stopped_early_is_followed_by_the_opponent_too(edition: str) -> None:
    scene = solo(edition, difficulty="no-mercy").play(0, PIECE, END)
    assert scene.told("OPPONENT_TOOK")
    assert scene.to_act == {0}


@pytest.mark.rule("R-TURN")
def test_with_confirmation_the_opponent_waits_for_the_end_of_your_turn() -> None:
    scene = solo(difficulty="no-mercy", confirm=True).play(0, PIECE, PIECE, exchange("I2", "V3"))
    assert not scene.told("OPPONENT_TOOK")
    assert scene.play(0, END).told("OPPONENT_TOOK")
