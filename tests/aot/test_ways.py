"""Interpreted, native and WebAssembly are the same to the last bit: engine, plans, values, training."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from needs import native_maker
from wasm import MODULES, web_assembly
from ways import compare, compare_plans, modes, play

from projectl.aot.compilers import compile_library
from projectl.aot.program import source
from projectl.arena.training import MODES, Trainer
from projectl.arena.training import trainer as trainer_module
from projectl.arena.training.schedule import BEAM_WIDTH, Mode
from projectl.bots.value_net.model.arithmetic import exponential
from projectl.bots.value_net.runtime import Runtime, get_rows
from projectl.checks.invariants import ViolationError
from projectl.checks.modes import all_modes
from projectl.rules import ACTIONS
from projectl.rules.ways.elsewhere import Elsewhere
from projectl.rules.ways.library import Library
from projectl.rules.ways.native import Native
from projectl.rules.ways.running import Interpreted, Maker

GAMES = 320
"""Every mode, and some of them twice."""
MANY_GAMES = 3_010
POSITIONS = 100
PARTS = 4
INTERPRETED = {"learned:1": 20, "learned": 5, "expert:500": 5}
"""So many positions, of all five kinds, are planned interpreted too, at two milliseconds an evaluation."""
MANY_INTERPRETED = {"learned:1": POSITIONS, "learned": 20, "expert:500": 10}


@pytest.fixture(scope="module")
def simd() -> Iterator[Elsewhere]:
    with web_assembly("kernels-simd") as maker:
        yield maker


@pytest.fixture(scope="module", params=MODULES)
def module(request: pytest.FixtureRequest) -> Iterator[Elsewhere]:
    with web_assembly(request.param) as maker:
        yield maker


def compare_games(makers: list[Maker], numbers: range, rounds: int) -> None:
    in_mid_game = 0
    for number in numbers:
        game = play(number, rounds)
        in_mid_game += sum(at > 0 for at, _ in game.explained)
        for maker in makers:
            assert compare(maker, game) >= ACTIONS
    assert in_mid_game >= len(numbers) // 2, "explained not only when the cards have just been dealt"


def test_every_mode_has_its_turn() -> None:
    assert sorted(map(repr, modes())) == sorted(map(repr, all_modes()))
    assert 2 * len(modes()) <= MANY_GAMES, "random and sensible in every mode"


@pytest.mark.parametrize("part", range(PARTS))
def test_games_in_every_mode(part: int, simd: Elsewhere) -> None:
    """In each a game: every state, every list of legal actions, and `explain` of all codes of every seat at times."""
    compare_games([native_maker(), simd], range(part, GAMES, PARTS), rounds=8)


@pytest.mark.long
@pytest.mark.parametrize("part", range(35))
def test_thousands_of_games(part: int, module: Elsewhere) -> None:
    compare_games([native_maker(), module], range(part, MANY_GAMES, 35), rounds=12)


@pytest.mark.long
def test_a_difference_would_be_found(tmp_path: Path) -> None:
    """The smaller of two numbers is taken wrongly where they differ by one: games come out differently."""
    native_maker()
    right = "{ return b < a ? b : a; }"
    assert source().count(f"least_int(int64_t a, int64_t b) {right}") == 1
    text = source().replace(right, "{ return b + 1 < a ? b : a; }", 1)
    (tmp_path / "other.c").write_text(text, encoding="utf-8")
    compile_library(tmp_path / "other.c", tmp_path / "other.so")
    other = Native(Library(tmp_path / "other.so"))
    different = 0
    for number in range(len(modes())):
        try:
            compare(other, play(number, rounds=3))
        except (AssertionError, ViolationError):
            different += 1
    assert different > 0


@pytest.mark.parametrize(("bot", "count"), INTERPRETED.items())
def test_bots_plan_alike(bot: str, count: int, simd: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
    compare_plans(bot, count, [Interpreted(), native_maker(), simd], monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize(("bot", "count"), MANY_INTERPRETED.items())
def test_bots_plan_alike_in_many_positions(
    bot: str, count: int, simd: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare_plans(bot, count, [Interpreted(), native_maker(), simd], monkeypatch)


@pytest.mark.parametrize("bot", ["learned:1", "learned", "expert"])
def test_compiled_bots_plan_alike(bot: str, simd: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
    compare_plans(bot, POSITIONS, [native_maker(), simd], monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("bot", ["learned:1", "learned", "expert"])
def test_each_module_plans_as_the_library_does(bot: str, module: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
    compare_plans(bot, POSITIONS, [native_maker(), module], monkeypatch)


def test_a_training_comes_to_the_same_net_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = native_maker()
    monkeypatch.setattr(trainer_module, "CHUNK", 1)
    mode = Mode("solo", MODES["solo"].mix[:1], games=2, quick_games=1)
    nets = []
    for way in (Interpreted(), maker):
        trainer = Trainer(mode, make=partial(Runtime, way, BEAM_WIDTH, 1, 1))
        trainer.play_chunk(0.0)
        nets.append(get_rows(trainer.runtime.workspace.weights))
    assert nets[0] == nets[1]


def test_the_exponential_is_within_one_bit() -> None:
    from math import exp, nextafter

    chance = Random(1)
    for _ in range(20_000):
        x = chance.uniform(-40, 40)
        found, true = exponential(x), exp(x)
        assert nextafter(true, 0.0) <= found <= nextafter(true, 1e300)
    assert exponential(0.0) == 1.0
