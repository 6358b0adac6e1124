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

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Unpack

import numpy as np
import numpy.typing as npt

from projectl.game.game import Game
from projectl.record.record import GameRecord
from projectl.rules.arguments import flag, whole_within
from projectl.rules.engine import ACTIONS, TURN_CAP
from projectl.rules.options import OptionFields
from projectl.rules.state import State

from .batch import kernels as batch_kernels
from .batch.records import AS_LAID, BY_SEED
from .checking import checked_actions, checked_seeds, one_of
from .errors import LabError
from .layout import Numbers, size
from .memory import Episodes, work_of
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
        self._kernels = self.maker.kernels(batch_kernels, RECORDS)
        self._rules = self.maker.rules(self.plain_rules)
        self._states = self.maker.row(State, 3 * self.games + 1 + self.threads)
        self._episodes = Episodes(self.maker, self.games + 1)
        self._works = [self._work(number) for number in range(self.threads)]
        self._outs = [self.maker.buffer() for _ in self._works]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._reward = np.zeros((self.games, self.plain_rules.players + self.plain_rules.solo), np.float32)
        self._terminated = np.zeros(self.games, np.bool_)
        self._truncated = np.zeros(self.games, np.bool_)
        self._rows = np.arange(self.games)

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
        self._run("begin")
        if self.secrets:
            self._lay(range(self.games))
        self._weigh()
        return self.now()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Do an action in every game; LabError, and nothing is done anywhere, if one is not legal.

        Where a game is over and does not begin anew, any number may stand.
        """
        self._check_begun()
        array = self._array
        playing = array["seat"] >= 0
        chosen = checked_actions(actions, self.games)
        legal = array["mask"][self._rows, np.clip(chosen, 0, ACTIONS - 1)]
        wrong = ((legal == 0) | (chosen < 0) | (chosen >= ACTIONS)) & playing
        if wrong.any():
            game = int(wrong.argmax())
            raise LabError("lab-action-illegal", game=game, action=int(chosen[game]))
        if self.secrets:
            self.secrets.note(array["seat"], chosen)
        array["action"] = np.where(playing, chosen, -1)
        self._episodes.push("action")
        self._run("advance")
        self._weigh()
        if self.secrets and array["done"].any():
            self._next_secrets(np.flatnonzero(array["done"]).tolist())
        return self.now()

    def draw(self, chance: np.random.Generator) -> npt.NDArray[np.int64]:
        """For every game one of its legal actions, each equally likely; -1 where nobody acts."""
        self._check_begun()
        array = self._array
        count = array["count"]
        which = (chance.random(self.games) * count).astype(np.int64)
        return np.where(count > 0, array["legal"][self._rows, which], -1)

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
        self._kernels.look(self._states, game, self._rules, self._episodes.row, seat, self._works[0], self._outs[0])
        self._episodes.pull()
        spare = self._episodes.array[self.games :]
        return self._flat(spare["observation"])[0].copy(), spare["mask"][0].view(np.bool_).copy()

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

    def _run(self, name: str) -> None:
        kernel = getattr(self._kernels, name)

        def share(number: int) -> None:
            kernel(self._states, self._rules, self._episodes.row, self._works[number], self._outs[number])

        if self._pool:
            list(self._pool.map(share, range(self.threads)))
        else:
            share(0)
        self._episodes.pull()

    def _weigh(self) -> None:
        array = self._array
        np.copyto(self._terminated, array["done"], casting="unsafe")
        self._reward[:] = 0
        self._truncated[:] = False
        if self._terminated.any():
            ended = array[self._terminated]
            seats = self._reward.shape[1]
            self._reward[self._terminated] = rewards(
                self.reward, ended["standing"][:, :seats].astype(np.int64), ended["score"][:, :seats].astype(np.int64)
            )
            self._truncated[self._terminated] = ended["reason"] == TURN_CAP
            self._terminated &= ~self._truncated

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
