"""Games of bots in many processes, and what is kept of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from projectl.arena.pairing import deal_seed
from projectl.arena.tournament import TURN_CAP
from projectl.bots import make_bot, play_out
from projectl.game import Game
from projectl.rules.options import Options

CHUNK = 10
"""Games that a worker gets at a time."""


class Outcome(NamedTuple):
    """How a game went, by seat; seat 0 began."""

    victory: tuple[float, ...]
    """1 for who won alone; a shared victory in equal parts."""
    scores: tuple[int, ...]
    completed: tuple[tuple[str, ...], ...]
    """The ids of the puzzles that each has completed."""
    rounds: int
    """None are counted in Line Clear."""


def play(options: Options, bot: str, games: int, series: str, workers: int) -> list[Outcome]:
    """So many games of the same bot in all seats, each of its own deal; the same ones however many processes play."""
    task = partial(play_deal, options._replace(turn_cap=TURN_CAP).checked(), bot, series)
    return spread(task, range(games), workers)


def spread(task: Callable[[int], Outcome], deals: Sequence[int], workers: int) -> list[Outcome]:
    """The outcome of every deal, in order."""
    if workers == 1:
        return [task(deal) for deal in deals]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return list(pool.map(task, deals, chunksize=CHUNK))


def play_deal(options: Options, bot: str, series: str, deal: int) -> Outcome:
    """One game."""
    game = Game(options, seed=deal_seed(series, deal), first=0)
    players = options.players or 1
    result = play_out(game, [make_bot(bot, deal * 8 + seat) for seat in range(players)])
    view = game.view(None)
    return Outcome(
        tuple((seat in result.winners) / len(result.winners) for seat in range(players)),
        tuple(row.score for row in result.rows),
        tuple(tuple(seat["pile"]) for seat in view["seats"]),
        view["round"] or 0,
    )
