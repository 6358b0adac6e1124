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

PLAN = 0
PROPOSE = 1
SAMPLE = 2
TOUCH = 3
LONGEST_GAME = 1500
"""More positions than a game is remembered by."""


def think(states: list[State], rules: Rules, desk: Desk, seat: int, task: int, out: Buffer) -> float:
    """All that bots ask for, in one kernel, so that a game waits for one compilation at the most.

    PLAN plans the rest of the turn from `states[0]` with `desk.budget` evaluations (`search.plan_turn`) and returns
    its worth; PROPOSE finds several ends of the turn (`rollouts.propose`) and returns how many; SAMPLE tries them on
    one more sample; TOUCH returns the next finishing touch.
    """
    if task == PLAN:
        return plan_turn(states, rules, desk, seat, desk.budget, out)
    if task == PROPOSE:
        return float(propose(states, rules, desk, seat, desk.budget, out))
    if task == TOUCH:
        return float(best_touch(states, 0, rules, desk, seat, out))
    try_out(states, rules, desk, seat, out)
    return 0.0


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
