"""Interpreted and native are the same to the last bit: engine, plans, values, training."""

import hashlib
from functools import partial
from random import Random
from typing import Any

import pytest
from needs import native_maker

from projectl.arena.modes import all_modes
from projectl.arena.sensible import STYLES, Chooser, Sensible, uniform
from projectl.arena.trail import Trail, replayed
from projectl.arena.training import MODES, Trainer
from projectl.arena.training import trainer as trainer_module
from projectl.arena.training.schedule import BEAM_WIDTH, Mode
from projectl.bots import SeatView, make_bot
from projectl.bots import learned as learned_module
from projectl.bots.net.loading import Workshop, get_rows
from projectl.bots.net.numbers import exponential
from projectl.game import Game
from projectl.rules import ACTIONS, State, apply, deal_seeded, explain, legal, may_act, new_buffer, tables_of
from projectl.rules.engine.codes import OVER
from projectl.rules.options import Options
from projectl.rules.running import Interpreted, Maker, engine_kernels

EVERY = 64
"""At each so-many-th state all codes of every seat are explained."""


def play(options: Options, number: int, rounds: int) -> tuple[Trail, list[tuple[int, list[int]]]]:
    """A game by the interpreted engine, and at each 64th state what `explain` says of every code of every seat."""
    options = options._replace(turn_cap=rounds * (options.players or 1), confirm=number % 5 == 4).checked()
    rules, tables = options.rules(), tables_of(options.puzzle_set())
    state, chance, out = State(), Random(number), new_buffer()
    deal_seeded(state, rules, tables, number)
    trail, explained = Trail(state), []
    choose: Chooser = Sensible(rules, tables, chance, STYLES[number % len(STYLES)]) if number % 2 else uniform(chance)
    while state.phase != OVER:
        if len(trail.actions) % EVERY == 0:
            seats = range(rules.players)
            reasons = [explain(state, rules, tables, seat, code) for seat in seats for code in range(ACTIONS)]
            explained.append((len(trail.actions), reasons))
        seat = chance.choice([seat for seat in range(rules.players) if may_act(state, rules, seat)])
        listed = list(out[: legal(state, rules, tables, seat, out)])
        action = choose(state, seat, listed)
        apply(state, rules, tables, seat, action)
        trail.add(seat, action, listed, state)
    return trail, explained


def compare(maker: Maker, options: Options, number: int, rounds: int) -> int:
    """Play a game both ways; returns how many answers of `explain` were compared."""
    trail, explained = play(options, number, rounds)
    options = options._replace(turn_cap=rounds * (options.players or 1), confirm=number % 5 == 4).checked()
    rules, tables = options.rules(), tables_of(options.puzzle_set())
    states = replayed(maker, trail, rules, tables)
    explain_all, out = engine_kernels(maker).explain_all, maker.buffer()
    native_rules, native_tables = maker.rules(rules), maker.tables(tables)
    for at, reasons in explained:
        found: list[int] = []
        for seat in range(rules.players):
            explain_all(states, at, native_rules, native_tables, seat, out)
            found += out
        assert found == reasons, f"{options}, game {number}, state {at}"
    return sum(len(reasons) for _, reasons in explained)


@pytest.mark.parametrize("part", range(4))
def test_games_in_every_mode(part: int) -> None:
    """With `test_compiled` and the golden games these are well over 300."""
    maker, modes = native_maker(), all_modes()
    for number in range(part, 60, 4):
        assert compare(maker, modes[number * 7 % len(modes)], number, rounds=4) >= ACTIONS


@pytest.mark.long
@pytest.mark.parametrize("part", range(30))
def test_thousands_of_games(part: int) -> None:
    maker, modes = native_maker(), all_modes()
    for number in range(part, 3000, 30):
        compare(maker, modes[number % len(modes)], number, rounds=12)


# --- bots -------------------------------------------------------------------------------------------------------------
def positions(count: int) -> list[Game]:
    """Games of some kinds, each some steps on."""
    kinds: list[dict[str, Any]] = [
        {"players": 2}, {"players": 4}, {"players": 3, "expansions": ("ghost",), "deluxe": True},
        {"variant": "solo", "difficulty": "unbeatable"}, {"players": 2, "edition": "rulebook-2023"},
    ]  # fmt: skip
    found = []
    for number in range(count):
        game = Game(seed=number.to_bytes(32), first=0, **kinds[number % len(kinds)])
        bots = [make_bot("greedy", seat) for seat in range(game.rules.players)]
        for _ in range(number * 5 % 24):
            seat = min(game.to_act)
            game.play(bots[seat].choose(view_of(game, seat), list(game.legal_actions(seat))), seat)
        found.append(game)
    return found


def view_of(game: Game, seat: int) -> SeatView:
    return SeatView.of(game.state, game.rules, game.tables, seat)


Places = dict[tuple[Any, ...], Workshop]


def planned(
    maker: Maker, made: Places, bot: str, game: Game, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[int], int, str]:
    """The whole plan, the evaluations, and a hash of what stands on the desk afterwards."""

    def shared(*sizes: Any) -> Workshop:
        if sizes not in made:
            made[sizes] = Workshop(maker, *sizes)
        return made[sizes]

    monkeypatch.setattr(learned_module, "shared_workshop", shared)
    player: Any = make_bot(bot, 7)
    seat = min(game.to_act)
    action = player.choose(view_of(game, seat), list(game.legal_actions(seat)))
    desks = [place.desk for place in made.values()]
    values = [repr((desk.win, desk.margin, list(desk.leaf_value), list(desk.leaf_total))) for desk in desks]
    return [int(action), *player._plan], player.evaluations, hashlib.sha256("".join(values).encode()).hexdigest()


@pytest.mark.parametrize(("bot", "count"), [("learned:1", 5), ("learned", 1), ("expert:500", 1)])
def test_bots_plan_alike(bot: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compare_plans(bot, count, monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize(("bot", "count"), [("learned:1", 100), ("learned", 20), ("expert:500", 10)])
def test_bots_plan_alike_on_many_positions(bot: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compare_plans(bot, count, monkeypatch)


def compare_plans(bot: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[tuple[Maker, Places]] = [(Interpreted(), {}), (native_maker(), {})]
    asked = 0
    for game in positions(count):
        interpreted, native = (planned(*way, bot, game, monkeypatch) for way in ways)
        assert interpreted == native
        asked += native[1]
    assert asked > count


def test_a_training_comes_to_the_same_net_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = native_maker()
    monkeypatch.setattr(trainer_module, "CHUNK", 1)
    mode = Mode("solo", MODES["solo"].mix[:1], games=2, quick_games=1)
    nets = []
    for way in (Interpreted(), maker):
        trainer = Trainer(mode, make=partial(Workshop, way, BEAM_WIDTH, 1, 1))
        trainer.play_chunk(0.0)
        nets.append(get_rows(trainer.place.desk.weights))
    assert nets[0] == nets[1]


def test_the_exponential_is_within_one_bit() -> None:
    from math import exp, nextafter

    chance = Random(1)
    for _ in range(20_000):
        x = chance.uniform(-40, 40)
        found, true = exponential(x), exp(x)
        assert nextafter(true, 0.0) <= found <= nextafter(true, 1e300)
    assert exponential(0.0) == 1.0
