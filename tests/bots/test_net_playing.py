"""What the nets play by themselves, in training and in the samples of `expert`, where nobody checks it."""

from dataclasses import replace
from typing import Any

import pytest

from projectl import Game
from projectl.arena.training import MODES, Trainer, trainer
from projectl.bots.value_net.runtime import Runtime
from projectl.bots.value_net.search import beam as search
from projectl.bots.value_net.training import self_play as playing
from projectl.rules.engine.codes import RECYCLE
from projectl.rules.engine.explain import explain
from projectl.rules.engine.reasons import ALLOWED
from projectl.rules.engine.step import apply
from projectl.rules.options import Options
from projectl.rules.ways.running import Interpreted

MANY_KINDS = {str(number): options for number, options in enumerate(dict.fromkeys(MODES["table"].mix))}

SHORT = ("1", "4", "8")
"""A plain one, one with every expansion, and Line Clear; the others in the long tests."""


def small(ghosts: bool) -> Runtime:
    return Runtime(Interpreted(), width=3, fits=1, ghosts=ghosts)


@pytest.mark.parametrize(
    "number", [each if each in SHORT else pytest.param(each, marks=pytest.mark.long) for each in MANY_KINDS]
)
def test_a_net_that_knows_nothing_plays_by_the_rules(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It recycles and puts off the end of its turns far more often than one that has learned."""
    played = 0

    def checked(state: Any, rules: Any, seat: int, action: int) -> None:
        nonlocal played
        assert explain(state, rules, seat, action) == ALLOWED
        apply(state, rules, seat, action)
        played += 1

    monkeypatch.setattr(playing, "apply", checked)
    monkeypatch.setattr(trainer, "CHUNK", 1)
    options = MANY_KINDS[number]
    options = options._replace(turn_cap=8 * (options.players or 1))
    Trainer(replace(MODES["table"], mix=(options,)), seed=2, make=small).play_chunk(0.0)
    assert played > 0


def test_recycling_turns_cards_up() -> None:
    game = Game(Options(players=2).checked())
    before = playing.drawn_cards(game.state)
    seat = game.state.holder[0]
    apply(game.state, game.rules, seat, RECYCLE)
    assert playing.drawn_cards(game.state) == before, "the row is not ordered yet"
    while game.state.sequence[0]:
        apply(game.state, game.rules, seat, next(iter(game.legal_actions(seat))))
    assert playing.drawn_cards(game.state) != before


def test_a_turn_that_is_longer_than_the_search_is_planned_as_far_as_it_came(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "LEVELS", 2)
    test_a_net_that_knows_nothing_plays_by_the_rules("1", monkeypatch)
