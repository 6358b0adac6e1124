"""A training that is killed at any moment goes on from its last checkpoint, and comes to the same nets."""

import subprocess
import sys
import time
from pathlib import Path

from projectl.arena.training import MODES, Trainer
from projectl.arena.training import trainer as trainer_module
from projectl.arena.training.schedule import BEAM_WIDTH, Mode
from projectl.bots.value_net.model.weights import read_net
from projectl.bots.value_net.runtime import runtime_for
from projectl.cli.commands import train as command

GAMES = 3
PATIENCE = 60.0


def tiny_trainer() -> Trainer:
    """One game at a time."""
    trainer_module.CHUNK = 1
    mode = Mode("solo", MODES["solo"].mix[:2], games=GAMES, quick_games=2)
    return Trainer(mode, make=lambda ghosts: runtime_for(width=BEAM_WIDTH, fits=1, ghosts=ghosts))


def run(folder: Path, pause: float = 0.0) -> None:
    """The whole training, from the checkpoint if there is one, which is written after every game.

    With a pause whenever a game is played and a checkpoint is there, to be killed in.
    """
    command.CHECKPOINT_SECONDS = -1.0
    trainer = tiny_trainer()
    saved = command.checkpoint_file(trainer.mode.name, folder)
    if saved.exists():
        trainer.load(saved)
    command.run_training(trainer, folder, GAMES, None, lambda *_: time.sleep(pause if saved.exists() else 0.0))


def kill_in_the_middle(folder: Path) -> bool:
    """Train in a process of its own that is killed after its first checkpoint; whether it was still at work."""
    process = subprocess.Popen([sys.executable, __file__, str(folder)])
    give_up = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < give_up:
        if (folder / "solo.checkpoint.npz").exists():
            break
        time.sleep(0.02)
    process.kill()
    return process.wait() != 0


def test_a_killed_training_comes_to_the_same_nets(tmp_path: Path) -> None:
    chunk, seconds = trainer_module.CHUNK, command.CHECKPOINT_SECONDS
    try:
        killed = kill_in_the_middle(tmp_path / "killed")
        run(tmp_path / "killed")
        run(tmp_path / "whole")
    finally:
        trainer_module.CHUNK, command.CHECKPOINT_SECONDS = chunk, seconds
    assert killed
    for name in ("solo", "solo-steps"):
        nets = [read_net(tmp_path / folder / f"{name}.npz") for folder in ("killed", "whole")]
        assert nets[0] == nets[1]


if __name__ == "__main__":
    run(Path(sys.argv[1]), pause=PATIENCE)
