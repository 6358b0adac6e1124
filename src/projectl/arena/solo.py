"""`projectl solo`: how often a bot beats the solo opponent, by difficulty and edition."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from projectl.arena.rating.statistics import mean_interval, summary, wilson
from projectl.arena.report.document import DIGITS, usage
from projectl.bots.sandbox.budget import Budget
from projectl.rules.editions import DEFAULT_EDITION
from projectl.rules.options import SOLO, Options

from .match import FORFEIT, GameReport
from .tournament import Progress, Setup, run_tournament

EDITIONS = ("deluxe-2019", DEFAULT_EDITION)
"""Those that strength is published for."""


def solo_setup(  # noqa: PLR0913  # all that is chosen for a measurement
    bot: str,
    difficulty: str,
    *,
    edition: str = DEFAULT_EDITION,
    games: int = 1000,
    series: str = "solo",
    budget: Budget | None = None,
    own_code: bool = False,
    options: Options | None = None,
    records: Path | None = None,
) -> Setup:
    """What is played to measure a bot; checked. `options` may hold what else is chosen, such as own puzzles."""
    chosen = (options or Options())._replace(edition=edition, variant=SOLO, difficulty=difficulty)
    return Setup((bot,), chosen, games, series, budget or Budget(), own_code, records).checked()


def run_solo(
    setup: Setup,
    *,
    workers: int | None = None,
    store: Path | None = None,
    progress: Progress = lambda _: None,
    pool: Executor | None = None,
) -> dict[str, Any]:
    """Play the games of a setup and tell how they went."""
    played = run_tournament(setup, workers=workers or os.cpu_count(), store=store, progress=progress, pool=pool)
    return {**solo_document(setup, [report for _, report in played.games]), "identity": played.identity}


def solo_document(setup: Setup, reports: Sequence[GameReport]) -> dict[str, Any]:
    """The result as JSON: a tie is the opponent's, and so is a game that the bot forfeits (R-SOLO-SCORE)."""
    wins = sum(report.seats[0].place == 1 for report in reports)
    margins = [report.seats[0].score - (report.opponent or 0) for report in reports]
    low, high = wilson(wins, len(reports))
    margin_low, margin_high = mean_interval(margins)
    figures: dict[str, Any] = {
        "bot": setup.bots[0],
        "edition": setup.options.edition,
        "difficulty": setup.options.difficulty,
        "series": setup.series,
        "games": len(reports),
        "wins": wins,
        "win_rate": wins / max(1, len(reports)),
        "low": low,
        "high": high,
        "mean_margin": summary(margins).mean,
        "margin_low": margin_low,
        "margin_high": margin_high,
        "mean_score": summary([report.seats[0].score for report in reports]).mean,
        "opponents_score": summary([report.opponent or 0 for report in reports]).mean,
        "mean_turns": summary([report.turns for report in reports]).mean,
        **usage([report.seats[0] for report in reports]),
        "forfeits": sum(report.reason == FORFEIT for report in reports),
    }
    return {key: round(value, DIGITS) if isinstance(value, float) else value for key, value in figures.items()}
