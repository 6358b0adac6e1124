"""Actions of several steps: Master, Ambassador, Ghost and Recycle stay open until they are closed (D24)."""

from collections.abc import Callable

import pytest
from scene import (
    AMBASSADOR,
    CANCEL,
    EDITIONS,
    END,
    MASTER,
    PIECE,
    STOP,
    Scene,
    exchange,
    order,
    place,
    recycle,
    split,
    take,
)


def table(edition: str = "rulebook-2023") -> Scene:
    """Two puzzles, small pieces, a ghost and an Ambassador puzzle to spend."""
    scene = Scene(edition, expansions=("ghost", "ambassador"))
    return scene.with_puzzles(0, "W15 W16").with_supply(0, "O1 O1 O1 P5").with_pile(0, "AW01")


# How each sequence begins and goes on by one step.
OPENED: dict[str, Callable[[Scene], Scene]] = {
    "master": lambda scene: scene.play(0, MASTER, place("O1", 1, "a3")),
    "ambassador": lambda scene: scene.play(0, AMBASSADOR, place("O1", 2, "b3")),
    "ghost": lambda scene: scene.play(0, split("P5", "I2 I3"), place("I2", 1, "a3b3")),
    "recycle": lambda scene: scene.play(0, recycle("white"), order(2)),
}


@pytest.mark.rule("D24")
@pytest.mark.parametrize("sequence", OPENED)
def test_until_it_is_closed_no_other_action_and_no_end_of_turn_is_possible(sequence: str) -> None:
    scene = OPENED[sequence](table())
    assert scene.sequence() == sequence
    others = (PIECE, take(1), exchange("O1", "I2"), MASTER, AMBASSADOR, recycle("black"), END)
    assert {scene.why(0, action) for action in others} == {"SEQUENCE_FIRST"}
    assert scene.actions_left() == 3, "the action is paid for when it is closed"


@pytest.mark.rule("D24")
@pytest.mark.parametrize("sequence", OPENED)
def test_cancelling_restores_the_exact_state(sequence: str) -> None:
    scene = table()
    before = scene.state.clone()
    OPENED[sequence](scene).play(0, CANCEL)
    assert scene.state == before


@pytest.mark.rule("D24")
@pytest.mark.parametrize("later", OPENED)
@pytest.mark.parametrize("earlier", ["master", "ambassador", "ghost"])
def test_cancelling_restores_the_exact_state_also_after_other_sequences(earlier: str, later: str) -> None:
    scene = OPENED[earlier](table().with_supply(0, "O1 O1 O1 O1 P5 P5").with_pile(0, "AB01")).play(0, STOP)
    if (earlier, later) == ("master", "master"):
        scene.idle(0).idle(1)
    scene.with_puzzles(0, "W17").with_turn(0, 2)
    before = scene.state.clone()
    steps = {
        "master": [MASTER, place("O1", 3, "b3")],
        "ambassador": [AMBASSADOR, place("O1", 3, "b3")],
        "ghost": [split("P5", "I2 I3"), place("I2", 3, "b3c3")],
        "recycle": [recycle("black"), order(7), order(5)],
    }
    scene.play(0, *steps[later], CANCEL)
    assert scene.state == before


@pytest.mark.rule("D24", "R-MASTER")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_cancelled_master_can_be_begun_again(edition: str) -> None:
    scene = Scene(edition).with_puzzles(0, "W15 W16").with_supply(0, "O1 O1")
    scene.play(0, MASTER, CANCEL, MASTER, place("O1", 1, "c3"), CANCEL, MASTER, place("O1", 1, "e3"), STOP)
    assert scene.laid(0, 1) == "O1"
    assert scene.actions_left() == 2


@pytest.mark.rule("D24")
def test_a_cancelled_ambassador_is_not_spent() -> None:
    scene = table()
    OPENED["ambassador"](scene).play(0, CANCEL)
    assert scene.can(0, AMBASSADOR)


@pytest.mark.rule("D24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stop_closes_the_sequence_and_not_the_turn(edition: str) -> None:
    scene = Scene(edition).with_puzzles(0, "W15 W16").with_supply(0, "O1 O1")
    scene.play(0, MASTER, place("O1", 1, "c3"), STOP)
    assert scene.sequence() == ""
    assert scene.to_act == {0}
    assert scene.actions_left() == 2


@pytest.mark.rule("D24")
def test_stop_as_the_last_action_ends_the_turn_like_any_other() -> None:
    scene = Scene().with_puzzles(0, "W15 W16").with_supply(0, "O1 O1").with_turn(0, actions=1)
    scene.play(0, MASTER, place("O1", 1, "c3"), STOP)
    assert scene.to_act == {1}


@pytest.mark.rule("D24")
def test_nothing_completes_before_the_sequence_is_closed() -> None:
    scene = Scene().with_puzzles(0, "W22 W15").with_supply(0, "O1 I2").play(0, MASTER, place("I2", 1, "c3c4"))
    assert scene.laid(0, 1) == "I2", "the recess is full, the piece lies there still"
    assert scene.points(0) == 0
    scene.play(0, STOP)
    assert scene.puzzles(0) == "- W15 - -"
    assert scene.pile(0) == "W22"


@pytest.mark.rule("D24")
def test_it_closes_by_itself_when_every_puzzle_is_used() -> None:
    scene = Scene().with_puzzles(0, "W15 W16").with_supply(0, "O1 O1 O1")
    scene.play(0, MASTER, place("O1", 1, "a3"), place("O1", 2, "b3"))
    assert scene.sequence() == ""
    assert scene.actions_left() == 2


@pytest.mark.rule("D24")
def test_it_closes_by_itself_when_no_piece_fits_any_more() -> None:
    scene = Scene().with_puzzles(0, "W15 W16").with_supply(0, "I3 I4").play(0, MASTER, place("I3", 2, "b4c4d4"))
    assert scene.sequence() == "master", "the I4 still fits on W15"
    scene = Scene().with_puzzles(0, "W15 W16").with_supply(0, "I3 O4").play(0, MASTER, place("I3", 2, "b4c4d4"))
    assert scene.sequence() == "", "the O4 does not"


@pytest.mark.rule("D24")
def test_stop_and_cancel_need_an_open_sequence() -> None:
    scene = Scene().with_puzzle(0, "W15")
    assert scene.why(0, STOP) == "NO_SEQUENCE_OPEN"
    assert scene.why(0, CANCEL) == "NO_SEQUENCE_OPEN"


@pytest.mark.rule("D24")
def test_a_closed_sequence_cannot_be_cancelled_any_more() -> None:
    scene = Scene().with_puzzle(0, "W15").with_supply(0, "O1").play(0, MASTER, place("O1", 1, "a3"))
    assert scene.why(0, CANCEL) == "NO_SEQUENCE_OPEN"
