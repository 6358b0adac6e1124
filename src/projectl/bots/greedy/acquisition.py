"""How to get a piece that a job needs: by an exchange, by splitting a ghost, or by a new level-1 piece."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from projectl.bots.api import SeatView
from projectl.rules.engine import EXCHANGE, GHOST, KINDS, PIECE
from projectl.rules.pieces import LEVELS, SPLITS

from .filling import best_spare
from .targets import Job


def way_to_get(view: SeatView, job: Job, legal: AbstractSet[int]) -> int | None:
    """The next action towards the biggest missing piece of a job, None if there is none."""
    wanted = max(job.filling.missing, key=lambda kind: LEVELS[kind])
    split = _split_for(job, legal)
    if split is not None:
        return split
    given = best_spare(job.spare, wanted)
    if given is None:
        return PIECE if PIECE in legal else None
    return _exchange_towards(given, wanted, legal)


def _split_for(job: Job, legal: AbstractSet[int]) -> int | None:
    """The split of a ghost that gives most missing pieces of the job, if any does."""
    gains = {
        GHOST + split: len(set(kinds) & set(job.filling.missing))
        for split, (_, kinds) in enumerate(SPLITS)
        if GHOST + split in legal
    }
    best = max(gains, key=lambda split: gains[split], default=None)
    return best if best is not None and gains[best] else None


def _exchange_towards(given: int, wanted: int, legal: AbstractSet[int]) -> int | None:
    """The exchange that gives the wanted kind, else the one that comes nearest to its level from below."""
    ways = [kind for kind in range(KINDS) if EXCHANGE + KINDS * given + kind in legal]
    if wanted in ways:
        return EXCHANGE + KINDS * given + wanted
    steps = [kind for kind in ways if LEVELS[given] < LEVELS[kind] <= LEVELS[wanted]]
    return EXCHANGE + KINDS * given + max(steps, key=lambda kind: LEVELS[kind]) if steps else None
