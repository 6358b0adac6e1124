"""States as JSON, and those of a finished game turn by turn: thus it is shown when its rules are no longer in force."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from projectl.record.record import Move
from projectl.rules.engine import ALLOWED, apply, step
from projectl.rules.options import Options
from projectl.rules.shuffle import deal_game
from projectl.rules.state import State

from .game import Game
from .history import Entry

Turn = tuple[int, State]
"""How many actions had been done, and the state after them."""


def dump_state(state: State) -> dict[str, Any]:
    """A state as JSON, read back by `load_state`."""
    return {
        "numbers": state.numbers(),
        "laid": [list(placements) for placements in state.laid],
        "touched": [list(placements) for placements in state.touched],
    }


def load_state(document: Mapping[str, Any]) -> State:
    """What `dump_state` has written."""
    state = State.from_numbers(document["numbers"])
    state.laid = [tuple(placements) for placements in document["laid"]]
    state.touched = [tuple(placements) for placements in document["touched"]]
    return state


def comes_out(game: Game, seed: bytes, moves: Sequence[Move]) -> bool:
    """Whether the rules in force play these moves from the deal to the very state of the game."""
    state = deal_game(game.options, seed, game.first)
    are_legal = all(step(state, game.rules, move.seat, move.action) == ALLOWED for move in moves)
    return are_legal and state == game.state


def pack_turns(game: Game, seed: bytes, moves: Sequence[Move]) -> str:
    """The start, the end and every turn between: small, for there are many finished games."""
    turns = [[count, dump_state(state)] for count, state in _turns(game, seed, moves)]
    return base64.b85encode(zlib.compress(json.dumps(turns, separators=(",", ":")).encode())).decode()


def _turns(game: Game, seed: bytes, moves: Sequence[Move]) -> Iterator[Turn]:
    state = deal_game(game.options, seed, game.first)
    yield 0, state.clone()
    for number, move in enumerate(moves, 1):
        turn, phase = state.turn, state.phase
        apply(state, game.rules, move.seat, move.action)
        if (state.turn, state.phase) != (turn, phase) or number == len(moves):
            yield number, state.clone()


class TurnsGame(Game):
    """A finished game of which only the states after each turn are known. It is looked at, not played."""

    def __init__(self, options: Options, seed: bytes, names: Sequence[str], moves: Sequence[Move], packed: str) -> None:
        super().__init__(options, seed=seed, names=names)
        turns = [
            (count, load_state(document)) for count, document in json.loads(zlib.decompress(base64.b85decode(packed)))
        ]
        self.state = turns[-1][1]
        self._history = [Entry(moves[after - 1], state, ()) for (_, state), (after, _) in pairwise(turns)]
