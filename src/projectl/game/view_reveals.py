"""Which legal actions show something hidden, so that they cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.rules.engine.codes import END, EXCHANGE, PIECE, PLACE, PLACEMENTS, PLAY, SLOTS, TAKE_DECK, WHITE
from projectl.rules.engine.market import deck_of_slot
from projectl.rules.engine.seats import is_idle, marker_of
from projectl.rules.engine.step import apply
from projectl.rules.state import State

from .context import GameContext
from .history import reveals


def revealing(context: GameContext, known: State, seat: int, codes: Sequence[int]) -> list[int]:
    """Those of the legal actions that draw from a deck or shuffle one.

    Each is tried on the known state. Its decks are blank, so that nothing is learnt but that they were touched.
    """
    if known.phase != PLAY:
        return []
    if not _any_may_reveal(context, known):
        codes = [code for code in codes if (code < EXCHANGE and code != PIECE) or code == END]
    tried: dict[int, bool] = {}
    found = []
    for code in codes:
        key = _alike(context, known, seat, code)
        if key not in tried:
            tried[key] = _reveals(context, known, seat, code)
        if tried[key]:
            found.append(code)
    return found


def _any_may_reveal(context: GameContext, known: State) -> bool:
    """Whether more than taking, recycling and ending can: by the solo opponent's turn, or by Endless White."""
    rules = context.rules
    unconfirmed_solo = bool(rules.solo) and not rules.confirm
    return unconfirmed_solo or (bool(rules.endless_white) and known.deck_count[WHITE] == 0)


ALIKE_TAKES = -1 - SLOTS - 1
"""Below the numbers of placements."""


def _alike(context: GameContext, known: State, seat: int, code: int) -> int:
    """One number for actions that reveal alike.

    Whichever puzzle is taken from a deck or the rows that it refills, that deck is drawn from. Single placements on a
    puzzle do, or do not, complete it: whichever piece does, all pieces come back and the same follows.
    """
    if code < PIECE:
        return ALIKE_TAKES - (deck_of_slot(context.rules, code) if code < TAKE_DECK else code - TAKE_DECK)
    if code < PLACE or not is_idle(known, marker_of(known, context.rules, seat)):
        return code
    slot, placement = divmod(code - PLACE, PLACEMENTS)
    where = seat * SLOTS + slot
    filled = known.filled[where] | context.tables.mask[placement]
    return -1 - slot if filled == context.tables.cells[known.puzzle[where]] else -1 - SLOTS


def _reveals(context: GameContext, known: State, seat: int, code: int) -> bool:
    after = known.clone()
    apply(after, context.rules, context.tables, seat, code)
    return reveals(known, after)
