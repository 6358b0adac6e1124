"""When a dead position is judged (D16): with nothing open; where turns are confirmed, when all that run are ended."""

import pytest
from scene import BIG_BOXES, EARLY, EDITIONS, END, LATE, MASTER, STOP, Scene, choose, exchange, place, take

from projectl.game import Game
from projectl.record.notation.action import write_cells
from projectl.rules.engine.codes import DEAD_POSITION
from projectl.rules.engine.ending.dead import is_dead

SMALL = "W22 W24 W25 W26"
OTHERS = "W23 W27 W09 W10"
"""Puzzles of two or three cells: nothing of level 4 fits."""


def last_o1(edition: str, confirm: bool) -> Scene:
    """Seat 0 has the last O1; large pieces are about, but nobody has anything to give for them."""
    scene = (
        Scene(edition, confirm=confirm)
        .with_puzzles(0, SMALL)
        .with_puzzles(1, OTHERS)
        .with_supply(0, "O1 O4")
        .with_supply(1, "")
    )
    return scene.with_only_reserve("T4")


def dead(scene: Scene) -> bool:
    return is_dead(scene.state, scene.rules)


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_confirmation_after_the_action_that_leads_there(edition: str) -> None:
    scene = last_o1(edition, confirm=False).play(0, place("O1", 1, "c3"))
    assert scene.phase == "over"
    assert scene.state.end_reason == DEAD_POSITION
    assert scene.state.turn == 0, "the turn was never passed on"


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_confirmation_not_before_the_turn_is_ended(edition: str) -> None:
    scene = last_o1(edition, confirm=True).play(0, place("O1", 1, "c3"))
    assert dead(scene)
    assert scene.phase == "play"
    scene.play(0, exchange("O4", "T4"))
    assert scene.phase == "play", "another action does not end it either"
    scene.play(0, END)
    assert scene.told("TOUCHES_BEGAN")
    assert not scene.told("TURN_BEGAN")
    assert scene.phase == "over"
    assert scene.state.end_reason == DEAD_POSITION


@pytest.mark.rule("D16", "R-TURN")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_confirmation_a_turn_may_be_ended_there_with_actions_left(edition: str) -> None:
    scene = last_o1(edition, confirm=True)
    assert scene.can(0, END) is (edition in EARLY), "here an O1 can be placed"
    scene.play(0, place("O1", 1, "c3"))
    assert scene.can(0, exchange("O4", "T4")), "something could still be done"
    assert scene.can(0, END)
    assert scene.state.actions[0] == 2


@pytest.mark.rule("D16", "R-TURN")
@pytest.mark.parametrize("edition", LATE)
def test_elsewhere_a_turn_of_exactly_three_actions_is_not_ended_early(edition: str) -> None:
    scene = Scene(edition, confirm=True)
    assert scene.why(0, END) == "MUST_USE_ACTIONS"
    assert scene.play(0, take(1)).why(0, END) == "MUST_USE_ACTIONS"


@pytest.mark.rule("D16", "R-TURN")
@pytest.mark.parametrize("edition", LATE)
def test_nor_there_in_the_middle_of_a_sequence(edition: str) -> None:
    """A Master that is open may still complete a puzzle: neither END nor a judgement before it is closed."""
    scene = last_o1(edition, confirm=True).with_supply(0, "O1 O1 O4").play(0, MASTER, place("O1", 1, "c3"))
    assert scene.why(0, END) == "SEQUENCE_FIRST"
    scene.play(0, STOP)
    assert not dead(scene)
    assert scene.why(0, END) == "MUST_USE_ACTIONS"


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", LATE)
def test_without_confirmation_an_open_sequence_delays_it(edition: str) -> None:
    scene = last_o1(edition, confirm=False).play(0, MASTER)
    assert scene.phase == "play"
    assert scene.play(0, place("O1", 1, "c3")).phase == "over", "nothing more fits: the sequence is closed"


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_action_can_be_taken_back_even_if_it_leads_there(edition: str) -> None:
    """What `confirm` promises."""
    scene = last_o1(edition, confirm=True)
    game = Game.from_state(scene.options, scene.state)
    before = game.state.clone()
    game.play(place("O1", 1, "c3"), 0)
    assert game.can_undo(0)
    game.undo(0)
    assert game.state == before
    game.play(place("O1", 1, "c3"), 0)
    game.play("end", 0)
    result = game.result()
    assert result is not None
    assert result.reason == "dead-position"


@pytest.mark.rule("D16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("confirm", [False, True])
def test_never_in_solo(edition: str, confirm: bool) -> None:
    scene = Scene(edition, variant="solo", difficulty="no-mercy", confirm=confirm).with_supply(0, "O1 O4")
    scene.with_puzzles(0, SMALL).with_only_reserve("T4").play(0, place("O1", 1, "c3"))
    assert scene.phase == "play"
    assert scene.can(0, END) is (edition in EARLY), "and no turn of exactly three actions is ended early"


# --- two turns at once ------------------------------------------------------------------------------------------------
def two_at_once(edition: str, confirm: bool) -> Scene:
    """Line Clear with five, of whom seats 0 and 2 play: seat 0 has the last O1, elsewhere only large pieces are about.

    Before the others lie puzzles with one cell left; seat 2 has a W31 too, which an O4 would complete.
    """
    scene = Scene(edition, players=5, variant="line-clear", confirm=confirm).with_puzzles(0, SMALL)
    for seat, names in ((1, "W01 W02 W03 W04"), (2, "W05 W06 W07"), (3, "W11 W12 W13 W14"), (4, "W15 W16 W17 W18")):
        for name in names.split():
            *full, _ = [cell for cell in range(25) if scene.rules.cells[scene.names.index(name)] >> cell & 1]
            scene.with_puzzle(seat, name, *(f"O1 {write_cells(1 << cell)}" for cell in full))
        scene.with_supply(seat, "")
    return scene.with_puzzle(2, "W31").with_supply(0, "O1 Z4").with_supply(2, "L4").with_only_reserve("T4 I4")


@pytest.mark.rule("D16", "D22")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_line_clear_without_confirmation(edition: str) -> None:
    assert two_at_once(edition, confirm=False).play(0, place("O1", 1, "c3")).phase == "over"


@pytest.mark.rule("D16", "D22")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_line_clear_with_confirmation_when_both_turns_are_ended(edition: str) -> None:
    scene = two_at_once(edition, confirm=True).play(0, place("O1", 1, "c3"))
    assert dead(scene)
    scene.play(0, END)
    assert scene.phase == "play", "the other turn still runs"
    assert scene.play(2, exchange("L4", "T4")).phase == "play"
    assert scene.can(2, END), "with two actions left, in every edition"
    assert scene.play(2, END).phase == "over"
    assert scene.state.end_reason == DEAD_POSITION
    assert not scene.told("MARKERS_PASSED")


@pytest.mark.rule("D16", "D22", "R-TURN")
@pytest.mark.parametrize("edition", LATE)
def test_line_clear_with_confirmation_while_the_other_seat_has_a_choice_to_make(edition: str) -> None:
    """Nobody has what fits, but seat 2 has just completed a puzzle: when it has chosen its reward, it can take one."""
    scene = two_at_once(edition, confirm=True).with_supply(0, "Z4").with_supply(2, "O4")
    scene.play(2, place("O4", 4, "b3c3b4c4"))
    assert scene.choice("black") == "reward"
    assert dead(scene)
    assert scene.why(0, END) == "MUST_USE_ACTIONS"
    scene.play(2, choose("T4"))
    assert not dead(scene)
    assert scene.why(0, END) == "MUST_USE_ACTIONS"


@pytest.mark.rule("D16", "D22")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_line_clear_without_confirmation_while_the_other_seat_has_a_choice_to_make(edition: str) -> None:
    scene = two_at_once(edition, confirm=False).with_supply(2, "O4")
    scene.play(2, place("O4", 4, "b3c3b4c4")).play(0, place("O1", 1, "c3"))
    assert dead(scene)
    assert scene.phase == "play"
    assert scene.play(2, choose("T4")).phase == "play"
