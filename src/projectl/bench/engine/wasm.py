"""`make bench-wasm`: the kernels as WebAssembly in Node beside the native library, in processor time on one core.

    python -m projectl.bench.engine.wasm [--node NODE]

Each way does the same work, in turns with the others; the medians count, and ratios are of the same round.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from projectl.aot.build import make_wasm
from projectl.aot.hosts.process import Process, in_node
from projectl.bots import SeatView
from projectl.bots.value_net.expert import ExpertBot
from projectl.bots.value_net.learned import EVALUATIONS, POINT, LearnedBot
from projectl.bots.value_net.model.weights import net_for, weights_of
from projectl.bots.value_net.runtime import Runtime, native_net
from projectl.rules.engine import seeded
from projectl.rules.options import Options
from projectl.rules.state import State
from projectl.rules.ways.running import Maker, engine_kernels

from .recorded_games import record_game

ROUNDS = 5
GAMES = 8_000
POSITIONS = 12
LEAST = {"expert_simd_over_native": 0.6, "expert_plain_over_native": 0.35}
Clock = Callable[[], float]


class Way:
    """One way of running, with the work that is measured."""

    def __init__(self, maker: Maker, clock: Clock) -> None:
        self.maker, self.clock = maker, clock
        self.options = Options(players=2).checked()
        self.rules = self.options.rules()
        positions = record_game(self.options, 1, positions=True).positions
        step = len(positions) // POSITIONS
        self.states = [state for state in positions[::step] if state.phase == 0][:POSITIONS]
        self.wide = self._runtime(ExpertBot.width, ExpertBot.fits, ExpertBot.leaves)
        self.narrow = self._runtime(LearnedBot.width, LearnedBot.fits, LearnedBot.leaves)

    def _runtime(self, width: int, fits: int, leaves: int) -> Runtime:
        runtime = Runtime(self.maker, width, fits, leaves)
        runtime.use(weights_of(net_for(self.rules)))
        runtime.workspace.margin_weight = POINT
        return runtime

    def steps_per_s(self) -> float:
        """Random games."""
        maker = self.maker
        rules = maker.rules(self.rules)
        row, out = maker.row(State, 2), maker.buffer()
        begun = self.clock()
        steps = engine_kernels(maker).play_games(row, rules, 1, GAMES, 1_000_000, out)
        return float(steps) / (self.clock() - begun)

    def expert_per_s(self) -> float:
        """Evaluations of `expert`: proposals, and samples to try them on."""
        return self._evaluations(self.wide, [("propose_ends", 6_000), *[("sample_ends",)] * 8])

    def learned_per_s(self) -> float:
        """Evaluations of `learned`."""
        return self._evaluations(self.narrow, [("plan", EVALUATIONS)])

    def _evaluations(self, runtime: Runtime, tasks: list[tuple[Any, ...]]) -> float:
        rules = runtime.rules(self.rules)
        asked, spent = 0, 0.0
        for number, state in enumerate(self.states):
            seat = state.holder[0]
            runtime.put(0, SeatView.of(state, self.rules, seat).state)
            runtime.workspace.chance, before = seeded(number), runtime.workspace.evaluations
            for kernel, *budget in tasks:
                begun = self.clock()
                getattr(runtime.kernels, kernel)(runtime.states, rules, runtime.workspace, seat, *budget, runtime.out)
                spent += self.clock() - begun
            asked += runtime.workspace.evaluations - before
        return asked / spent


def measure(node: str) -> dict[str, Any]:
    """All figures."""
    plain, simd = make_wasm()
    makers = {"plain": in_node(node, plain), "simd": in_node(node, simd)}
    hosts = {name: maker.host for name, maker in makers.items()}
    ways = {"native": Way(native_net(), process_time)}
    ways |= {name: Way(maker, clock_of(hosts[name])) for name, maker in makers.items()}
    found: dict[str, list[float]] = {}
    for at in range(ROUNDS + 1):
        for work in ("steps", "expert", "learned"):
            rates = {name: getattr(way, f"{work}_per_s")() for name, way in ways.items()}
            if at:  # the first round fills memos, and lets Node compile
                for name, rate in rates.items():
                    found.setdefault(f"{work}_{name}_per_s", []).append(rate)
                    if name != "native":
                        found.setdefault(f"{work}_{name}_over_native", []).append(rate / rates["native"])
    for host in hosts.values():
        assert isinstance(host, Process)
        host.close()
    figures: dict[str, Any] = {name: round(statistics.median(values), 3) for name, values in found.items()}
    figures["load"] = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    figures["missed"] = [name for name, least in LEAST.items() if figures[name] < least]
    return figures


def clock_of(host: Any) -> Clock:
    """The processor time that a host has spent in kernels."""
    return lambda: float(host.spent)


def main() -> int:
    """Print the figures; 1 if one is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--node", default="node")
    figures = measure(parser.parse_args().node)
    json.dump(figures, sys.stdout, indent=1)
    sys.stdout.write("\n")
    return 1 if figures["missed"] else 0


if __name__ == "__main__":
    sys.exit(main())
