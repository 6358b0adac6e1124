"""Figures and what they should be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Figures = dict[str, Any]


class Target(NamedTuple):
    """What a figure should be: at least or at most so much."""

    figure: str
    limit: float
    at_least: bool = False

    def is_met(self, figures: Mapping[str, Any]) -> bool:
        """Whether the figure is as it should be."""
        value = figures[self.figure]
        if value is None:
            return False
        return bool(value >= self.limit if self.at_least else value <= self.limit)


SERVER_TARGETS = (
    Target("errors", 0),
    Target("p99_ms", 50),
    Target("kib_per_game", 100),
    Target("kib_per_socket", 25),
    Target("durable_over_volatile_cpu", 1.5),
    Target("volatile_over_echo_cpu", 5),
    Target("hurried_rate", 590, at_least=True),
    Target("hurried_errors", 0),
    Target("hurried_p99_ms", 50),
    Target("restart_s", 5),
)
CRASH_TARGETS = (
    Target("kills", 25, at_least=True),
    Target("acknowledged", 50_000, at_least=True),
    Target("lost", 0),
    Target("doubled", 0),
    Target("resume_s_max", 1),
    Target("views_wrong", 0),
    Target("log_faults", 0),
)
FAULT_TARGETS = (
    *(Target(kind, 10_000, at_least=True) for kind in ("cut", "delayed", "duplicated", "reordered", "garbage")),
    Target("faults_lost", 0),
    Target("faults_doubled", 0),
    Target("answers_5xx", 0),
    Target("log_faults", 0),
)
HISTORY_TARGETS = (
    Target("migrate_s", 120),
    Target("start_s", 5),
    Target("callback_ms_max", 50),
    *(Target(f"{group}_ratio", 3) for group in ("lists", "profile", "export")),
    Target("errors", 0),
)
CHAOS_TARGETS = (
    Target("lost", 0),
    Target("doubled", 0),
    Target("views_wrong", 0),
    Target("moves_s_max", 10),
    Target("restart_moves_s_max", 5),
    Target("tasks_dead", 0),
    Target("memory_second_over_first", 1.05),
    Target("visitors_refused", 0),
    Target("backups_wrong", 0),
)


def missed(figures: Mapping[str, Any], targets: Sequence[Target]) -> list[str]:
    """The figures that are not as they should be."""
    return [target.figure for target in targets if target.figure in figures and not target.is_met(figures)]


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")
