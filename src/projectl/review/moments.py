"""The few turns of a game that are worth a look, good ones among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from projectl.game.review_documents import KeyMoment, MomentKind, ReviewTurn

from .thresholds import AHEAD, LUCK, MOMENTS


def moments_of(turns: Sequence[ReviewTurn], players: int) -> list[KeyMoment]:
    """In the order of the game; the weightiest, and of everybody the best turn if there is one. One for each turn."""
    found = sorted(_all(turns), key=lambda each: (-abs(each["change"]), each["turn"]))
    firsts = [next((each for each in found if _is_praise(each, seat)), None) for seat in range(players)]
    chosen: dict[int, KeyMoment] = {}
    for moment in [*(each for each in firsts if each), *found]:
        if len(chosen) < MOMENTS:
            chosen.setdefault(moment["turn"], moment)
    return [chosen[turn] for turn in sorted(chosen)]


def _is_praise(moment: KeyMoment, seat: int) -> bool:
    return moment["kind"] == "best" and moment["seat"] == seat


def _all(turns: Sequence[ReviewTurn]) -> Iterator[KeyMoment]:
    for number, turn in enumerate(turns):
        if turn["is_slip"]:
            yield _moment(number, "slip", turn["seat"], -(turn["loss"] or 0.0))
        elif turn["is_best"] and turn["ahead"] >= 100 * AHEAD:
            yield _moment(number, "best", turn["seat"], turn["ahead"])
        side = max(range(len(turn["draw"])), key=lambda each: abs(turn["draw"][each]))
        if abs(turn["draw"][side]) >= 100 * LUCK:
            lucky = max(range(len(turn["draw"])), key=lambda each: turn["draw"][each])
            yield _moment(number, "luck", lucky, turn["draw"][lucky])
    turning = _turning_point(turns)
    if turning is not None:
        number, leader = turning
        turn = turns[number]
        yield _moment(number, "turning", leader, turn["play"][leader] + turn["draw"][leader])


def _turning_point(turns: Sequence[ReviewTurn]) -> tuple[int, int] | None:
    """The turn by which the last leader took the lead for good, and who it is."""
    leaders = [_leader(turn["chances"]) for turn in turns]
    changes = [at for at in range(1, len(turns)) if leaders[at] != leaders[at - 1]]
    return (changes[-1] - 1, leaders[-1]) if changes else None


def _leader(chances: Sequence[float]) -> int:
    return max(range(len(chances)), key=lambda side: chances[side])


def _moment(turn: int, kind: MomentKind, seat: int, change: float) -> KeyMoment:
    return {"turn": turn, "kind": kind, "seat": seat, "change": round(change, 1)}
