"""Trying out the ends of a turn: what the net thinks of them one turn later, over samples of what nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.training.self_play import drawn_cards, is_spent, is_turn_of, play_actions
from projectl.rules.engine.codes import END, PLAY
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.hidden import deal_unseen, hide_decks
from projectl.rules.engine.step import apply

from .beam import follow, plan_turn
from .endgame import judge
from .replies import answer

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .workspace import Workspace

# Counted from the end of the row of states.
ROOT = 4
SAMPLE = 3
GAME = 2
MANY = 1 << 30
WIDTH = 2
"""Of the beam with which turns are planned in a sample."""


def propose(states: list[State], rules: Rules, workspace: Workspace, seat: int, budget: int, out: Buffer) -> int:
    """Find the best ends of the turn from `states[0]` by the beam; returns how many, the best first."""
    copy_state(states, len(states) - ROOT, 0)
    plan_turn(states, rules, workspace, seat, budget, workspace.plan, out)
    for leaf in range(workspace.leaves):
        end = workspace.leaf[leaf]
        follow(workspace, leaf, end.plan)
        end.total = 0.0
        end.alive = 1
        end.open = turns_cards_up(states, rules, workspace, seat, leaf)
    return workspace.leaves


def turns_cards_up(states: list[State], rules: Rules, workspace: Workspace, seat: int, leaf: int) -> int:
    """Whether a card turns up on the way to an end of the turn, before the last action: 1 or 0."""
    game = len(states) - GAME
    copy_state(states, game, len(states) - ROOT)
    cards = drawn_cards(states[game])
    plan = workspace.leaf[leaf].plan
    for i in range(plan.length - 1):
        apply(states[game], rules, seat, plan.action[i])
        if drawn_cards(states[game]) != cards:
            return 1
    return 0


def try_out(states: list[State], rules: Rules, workspace: Workspace, seat: int, out: Buffer) -> None:
    """One sample of what is unknown, in which every proposal that is still alive is tried."""
    sample = len(states) - SAMPLE
    copy_state(states, sample, len(states) - ROOT)
    deal_sample(states[sample], rules, workspace)
    width = workspace.width
    fits = workspace.fits
    room = workspace.leaf_room
    count = workspace.leaves
    workspace.width = WIDTH
    workspace.fits = 1
    workspace.leaf_room = 1
    workspace.replies = 0
    for leaf in range(count):
        if workspace.leaf[leaf].alive:
            workspace.leaf[leaf].total += roll_out(states, rules, workspace, seat, leaf, out)
    workspace.width = width
    workspace.fits = fits
    workspace.leaf_room = room
    workspace.leaves = count


def deal_sample(state: State, rules: Rules, workspace: Workspace) -> None:
    """Deal what is unseen, by the generator of the workspace: one state of many is sampled again and again."""
    state.rng = workspace.chance
    deal_unseen(state, rules, workspace.unseen)
    workspace.chance = state.rng
    state.rng = 0


def roll_out(states: list[State], rules: Rules, workspace: Workspace, seat: int, leaf: int, out: Buffer) -> float:
    """What a proposal is worth: how well the next turn of `seat` could end when the others have played by the net."""
    game = len(states) - GAME
    copy_state(states, game, len(states) - SAMPLE)
    follow_plan(states, rules, workspace, seat, leaf, out)
    if states[game].phase == PLAY and states[game].holder[0] != seat:
        answer(states, game, rules, workspace, seat, out)
    if states[game].phase != PLAY:
        return judge(states[game], rules, workspace, seat).worth
    copy_state(states, 0, game)
    hide_decks(states[0], rules)
    return plan_turn(states, rules, workspace, seat, MANY, workspace.plan, out)


def follow_plan(states: list[State], rules: Rules, workspace: Workspace, seat: int, leaf: int, out: Buffer) -> None:
    """Play a proposal to the end of the turn; when a card turns up the rest is planned anew."""
    game = len(states) - GAME
    state = states[game]
    turn = state.turn
    cards = drawn_cards(state)
    plan = workspace.leaf[leaf].plan
    for i in range(plan.length):
        if is_turn_of(state, seat, turn, 0) and drawn_cards(state) == cards:
            apply(state, rules, seat, plan.action[i])
    if is_turn_of(state, seat, turn, 0) and not is_spent(state, 0):
        play_actions(states, game, rules, workspace, out)
    if is_turn_of(state, seat, turn, 0):
        apply(state, rules, seat, END)
