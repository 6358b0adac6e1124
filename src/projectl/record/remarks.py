"""Remarks at the end of a record: comments, which every reader skips, on what its own lines cannot tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class UsedHint(NamedTuple):
    """Somebody asked for advice: a hint of some depth, or a plan for a puzzle (depth 0)."""

    seat: int
    actions: int
    """How many actions of the game were done then."""
    depth: int
    turn: int = 0
    """The number of the turn, by which it is known who used one in the present turn."""


def hint_remarks(hints: Iterable[UsedHint]) -> list[str]:
    """One line for each seat that used hints, with the action that came next and the greatest depth before it."""
    deepest: dict[int, dict[int, int]] = {}
    for hint in hints:
        before = deepest.setdefault(hint.seat, {})
        before[hint.actions] = max(before.get(hint.actions, 0), hint.depth)
    return [f"seat {seat + 1} used hints before action {_listed(found)}" for seat, found in sorted(deepest.items())]


def _listed(found: dict[int, int]) -> str:
    return ", ".join(f"{actions + 1} ({f'depth {depth}' if depth else 'plan'})" for actions, depth in found.items())


def with_remarks(record: str, remarks: Sequence[str]) -> str:
    """The text of a record with remarks behind it."""
    return record + "".join(f"# {line}\n" for line in remarks)
