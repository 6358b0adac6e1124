"""Why what a client shows as a control cannot be done now: a key for the texts and the rule."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
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
    """Reason and rule by control: an action in notation, or `place`, `exch` or `split` for all of that group."""
    legal = frozenset(codes)
    refused = {action_text(code): code for code in _controls(context) if code not in legal}
    refused |= _groups(context, known, seat, legal)
    return {text: _refusal(context, known, seat, code) for text, code in refused.items()}


def _controls(context: GameContext) -> Iterator[int]:
    """The actions that a client shows one by one, whether they are legal or not."""
    rules = context.rules
    yield from range(TAKE, TAKE + rules.row_slots)
    yield from range(TAKE_DECK, TAKE_DECK + (1 if rules.solo else 2))
    yield from (PIECE, RECYCLE, RECYCLE + 1, MASTER)
    if "ambassador" in context.options.expansions:
        yield AMBASSADOR
    yield from (STOP, CANCEL, END, DONE)


def _groups(context: GameContext, known: State, seat: int, legal: frozenset[int]) -> dict[str, int]:
    """For each group without a legal action one that stands for all."""
    owned = [kind for kind in range(KINDS) if known.supply[seat] >> 5 * kind & 15]
    groups = {
        "place": (range(PLACE, PLACE + SLOTS * PLACEMENTS), _typical_placement(known, seat, owned)),
        "exch": (range(EXCHANGE, MASTER), _typical_exchange(owned)),
    }
    if context.rules.ghosts:
        groups["split"] = (range(GHOST, GHOST + SPLITS), _typical_split(owned))
    # Asked this way round, since the groups are far larger than what is legal.
    return {name: typical for name, (group, typical) in groups.items() if not any(code in group for code in legal)}


def _typical_placement(known: State, seat: int, owned: list[int]) -> int:
    """Some placement of a piece that is there on a puzzle that is there, if there are such."""
    slots = [slot for slot in range(SLOTS) if known.puzzle[seat * SLOTS + slot] >= 0]
    slot, kind = (slots or [0])[0], (owned or [0])[0]
    return PLACE + slot * PLACEMENTS + FIRST_PLACEMENT[kind]


def _typical_exchange(owned: list[int]) -> int:
    """Some exchange of a piece that is there, if there is one; with it none is legal, as the reserve is bare."""
    given = (owned or [0])[0]
    return EXCHANGE + given * KINDS + (1 if given == 0 else 0)


def _typical_split(owned: list[int]) -> int:
    ghosts = [split for split, (ghost, _) in enumerate(SPLIT_LIST) if ghost in owned]
    return GHOST + (ghosts or [0])[0]


@cache
def _meaning(reason: int, code: int) -> Mapping[str, str]:
    """There are few reasons and few controls, so that all of them are kept."""
    refused = refusal(reason, code)
    return {"reason": refused.key, "rule": refused.rule}


def _refusal(context: GameContext, known: State, seat: int, code: int) -> Mapping[str, str]:
    reason = explain(known, context.rules, context.tables, seat, code)
    return _meaning(NOTHING_FITS if reason in _DOES_NOT_FIT else reason, code)
