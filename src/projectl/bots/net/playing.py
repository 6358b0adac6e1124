"""Whole turns and games by the net: for learning, for looking ahead, and to measure strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.chance import advanced, drawn
from projectl.rules.engine.codes import END, PLAY
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.seats import is_idle
from projectl.rules.engine.step import apply

from .candidates import candidates
from .ending import judge
from .features import describe
from .forward import ask
from .learning import remember
from .search import hide_decks, plan_turn

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk
    from .tutor import Tutor

MANY = 1 << 30


def drawn_cards(state: State) -> int:
    """A number that changes whenever a card is drawn."""
    return state.deck_count[0] * 128 + state.deck_count[1]


def is_turn_of(state: State, seat: int, turn: int) -> bool:
    """Whether a turn still goes on."""
    return state.phase == PLAY and state.turn == turn and state.holder[0] == seat


def play_turn(
    states: list[State], game: int, rules: Rules, tables: Tables, desk: Desk, budget: int, out: Buffer
) -> None:
    """Play the turn of the seat that is to act in `states[game]`, and end it."""
    seat = states[game].holder[0]
    turn = states[game].turn
    play_actions(states, game, rules, tables, desk, budget, out)
    if is_turn_of(states[game], seat, turn):
        apply(states[game], rules, tables, seat, END)


def play_actions(
    states: list[State], game: int, rules: Rules, tables: Tables, desk: Desk, budget: int, out: Buffer
) -> None:
    """Play the actions of a turn up to its end, which is left to do, planning anew whenever a card turns up.

    For games with one marker; `rules.confirm` must be set.
    """
    state = states[game]
    seat = state.holder[0]
    turn = state.turn
    while is_turn_of(state, seat, turn) and not is_spent(state):
        copy_state(states, 0, game)
        hide_decks(states[0], rules, tables)
        plan_turn(states, rules, tables, desk, seat, share_of(budget, state.actions[0]), out)
        cards = drawn_cards(state)
        for i in range(desk.plan_length):
            if drawn_cards(state) == cards and is_turn_of(state, seat, turn):
                if desk.plan[i] == END:
                    state.actions[0] = 0
                else:
                    apply(state, rules, tables, seat, desk.plan[i])


def is_spent(state: State) -> bool:
    """Whether only the end of the turn is left."""
    return state.actions[0] == 0 and is_idle(state, 0)


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
        practise_steps(states, game, rules, tables, desk, tutor, out)
        if is_spent(states[game]):
            apply(states[game], rules, tables, states[game].holder[0], END)
    for seat in range(rules.players):
        judge(states[game], rules, tables, desk, seat)
        tutor.final_win[seat] = desk.win
        tutor.final_margin[seat] = desk.margin


def practise_steps(
    states: list[State], game: int, rules: Rules, tables: Tables, desk: Desk, tutor: Tutor, out: Buffer
) -> None:
    """Plan, and follow the plan until a card turns up, chance interferes, or the turn is over."""
    state = states[game]
    seat = state.holder[0]
    turn = state.turn
    cards = drawn_cards(state)
    copy_state(states, 0, game)
    hide_decks(states[0], rules, tables)
    plan_turn(states, rules, tables, desk, seat, MANY, out)
    for i in range(desk.plan_length):
        action = desk.plan[i]
        desk.chance = advanced(desk.chance)
        strays = 1 if tutor.stray > 0 and drawn(desk.chance, tutor.stray) == 0 else 0
        if strays:
            desk.chance = advanced(desk.chance)
            action = out[drawn(desk.chance, candidates(states[0], rules, tables, desk, seat, out))]
        apply(state, rules, tables, seat, action)
        if action == END:
            states[0].actions[0] = 0
        else:
            apply(states[0], rules, tables, seat, action)
        describe(states[0], rules, tables, desk, seat)
        ask(desk)
        remember(desk, tutor, seat, strays)
        if strays or drawn_cards(state) != cards or not is_turn_of(state, seat, turn):
            break
