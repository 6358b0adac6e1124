"""Which legal actions show something hidden, so that they cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.game.history import reveals
from projectl.rules.engine import (
    BLACK,
    END,
    ORDER,
    PLACE,
    PLACEMENTS,
    PLAY,
    RECYCLE,
    SLOTS,
    TAKE,
    TAKE_DECK,
    WHITE,
    apply,
    block_of,
    deck_of_slot,
    is_idle,
    marker_of,
)
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

_TOUCH_DECKS = (TAKE, TAKE_DECK, RECYCLE, ORDER)
"""The blocks of what takes and recycles."""


def revealing(rules: Rules, known: State, seat: int, codes: Sequence[int]) -> list[int]:
    """Those of the legal actions that draw from a deck or shuffle one.

    Each is tried on the known state. Its decks are blank, so that nothing is learnt but that they were touched.
    """
    if known.phase != PLAY:
        return []
    if not _any_may_reveal(rules, known):
        blocks = (*_TOUCH_DECKS, END) if rules.solo else _TOUCH_DECKS
        codes = [code for code in codes if block_of(code) in blocks]
    tried = {ALIKE_TAKES - deck: True for deck in (WHITE, BLACK) if known.deck_count[deck] > 0}
    # A row of several puzzles is put in order first, which shows nothing (D25).
    tried |= {RECYCLE + row: False for row in (WHITE, BLACK) if _lie_in(known, rules, row) > 1}
    found = []
    for code in codes:
        key = _alike(rules, known, seat, code)
        if key not in tried:
            tried[key] = _reveals(rules, known, seat, code)
        if tried[key]:
            found.append(code)
    return found


def _lie_in(known: State, rules: Rules, row: int) -> int:
    return sum(puzzle >= 0 for puzzle in known.rows[row * rules.row_width : (row + 1) * rules.row_width])


def _any_may_reveal(rules: Rules, known: State) -> bool:
    """Whether more than taking and recycling can, and ending in solo: by the opponent's turn, or by Endless White."""
    unconfirmed_solo = bool(rules.solo) and not rules.confirm
    return unconfirmed_solo or (bool(rules.endless_white) and known.deck_count[WHITE] == 0)


ALIKE_TAKES = -1 - SLOTS - 1
"""Below the numbers of placements."""


def _alike(rules: Rules, known: State, seat: int, code: int) -> int:
    """One number for actions that reveal alike.

    Whichever puzzle is taken from a deck or the rows that it refills, that deck is drawn from, unless it is empty.
    Single placements on a puzzle do, or do not, complete it: whichever piece does, all pieces come back and the same
    follows.
    """
    block = block_of(code)
    if block in (TAKE, TAKE_DECK):
        return ALIKE_TAKES - (deck_of_slot(rules, code) if block == TAKE else code - TAKE_DECK)
    if block != PLACE or not is_idle(known, marker_of(known, rules, seat)):
        return code
    slot, placement = divmod(code - PLACE, PLACEMENTS)
    where = seat * SLOTS + slot
    filled = known.filled[where] | rules.mask[placement]
    return -1 - slot if filled == rules.cells[known.puzzle[where]] else -1 - SLOTS


def _reveals(rules: Rules, known: State, seat: int, code: int) -> bool:
    after = known.clone()
    apply(after, rules, seat, code)
    return reveals(known, after)
