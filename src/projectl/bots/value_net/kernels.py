"""What is called from outside, one call for much work. `states` has room for the beam and, last, for a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.search.beam import plan_turn
from projectl.bots.value_net.search.endgame import best_touch
from projectl.bots.value_net.search.rollouts import propose, try_out
from projectl.bots.value_net.training.self_play import practise
from projectl.bots.value_net.training.td_lambda import learn, set_targets
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.dealing import deal_seeded

from .sizes import SAMPLES

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Desk
    from projectl.bots.value_net.training.replay_buffer import Tutor
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

LONGEST_GAME = 1500
"""More positions than a game is remembered by."""


def plan(states: list[State], rules: Rules, desk: Desk, seat: int, budget: int, out: Buffer) -> int:
    """Plan the rest of the turn from `states[0]` with so many evaluations: the actions in `out`; how many there are."""
    plan_turn(states, rules, desk, seat, budget, desk.plan, out)
    for i in range(desk.plan.length):
        out[i] = desk.plan.action[i]
    return desk.plan.length


def propose_ends(states: list[State], rules: Rules, desk: Desk, seat: int, budget: int, out: Buffer) -> int:
    """Find several ends of the turn from `states[0]`, the best first, in `desk.leaf`; returns how many."""
    return propose(states, rules, desk, seat, budget, out)


def sample_ends(states: list[State], rules: Rules, desk: Desk, seat: int, out: Buffer) -> None:
    """Try the proposals that are still alive on one more sample of what is unknown."""
    try_out(states, rules, desk, seat, out)


def next_touch(states: list[State], rules: Rules, desk: Desk, seat: int, out: Buffer) -> int:
    """The next finishing touch in `states[0]`, or DONE."""
    return best_touch(states, 0, rules, desk, seat, out)


def train(states: list[State], rules: Rules, desk: Desk, tutor: Tutor, games: int, out: Buffer) -> None:
    """Play so many games with the next deals of the tutor and learn from them, by the settings of the tutor."""
    game = len(states) - 2
    for _ in range(games):
        if tutor.samples + LONGEST_GAME > SAMPLES:
            learn(desk, tutor, tutor.rate)
        copy_state(states, game, game + 1)
        deal_seeded(states[game], rules, tutor.seed)
        tutor.seed += 1
        start = tutor.samples
        practise(states, game, rules, desk, tutor, out)
        set_targets(tutor, start, tutor.decay)
        tutor.games += 1
        tutor.wins += tutor.final_win[0]
        tutor.margins += tutor.final_margin[0]
    learn(desk, tutor, tutor.rate)
