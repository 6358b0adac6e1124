"""Why what a client shows as a control cannot be done now: a key for the texts and the rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from projectl.rules.engine import (
    AMBASSADOR,
    BLOCK_AT,
    CANCEL,
    DONE,
    END,
    EXCHANGE,
    GHOST,
    KINDS,
    MASTER,
    NOT_A_NEW_PIECE,
    NOTHING_FITS,
    OUTSIDE_RECESS,
    OVERLAPS_PIECE,
    PIECE,
    PLACE,
    PLACEMENTS,
    PUZZLE_USED,
    RECYCLE,
    SLOTS,
    STOP,
    TAKE,
    TAKE_DECK,
    explain,
)
from projectl.rules.explanation import refusal
from projectl.rules.pieces import FIRST_PLACEMENT
from projectl.rules.pieces import SPLITS as SPLIT_LIST
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .words import action_text

_DOES_NOT_FIT = (OUTSIDE_RECESS, OVERLAPS_PIECE, PUZZLE_USED, NOT_A_NEW_PIECE)


def refusals(rules: Rules, known: State, seat: int, codes: Collection[int]) -> dict[str, Mapping[str, str]]:
    """Reason and rule by control: an action in notation, or `place`, `exch` or `split` for all of that group.

    `codes` are the actions that are legal.
    """
    controls = _controls(rules.row_slots, bool(rules.solo), "ambassador" in rules.options.expansions)
    refused = {text: _refusal(rules, known, seat, code) for text, code in controls if code not in codes}
    for block, typical in _GROUPS:
        # Where nothing of a group is legal one stands for all of them.
        if (block.first != GHOST or rules.ghosts) and not any(map(block.codes.__contains__, codes)):
            refused[block.word] = _refusal(rules, known, seat, typical(known, seat))
    return refused


@cache
def _controls(row_slots: int, solo: bool, ambassador: bool) -> tuple[tuple[str, int], ...]:
    """The actions that a client shows one by one, whether they are legal or not, each with its text."""
    decks = range(TAKE_DECK, TAKE_DECK + (1 if solo else 2))
    special = (PIECE, RECYCLE, RECYCLE + 1, MASTER, *((AMBASSADOR,) if ambassador else ()), STOP, CANCEL, END, DONE)
    return tuple((action_text(code), code) for code in (*range(TAKE, TAKE + row_slots), *decks, *special))


def _owned(known: State, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) if known.supply[seat] >> 5 * kind & 15] or [0]


def _typical_placement(known: State, seat: int) -> int:
    """Some placement of a piece that is there on a puzzle that is there, if there are such."""
    slots = [slot for slot in range(SLOTS) if known.puzzle[seat * SLOTS + slot] >= 0]
    return PLACE + (slots or [0])[0] * PLACEMENTS + FIRST_PLACEMENT[_owned(known, seat)[0]]


def _typical_exchange(known: State, seat: int) -> int:
    """Some exchange of a piece that is there, if there is one; with it none is legal, as the reserve is bare."""
    given = _owned(known, seat)[0]
    return EXCHANGE + given * KINDS + (1 if given == 0 else 0)


def _typical_split(known: State, seat: int) -> int:
    owned = _owned(known, seat)
    ghosts = [split for split, (ghost, _) in enumerate(SPLIT_LIST) if ghost in owned]
    return GHOST + (ghosts or [0])[0]


_GROUPS = (
    (BLOCK_AT[PLACE], _typical_placement),
    (BLOCK_AT[EXCHANGE], _typical_exchange),
    (BLOCK_AT[GHOST], _typical_split),
)


@cache
def _meaning(reason: int, code: int) -> Mapping[str, str]:
    """There are few reasons and few controls, so that all of them are kept."""
    refused = refusal(reason, code)
    return {"reason": refused.key, "rule": refused.rule}


def _refusal(rules: Rules, known: State, seat: int, code: int) -> Mapping[str, str]:
    reason = explain(known, rules, seat, code)
    return _meaning(NOTHING_FITS if reason in _DOES_NOT_FIT else reason, code)
