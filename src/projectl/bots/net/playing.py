"""Whole turns and games by the net: for learning, for looking ahead, and to measure strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.chance import advanced, drawn
from projectl.rules.engine.codes import END, PLAY, TURN_OVER
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.seats import is_idle
from projectl.rules.engine.step import apply

from .candidates import candidates
from .ending import is_last_turn, judge
from .features import describe
from .forward import ask
from .layout import END_NET, STEP_NET
from .learning import cut_off, remember
from .search import hide_decks, plan_turn, scratch_of, settled

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk
    from .tutor import Tutor

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


def play_turn(
    states: list[State], game: int, rules: Rules, tables: Tables, desk: Desk, budget: int, out: Buffer
) -> None:
    """Play the turn of a seat that is to act in `states[game]`, and end it."""
    marker = marker_to_act(states[game])
    seat = states[game].holder[marker]
    turn = states[game].turn
    play_actions(states, game, rules, tables, desk, budget, out)
    if is_turn_of(states[game], seat, turn, marker):
        apply(states[game], rules, tables, seat, END)


def marker_to_act(state: State) -> int:
    """The first marker whose turn is not over: in Line Clear one holder plays after the other here."""
    return 1 if state.actions[0] == TURN_OVER else 0


def play_actions(
    states: list[State], game: int, rules: Rules, tables: Tables, desk: Desk, budget: int, out: Buffer
) -> None:
    """Play the actions of a turn up to its end, which is left to do, planning anew whenever a card turns up.

    `rules.confirm` must be set.
    """
    state = states[game]
    marker = marker_to_act(state)
    seat = state.holder[marker]
    turn = state.turn
    while is_turn_of(state, seat, turn, marker) and not is_spent(state, marker):
        copy_state(states, 0, game)
        hide_decks(states[0], rules, tables)
        plan_turn(states, rules, tables, desk, seat, share_of(budget, state.actions[marker]), out)
        cards = drawn_cards(state)
        for i in range(desk.plan_length):
            if drawn_cards(state) == cards and is_turn_of(state, seat, turn, marker):
                if desk.plan[i] == END:
                    state.actions[marker] = 0
                else:
                    apply(state, rules, tables, seat, desk.plan[i])


def is_spent(state: State, marker: int) -> bool:
    """Whether only the end of the turn is left."""
    return state.actions[marker] == 0 and is_idle(state, marker)


def share_of(budget: int, actions: int) -> int:
    """The part of a turn's evaluations that a search may use: there may be one for each action."""
    return budget * (2 * actions - 1) // 9 if actions > 0 else budget // 9


def play_out(states: list[State], game: int, rules: Rules, tables: Tables, desk: Desk, budget: int, out: Buffer) -> int:
    """Play turns until the finishing touches; returns how many."""
    turns = 0
    while states[game].phase == PLAY:
        play_turn(states, game, rules, tables, desk, budget, out)
        turns += 1
    return turns


def practise(
    states: list[State], game: int, rules: Rules, tables: Tables, desk: Desk, tutor: Tutor, out: Buffer
) -> None:
    """Play a dealt game and remember its positions."""
    for seat in range(rules.players):
        tutor.last[seat] = -1
    while states[game].phase == PLAY:
        marker = marker_to_act(states[game])
        practise_steps(states, game, rules, tables, desk, tutor, out)
        if states[game].phase == PLAY and is_spent(states[game], marker):
            apply(states[game], rules, tables, states[game].holder[marker], END)
    for seat in range(rules.players):
        judge(states[game], rules, tables, desk, seat)
        tutor.final_win[seat] = desk.win
        tutor.final_margin[seat] = desk.margin


def practise_steps(
    states: list[State], game: int, rules: Rules, tables: Tables, desk: Desk, tutor: Tutor, out: Buffer
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
    hide_decks(states[0], rules, tables)
    plan_turn(states, rules, tables, desk, seat, MANY, out)
    for i in range(desk.plan_length):
        action = desk.plan[i]
        desk.chance = advanced(desk.chance)
        strays = tutor.stray > 0 and drawn(desk.chance, tutor.stray) == 0
        if strays:
            cut_off(tutor, seat, desk.leaf_win[0], desk.leaf_margin[0])
            desk.chance = advanced(desk.chance)
            action = out[drawn(desk.chance, candidates(states[0], rules, tables, desk, seat, out))]
        if action == END:
            state.actions[marker] = 0
            states[0].actions[marker] = 0
        else:
            apply(state, rules, tables, seat, action)
            apply(states[0], rules, tables, seat, action)
        note_position(states, rules, tables, desk, tutor, seat, marker)
        if strays or drawn_cards(state) != cards or not is_turn_of(state, seat, turn, marker):
            break


def note_position(
    states: list[State], rules: Rules, tables: Tables, desk: Desk, tutor: Tutor, seat: int, marker: int
) -> None:
    """Remember what the nets say of `states[0]`, unless it is of a kind that they are never asked about."""
    if states[0].phase != PLAY:
        return
    scratch = scratch_of(desk)
    at = 0
    net = STEP_NET
    if is_spent(states[0], marker):
        if is_last_turn(states[0], rules, seat):
            return
        net = END_NET
        copy_state(states, scratch, 0)
        at = settled(states, scratch, rules, tables, seat)
        if states[at].phase != PLAY:
            return
    describe(states[at], rules, tables, desk, seat)
    ask(desk, net)
    remember(desk, tutor, seat, net)
