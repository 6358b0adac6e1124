"""Advice in words: steps, reasons, chances."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.game.advice_documents import Reason, Step
from projectl.texts import t

WITH_VALUES = ("take", "take-deck", "upgrade", "level-up", "place", "choose", "complete")
"""What a step names besides what is done."""


def step_words(step: Step) -> str:
    """An action as advice."""
    if step["group"] not in WITH_VALUES:
        return t(f"hint-do-{step['group']}")
    return t(
        f"hint-step-{step['group']}",
        slot=step["slot"] or step["row_slot"] or 0,
        piece=step["piece"] or "none",
        taken=step["taken"] or "none",
        deck=step["action"].rpartition(" ")[2],
    )


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """A reason as a sentence."""
    return t(
        f"hint-why-{reason['key']}",
        slot=reason["slot"] or 0,
        slots=", ".join(map(str, reason["slots"])),
        name="" if reason["seat"] is None else names[reason["seat"]],
        count=reason["count"] or 0,
        piece=reason["piece"] or "none",
        pieces="+".join(reason["pieces"]) or "none",
    )


def percent(chance: float) -> str:
    """In whole percent; near the ends in words."""
    if chance < 0.01:  # less than one percent
        return t("hint-under")
    if chance > 0.99:
        return t("hint-over")
    return t("hint-percent", percent=round(100 * chance))
