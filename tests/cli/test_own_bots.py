"""Bots and nets of one's own, wherever the command line asks for a bot."""

import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from projectl.bots import make_bot
from projectl.bots.registry.catalogue import CodeRefusedError
from projectl.bots.sandbox.budget import BotFailureError
from projectl.bots.value_net.model.weights import FOLDER as NETS
from projectl.bots.value_net.model.weights import BadNetError, NoNetFileError, read_net
from projectl.cli.main import run
from projectl.cli.play.choices import Choices
from projectl.cli.play.seats import players_of, read_seats

FIRST = """
class first:
    name = "first"

    def choose(self, view, legal):
        return legal[0]
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    (tmp_path / "Mine.py").write_text(FIRST, encoding="utf-8")
    return f"{tmp_path / 'Mine.py'}:first"


def test_only_files_tell_large_letters_from_small_ones() -> None:
    assert read_seats("Human, GREEDY Mine.py:MyBot learned:Nets/Mine.npz") == (
        "human", "greedy", "Mine.py:MyBot", "learned:Nets/Mine.npz",
    )  # fmt: skip


def test_a_bot_from_a_file_takes_a_seat(session: Any, bot: str) -> None:
    keyboard = session(["piece"], Choices(seed="1", seats=("human", bot)))
    assert "Mine.py:first" in keyboard.text


def test_a_bot_from_a_file_that_fails_ends_nothing_but_the_session(session: Any, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(FIRST.replace("legal[0]", "legal[0] / 0"), encoding="utf-8")
    file = tmp_path / "game.txt"
    keyboard = session([str(file)], Choices(seed="1", seats=(f"{tmp_path / 'bad.py'}:first", "human")))
    assert "bad.py:first failed: ZeroDivisionError" in keyboard.text.replace("\n", " ")
    assert file.exists()


def test_a_missing_class_is_told_in_words(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--seats", f"human,{bot.removesuffix('first')}Other"]) == 2
    assert "cannot be loaded" in capsys.readouterr().err


def test_a_net_of_ones_own_is_asked(tmp_path: Path) -> None:
    net = tmp_path / "mine.npz"
    shutil.copy(NETS / "solo.npz", net)
    for name in ("learned", "expert"):
        made: Any = make_bot(f"{name}:{net}", 1, own_code=True)
        assert [*made._weights] == [*read_net(NETS / "solo.npz")]
    (player,) = players_of([f"learned:{net}"], 1)
    assert player.bot is not None


def test_nobody_but_who_sits_here_names_files(tmp_path: Path, bot: str) -> None:
    shutil.copy(NETS / "solo.npz", tmp_path / "mine.npz")
    for spec in (bot, f"learned:{tmp_path / 'mine.npz'}", "expert:nix.npz"):
        with pytest.raises(CodeRefusedError):
            make_bot(spec, 1)


def test_what_is_no_net_is_told(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no net", encoding="utf-8")
    for name in ("nix.npz", "text.npz"):
        with pytest.raises(NoNetFileError, match=name):
            make_bot(f"learned:{tmp_path / name}", 1, own_code=True)
    with pytest.raises(BadNetError):
        make_bot(f"expert:{tmp_path / 'text.npz'}", 1, own_code=True)


def test_a_bot_that_cannot_be_loaded_loses_by_a_verdict(tmp_path: Path) -> None:
    with pytest.raises(BotFailureError, match="cannot be loaded"):
        make_bot(f"{tmp_path / 'nix.py'}:Nix", 1, own_code=True)


@pytest.mark.parametrize("games", ["0", "-3"])
def test_checking_no_games_is_no_check(games: str) -> None:
    assert run(["selfcheck", "--games", games]) == 2


HEARING = """
import signal, sys
from projectl.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # also in the background of a shell, which switches it off
main(sys.argv[1:])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts by a signal")
def test_an_interrupted_arena_says_what_is_kept(tmp_path: Path) -> None:
    store = tmp_path / "games.jsonl"
    command = [sys.executable, "-c", HEARING, "arena", "greedy", "random", "--games", "4000", "--workers", "1"]
    running = subprocess.Popen([*command, "--store", str(store)], stderr=subprocess.PIPE, text=True)
    while running.poll() is None and (not store.exists() or store.read_text().count("\n") < 2):
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert f"Finished games are kept in {store}" in told.replace("\n", "")
    assert running.returncode not in {0, 2}
