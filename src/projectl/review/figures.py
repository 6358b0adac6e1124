"""How well a seat played, and how its chance came from the start to the result."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from projectl.game.review_documents import ReviewTurn, SeatFigures, Split

from .thresholds import ACCURACY, FEWEST


def figures_of(turns: Sequence[ReviewTurn], seat: int, hinted: Collection[int]) -> SeatFigures:
    """Of a seat; `hinted` are the numbers of the turns in which it was given a hint."""
    own = [(number, turn) for number, turn in enumerate(turns) if turn["seat"] == seat and turn["loss"] is not None]
    alone = [turn for number, turn in own if number not in hinted]
    lost = [turn["loss"] or 0.0 for turn in alone]
    accuracy = max(0, round(100 - ACCURACY * sum(lost) / len(lost))) if len(lost) >= FEWEST else None
    return {
        "accuracy": accuracy,
        "turns": len(own),
        "best": sum(turn["is_best"] for _, turn in own),
        "slips": sum(turn["is_slip"] for _, turn in own),
        "hinted": len(own) - len(alone),
    }


def way_of(turns: Sequence[ReviewTurn], side: int) -> Split:
    """Of a side, as far as the turns go."""
    start = turns[0]["chances"][side]
    own = sum(turn["play"][side] for turn in turns if turn["seat"] == side)
    others = sum(turn["play"][side] for turn in turns if turn["seat"] != side)
    draw = sum(turn["draw"][side] for turn in turns)
    return _rounded(start, own, others, draw)


def _rounded(start: float, *parts: float) -> Split:
    """In whole percent such that the parts still add up: each is rounded where the sum so far is rounded."""
    sums = [start]
    for part in parts:
        sums.append(sums[-1] + part)
    whole = [round(each) for each in sums]
    own, others, draw = (after - before for before, after in pairwise(whole))
    return {"start": whole[0], "own": own, "others": others, "draw": draw, "result": whole[-1]}
