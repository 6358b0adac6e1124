"""What is called from outside, one call for a share of the games.

The row of states has, for so many games: their states, the states in which their finishing touches began, the next
games as they are laid ready, a blank state, and one to work with for each thread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.chance import seeded
from projectl.rules.engine.codes import ACTIONS, OVER, PLAY, SLOTS, TOUCHES
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.dealing import deal_seeded
from projectl.rules.engine.ending.touches import final_score, standing
from projectl.rules.engine.hidden import deal_unseen, hide_decks
from projectl.rules.engine.kernels import next_actor
from projectl.rules.engine.legal import legal
from projectl.rules.engine.step import apply

from .observe import observe
from .records import AS_LAID, BY_SEED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .records import Episode, Work

SEED_BITS = (1 << 62) - 1


def first_wrong(episodes: list[Episode], actions: Sequence[int], work: Work) -> int:
    """Hand every game its action, -1 to one that waits or is over; the first whose action is not legal, or how many."""
    for at in range(work.games):
        episode = episodes[at]
        action = actions[at] if episode.seat >= 0 else -1
        if action < -1 or action >= ACTIONS:
            return at
        if action >= 0 and episode.mask[action] == 0:
            return at
        episode.action = action
    return work.games


def draw(episodes: list[Episode], actions: Buffer, seed: int, work: Work) -> None:
    """For every game one of its legal actions, each equally likely; -1 where nobody acts."""
    for at in range(work.first, work.end):
        count = episodes[at].count
        chosen = (mixed(seed + at & SEED_BITS) >> 24) * count >> 38
        actions[at] = episodes[at].legal[chosen] if count > 0 else -1


def advance(states: list[State], rules: Rules, episodes: list[Episode], work: Work, ended: Buffer, out: Buffer) -> None:
    """Do the action of every episode that has one, begin anew what is over, and tell how the games stand."""
    for at in range(work.first, work.end):
        episode = episodes[at]
        episode.done = 0
        if episode.action >= 0:
            act(states, at, rules, episode, work)
            tell(states, at, rules, episode, work, out)
        ended[at] = episode.done


def begin(states: list[State], rules: Rules, episodes: list[Episode], work: Work, ended: Buffer, out: Buffer) -> None:
    """Begin every game: as it is laid ready, or dealt from the seed of its episode."""
    for at in range(work.first, work.end):
        start(states, at, rules, episodes[at], work)
        episodes[at].done = 0
        ended[at] = 0
        tell(states, at, rules, episodes[at], work, out)


def sample(
    states: list[State], rules: Rules, episodes: list[Episode], work: Work, seed: int, unseen: Buffer, out: Buffer
) -> None:
    """Deal anew in every game what the seat that acts next cannot know, and tell how the games stand."""
    for at in range(work.first, work.end):
        seat = next_actor(states[at], rules, states[at].first)
        if seat >= 0:
            shown = seen_by(states, at, rules, seat, work)
            if shown != at:
                copy_state(states, at, shown)
            hide_decks(states[at], rules)
            states[at].rng = seeded(mixed(seed + at & SEED_BITS))
            deal_unseen(states[at], rules, unseen)
        tell(states, at, rules, episodes[at], work, out)


def look(
    states: list[State], at: int, rules: Rules, episodes: list[Episode], seat: int, work: Work, out: Buffer
) -> None:
    """What a seat sees of a game and may do in it, into the last episode, which is no game's."""
    spare = episodes[len(episodes) - 1]
    list_actions(states[at], rules, seat, spare, out)
    observe(states[seen_by(states, at, rules, seat, work)], rules, seat, spare, work)


def act(states: list[State], at: int, rules: Rules, episode: Episode, work: Work) -> None:
    """Do the action; what it ends is weighed and begun anew."""
    seat = episode.seat
    before = states[at].phase
    apply(states[at], rules, seat, episode.action)
    if before == PLAY and states[at].phase == TOUCHES:
        copy_state(states, work.games + at, at)  # what others see until all are done (D26)
    if states[at].phase == OVER:
        weigh(states[at], rules, episode)
        observe(states[at], rules, work.viewer if work.viewer >= 0 else seat, episode, work)
        for i in range(len(episode.final)):
            episode.final[i] = episode.observation[i]
        if work.again:
            episode.seed = mixed(episode.seed)
            start(states, at, rules, episode, work)


def start(states: list[State], at: int, rules: Rules, episode: Episode, work: Work) -> None:
    """The next game."""
    if work.reset == AS_LAID:
        copy_state(states, at, 2 * work.games + at)
    elif work.reset == BY_SEED:
        copy_state(states, at, 3 * work.games)
        deal_seeded(states[at], rules, episode.seed)


def weigh(state: State, rules: Rules, episode: Episode) -> None:
    """How the game ended."""
    episode.done = 1
    episode.reason = state.end_reason
    for seat in range(rules.players + rules.solo):
        episode.score[seat] = final_score(state, rules, seat)
        episode.standing[seat] = standing(state, rules, seat)


def tell(states: list[State], at: int, rules: Rules, episode: Episode, work: Work, out: Buffer) -> None:
    """Who acts, what is legal, and what is seen."""
    seat = next_actor(states[at], rules, states[at].first)
    episode.seat = seat
    list_actions(states[at], rules, seat, episode, out)
    viewer = work.viewer if work.viewer >= 0 else seat
    if viewer >= 0:
        observe(states[seen_by(states, at, rules, viewer, work)], rules, viewer, episode, work)


def list_actions(state: State, rules: Rules, seat: int, episode: Episode, out: Buffer) -> None:
    """The legal actions of a seat, as a list and as a mask; none of nobody."""
    for i in range(episode.count):
        episode.mask[episode.legal[i]] = 0
    count = legal(state, rules, seat, out) if seat >= 0 else 0
    for i in range(count):
        episode.legal[i] = out[i]
        episode.mask[out[i]] = 1
    episode.count = count


def seen_by(states: list[State], at: int, rules: Rules, seat: int, work: Work) -> int:
    """Where the state lies that a seat may see: in finishing touches the others' puzzles are as they were before."""
    if states[at].phase != TOUCHES:
        return at
    copy_state(states, work.scratch, work.games + at)
    shown = states[work.scratch]
    shown.touch_done = states[at].touch_done
    shown.supply[seat] = states[at].supply[seat]
    shown.touches[seat] = states[at].touches[seat]
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        shown.pieces[where] = states[at].pieces[where]
        shown.filled[where] = states[at].filled[where]
    return work.scratch


def mixed(seed: int) -> int:
    """The seed of the next game: no two that follow each other are alike (Steele, Lea and Flood 2014, in 62 bits)."""
    value = seed + 0x1E3779B97F4A7C15 & SEED_BITS
    value = (value ^ value >> 30) * 0x3F58476D1CE4E5B9 & SEED_BITS
    value = (value ^ value >> 27) * 0x14D049BB133111EB & SEED_BITS
    return value ^ value >> 31
