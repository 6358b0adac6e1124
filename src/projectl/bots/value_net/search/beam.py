"""A beam over the rest of a turn: which ends of the turn can be reached, and how the best of them is.

It starts from what a seat knows. A puzzle that is drawn meanwhile is unknown: its slot stays empty in the search,
and the net has learned what an empty slot is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.model.feature_index import END_NET, STEP_NET
from projectl.bots.value_net.model.features import accumulate_still, encode_moving
from projectl.bots.value_net.model.inference import forward_incremental
from projectl.bots.value_net.sizes import LEVELS, SEEN
from projectl.rules.engine.codes import END, PLAY, SLOTS
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.seats import is_idle, marker_of
from projectl.rules.engine.step import apply

from .candidates import candidates
from .endgame import is_last_turn, judge, judge_last_turn
from .results import Estimate, Viewpoint

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .caches import Plan
    from .workspace import Workspace

PRIME_BITS = 31
PRIME = (1 << PRIME_BITS) - 1


def plan_turn(
    states: list[State], rules: Rules, workspace: Workspace, seat: int, budget: int, plan: Plan, out: Buffer
) -> float:
    """Write a plan for the rest of the turn from `states[0]` into `plan`; its worth is returned.

    `rules.confirm` must be set, so that the end of a turn can be looked at before the next begins. The beam goes on
    with its best position even when the evaluations of the budget are used up, so that there is always a plan.
    """
    view = accumulate_still(states[0], rules, workspace, seat)
    workspace.limit = workspace.evaluations + budget
    workspace.leaves = 0
    workspace.search = (workspace.search + 1) % PRIME
    workspace.level_start = 0
    workspace.kept = 1
    level = 0
    best = 0
    while workspace.kept > 0 and level < LEVELS:
        best = workspace.level_start
        expand_level(states, rules, workspace, view, out)
        level += 1
    if workspace.leaves == 0:
        # The turn is longer than the search, or all that is left of it was met on another way: plan as far as it came.
        if workspace.kept > 0:
            best = workspace.level_start
        found = assess(states, best, rules, workspace, view, False)
        keep_leaf(workspace, workspace.parent[best], workspace.action[best], found)
    follow(workspace, 0, plan)
    return workspace.leaf[0].value


def follow(workspace: Workspace, leaf: int, plan: Plan) -> None:
    """Write the way to one of the ends of the turn into `plan`."""
    length = 1
    node = workspace.leaf[leaf].parent
    while node > 0:
        length += 1
        node = workspace.parent[node]
    plan.length = length
    plan.action[length - 1] = workspace.leaf[leaf].action
    node = workspace.leaf[leaf].parent
    for place in range(length - 2, -1, -1):
        plan.action[place] = workspace.action[node]
        node = workspace.parent[node]


def expand_level(states: list[State], rules: Rules, workspace: Workspace, view: Viewpoint, out: Buffer) -> None:
    """Try every candidate from the positions of a level, best first; then the next level is the current one."""
    start = workspace.level_start
    count = workspace.kept
    workspace.level_start = start + workspace.width if start else 1
    workspace.kept = 0
    for node in range(start, start + count):
        if node == start or workspace.evaluations < workspace.limit:
            expand(states, rules, workspace, view, node, out)
    sort_level(states, workspace)


def sort_level(states: list[State], workspace: Workspace) -> None:
    """The best first; insertion, as there are few."""
    scratch = scratch_of(workspace)
    start = workspace.level_start
    for i in range(start + 1, start + workspace.kept):
        j = i
        while j > start and workspace.value[j - 1] < workspace.value[j]:
            copy_state(states, scratch, j)
            copy_state(states, j, j - 1)
            copy_state(states, j - 1, scratch)
            swap_nodes(workspace, j - 1, j)
            j -= 1


def swap_nodes(workspace: Workspace, a: int, b: int) -> None:
    """Exchange what the workspace holds of two positions."""
    value = workspace.value[a]
    parent = workspace.parent[a]
    action = workspace.action[a]
    workspace.value[a] = workspace.value[b]
    workspace.parent[a] = workspace.parent[b]
    workspace.action[a] = workspace.action[b]
    workspace.value[b] = value
    workspace.parent[b] = parent
    workspace.action[b] = action


def scratch_of(workspace: Workspace) -> int:
    """The state in which candidates are tried; the one after it is free too."""
    return 1 + LEVELS * workspace.width


def expand(states: list[State], rules: Rules, workspace: Workspace, view: Viewpoint, node: int, out: Buffer) -> None:
    """Try every candidate from a position."""
    seat = view.seat
    scratch = scratch_of(workspace)
    marker = marker_of(states[node], rules, seat)
    count = candidates(states[node], rules, workspace, seat, out)
    for i in range(count):
        action = out[i]
        copy_state(states, scratch, node)
        if action == END:
            states[scratch].actions[marker] = 0
        else:
            apply(states[scratch], rules, seat, action)
        if is_new(workspace, key_of(states[scratch], rules, seat, marker)):
            over = is_turn_over(states[scratch], marker)
            found = assess(states, scratch, rules, workspace, view, over)
            if over:
                keep_leaf(workspace, node, action, found)
            else:
                keep_node(states, workspace, node, action, found.worth)


def is_turn_over(state: State, marker: int) -> bool:
    """Whether nothing of the turn is left to decide."""
    return state.phase != PLAY or (state.actions[marker] == 0 and is_idle(state, marker))


def assess(states: list[State], at: int, rules: Rules, workspace: Workspace, view: Viewpoint, over: bool) -> Estimate:
    """What a position is worth: known at the end of the game, else as the nets see it. The state after `at` is used."""
    seat = view.seat
    if states[at].phase != PLAY:
        return judge(states[at], rules, workspace, seat)
    if not over:
        encode_moving(states[at], rules, workspace, view)
        return forward_incremental(workspace, STEP_NET)
    if is_last_turn(states[at], rules, seat):
        return judge_last_turn(states, at, rules, workspace, seat)
    after = settled(states, at, rules, seat)
    if states[after].phase != PLAY:
        return judge(states[after], rules, workspace, seat)
    encode_moving(states[after], rules, workspace, view)
    return forward_incremental(workspace, END_NET)


def settled(states: list[State], at: int, rules: Rules, seat: int) -> int:
    """Which state to judge an end of the turn by: in solo that after the opponent's turn, which is no secret.

    The puzzle that the opponent's is replaced by is not known; its slot stays empty.
    """
    if not rules.solo:
        return at
    copy_state(states, at + 1, at)
    apply(states[at + 1], rules, seat, END)
    return at + 1


def key_of(state: State, rules: Rules, seat: int, marker: int) -> int:
    """A number below PRIME that two positions of one turn hardly share unless they are the same."""
    key = state.supply[seat]
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        key = folded(key) * 131 + state.filled[where]
        key = folded(key) * 131 + state.pieces[where] + state.puzzle[where]
    for slot in range(rules.row_slots):
        key = folded(key) * 131 + state.rows[slot]
    turn = (state.actions[marker] * 8 + state.sequence[marker]) * 16 + state.slots[marker]
    key = folded(key) * 131 + turn * 2 + state.master_used[marker]
    return (folded(key) * 131 + state.choice[marker] * 16 + state.ambassadors[seat] * 4 + state.arrows[marker]) % PRIME


def folded(number: int) -> int:
    """A small number that leaves the same rest by PRIME, which is a power of two less one: much quicker than `%`."""
    return (number & PRIME) + (number >> PRIME_BITS)


def is_new(workspace: Workspace, key: int) -> bool:
    """Whether a position has not been met in this search; remembers it."""
    at = key & (SEEN - 1)
    stamped = key * PRIME + workspace.search
    if workspace.seen[at] == stamped:
        return False
    workspace.seen[at] = stamped
    return True


def keep_leaf(workspace: Workspace, node: int, action: int, found: Estimate) -> None:
    """Put an end of the turn in its place among the best."""
    place = workspace.leaves
    if workspace.leaves < workspace.leaf_room:
        workspace.leaves += 1
    elif workspace.leaf[place - 1].value < found.worth:
        place -= 1
    else:
        return
    while place > 0 and workspace.leaf[place - 1].value < found.worth:
        before = workspace.leaf[place - 1]
        set_leaf(workspace, place, before.parent, before.action, Estimate(before.value, before.win, before.margin))
        place -= 1
    set_leaf(workspace, place, node, action, found)


def set_leaf(workspace: Workspace, place: int, node: int, action: int, found: Estimate) -> None:
    """Write down an end of the turn; its plan is put together later."""
    leaf = workspace.leaf[place]
    leaf.parent = node
    leaf.action = action
    leaf.value = found.worth
    leaf.win = found.win
    leaf.margin = found.margin


def keep_node(states: list[State], workspace: Workspace, node: int, action: int, value: float) -> None:
    """Keep the position in the scratch state if it is among the best of its level."""
    place = workspace.level_start + workspace.kept
    if workspace.kept < workspace.width:
        workspace.kept += 1
    else:
        place = worst_node(workspace)
        if value <= workspace.value[place]:
            return
    copy_state(states, place, scratch_of(workspace))
    workspace.parent[place] = node
    workspace.action[place] = action
    workspace.value[place] = value


def worst_node(workspace: Workspace) -> int:
    """The position of the level that would go first."""
    worst = workspace.level_start
    for i in range(worst + 1, workspace.level_start + workspace.kept):
        if workspace.value[i] < workspace.value[worst]:
            worst = i
    return worst
