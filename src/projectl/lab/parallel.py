"""The game as a parallel environment of PettingZoo: all who may act do so at the same time.

Made for Line Clear, where two markers are under way, and for finishing touches. An agent whose mask is empty has
nothing to do: what is given for it means nothing and may be left out. Where one action takes what another needs (the
last piece of the reserve), the first player's side goes first; the other is not done, `info["refused"]` says so, and
the agent is asked again.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Dict
from pettingzoo import ParallelEnv

from projectl.rules.engine import ACTIONS
from projectl.rules.options import LINE_CLEAR, OptionFields

from .checking import one_of, whole_action
from .errors import LabError
from .one_game import OneGame
from .projectl_v0 import METADATA, Seen
from .rendering import checked_mode, rendered
from .rewards import ZERO_SUM
from .secrets import Deals, checked_seed
from .spaces import Actions, observations

Told = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  # without types; the name that its tools look for
    """The environment; the variant is Line Clear unless another is asked for."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self, *, render_mode: str | None = None, reward: str = ZERO_SUM, **choices: Unpack[OptionFields]
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self.game = OneGame({"variant": LINE_CLEAR, **choices}, reward)
        self._deals = Deals(np.random.default_rng())
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.rules.players)]
        self.agents: list[str] = []
        mask: Space[Any] = Box(0, 1, (ACTIONS,), np.int8)
        seen = {"observation": observations(self.game.rules), "action_mask": mask}
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.observation_spaces[one_of("agent", agent, self.possible_agents)]

    def action_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.action_spaces[one_of("agent", agent, self.possible_agents)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game: the same for the same seed, or the one whose `secret` and `first` seat the options name."""
        if seed is not None:
            self._deals = Deals(np.random.default_rng(checked_seed(seed)))
        self.game.begin(self._deals.next(options))
        self.agents = list(self.possible_agents)
        return self._look(), {agent: {"refused": False} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Told:
        """Do the actions of all that may act; LabError, and nothing is done, if one is missing or not legal."""
        chosen = self._chosen(actions)
        refused = dict.fromkeys(self.agents, False)
        for seat, action in chosen.items():
            agent = self.possible_agents[seat]
            if not self.game.is_over and self.game.mask(seat)[action]:
                self.game.act(action, seat)
            else:
                refused[agent] = True
        return self._told(refused)

    def render(self) -> str | None:
        """The table as text, or as a picture in SVG."""
        return rendered(self.render_mode, self.game)

    def close(self) -> None:
        """Give everything back."""
        self.game.close()

    def _chosen(self, actions: dict[str, Any]) -> dict[int, int]:
        """The actions of the seats that may act, the first player's first."""
        for agent in actions:
            one_of("agent", agent, self.possible_agents)
        players = len(self.possible_agents)
        found: dict[int, int] = {}
        for place in range(players):
            seat = (self.game.first + place) % players
            mask = self.game.mask(seat)
            if mask.any():
                agent = self.possible_agents[seat]
                if agent not in actions:
                    raise LabError("lab-action-missing", agent=agent)
                action = whole_action(actions[agent])
                if not 0 <= action < ACTIONS or not mask[action]:
                    raise LabError("lab-action-illegal", game=0, action=action)
                found[seat] = action
        return found

    def _told(self, refused: dict[str, bool]) -> Told:
        game, agents = self.game, self.agents
        over = game.is_over
        rewards = {agent: game.rewards[seat] if over else 0.0 for seat, agent in enumerate(self.possible_agents)}
        ended = dict.fromkeys(agents, over and not game.is_truncated)
        cut = dict.fromkeys(agents, game.is_truncated)
        seen = self._look()
        if over:
            self.agents = []
        return seen, rewards, ended, cut, {agent: {"refused": refused[agent]} for agent in agents}

    def _look(self) -> dict[str, Seen]:
        found = {}
        for seat, agent in enumerate(self.agents):
            mask = self.game.mask(seat)
            found[agent] = {"observation": self.game.observation(seat), "action_mask": mask}
            self.action_spaces[agent].legal = np.flatnonzero(mask)
        return found
