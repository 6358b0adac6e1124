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

    from .workspace import Desk

# Counted from the end of the row of states.
ROOT = 4
SAMPLE = 3
GAME = 2
MANY = 1 << 30
WIDTH = 2
"""Of the beam with which turns are planned in a sample."""


def propose(states: list[State], rules: Rules, desk: Desk, seat: int, budget: int, out: Buffer) -> int:
    """Find the best ends of the turn from `states[0]` by the beam; returns how many, the best first."""
    copy_state(states, len(states) - ROOT, 0)
    plan_turn(states, rules, desk, seat, budget, desk.plan, out)
    for leaf in range(desk.leaves):
        end = desk.leaf[leaf]
        follow(desk, leaf, end.plan)
        end.total = 0.0
        end.alive = 1
        end.open = turns_cards_up(states, rules, desk, seat, leaf)
    return desk.leaves


def turns_cards_up(states: list[State], rules: Rules, desk: Desk, seat: int, leaf: int) -> int:
    """Whether a card turns up on the way to an end of the turn, before the last action: 1 or 0."""
    game = len(states) - GAME
    copy_state(states, game, len(states) - ROOT)
    cards = drawn_cards(states[game])
    plan = desk.leaf[leaf].plan
    for i in range(plan.length - 1):
        apply(states[game], rules, seat, plan.action[i])
        if drawn_cards(states[game]) != cards:
            return 1
    return 0


def try_out(states: list[State], rules: Rules, desk: Desk, seat: int, out: Buffer) -> None:
    """One sample of what is unknown, in which every proposal that is still alive is tried."""
    sample = len(states) - SAMPLE
    copy_state(states, sample, len(states) - ROOT)
    deal_sample(states[sample], rules, desk)
    width = desk.width
    fits = desk.fits
    room = desk.leaf_room
    count = desk.leaves
    desk.width = WIDTH
    desk.fits = 1
    desk.leaf_room = 1
    desk.replies = 0
    for leaf in range(count):
        if desk.leaf[leaf].alive:
            desk.leaf[leaf].total += roll_out(states, rules, desk, seat, leaf, out)
    desk.width = width
    desk.fits = fits
    desk.leaf_room = room
    desk.leaves = count


def deal_sample(state: State, rules: Rules, desk: Desk) -> None:
    """Deal what is unseen, by the generator of the desk: one state of many is sampled again and again."""
    state.rng = desk.chance
    deal_unseen(state, rules, desk.unseen)
    desk.chance = state.rng
    state.rng = 0


def roll_out(states: list[State], rules: Rules, desk: Desk, seat: int, leaf: int, out: Buffer) -> float:
    """What a proposal is worth: how well the next turn of `seat` could end when the others have played by the net."""
    game = len(states) - GAME
    copy_state(states, game, len(states) - SAMPLE)
    follow_plan(states, rules, desk, seat, leaf, out)
    if states[game].phase == PLAY and states[game].holder[0] != seat:
        answer(states, game, rules, desk, seat, out)
    if states[game].phase != PLAY:
        return judge(states[game], rules, desk, seat).worth
    copy_state(states, 0, game)
    hide_decks(states[0], rules)
    return plan_turn(states, rules, desk, seat, MANY, desk.plan, out)


def follow_plan(states: list[State], rules: Rules, desk: Desk, seat: int, leaf: int, out: Buffer) -> None:
    """Play a proposal to the end of the turn; when a card turns up the rest is planned anew."""
    game = len(states) - GAME
    state = states[game]
    turn = state.turn
    cards = drawn_cards(state)
    plan = desk.leaf[leaf].plan
    for i in range(plan.length):
        if is_turn_of(state, seat, turn, 0) and drawn_cards(state) == cards:
            apply(state, rules, seat, plan.action[i])
    if is_turn_of(state, seat, turn, 0) and not is_spent(state, 0):
        play_actions(states, game, rules, desk, out)
    if is_turn_of(state, seat, turn, 0):
        apply(state, rules, seat, END)
