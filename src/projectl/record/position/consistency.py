"""Whether a position could come about: nothing is there twice, nothing is missing, and all parts agree."""

from __future__ import annotations

from collections.abc import Iterator

from projectl.record.errors import PositionError, table_fault
from projectl.rules.engine import (
    AMBASSADOR_REWARD,
    AMBASSADOR_SEQUENCE,
    KINDS,
    OVER,
    PLAY,
    SLOTS,
    TOUCHES,
    WHITE,
    count_of,
    deck_of_slot,
    pile_owner,
    ring_index,
)
from projectl.rules.pieces import LEVELS, NAMES, PLACEMENT_KIND
from projectl.rules.puzzles import COLOURS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .consistency_end import check_end, check_solo
from .consistency_turn import check_turns
from .parts import is_waiting
from .places import colour_of, decks_of, ring_start, ring_used, seat_sections


def check_position(rules: Rules, state: State) -> None:
    """PositionError if the position could not come about."""
    _check_rows(rules, state)
    _check_puzzles(rules, state)
    for deck in decks_of(rules):
        _check_deck(rules, state, deck)
    _check_reshuffled(rules, state)
    _check_pieces(rules, state)
    for seat in range(len(seat_sections(rules))):
        _check_pile(rules, state, seat)
        _check_unfinished(rules, state, seat)
    check_solo(rules, state)
    check_end(rules, state)
    check_turns(rules, state)


# --- puzzles ----------------------------------------------------------------------------------------------------------
def _places(rules: Rules, state: State) -> Iterator[tuple[int, str]]:
    """Every puzzle in the game and where it lies."""
    for deck in decks_of(rules):
        for at in range(state.deck_count[deck]):
            index = ring_index(rules, deck, state.deck_head[deck] + at)
            yield state.deck[index], f"the {COLOURS[deck]} deck"
    yield from ((puzzle, f"row slot {slot + 1}") for slot, puzzle in enumerate(state.rows) if puzzle >= 0)
    for where, puzzle in enumerate(state.puzzle):
        if puzzle >= 0:
            yield puzzle, seat_sections(rules)[where // SLOTS]
    for puzzle in range(rules.puzzles):
        if pile_owner(state, puzzle) >= 0:
            yield puzzle, f"the pile of {seat_sections(rules)[pile_owner(state, puzzle)]}"


def _check_puzzles(rules: Rules, state: State) -> None:
    """Every puzzle lies in one place, and there are as many as were dealt (R-SETUP-DECKS, R-SOLO-SETUP)."""
    found: dict[int, str] = {}
    for puzzle, place in _places(rules, state):
        if puzzle in found:
            params = {"puzzle": rules.cards[puzzle].id, "first": found[puzzle], "second": place}
            raise PositionError("position-puzzle-twice", **params)
        found[puzzle] = place
    for colour, wanted in enumerate((rules.white_deck, rules.black_deck)):
        count = sum(colour_of(rules, puzzle) == colour for puzzle in found)
        if count != wanted:
            counts = {"colour": COLOURS[colour], "found": count, "wanted": wanted}
            raise PositionError("position-puzzle-count", **counts)


def _check_rows(rules: Rules, state: State) -> None:
    """A slot is empty only when its deck is (R-TAKE)."""
    for slot in range(rules.row_slots):
        deck = deck_of_slot(rules, slot)
        if state.rows[slot] < 0 and state.deck_count[deck]:
            raise PositionError("position-row", slot=slot + 1, deck=COLOURS[deck])


def _check_deck(rules: Rules, state: State, deck: int) -> None:
    """Where there is no Recycle, a deck is what was dealt, less what was drawn (R-RECYCLE)."""
    field = COLOURS[deck]
    if rules.recycle and not rules.solo:
        return
    if state.deck_known[deck]:
        raise table_fault(field, "no row is ever recycled")
    start, dealt = ring_start(rules, deck), ring_used(rules, deck)[0]
    ring = state.deck[start : start + dealt]
    if len({*ring}) < dealt or state.deck_head[deck] + state.deck_count[deck] != dealt:
        raise table_fault(field, "the deck is not what was dealt")


def _check_reshuffled(rules: Rules, state: State) -> None:
    """With Endless White, finished white puzzles are a new deck as soon as the old one is empty (R-ENDLESS)."""
    if state.phase == OVER or not rules.endless_white or state.deck_count[WHITE]:
        return
    if any(pile_owner(state, puzzle) >= 0 for puzzle in range(rules.whites)):
        raise table_fault("white", "the finished white puzzles would be a new deck")


def _check_pile(rules: Rules, state: State, seat: int) -> None:
    """Points and number of completed puzzles are those of the pile, unless Endless White took some away again."""
    pile = [puzzle for puzzle in range(rules.puzzles) if pile_owner(state, puzzle) == seat]
    worth = {"points": sum(rules.points[puzzle] for puzzle in pile), "completed": len(pile)}
    for name, wanted in worth.items():
        found = getattr(state, name)[seat]
        if found < wanted or (found > wanted and not rules.endless_white):
            params = {"section": seat_sections(rules)[seat], "field": name, "found": found, "wanted": wanted}
            raise PositionError("position-pile", **params)
    limit = state.completed[seat] if rules.endless_white else _ambassadors_in(rules, pile)
    spending = any(state.sequence[marker] == AMBASSADOR_SEQUENCE for marker in _markers_of(rules, state, seat))
    if state.ambassadors[seat] + spending > limit:
        params = {"section": seat_sections(rules)[seat], "found": state.ambassadors[seat] + spending, "limit": limit}
        raise PositionError("position-ambassadors", **params)


def _ambassadors_in(rules: Rules, puzzles: list[int]) -> int:
    return sum(rules.reward[puzzle] == AMBASSADOR_REWARD for puzzle in puzzles)


# --- pieces -----------------------------------------------------------------------------------------------------------
def _check_pieces(rules: Rules, state: State) -> None:
    """Every piece is in the reserve, in a supply or on a puzzle."""
    laid = [PLACEMENT_KIND[placement] for placements in state.laid for placement in placements]
    for kind in range(KINDS):
        wanted = rules.ghosts if LEVELS[kind] == 5 else rules.copies
        held = sum(count_of(pieces, kind) for pieces in (state.reserve, *state.supply))
        if held + laid.count(kind) != wanted:
            params = {"piece": NAMES[kind], "found": held + laid.count(kind), "wanted": wanted}
            raise PositionError("position-copies", **params)


def _check_unfinished(rules: Rules, state: State, seat: int) -> None:
    """A full puzzle is completed at once, but for open sequences, finishing touches and open choices."""
    for slot in range(SLOTS):
        where = seat * SLOTS + slot
        puzzle = state.puzzle[where]
        if puzzle < 0:
            continue
        params = {"section": seat_sections(rules)[seat], "puzzle": rules.cards[puzzle].id}
        if is_waiting(rules, state, where):
            if not any(state.choice[marker] for marker in _markers_of(rules, state, seat)):
                raise PositionError("position-waiting", **params)
        elif state.filled[where] == rules.cells[puzzle] and not _may_be_full(rules, state, seat, slot):
            raise PositionError("position-full", **params)


def _markers_of(rules: Rules, state: State, seat: int) -> list[int]:
    return [marker for marker in range(rules.markers) if state.holder[marker] == seat]


def _may_be_full(rules: Rules, state: State, seat: int, slot: int) -> bool:
    if state.phase == TOUCHES:
        return bool(state.touched[seat * SLOTS + slot])
    in_sequence = any(
        state.sequence[marker] and state.slots[marker] >> slot & 1 for marker in _markers_of(rules, state, seat)
    )
    return state.phase == PLAY and in_sequence
