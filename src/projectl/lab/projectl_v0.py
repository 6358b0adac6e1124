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

from projectl.game.game import Game
from projectl.rules.engine import ACTIONS
from projectl.rules.options import OptionFields

from .checking import one_of, whole_action
from .rewards import ZERO_SUM
from .single import RENDER_MODES
from .spaces import Actions, observations
from .vector import VectorEngine

Seen: TypeAlias = dict[str, Any]


def env(**choices: Any) -> Any:
    """With PettingZoo's own checks of the order of calls around it."""
    return wrappers.OrderEnforcingWrapper(raw_env(**choices))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # without types; the name that its tools look for
    """The environment itself."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo has it
        "name": "projectl_v0",
        "is_parallelizable": False,
        "render_modes": list(RENDER_MODES),
        "render_fps": 4,
    }

    def __init__(
        self, *, render_mode: str | None = None, reward: str = ZERO_SUM, **choices: Unpack[OptionFields]
    ) -> None:
        super().__init__()
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.engine = VectorEngine(1, reward=reward, again=False, records=True, **choices)
        rules = self.engine.plain_rules
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
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
        """Begin a game: the same for the same seed."""
        self.engine.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        """Do an action of the agent whose turn it is; None once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        told = self.engine.step([whole_action(action)])
        self._cumulative_rewards[agent] = 0.0
        for seat, each in enumerate(self.agents):
            self.rewards[each] = float(told.reward[0, seat])
            self.terminations[each] = bool(told.terminated[0])
            self.truncations[each] = bool(told.truncated[0])
        self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and what it may do now."""
        observation, mask = self.engine.look(0, self.possible_agents.index(self._known(agent)))
        return {"observation": observation, "action_mask": mask.astype(np.int8)}

    def render(self) -> str | None:
        """The table as text, or as a picture in SVG."""
        if self.render_mode is None:
            return None
        game = Game.from_record(self.engine.record(0))
        return str(game) if self.render_mode == "ansi" else game._repr_svg_()

    def close(self) -> None:
        """Give everything back."""
        self.engine.close()

    def _select(self) -> None:
        seat = int(self.engine.now().seat[0])
        self.agent_selection = self.possible_agents[max(seat, 0)]
        self.action_spaces[self.agent_selection].legal = self.engine.legal(0)

    def _known(self, agent: str) -> str:
        return one_of("agent", agent, self.possible_agents)
