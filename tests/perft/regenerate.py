"""Counts anew: `python tests/perft/regenerate.py` writes perft.json.

Each position is the first one of its kind in sensible games. Run it only after a change of the rules that is meant.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from projectl.bench.engine.recorded_games import record_game
from projectl.checks.random_policy import HOARD, PLAIN, TWINS, WHITES
from projectl.record.position.text import write_position
from projectl.rules import Options, State
from projectl.rules.buffers import new_buffer
from projectl.rules.engine import codes, kernels
from projectl.rules.engine.multiset import kinds_of

FILE = Path(__file__).with_name("perft.json")
NODES = 6_000
"""The next depth is counted, too, if no more leaves than this have to be gone beyond."""
MOST_DEPTH = 5

Sought = Callable[[State], bool]
EVERYTHING = Options(
    edition="rulebook-2023", players=3, expansions=("ghost", "ambassador", "phoenix"), endless_white=True
)
GHOST = Options(edition="deluxe-2019", players=2, expansions=("ghost", "ambassador"))
SOLO = Options(variant="solo", difficulty="unbeatable")
LINE = Options(edition="rulebook-2023", variant="line-clear", players=5)


def sequence(kind: int) -> Sought:
    return lambda state: state.sequence[0] == kind and state.slots[0] != 0


def choice(kind: int) -> Sought:
    return lambda state: state.choice[0] == kind


def has_ghost(state: State) -> bool:
    ghosts = GHOST.checked().rules().level_set[5]
    return bool(kinds_of(state.supply[state.holder[0]]) & ghosts) and state.phase == codes.PLAY


POSITIONS: tuple[tuple[str, Options, str, Sought], ...] = (
    ("the start, 2 players", Options(), PLAIN, lambda _: True),
    ("the start, 4 players, may stop early", Options(edition="retail-2020", players=4), PLAIN, lambda _: True),
    ("the middle of a game", Options(), PLAIN, lambda state: state.turn == 30),
    ("within a Master", Options(), TWINS, sequence(codes.MASTER_SEQUENCE)),
    ("within a Recycle", Options(), PLAIN, sequence(codes.RECYCLE_SEQUENCE)),
    ("within an Ambassador", GHOST, PLAIN, sequence(codes.AMBASSADOR_SEQUENCE)),
    ("a ghost to be split", GHOST, PLAIN, has_ghost),
    ("within a split", GHOST, PLAIN, lambda state: state.sequence[0] == codes.GHOST_SEQUENCE),
    ("a level-up", GHOST, PLAIN, choice(codes.LEVEL_CHOICE)),
    ("a level-up by two arrows, 2023", EVERYTHING, PLAIN, lambda state: state.arrows[0] == 2),
    ("a missing reward", Options(), HOARD, choice(codes.REWARD_CHOICE)),
    ("the order of rewards", EVERYTHING, HOARD, choice(codes.ORDER_CHOICE)),
    ("the end is triggered", Options(players=3), PLAIN, lambda state: state.ending == codes.FINISH_ROUND),
    ("one black puzzle taken", Options(players=3), PLAIN, lambda state: state.black_taken[0] == 1),
    ("one card in the endless white deck", EVERYTHING, WHITES, lambda state: state.deck_count[0] == 1),
    ("the end of a turn to be confirmed", Options(confirm=True), PLAIN, lambda state: state.actions[0] == 0),
    ("the solo start", SOLO, PLAIN, lambda _: True),
    ("solo, one column open", SOLO, PLAIN, lambda state: state.locks.count(0) == 1),
    ("the Line Clear start", LINE, PLAIN, lambda _: True),
    ("Line Clear, one seat waits", LINE, PLAIN, lambda state: state.actions[1] == codes.TURN_OVER),
    ("finishing touches", Options(), PLAIN, lambda state: state.phase == codes.TOUCHES),
    ("finishing touches of several", Options(players=4), HOARD, lambda state: state.phase == codes.TOUCHES),
)


def first_position(options: Options, style: str, sought: Sought) -> State:
    for seed in range(100):
        for state in record_game(options, seed, style, positions=True).positions:
            if sought(state):
                return state
    raise LookupError("no such position in a hundred games")


def counts(state: State, options: Options) -> Iterator[int]:
    """Leaves at depth 1, 2, … as far as they are quickly counted."""
    rules = options.rules()
    out = [new_buffer() for _ in range(MOST_DEPTH + 1)]
    for depth in range(1, MOST_DEPTH + 1):
        states = [state.clone() for _ in range(depth + 1)]
        leaves = kernels.perft(states, 0, rules, depth, out)
        yield leaves
        if leaves > NODES:
            return


def main() -> None:
    found = {}
    for name, wanted, style, sought in POSITIONS:
        options = wanted.checked()
        state = first_position(options, style, sought)
        found[name] = {"position": write_position(state, options), "leaves": list(counts(state, options))}
        sys.stdout.write(f"{name}: {found[name]['leaves']}\n")
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
