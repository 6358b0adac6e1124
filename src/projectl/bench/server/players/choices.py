"""What a player of the bench does: something that the view offers, so that every action is a legal one."""

from __future__ import annotations

from random import Random
from typing import Any

SELDOM = ("cancel", "master", "ambassador", "recycle white", "recycle black")


def choose(view: dict[str, Any], chance: Random) -> str:
    """An action of the seat whose view it is and that is to act: it completes what it can, else does anything."""
    you = view["you"]
    ways = [way for group in you["placements"] for way in group["ways"]]
    filling = [way["action"] for way in ways if way["completes"]]
    if filling:
        return str(chance.choice(filling))
    if view["phase"] == "touches":
        return "done"
    plain = [action for action in you["actions"] if action not in SELDOM]
    placing = [way["action"] for way in ways]
    offered = [action for part in ("rewards", "level_ups", "splits") for action in actions_in(you[part])]
    if offered:
        return str(chance.choice(offered))
    if placing and (not plain or chance.random() < 0.6):
        return str(chance.choice(placing))
    return str(chance.choice(plain or actions_in(you["exchanges"]) or you["actions"]))


def actions_in(part: Any) -> list[str]:
    """Every action that is named anywhere in a part of a view."""
    if isinstance(part, dict):
        own = [part["action"]] if isinstance(part.get("action"), str) else []
        return own + [action for value in part.values() for action in actions_in(value)]
    return [action for value in part for action in actions_in(value)] if isinstance(part, list) else []
