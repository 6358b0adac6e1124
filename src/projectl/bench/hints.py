"""`projectl bench hints`: how long advice takes on one core, and how often who follows it wins."""

from __future__ import annotations

import json
import os
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from projectl.advice import advise, can_finish
from projectl.advice.judging import Adviser
from projectl.arena.pairing import deal_seed
from projectl.bots import SeatView, make_bot
from projectl.game import Game
from projectl.rules.engine import SLOTS

SERIES = "hints-1"
"""Names the deals: they are played by nobody else."""
RIVAL = "level:5"
TIMED_GAMES = 6
LIMITS = {"hint_median_ms": 1000.0, "plan_median_ms": 300.0}
LEAST = {"wins_percent": 90.0}

Progress = Callable[[int], None]


def measure(games: int, progress: Progress = lambda _: None) -> dict[str, Any]:
    """All figures. A draw counts half a win."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    advise(Game(players=2, seed=bytes(32), first=0))  # what has to be loaded first is nobody's waiting
    hints: list[float] = []
    plans: list[float] = []
    wins = 0.0
    for number in range(games):
        wins += _followed(number, hints, plans if number < TIMED_GAMES else None)
        progress(1)
    figures: dict[str, Any] = {
        "games": games,
        "wins_percent": 100 * wins / games,
        "hints": len(hints),
        "hint_median_ms": 1000 * statistics.median(hints),
        "hint_worst_ms": 1000 * max(hints),
        "plans": len(plans),
        "plan_median_ms": 1000 * statistics.median(plans),
        "plan_worst_ms": 1000 * max(plans),
        "by": Adviser.name,
        "load": load,
    }
    figures["missed"] = [name for name, most in LIMITS.items() if figures[name] > most]
    figures["missed"] += [name for name, least in LEAST.items() if figures[name] < least]
    return {name: round(value, 3) if isinstance(value, float) else value for name, value in figures.items()}


def _followed(number: int, hints: list[float], plans: list[float] | None) -> float:
    """A game in which one seat does what a hint says, asked anew before each action: 1 won, 0.5 drawn, 0 lost."""
    game = Game(players=2, seed=deal_seed(SERIES, number // 2), first=0)
    hinted = number % 2
    rival = make_bot(RIVAL, number)
    while not game.is_over:
        seat = min(game.to_act)
        legal = game.legal_actions(seat)
        if seat == hinted and len(legal) > 1:
            begun = process_time()
            steps = advise(game, seat)["steps"]
            hints.append(process_time() - begun)
            if plans is not None:
                plans += _plan_times(game, seat)
            action = steps[0]["action"] if steps else "end" if "end" in legal else "done"
            game.play(action, seat)
        else:
            chosen = legal[0] if seat == hinted else rival.choose(SeatView.of(game.state, game.rules, seat), legal)
            game.play(chosen, seat)
    result = game.result()
    assert result is not None, "the game is over"
    return (hinted in result.winners) / len(result.winners)


def _plan_times(game: Game, seat: int) -> list[float]:
    """Seconds for the plan of each unfinished puzzle of a seat."""
    times = []
    for slot in range(SLOTS):
        if game.state.puzzle[seat * SLOTS + slot] >= 0:
            begun = process_time()
            can_finish(game, slot + 1, seat)
            times.append(process_time() - begun)
    return times


def run(games: int, as_json: bool) -> int:
    """Measure and show; 1 if a limit was missed."""
    from projectl.arena.progress import games_bar

    with games_bar("hints", games, hidden=as_json) as progress:
        figures = measure(games, progress)
    if as_json:
        json.dump(figures, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        for name, value in figures.items():
            print(f"{name:28} {value}")
    return 1 if figures["missed"] else 0
