"""Games that are dealt from secrets of 256 bits and kept, so that each is a record that replays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from projectl.errors import shown
from projectl.game.game import Game
from projectl.record.record import GameRecord
from projectl.rules.arguments import whole
from projectl.rules.options import Options
from projectl.rules.shuffle import deal_game, secret_of
from projectl.rules.state import State

from .checking import SEEDS
from .errors import LabError


class Deal(NamedTuple):
    """What a game is dealt from."""

    secret: bytes
    first: int | None = None
    """The seat of the first player; drawn if left out."""

    def state(self, options: Options) -> State:
        """How the game begins."""
        return deal_game(options, self.secret, self.first)

    def game(self, options: Options, moves: Iterable[tuple[int, int]] = ()) -> Game:
        """The same game as the library knows it, with some actions done."""
        played = Game(options, seed=self.secret, first=self.first)
        for seat, action in moves:
            played.play(action, seat)
        return played


def nth_deal(seed: int, number: int) -> Deal:
    """The deals that follow from a small seed."""
    return Deal(secret_of(f"projectl lab {seed} {number}"))


def checked_seed(seed: object) -> int | None:
    """A whole number that is not negative, or None for chance."""
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0:
        raise LabError("lab-seed", found=shown(seed))
    return int(seed)


class Deals:
    """The deals of an environment, one after the other: all follow from one draw of chance."""

    def __init__(self, chance: np.random.Generator) -> None:
        self.seed = int(chance.integers(SEEDS))
        self.dealt = 0

    def next(self, options: dict[str, Any] | None) -> Deal:
        """The deal whose `secret` and `first` seat are named, else the next one. Other names mean nothing."""
        asked = options or {}
        secret, first = asked.get("secret"), asked.get("first")
        dealt = nth_deal(self.seed, self.dealt) if secret is None else Deal(secret_of(secret))
        self.dealt += secret is None
        return dealt._replace(first=None if first is None else whole("first", first))


class Secrets:
    """By game: the secret that is played, the one that lies ready, and what was done."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.seeds = [0] * games
        self.dealt = [0] * games
        self.laid: list[Deal] = [nth_deal(0, 0)] * games
        self.playing = list(self.laid)
        self.done: list[list[tuple[int, int]]] = [[] for _ in range(games)]
        self.ended: list[tuple[Deal, list[tuple[int, int]]] | None] = [None] * games

    def plant(self, seeds: Iterable[Any]) -> None:
        """Secrets follow from a number for each game, and from how many games it had before."""
        self.seeds = [int(seed) for seed in seeds]
        self.dealt = [0] * self.games

    def next_state(self, game: int, options: Options) -> State:
        """The start of the game that comes next."""
        self.laid[game] = nth_deal(self.seeds[game], self.dealt[game])
        self.dealt[game] += 1
        return self.laid[game].state(options)

    def begin(self, games: Iterable[int]) -> None:
        """What lies ready is played from now on."""
        for game in games:
            self.playing[game], self.done[game] = self.laid[game], []

    def note(self, seats: Iterable[Any], actions: Iterable[Any]) -> None:
        """One more action in every game in which somebody acts."""
        for done, seat, action in zip(self.done, seats, actions, strict=True):
            if seat >= 0:
                done.append((int(seat), int(action)))

    def end(self, games: Iterable[int], begins: bool) -> None:
        """Games are over; what lies ready begins at once, or they rest."""
        for game in games:
            self.ended[game] = self.playing[game], self.done[game]
            if begins:
                self.begin([game])

    def record(self, game: int, options: Options) -> GameRecord:
        """The last game that ended, else the one that is on."""
        deal, done = self.ended[game] or (self.playing[game], self.done[game])
        return deal.game(options, done).record()
