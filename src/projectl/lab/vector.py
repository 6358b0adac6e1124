"""Many games a call, in arrays of numpy: legal actions, steps, new games, results and observations.

>>> import numpy as np
>>> from projectl.lab import VectorEngine
>>> engine = VectorEngine(64, players=2, seed=7)
>>> step = engine.reset()
>>> chance = np.random.default_rng(1)
>>> for _ in range(200):
...     step = engine.step(engine.draw(chance))
>>> step.observation.shape, step.mask.shape, step.reward.shape
((64, 752), (64, 2747), (64, 2))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Unpack

import numpy as np
import numpy.typing as npt

from projectl.game.game import Game
from projectl.record.record import GameRecord
from projectl.rules.arguments import flag, whole_within
from projectl.rules.engine import TURN_CAP
from projectl.rules.options import OptionFields
from projectl.rules.state import State
from projectl.rules.ways.running import bound

from .batch import kernels as batch_kernels
from .batch.records import AS_LAID, BY_SEED
from .checking import SEEDS, checked_actions, checked_seeds, one_of
from .errors import LabError
from .layout import Numbers, size
from .memory import Column, Episodes, work_of
from .rewards import REWARDS, ZERO_SUM, rewards
from .running import RECORDS, best_lab
from .secrets import Secrets

MOST_GAMES = 1 << 20
MOST_THREADS = 256


class Step(NamedTuple):
    """How the games stand. The arrays belong to the engine: the next step writes into them."""

    observation: Numbers
    """By game: what the seat sees that acts next, or the engine's `viewer`."""
    mask: npt.NDArray[np.bool_]
    """By game and action: whether the seat that acts next may do it."""
    seat: npt.NDArray[np.int8]
    """Who acts next; -1 where a game is over and does not begin anew."""
    reward: npt.NDArray[np.float32]
    """By game and seat: nothing but with the step that ends a game."""
    terminated: npt.NDArray[np.bool_]
    """Where a game ended with this step."""
    truncated: npt.NDArray[np.bool_]
    """Where the turn cap ended it."""
    final: Numbers
    """Where a game ended: its last observation, of who acted last or of the `viewer`; elsewhere an older one."""


class VectorEngine:
    """So many games, stepped together; a game that is over begins anew at once, unless `again` is False."""

    def __init__(
        self,
        games: int,
        *,
        seed: int | Sequence[int] | None = None,
        reward: str = ZERO_SUM,
        viewer: int | None = None,
        again: bool = True,
        records: bool = False,
        threads: int = 1,
        **choices: Unpack[OptionFields],
    ) -> None:
        self.games = whole_within("games", games, 1, MOST_GAMES)
        self.options = Game(**choices).options
        self.plain_rules = self.options.rules()
        self.viewer = None if viewer is None else whole_within("viewer", viewer, 0, self.plain_rules.players - 1)
        self.reward = one_of("reward", reward, REWARDS)
        self.threads = min(whole_within("threads", threads, 1, MOST_THREADS), self.games)
        self.again, self.records = flag("again", again), flag("records", records)
        self.secrets = Secrets(self.games) if records else None
        """With `records` every game is dealt from a secret of 256 bits, and its actions are noted."""
        self._seed = seed
        checked_seeds(seed, self.games)
        self._closed = False
        self._make()

    def _make(self) -> None:
        self.maker = best_lab()
        kernels = self.maker.kernels(batch_kernels, RECORDS)
        self._rules = self.maker.rules(self.plain_rules)
        self._states = self.maker.row(State, 3 * self.games + 1 + self.threads)
        self._episodes = Episodes(self.maker, self.games + 1)
        self._works = [self._work(number) for number in range(self.threads)]
        self._outs = [self.maker.buffer() for _ in self._works]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._reward = np.zeros((self.games, self.plain_rules.players + self.plain_rules.solo), np.float32)
        self._terminated = np.zeros(self.games, np.bool_)
        self._truncated = np.zeros(self.games, np.bool_)
        self._actions, self._drawn, self._ended = (Column(self.maker, self.games) for _ in range(3))
        self._look, self._draw, self._sample = kernels.look, kernels.draw, kernels.sample
        self._first_wrong = bound(kernels.first_wrong, self._episodes.row, self._actions.numbers, self._works[0])
        given = [
            (self._states, self._rules, self._episodes.row, work, self._ended.numbers, out)
            for work, out in zip(self._works, self._outs, strict=True)
        ]
        self._begin = [bound(kernels.begin, *each) for each in given]
        self._advance = [bound(kernels.advance, *each) for each in given]

    def _work(self, number: int) -> Any:
        work = work_of(self.maker, self.options, self.games)
        work.first, work.end = (self.games * (number + more) // self.threads for more in (0, 1))
        work.scratch += number
        work.reset, work.again = AS_LAID if self.records else BY_SEED, int(self.again)
        work.viewer = -1 if self.viewer is None else self.viewer
        return work

    # --- going on ---

    def reset(self, seed: int | Sequence[int] | None = None) -> Step:
        """Begin every game anew: by a seed for all, one for each, or (None) with the games that come next."""
        self._check_open()
        if seed is not None:
            checked_seeds(seed, self.games)
            self._seed = seed
        if seed is not None or not self._has_begun():
            self._plant(self._seed)
        elif not self.records:
            seeds = self._array["seed"]
            seeds[:] = [batch_kernels.mixed(int(each)) for each in seeds]
        if self.secrets:
            self._lay(range(self.games))
            self.secrets.begin(range(self.games))
        self._episodes.push("seed")
        self._run(self._begin)
        if self.secrets:
            self._lay(range(self.games))
        self._weigh()
        return self.now()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Do an action in every game; LabError, and nothing is done anywhere, if one is not legal.

        Where there is -1 a game waits; where one is over and does not begin anew, any number may stand.
        """
        self._check_begun()
        chosen = checked_actions(actions, self.games)
        self._actions.put(chosen)
        wrong = int(self._first_wrong())
        if wrong < self.games:
            raise LabError("lab-action-illegal", game=wrong, action=int(chosen[wrong]))
        if self.secrets:
            self.secrets.note(np.where(chosen < 0, -1, self._array["seat"]), chosen)
        self._run(self._advance)
        ended = self._weigh()
        if self.secrets and ended.any():
            self._next_secrets(np.flatnonzero(ended).tolist())
        return self.now()

    def draw(self, chance: np.random.Generator) -> npt.NDArray[np.int64]:
        """For every game one of its legal actions, each equally likely; -1 where nobody acts."""
        self._check_begun()
        seed = int(chance.integers(SEEDS))
        self._share(lambda number: self._draw(self._episodes.row, self._drawn.numbers, seed, self._works[number]))
        return self._drawn.got().copy()

    # --- looking ---

    def now(self) -> Step:
        """How the games stand."""
        self._check_open()
        array = self._array
        return Step(
            self._flat(array["observation"]),
            array["mask"].view(np.bool_),
            array["seat"],
            self._reward,
            self._terminated,
            self._truncated,
            self._flat(array["final"]),
        )

    def legal(self, game: int) -> npt.NDArray[np.int16]:
        """The legal actions of the seat that acts next."""
        self._check_begun()
        entry = self._array[whole_within("game", game, 0, self.games - 1)]
        return np.array(entry["legal"][: entry["count"]])

    def look(self, game: int, seat: int) -> tuple[Numbers, npt.NDArray[np.bool_]]:
        """What a seat sees of a game, and what it may do there: copies."""
        self._check_begun()
        whole_within("game", game, 0, self.games - 1)
        whole_within("seat", seat, 0, self.plain_rules.players - 1)
        self._look(self._states, game, self._rules, self._episodes.row, seat, self._works[0], self._outs[0])
        self._episodes.pull()
        spare = self._episodes.array[self.games :]
        return self._flat(spare["observation"])[0].copy(), spare["mask"][0].view(np.bool_).copy()

    def sampled(self, copies: int = 1, seed: int | None = None) -> VectorEngine:
        """So many copies of every game, with all dealt anew that the seat which acts next cannot know: for a search.

        Those of a game follow each other; a game that is over rests there, as it is.
        """
        self._check_begun()
        whole_within("copies", copies, 1, MOST_GAMES // self.games)
        given = int(checked_seeds(seed, 1)[0])
        choices: Any = self.options._asdict()
        twin = VectorEngine(
            self.games * copies, reward=self.reward, viewer=self.viewer, again=False, threads=self.threads, **choices
        )
        twin._take_on(self, copies, given)
        return twin

    def _take_on(self, other: VectorEngine, copies: int, seed: int) -> None:
        for part in range(2):  # the games, and how they were before finishing touches
            for at in range(self.games):
                state = self.maker.get(other._states, part * other.games + at // copies)
                self.maker.put(self._states, part * self.games + at, state)
        rooms = [self.maker.numbers([0] * self.plain_rules.puzzles) for _ in self._works]
        given = (self._states, self._rules, self._episodes.row)
        self._share(lambda part: self._sample(*given, self._works[part], seed, rooms[part], self._outs[part]))
        self._episodes.pull()

    def scores(self) -> npt.NDArray[np.int32]:
        """By game and seat: the final score of the game that ended last there; in solo the opponent has seat 1."""
        return np.array(self._array["score"][:, : self._reward.shape[1]])

    def reasons(self) -> npt.NDArray[np.int8]:
        """Why the game ended that ended last: 1 an empty deck, 2 a dead position (D16), 3 the turn cap."""
        return np.array(self._array["reason"])

    def state(self, game: int) -> State:
        """The whole state of a game, decks included: for tests and tools, not for agents."""
        self._check_begun()
        return self.maker.get(self._states, whole_within("game", game, 0, self.games - 1))

    def record(self, game: int) -> GameRecord:
        """The last game that ended there, as a record that replays; else the one that is on. Needs `records`."""
        self._check_begun()
        whole_within("game", game, 0, self.games - 1)
        if not self.secrets:
            raise LabError("lab-no-records")
        return self.secrets.record(game, self.options)

    # --- the end ---

    def close(self) -> None:
        """Give everything back; every further question is refused."""
        if self._pool:
            self._pool.shutdown()
        self._closed = True

    def __getstate__(self) -> dict[str, Any]:
        self._check_open()
        kept = {name: value for name, value in vars(self).items() if name in _KEPT}
        states = [self.maker.get(self._states, at) for at in range(3 * self.games)] if self._has_begun() else []
        return kept | {"states": states, "episodes": self._episodes.array.copy(), "told": self.now()[3:6]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update({name: kept[name] for name in _KEPT})
        self._make()
        for at, state in enumerate(kept["states"]):
            self.maker.put(self._states, at, state)
        self._episodes.array[:] = kept["episodes"]
        self._episodes.push()
        self._reward, self._terminated, self._truncated = kept["told"]

    # --- within ---

    @property
    def _array(self) -> Any:
        return self._episodes.array[: self.games]

    def _flat(self, words: npt.NDArray[Any]) -> Numbers:
        return words.view(np.uint8)[:, : size(self.plain_rules)]

    def _has_begun(self) -> bool:
        return bool(self._array["count"].any() or (self._array["seat"] < 0).any())

    def _check_open(self) -> None:
        if self._closed:
            raise LabError("lab-closed")

    def _check_begun(self) -> None:
        self._check_open()
        if not self._has_begun():
            raise LabError("lab-not-begun")

    def _run(self, calls: Sequence[Callable[[], Any]]) -> None:
        self._share(lambda number: calls[number]())
        self._episodes.pull()

    def _share(self, part: Callable[[int], Any]) -> None:
        """Every thread does its part."""
        if self._pool:
            list(self._pool.map(part, range(self.threads)))
        else:
            part(0)

    def _weigh(self) -> npt.NDArray[np.bool_]:
        """Write rewards and ends; where a game has ended."""
        ended = self._ended.got().astype(np.bool_)
        self._reward[:] = 0
        self._truncated[:] = False
        if ended.any():
            told = self._array[ended]
            seats = self._reward.shape[1]
            figures = [told[name][:, :seats].astype(np.int64) for name in ("standing", "score")]
            self._reward[ended] = rewards(self.reward, *figures)
            self._truncated[ended] = told["reason"] == TURN_CAP
        self._terminated[:] = ended & ~self._truncated
        return ended

    def _plant(self, seed: int | Sequence[int] | None) -> None:
        seeds = checked_seeds(seed, self.games)
        self._array["seed"] = seeds
        if self.secrets:
            self.secrets.plant(seeds)

    def _lay(self, games: Sequence[int]) -> None:
        assert self.secrets
        for game in games:
            self.maker.put(self._states, 2 * self.games + game, self.secrets.next_state(game, self.options))

    def _next_secrets(self, games: Sequence[int]) -> None:
        assert self.secrets
        self.secrets.end(games, begins=self.again)
        if self.again:
            self._lay(games)


_KEPT = (
    "games", "options", "plain_rules", "viewer", "reward", "threads", "again", "records", "secrets", "_seed", "_closed",
)  # fmt: skip
