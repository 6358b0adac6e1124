"""Matches and tournaments: many games in many processes, resumable."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from projectl.bots.registry.catalogue import make_bot
from projectl.bots.sandbox.budget import Budget
from projectl.errors import ProjectLError
from projectl.game import Game
from projectl.record.gamefile.files import write_whole
from projectl.record.gamefile.writing import write_record
from projectl.record.record import GameRecord, Move
from projectl.rules.options import Options

from .fingerprint import Identity, differences, identity
from .match import GameReport, play_game
from .pairing import Pairing, deal_seed, orders, pairings
from .rating.sequential import Sequential
from .results_store import Finished, Store

CHUNK = 8
"""Games that a worker gets at a time; few, so that little is lost when it is killed."""
AHEAD = 3
"""Chunks in the queue for each worker."""
TURN_CAP = 400
"""Turns after which a game of bots that get nowhere is cut short (D16)."""

Progress = Callable[[int], None]
"""Called with the number of games that were just finished."""
Games = list[tuple[Pairing, GameReport]]


class Played(NamedTuple):
    """A tournament that is over."""

    games: Games
    identity: Identity | None
    """Of what was played; None if it comes from a file that does not say."""


class ChangedMeanwhileError(ProjectLError, RuntimeError):
    """A bot was changed while it was playing: its last games count for nothing."""

    def __init__(self, detail: str) -> None:
        super().__init__("bot-changed", detail=detail)


class RecordsOccupiedError(ProjectLError, ValueError):
    """A record of another tournament would be written over."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played. Bots are named in the language of the registry."""

    bots: tuple[str, ...]
    options: Options
    games: int
    """At every table, at least."""
    series: str = "public"
    """Of the deals."""
    budget: Budget = field(default_factory=Budget)
    own_code: bool = False
    """Whether bots may come from files and other packages."""
    records: Path | None = None
    """A folder that gets a record of every game that is played."""

    def checked(self) -> Setup:
        """With complete options; OptionsError, UnknownBotError or ValueError if it cannot be played."""
        options = self.options if self.options.turn_cap else self.options._replace(turn_cap=TURN_CAP)
        complete = replace(self, options=options.checked())
        complete.pairings()
        for bot in self.bots:
            self._try(bot)
        return complete

    def _try(self, bot: str) -> None:
        """Make a bot once, so that a wrong name is found before anything is played."""
        close = getattr(make_bot(bot, 0, own_code=self.own_code), "close", None)
        if close is not None:
            close()

    def pairings(self) -> list[Pairing]:
        """All games, those of the first deal first."""
        return pairings(self.bots, self.options.players or 1, self.games)

    def document(self) -> dict[str, Any]:
        """As JSON: what decides about the games, except how many there are, so that more can be played later."""
        chosen = {name: value for name, value in self.options._asdict().items() if name != "puzzles"}
        chosen["puzzles"] = [each.name for each in self.options.puzzles]
        return {"bots": self.bots, "options": chosen, "series": self.series, "seconds": self.budget.seconds}

    def identity(self) -> Identity:
        """Who exactly plays, and by which rules, as the files are now."""
        return identity(self.bots, self.options)


def play_pairing(setup: Setup, pairing: Pairing) -> GameReport:
    """Play one game of a tournament; its result depends on nothing but the setup and the pairing."""
    makers = [
        partial(make_bot, setup.bots[bot], bot_seed(pairing.deal, seat), own_code=setup.own_code, budget=setup.budget)
        for seat, bot in enumerate(pairing.order)
    ]
    seed = deal_seed(setup.series, pairing.deal)
    moves: list[Move] = []
    report = play_game(setup.options, seed, makers, setup.budget, moves)
    if setup.records:
        names = [f"{setup.bots[bot]} {seat + 1}" for seat, bot in enumerate(pairing.order)]
        write_whole(
            record_path(setup.records, setup, pairing), write_record(record_of(setup.options, seed, names, moves))
        )
    return report


def record_path(folder: Path, setup: Setup, pairing: Pairing) -> Path:
    """Where the record of a game lies."""
    order = "-".join(str(bot + 1) for bot in pairing.order)
    return folder / f"{safe_name(setup.series)}-{pairing.deal + 1:05}-{order}.txt"


def safe_name(text: str) -> str:
    """A text as part of a file's name."""
    return "".join(each if each.isalnum() or each in "-_." else "_" for each in text)


def record_of(options: Options, seed: bytes, names: Sequence[str], moves: Sequence[Move]) -> GameRecord:
    """The record of a game of the arena; of one that was forfeited, as far as it went."""
    game = Game(options, seed=seed, first=0, names=names)
    for move in moves:
        game.play(move.action, move.seat)
    return game.record()


def bot_seed(deal: int, seat: int) -> int:
    """The seed of the bot in a seat."""
    return deal * 8 + seat


def play_chunk(setup: Setup, chunk: Sequence[Pairing]) -> Games:
    """Play some games in one process."""
    return [(pairing, play_pairing(setup, pairing)) for pairing in chunk]


def run_tournament(
    setup: Setup,
    *,
    workers: int | None = None,
    store: Path | None = None,
    progress: Progress = lambda _: None,
    pool: Executor | None = None,
    test: Sequential | None = None,
) -> Played:
    """Play all games of a checked setup that the store does not hold yet; all of them in order.

    A sequential `test` ends it with the deal by which it is decided; what was played beyond that deal is kept, and
    does not count. `pool` may be any executor, for instance one of a cluster; left out, a pool of processes is made,
    or with one worker the games are played here. StoreError if the store holds games of something else,
    RecordsOccupiedError if a record would be written over.
    """
    playing = setup.identity()
    kept = Store(store, setup.document(), playing) if store else None
    finished: Finished = kept.load() if kept else {}
    wanted = setup.pairings()
    open_games = [pairing for pairing in wanted if pairing.key not in finished]
    if kept and open_games:
        kept.must_grow(len(wanted) - len(open_games), len(wanted))
    if setup.records:
        _clear_way(setup.records, [record_path(setup.records, setup, pairing) for pairing in open_games])
    progress(len(wanted) - len(open_games))
    last = _decided(test, setup, finished)
    for games in _chunks_done(setup, [] if last is not None else open_games, workers, pool):
        for changed in differences(playing, setup.identity()):
            raise ChangedMeanwhileError(changed.detail)
        if kept:
            kept.add(games)
        finished.update({pairing.key: (pairing, report) for pairing, report in games})
        progress(len(games))
        last = _decided(test, setup, finished)
        if last is not None:
            break
    counted = [pairing for pairing in wanted if last is None or pairing.deal <= last]
    return Played([finished[pairing.key] for pairing in counted], kept.identity if kept else playing)


def _clear_way(folder: Path, files: Sequence[Path]) -> None:
    """See to it that there is a folder, with none of these files."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        if file.exists():
            raise RecordsOccupiedError("records-occupied", file=file)


def _decided(test: Sequential | None, setup: Setup, finished: Finished) -> int | None:
    """The deal by which a test is decided, as far as deals are finished; they are added in order."""
    if test is None:
        return None
    while not test.verdict:
        deal = [finished.get(Pairing(test.deals, order).key) for order in orders((0, 1), setup.bots)]
        if not all(deal):
            return None
        test.add(sum(_points(game) for game in deal if game) / len(deal))
    return test.deals - 1


def _points(game: tuple[Pairing, GameReport]) -> float:
    """Of the first bot against the second."""
    pairing, report = game
    one, other = (report.seats[pairing.order.index(bot)].place for bot in (0, 1))
    return 0.5 if one == other else float(one < other)


def _chunks_done(
    setup: Setup, open_games: Sequence[Pairing], workers: int | None, pool: Executor | None
) -> Iterator[Games]:
    count = workers or os.cpu_count() or 1
    if pool is not None:
        yield from _in_pool(pool, setup, open_games, getattr(pool, "cores", count))
    elif count == 1 or len(open_games) < 2:
        yield from ([(pairing, play_pairing(setup, pairing))] for pairing in open_games)
    else:
        with ProcessPoolExecutor(count, get_context("spawn")) as own:
            yield from _in_pool(own, setup, open_games, count)


def _in_pool(pool: Executor, setup: Setup, open_games: Sequence[Pairing], workers: int) -> Iterator[Games]:
    """Chunks as they are done. Never more than a few wait, so that an interruption need not wait for many."""
    size = max(1, min(CHUNK, len(open_games) // workers))
    chunks = iter([open_games[at : at + size] for at in range(0, len(open_games), size)])
    running: set[Future[Games]] = set()
    try:
        while True:
            while len(running) < workers * AHEAD and (chunk := next(chunks, None)) is not None:
                running.add(pool.submit(play_chunk, setup, chunk))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        for future in running:
            future.cancel()
