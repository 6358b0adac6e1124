"""Whole turns and games by the net: for learning and for looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.model.feature_index import END_NET, STEP_NET
from projectl.bots.value_net.model.features import encode
from projectl.bots.value_net.model.inference import forward
from projectl.bots.value_net.search.beam import plan_turn, scratch_of, settled
from projectl.bots.value_net.search.candidates import candidates
from projectl.bots.value_net.search.endgame import is_last_turn, judge
from projectl.rules.engine.chance import advanced, drawn
from projectl.rules.engine.codes import END, PLAY, TURN_OVER
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.hidden import hide_decks
from projectl.rules.engine.seats import is_idle
from projectl.rules.engine.step import apply

from .td_lambda import cut_off, remember

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .training_state import Training

MANY = 1 << 30


def drawn_cards(state: State) -> int:
    """A number that changes whenever a card is drawn; by Recycle too, which leaves the decks as high as they were."""
    heads = state.deck_head[0] * 256 + state.deck_head[1]
    return (heads * 256 + state.deck_count[0]) * 256 + state.deck_count[1]


def is_turn_of(state: State, seat: int, turn: int, marker: int) -> bool:
    """Whether a turn still goes on."""
    return (
        state.phase == PLAY
        and state.turn == turn
        and state.holder[marker] == seat
        and state.actions[marker] != TURN_OVER
    )


def marker_to_act(state: State) -> int:
    """The first marker whose turn is not over: in Line Clear one holder plays after the other here."""
    return 1 if state.actions[0] == TURN_OVER else 0


def play_actions(states: list[State], game: int, rules: Rules, workspace: Workspace, out: Buffer) -> None:
    """Play the actions of a turn up to its end, which is left to do, planning anew whenever a card turns up.

    `rules.confirm` must be set.
    """
    state = states[game]
    marker = marker_to_act(state)
    seat = state.holder[marker]
    turn = state.turn
    while is_turn_of(state, seat, turn, marker) and not is_spent(state, marker):
        copy_state(states, 0, game)
        hide_decks(states[0], rules)
        plan_turn(states, rules, workspace, seat, MANY, workspace.plan, out)
        cards = drawn_cards(state)
        for i in range(workspace.plan.length):
            if drawn_cards(state) == cards and is_turn_of(state, seat, turn, marker):
                if workspace.plan.action[i] == END:
                    state.actions[marker] = 0
                else:
                    apply(state, rules, seat, workspace.plan.action[i])


def is_spent(state: State, marker: int) -> bool:
    """Whether only the end of the turn is left."""
    return state.actions[marker] == 0 and is_idle(state, marker)


def self_play(
    states: list[State], game: int, rules: Rules, workspace: Workspace, training: Training, out: Buffer
) -> None:
    """Play a dealt game and remember its positions."""
    for seat in range(rules.players):
        training.last[seat] = -1
    while states[game].phase == PLAY:
        marker = marker_to_act(states[game])
        self_play_steps(states, game, rules, workspace, training, out)
        if states[game].phase == PLAY and is_spent(states[game], marker):
            apply(states[game], rules, states[game].holder[marker], END)
    for seat in range(rules.players):
        end = judge(states[game], rules, workspace, seat)
        training.final_win[seat] = end.win
        training.final_margin[seat] = end.margin


def self_play_steps(
    states: list[State], game: int, rules: Rules, workspace: Workspace, training: Training, out: Buffer
) -> None:
    """Plan, and follow the plan until a card turns up, chance interferes, or the turn is over.

    `states[0]` follows along, as far as the seat could know.
    """
    state = states[game]
    marker = marker_to_act(state)
    seat = state.holder[marker]
    turn = state.turn
    cards = drawn_cards(state)
    copy_state(states, 0, game)
    hide_decks(states[0], rules)
    plan_turn(states, rules, workspace, seat, MANY, workspace.plan, out)
    for i in range(workspace.plan.length):
        action = workspace.plan.action[i]
        workspace.chance = advanced(workspace.chance)
        explores = training.inverse_epsilon > 0 and drawn(workspace.chance, training.inverse_epsilon) == 0
        if explores:
            cut_off(training, seat, workspace.leaf[0].win, workspace.leaf[0].margin)
            workspace.chance = advanced(workspace.chance)
            action = out[drawn(workspace.chance, candidates(states[0], rules, workspace, seat, out))]
        if action == END:
            state.actions[marker] = 0
            states[0].actions[marker] = 0
        else:
            apply(state, rules, seat, action)
            apply(states[0], rules, seat, action)
        note_position(states, rules, workspace, training, seat, marker)
        if explores or drawn_cards(state) != cards or not is_turn_of(state, seat, turn, marker):
            break


def note_position(
    states: list[State], rules: Rules, workspace: Workspace, training: Training, seat: int, marker: int
) -> None:
    """Remember what the nets say of `states[0]`, unless it is of a kind that they are never asked about."""
    if states[0].phase != PLAY:
        return
    scratch = scratch_of(workspace)
    at = 0
    net = STEP_NET
    if is_spent(states[0], marker):
        if is_last_turn(states[0], rules, seat):
            return
        net = END_NET
        copy_state(states, scratch, 0)
        at = settled(states, scratch, rules, seat)
        if states[at].phase != PLAY:
            return
    encode(states[at], rules, workspace, seat)
    remember(workspace, training, seat, net, forward(workspace, net))
