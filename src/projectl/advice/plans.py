"""Whether a puzzle can still be finished, when and how, as a document."""

from __future__ import annotations

from projectl.bots.api import SeatView
from projectl.game.advice_documents import PlanDocument, Risk, RiskKey, Step
from projectl.rules.engine import (
    EXCHANGE,
    FINISH_ROUND,
    KINDS,
    LAST_ROUND,
    PLACE,
    PLACEMENTS,
    TOUCHES,
    TURN_ACTIONS,
    block_of,
    count_of,
    marker_of,
    trigger_deck,
)
from projectl.rules.pieces import NAMES
from projectl.rules.tiling import counts, tiling

from .finishing import way_to_finish
from .lines import played, rest_of, step_document, steps_of
from .longer_plans import longer_way

FEW_PIECES = 2
"""Of a kind, with so many in the reserve, it may run out before it is fetched."""


def plan_for(view: SeatView, slot: int) -> PlanDocument:
    """The answer for the unfinished puzzle in a slot, from 0."""
    if view.state.phase == TOUCHES:
        return _touched(view, slot)
    path = way_to_finish(view, slot)
    if path is not None:
        risks = [risk("both-act")] if view.rules.line_clear else [risk("none")]
        return _document(slot, "now", 1, steps_of(played(view, path)), risks)
    later = longer_way(view, slot)
    if later is None:
        return _document(slot, "luck", None, [], [risk("draw")])
    turns = turns_for(view, len(later))
    steps: list[Step] = [step_document(action, number) for number, action in enumerate(later, start=1)]
    left = turns_left(view)
    if left is not None and turns > left:
        return _document(slot, "too-late", turns, [], [])
    steps[-1]["completes"] = [slot + 1]
    return _document(slot, "turns", turns, steps, [*_scarce(view, later), *_near_end(view, turns)])


def _document(slot: int, verdict: str, turns: int | None, steps: list[Step], risks: list[Risk]) -> PlanDocument:
    return {"slot": slot + 1, "verdict": verdict, "turns": turns, "steps": steps, "risks": risks}  # type: ignore[typeddict-item]


def risk(key: RiskKey, piece: str | None = None, count: int | None = None) -> Risk:
    """What could come between."""
    return {"key": key, "piece": piece, "count": count}


def _touched(view: SeatView, slot: int) -> PlanDocument:
    """In the finishing touches only pieces in hand count."""
    rest = rest_of(view.state, view, slot)
    laid = tiling(rest, counts(view.state.supply[view.seat])) if rest else ()
    if laid is None:
        return _document(slot, "too-late", None, [], [])
    steps = steps_of(played(view, [PLACE + slot * PLACEMENTS + placement for placement in laid]))
    return _document(slot, "now", 1, steps, [risk("none")])


def turns_for(view: SeatView, actions: int) -> int:
    """In which turn, this one being the first, so many actions are done."""
    marker = marker_of(view.state, view.rules, view.seat)
    now = max(0, view.state.actions[marker])
    return 1 + max(0, -((now - actions) // TURN_ACTIONS))


def turns_left(view: SeatView) -> int | None:
    """The turns that the seat has, this one included; None if nobody can tell yet."""
    if view.rules.line_clear:
        return None
    return {LAST_ROUND: 1, FINISH_ROUND: 2}.get(view.state.ending)


def _scarce(view: SeatView, actions: tuple[int, ...]) -> list[Risk]:
    """The pieces of the plan of which the reserve has few."""
    taken = [(action - EXCHANGE) % KINDS for action in actions if block_of(action) == EXCHANGE]
    left = {kind: count_of(view.state.reserve, kind) for kind in dict.fromkeys(taken)}
    return [risk("last-pieces", NAMES[kind], count) for kind, count in left.items() if count <= FEW_PIECES]


def _near_end(view: SeatView, turns: int) -> list[Risk]:
    """Whether the deck that decides could be empty before the plan is done: each turn may take three cards of it."""
    cards = view.state.deck_count[trigger_deck(view.rules)]
    could_go = cards <= TURN_ACTIONS * view.rules.players * max(0, turns - 2)
    return [risk("end-near", count=cards)] if turns_left(view) is None and could_go and cards else []
