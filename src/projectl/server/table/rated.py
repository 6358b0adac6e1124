"""When a game can count for the ladder. What is asked of seats stands in `deciding.py`, of players in the rooms."""

from __future__ import annotations

from projectl.server.faults import Refused

from .setup import Setup


def check_rated(setup: Setup) -> None:
    """Refuse a set-up that cannot be rated, and say why."""
    if setup.players < 2:
        raise Refused("rated-players")
    if setup.clock.kind == "none":
        raise Refused("rated-clock")
    if setup.clock.expiry == "end" and setup.players > 2:
        raise Refused("rated-expiry")
    if setup.options.puzzles:
        raise Refused("rated-own-puzzles")
