"""The compiled engine plays every game as the interpreted one does: the same states, the same lists, step by step."""

from random import Random

import pytest
from needs import native_maker
from scene import Scene, place

from projectl.checks.compiled_trail import Trail, compare
from projectl.checks.random_policy import STYLES, Chooser, Sensible, uniform
from projectl.checks.selfcheck import modes_by_name
from projectl.rules import PuzzleSet, State, apply, builtin, deal_seeded, legal, may_act, new_buffer
from projectl.rules.engine.codes import OVER
from projectl.rules.knowledge import TouchesUnknownError, known_to
from projectl.rules.options import Options
from projectl.rules.ways.running import engine_kernels

MODES = modes_by_name()
GAMES = 1_008
ROUNDS = 8
"""The turn cap per player: long games say little more, and `projectl selfcheck` plays them to the end."""


def play(options: Options, seed: int, style: str) -> Trail:
    rules = options.rules()
    state = State()
    deal_seeded(state, rules, seed)
    chance, out, trail = Random(seed), new_buffer(), Trail(state)
    choose: Chooser = Sensible(rules, chance, style) if style else uniform(chance)
    while state.phase != OVER:
        seat = chance.choice([seat for seat in range(rules.players) if may_act(state, rules, seat)])
        listed = list(out[: legal(state, rules, seat, out)])
        action = choose(state, seat, listed)
        apply(state, rules, seat, action)
        trail.add(seat, action, listed, state)
    return trail


@pytest.mark.parametrize("mode", MODES)
def test_step_by_step(mode: str) -> None:
    for game in range(GAMES // len(MODES)):
        options = MODES[mode][game % len(MODES[mode])]
        options = options._replace(turn_cap=ROUNDS * (options.players or 1), confirm=game % 5 == 4).checked()
        trail = play(options, game, STYLES[game // 2 % len(STYLES)] if game % 2 else "")
        compare(trail, options.rules())


def test_there_are_a_thousand_games() -> None:
    assert GAMES // len(MODES) * len(MODES) >= 1_000


def test_a_custom_set_needs_no_compilation() -> None:
    """Two sets live side by side in one process: the tables are arguments of the kernels, not part of them."""
    base = builtin("base")
    fewer = PuzzleSet("fewer", "Fewer", "custom", ("base",), base.puzzles[:-6])
    options = Options(puzzles=(fewer,)).checked()
    compare(play(options, 1, "plain"), options.rules())
    compare(play(Options().checked(), 1, "plain"), Options().checked().rules())


@pytest.mark.parametrize("mode", MODES)
def test_dealing(mode: str) -> None:
    maker = native_maker()
    options = MODES[mode][-1]
    rules = options.rules()
    state, states = State(), maker.row(State, 1)
    deal_seeded(state, rules, 7)
    engine_kernels(maker).deal_at(states, 0, maker.rules(rules), 7)
    assert maker.get(states, 0).numbers() == state.numbers()


def test_a_state_survives_the_way_there_and_back() -> None:
    maker = native_maker()
    state, states = State(), maker.row(State, 2)
    options = Options(players=4).checked()
    deal_seeded(state, options.rules(), 3)
    maker.put(states, 1, state)
    assert maker.get(states, 1) == state


def test_finishing_touches_never_show_by_way_of_a_compiled_state() -> None:
    """Compiled states do not keep which pieces were touches: such a state is refused, not shown."""
    maker, states = native_maker(), native_maker().row(State, 1)
    scene = Scene().with_puzzle(1, "W15").with_supply(1, "I4 O1").with_puzzles(0, "W22 W23").with_supply(0, "I2 O1")
    scene.with_touches()
    maker.put(states, 0, scene.state)
    assert known_to(maker.get(states, 0), scene.rules, 1).supply == scene.state.supply
    scene.play(0, place("I2", 1, "c3c4"))
    assert known_to(scene.state, scene.rules, 1).supply != scene.state.supply, "they are hidden"
    maker.put(states, 0, scene.state)
    for viewer in (1, None):
        with pytest.raises(TouchesUnknownError, match="seat 0"):
            known_to(maker.get(states, 0), scene.rules, viewer)
    assert known_to(maker.get(states, 0), scene.rules, 0).supply == scene.state.supply, "of one's own"
