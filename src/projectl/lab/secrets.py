"""Games that are dealt from secrets of 256 bits and kept, so that each is a record that replays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from projectl.record.notation.action import Action
from projectl.record.record import GameRecord, Move
from projectl.rules.options import Options
from projectl.rules.shuffle import deal_game, secret_of
from projectl.rules.state import State


class Secrets:
    """By game: the secret that is played, the one that lies ready, and what was done."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.seeds = [0] * games
        self.dealt = [0] * games
        self.laid: list[bytes] = [b""] * games
        self.playing: list[bytes] = [b""] * games
        self.done: list[list[tuple[int, int]]] = [[] for _ in range(games)]
        self.ended: list[tuple[bytes, list[tuple[int, int]]] | None] = [None] * games

    def plant(self, seeds: Iterable[Any]) -> None:
        """Secrets follow from a number for each game, and from how many games it had before."""
        self.seeds = [int(seed) for seed in seeds]
        self.dealt = [0] * self.games

    def next_state(self, game: int, options: Options) -> State:
        """The start of the game that comes next."""
        self.laid[game] = secret_of(f"projectl lab {self.seeds[game]} {self.dealt[game]}")
        self.dealt[game] += 1
        return deal_game(options, self.laid[game])

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
        from projectl.game.game import Game

        secret, done = self.ended[game] or (self.playing[game], self.done[game])
        moves = tuple(Move(seat, Action(action)) for seat, action in done)
        played = Game(options, seed=secret)
        for move in moves:
            played.play(move.action, move.seat)
        return played.record()
