"""Why a turn is good: sentences that are true of the position, the most important first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict, Unpack

from projectl.bots.api import SeatView
from projectl.game.advice_documents import Reason, ReasonKey
from projectl.rules.engine import (
    EXCHANGE,
    FINISH_ROUND,
    KINDS,
    LAST_ROUND,
    MASTER,
    NOT_ENDING,
    PIECE,
    PLACE,
    PLACEMENTS,
    PLAY,
    SLOTS,
    TAKE,
    TOUCHES,
    block_of,
    count_of,
    finishing_gain,
    pile_owner,
)
from projectl.rules.pieces import LEVELS, NAMES, PLACEMENT_KIND
from projectl.rules.pieces import PLACEMENTS as MASKS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State
from projectl.rules.tiling import counts, tiling

from .lines import Line, completed_slots, kinds_in, puzzles_in, rest_of

MOST = 3
"""So many reasons are given."""
RIVAL_PIECES = 2
"""With so many pieces a rival who takes a puzzle completes it in the same turn."""


class Values(TypedDict, total=False):
    """What a reason may name."""

    slot: int
    slots: list[int]
    seat: int
    count: int
    piece: str
    pieces: list[str]


def reason(key: ReasonKey, **values: Unpack[Values]) -> Reason:
    """A reason with what it names."""
    blank: Reason = {"key": key, "slot": None, "slots": [], "seat": None, "count": None, "piece": None, "pieces": []}
    return {**blank, **values}


def reasons_for(line: Line, focus: int | None) -> list[Reason]:
    """At most three reasons for a turn; `focus` is the slot, from 0, that the hint points at."""
    if not line.actions:
        return []
    found = _of_touches(line) if line.start.phase == TOUCHES else _of_play(line, focus)
    return list(found)[:MOST]


def _of_touches(line: Line) -> Iterator[Reason]:
    """Finishing touches: what the puzzles bring, and what the pieces cost."""
    slots = sorted({(action - PLACE) // PLACEMENTS for action in line.actions if block_of(action) == PLACE})
    for slot in slots:
        if rest_of(line.end, line.view, slot) == 0:
            puzzle = line.end.puzzle[line.view.seat * SLOTS + slot]
            yield reason("touch-pays", slot=slot + 1, count=finishing_gain(line.view.rules, puzzle))
    yield reason("touch-costs", count=len(line.actions))


def _of_play(line: Line, focus: int | None) -> Iterator[Reason]:
    done = [(at, slot) for at in range(len(line.actions)) for slot in completed_slots(line, at)]
    yield from _of_completing(line, done)
    yield from _of_the_end(line)
    yield from _of_taking(line)
    yield from _of_master(line, done)
    yield from _opened(line)
    yield from _of_pieces(line, focus)
    if focus is not None:
        yield from _progress(line, focus)


def _of_completing(line: Line, done: Sequence[tuple[int, int]]) -> Iterator[Reason]:
    if not done:
        return
    at, slot = done[0]
    rules, where = line.view.rules, line.view.seat * SLOTS + slot
    puzzle = line.states[at].puzzle[where]
    if line.start.puzzle[where] == puzzle:
        yield reason("completes", slot=slot + 1, count=rules.points[puzzle])
    else:
        yield reason("completes-taken", count=rules.points[puzzle])
    together = [other for moment, other in done if moment == at]
    if len(together) > 1:
        yield reason("master-completes", slots=[other + 1 for other in together])
    home = kinds_in(line.start.pieces[where]) if line.start.puzzle[where] == puzzle else []
    if home:
        yield reason("returns", slot=slot + 1, pieces=home)
    kind = rules.reward[puzzle]
    if kind < KINDS and count_of(line.states[at].reserve, kind) > 0 and len(together) == 1:
        yield reason("reward", slot=slot + 1, piece=NAMES[kind])


def _of_the_end(line: Line) -> Iterator[Reason]:
    if line.start.ending == NOT_ENDING and line.end.ending == FINISH_ROUND:
        yield reason("triggers-end")
    if is_last_turn(line.start, line.view):
        yield reason("last-turn")


def is_last_turn(state: State, view: SeatView) -> bool:
    """Whether the seat has no turn after this one."""
    rules = view.rules
    return not rules.line_clear and state.phase == PLAY and state.ending == LAST_ROUND


def _of_taking(line: Line) -> Iterator[Reason]:
    completed = {puzzle for puzzle in range(line.view.rules.puzzles) if pile_owner(line.end, puzzle) == line.view.seat}
    for at, action in enumerate(line.actions):
        if block_of(action) == TAKE:
            rules, before = line.view.rules, line.states[at]
            puzzle = before.rows[action - TAKE]
            kind = rules.reward[puzzle]
            if at == 0 and puzzle not in completed:
                worth = reason("takes", count=rules.points[puzzle])
                yield {**worth, "piece": NAMES[kind] if kind < KINDS else None}
            if (
                puzzle not in completed
                and tiling(rules.cells[puzzle], counts(before.supply[line.view.seat])) is not None
            ):
                yield reason("held")
            yield from _denied(rules, before, puzzle, line.view.seat)


def _denied(rules: Rules, state: State, puzzle: int, seat: int) -> Iterator[Reason]:
    """Rivals who hold one or two pieces that fill the puzzle: they could take and complete it in one turn."""
    if state.ending != NOT_ENDING or rules.line_clear:
        return
    for other in range(rules.players):
        has_room = -1 in state.puzzle[other * SLOTS : other * SLOTS + SLOTS]
        fills = other != seat and has_room and tiling(rules.cells[puzzle], counts(state.supply[other]), RIVAL_PIECES)
        if fills:
            yield reason("denies", seat=other)
            return


def _of_master(line: Line, done: Sequence[tuple[int, int]]) -> Iterator[Reason]:
    if MASTER in line.actions:
        start = line.actions.index(MASTER) + 1
        placed = 0
        for action in line.actions[start:]:
            if block_of(action) != PLACE:
                break
            placed += 1
        if placed > 1:
            yield reason("master", count=placed)


def _opened(line: Line) -> Iterator[Reason]:
    """Unfinished puzzles that the pieces in hand fill at the end of the turn, and did not before."""
    view = line.view
    for slot in puzzles_in(line.end, view.seat):
        where = view.seat * SLOTS + slot
        is_old = line.start.puzzle[where] == line.end.puzzle[where]
        if is_old and not _fills(line.start, view, slot) and _fills(line.end, view, slot):
            yield reason("opens", slot=slot + 1)


def _fills(state: State, view: SeatView, slot: int) -> bool:
    """Whether the supply has pieces that fill the rest of a puzzle."""
    rest = rest_of(state, view, slot)
    return rest == 0 or tiling(rest, counts(state.supply[view.seat])) is not None


def _of_pieces(line: Line, focus: int | None) -> Iterator[Reason]:
    """New pieces: where they fit, and by how much the engine grows."""
    first = line.actions[0]
    block = block_of(first)
    if block not in (EXCHANGE, PIECE):
        return
    kind = (first - EXCHANGE) % KINDS if block == EXCHANGE else 0
    if focus is not None and kind in _laid_kinds(line, focus):
        yield reason("fits", slot=focus + 1, piece=NAMES[kind])
    before, after = _cells(line.states[0], line.view.seat), _cells(line.states[1], line.view.seat)
    if after > before:
        yield reason("grows", count=after - before)
    ready = _master_room(line.end, line.view)
    if ready > max(1, _master_room(line.start, line.view)):
        yield reason("master-ready", count=ready)


def _laid_kinds(line: Line, slot: int) -> set[int]:
    """The kinds that are laid on a puzzle."""
    laid = [divmod(action - PLACE, PLACEMENTS) for action in line.actions if block_of(action) == PLACE]
    return {PLACEMENT_KIND[placement] for there, placement in laid if there == slot}


def _cells(state: State, seat: int) -> int:
    """The cells of all pieces in hand."""
    return sum(LEVELS[kind] * count_of(state.supply[seat], kind) for kind in range(KINDS))


def _master_room(state: State, view: SeatView) -> int:
    """On how many puzzles one Master could place a piece: each piece serves one puzzle."""
    rests = [rest_of(state, view, slot) for slot in puzzles_in(state, view.seat)]
    pieces = [kind for kind in range(KINDS) for _ in range(count_of(state.supply[view.seat], kind))]
    fits = {kind: [at for at, rest in enumerate(rests) if _fits(kind, rest)] for kind in set(pieces)}
    taken: dict[int, int] = {}

    def place(piece: int, seen: set[int]) -> bool:
        for at in fits[pieces[piece]]:
            if at not in seen:
                seen.add(at)
                if at not in taken or place(taken[at], seen):
                    taken[at] = piece
                    return True
        return False

    return sum(place(piece, set()) for piece in range(len(pieces)))


def _fits(kind: int, rest: int) -> bool:
    return any(PLACEMENT_KIND[at] == kind and not mask & ~rest for at, mask in enumerate(MASKS))


def _progress(line: Line, slot: int) -> Iterator[Reason]:
    """How much of a puzzle is open afterwards, if it is not completed."""
    where = line.view.seat * SLOTS + slot
    if line.start.puzzle[where] == line.end.puzzle[where] >= 0:
        before, after = rest_of(line.start, line.view, slot), rest_of(line.end, line.view, slot)
        if after and after != before:
            yield reason("progress", slot=slot + 1, count=after.bit_count())
