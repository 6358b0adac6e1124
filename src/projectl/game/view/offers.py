"""What a piece may become, by groups: exchanges, level-ups, the choice of a reward, the splits of ghosts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from projectl.rules.engine import CHOOSE, EXCHANGE, GHOST, KINDS, LEVEL_UP, marker_of
from projectl.rules.pieces import LEVELS, NAMES, SPLITS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State
from projectl.rules.tiling import split_tiling

from .turn import missing_kind
from .words import action_text, cells_of

Offer = tuple[int, int]
"""A kind that can be got, and the action that gets it."""


def exchanges(*codes: int) -> list[dict[str, Any]]:
    """For every kind that can be given: the kinds one level up, of the same level, and lower (R-UPGRADE)."""
    given = _by_given(codes, EXCHANGE)
    return [{"give": NAMES[kind], **_groups(LEVELS[kind], offers)} for kind, offers in given.items()]


def level_ups(*codes: int) -> list[dict[str, Any]]:
    """For every kind that can be raised: the kinds by one arrow, and those by two (R-LEVELUP)."""
    given = _by_given(codes, LEVEL_UP)
    return [{"give": NAMES[kind], **_arrows(LEVELS[kind], offers)} for kind, offers in given.items()]


def rewards(rules: Rules, known: State, seat: int, codes: Sequence[int]) -> dict[str, Any] | None:
    """The pieces to choose from for a missing one (R-REWARD); None when there is no such choice."""
    if not codes:
        return None
    offers = [(code - CHOOSE, code) for code in codes]
    missing = missing_kind(rules, known, marker_of(known, rules, seat))
    return {"missing": NAMES[missing], **_groups(LEVELS[missing], offers)}


def splits(*codes: int) -> list[dict[str, Any]]:
    """For every ghost that can be split: the ways to do it, drawn in its outline (R-GHOST)."""
    found: dict[str, list[dict[str, Any]]] = {}
    for code in codes:
        found.setdefault(NAMES[SPLITS[code - GHOST][0]], []).append(_split(code))
    return [{"ghost": ghost, "ways": ways} for ghost, ways in found.items()]


def _split(code: int) -> dict[str, Any]:
    kinds, masks = SPLITS[code - GHOST][1], split_tiling(code - GHOST)
    pieces = [{"piece": NAMES[kind], "cells": cells_of(mask)} for kind, mask in zip(kinds, masks, strict=True)]
    return {"action": action_text(code), "pieces": pieces}


def _by_given(codes: Sequence[int], first: int) -> dict[int, list[Offer]]:
    """The offers of actions that give one kind for another, by the kind given."""
    found: dict[int, list[Offer]] = {}
    for code in codes:
        given, taken = divmod(code - first, KINDS)
        found.setdefault(given, []).append((taken, code))
    return found


def _groups(level: int, offers: Sequence[Offer]) -> dict[str, Any]:
    return {
        "up": _listed(offer for offer in offers if LEVELS[offer[0]] > level),
        "same": _listed(offer for offer in offers if LEVELS[offer[0]] == level),
        "lower": _listed(offer for offer in offers if LEVELS[offer[0]] < level),
        "skipped": _skipped(level, offers),
    }


def _arrows(level: int, offers: Sequence[Offer]) -> dict[str, Any]:
    nearest = min(LEVELS[kind] for kind, _ in offers)
    return {
        "one": _listed(offer for offer in offers if LEVELS[offer[0]] == nearest),
        "two": _listed(offer for offer in offers if LEVELS[offer[0]] > nearest),
        "skipped": _skipped(level, offers),
    }


def _listed(offers: Iterable[Offer]) -> list[dict[str, str]]:
    return [{"piece": NAMES[kind], "action": action_text(code)} for kind, code in offers]


def _skipped(level: int, offers: Sequence[Offer]) -> list[int]:
    """The levels that are passed over on the way up because the reserve has none of them (D2)."""
    reached = {LEVELS[kind] for kind, _ in offers}
    return [between for between in range(level + 1, max(reached)) if between not in reached]
