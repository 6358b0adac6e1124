"""A training never writes over what another one has left."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from projectl.arena.training import MODES
from projectl.cli.commands import train as command
from projectl.cli.main import run

LEFT = ("table.npz", "table-steps.npz", "table.checkpoint.npz")


@pytest.fixture(autouse=True)
def trained(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The trainings that were begun or gone on with, instead of doing them."""
    begun: list[str] = []

    def begin(trainer: SimpleNamespace, games: int, *_: object) -> bool:
        begun.append(f"{trainer.mode.name}, seed {trainer.seed}, {games} games")
        return True

    def prepared(mode: str, _folder: Path, _resume: bool, seed: int) -> SimpleNamespace:
        return SimpleNamespace(mode=MODES[mode], seed=seed)

    monkeypatch.setattr(command, "_train", begin)
    monkeypatch.setattr(command, "new_trainer", prepared)
    return begun


@pytest.mark.parametrize("name", LEFT)
def test_a_new_training_is_refused_where_another_one_was(
    tmp_path: Path, trained: list[str], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_bytes(b"a net")
    assert run(["train", "--mode", "table", "--folder", str(tmp_path)]) == 2
    assert (tmp_path / name).read_bytes() == b"a net"
    assert name in capsys.readouterr().err
    assert trained == []


def test_nothing_is_begun_if_one_of_several_is_refused(tmp_path: Path, trained: list[str]) -> None:
    (tmp_path / "table.npz").write_bytes(b"a net")
    with pytest.raises(command.FolderOccupiedError):
        command.train_command(folder=tmp_path)
    assert trained == []


def test_a_finished_net_is_said_to_be_finished(
    tmp_path: Path, trained: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "table.npz").write_bytes(b"a net")
    assert run(["train", "--mode", "table", "--minutes", "0.03", "--resume", "--folder", str(tmp_path)]) == 0
    assert (tmp_path / "table.npz").read_bytes() == b"a net"
    assert "finished" in capsys.readouterr().out
    assert trained == []


def test_a_finished_net_stays_though_its_checkpoint_was_left_behind(tmp_path: Path, trained: list[str]) -> None:
    """As after a kill between the last two things that a training does."""
    for name in LEFT:
        (tmp_path / name).write_bytes(b"a net")
    command.train_command("table", resume=True, folder=tmp_path)
    assert trained == []


def test_of_several_trainings_the_unfinished_go_on(tmp_path: Path, trained: list[str]) -> None:
    (tmp_path / "solo.npz").write_bytes(b"a net")
    (tmp_path / "table.checkpoint.npz").write_bytes(b"a checkpoint")
    command.train_command(resume=True, folder=tmp_path)
    assert trained == [f"table, seed 1, {MODES['table'].games} games"]


def test_seed_and_games_can_be_chosen(tmp_path: Path, trained: list[str]) -> None:
    assert run(["train", "--mode", "solo", "--seed", "7", "--games", "48", "--folder", str(tmp_path)]) == 0
    assert trained == ["solo, seed 7, 48 games"]
