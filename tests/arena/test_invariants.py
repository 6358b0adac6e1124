"""The checks find what they are there to find: every fault that is put into a state is named."""

from collections.abc import Callable
from random import Random

import pytest
from needs import native_maker

from projectl.bench.engine.recorded_games import record_game
from projectl.checks.compiled_trail import Trail, compare, packed
from projectl.checks.invariants import ViolationError, Watch
from projectl.checks.spot_checks import check_copies, check_knowledge, check_legal
from projectl.rules import Options, State, legal, new_buffer
from projectl.rules.engine.codes import OVER, SLOTS

OPTIONS = Options(players=3).checked()
RULES = OPTIONS.rules()


def middle() -> State:
    """A position in which the first seat with pieces on a puzzle is found at `occupied`."""
    positions = record_game(OPTIONS, 1, positions=True).positions
    return next(state for state in positions if sum(state.completed) > 4 and any(state.laid))


def occupied(state: State) -> int:
    return next(where for where in range(SLOTS * 3) if state.laid[where])


def lose_a_piece(state: State) -> None:
    state.reserve -= 1


def owe_a_piece(state: State) -> None:
    state.supply[0] -= 1 << 55
    state.supply[1] += 1 << 55


def lose_a_puzzle(state: State) -> None:
    state.rows[0] = -1


def double_a_puzzle(state: State) -> None:
    state.rows[0] = state.rows[1]


def overlap(state: State) -> None:
    where = occupied(state)
    state.laid[where] += state.laid[where][:1]


def lie_outside(state: State) -> None:
    where = occupied(state)
    state.filled[where] = ~RULES.cells[state.puzzle[where]] & 1 << 24 | state.filled[where] | 1


def leave_pieces_behind(state: State) -> None:
    where = occupied(state)
    free = next(free for free in range(SLOTS * 3) if state.puzzle[free] < 0)
    state.laid[free] = state.laid[where]


def score_for_nothing(state: State) -> None:
    state.points[0] += 1


def complete_nothing(state: State) -> None:
    state.completed[1] += 1


def act_too_often(state: State) -> None:
    state.actions[0] = 4


def go_back_in_time(state: State) -> None:
    state.turn -= 1


def end_for_nobody(state: State) -> None:
    state.holder[0] = 5


FAULTS = [
    (lose_a_piece, "pieces were lost"),
    (owe_a_piece, "fewer than no pieces"),
    (lose_a_puzzle, "puzzles were lost"),
    (double_a_puzzle, "puzzles were lost or doubled"),
    (overlap, "overlap"),
    (lie_outside, "overlap"),
    (leave_pieces_behind, "pieces without a puzzle"),
    (score_for_nothing, "points"),
    (complete_nothing, "completed"),
    (act_too_often, "actions left"),
    (go_back_in_time, "time runs backwards"),
    (end_for_nobody, "who may act"),
]


@pytest.mark.parametrize(("spoil", "words"), FAULTS, ids=lambda part: getattr(part, "__name__", ""))
def test_a_fault_is_found(spoil: Callable[[State], None], words: str) -> None:
    state = middle()
    watch = Watch(state, RULES)
    spoil(state)
    with pytest.raises(ViolationError, match=words):
        watch.look(state)


def test_a_sound_game_passes() -> None:
    game = record_game(OPTIONS, 2, positions=True)
    watch = Watch(game.start, RULES)
    for state in game.positions:
        watch.look(state)
        watch.check_piles(state)


def test_points_that_are_not_those_of_the_pile_are_found() -> None:
    state = middle()
    watch = Watch(state, RULES)
    state.points[0] += 1
    with pytest.raises(ViolationError, match="points and the pile"):
        watch.check_piles(state)


def test_a_list_that_lacks_an_action_is_found() -> None:
    state, out = middle(), new_buffer()
    seat = state.holder[0]
    listed = list(out[: legal(state, RULES, seat, out)])
    check_legal(state, RULES, seat, listed, Random(1))
    with pytest.raises(ViolationError, match="twice"):
        check_legal(state, RULES, seat, [*listed, listed[0]], Random(1))
    unlisted = next(action for action in range(2747) if action not in listed)
    with pytest.raises(ViolationError, match=r"differ|refused"):
        check_legal(state, RULES, seat, [*listed, unlisted], Random(1))


def test_knowledge_and_copies_of_a_sound_state_pass() -> None:
    state = middle()
    for seat in (None, 0, 1, 2):
        twin = check_knowledge(state, RULES, seat, 5)
        assert twin.deck != state.deck
    check_copies(state)


def test_a_number_too_large_for_its_field_is_found() -> None:
    state = middle()
    state.touches[0] = 128
    with pytest.raises(ViolationError, match="does not fit its field"):
        packed(state)


def test_a_compiled_game_that_differs_is_found() -> None:
    native_maker()
    game = record_game(OPTIONS, 3, positions=True)
    trail, out = Trail(game.start), new_buffer()
    for at, state in enumerate(game.positions[:-1]):
        listed = list(out[: legal(state, RULES, game.seats[at], out)])
        trail.add(game.seats[at], game.actions[at], listed, game.positions[at + 1])
    compare(trail, RULES)
    trail.states[7], sound = trail.states[8], trail.states[7]
    with pytest.raises(ViolationError, match="differ after step"):
        compare(trail, RULES)
    trail.states[7] = sound
    trail.listed[1] += 1
    with pytest.raises(ViolationError, match="legal lists differ"):
        compare(trail, RULES)


def test_the_positions_are_of_a_game_that_goes_on() -> None:
    assert middle().phase != OVER
