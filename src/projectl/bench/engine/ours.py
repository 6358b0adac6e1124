"""The engine's own rates, interpreted and compiled: list the legal actions, do one of them."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from projectl.rules.buffers import new_buffer
from projectl.rules.engine import kernels, legal
from projectl.rules.options import EXPANSIONS, Options
from projectl.rules.state import State
from projectl.rules.ways.running import engine_kernels, native

from .recorded_games import GREEDY, Recorded, record_game

STEPS = 1_000_000  # more than a random game has
RECORDED_GAMES = 40
FULL = Options(edition="rulebook-2023", players=6, expansions=EXPANSIONS, endless_white=True).checked()
"""The largest game there is, for the rate of cloning."""
BATCH = 4096


def recorded_games() -> list[Recorded]:
    """Games of two players in the default edition, played to win."""
    options = Options().checked()
    return [record_game(options, seed, GREEDY) for seed in range(RECORDED_GAMES)]


def crowded_positions() -> list[State]:
    """Positions from all over sensible games of six players with everything."""
    games = [record_game(FULL, seed, positions=True) for seed in range(3)]
    return [state for game in games for state in game.positions[::5]]


class Bench:
    """Two players, `revised-2021`. Every method plays a load of games and gives a rate."""

    def __init__(self, games: list[Recorded]) -> None:
        options = Options().checked()
        self.rules = options.rules()
        self.games = games
        ends = [len(game.actions) for game in games]
        self.ends = [sum(ends[: i + 1]) for i in range(len(ends))]
        self.seats = [seat for game in games for seat in game.seats]
        self.actions = [action for game in games for action in game.actions]

    def interpreted_random(self, games: int) -> float:
        """Steps per second of random games."""
        states = [State(), State()]
        started = time.process_time()
        steps = kernels.play_games(states, self.rules, 1, games, STEPS, new_buffer())
        return steps / (time.process_time() - started)

    def interpreted_replay(self) -> float:
        """Steps per second of the recorded games."""
        states = [*(game.start for game in self.games), State()]
        started = time.process_time()
        kernels.replay_games(states, self.rules, self.ends, self.seats, self.actions, new_buffer())
        return len(self.actions) / (time.process_time() - started)


class CompiledBench:
    """The same, compiled."""

    def __init__(self, bench: Bench, positions: list[State]) -> None:
        self.maker = native()
        self.kernels = engine_kernels(self.maker)
        self.rules = self.maker.rules(bench.rules)
        self.out = self.maker.buffer()
        self.recorded = self._states([*(game.start for game in bench.games), State()])
        self.ends, self.seats, self.actions = map(self.maker.numbers, (bench.ends, bench.seats, bench.actions))
        self.positions = self._states([*positions, State()])
        self.children = self._children(positions)
        self.batch = self._dealt(BATCH)

    def random(self, games: int) -> float:
        """Steps per second of random games."""
        states = self.maker.row(State, 2)
        started = time.process_time()
        steps = self.kernels.play_games(states, self.rules, 1, games, STEPS, self.out)
        return float(steps) / (time.process_time() - started)

    def replay(self, times: int) -> float:
        """Steps per second of the recorded games."""
        arguments = (self.recorded, self.rules, self.ends, self.seats, self.actions, self.out)
        started = time.process_time()
        for _ in range(times):
            self.kernels.replay_games(*arguments)
        return times * len(self.actions) / (time.process_time() - started)

    def _children(self, positions: list[State]) -> tuple[Any, Any, Any]:
        """Every legal action of every seat in every position."""
        rules, out = FULL.rules(), new_buffer()
        found = [
            (at, seat, action)
            for at, state in enumerate(positions)
            for seat in range(rules.players)
            for action in out[: legal(state, rules, seat, out)]
        ]
        parents, seats, actions = (self.maker.numbers(column) for column in zip(*found, strict=True))
        return parents, seats, actions

    def children_ns(self, times: int) -> float:
        """Nanoseconds to clone a state of six players with everything and to do one of its legal actions."""
        rules = self.maker.rules(FULL.rules())
        started = time.process_time()
        done = 0
        for _ in range(times):
            done += self.kernels.clone_and_step(self.positions, rules, *self.children)
        return (time.process_time() - started) / done * 1e9

    def batch_rate(self, threads: int, steps: int) -> float:
        """Steps per second, by the clock, of thousands of games a call, in so many threads at once."""
        shares = [self.batch.copy() for _ in range(threads)]
        chances = self.maker.numbers([(seed + 1) << 31 | 1 for seed in range(BATCH)])
        with ThreadPoolExecutor(threads) as pool:
            started = time.perf_counter()
            played = pool.map(lambda states: self._play_all(states, chances, steps), shares)
            return sum(played) / (time.perf_counter() - started)

    def _play_all(self, states: Any, chances: Any, steps: int) -> int:
        played = self.kernels.play_all(states, self.rules, chances, steps, self.maker.buffer())
        return int(played)

    def _states(self, states: list[State]) -> Any:
        records = self.maker.row(State, len(states))
        for at, state in enumerate(states):
            self.maker.put(records, at, state)
        return records

    def _dealt(self, games: int) -> Any:
        records = self.maker.row(State, games)
        for game in range(games):
            self.kernels.deal_at(records, game, self.rules, game)
        return records
