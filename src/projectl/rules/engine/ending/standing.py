"""Who stands before whom at the end: the score, then the tie-breaks in their order (R-TIE, D11).

`TIE_BREAKS` is the rule. The numbers below are made from it; result, record and bots compare by them and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

TIE_BREAKS = ("completed", "pieces")
"""The figures that tell equal scores apart, the first before the second: of `Row` in `projectl.rules.result`."""
ROOM = 256  # more than any of these figures can be


def weights(order: Sequence[str]) -> dict[str, int]:
    """By figure: by what it is multiplied, so that each counts more than all that come after it."""
    return {figure: ROOM**place for place, figure in enumerate(reversed(("score", *order)))}


SCORE, COMPLETED, PIECES = (weights(TIE_BREAKS)[figure] for figure in ("score", "completed", "pieces"))


def standing_of(score: int, completed: int, pieces: int) -> int:
    """One number to compare seats by: score, completed puzzles, pieces left in supply (R-TIE)."""
    return score * SCORE + completed * COMPLETED + pieces * PIECES


def solo_standing(score: int, seat: int) -> int:
    """The same in solo, where a tie is the opponent's whatever else there is (R-SOLO-SCORE)."""
    return score * SCORE + seat


def score_in(standing: int) -> int:
    """The score alone."""
    return standing // SCORE


def in_points(standing: int) -> float:
    """The score with the tie-breaks as a fraction of a point."""
    return standing / SCORE
