"""Whether a position could come about: nothing is there twice, nothing is missing, and all parts agree."""

from __future__ import annotations

from collections.abc import Iterator

from projectl.rules.engine.codes import (
    AMBASSADOR_REWARD,
    AMBASSADOR_SEQUENCE,
    KINDS,
    OVER,
    PLAY,
    SLOTS,
    TOUCHES,
    WHITE,
)
from projectl.rules.engine.market import deck_of_slot, pile_owner, ring_index
from projectl.rules.engine.multiset import count_of
from projectl.rules.pieces import LEVELS, NAMES, PLACEMENT_KIND
from projectl.rules.state import State

from .faults import PositionError, table_fault
from .frame import COLOURS, Frame
from .parts import is_waiting
from .plausible_end import check_end, check_solo
from .plausible_turn import check_turns


def check_position(frame: Frame, state: State) -> None:
    """PositionError if the position could not come about."""
    _check_rows(frame, state)
    _check_puzzles(frame, state)
    for deck in frame.decks:
        _check_deck(frame, state, deck)
    _check_reshuffled(frame, state)
    _check_pieces(frame, state)
    for seat in range(len(frame.seats)):
        _check_pile(frame, state, seat)
        _check_unfinished(frame, state, seat)
    check_solo(frame, state)
    check_end(frame, state)
    check_turns(frame, state)


# --- puzzles ----------------------------------------------------------------------------------------------------------
def _places(frame: Frame, state: State) -> Iterator[tuple[int, str]]:
    """Every puzzle in the game and where it lies."""
    for deck in frame.decks:
        for at in range(state.deck_count[deck]):
            index = ring_index(frame.rules, frame.tables, deck, state.deck_head[deck] + at)
            yield state.deck[index], f"the {COLOURS[deck]} deck"
    yield from ((puzzle, f"row slot {slot + 1}") for slot, puzzle in enumerate(state.rows) if puzzle >= 0)
    for where, puzzle in enumerate(state.puzzle):
        if puzzle >= 0:
            yield puzzle, frame.seats[where // SLOTS]
    for puzzle in range(frame.tables.puzzles):
        if pile_owner(state, puzzle) >= 0:
            yield puzzle, f"the pile of {frame.seats[pile_owner(state, puzzle)]}"


def _check_puzzles(frame: Frame, state: State) -> None:
    """Every puzzle lies in one place, and there are as many as were dealt (R-SETUP-DECKS, R-SOLO-SETUP)."""
    found: dict[int, str] = {}
    for puzzle, place in _places(frame, state):
        if puzzle in found:
            params = {"puzzle": frame.ids[puzzle], "first": found[puzzle], "second": place}
            raise PositionError("position-puzzle-twice", **params)
        found[puzzle] = place
    for colour, wanted in enumerate((frame.rules.white_deck, frame.rules.black_deck)):
        count = sum(frame.colour(puzzle) == colour for puzzle in found)
        if count != wanted:
            counts = {"colour": COLOURS[colour], "found": count, "wanted": wanted}
            raise PositionError("position-puzzle-count", **counts)


def _check_rows(frame: Frame, state: State) -> None:
    """A slot is empty only when its deck is (R-TAKE)."""
    for slot in range(frame.rules.row_slots):
        deck = deck_of_slot(frame.rules, slot)
        if state.rows[slot] < 0 and state.deck_count[deck]:
            raise PositionError("position-row", slot=slot + 1, deck=COLOURS[deck])


def _check_deck(frame: Frame, state: State, deck: int) -> None:
    """Where there is no Recycle, a deck is what was dealt, less what was drawn (R-RECYCLE)."""
    field = COLOURS[deck]
    if frame.rules.recycle and not frame.rules.solo:
        return
    if state.deck_known[deck]:
        raise table_fault(field, "no row is ever recycled")
    start, dealt = frame.ring_start(deck), frame.ring_used(deck)[0]
    ring = state.deck[start : start + dealt]
    if len({*ring}) < dealt or state.deck_head[deck] + state.deck_count[deck] != dealt:
        raise table_fault(field, "the deck is not what was dealt")


def _check_reshuffled(frame: Frame, state: State) -> None:
    """With Endless White, finished white puzzles are a new deck as soon as the old one is empty (R-ENDLESS)."""
    if state.phase == OVER or not frame.rules.endless_white or state.deck_count[WHITE]:
        return
    if any(pile_owner(state, puzzle) >= 0 for puzzle in range(frame.tables.whites)):
        raise table_fault("white", "the finished white puzzles would be a new deck")


def _check_pile(frame: Frame, state: State, seat: int) -> None:
    """Points and number of completed puzzles are those of the pile, unless Endless White took some away again."""
    pile = [puzzle for puzzle in range(frame.tables.puzzles) if pile_owner(state, puzzle) == seat]
    worth = {"points": sum(frame.tables.points[puzzle] for puzzle in pile), "completed": len(pile)}
    for name, wanted in worth.items():
        found = getattr(state, name)[seat]
        if found < wanted or (found > wanted and not frame.rules.endless_white):
            params = {"section": frame.seats[seat], "field": name, "found": found, "wanted": wanted}
            raise PositionError("position-pile", **params)
    limit = state.completed[seat] if frame.rules.endless_white else _ambassadors_in(frame, pile)
    spending = any(state.sequence[marker] == AMBASSADOR_SEQUENCE for marker in _markers_of(frame, state, seat))
    if state.ambassadors[seat] + spending > limit:
        params = {"section": frame.seats[seat], "found": state.ambassadors[seat] + spending, "limit": limit}
        raise PositionError("position-ambassadors", **params)


def _ambassadors_in(frame: Frame, puzzles: list[int]) -> int:
    return sum(frame.tables.reward[puzzle] == AMBASSADOR_REWARD for puzzle in puzzles)


# --- pieces -----------------------------------------------------------------------------------------------------------
def _check_pieces(frame: Frame, state: State) -> None:
    """Every piece is in the reserve, in a supply or on a puzzle."""
    laid = [PLACEMENT_KIND[placement] for placements in state.laid for placement in placements]
    for kind in range(KINDS):
        wanted = frame.rules.ghosts if LEVELS[kind] == 5 else frame.rules.copies
        held = sum(count_of(pieces, kind) for pieces in (state.reserve, *state.supply))
        if held + laid.count(kind) != wanted:
            params = {"piece": NAMES[kind], "found": held + laid.count(kind), "wanted": wanted}
            raise PositionError("position-copies", **params)


def _check_unfinished(frame: Frame, state: State, seat: int) -> None:
    """A full puzzle is completed at once, but for open sequences, finishing touches and open choices."""
    for slot in range(SLOTS):
        where = seat * SLOTS + slot
        puzzle = state.puzzle[where]
        if puzzle < 0:
            continue
        params = {"section": frame.seats[seat], "puzzle": frame.ids[puzzle]}
        if is_waiting(frame, state, where):
            if not any(state.choice[marker] for marker in _markers_of(frame, state, seat)):
                raise PositionError("position-waiting", **params)
        elif state.filled[where] == frame.tables.cells[puzzle] and not _may_be_full(frame, state, seat, slot):
            raise PositionError("position-full", **params)


def _markers_of(frame: Frame, state: State, seat: int) -> list[int]:
    return [marker for marker in range(frame.rules.markers) if state.holder[marker] == seat]


def _may_be_full(frame: Frame, state: State, seat: int, slot: int) -> bool:
    if state.phase == TOUCHES:
        return bool(state.touched[seat * SLOTS + slot])
    in_sequence = any(
        state.sequence[marker] and state.slots[marker] >> slot & 1 for marker in _markers_of(frame, state, seat)
    )
    return state.phase == PLAY and in_sequence
