"""Whole games by the bots' nets, one step ahead, with slips: many in little time, to learn from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.search.beam import plan_turn
from projectl.bots.value_net.search.candidates import candidates
from projectl.bots.value_net.search.endgame import best_touch
from projectl.bots.value_net.training.self_play import MANY, drawn_cards, is_spent, is_turn_of, marker_to_act
from projectl.rules.engine.chance import advanced, drawn
from projectl.rules.engine.codes import END, PLAY, TOUCHES
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.hidden import hide_decks
from projectl.rules.engine.seats import may_act
from projectl.rules.engine.step import apply

from .index import FIRST_KEPT, GAME, MOST_KEPT

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .records import Scales

THOUSAND = 1000
ONE_IN = 4
"""So many positions in the middle of a turn is one kept of."""


def play_game(states: list[State], rules: Rules, workspace: Workspace, scales: Scales, out: Buffer) -> int:
    """Play the game that is dealt to its end, `rules.confirm` being set; how many positions of it were kept."""
    scales.kept = 0
    while states[GAME].phase == PLAY:
        keep(states, scales)
        play_turn(states, rules, workspace, scales, out)
    if states[GAME].phase == TOUCHES:
        keep(states, scales)
        for seat in range(rules.players):
            while may_act(states[GAME], rules, seat):
                copy_state(states, 0, GAME)
                apply(states[GAME], rules, seat, best_touch(states, 0, rules, workspace, seat, out))
    return scales.kept


def keep(states: list[State], scales: Scales) -> None:
    """Keep the position as it stands, if there is room."""
    if scales.kept < MOST_KEPT:
        copy_state(states, FIRST_KEPT + scales.kept, GAME)
        scales.kept += 1


def chance_of(workspace: Workspace, bound: int) -> int:
    """The next number below a bound."""
    workspace.chance = advanced(workspace.chance)
    return drawn(workspace.chance, bound)


def play_turn(states: list[State], rules: Rules, workspace: Workspace, scales: Scales, out: Buffer) -> None:
    """The turn of who is to act: by chance in as many of a thousand turns as the seat slips, else by the nets."""
    state = states[GAME]
    marker = marker_to_act(state)
    seat = state.holder[marker]
    turn = state.turn
    slips = chance_of(workspace, THOUSAND) < scales.slips[seat]
    while is_turn_of(state, seat, turn, marker) and not is_spent(state, marker):
        if slips:
            act(
                states,
                rules,
                workspace,
                scales,
                out[chance_of(workspace, candidates(state, rules, workspace, seat, out))],
            )
        else:
            act_by_plan(states, rules, workspace, scales, out)
    if is_turn_of(state, seat, turn, marker):
        apply(state, rules, seat, END)


def act_by_plan(states: list[State], rules: Rules, workspace: Workspace, scales: Scales, out: Buffer) -> None:
    """Plan the rest of the turn, and follow the plan until a card turns up."""
    state = states[GAME]
    marker = marker_to_act(state)
    seat = state.holder[marker]
    turn = state.turn
    cards = drawn_cards(state)
    copy_state(states, 0, GAME)
    hide_decks(states[0], rules)
    plan_turn(states, rules, workspace, seat, MANY, workspace.plan, out)
    for i in range(workspace.plan.length):
        if drawn_cards(state) == cards and is_turn_of(state, seat, turn, marker):
            if workspace.plan.action[i] == END:
                state.actions[marker] = 0
            else:
                act(states, rules, workspace, scales, workspace.plan.action[i])


def act(states: list[State], rules: Rules, workspace: Workspace, scales: Scales, action: int) -> None:
    """Do an action of the turn, and sometimes keep what it led to."""
    state = states[GAME]
    marker = marker_to_act(state)
    seat = state.holder[marker]
    turn = state.turn
    apply(state, rules, seat, action)
    if is_turn_of(state, seat, turn, marker) and not is_spent(state, marker) and chance_of(workspace, ONE_IN) == 0:
        keep(states, scales)
