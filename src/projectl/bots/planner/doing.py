"""What an action does to a desk. What is turned up meanwhile is unknown, so a taken puzzle leaves an empty slot."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.rules.engine.codes import (
    AMBASSADOR,
    AMBASSADOR_REWARD,
    BLACK,
    END,
    EXCHANGE,
    FINISH_ROUND,
    GHOST,
    KINDS,
    MASTER,
    NOT_ENDING,
    ONE_ARROW,
    PIECE,
    PLACE,
    PLACEMENTS,
    STOP,
    TAKE,
)
from projectl.rules.engine.levels import level_up_targets, reward_options
from projectl.rules.engine.multiset import kinds_of
from projectl.rules.engine.solo import COLUMNS
from projectl.rules.pieces import LEVELS

from .desk import EMPTY, Desk, Table

Laying = tuple[int, int]
"""A puzzle slot and a placement."""


def take(desk: Desk, table: Table, slot: int) -> Desk:
    """Take a face-up puzzle (R-TAKE, R-SOLO-TAKE)."""
    after = _acted(desk, TAKE + slot)
    own = desk.puzzles.index(EMPTY)
    puzzle = desk.rows[slot]
    after.puzzles = _with(desk.puzzles, own, puzzle)
    after.recesses = _with(desk.recesses, own, table.tables.cells[puzzle])
    after.rows = _with(desk.rows, slot, EMPTY)
    if desk.ending != NOT_ENDING and table.deck_of[slot] == BLACK:
        after.black_taken = 1
    if table.rules.solo and desk.locks[slot % COLUMNS]:
        after.locks = _with(desk.locks, slot % COLUMNS, desk.locks[slot % COLUMNS] - 1)
        after.lock_supply += 1
    draw(after, table, table.deck_of[slot])
    return after


def draw(desk: Desk, table: Table, deck: int) -> None:
    """A puzzle leaves a deck, if it has one; the last one may trigger the end (R-END-TRIGGER)."""
    if desk.decks[deck] > 0:
        desk.decks = _with(desk.decks, deck, desk.decks[deck] - 1)
        if desk.decks[deck] == 0 and deck == table.trigger and desk.ending == NOT_ENDING:
            desk.ending = FINISH_ROUND


def new_piece(desk: Desk, table: Table) -> Desk:
    """Take an O1 (R-PIECE)."""
    after = _acted(desk, PIECE)
    _gain(after, table, 0)
    return after


def exchange(desk: Desk, table: Table, given: int, taken: int) -> Desk:
    """Upgrade or exchange a piece (R-UPGRADE, R-EXCHANGE)."""
    after = _acted(desk, EXCHANGE + KINDS * given + taken)
    _swap(after, table.tables.one[taken] - table.tables.one[given])
    return after


def split(desk: Desk, table: Table, which: int) -> Desk:
    """Split a ghost; its pieces join the supply (R-GHOST)."""
    after = _acted(desk, GHOST + which)
    _swap(after, table.tables.split_pieces[which] - table.tables.one[table.tables.split_ghost[which]])
    return after


def place(desk: Desk, table: Table, laying: Laying) -> Desk:
    """Place one piece (R-PLACE)."""
    slot, placement = laying
    after = _acted(desk, PLACE + slot * PLACEMENTS + placement)
    _lay(after, table, laying)
    _complete(after, table)
    return after


def place_several(desk: Desk, table: Table, layings: Sequence[Laying], begin: int) -> Desk:
    """Master or Ambassador: a piece on each of several puzzles, in one action (R-MASTER, R-AMBASSADOR)."""
    after = _acted(desk, begin)
    if begin == MASTER:
        after.master_used = 1
    elif begin == AMBASSADOR:
        after.ambassadors -= 1
    for slot, placement in layings:
        _lay(after, table, (slot, placement))
        after.path += (PLACE + slot * PLACEMENTS + placement,)
    after.path += (STOP,)
    _complete(after, table)
    return after


def end(desk: Desk) -> Desk:
    """End the turn early (R-TURN)."""
    after = _acted(desk, END)
    after.actions = 0
    return after


def opponent_turn(desk: Desk, table: Table) -> None:
    """The solo opponent's turn; what it takes is lost to the seat (R-SOLO-OPPONENT, R-SOLO-LOCKED)."""
    target = opponents_target(desk, table)
    if all(desk.locks):
        desk.locks = tuple(locks - 1 for locks in desk.locks)
    elif target >= 0:
        column = target % COLUMNS
        desk.points -= table.tables.points[desk.rows[target]]
        desk.rows = _with(desk.rows, target, EMPTY)
        desk.locks, desk.lock_supply = moved_locks(desk.locks, desk.lock_supply, column), 0
        draw(desk, table, table.deck_of[target])


def moved_locks(locks: tuple[int, ...], lock_supply: int, column: int) -> tuple[int, ...]:
    """The locks after the solo opponent has taken from an open column (D8)."""
    moved = lock_supply + sum(1 for other, each in enumerate(locks) if each and other != column)
    return _with(tuple(max(0, each - 1) for each in locks), column, moved)


def opponents_target(desk: Desk, table: Table) -> int:
    """The slot that the solo opponent would take from now, -1 for none."""
    best, most = -1, -1
    for slot, puzzle in enumerate(desk.rows):
        if puzzle != EMPTY and not desk.locks[slot % COLUMNS] and table.tables.points[puzzle] > most:
            best, most = slot, table.tables.points[puzzle]
    return best


def _acted(desk: Desk, action: int) -> Desk:
    after = desk.copy()
    after.actions -= 1
    after.path = (*desk.path, action)
    return after


def _with(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _swap(desk: Desk, change: int) -> None:
    desk.supply += change
    desk.reserve -= change


def _lay(desk: Desk, table: Table, laying: Laying) -> None:
    slot, placement = laying
    piece = table.tables.one[table.tables.kind[placement]]
    desk.supply -= piece
    desk.laid = _with(desk.laid, slot, desk.laid[slot] + piece)
    desk.recesses = _with(desk.recesses, slot, desk.recesses[slot] & ~table.tables.mask[placement])


def _complete(desk: Desk, table: Table) -> None:
    """Full puzzles give their pieces back, then their rewards, those with arrows last (R-COMPLETE, D4)."""
    full = [slot for slot, puzzle in enumerate(desk.puzzles) if puzzle >= 0 and not desk.recesses[slot]]
    for slot in full:
        desk.supply += desk.laid[slot]
    for slot in sorted(full, key=lambda slot: table.tables.reward[desk.puzzles[slot]]):
        puzzle = desk.puzzles[slot]
        desk.points += table.tables.points[puzzle]
        desk.completed += 1
        desk.laid = _with(desk.laid, slot, 0)
        desk.puzzles = _with(desk.puzzles, slot, EMPTY)
        _reward(desk, table, table.tables.reward[puzzle])


def _reward(desk: Desk, table: Table, reward: int) -> None:
    if reward < KINDS:
        _gain(desk, table, reward)
    elif reward == AMBASSADOR_REWARD:
        desk.ambassadors += 0 if table.rules.ambassador_later else 1
    else:
        _raise_piece(desk, table, 1 if reward == ONE_ARROW else 2)


def _gain(desk: Desk, table: Table, kind: int) -> None:
    """Take a piece, or the biggest of those that stand in for it (R-REWARD)."""
    offered = reward_options(kinds_of(desk.reserve), kind, table.rules, table.tables)
    kinds = [each for each in range(KINDS) if offered & table.tables.kind_set[each]]
    if kinds:
        _swap(desk, table.tables.one[max(kinds, key=lambda each: LEVELS[each])])


def _raise_piece(desk: Desk, table: Table, reach: int) -> None:
    """Use arrows on the piece that rises most, of equal ones the lowest (R-LEVELUP)."""
    reserve, owned = kinds_of(desk.reserve), kinds_of(desk.supply)
    ways = [
        (LEVELS[taken] - LEVELS[given], -given, taken)
        for given in range(KINDS)
        if owned & table.tables.kind_set[given]
        for taken in range(KINDS)
        if level_up_targets(reserve, given, reach, table.tables) & table.tables.kind_set[taken]
    ]
    if ways:
        _, given, taken = max(ways)
        _swap(desk, table.tables.one[taken] - table.tables.one[-given])
