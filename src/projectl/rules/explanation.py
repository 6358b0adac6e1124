"""What the reason numbers of `engine.reasons` mean: a key for the texts and the rule that forbids the action."""

from __future__ import annotations

from typing import NamedTuple

from projectl.rules.engine.blocks import block_of
from projectl.rules.engine.codes import LEVEL_UP, PLACE

from .engine import reasons as why

RULE_OF_REASON: dict[int, str] = {
    why.UNKNOWN_ACTION: "R-TURN",
    why.GAME_OVER: "R-TOUCH-DONE",
    why.NO_SUCH_SEAT: "R-TURN",
    why.NOT_YOUR_TURN: "R-TURN",
    why.TURN_IS_OVER: "D22",
    why.NO_ACTIONS_LEFT: "R-TURN",
    why.CHOICE_FIRST: "D4",
    why.ORDER_FIRST: "D4",
    why.ARROWS_FIRST: "D4",
    why.SEQUENCE_FIRST: "D24",
    why.NO_CHOICE_OPEN: "R-REWARD",
    why.NO_SEQUENCE_OPEN: "D24",
    why.ONLY_TOUCHES: "R-TOUCH",
    why.TOUCHES_ALREADY_DONE: "R-TOUCH-DONE",
    why.NOT_TOUCHES_YET: "R-TOUCH",
    why.FOUR_UNFINISHED: "R-TAKE",
    why.NO_SUCH_SLOT: "R-SETUP-ROWS",
    why.SLOT_IS_EMPTY: "R-TAKE",
    why.OTHER_MARKERS_ROWS: "R-LINE-PLAY",
    why.ONE_BLACK_PER_TURN: "R-END-BLACK",
    why.NO_DECK_TAKE: "R-TAKE-DECK",
    why.NO_SUCH_DECK: "R-SOLO-SETUP",
    why.DECK_IS_EMPTY: "R-TAKE-DECK",
    why.WHITE_MARKER_ONLY: "R-LINE-PLAY",
    why.NO_RECYCLE: "R-RECYCLE",
    why.NO_RECYCLE_IN_SOLO: "R-SOLO-TAKE",
    why.NOTHING_TO_REVEAL: "D6",
    why.NOT_IN_RECYCLED_ROW: "D25",
    why.ALREADY_ORDERED: "D25",
    why.NO_LEVEL_1_PIECE: "D12",
    why.PIECE_NOT_IN_SUPPLY: "R-EXCHANGE",
    why.PIECE_NOT_IN_RESERVE: "R-EXCHANGE",
    why.SAME_SHAPE: "D27",
    why.GHOSTS_NOT_BY_EXCHANGE: "R-UPGRADE",
    why.LEVEL_TOO_HIGH: "R-UPGRADE",
    why.NOT_A_LEVEL_UP: "D21",
    why.NOT_OFFERED: "R-REWARD",
    why.NOT_COMPLETED: "R-COMPLETE",
    why.NO_PUZZLE_THERE: "R-PLACE",
    why.OUTSIDE_RECESS: "R-PLACE",
    why.OVERLAPS_PIECE: "R-PLACE",
    why.PUZZLE_USED: "R-MASTER",
    why.NOT_A_NEW_PIECE: "D23",
    why.NOTHING_FITS: "D14",
    why.MASTER_IS_USED: "R-MASTER",
    why.NO_AMBASSADOR_LEFT: "R-AMBASSADOR",
    why.AMBASSADOR_NEXT_TURN: "R-AMBASSADOR",
    why.NO_GHOST_IN_SUPPLY: "R-GHOST",
    why.SPLIT_NOT_IN_RESERVE: "D23",
    why.NOTHING_PLACED: "D14",
    why.MUST_USE_ACTIONS: "R-TURN",
    why.ROW_NOT_ORDERED: "D25",
}

_SHARED = (why.PIECE_NOT_IN_SUPPLY, why.PIECE_NOT_IN_RESERVE, why.LEVEL_TOO_HIGH)
"""Reasons that also forbid placing and levelling up, each by its own rule; the table names the exchange's."""
_RULE_OF_BLOCK = {PLACE: "R-PLACE", LEVEL_UP: "R-LEVELUP"}

KEY_OF_REASON: dict[int, str] = {
    number: "reason-" + name.lower().replace("_", "-")
    for name, number in vars(why).items()
    if name.isupper() and number != why.ALLOWED
}


class Refusal(NamedTuple):
    """Why an action is refused."""

    reason: int
    """The number that `explain` and `step` return."""
    key: str
    """Its text in the .ftl files."""
    rule: str
    """The id of the rule or decision that forbids it."""


def refusal(reason: int, action: int = -1) -> Refusal:
    """What a reason other than ALLOWED means, when it was given for `action`."""
    rule = RULE_OF_REASON[reason]
    if reason in _SHARED:
        rule = _RULE_OF_BLOCK.get(block_of(action), rule)
    return Refusal(reason, KEY_OF_REASON[reason], rule)
