"""The games of a series, position by position: the chances of the judge, the margin, and how the win was shared."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from projectl.judge.net.index import MANY
from projectl.judge.running import FILE, Bench, best_judge, read_weights
from projectl.judge.training.folder import read_games, series_rounds
from projectl.judge.training.games import NAMES, Games
from projectl.judge.training.mix import KINDS
from projectl.rules.engine import OPPONENT, SEATS, final_score
from projectl.rules.ruleset import Rules
from projectl.rules.state import State
from projectl.rules.ways.native import PACKED_STATE

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
THIRDS = 3


class Judged(NamedTuple):
    """Rows are positions from the side of a seat; `game` and `position` count through all kinds."""

    kind: Whole
    """By game: its place in the list of kinds."""
    game: Whole
    position: Whole
    third: Whole
    """Of the game, by turns; finishing touches belong to the last."""
    chance: Floats
    share: Floats
    points: Whole
    """Ahead of the best of the others."""
    score: Whole
    """The same of the score, in which unfinished puzzles may cost."""

    def only(self, rows: npt.NDArray[np.bool_]) -> Judged:
        """Some of the rows; games keep their numbers."""
        return self._replace(**{name: getattr(self, name)[rows] for name in self._fields[1:]})


def judged(folder: Path, series: str, net: Path = FILE, games: int | None = None) -> Judged:
    """The games of a series that lie in a folder, all or the first so many, judged by a net."""
    parts: list[Judged] = []
    before = positions = 0
    for kind, numbers in series_rounds(games)[-1].items():
        part = _judged(read_games(folder, f"{series}-{kind}", numbers.stop), net)
        parts.append(part._replace(game=part.game + before, position=part.position + positions))
        before += len(part.kind)
        positions += int(part.position[-1]) + 1
    return Judged(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in Judged._fields})


def _judged(games: Games, net: Path) -> Judged:
    chances = chances_in(games, net)
    points, scores = margins_in(games)
    position, seat = np.nonzero(~np.isnan(chances))
    game = games.game[position].astype(np.int64)
    turns = np.maximum(games.turns[game].astype(np.int64), 1)
    return Judged(
        games.kind.astype(np.int64),
        game,
        position,
        np.minimum(THIRDS * games.turn[position].astype(np.int64) // turns, THIRDS - 1),
        chances[position, seat],
        games.shares[game, seat].astype(np.float64),
        points[position, seat],
        scores[position, seat],
    )


def rules_of(games: Games, game: int) -> Rules:
    """What a game is played with."""
    rules: Rules = KINDS[NAMES[games.kind[game]]][games.options[game]].rules()
    return rules


def chances_in(games: Games, net: Path = FILE) -> Floats:
    """What the judge says, by position and seat; nothing (nan) where there is no such seat."""
    weights = read_weights(net)
    benches = {ghosts: Bench(best_judge(), ghosts, weights) for ghosts in (False, True)}
    found = np.full((len(games.states), SEATS), np.nan)
    for game in range(len(games.kind)):
        rules = rules_of(games, game)
        bench = benches[rules.ghosts > 0]
        laid, sides = bench.laid_out(rules), rules.players + rules.solo
        places = np.flatnonzero(games.game == game)
        for start in range(0, len(places), MANY):
            part = places[start : start + MANY]
            ctypes.memmove(ctypes.addressof(bench.states[0]), games.states[part].tobytes(), games.states[part].nbytes)
            bench.kernels.weigh_all(bench.states, laid, bench.place.workspace, bench.scales, len(part))
            each = np.array(bench.scales.chance[: len(part) * SEATS]).reshape(-1, SEATS)
            found[part, :sides] = each[:, :sides]
    return found


def margins_in(games: Games) -> tuple[Whole, Whole]:
    """How far each seat is ahead of the best of the others, in points and as the score stands."""
    points, scores = np.zeros((2, len(games.states), SEATS), np.int64)
    for at, packed in enumerate(games.states):
        rules = rules_of(games, games.game[at])
        state = State.from_numbers(PACKED_STATE.unpack_from(packed.tobytes()))
        sides = OPPONENT + 1 if rules.solo else rules.players
        points[at, :sides] = _ahead(state.points[:sides])
        scores[at, :sides] = _ahead([final_score(state, rules, side) for side in range(sides)])
    return points, scores


def _ahead(figures: Sequence[int]) -> list[int]:
    return [mine - max([*figures[:side], *figures[side + 1 :]]) for side, mine in enumerate(figures)]
