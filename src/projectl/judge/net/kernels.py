"""What is called from outside, one call for many positions of games by the same rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.chance import seeded
from projectl.rules.engine.codes import SEATS
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.dealing import deal_seeded

from .index import BLANK, GAME
from .inputs import put_inputs
from .playing import play_game
from .weighing import weigh

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .records import Scales


def weigh_all(states: list[State], rules: Rules, workspace: Workspace, scales: Scales, count: int) -> None:
    """The chances of all seats in so many positions, at most MANY, onto the scales."""
    for at in range(count):
        weigh(states[at], rules, workspace, scales, at * SEATS)


def show_inputs(states: list[State], at: int, rules: Rules, workspace: Workspace, scales: Scales, seat: int) -> None:
    """What the net sees from the side of a seat, onto the scales: for learning."""
    put_inputs(states[at], rules, workspace, scales, seat)


def self_play(states: list[State], rules: Rules, workspace: Workspace, scales: Scales, seed: int, out: Buffer) -> int:
    """Deal and play a game to learn from; how many positions of it were kept."""
    copy_state(states, GAME, BLANK)
    deal_seeded(states[GAME], rules, seed)
    workspace.chance = seeded(seed)
    return play_game(states, rules, workspace, scales, out)
