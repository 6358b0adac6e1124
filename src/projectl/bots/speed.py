"""How long bots think where they may be slow, interpreted or in a browser, from a measurement on this machine.

A turn of a bot that asks a net takes at most so many evaluations, and nearly all of its time goes there. How many of
them a second brings is measured once, by a short search, when somebody first asks; that takes about a second.
"""

from __future__ import annotations

from functools import cache
from time import process_time

LONGEST_TURN = 3.0
"""Seconds that a person should have to wait for a turn."""
SEARCHES = (40, 160)
"""Evaluations: a search that fills the memos, then the one that is measured."""


def evaluations_of(bot: str) -> int:
    """How often a turn of a bot asks a net, at most."""
    from projectl.bots.value_net.expert import EVALUATIONS as EXPERT
    from projectl.bots.value_net.learned import EVALUATIONS as LEARNED

    return {"learned": LEARNED, "expert": EXPERT}.get(bot, 0)


@cache
def evaluations_per_second() -> float:
    """By the fastest way that there is here, in processor time, so that what else the machine does counts little."""
    from projectl.bots.value_net.learned import POINT, LearnedBot
    from projectl.bots.value_net.model.weights import net_for, weights_of
    from projectl.bots.value_net.runtime import Runtime, best_net
    from projectl.rules.options import Options
    from projectl.rules.shuffle import deal_game

    from .api import SeatView

    options = Options(players=2).checked()
    rules = options.rules()
    runtime = Runtime(best_net(), LearnedBot.width, LearnedBot.fits)
    runtime.use(weights_of(net_for(rules)))
    runtime.workspace.margin_weight = POINT
    runtime.put(0, SeatView.of(deal_game(options, bytes(32), 0), rules, 0).state)
    there = runtime.states, runtime.rules(rules), runtime.workspace, 0
    rate = 0.0
    for budget in SEARCHES:
        before, begun = runtime.workspace.evaluations, process_time()
        runtime.kernels.plan(*there, budget, runtime.out)
        rate = (runtime.workspace.evaluations - before) / (process_time() - begun)
    return rate


def turn_seconds(bot: str) -> float:
    """The longest that a turn of a bot takes."""
    asked = evaluations_of(bot)
    return asked / evaluations_per_second() if asked else 0.0
