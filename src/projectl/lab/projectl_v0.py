"""The game as an environment of PettingZoo, one agent after the other: `projectl_v0.env(players=4)`.

An observation is a dictionary of `observation` and `action_mask`. Where two seats act at once (Line Clear) and in
finishing touches they are asked one after the other.
"""

from __future__ import annotations

from typing import Any, TypeAlias, Unpack

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Dict
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from projectl.rules.engine import ACTIONS
from projectl.rules.options import OptionFields

from .checking import one_of, whole_action
from .one_game import OneGame
from .rendering import RENDER_MODES, checked_mode, rendered
from .rewards import ZERO_SUM
from .secrets import Deals, checked_seed
from .spaces import Actions, observations

Seen: TypeAlias = dict[str, Any]
METADATA: dict[str, Any] = {
    "name": "projectl_v0",
    "is_parallelizable": False,
    "render_modes": list(RENDER_MODES),
    "render_fps": 4,
}


def env(**choices: Any) -> Any:
    """With PettingZoo's own checks of the order of calls around it."""
    return wrappers.OrderEnforcingWrapper(raw_env(**choices))


def parallel_env(**choices: Any) -> Any:
    """All who may act at the same time: for Line Clear (`projectl.lab.parallel`)."""
    from .parallel import parallel_env

    return parallel_env(**choices)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # without types; the name that its tools look for
    """The environment itself."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self, *, render_mode: str | None = None, reward: str = ZERO_SUM, **choices: Unpack[OptionFields]
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self.game = OneGame(choices, reward)
        self._deals = Deals(np.random.default_rng())
        rules = self.game.rules
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        mask: Space[Any] = Box(0, 1, (ACTIONS,), np.int8)
        seen = {"observation": observations(rules), "action_mask": mask}
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the same for the same seed, or the one whose `secret` and `first` seat the options name."""
        if seed is not None:
            self._deals = Deals(np.random.default_rng(checked_seed(seed)))
        self.game.begin(self._deals.next(options))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        """Do an action of the agent whose turn it is; None once its game is over."""
        game = self.game
        if game.is_over:
            self._was_dead_step(action)
            return
        game.act(whole_action(action))
        if game.is_over:
            self._end()
        else:
            self._select()

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and what it may do now."""
        seat = self._seats[self._known(agent)]
        return {"observation": self.game.observation(seat), "action_mask": self.game.mask(seat)}

    def render(self) -> str | None:
        """The table as text, or as a picture in SVG."""
        return rendered(self.render_mode, self.game)

    def close(self) -> None:
        """Give everything back."""
        self.game.close()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.game.seat]
        self.action_spaces[self.agent_selection].legal = self.game.legal()

    def _end(self) -> None:
        """Nothing but the end of a game is rewarded."""
        for agent, reward in zip(self.agents, self.game.rewards, strict=False):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = not self.game.is_truncated
            self.truncations[agent] = self.game.is_truncated

    def _known(self, agent: str) -> str:
        return agent if agent in self._seats else one_of("agent", agent, self.possible_agents)
