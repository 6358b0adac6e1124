"""Many games as one vector environment of Gymnasium, by the vector engine.

A game that is over begins anew with the same step: `info["final_obs"]` has its last observation where
`info["_final_obs"]` says so.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from projectl.bots import Bot, SeatView, make_bot
from projectl.record.notation.action import Action
from projectl.rules.engine import apply
from projectl.rules.options import SOLO, OptionFields
from projectl.rules.state import State

from .checking import SEEDS, checked_actions
from .layout import Numbers
from .rewards import ZERO_SUM
from .secrets import checked_seed
from .single import AGENT
from .spaces import Actions, observations
from .vector import VectorEngine

Told = tuple[Numbers, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class GameVectorEnv(VectorEnv[Numbers, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Games in which the agent has seat 0; who sits elsewhere plays in `_others`."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, num_envs: int, reward: str, records: bool, threads: int, choices: OptionFields) -> None:
        self.engine = VectorEngine(num_envs, viewer=AGENT, reward=reward, records=records, threads=threads, **choices)
        self.num_envs = num_envs
        self.single_observation_space = observations(self.engine.plain_rules)
        self.single_action_space = Actions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin every game. A seed is that of the first; the next game has the next seed, and so on."""
        given = checked_seed(seed)
        super().reset(seed=given)
        if given is None:
            self.engine.reset()
        else:
            chances = (np.random.default_rng(given + game) for game in range(self.num_envs))
            self.engine.reset([int(chance.integers(SEEDS)) for chance in chances])
        self._begun(range(self.num_envs))
        ended = self._ended()
        self._others(ended)
        return self.engine.now().observation.copy(), self._info()

    def step(self, actions: npt.NDArray[np.int64]) -> Told:
        """Do an action of the agent in every game, and all that others do until it is asked again."""
        ended = self._ended()
        self._act(checked_actions(actions, self.num_envs), ended)
        self._others(ended)
        info = self._info()
        over = ended["terminated"] | ended["truncated"]
        if over.any():
            info |= {"final_obs": self.engine.now().final.copy(), "_final_obs": over}
        return (
            self.engine.now().observation.copy(),
            ended["reward"],
            ended["terminated"],
            ended["truncated"],
            info,
        )

    def close_extras(self, **kwargs: Any) -> None:
        """Give everything back."""
        self.engine.close()

    def _ended(self) -> dict[str, npt.NDArray[Any]]:
        """How the games have ended in this step: as yet, none has."""
        none = np.zeros(self.num_envs, np.bool_)
        return {"reward": np.zeros(self.num_envs), "terminated": none, "truncated": none.copy()}

    def _act(self, actions: npt.NDArray[np.int64], ended: dict[str, npt.NDArray[Any]]) -> None:
        told = self.engine.step(actions)
        ended["reward"] += told.reward[:, AGENT]
        ended["terminated"] |= told.terminated
        ended["truncated"] |= told.truncated

    def _begun(self, games: Any) -> None:
        """Games have been dealt."""

    def _others(self, ended: dict[str, npt.NDArray[Any]]) -> None:
        """Let the others act."""

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.engine.now().mask.astype(np.int8)}


class SoloVectorEnv(GameVectorEnv):
    """Alone against the mastermind, many games a call."""

    def __init__(
        self,
        num_envs: int = 1,
        *,
        reward: str = ZERO_SUM,
        records: bool = False,
        threads: int = 1,
        **choices: Unpack[OptionFields],
    ) -> None:
        super().__init__(num_envs, reward, records, threads, {"variant": SOLO, **choices})


class DuelVectorEnv(GameVectorEnv):
    """Against a bot, many games a call. `random` plays as fast as the engine; any other bot thinks in Python."""

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponent: str = "greedy",
        reward: str = ZERO_SUM,
        records: bool = False,
        threads: int = 1,
        **choices: Unpack[OptionFields],
    ) -> None:
        make_bot(opponent, 0)  # one that does not exist is refused here
        self.opponent = opponent
        self._is_drawn = opponent == "random"
        super().__init__(num_envs, reward, records or not self._is_drawn, threads, {**choices, "players": 2})
        self._states: list[State] = [State()] * num_envs
        self._bots: list[Bot] = [make_bot(opponent, 0)] * num_envs

    def _begun(self, games: Any) -> None:
        """A bot sees a state of its own, in which it stands how pieces were laid."""
        if self._is_drawn:
            return
        assert self.engine.secrets
        for game in games:
            self._states[game] = self.engine.secrets.playing[game].state(self.engine.options)
            self._bots[game] = make_bot(self.opponent, int(self.np_random.integers(SEEDS)))

    def _act(self, actions: npt.NDArray[np.int64], ended: dict[str, npt.NDArray[Any]]) -> None:
        seats = self.engine.now().seat.copy()
        super()._act(actions, ended)
        if self._is_drawn:
            return
        over = self.engine.now().terminated | self.engine.now().truncated
        for game in np.flatnonzero(~over & (actions >= 0)).tolist():
            apply(self._states[game], self.engine.plain_rules, int(seats[game]), int(actions[game]))
        self._begun(np.flatnonzero(over).tolist())

    def _others(self, ended: dict[str, npt.NDArray[Any]]) -> None:
        while (theirs := self.engine.now().seat > AGENT).any():
            if self._is_drawn:
                chosen = self.engine.draw(self.np_random)
            else:
                chosen = np.array([self._answer(game) if theirs[game] else -1 for game in range(self.num_envs)])
            self._act(np.where(theirs, chosen, -1), ended)

    def _answer(self, game: int) -> int:
        seat = int(self.engine.now().seat[game])
        view = SeatView.of(self._states[game], self.engine.plain_rules, seat)
        legal = [Action(int(each)) for each in self.engine.legal(game)]
        return int(self._bots[game].choose(view, legal))
