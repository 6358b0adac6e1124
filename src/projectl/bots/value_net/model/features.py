"""A position as a net sees it: the inputs that are not zero, from the side of one seat.

Only what everybody can see is read: of a deck only how many puzzles it has. Inputs that stay as they are during a
turn of the seat (`add_still`) and those that do not (`add_moving`) are apart, so that a search sums up the first once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.search.completable import count_slots, find_harvest
from projectl.bots.value_net.search.completion_cost import (
    NEVER,
    fewest,
    pieces_needed,
    pieces_with_one_action,
    pieces_with_one_more,
)
from projectl.bots.value_net.search.results import Viewpoint
from projectl.rules.engine.codes import KINDS, SLOTS
from projectl.rules.engine.seats import marker_of

from .feature_index import (
    ACTIONS_LEFT,
    AMBASSADORS,
    BOUND,
    HARVEST_ACTIONS,
    HARVEST_COUNT,
    HARVEST_POINTS,
    HARVEST_REWARD,
    MASTER_LEFT,
    ME,
    OPPONENT,
    PIECES,
    PLAYERS,
    POINTS,
    REWARDS,
    SEQUENCE,
    SEQUENCE_SLOTS,
    SUPPLY,
    SWITCHES,
    TURN_ORDER,
    WORK,
    WORK_COUNT,
    WORK_REWARD,
)
from .inference import accumulate
from .market_features import add_decks, add_offers, add_reserve, add_solo
from .score_features import add_scores, viewpoint_of
from .sparse_input import add, capped

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def encode(state: State, rules: Rules, workspace: Workspace, seat: int) -> None:
    """Write all inputs for `seat` into the workspace."""
    workspace.actives = 0
    add_moving(state, rules, workspace, add_still(state, rules, workspace, seat))


def accumulate_still(state: State, rules: Rules, workspace: Workspace, seat: int) -> Viewpoint:
    """Sum up what stays during a turn of `seat`; `encode_moving` gives the rest of a position then."""
    workspace.actives = 0
    view = add_still(state, rules, workspace, seat)
    accumulate(workspace)
    return view


def encode_moving(state: State, rules: Rules, workspace: Workspace, view: Viewpoint) -> None:
    """Write the inputs into the workspace that a turn of the seat can change."""
    workspace.actives = 0
    add_moving(state, rules, workspace, view)


def add_still(state: State, rules: Rules, workspace: Workspace, seat: int) -> Viewpoint:
    """The strongest opponent, who is returned too, the order of turns and the rules."""
    view = viewpoint_of(state, rules, workspace, seat)
    if not rules.solo:
        add_player(state, rules, workspace, view.rival, OPPONENT)
    add(workspace, TURN_ORDER + (seat - state.first + rules.players) % rules.players, 1.0)
    add_rules(rules, workspace)
    return view


def add_moving(state: State, rules: Rules, workspace: Workspace, view: Viewpoint) -> None:
    """The seat itself, the table, the score and the turn."""
    seat = view.seat
    add_player(state, rules, workspace, seat, ME)
    add_reserve(state, workspace)
    add_offers(state, rules, workspace, seat)
    add_decks(state, rules, workspace)
    if rules.solo:
        add_solo(state, rules, workspace)
    add_scores(state, rules, workspace, view)
    add_turn(state, rules, workspace, seat)


def add_player(state: State, rules: Rules, workspace: Workspace, seat: int, start: int) -> None:
    """Pieces and unfinished puzzles of a player."""
    add_pieces(state, workspace, seat, start)
    count = 0
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.puzzle[where] >= 0:
            count += 1
            add_work(state, rules, workspace, where, start)
    add(workspace, start + WORK_COUNT + count, 1.0)
    if state.ambassadors[seat]:
        add(workspace, start + AMBASSADORS, float(state.ambassadors[seat]))
    if count:
        add_harvest(state, rules, workspace, seat, start)


def add_pieces(state: State, workspace: Workspace, seat: int, start: int) -> None:
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
            add(workspace, start + SUPPLY + 3 * kind + i, 1.0)
        count = bound >> (5 * kind) & 15
        if count:
            add(workspace, start + BOUND + kind, 0.5 * count)
    add(workspace, start + PIECES, 0.15 * total)


def add_work(state: State, rules: Rules, workspace: Workspace, where: int, start: int) -> None:
    """An unfinished puzzle: how near it is, what it brings."""
    puzzle = state.puzzle[where]
    rest = rules.cells[puzzle] & ~state.filled[where]
    at = fewest(rest, state.supply[where // SLOTS], rules, workspace) if rest else -1
    add(workspace, start + WORK + POINTS * nearness(workspace, at) + capped(rules.points[puzzle], POINTS - 1), 1.0)
    ready = at < 0 or pieces_needed(workspace, at) < NEVER
    add(workspace, start + WORK_REWARD + (0 if ready else REWARDS) + rules.reward[puzzle], 1.0)


def nearness(workspace: Workspace, at: int) -> int:
    """0-4: with so many more pieces than one of the supply; 5-8: with one more that an action brings.

    9-11: with one more that takes several actions; 12: not yet.
    """
    if at < 0:
        return 0  # full, and about to be completed with the sequence that is open
    if pieces_needed(workspace, at) < NEVER:
        return capped(pieces_needed(workspace, at) - 1, 4)
    if pieces_with_one_action(workspace, at) < NEVER:
        return 5 + capped(pieces_with_one_action(workspace, at) - 1, 3)
    if pieces_with_one_more(workspace, at) < NEVER:
        return 9 + capped(pieces_with_one_more(workspace, at) - 1, 2)
    return 12


def add_harvest(state: State, rules: Rules, workspace: Workspace, seat: int, start: int) -> None:
    """What can be completed together."""
    harvest = find_harvest(state, rules, workspace, seat)
    count = count_slots(harvest.slots)
    add(workspace, start + HARVEST_COUNT + count, 1.0)
    if count:
        add(workspace, start + HARVEST_POINTS + capped(harvest.points, 13), 1.0)
        add(workspace, start + HARVEST_ACTIONS + capped(harvest.actions, 3), 1.0)
        for slot in range(SLOTS):
            if harvest.slots >> slot & 1:
                add(workspace, start + HARVEST_REWARD + rules.reward[state.puzzle[seat * SLOTS + slot]], 1.0)


def add_turn(state: State, rules: Rules, workspace: Workspace, seat: int) -> None:
    """What is left of the turn of `seat`; nothing when it is another's."""
    marker = marker_of(state, rules, seat)
    actions = state.actions[marker] if marker >= 0 else 0
    add(workspace, ACTIONS_LEFT + capped(actions, 3), 1.0)
    if actions > 0:
        if not state.master_used[marker]:
            add(workspace, MASTER_LEFT, 1.0)
        add(workspace, SEQUENCE + state.sequence[marker], 1.0)
        if state.sequence[marker]:
            add(workspace, SEQUENCE_SLOTS + count_slots(state.slots[marker]), 1.0)


def add_rules(rules: Rules, workspace: Workspace) -> None:
    """The switches that change how a game is best played."""
    add(workspace, PLAYERS + rules.players, 1.0)
    if rules.exact_turn:
        add(workspace, SWITCHES, 1.0)
    if rules.deck_take:
        add(workspace, SWITCHES + 1, 1.0)
    if rules.unfinished_cost:
        add(workspace, SWITCHES + 2, 1.0)
    if rules.copies < 15:
        add(workspace, SWITCHES + 3, 1.0)
    if rules.ghosts:
        add(workspace, SWITCHES + 4, 1.0)
    if rules.line_clear:
        add(workspace, SWITCHES + 5, 1.0)
