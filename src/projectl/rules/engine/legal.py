"""`legal`: every action that a seat may do, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.why.market import (
    is_black_barred,
    own_slots,
    why_no_take,
    why_not_deck,
    why_not_recycle,
)
from projectl.rules.engine.why.pieces import why_no_piece, why_not_split
from projectl.rules.engine.why.place import why_no_ambassador, why_no_cancel, why_no_master, why_no_stop
from projectl.rules.engine.why.turn import why_no_end

from .codes import (
    AMBASSADOR,
    BLACK,
    CANCEL,
    CHOOSE,
    COMPLETE,
    DECLINE,
    DONE,
    END,
    EXCHANGE,
    GHOST,
    KINDS,
    LEVEL_UP,
    MASTER,
    NO_CHOICE,
    NO_SEQUENCE,
    ORDER,
    ORDER_CHOICE,
    PIECE,
    PLACE,
    PLACEMENTS,
    PLAY,
    RECYCLE,
    RECYCLE_SEQUENCE,
    REWARD_CHOICE,
    SLOTS,
    SPLITS,
    STOP,
    TAKE,
    TAKE_DECK,
    TURN_OVER,
)
from .completing import level_up_reach, offered_kinds
from .levels import exchange_targets, level_up_targets
from .market import deck_of_slot
from .multiset import kinds_of
from .reasons import ALLOWED
from .seats import marker_of, may_act
from .sequence import placeable_kinds, recycled_row_start

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def legal(state: State, rules: Rules, seat: int, out: Buffer) -> int:
    """Write the legal actions of `seat` into `out`, which has room for all; returns how many there are."""
    if state.phase != PLAY:
        return add_touches(state, rules, seat, out)
    marker = marker_of(state, rules, seat)
    if marker < 0 or state.actions[marker] == TURN_OVER:
        return 0
    if state.choice[marker] != NO_CHOICE:
        return add_choices(state, rules, marker, out)
    if state.sequence[marker] != NO_SEQUENCE:
        return add_sequence(state, rules, marker, out)
    n = 0
    if state.actions[marker] > 0:
        n = add_market(state, rules, marker, out)
        n = add_exchanges(state, rules, seat, out, n)
        n = add_placing(state, rules, marker, out, n)
    if n == 0 or not rules.exact_turn or rules.confirm:
        if why_no_end(state, rules, marker) == ALLOWED:
            out[n] = END
            n += 1
    return n


def add_touches(state: State, rules: Rules, seat: int, out: Buffer) -> int:
    """Finishing touches, and the end of them (R-TOUCH)."""
    if not may_act(state, rules, seat):
        return 0
    out[0] = DONE
    return add_placements(state, rules, seat, kinds_of(state.supply[seat]), 0, out, 1)


def add_market(state: State, rules: Rules, marker: int, out: Buffer) -> int:
    """Puzzles of rows and decks, the level-1 piece, Recycle."""
    n = 0
    if why_no_take(state, marker) == ALLOWED:
        count = own_slots(rules)
        barred = is_black_barred(state, rules, marker)
        for slot in range(marker * count, marker * count + count):
            if state.rows[slot] >= 0 and not (barred and deck_of_slot(rules, slot) == BLACK):
                out[n] = TAKE + slot
                n += 1
        for deck in range(2):
            if why_not_deck(state, rules, marker, deck) == ALLOWED:
                out[n] = TAKE_DECK + deck
                n += 1
    if why_no_piece(state, rules) == ALLOWED:
        out[n] = PIECE
        n += 1
    for deck in range(2):
        if why_not_recycle(state, rules, marker, deck) == ALLOWED:
            out[n] = RECYCLE + deck
            n += 1
    return n


def add_kinds(kinds: int, code: int, out: Buffer, n: int) -> int:
    """The actions `code + kind` for every kind of a set."""
    rest = kinds >> 4
    while rest:
        if rest & 1:
            out[n] = code
            n += 1
        rest >>= 5
        code += 1
    return n


def add_exchanges(state: State, rules: Rules, seat: int, out: Buffer, n: int) -> int:
    """Upgrades and exchanges of every kind in the supply."""
    reserve = kinds_of(state.reserve)
    rest = kinds_of(state.supply[seat]) >> 4
    kind = 0
    while rest:
        if rest & 1:
            n = add_kinds(exchange_targets(reserve, kind, rules), EXCHANGE + kind * KINDS, out, n)
        rest >>= 5
        kind += 1
    return n


def add_placing(state: State, rules: Rules, marker: int, out: Buffer, n: int) -> int:
    """Single placements, Master, Ambassador and the splits of ghosts."""
    seat = state.holder[marker]
    owned = kinds_of(state.supply[seat])
    before = n
    n = add_placements(state, rules, seat, owned, 0, out, n)
    if n > before:
        if why_no_master(state, marker) == ALLOWED:
            out[n] = MASTER
            n += 1
        if why_no_ambassador(state, marker) == ALLOWED:
            out[n] = AMBASSADOR
            n += 1
    if owned & rules.level_set[5]:
        for split in range(SPLITS):
            if why_not_split(state, rules, seat, split) == ALLOWED:
                out[n] = GHOST + split
                n += 1
    return n


def add_placements(state: State, rules: Rules, seat: int, kinds: int, used: int, out: Buffer, n: int) -> int:
    """Every placement of the given kinds on the puzzles whose slots are not used."""
    fit_start = rules.fit_start
    fit_mask = rules.fit_mask
    fit_placement = rules.fit_placement
    for slot in range(SLOTS):
        puzzle = state.puzzle[seat * SLOTS + slot]
        if puzzle >= 0 and not used >> slot & 1:
            filled = state.filled[seat * SLOTS + slot]
            code = PLACE + slot * PLACEMENTS
            fit = puzzle * KINDS
            rest = kinds >> 4
            while rest:
                if rest & 1:
                    for i in range(fit_start[fit], fit_start[fit + 1]):
                        if not fit_mask[i] & filled:
                            out[n] = code + fit_placement[i]
                            n += 1
                rest >>= 5
                fit += 1
    return n


def add_sequence(state: State, rules: Rules, marker: int, out: Buffer) -> int:
    """How an open sequence may go on (D24)."""
    n = 0
    if state.sequence[marker] == RECYCLE_SEQUENCE:
        start = recycled_row_start(state, rules, marker)
        places = rules.row_width if state.deck_count[state.subject[marker]] > 0 else 0
        for place in range(places):
            if not state.slots[marker] >> place & 1:
                out[n] = ORDER + start + place
                n += 1
    else:
        kinds = placeable_kinds(state, rules, marker)
        n = add_placements(state, rules, state.holder[marker], kinds, state.slots[marker], out, 0)
    if why_no_stop(state, marker) == ALLOWED:
        out[n] = STOP
        n += 1
    if why_no_cancel(state, rules, marker) == ALLOWED:
        out[n] = CANCEL
        n += 1
    return n


def add_choices(state: State, rules: Rules, marker: int, out: Buffer) -> int:
    """The answers to an open choice."""
    n = 0
    if state.choice[marker] == ORDER_CHOICE:
        for slot in range(SLOTS):
            if state.slots[marker] >> slot & 1:
                out[n] = COMPLETE + slot
                n += 1
        return n
    if state.choice[marker] == REWARD_CHOICE:
        return add_kinds(offered_kinds(state, rules, marker), CHOOSE, out, 0)
    return add_level_ups(state, rules, marker, out)


def add_level_ups(state: State, rules: Rules, marker: int, out: Buffer) -> int:
    """Every way to raise a piece, and to forgo it (R-LEVELUP)."""
    n = 0
    reserve = kinds_of(state.reserve)
    reach = level_up_reach(state, rules, marker)
    rest = kinds_of(state.supply[state.holder[marker]]) >> 4
    kind = 0
    while rest:
        if rest & 1:
            targets = level_up_targets(reserve, kind, reach, rules)
            n = add_kinds(targets, LEVEL_UP + kind * KINDS, out, n)
        rest >>= 5
        kind += 1
    out[n] = DECLINE
    return n + 1
