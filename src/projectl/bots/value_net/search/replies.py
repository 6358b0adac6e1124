"""What the others do until a seat is to act again, in one sample of what nobody knows.

Proposals that leave the others the same table get the same answer. It is found once, so there are more samples to be
had, and no difference in the answers hides the difference between the proposals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.sizes import ANSWER
from projectl.bots.value_net.training.self_play import drawn_cards, is_spent, is_turn_of
from projectl.rules.engine.codes import END, PLAY
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.hidden import hide_decks
from projectl.rules.engine.step import apply

from .beam import PRIME, plan_turn

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .workspace import Desk

MANY = 1 << 30


def answer(states: list[State], game: int, rules: Rules, desk: Desk, seat: int, out: Buffer) -> None:
    """Let the others play in `states[game]`, as they did before in this sample if they find the same table."""
    state = states[game]
    key = table_key(state, rules)
    for known in range(desk.answers):
        if desk.answer_key[known] == key:
            for i in range(desk.answer_length[known]):
                apply(state, rules, state.holder[0], desk.answer[known][i])
            return
    length = 0
    while state.phase == PLAY and state.holder[0] != seat:
        length = answer_further(states, game, rules, desk, length, out)
    if length <= ANSWER:
        desk.answer_key[desk.answers] = key
        desk.answer_length[desk.answers] = length
        desk.answers += 1


def answer_further(states: list[State], game: int, rules: Rules, desk: Desk, length: int, out: Buffer) -> int:
    """Play and note down what a turn has until a card turns up, or its end; returns the new length of the answer."""
    state = states[game]
    other = state.holder[0]
    turn = state.turn
    cards = drawn_cards(state)
    desk.plan_length = 1
    desk.plan[0] = END
    if not is_spent(state, 0):
        copy_state(states, 0, game)
        hide_decks(states[0], rules)
        plan_turn(states, rules, desk, other, MANY, out)
    for i in range(desk.plan_length):
        if is_turn_of(state, other, turn, 0) and drawn_cards(state) == cards:
            apply(state, rules, other, desk.plan[i])
            if length < ANSWER:
                desk.answer[desk.answers][length] = desk.plan[i]
            length += 1
    return length


def table_key(state: State, rules: Rules) -> int:
    """A number that two tables hardly share unless they are the same to those who did not just play."""
    first = state.ending
    second = state.reserve % PRIME
    for slot in range(rules.row_slots):
        first = (first * 131 + state.rows[slot]) % PRIME
        second = (second * 137 + state.rows[slot]) % PRIME
    return (first * 131 + drawn_cards(state)) % PRIME * PRIME + (second * 137 + state.reserve) % PRIME
