"""One game as an environment of Gymnasium: `projectl/Solo-v0` (the mastermind), `projectl/Duel-v0` (a bot)."""

from __future__ import annotations

from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import Space

from projectl.bots import Bot, SeatView, make_bot
from projectl.record.notation.action import Action
from projectl.rules.engine import apply
from projectl.rules.options import SOLO, OptionFields

from .checking import SEEDS, whole_action
from .layout import Numbers
from .one_game import OneGame
from .rendering import RENDER_MODES, checked_mode, rendered
from .rewards import ZERO_SUM
from .secrets import Deals, checked_seed
from .spaces import Actions, observations

AGENT = 0


class GameEnv(gymnasium.Env[Numbers, np.int64]):
    """A game in which the agent has seat 0; who sits elsewhere plays in `_others`."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, render_mode: str | None, reward: str, choices: OptionFields) -> None:
        self.render_mode = checked_mode(render_mode)
        self.game = OneGame(choices, reward)
        self._deals: Deals | None = None
        self.observation_space: Space[Any] = observations(self.game.rules)
        self._actions = Actions()
        self.action_space: Space[Any] = self._actions

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a game: the same for the same seed, or the one whose `secret` and `first` seat the options name."""
        given = checked_seed(seed)
        super().reset(seed=given)
        self._deals = self._deals if given is None and self._deals else Deals(self.np_random)
        self.game.begin(self._deals.next(options))
        self._begun()
        self._others()
        return self.game.observation(AGENT), self._told()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Do an action of the agent, and all that others do until it is asked again."""
        game = self.game
        self._done(whole_action(action))
        self._others()
        ended = game.is_over and not game.is_truncated
        reward = game.rewards[AGENT] if game.is_over else 0.0
        return game.observation(AGENT), reward, ended, game.is_truncated, self._told()

    def render(self) -> str | None:
        """The table as text, or as a picture in SVG."""
        return rendered(self.render_mode, self.game)

    def close(self) -> None:
        """Give everything back."""
        self.game.close()

    def _begun(self) -> None:
        """A game has been dealt."""

    def _others(self) -> None:
        """Let the others act."""

    def _done(self, action: int) -> None:
        self.game.act(action)

    def _told(self) -> dict[str, Any]:
        self._actions.legal = self.game.legal()
        return {"action_mask": self.game.mask(AGENT), "legal": self._actions.legal}


class SoloEnv(GameEnv):
    """Alone against the mastermind.

    >>> import gymnasium, projectl.lab.gym
    >>> env = gymnasium.make("projectl/Solo-v0", difficulty="no-mercy")
    >>> observation, info = env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.step(info["legal"][0])
    """

    def __init__(
        self, *, render_mode: str | None = None, reward: str = ZERO_SUM, **choices: Unpack[OptionFields]
    ) -> None:
        super().__init__(render_mode, reward, {"variant": SOLO, **choices})


class DuelEnv(GameEnv):
    """Against a bot, any that has a name (`docs/bots.md`)."""

    def __init__(
        self,
        *,
        opponent: str = "greedy",
        render_mode: str | None = None,
        reward: str = ZERO_SUM,
        **choices: Unpack[OptionFields],
    ) -> None:
        make_bot(opponent, 0)  # one that does not exist is refused here
        self.opponent = opponent
        super().__init__(render_mode, reward, {**choices, "players": 2})

    def _begun(self) -> None:
        """The bot sees a state of its own, in which it stands how pieces were laid."""
        assert self.game.deal
        self._state = self.game.deal.state(self.game.options)
        self._bot: Bot = make_bot(self.opponent, int(self.np_random.integers(SEEDS)))

    def _done(self, action: int) -> None:
        seat = self.game.seat
        self.game.act(action)
        apply(self._state, self.game.rules, seat, action)

    def _others(self) -> None:
        while self.game.seat > AGENT:
            view = SeatView.of(self._state, self.game.rules, self.game.seat)
            legal = [Action(int(each)) for each in self.game.legal()]
            self._done(int(self._bot.choose(view, legal)))
