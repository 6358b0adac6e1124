"""Why what a client shows as a control cannot be done now: a key for the texts and the rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from projectl.rules.engine.codes import (
    AMBASSADOR,
    CANCEL,
    DONE,
    END,
    EXCHANGE,
    GHOST,
    KINDS,
    MASTER,
    PIECE,
    PLACE,
    PLACEMENTS,
    RECYCLE,
    SLOTS,
    SPLITS,
    STOP,
    TAKE,
    TAKE_DECK,
)
from projectl.rules.engine.explain import explain
from projectl.rules.engine.reasons import NOT_A_NEW_PIECE, NOTHING_FITS, OUTSIDE_RECESS, OVERLAPS_PIECE, PUZZLE_USED
from projectl.rules.explanation import refusal
from projectl.rules.pieces import FIRST_PLACEMENT
from projectl.rules.pieces import SPLITS as SPLIT_LIST
from projectl.rules.state import State

from .context import GameContext
from .view_words import action_text

_DOES_NOT_FIT = (OUTSIDE_RECESS, OVERLAPS_PIECE, PUZZLE_USED, NOT_A_NEW_PIECE)


def refusals(context: GameContext, known: State, seat: int, codes: Collection[int]) -> dict[str, Mapping[str, str]]:
    """Reason and rule by control: an action in notation, or `place`, `exch` or `split` for all of that group.

    `codes` are the actions that are legal.
    """
    rules = context.rules
    controls = _controls(rules.row_slots, bool(rules.solo), "ambassador" in context.options.expansions)
    refused = {text: _refusal(context, known, seat, code) for text, code in controls if code not in codes}
    for name, group, typical in _GROUPS:
        # Where nothing of a group is legal one stands for all of them.
        if (name != "split" or rules.ghosts) and not any(map(group.__contains__, codes)):
            refused[name] = _refusal(context, known, seat, typical(known, seat))
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
    ("place", range(PLACE, PLACE + SLOTS * PLACEMENTS), _typical_placement),
    ("exch", range(EXCHANGE, MASTER), _typical_exchange),
    ("split", range(GHOST, GHOST + SPLITS), _typical_split),
)


@cache
def _meaning(reason: int, code: int) -> Mapping[str, str]:
    """There are few reasons and few controls, so that all of them are kept."""
    refused = refusal(reason, code)
    return {"reason": refused.key, "rule": refused.rule}


def _refusal(context: GameContext, known: State, seat: int, code: int) -> Mapping[str, str]:
    reason = explain(known, context.rules, context.tables, seat, code)
    return _meaning(NOTHING_FITS if reason in _DOES_NOT_FIT else reason, code)
