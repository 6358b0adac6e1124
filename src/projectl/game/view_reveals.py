"""Which legal actions show something hidden, so that they cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.rules.engine.codes import END, EXCHANGE, PLACE, PLACEMENTS, PLAY, SLOTS, WHITE
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
        codes = [code for code in codes if code < EXCHANGE or code == END]
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


def _alike(context: GameContext, known: State, seat: int, code: int) -> int:
    """One number for actions that reveal alike: single placements on a puzzle that do, or do not, complete it.

    Whichever piece completes a puzzle, all pieces come back and the same follows.
    """
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
