"""A turn played out on what a seat knows: what is drawn meanwhile stays blank."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from projectl.bots.api import SeatView
from projectl.game.advice_documents import Group, Step
from projectl.record.notation.action import Action, write_cells
from projectl.rules.engine import (
    ALLOWED,
    DONE,
    END,
    EXCHANGE,
    KINDS,
    LEVEL_UP,
    NO_SEQUENCE,
    PLACE,
    PLACEMENTS,
    PLAY,
    SLOTS,
    apply,
    block_of,
    codes,
    count_of,
    explain,
    marker_of,
)
from projectl.rules.pieces import NAMES, PLACEMENT_KIND
from projectl.rules.pieces import PLACEMENTS as MASKS
from projectl.rules.state import State

GROUPS: dict[int, Group] = {
    codes.TAKE: "take",
    codes.TAKE_DECK: "take-deck",
    codes.PIECE: "piece",
    codes.RECYCLE: "recycle",
    codes.ORDER: "order",
    codes.EXCHANGE: "upgrade",
    codes.MASTER: "master",
    codes.AMBASSADOR: "ambassador",
    codes.GHOST: "ghost",
    codes.STOP: "stop",
    codes.CANCEL: "cancel",
    codes.END: "end",
    codes.CHOOSE: "choose",
    codes.COMPLETE: "complete",
    codes.LEVEL_UP: "level-up",
    codes.DECLINE: "decline",
    codes.DONE: "done",
    codes.PLACE: "place",
}


class Line(NamedTuple):
    """Some actions of a seat, and the state before each of them and after the last."""

    view: SeatView
    actions: tuple[int, ...]
    states: tuple[State, ...]

    @property
    def start(self) -> State:
        """What the seat knows now."""
        return self.states[0]

    @property
    def end(self) -> State:
        """What it would know then."""
        return self.states[-1]


def played(view: SeatView, actions: Iterable[int]) -> Line:
    """Play a plan as far as the rules allow, up to the end of the turn, which stays to be confirmed."""
    rules = view.rules._replace(confirm=1, endless_white=0)
    done: list[int] = []
    states = [view.state]
    for action in actions:
        state = states[-1]
        if (
            action in (END, DONE)
            or state.turn != view.state.turn
            or explain(state, rules, view.seat, action) != ALLOWED
        ):
            break
        after = state.clone()
        apply(after, rules, view.seat, action)
        done.append(action)
        states.append(after)
    return Line(view, tuple(done), tuple(states))


def completed_slots(line: Line, at: int) -> list[int]:
    """The slots whose puzzles go to the pile by an action of the line, from 0."""
    before, after = line.states[at], line.states[at + 1]
    first = line.view.seat * SLOTS
    return [slot for slot in range(SLOTS) if before.puzzle[first + slot] >= 0 > after.puzzle[first + slot]]


def puzzles_in(state: State, seat: int) -> list[int]:
    """The slots with a puzzle, from 0."""
    return [slot for slot in range(SLOTS) if state.puzzle[seat * SLOTS + slot] >= 0]


def rest_of(state: State, view: SeatView, slot: int) -> int:
    """The open cells of an unfinished puzzle."""
    where = view.seat * SLOTS + slot
    return int(view.rules.cells[state.puzzle[where]]) & ~state.filled[where]


def kinds_in(pieces: int) -> list[str]:
    """The names of the pieces of a multiset, each as often as it is there."""
    return [name for kind, name in enumerate(NAMES) for _ in range(count_of(pieces, kind))]


def steps_of(line: Line) -> list[Step]:
    """The actions as documents."""
    return [
        {**step_document(action), "number": number, "completes": [slot + 1 for slot in completed_slots(line, at)]}
        for at, (action, number) in enumerate(zip(line.actions, _numbers(line), strict=True))
    ]


def _numbers(line: Line) -> Sequence[int]:
    """By action: which action of the turn it belongs to; what one Master places shares its number."""
    numbers, number = [], 0
    for at, state in enumerate(line.states[:-1]):
        marker = marker_of(state, line.view.rules, line.view.seat)
        goes_on = state.phase == PLAY and marker >= 0 and at > 0
        number += not (goes_on and (state.sequence[marker] != NO_SEQUENCE or state.choice[marker] != 0))
        numbers.append(max(number, 1))
    return numbers


def step_document(action: int, number: int = 1) -> Step:
    """One action as a document."""
    block = block_of(action)
    step: Step = {
        "action": str(Action(action)),
        "group": GROUPS[block],
        "number": number,
        "slot": None,
        "row_slot": None,
        "piece": None,
        "taken": None,
        "cells": [],
        "completes": [],
    }
    if block == PLACE:
        slot, placement = divmod(action - PLACE, PLACEMENTS)
        notation = write_cells(MASKS[placement])
        cells = [notation[i : i + 2] for i in range(0, len(notation), 2)]
        return {**step, "slot": slot + 1, "piece": NAMES[PLACEMENT_KIND[placement]], "cells": cells}
    if block in (EXCHANGE, LEVEL_UP):
        given, taken = divmod(action - block, KINDS)
        return {**step, "piece": NAMES[given], "taken": NAMES[taken]}
    if block in (codes.TAKE, codes.ORDER):
        return {**step, "row_slot": action - block + 1}
    if block == codes.CHOOSE:
        return {**step, "taken": NAMES[action - block]}
    if block == codes.COMPLETE:
        return {**step, "slot": action - block + 1}
    return step
