"""`projectl bench bots`: how fast the bots think, in processor time on one core."""

from __future__ import annotations

import json
import os
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from projectl.arena.pairing import deal_seed
from projectl.bots import Bot, SeatView, make_bot
from projectl.record.notation.action import Action
from projectl.rules.buffers import new_buffer
from projectl.rules.engine import OVER, apply, legal, may_act
from projectl.rules.options import Options
from projectl.rules.shuffle import deal_game

SERIES = "bench"
LIMITS = {"planner_median_ms": 20.0, "planner_worst_ms": 200.0}
LEAST = {"expert_evaluations_per_s": 750_000.0}
EXPERT_TURNS = 100

Progress = Callable[[int], None]


def turn_times(bot: str, turns: int, progress: Progress = lambda _: None) -> tuple[list[float], int]:
    """Seconds of processor time for each of so many turns of a bot against itself, and its evaluations in all."""
    options = Options(players=2).checked()
    rules = options.rules()
    times: list[float] = []
    evaluations = deal = 0
    buffer = new_buffer()
    while len(times) < turns:
        state = deal_game(options, deal_seed(SERIES, deal), 0)
        players: list[Bot] = [make_bot(bot, deal * 2 + seat) for seat in range(2)]
        deal += 1
        turn = -1
        while state.phase != OVER:
            seat = next(each for each in range(2) if may_act(state, rules, each))
            actions = [Action(code) for code in buffer[: legal(state, rules, seat, buffer)]]
            begun = process_time()
            action = players[seat].choose(SeatView.of(state, rules, seat), actions)
            spent = process_time() - begun
            if state.turn != turn:
                turn = state.turn
                times.append(0.0)
                progress(1)
            times[-1] += spent
            apply(state, rules, seat, action)
        evaluations += sum(int(getattr(player, "evaluations", 0)) for player in players)
    return times, evaluations


def measure(turns: int, progress: Progress = lambda _: None) -> dict[str, Any]:
    """All figures; `turns` is how many the planner plays."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    times, _ = turn_times("planner", turns, progress)
    figures: dict[str, Any] = {
        "planner_turns": len(times),
        "planner_median_ms": 1000 * statistics.median(times),
        "planner_worst_ms": 1000 * max(times),
    }
    times, evaluations = turn_times("expert", EXPERT_TURNS)
    figures["expert_evaluations_per_s"] = evaluations / sum(times)
    figures["load"] = load
    figures["missed"] = [name for name, most in LIMITS.items() if figures[name] > most]
    figures["missed"] += [name for name, least in LEAST.items() if figures[name] < least]
    return {name: round(value, 3) if isinstance(value, float) else value for name, value in figures.items()}


def run(turns: int, as_json: bool) -> int:
    """Measure and show; 1 if a limit was missed."""
    from projectl.arena.progress import games_bar

    with games_bar("planner", turns, hidden=as_json) as progress:
        figures = measure(turns, progress)
    if as_json:
        json.dump(figures, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        for name, value in figures.items():
            print(f"{name:28} {value}")
    return 1 if figures["missed"] else 0
