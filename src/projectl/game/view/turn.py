"""The turns that are being played: actions left, the open sequence, the open choice. All of it is public."""

from __future__ import annotations

from typing import Any

from projectl.rules.engine import (
    GHOST_SEQUENCE,
    KINDS,
    LEVEL_1_PIECE,
    LEVEL_CHOICE,
    NO_CHOICE,
    NO_SEQUENCE,
    ORDER_CHOICE,
    PLAY,
    RECYCLE_SEQUENCE,
    SLOTS,
    TURN_OVER,
    is_finished,
    is_idle,
    kinds_of,
    level_up_reach,
    level_up_targets,
    marker_of,
    offered_kinds,
    placeable_kinds,
    recycled_row_start,
)
from projectl.rules.pieces import NAMES, SPLITS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .puzzles import ShownPuzzles
from .words import DECKS, MARKERS, SEQUENCES, kinds_in, laid_piece, names_of, numbered


def turn_document(rules: Rules, known: State, seat: int, shown: ShownPuzzles) -> dict[str, Any] | None:
    """The turn of a seat; None when it has none."""
    marker = marker_of(known, rules, seat)
    if known.phase != PLAY or marker < 0:
        return None
    over = known.actions[marker] == TURN_OVER
    idle = is_idle(known, marker)
    return {
        "marker": MARKERS[marker] if rules.line_clear else None,
        "actions_left": 0 if over else known.actions[marker],
        "over": over,
        "complete": not over and idle and is_finished(known, rules, marker),
        "master_used": bool(known.master_used[marker]),
        "black_taken": bool(known.black_taken[marker]),
        "sequence": sequence_document(rules, known, marker),
        "choice": choice_document(rules, known, marker, shown),
    }


def sequence_document(rules: Rules, known: State, marker: int) -> dict[str, Any] | None:
    """The open sequence and what it has used (D24)."""
    sequence = known.sequence[marker]
    if sequence == NO_SEQUENCE:
        return None
    if sequence == RECYCLE_SEQUENCE:
        return _recycle(rules, known, marker)
    document: dict[str, Any] = {
        "kind": SEQUENCES[sequence],
        "placed": [{"slot": slot + 1, **laid_piece(placement)} for slot, placement in _placed(known, marker)],
        "placeable": names_of(kinds_in(placeable_kinds(known, rules, marker))),
    }
    if sequence == GHOST_SEQUENCE:
        ghost, kinds = SPLITS[known.subject[marker]]
        document |= {"ghost": NAMES[ghost], "pieces": names_of(kinds)}
    return document


def _placed(known: State, marker: int) -> list[tuple[int, int]]:
    """The placements of the open sequence by puzzle slot."""
    used = range(SLOTS)
    return [(slot, known.placed[marker * SLOTS + slot]) for slot in used if known.slots[marker] >> slot & 1]


def fresh_placement(rules: Rules, known: State, seat: int, slot: int) -> int:
    """The placement that the seat's open sequence has laid on a puzzle, -1 for none."""
    marker = marker_of(known, rules, seat) if known.phase == PLAY else -1
    if marker < 0 or known.sequence[marker] in (NO_SEQUENCE, RECYCLE_SEQUENCE):
        return -1
    return dict(_placed(known, marker)).get(slot, -1)


def _recycle(rules: Rules, known: State, marker: int) -> dict[str, Any]:
    """The order so far, from top to bottom, and the slots still to be named (D25)."""
    start = recycled_row_start(known, rules, marker)
    named = [slot for slot in known.placed[marker * SLOTS : marker * SLOTS + SLOTS] if slot >= 0]
    row = range(start, start + rules.row_width)
    return {
        "kind": "recycle",
        "deck": DECKS[known.subject[marker]],
        "order": [slot + 1 for slot in named],
        "left": [slot + 1 for slot in row if known.rows[slot] >= 0 and slot not in named],
    }


def choice_document(rules: Rules, known: State, marker: int, shown: ShownPuzzles) -> dict[str, Any] | None:
    """The open choice and its options; they may change while another seat acts (D22)."""
    choice = known.choice[marker]
    if choice == NO_CHOICE:
        return None
    if choice == ORDER_CHOICE:
        return {"kind": "order", "slots": numbered(known.slots[marker])}
    seat, subject = known.holder[marker], known.subject[marker]
    for_piece = subject == LEVEL_1_PIECE
    document: dict[str, Any] = {
        "kind": "level-up" if choice == LEVEL_CHOICE else "reward",
        "slot": None if for_piece else subject + 1,
        "puzzle": None if for_piece else shown.id(known.puzzle[seat * SLOTS + subject]),
    }
    if choice == LEVEL_CHOICE:
        targets = _level_ups(rules, known, marker)
        return document | {"arrows": known.arrows[marker], "targets": targets}
    options = offered_kinds(known, rules, marker)
    return document | {"missing": NAMES[missing_kind(rules, known, marker)], "pieces": names_of(kinds_in(options))}


def missing_kind(rules: Rules, known: State, marker: int) -> int:
    """The kind that the open reward should have been (R-REWARD); of a level-1 piece the O1 (D12)."""
    subject = known.subject[marker]
    if subject == LEVEL_1_PIECE:
        return 0
    return rules.reward[known.puzzle[known.holder[marker] * SLOTS + subject]]


def _level_ups(rules: Rules, known: State, marker: int) -> dict[str, list[str]]:
    """By piece of the supply: what it may be raised to (R-LEVELUP)."""
    owned, reserve = kinds_of(known.supply[known.holder[marker]]), kinds_of(known.reserve)
    reach = level_up_reach(known, rules, marker)
    targets = {
        kind: level_up_targets(reserve, kind, reach, rules) for kind in range(KINDS) if owned & rules.kind_set[kind]
    }
    return {NAMES[kind]: names_of(kinds_in(found)) for kind, found in targets.items() if found}
