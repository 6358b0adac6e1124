"""What is called from outside, one call for much work. `states` has room for the beam and, last, for a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.search.beam import plan_turn
from projectl.bots.value_net.search.endgame import best_touch
from projectl.bots.value_net.search.rollouts import propose, try_out
from projectl.bots.value_net.training.self_play import self_play
from projectl.bots.value_net.training.td_lambda import learn, set_targets
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.dealing import deal_seeded

from .sizes import SAMPLES

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace
    from projectl.bots.value_net.training.training_state import Training
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

LONGEST_GAME = 1500
"""More positions than a game is remembered by."""


def plan(states: list[State], rules: Rules, workspace: Workspace, seat: int, budget: int, out: Buffer) -> int:
    """Plan the rest of the turn from `states[0]` with so many evaluations: the actions in `out`; how many there are."""
    plan_turn(states, rules, workspace, seat, budget, workspace.plan, out)
    for i in range(workspace.plan.length):
        out[i] = workspace.plan.action[i]
    return workspace.plan.length


def propose_ends(states: list[State], rules: Rules, workspace: Workspace, seat: int, budget: int, out: Buffer) -> int:
    """Find several ends of the turn from `states[0]`, the best first, in `workspace.leaf`; returns how many."""
    return propose(states, rules, workspace, seat, budget, out)


def sample_ends(states: list[State], rules: Rules, workspace: Workspace, seat: int, out: Buffer) -> None:
    """Try the proposals that are still alive on one more sample of what is unknown."""
    try_out(states, rules, workspace, seat, out)


def next_touch(states: list[State], rules: Rules, workspace: Workspace, seat: int, out: Buffer) -> int:
    """The next finishing touch in `states[0]`, or DONE."""
    return best_touch(states, 0, rules, workspace, seat, out)


def train(states: list[State], rules: Rules, workspace: Workspace, training: Training, games: int, out: Buffer) -> None:
    """Play so many games with the next deals and learn from them, by the settings in `training`."""
    game = len(states) - 2
    for _ in range(games):
        if training.samples + LONGEST_GAME > SAMPLES:
            learn(workspace, training, training.rate)
        copy_state(states, game, game + 1)
        deal_seeded(states[game], rules, training.seed)
        training.seed += 1
        start = training.samples
        self_play(states, game, rules, workspace, training, out)
        set_targets(training, start, training.decay)
        training.games += 1
        training.wins += training.final_win[0]
        training.margins += training.final_margin[0]
    learn(workspace, training, training.rate)
