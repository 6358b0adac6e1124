"""Whether a position could come about: nothing is there twice, nothing is missing, and all parts agree."""

from __future__ import annotations

from collections.abc import Iterator

from projectl.rules.engine.board import any_fits
from projectl.rules.engine.codes import (
    AMBASSADOR_REWARD,
    AMBASSADOR_SEQUENCE,
    DEAD_POSITION,
    DECK_EMPTY,
    GHOST_SEQUENCE,
    KINDS,
    LEVEL_CHOICE,
    MASTER_SEQUENCE,
    ONE_ARROW,
    ORDER_CHOICE,
    OVER,
    PLAY,
    RECYCLE_SEQUENCE,
    REWARD_CHOICE,
    SLOTS,
    TOUCHES,
    TURN_CAP,
    TURN_OVER,
    TWO_ARROWS,
)
from projectl.rules.engine.completing import LEVEL_1_PIECE, offered_kinds
from projectl.rules.engine.market import deck_of_slot, pile_owner, ring_index, trigger_deck
from projectl.rules.engine.multiset import contains, count_of
from projectl.rules.engine.reasons import ALLOWED, NOTHING_TO_REVEAL
from projectl.rules.engine.sequence import placeable_kinds
from projectl.rules.engine.why_market import why_not_recycle
from projectl.rules.pieces import LEVELS, NAMES, PLACEMENT_KIND
from projectl.rules.state import State
from projectl.rules.tables import multiset

from .faults import PositionError
from .frame import COLOURS, Frame
from .parts import is_waiting
from .turns import waiting_slots


def check_position(frame: Frame, state: State) -> None:
    """PositionError if the position could not come about."""
    _check_rows(frame, state)
    _check_puzzles(frame, state)
    _check_pieces(frame, state)
    for seat in range(len(frame.seats)):
        _check_pile(frame, state, seat)
        _check_unfinished(frame, state, seat)
        _check_touches(frame, state, seat)
    _check_locks(frame, state)
    _check_end(frame, state)
    for marker in range(frame.rules.markers):
        _check_turn(frame, state, marker)
        _check_sequence(frame, state, marker)
        _check_choice(frame, state, marker)
    _check_somebody_plays(frame, state)


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
            raise PositionError("position-puzzle-twice", params)
        found[puzzle] = place
    for colour, wanted in enumerate((frame.rules.white_deck, frame.rules.black_deck)):
        count = sum(frame.colour(puzzle) == colour for puzzle in found)
        if count != wanted:
            counts = {"colour": COLOURS[colour], "found": count, "wanted": wanted}
            raise PositionError("position-puzzle-count", counts)


def _check_rows(frame: Frame, state: State) -> None:
    """A slot is empty only when its deck is (R-TAKE)."""
    for slot in range(frame.rules.row_slots):
        deck = deck_of_slot(frame.rules, slot)
        if state.rows[slot] < 0 and state.deck_count[deck]:
            raise PositionError("position-row", {"slot": slot + 1, "deck": COLOURS[deck]})


def _check_pile(frame: Frame, state: State, seat: int) -> None:
    """Points and number of completed puzzles are those of the pile, unless Endless White took some away again."""
    pile = [puzzle for puzzle in range(frame.tables.puzzles) if pile_owner(state, puzzle) == seat]
    worth = {"points": sum(frame.tables.points[puzzle] for puzzle in pile), "completed": len(pile)}
    for name, wanted in worth.items():
        found = getattr(state, name)[seat]
        if found < wanted or (found > wanted and not frame.rules.endless_white):
            params = {"section": frame.seats[seat], "field": name, "found": found, "wanted": wanted}
            raise PositionError("position-pile", params)
    limit = state.completed[seat] if frame.rules.endless_white else _ambassadors_in(frame, pile)
    spending = any(state.sequence[marker] == AMBASSADOR_SEQUENCE for marker in _markers_of(frame, state, seat))
    if state.ambassadors[seat] + spending > limit:
        params = {"section": frame.seats[seat], "found": state.ambassadors[seat] + spending, "limit": limit}
        raise PositionError("position-ambassadors", params)


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
            raise PositionError("position-copies", params)


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
                raise PositionError("position-waiting", params)
        elif state.filled[where] == frame.tables.cells[puzzle] and not _may_be_full(frame, state, seat, slot):
            raise PositionError("position-full", params)


def _markers_of(frame: Frame, state: State, seat: int) -> list[int]:
    return [marker for marker in range(frame.rules.markers) if state.holder[marker] == seat]


def _may_be_full(frame: Frame, state: State, seat: int, slot: int) -> bool:
    if state.phase == TOUCHES:
        return True
    in_sequence = any(
        state.sequence[marker] and state.slots[marker] >> slot & 1 for marker in _markers_of(frame, state, seat)
    )
    return state.phase == PLAY and in_sequence


def _check_touches(frame: Frame, state: State, seat: int) -> None:
    """Touches are counted as they lie; when the game is over, full puzzles are gone with theirs."""
    laid = sum(map(len, state.touched[seat * SLOTS : seat * SLOTS + SLOTS]))
    found = state.touches[seat]
    allowed = {PLAY: laid == found == 0, TOUCHES: laid == found, OVER: laid <= found}
    if not allowed[state.phase]:
        raise PositionError("position-touches", {"section": frame.seats[seat], "found": found, "wanted": laid})


# --- solo and the end -------------------------------------------------------------------------------------------------
def _check_locks(frame: Frame, state: State) -> None:
    """Locks only ever leave the game (R-SOLO-LOCKED)."""
    limit = 2 * frame.rules.outer_locks + frame.rules.middle_locks + frame.rules.lock_supply
    found = sum(state.locks) + state.lock_supply
    if found > limit:
        raise PositionError("position-locks", {"found": found, "limit": limit})


def _check_end(frame: Frame, state: State) -> None:
    """The trigger, the reason of the end and who is done with the touches agree."""
    deck = trigger_deck(frame.rules)
    if bool(state.ending) == bool(state.deck_count[deck]):
        raise PositionError("position-ending", {"deck": COLOURS[deck]})
    reasons = {DECK_EMPTY} if state.ending else set()
    if state.phase == PLAY:
        reasons = reasons or {0}
    else:
        reasons |= set() if frame.rules.solo else {DEAD_POSITION}
        reasons |= {TURN_CAP} if frame.rules.turn_cap else set()
    if state.end_reason not in reasons:
        names = ("none", "deck-empty", "dead-position", "turn-cap")
        known = ", ".join(names[reason] for reason in sorted(reasons)) or "none here"
        raise PositionError("position-reason", {"found": names[state.end_reason], "known": known})
    everybody = (1 << frame.rules.players) - 1
    if (state.touch_done == everybody) != (state.phase == OVER) or (state.touch_done and state.phase == PLAY):
        raise PositionError("position-done")


# --- turns ------------------------------------------------------------------------------------------------------------
def _open_fault(frame: Frame, marker: int, field: str, found: str) -> PositionError:
    return PositionError("position-open", {"section": frame.turns[marker], "field": field, "found": found})


def _check_turn(frame: Frame, state: State, marker: int) -> None:
    """Seats come in their order (R-TURN, R-LINE-SETUP); what a turn has used up goes with the rest."""
    rules = frame.rules
    passes, uneven = divmod(state.turn, rules.markers)
    gap = marker * (3 if rules.players == 6 else 2)
    wanted = (state.first + passes + gap) % rules.players
    if state.holder[marker] != wanted or uneven:
        params = {"section": frame.turns[marker], "found": state.holder[marker] + 1}
        raise PositionError("position-turn", {**params, "turn": state.turn, "wanted": wanted + 1})
    if state.black_taken[marker] and not state.ending:
        raise _open_fault(frame, marker, "black", "the end is not triggered")
    fresh = state.fresh_ambassadors[marker] if state.phase == PLAY else 0  # later it is what the last turn left
    if fresh > (state.ambassadors[wanted] if rules.ambassador_later else 0):
        raise _open_fault(frame, marker, "fresh", str(state.fresh_ambassadors[marker]))


def _check_sequence(frame: Frame, state: State, marker: int) -> None:
    sequence = state.sequence[marker]
    if not sequence:
        return
    if state.phase != PLAY or state.choice[marker] or state.actions[marker] <= 0:
        raise _open_fault(frame, marker, "open", "no sequence can be open now")
    if sequence == RECYCLE_SEQUENCE:
        _check_recycle(frame, state, marker)
        return
    if sequence == MASTER_SEQUENCE and not state.master_used[marker]:
        raise _open_fault(frame, marker, "open", "the Master of the turn is not used")
    if sequence == GHOST_SEQUENCE:
        _check_split(frame, state, marker)
    kinds = placeable_kinds(state, frame.tables, marker)
    if not any_fits(state, frame.tables, state.holder[marker], kinds, state.slots[marker]):
        raise _open_fault(frame, marker, "open", "nothing more fits, so it would be closed")


def _check_recycle(frame: Frame, state: State, marker: int) -> None:
    """With one puzzle left its place is certain, and the row would be dealt anew (D25)."""
    reason = why_not_recycle(state, frame.rules, marker, state.subject[marker])
    # In Line Clear the other seat may have emptied the deck meanwhile.
    possible = reason == ALLOWED or (reason == NOTHING_TO_REVEAL and frame.rules.line_clear)
    if not possible or state.slots[marker].bit_count() > frame.rules.row_width - 2:
        raise _open_fault(frame, marker, "open", "this row cannot be in the middle of a Recycle")


def _check_split(frame: Frame, state: State, marker: int) -> None:
    """The ghost went back to the reserve, and only its new pieces are placed (D23)."""
    split = state.subject[marker]
    if not count_of(state.reserve, frame.tables.split_ghost[split]):
        raise _open_fault(frame, marker, "open", "the ghost is not in the reserve")
    used = [state.placed[marker * SLOTS + slot] for slot in range(SLOTS) if state.slots[marker] >> slot & 1]
    if not contains(frame.tables.split_pieces[split], multiset([PLACEMENT_KIND[placement] for placement in used])):
        raise _open_fault(frame, marker, "open", "a piece was placed that is not of the split")


def _check_choice(frame: Frame, state: State, marker: int) -> None:
    choice, subject = state.choice[marker], state.subject[marker]
    if not choice:
        return
    if state.phase != PLAY or state.actions[marker] == TURN_OVER:
        raise _open_fault(frame, marker, "choice", "no choice can be open now")
    seat = state.holder[marker]
    waiting = waiting_slots(frame, state, seat)
    if choice == ORDER_CHOICE:
        if len(waiting) < 2:
            raise _open_fault(frame, marker, "choice", "fewer than two puzzles wait for their reward")
        return
    if subject != LEVEL_1_PIECE and subject not in waiting:
        raise _open_fault(frame, marker, "choice", f"puzzle {subject + 1} does not wait for its reward")
    reward = 0 if subject == LEVEL_1_PIECE else frame.tables.reward[state.puzzle[seat * SLOTS + subject]]
    levels = {ONE_ARROW: 1, TWO_ARROWS: 2}.get(reward, 0)
    if choice == LEVEL_CHOICE and state.arrows[marker] > levels:
        raise _open_fault(frame, marker, "choice", f"its reward has {levels} arrows")
    if choice == REWARD_CHOICE and (reward >= KINDS or not offered_kinds(state, frame.rules, frame.tables, marker)):
        raise _open_fault(frame, marker, "choice", "its reward is no piece that can be chosen")


def _check_somebody_plays(frame: Frame, state: State) -> None:
    if state.phase == PLAY and all(state.actions[marker] == TURN_OVER for marker in range(frame.rules.markers)):
        raise PositionError("position-nobody")
