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

    from .caches import Reply
    from .workspace import Workspace

MANY = 1 << 30


def answer(states: list[State], game: int, rules: Rules, workspace: Workspace, seat: int, out: Buffer) -> None:
    """Let the others play in `states[game]`, as they did before in this sample if they find the same table."""
    state = states[game]
    key = table_key(state, rules)
    for i in range(workspace.replies):
        if workspace.reply[i].key == key:
            repeat(state, rules, workspace.reply[i])
            return
    reply = workspace.reply[workspace.replies]
    reply.key = key
    reply.length = 0
    while state.phase == PLAY and state.holder[0] != seat:
        answer_further(states, game, rules, workspace, reply, out)
    if reply.length <= ANSWER:
        workspace.replies += 1


def repeat(state: State, rules: Rules, reply: Reply) -> None:
    """Play what was noted down."""
    for i in range(reply.length):
        apply(state, rules, state.holder[0], reply.action[i])


def answer_further(
    states: list[State], game: int, rules: Rules, workspace: Workspace, reply: Reply, out: Buffer
) -> None:
    """Play and note down what a turn has until a card turns up, or its end; of too long an answer only the length."""
    state = states[game]
    other = state.holder[0]
    turn = state.turn
    cards = drawn_cards(state)
    plan = workspace.plan
    plan.length = 1
    plan.action[0] = END
    if not is_spent(state, 0):
        copy_state(states, 0, game)
        hide_decks(states[0], rules)
        plan_turn(states, rules, workspace, other, MANY, plan, out)
    for i in range(plan.length):
        if is_turn_of(state, other, turn, 0) and drawn_cards(state) == cards:
            apply(state, rules, other, plan.action[i])
            if reply.length < ANSWER:
                reply.action[reply.length] = plan.action[i]
            reply.length += 1


def table_key(state: State, rules: Rules) -> int:
    """A number that two tables hardly share unless they are the same to those who did not just play."""
    first = state.ending
    second = state.reserve % PRIME
    for slot in range(rules.row_slots):
        first = (first * 131 + state.rows[slot]) % PRIME
        second = (second * 137 + state.rows[slot]) % PRIME
    return (first * 131 + drawn_cards(state)) % PRIME * PRIME + (second * 137 + state.reserve) % PRIME
