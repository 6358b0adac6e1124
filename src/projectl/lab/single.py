"""One game as an environment of Gymnasium: `projectl/Solo-v0` (the mastermind), `projectl/Duel-v0` (a bot)."""

from __future__ import annotations

from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import Space

from projectl.bots import Bot, SeatView, make_bot
from projectl.game.game import Game
from projectl.record.notation.action import Action
from projectl.rules.engine import apply
from projectl.rules.options import SOLO, OptionFields
from projectl.rules.shuffle import deal_game

from .checking import one_of, whole_action
from .layout import Numbers
from .rewards import ZERO_SUM
from .spaces import Actions, copied, observations
from .vector import Step, VectorEngine

RENDER_MODES = ("ansi", "svg")
SEEDS = 1 << 62
AGENT = 0


class GameEnv(gymnasium.Env[Numbers, np.int64]):
    """A game in which the agent has seat 0; who sits elsewhere plays in `_others`."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, render_mode: str | None, reward: str, choices: OptionFields) -> None:
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.engine = VectorEngine(1, viewer=AGENT, reward=reward, again=False, records=True, **choices)
        self.observation_space: Space[Any] = observations(self.engine.plain_rules)
        self._actions = Actions()
        self.action_space: Space[Any] = self._actions

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a game: the same for the same seed."""
        super().reset(seed=seed)
        step = self.engine.reset([int(self.np_random.integers(SEEDS))])
        self._begun()
        step = self._others(step)
        return copied(step.observation[0]), self._told()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Do an action of the agent, and all that others do until it is asked again."""
        step = self._others(self._done(whole_action(action)))
        is_over = bool(step.seat[0] < 0)
        observation = step.final[0] if is_over else step.observation[0]
        reward = float(step.reward[0, AGENT])
        return copied(observation), reward, bool(step.terminated[0]), bool(step.truncated[0]), self._told()

    def render(self) -> str | None:
        """The table as text, or as a picture in SVG."""
        if self.render_mode is None:
            return None
        game = Game.from_record(self.engine.record(0))
        return str(game) if self.render_mode == "ansi" else game._repr_svg_()

    def close(self) -> None:
        """Give everything back."""
        self.engine.close()

    def _begun(self) -> None:
        """A game has been dealt."""

    def _others(self, step: Step) -> Step:
        """Let the others act."""
        return step

    def _done(self, action: int) -> Step:
        return self.engine.step([action])

    def _told(self) -> dict[str, Any]:
        legal = self.engine.legal(0)
        self._actions.legal = legal
        return {"action_mask": self.engine.now().mask[0].astype(np.int8), "legal": legal}


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
        assert self.engine.secrets
        self._state = deal_game(self.engine.options, self.engine.secrets.playing[0])
        self._bot: Bot = make_bot(self.opponent, int(self.np_random.integers(SEEDS)))

    def _done(self, action: int) -> Step:
        seat = int(self.engine.now().seat[0])
        step = self.engine.step([action])
        if seat >= 0:
            apply(self._state, self.engine.plain_rules, seat, action)
        return step

    def _others(self, step: Step) -> Step:
        while step.seat[0] > AGENT:
            seat = int(step.seat[0])
            view = SeatView.of(self._state, self.engine.plain_rules, seat)
            legal = [Action(int(each)) for each in self.engine.legal(0)]
            step = self._done(int(self._bot.choose(view, legal)))
        return step
