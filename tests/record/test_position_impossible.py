"""Positions that no game comes to are refused, and whatever a game can come to is read."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from play_helpers import states_of_game
from scene import MASTER, PIECE, Scene, split, take

from projectl.checks.modes import all_modes
from projectl.game import Game
from projectl.record.errors import PositionError
from projectl.record.gamefile import load_record
from projectl.record.position.text import read_position, write_position
from projectl.rules.engine import codes
from projectl.rules.engine.market import draw_top, set_pile_owner
from projectl.rules.options import Options
from projectl.rules.pieces import PLACEMENTS
from projectl.rules.puzzles import parse_puzzles
from projectl.rules.shuffle import deal_game
from projectl.rules.state import State
from projectl.rules.tables import ONE

STANDARD = Options()
CONFIRMED = Options(confirm=True)
OLD = Options(edition="deluxe-2019")
LATER = Options(edition="rulebook-2023", expansions=("ghost", "ambassador"))
ENDLESS = Options(edition="rulebook-2023", endless_white=True)
SOLO = Options(variant="solo")
LINES = Options(edition="rulebook-2023", players=5, variant="line-clear")
CAPPED = Options(turn_cap=10)
CAPPED_LINES = LINES._replace(turn_cap=11)

Change = Callable[[State], None]


def sets(**values: int) -> Change:
    """Changes plain numbers of a state; a name with a number at its end is a place of a list."""

    def change(state: State) -> None:
        for name, value in values.items():
            if name[-1].isdecimal():
                getattr(state, name[:-1])[int(name[-1])] = value
            else:
                setattr(state, name, value)

    return change


def locks(*columns: int, supply: int, turn: int = 9) -> Change:
    def change(state: State) -> None:
        state.locks, state.lock_supply, state.turn = [*columns], supply, turn

    return change


IMPOSSIBLE: list[tuple[Options, Change, str]] = [
    # what a turn has used up before its first action
    (STANDARD, sets(master_used0=1), "master does not go with the rest: the turn has all its actions left"),
    (LATER, sets(arrows0=1), "stale does not go with the rest: the turn has all its actions left"),
    # what a turn has left
    (STANDARD, sets(actions0=0), "a turn is over with its last action"),
    (LINES, sets(actions1=0), "a turn is over with its last action"),
    (STANDARD, sets(actions0=codes.TURN_OVER), "every turn is over"),
    (CONFIRMED, sets(actions0=codes.TURN_OVER), "every turn is over"),
    (STANDARD, sets(actions0=2, subject0=1), "nothing leaves these numbers behind"),
    (STANDARD, sets(actions0=2, placed3=1), "nothing leaves these numbers behind"),
    (STANDARD, sets(actions0=2, fresh_ambassadors0=1), "fresh"),
    # how far the play may go
    (STANDARD, sets(turn=2000), "the play stops after 2000 turns"),
    (STANDARD, sets(turn=2002), "the play stops after 2000 turns"),
    (CAPPED, sets(turn=10), "the play stops after 10 turns"),
    (CAPPED, sets(turn=12, phase=1, end_reason=3, actions0=-1), "the play stops after 10 turns"),
    (CAPPED, sets(turn=8, phase=1, end_reason=3, actions0=-1), "The reason turn-cap does not go with the rest"),
    (CAPPED, sets(turn=10, phase=2, touch_done=3, end_reason=3, actions0=1), "the play is over, so the turn is over"),
    (CAPPED, sets(turn=10, phase=2, touch_done=3, end_reason=3, actions0=0), "the play is over, so the turn is over"),
    (CAPPED_LINES, sets(turn=14, phase=1, end_reason=3), "the play stops after 11 turns"),
    (STANDARD, sets(phase=2, touch_done=3, end_reason=2, actions0=2), "The reason dead-position"),
    (STANDARD, sets(phase=1, touch_done=0, end_reason=2, actions0=2), "The reason dead-position"),
    # solo
    (SOLO, locks(0, 0, 0, supply=6), "6 of 10 are there, but they leave the game by threes"),
    (SOLO, locks(1, 2, 1, supply=5), "9 of 10 are there"),
    (SOLO, locks(1, 2, 1, supply=7), "Too many locks (11"),
    (SOLO, locks(1, 2, 1, supply=3, turn=0), "the opponent cannot have done so much"),
    (SOLO, sets(black_taken0=1, actions0=2), "the end is not triggered"),
    # Line Clear
    (LINES, sets(passed=1), "the end is not triggered"),
    # decks
    (OLD, sets(deck_known0=1), "no row is ever recycled"),
    (SOLO, sets(deck_known0=1), "no row is ever recycled"),
]


@pytest.mark.parametrize(("options", "change", "words"), IMPOSSIBLE)
def test_a_position_that_no_game_comes_to_is_refused(options: Options, change: Change, words: str) -> None:
    options = options.checked()
    state = deal_game(options, bytes(32), first=0)
    read_position(write_position(state, options))
    change(state)
    with pytest.raises(PositionError) as refusal:
        read_position(write_position(state, options))
    assert words in str(refusal.value)


def refusal_of(scene: Scene) -> str:
    """What is wrong with a scene that has all its pieces and puzzles."""
    with pytest.raises(PositionError) as refusal:
        read_position(write_position(scene.state, scene.options))
    return str(refusal.value)


def reads_back(scene: Scene) -> bool:
    return read_position(write_position(scene.state, scene.options)).state == scene.state


def late(**options: Any) -> Scene:
    """Both decks are empty: seat 0 has four puzzles and no piece, seat 1 has completed all that is not in the rows."""
    scene = Scene(**options)
    state = scene.state
    for deck, dealt in ((codes.WHITE, scene.rules.white_deck), (codes.BLACK, scene.rules.black_deck)):
        for _ in range(state.deck_count[deck]):
            puzzle = draw_top(state, scene.rules, deck)
            if -1 in state.puzzle[:4]:
                state.puzzle[state.puzzle.index(-1)] = puzzle
                continue
            set_pile_owner(state, puzzle, 1)
            state.points[1] += scene.rules.points[puzzle]
            state.completed[1] += 1
        state.deck_head[deck] = dealt + (scene.rules.black_deck if scene.rules.solo else 0)
    if not scene.rules.solo:
        state.supply[1] += state.supply[0] + state.reserve
        state.supply[0] = state.reserve = 0
    return scene


def test_a_turn_in_which_nothing_can_be_done_is_over() -> None:
    assert reads_back(late(confirm=True)), "its end is still to be confirmed"
    assert reads_back(late(edition="deluxe-2019")), "and where turns may be ended early, it is ended by its player"
    assert "nothing can be done, so the turn would be over" in refusal_of(late())


def test_the_last_round_and_the_end_of_the_play() -> None:
    over = sets(phase=codes.OVER, touch_done=3, actions0=codes.TURN_OVER)
    for ending, turn, words in (
        (codes.LAST_ROUND, 0, "the first round is not the last"),
        (codes.LAST_ROUND, 1, "the first round is not the last"),
        (codes.FINISH_ROUND, 4, "the last round is not over"),
        (codes.LAST_ROUND, 5, "the last round is not over"),
    ):
        scene = late()
        over(scene.state)
        scene.state.ending, scene.state.turn, scene.state.holder[0] = ending, turn, turn % 2
        assert words in refusal_of(scene)
    scene = late()
    over(scene.state)
    scene.state.ending, scene.state.turn = codes.LAST_ROUND, 4
    assert reads_back(scene)


def test_line_clear_ends_when_both_markers_have_come_home() -> None:
    scene = late(edition="rulebook-2023", players=5, variant="line-clear")
    for passed, ending, words in (
        (3, codes.FINISH_ROUND, "exactly when both markers have come home"),
        (0, codes.LAST_ROUND, "there is no last round in Line Clear"),
    ):
        scene.state.passed, scene.state.ending = passed, ending
        assert words in refusal_of(scene)


def test_black_puzzles_are_not_counted_in_solo() -> None:
    scene = late(variant="solo")
    scene.state.black_taken[0], scene.state.actions[0], scene.state.turn = 1, 2, 30
    assert "in solo there is one deck" in refusal_of(scene)


def test_endless_white_leaves_no_finished_puzzle_while_the_deck_is_empty() -> None:
    assert "would be a new deck" in refusal_of(late(edition="rulebook-2023", endless_white=True))


def test_a_deck_that_was_not_dealt_so() -> None:
    scene = Scene("deluxe-2019")
    scene.state.deck[0] = scene.state.deck[1]
    assert "the deck is not what was dealt" in refusal_of(scene)


def test_a_dead_position_is_over_where_nothing_is_to_be_confirmed() -> None:
    record = load_record(Path(__file__).parent / "rules-1" / "dead.txt")
    dead = write_position(Game.from_record(record).state, record.options)
    assert read_position(dead).state.end_reason == codes.DEAD_POSITION
    going_on = dead.replace(" phase=over", "").replace(" reason=dead-position", "").replace(" done=1,2", "")
    with pytest.raises(PositionError, match="the position is dead, so the play would be over"):
        read_position(going_on)
    assert read_position(going_on.replace("variant=standard", "variant=standard confirm=yes")).state.phase == codes.PLAY
    with pytest.raises(PositionError, match="the play is over, so the turn is over"):
        read_position(dead.replace("variant=standard", "variant=standard confirm=yes"))


# --- open sequences and choices -------------------------------------------------------------------------------------
def test_a_sequence_before_the_first_action_is_all_right() -> None:
    assert reads_back(Scene().play(0, take(1), PIECE, PIECE).play(1, take(1), PIECE, PIECE).play(0, MASTER))


def test_a_split_whose_new_pieces_are_not_there() -> None:
    scene = Scene("rulebook-2023", expansions=("ghost",)).play(0, take(1), take(1), take(1)).with_turn(0)
    scene.state.turn = 2
    scene.state.supply[0] += ONE[9]
    scene.state.reserve -= ONE[9]
    scene.play(0, split("P5", "O1 O4"))
    assert scene.sequence() == "ghost"
    assert reads_back(scene)
    scene.state.supply[0] -= ONE[7]
    scene.state.reserve += ONE[7]
    assert "the pieces of the split are not in the supply" in refusal_of(scene)


def test_finishing_touches_of_who_has_none_to_make() -> None:
    scene = Scene(turn_cap=2).play(0, take(1), PIECE, PIECE).play(1, take(1), PIECE, PIECE)
    assert scene.phase == "touches"
    assert reads_back(scene)
    scene.state.reserve += scene.state.supply[1]
    scene.state.supply[1] = 0
    assert "seat2 has nothing to place, so it would be done" in refusal_of(scene)


def test_a_puzzle_that_is_full_without_a_touch() -> None:
    scene = Scene(turn_cap=2, deluxe=True).play(0, take(1), take(1), take(1)).play(1, take(1), take(1), take(1))
    state = scene.state
    for cell in range(25):
        if scene.rules.cells[state.puzzle[0]] >> cell & 1:
            number = PLACEMENTS.index(1 << cell)
            state.laid[0] += (number,)
            state.filled[0] |= 1 << cell
            state.pieces[0] += ONE[0]
            state.reserve -= ONE[0]
    assert "is full; it would be completed by now" in refusal_of(scene)
    state.touched[0], state.touches[0] = state.laid[0][-1:], 1
    assert reads_back(scene)


# --- whatever a game can come to --------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(12))
def test_every_position_of_random_and_steered_games_reads_back(number: int) -> None:
    """In every mode in turn, with and without confirmation and turn caps; each third state and all special ones."""
    chance = Random(number)
    for mode in chance.sample(all_modes(), 2):
        options = mode._replace(confirm=chance.random() < 0.5, turn_cap=chance.choice([0, 9, 40])).checked()
        for at, state in enumerate(states_of_game(options, chance, 700)):
            if at % 9 == number % 9 or state.phase or any(state.choice) or any(state.sequence):
                text = write_position(state, options)
                assert read_position(text).state == state, text


TINY = """
set: tiny
title: One cell each
origin: custom
expansion: ambassador
""" + "".join(f"T{number} white 9 master --x--/-----/-----/-----/-----\n" for number in range(1, 9))


def test_as_many_ambassadors_and_points_as_there_can_be() -> None:
    """Endless White with puzzles of one cell: more are completed than a state counts, and still it reads back."""
    options = ENDLESS._replace(expansions=("ambassador",), puzzles=(parse_puzzles(TINY, "tiny"),)).checked()
    state = deal_game(options, bytes(32), first=0)
    state.ambassadors[0] = state.completed[0] = 127
    state.points[0] = 20_000
    assert read_position(write_position(state, options), options.puzzles).state == state
