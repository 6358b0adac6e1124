"""A position as the net sees it: the inputs that are not zero, from the side of one seat.

Only what everybody can see is read: of a deck only how many puzzles it has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.codes import KINDS, NOT_ENDING, SLOTS, WHITE
from projectl.rules.engine.market import deck_of_slot, trigger_deck
from projectl.rules.engine.seats import marker_of
from projectl.rules.engine.solo import COLUMNS, GRID, opponent_target

from .fitting import NEVER, fewest, pieces_needed, pieces_with_one_more
from .layout import (
    ACTIONS_LEFT,
    AMBASSADORS,
    BOUND,
    COLUMN,
    COMPLETED,
    DECK,
    ENDING,
    FINAL_LEAD,
    FINAL_LINEAR,
    GAPS,
    LEAD,
    LEAD_LINEAR,
    LOCK_SUPPLY,
    LOCKS,
    MASTER_LEFT,
    ME,
    OFFER,
    OFFER_REWARD,
    OPPONENT,
    OWN_POINTS,
    PIECES,
    PLAYERS,
    POINTS,
    RESERVE,
    REWARDS,
    SECOND_LEAD,
    SEQUENCE,
    SEQUENCE_SLOTS,
    SUPPLY,
    SWITCHES,
    TARGET,
    TURN_ORDER,
    WHITE_DECK,
    WORK,
    WORK_COUNT,
    WORK_REWARD,
)

if TYPE_CHECKING:
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk

LEADS = 12


def describe(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int) -> None:
    """Write the inputs for `seat` onto the desk."""
    desk.actives = 0
    add_player(state, tables, desk, seat, ME)
    if not rules.solo:
        add_player(state, tables, desk, strongest(state, rules, tables, desk, seat, -1), OPPONENT)
    add_reserve(state, desk)
    add_offers(state, rules, tables, desk, seat)
    add_decks(state, rules, desk)
    if rules.solo:
        add_solo(state, tables, desk)
    add_scores(state, rules, tables, desk, seat)
    add_turn(state, rules, desk, seat)
    add_rules(rules, desk)


def add(desk: Desk, index: int, amount: float) -> None:
    """One more input."""
    desk.active[desk.actives] = index
    desk.amount[desk.actives] = amount
    desk.actives += 1


def capped(number: int, most: int) -> int:
    """A number from 0 to `most`."""
    return min(max(number, 0), most)


def add_player(state: State, tables: Tables, desk: Desk, seat: int, start: int) -> None:
    """Pieces and unfinished puzzles of a player."""
    add_pieces(state, desk, seat, start)
    count = 0
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.puzzle[where] >= 0:
            count += 1
            add_work(state, tables, desk, where, start)
    add(desk, start + WORK_COUNT + count, 1.0)
    if state.ambassadors[seat]:
        add(desk, start + AMBASSADORS, float(state.ambassadors[seat]))


def add_pieces(state: State, desk: Desk, seat: int, start: int) -> None:
    """The supply, and the pieces that lie on puzzles."""
    bound = 0
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        bound += state.pieces[where]
    supply = state.supply[seat]
    total = 0
    for kind in range(KINDS):
        count = supply >> (5 * kind) & 15
        total += count
        for i in range(min(count, 3)):
            add(desk, start + SUPPLY + 3 * kind + i, 1.0)
        count = bound >> (5 * kind) & 15
        if count:
            add(desk, start + BOUND + kind, 0.5 * count)
    add(desk, start + PIECES, 0.15 * total)


def add_work(state: State, tables: Tables, desk: Desk, where: int, start: int) -> None:
    """An unfinished puzzle: how near it is, what it brings."""
    puzzle = state.puzzle[where]
    rest = tables.cells[puzzle] & ~state.filled[where]
    at = fewest(rest, state.supply[where // SLOTS], tables, desk) if rest else -1
    add(desk, start + WORK + POINTS * nearness(desk, at) + capped(tables.points[puzzle], POINTS - 1), 1.0)
    ready = at < 0 or pieces_needed(desk, at) < NEVER
    add(desk, start + WORK_REWARD + (0 if ready else REWARDS) + tables.reward[puzzle], 1.0)


def nearness(desk: Desk, at: int) -> int:
    """0-4: with so many more pieces than one of the supply; 5-9: with one that is missing; 10: not yet."""
    if at < 0:
        return 0  # full, and about to be completed with the sequence that is open
    if pieces_needed(desk, at) < NEVER:
        return capped(pieces_needed(desk, at) - 1, 4)
    if pieces_with_one_more(desk, at) < NEVER:
        return 5 + capped(pieces_with_one_more(desk, at) - 1, 4)
    return 10


def add_reserve(state: State, desk: Desk) -> None:
    """The kinds that have run out."""
    for kind in range(KINDS):
        if not state.reserve >> (5 * kind) & 15:
            add(desk, RESERVE + kind, 1.0)


def add_offers(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int) -> None:
    """The puzzles in the rows; a slot is empty too when its refill is not known yet."""
    white_gaps = 0
    black_gaps = 0
    for slot in range(rules.row_slots):
        puzzle = state.rows[slot]
        if puzzle >= 0:
            needed = pieces_needed(desk, fewest(tables.cells[puzzle], state.supply[seat], tables, desk))
            points = capped(tables.points[puzzle], POINTS - 1)
            add(desk, OFFER + 4 * points + (needed if needed <= 3 else 0), 1.0)
            add(desk, OFFER_REWARD + tables.reward[puzzle], 0.5)
        elif deck_of_slot(rules, slot) == WHITE:
            white_gaps += 1
        else:
            black_gaps += 1
    add(desk, GAPS + capped(white_gaps, 4), 1.0)
    add(desk, GAPS + 5 + capped(black_gaps, 4), 1.0)


def add_decks(state: State, rules: Rules, desk: Desk) -> None:
    """How much is left to draw, and how near the end is."""
    add(desk, DECK + capped(state.deck_count[trigger_deck(rules)], 16), 1.0)
    add(desk, WHITE_DECK, 0.05 * state.deck_count[WHITE])
    add(desk, ENDING + state.ending, 1.0)


def add_solo(state: State, tables: Tables, desk: Desk) -> None:
    """Locks, and what the opponent may take."""
    for column in range(COLUMNS):
        add(desk, LOCKS + 5 * column + capped(state.locks[column], 4), 1.0)
        most = -1
        for slot in range(column, GRID, COLUMNS):
            if state.rows[slot] >= 0:
                most = max(most, tables.points[state.rows[slot]])
        add(desk, COLUMN + 8 * column + (capped(most, 6) if most >= 0 else 7), 1.0)
    add(desk, LOCK_SUPPLY + capped(state.lock_supply, 6), 1.0)
    target = opponent_target(state, tables)
    add(desk, TARGET + (capped(tables.points[state.rows[target]], 6) if target >= 0 else 7), 1.0)


def with_touches(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int) -> int:
    """About what a seat would score if the play ended now."""
    score = state.points[seat] - state.touches[seat]
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        puzzle = state.puzzle[where]
        if puzzle >= 0:
            score += worth_now(state, rules, tables, desk, where)
    return score


def worth_now(state: State, rules: Rules, tables: Tables, desk: Desk, where: int) -> int:
    """What an unfinished puzzle brings at the end: filled by touches, or left as it is."""
    points = tables.points[state.puzzle[where]]
    left = -points if rules.unfinished_cost else 0
    rest = tables.cells[state.puzzle[where]] & ~state.filled[where]
    if rest == 0:
        return points
    needed = pieces_needed(desk, fewest(rest, state.supply[where // SLOTS], tables, desk))
    return max(points - needed, left) if needed < NEVER else left


def strongest(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int, but: int) -> int:
    """The opponent of `seat`, other than `but`, who would score most now; -1 if there is none."""
    best = -1
    most = 0
    for i in range(1, rules.players):
        other = (seat + i) % rules.players
        if other != but:
            score = with_touches(state, rules, tables, desk, other)
            if best < 0 or score > most:
                best = other
                most = score
    return best


def add_scores(state: State, rules: Rules, tables: Tables, desk: Desk, seat: int) -> None:
    """Who leads, now and as it would be after finishing touches."""
    rival = 1 if rules.solo else strongest(state, rules, tables, desk, seat, -1)
    lead = state.points[seat] - state.points[rival]
    mine = with_touches(state, rules, tables, desk, seat)
    theirs = state.points[rival] if rules.solo else with_touches(state, rules, tables, desk, rival)
    add(desk, LEAD + capped(lead + LEADS, 2 * LEADS), 1.0)
    add(desk, LEAD_LINEAR, 0.1 * lead)
    triggered = 2 * LEADS + 1 if state.ending != NOT_ENDING else 0
    add(desk, FINAL_LEAD + triggered + capped(mine - theirs + LEADS, 2 * LEADS), 1.0)
    add(desk, FINAL_LINEAR, 0.1 * (mine - theirs))
    add(desk, COMPLETED, 0.2 * (state.completed[seat] - state.completed[rival]))
    add(desk, OWN_POINTS, 0.1 * state.points[seat])
    if rules.players > 2:
        other = strongest(state, rules, tables, desk, seat, rival)
        lead = mine - with_touches(state, rules, tables, desk, other)
        add(desk, SECOND_LEAD + capped(lead + LEADS, 2 * LEADS), 1.0)


def add_turn(state: State, rules: Rules, desk: Desk, seat: int) -> None:
    """What is left of the turn of `seat`; nothing when it is another's."""
    marker = marker_of(state, rules, seat)
    actions = state.actions[marker] if marker >= 0 else 0
    add(desk, ACTIONS_LEFT + capped(actions, 3), 1.0)
    if actions > 0:
        if not state.master_used[marker]:
            add(desk, MASTER_LEFT, 1.0)
        add(desk, SEQUENCE + state.sequence[marker], 1.0)
        if state.sequence[marker]:
            used = state.slots[marker]
            add(desk, SEQUENCE_SLOTS + (used & 1) + (used >> 1 & 1) + (used >> 2 & 1) + (used >> 3 & 1), 1.0)
    add(desk, TURN_ORDER + (seat - state.first + rules.players) % rules.players, 1.0)


def add_rules(rules: Rules, desk: Desk) -> None:
    """The switches that change how a game is best played."""
    add(desk, PLAYERS + rules.players, 1.0)
    if rules.exact_turn:
        add(desk, SWITCHES, 1.0)
    if rules.deck_take:
        add(desk, SWITCHES + 1, 1.0)
    if rules.unfinished_cost:
        add(desk, SWITCHES + 2, 1.0)
    if rules.copies < 15:
        add(desk, SWITCHES + 3, 1.0)
    if rules.ghosts:
        add(desk, SWITCHES + 4, 1.0)
    if rules.line_clear:
        add(desk, SWITCHES + 5, 1.0)
