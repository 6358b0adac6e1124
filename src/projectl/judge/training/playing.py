"""One game of bots for the judge, and the positions that are kept of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from projectl.bots.api import SeatView
from projectl.bots.levels import Level, LevelBot
from projectl.bots.registry.catalogue import make_bot
from projectl.judge.position import Position, settled
from projectl.record.notation.action import Action
from projectl.rules.buffers import new_buffer
from projectl.rules.engine import OVER, apply, legal, may_act
from projectl.rules.shuffle import deal_game

from .deals import ANY, Deal
from .mix import Drawn, Player, draw, quick_player


class Moment(NamedTuple):
    """A position of a game in which somebody has to act."""

    position: Position
    turn: int
    """How many turns were over."""
    fresh: bool
    """Whether nothing has been done in this turn yet."""


class Played(NamedTuple):
    """A game that is over."""

    drawn: Drawn
    moments: list[Moment]
    turns: int
    shares: tuple[float, ...]
    """The win as it was shared."""


class Blend(LevelBot):
    """Plays as a level that is none of the ten."""

    def __init__(self, level: Level, seed: int) -> None:
        self.name = f"{level.bot}, {level.weaker} {level.slips}"
        self._bot, self._weaker = make_bot(level.bot, seed), make_bot(level.weaker, seed)
        self._slips, self._seed, self._turn, self._chosen = level.slips, seed, -1, self._bot


def play(deal: Deal, player: Player = quick_player) -> Played:
    """The game of a deal, with every position in which somebody had to act."""
    drawn = draw(Random(deal.name), None if deal.kind == ANY else deal.kind, player)
    moments = list(_moments(drawn, deal))
    end = moments.pop().position
    shares = settled(end)
    assert shares is not None, "the last position is the end"
    return Played(drawn, moments, end.state.turn, shares)


def _moments(drawn: Drawn, deal: Deal) -> Iterator[Moment]:
    """All positions, the end too."""
    rules = drawn.options.rules()
    state = deal_game(drawn.options, deal.seed, 0)
    chance = Random(f"{deal.name} bots")
    bots = [Blend(level, chance.randrange(1 << 30)) for level in drawn.players]
    buffer = new_buffer()
    before = (-1, -1)
    while state.phase != OVER:
        yield Moment(Position.of(state, rules), state.turn, (state.turn, state.phase) != before)
        before = (state.turn, state.phase)
        seat = next(each for each in range(rules.players) if may_act(state, rules, each))
        count = legal(state, rules, seat, buffer)
        actions = [Action(code) for code in buffer[:count]]
        action = bots[seat].choose(SeatView.of(state, rules, seat), actions)
        apply(state, rules, seat, action)
    yield Moment(Position.of(state, rules), state.turn, False)
