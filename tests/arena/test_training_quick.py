"""On demand: what a quick training comes to, from nothing."""

from functools import partial
from pathlib import Path

import pytest

from projectl.arena.match import MakeBot, play_game
from projectl.bots.planner import PlannerBot
from projectl.bots.value_net.learned import LearnedBot
from projectl.bots.value_net.model.weights import read_net
from projectl.bots.value_net.runtime import Weights
from projectl.cli.commands import train as command
from projectl.rules.options import Options

DEALS = 100


@pytest.mark.long
def test_a_quick_training_beats_the_planner(tmp_path: Path) -> None:
    trainer = command.new_trainer("table", tmp_path, resume=False)
    games = command.target(trainer.mode, quick=True)
    assert command.run_training(trainer, tmp_path, games, None, lambda _trainer, _share: None)
    net = read_net(tmp_path / "table.npz")
    wins = sum(points_against_planner(net, deal, seat) for deal in range(DEALS) for seat in (0, 1))
    assert wins >= 0.9 * 2 * DEALS


def points_against_planner(net: Weights, deal: int, seat: int) -> float:
    """A win counts 1, a shared one a half."""
    players: list[MakeBot] = [partial(LearnedBot, deal, net), partial(PlannerBot, deal)]
    makers = players if seat == 0 else players[::-1]
    report = play_game(Options(players=2).checked(), (900_000 + deal).to_bytes(32), makers)
    places = [each.place for each in report.seats]
    return 0.0 if places[seat] > 1 else 1.0 / places.count(1)
