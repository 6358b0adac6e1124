"""Hints at the keyboard: each time somebody asks in the same position, the hint goes deeper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from projectl.advice import advise, can_finish
from projectl.advice.words import percent, reason_words, step_words
from projectl.game import Game
from projectl.game.advice_documents import HintDocument, PlanDocument, Risk
from projectl.texts import t

from .narration import joined


def hint_lines(game: Game, seat: int, depth: int, names: Sequence[str]) -> list[str]:
    """What a hint says at a depth that was not told yet."""
    hint = advise(game, seat, depth)
    if hint["kind"] != "act":
        return [t("hint-look-turn" if hint["kind"] == "complete" else "hint-even")]
    if depth == 1:
        return [t(f"hint-look-{hint['look']}", slot=hint["slot"] or hint["row_slot"] or 0, open=hint["open"] or 0)]
    if depth == 2:  # which action
        return [t(f"hint-do-{hint['group']}")]
    return list(_whole(hint, names))


def _whole(hint: HintDocument, names: Sequence[str]) -> Iterator[str]:
    for step in hint["steps"]:
        yield f"{step['number']}. {step_words(step)} ({step['action']})"
    if hint["reasons"]:
        yield joined(reason_words(reason, names) for reason in hint["reasons"])
    if hint["chance"] is not None:
        yield chance_words(hint["chance"], hint["next_chance"])
    if hint["by"] == "planner":
        yield t("hint-by-planner")


def plan_lines(game: Game, seat: int, slot: str) -> list[str]:
    """Whether the puzzle of a slot can be finished, and how."""
    plan: PlanDocument = can_finish(game, int(slot) if slot.isdecimal() else 0, seat)
    lines = [t(f"hint-verdict-{plan['verdict']}", turns=plan["turns"] or 0)]
    lines += [f"{step['number']}. {step_words(step)} ({step['action']})" for step in plan["steps"]]
    return [*lines, *map(risk_words, plan["risks"])]


def risk_words(risk: Risk) -> str:
    """What could come between, as a sentence."""
    return t(f"hint-risk-{risk['key']}", piece=risk["piece"] or "none", count=risk["count"] or 0)


def chance_words(chance: float, other: float | None) -> str:
    """How good the turn is, and the next best."""
    if other is None:
        return t("hint-chance-alone", chance=percent(chance))
    return t("hint-chance", chance=percent(chance), next=percent(other))
