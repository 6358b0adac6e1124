"""The wheel carries the library of its platform, and an installation of it runs natively without any compiler."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from needs import native_maker

from projectl.rules.ways.library import file_name

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[2]
PLAY = """
from projectl.rules.ways.running import best
from projectl.bots.value_net.runtime import best_net
from projectl.bots import SeatView, make_bot
from projectl.game import Game
import projectl
assert best().name == best_net().name == "native"
game = Game(players=2, seed=bytes(32), first=0)
bot = make_bot("learned", 1)
for _ in range(3):
    game.play(bot.choose(SeatView.of(game.state, game.rules, 0), list(game.legal_actions(0))), 0)
print(bot.evaluations, projectl.__file__)
"""


def build_wheel(folder: Path, **variables: str) -> Path:
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
    environment = os.environ | {"PROJECTL_NO_CLIENT": "1", **variables}
    subprocess.run(command, check=True, capture_output=True, env=environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


README = """
import doctest, sys
failed, tried = doctest.testfile(sys.argv[1], module_relative=False)
sys.exit(failed or tried < 6)
"""


def test_an_installed_wheel_runs_natively_and_needs_no_extra(tmp_path: Path) -> None:
    native_maker()
    wheel = build_wheel(tmp_path / "dist")
    assert not wheel.name.endswith("none-any.whl")
    with zipfile.ZipFile(wheel) as file:
        assert f"projectl/native/{file_name()}" in file.namelist()
    venv.create(tmp_path / "home", with_pip=True)
    python = tmp_path / "home" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-index", str(wheel)], check=True)
    bare = {"PATH": "/nowhere"}  # no compiler, and nothing else to find
    run = subprocess.run([python, "-c", PLAY], check=True, capture_output=True, text=True, cwd=tmp_path, env=bare)
    evaluations, home = run.stdout.split()
    assert int(evaluations) > 0
    assert home.startswith(str(tmp_path))
    subprocess.run([python, "-c", README, ROOT / "README.md"], check=True, cwd=tmp_path, env=bare)


def test_a_variable_leaves_the_library_out(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, PROJECTL_NO_KERNELS="1")
    assert wheel.name.endswith("none-any.whl")
    with zipfile.ZipFile(wheel) as file:
        assert not [name for name in file.namelist() if name.startswith("projectl/native/kernels")]
