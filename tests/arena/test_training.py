"""Training: what is learned, what is kept, and that a stopped training comes to the same end."""

from math import log
from pathlib import Path
from typing import Any

import pytest

from projectl.arena.training import MODES, Trainer, UnknownModeError
from projectl.arena.training import trainer as trainer_module
from projectl.arena.training.curve import curve_svg
from projectl.arena.training.schedule import BEAM_WIDTH, Mode, settings_at
from projectl.bots.value_net.model import feature_index as layout
from projectl.bots.value_net.model.inference import forward
from projectl.bots.value_net.model.weights import BadNetError, read_net
from projectl.bots.value_net.runtime import Runtime, get_rows, runtime_for
from projectl.bots.value_net.search.results import Estimate
from projectl.bots.value_net.training import td_lambda as learning
from projectl.cli.commands import train as command
from projectl.rules.ways.running import Interpreted

NUDGE = 2.0**-7
"""Large enough for weights of single width."""


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Mode:
    """Two games at a time: interpreted ones, where there is no library, are slow."""
    monkeypatch.setattr(trainer_module, "CHUNK", 2)
    return Mode("solo", MODES["solo"].mix[:2], games=4, quick_games=2)


def new_trainer(mode: Mode) -> Trainer:
    """In the fastest way that there is; `tests/aot/test_ways.py` proves that all ways come to the same net."""
    return Trainer(mode, make=lambda ghosts: runtime_for(width=BEAM_WIDTH, fits=1, ghosts=ghosts))


def net_of(trainer: Trainer) -> Any:
    return get_rows(trainer.runtime.workspace.weights)


class TestLearning:
    def test_a_position_moves_towards_its_target(self) -> None:
        runtime = Runtime(Interpreted(), width=1, fits=1)
        runtime.set_weights(trainer_module.first_weights(3))
        workspace, training = runtime.workspace, runtime.new_training()
        workspace.active[0], workspace.amount[0], workspace.actives = 5, 1.0, 1
        before = forward(workspace, layout.END_NET)
        training.last[0] = -1
        learning.remember(workspace, training, 0, layout.END_NET, before)
        training.final_win[0], training.final_margin[0] = 1.0, 8.0
        learning.set_targets(training, 0, 0.9)
        training.passes = 2
        learning.learn(workspace, training, 1e-2)
        assert forward(workspace, layout.END_NET).win > before.win
        assert training.samples == 0

    def test_the_slope_is_the_true_one(self) -> None:
        """Against a difference quotient of the error."""
        runtime = Runtime(Interpreted(), width=1, fits=1)
        runtime.set_weights(trainer_module.first_weights(4))
        workspace, training = runtime.workspace, runtime.new_training()
        workspace.active[0], workspace.amount[0], workspace.actives = 7, 1.0, 1
        said = forward(workspace, layout.END_NET)
        training.last[0] = -1
        learning.remember(workspace, training, 0, layout.END_NET, said)
        training.win_target[0], training.margin_target[0] = 1.0, said.margin
        learning.add_gradient(workspace, training, 0)
        row = layout.END_NET * layout.ROWS + 7
        steepest = max(range(layout.HIDDEN), key=lambda j: abs(training.gradient[row][j]))
        slope = training.gradient[row][steepest]
        errors = []
        for nudge in (-NUDGE, NUDGE):
            workspace.weights[row][steepest] += nudge
            errors.append(-log(forward(workspace, layout.END_NET).win))
            workspace.weights[row][steepest] -= nudge
        assert slope == pytest.approx((errors[1] - errors[0]) / (2 * NUDGE), rel=2e-2)

    def test_targets_mix_the_result_with_the_ends_of_later_turns(self) -> None:
        runtime = Runtime(Interpreted(), width=1, fits=1)
        workspace, training = runtime.workspace, runtime.new_training()
        training.last[0] = -1
        for win, net in ((0.5, layout.END_NET), (0.9, layout.STEP_NET), (0.6, layout.END_NET)):
            learning.remember(workspace, training, 0, net, Estimate(win, win, 0.0))
        training.final_win[0] = 1.0
        learning.set_targets(training, 0, 0.7)
        assert training.win_target[:3] == pytest.approx([0.7 + 0.3 * 0.6, 0.7 + 0.3 * 0.6, 1.0])

    def test_what_follows_a_stray_action_is_not_blamed_on_the_ones_before(self) -> None:
        runtime = Runtime(Interpreted(), width=1, fits=1)
        workspace, training = runtime.workspace, runtime.new_training()
        training.last[0] = -1
        learning.cut_off(training, 0, 0.0, 0.0)
        for win in (0.5, 0.4):
            learning.remember(workspace, training, 0, layout.STEP_NET, Estimate(win, win, 0.0))
            if win == 0.5:
                learning.cut_off(training, 0, 0.55, 3.0)
        training.final_win[0] = 1.0
        learning.set_targets(training, 0, 0.9)
        assert training.win_target[:2] == [0.55, 1.0]
        assert training.margin_target[0] == 3.0


class TestTrainer:
    def test_a_chunk_changes_the_net_and_counts_games(self, tiny: Mode) -> None:
        trainer = new_trainer(tiny)
        before = net_of(trainer)
        trainer.play_chunk(0.0)
        assert trainer.games == 2
        assert net_of(trainer) != before

    def test_a_resumed_training_comes_to_the_same_net(self, tiny: Mode, tmp_path: Path) -> None:
        through, stopped, resumed = (new_trainer(tiny) for _ in range(3))
        for progress in (0.0, 0.5):
            through.play_chunk(progress)
        stopped.play_chunk(0.0)
        stopped.note()
        stopped.save(tmp_path / "x.npz")
        resumed.load(tmp_path / "x.npz")
        resumed.play_chunk(0.5)
        assert net_of(through) == net_of(resumed)
        assert resumed.history == stopped.history

    def test_a_checkpoint_of_another_mode_is_refused(self, tiny: Mode, tmp_path: Path) -> None:
        new_trainer(tiny).save(tmp_path / "x.npz")
        other = new_trainer(Mode("table", tiny.mix, 4, 2))
        with pytest.raises(BadNetError, match="another mode than table"):
            other.load(tmp_path / "x.npz")

    def test_untouched_inputs_are_saved_as_zero(self, tiny: Mode, tmp_path: Path) -> None:
        trainer = new_trainer(tiny)
        trainer.play_chunk(0.0)
        trainer.save_net(tmp_path / "net.npz")
        weights = read_net(tmp_path / "net.npz")
        for net in (weights[: layout.ROWS], weights[layout.ROWS :]):
            assert not any(map(any, net[layout.OPPONENT : layout.OPPONENT + layout.PLAYER_INPUTS]))
            assert any(net[layout.ME + layout.SUPPLY])


class TestCommand:
    def test_a_training_writes_net_and_curve(self, tiny: Mode, tmp_path: Path) -> None:
        shares: list[float] = []
        trainer = new_trainer(tiny)
        done = command.run_training(trainer, tmp_path, 4, None, lambda _trainer, share: shares.append(share))
        assert done
        assert shares == [0.5, 1.0]
        for name in ("solo", "solo-steps"):
            assert len(read_net(tmp_path / f"{name}.npz")) == layout.PAIR_ROWS
        assert (tmp_path / "solo.svg").read_text(encoding="utf-8").startswith("<svg")
        assert not command.checkpoint_file(trainer.mode.name, tmp_path).exists()

    def test_an_interrupted_training_leaves_a_checkpoint(self, tiny: Mode, tmp_path: Path) -> None:
        def interrupt(_trainer: Trainer, _share: float) -> None:
            raise KeyboardInterrupt

        trainer = new_trainer(tiny)
        assert not command.run_training(trainer, tmp_path, 4, None, interrupt)
        again = new_trainer(tiny)
        again.load(command.checkpoint_file(trainer.mode.name, tmp_path))
        assert again.games == 2


def test_an_unknown_mode_is_answered_with_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(UnknownModeError, match="solo, table"):
        command.train_command("trio", folder=tmp_path)


def test_the_settings_calm_down() -> None:
    first, last = settings_at(0.0), settings_at(1.0)
    assert first.rate > last.rate > 0
    assert first.inverse_epsilon < last.inverse_epsilon
    assert first.point > last.point > 0
    assert first.width < last.width == BEAM_WIDTH


def test_the_curve_shows_every_stretch() -> None:
    history = [(100.0, 10.0, 0.0, 5.0, 50.0), (200.0, 60.0, 0.0, 8.0, 90.0)]
    picture = curve_svg("solo", history, solo=True)
    assert "games won" in picture
    assert picture.count(",") >= 2
