"""When a game can count for the ladder. What is asked of seats stands in `commands`, of players in the rooms."""

from __future__ import annotations

from projectl.rules.options import SOLO, VARIANTS
from projectl.server.errors import RefusedError

from .setup import Setup

RATED_VARIANTS = tuple(variant for variant in VARIANTS if variant != SOLO)
"""There is a ladder for each."""


def check_rated(setup: Setup) -> None:
    """Refuse a set-up that cannot be rated, and say why."""
    if setup.players < 2:
        raise RefusedError("rated-players")
    if setup.clock.kind == "none":
        raise RefusedError("rated-clock")
    if setup.clock.expiry == "end" and setup.players > 2:
        raise RefusedError("rated-expiry")
    if setup.options.puzzles:
        raise RefusedError("rated-own-puzzles")
