"""What is called from outside, one call for much work. `states` has room for the beam and, last, for a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.dealing import deal_seeded

from .ending import best_touch, judge
from .learning import learn, set_targets
from .playing import play_out, practise
from .rollouts import propose, try_out
from .search import plan_turn
from .sizes import SAMPLES

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk
    from .tutor import Tutor

PLAN = 0
PROPOSE = 1
SAMPLE = 2
TOUCH = 3
LONGEST_GAME = 1500
"""More positions than a game is remembered by."""


def think(states: list[State], rules: Rules, tables: Tables, desk: Desk, seat: int, task: int, out: Buffer) -> float:
    """All that bots ask for, in one kernel, so that a game waits for one compilation at the most.

    PLAN plans the rest of the turn from `states[0]` with `desk.budget` evaluations (`search.plan_turn`) and returns
    its worth; PROPOSE finds several ends of the turn (`rollouts.propose`) and returns how many; SAMPLE tries them on
    one more sample; TOUCH returns the next finishing touch.
    """
    if task == PLAN:
        return plan_turn(states, rules, tables, desk, seat, desk.budget, out)
    if task == PROPOSE:
        return float(propose(states, rules, tables, desk, seat, desk.budget, out))
    if task == TOUCH:
        return float(best_touch(states, 0, rules, tables, desk, seat, out))
    try_out(states, rules, tables, desk, seat, out)
    return 0.0


def measure(states: list[State], rules: Rules, tables: Tables, desk: Desk, seed: int, budget: int, out: Buffer) -> int:
    """Play a game by the net; `judge` of its end for seat 0 stands on the desk. Returns how many turns it had.

    The last state is blank and stays so; the game is played in the one before.
    """
    game = len(states) - 2
    copy_state(states, game, game + 1)
    deal_seeded(states[game], rules, tables, seed)
    turns = play_out(states, game, rules, tables, desk, budget, out)
    judge(states[game], rules, tables, desk, 0)
    return turns


def train(states: list[State], rules: Rules, tables: Tables, desk: Desk, tutor: Tutor, games: int, out: Buffer) -> None:
    """Play so many games with the next deals of the tutor and learn from them, by the settings of the tutor."""
    game = len(states) - 2
    for _ in range(games):
        if tutor.samples + LONGEST_GAME > SAMPLES:
            learn(desk, tutor, tutor.rate)
        copy_state(states, game, game + 1)
        deal_seeded(states[game], rules, tables, tutor.seed)
        tutor.seed += 1
        start = tutor.samples
        practise(states, game, rules, tables, desk, tutor, out)
        set_targets(tutor, start, tutor.decay)
        tutor.games += 1
        tutor.wins += tutor.final_win[0]
        tutor.margins += tutor.final_margin[0]
    learn(desk, tutor, tutor.rate)
