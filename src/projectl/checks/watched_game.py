"""One game, played and watched: what `selfcheck` and the property tests do over and over."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from projectl.game import Game
from projectl.rules.buffers import new_buffer
from projectl.rules.engine import legal, may_act
from projectl.rules.options import SOLO, Options

from . import compiled_trail as trails
from .facade_checks import check_position, check_record, check_undo, check_view
from .invariants import ViolationError, Watch, demand
from .random_policy import HOARD, PLAIN, TWINS, WHITES, Chooser, Sensible, uniform
from .spot_checks import check_copies, check_legal
from .tally import Counting

UNIFORM = "uniform"
SPOT = 16
"""Views, undo and serialisation are checked after every so many steps."""
RECORDS = 8
"""One game in so many is written as a record and read back."""
UNIFORM_ROUNDS, OTHER_ROUNDS = 12, 70
"""Turn caps per player: uniform play would often go on for thousands of turns, except in solo."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play: everything about it follows from the options, the number and the seed."""

    options: Options
    number: int
    seed: int = 0
    compiled: bool = True
    """Whether it is played again on the compiled engine."""

    @property
    def style(self) -> str:
        """Half of all games are played uniformly, half to complete puzzles."""
        sensible = (PLAIN, HOARD, TWINS, WHITES if self.options.endless_white else PLAIN)
        return sensible[self.number // 2 % 4] if self.number % 2 else UNIFORM

    def played_options(self) -> Options:
        """The options with a turn cap; some games with known scores, some with explicit ends of turns."""
        endless = self.style == UNIFORM and self.options.variant != SOLO
        rounds = UNIFORM_ROUNDS if endless else OTHER_ROUNDS
        return self.options._replace(
            known_scores=self.number % 3 == 0,
            confirm=self.number // 2 % 5 == 1,
            turn_cap=rounds * (self.options.players or 1),
        ).checked()


def check_game(task: Task) -> Counter[str]:
    """Play and watch a game; returns what happened in it. A ViolationError tells the step at which something broke."""
    options = task.played_options()
    name = f"{options} {task.number} {task.seed}"
    game = Game(options, seed=sha256(name.encode()).digest())
    watched = _WatchedGame(game, Random(name), task.style)
    try:
        watched.play()
        if task.number % RECORDS == 0:
            check_record(game)
        if task.compiled:
            trails.compare(watched.trail, game.rules)
    except ViolationError as violation:
        raise ViolationError(f"{options}, game {task.number}, step {len(game.log)}: {violation}") from None
    return watched.counting.things


class _WatchedGame:
    def __init__(self, game: Game, chance: Random, style: str) -> None:
        self.game = game
        self.chance = chance
        self.choose: Chooser = uniform(chance)
        if style != UNIFORM:
            self.choose = Sensible(game.rules, chance, style)
        self.watch = Watch(game.state, game.rules)
        self.trail = trails.Trail(game.state)
        self.counting = Counting(game.rules)
        self._out = new_buffer()
        self._steps = 0

    def play(self) -> None:
        """Play to the end and look after every step."""
        while not self.game.is_over:
            seat, listed = self._next_seat()
            self._step(seat, listed, self.choose(self.game.state, seat, listed))
        self.watch.check_piles(self.game.state)

    def _next_seat(self) -> tuple[int, list[int]]:
        """Any of the seats that may act, with its legal actions. The others must have none."""
        game = self.game
        lists = [self._legal(seat) for seat in range(game.rules.players)]
        acting = [seat for seat, listed in enumerate(lists) if listed]
        may = [seat for seat in range(game.rules.players) if may_act(game.state, game.rules, seat)]
        demand(acting == may, "who may act has an action, and nobody else", acting, may)
        seat = self.chance.choice(acting)
        return seat, lists[seat]

    def _legal(self, seat: int) -> list[int]:
        count = legal(self.game.state, self.game.rules, seat, self._out)
        return list(self._out[:count])

    def _step(self, seat: int, listed: list[int], action: int) -> None:
        game = self.game
        spot = self._steps % SPOT == 0
        self._steps += 1
        if spot:
            check_legal(game.state, game.rules, seat, listed, self.chance)
        before = game.state.clone() if spot else game.state
        self.counting.before(game.state, seat, action)
        game.play(action, seat)
        self.counting.after(game.state)
        self.watch.look(game.state)
        self.trail.add(seat, action, listed, game.state)
        if spot:
            check_undo(game, seat, before)
            self._spot_check()

    def _spot_check(self) -> None:
        game = self.game
        check_copies(game.state)
        check_position(game)
        self.watch.check_piles(game.state)
        viewers = [None, *range(game.rules.players)]
        check_view(game, self.chance.choice(viewers), self.chance.getrandbits(60))
