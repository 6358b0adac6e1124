"""The command line as a whole: commands, errors in one line, missing extras."""

import subprocess
import sys
from pathlib import Path

import pytest

import projectl
from projectl.cli import main as entrance
from projectl.cli.main import run
from projectl.game import Game
from projectl.record.gamefile import write_record

FAULTS = {
    ("play", "--edition", "foo"): "There is no edition foo. The editions are deluxe-2019",
    ("play", "--players", "7"): "is for 2–4 players, not 7.",
    ("play", "--variant", "line-clear"): "has Line Clear only with the deluxe box.",
    ("play", "--edition", "retail-2020", "--expansion", "ghost"): "does not have the Ghost expansion.",
    ("play", "--difficulty", "standard"): "Only the solo variant has a difficulty.",
    ("play", "--seats", "human,bob"): "There is no bot bob. The bots are random, greedy",
    ("play", "--seats", "human,greedy", "--players", "3"): "2 seats are named, but the game has 3 players.",
    ("play", "--puzzles", "nowhere.txt"): "nowhere.txt: cannot be read: No such file or directory.",
    ("play", "--resume", "nowhere.txt"): "nowhere.txt cannot be read: No such file or directory.",
    ("puzzles", "gost"): "neither a file nor a built-in set of puzzles.",
    ("verify", "nowhere.txt"): "nowhere.txt cannot be read",
    ("replay", "nowhere.txt"): "nowhere.txt cannot be read",
}


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game that bots have played."""
    from projectl.bots import SeatView, make_bot

    game = Game(players=2, seed=bytes(32), names=["Ann", "Ben"])
    players = [make_bot("greedy", 1), make_bot("greedy", 2)]
    while not game.is_over:
        seat = min(game.to_act)
        view = SeatView.of(game.state, game.rules, seat)
        game.play(players[seat].choose(view, list(game.legal_actions(seat))), seat)
    file = tmp_path / "game.txt"
    file.write_text(write_record(game.record()), encoding="utf-8")
    return file


@pytest.mark.parametrize("arguments", FAULTS, ids=" ".join)
def test_an_error_is_one_line_and_exit_code_2(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("projectl: ")
    assert FAULTS[arguments] in err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"projectl {projectl.__version__}\n"


def test_help_names_the_commands_and_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    commands = capsys.readouterr().out
    assert all(name in commands for name in ("play", "puzzles", "replay", "verify", "bench", "selfcheck"))
    assert run(["play", "--help"]) == 0
    options = capsys.readouterr().out
    names = "edition players variant difficulty expansion deluxe known-scores endless-white puzzles seats seed resume"
    assert all(f"--{name}" in options for name in names.split())


def test_an_unknown_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--nonsense"]) == 2
    assert "--nonsense" in capsys.readouterr().err


def test_play_from_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = iter(["piece"])

    def read(_prompt: str) -> str:
        for line in typed:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", read)
    assert run(["play", "--seed", "1", "--seats", "human,greedy"]) == 0
    out = capsys.readouterr().out
    assert "You took a yellow single from the reserve." in out
    assert "\x1b" not in out


def test_the_same_seed_gives_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for seed in ("7", "7", "8", "00" * 32, "zz" * 32):
        assert run(["play", "--seats", "greedy,random", "--seed", seed]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    assert len(set(outputs)) == 4


def test_verify(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(finished)]) == 0
    assert "are legal and lead to the recorded result." in capsys.readouterr().out
    record = finished.read_text(encoding="utf-8")
    finished.write_text(record.replace("rules: 2", "rules: 99"), encoding="utf-8")
    assert run(["verify", str(finished)]) == 1
    assert "cannot judge it" in capsys.readouterr().out


def test_replay_lists_a_game_in_words(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "--list", str(finished)]) == 0
    out = capsys.readouterr().out
    assert "   0 The game is set up." in out
    assert "Ann: take " in out
    assert "won." in out


def test_replay_steps_back_and_forth(finished: Path) -> None:
    from io import StringIO

    from rich.console import Console

    from projectl.cli.commands.replay import replay_command
    from projectl.cli.play.terminal import Terminal

    out, typed = StringIO(), iter(["", "b", "5", "9999", "q"])
    replay_command(finished, terminal=Terminal(Console(file=out, width=100), lambda _prompt: next(typed)))
    moments = [line.split("/")[0] for line in out.getvalue().splitlines() if "/" in line.split(" ")[0]]
    last = out.getvalue().splitlines()
    assert moments[:4] == ["0", "1", "0", "5"]
    assert any("won." in line for line in last)


@pytest.mark.parametrize(("package", "extra"), [("typer", "play"), ("rich", "play"), ("fluent.runtime", "play")])
def test_a_missing_extra_is_named(package: str, extra: str, tmp_path: Path) -> None:
    """In a process of its own, where the package cannot be found."""
    code = (
        f"import sys; sys.modules[{package!r}] = None\n"
        "from projectl.cli.main import run\n"
        "sys.exit(run(['play', '--seats', 'greedy,greedy']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f'pip install "projectl[{extra}]"' in done.stderr


def test_a_fault_of_our_own_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_arguments: object) -> int:
        raise RuntimeError("a fault")

    monkeypatch.setattr(entrance, "_run", broken)
    with pytest.raises(RuntimeError):
        run(["play"])


@pytest.mark.parametrize(
    ("module", "name", "arguments", "said"),
    [
        ("projectl.bench.bots", "run", ["bench", "bots"], "Stopped.\n"),
        ("projectl.cli.commands.arena", "run_tournament", ["arena", "greedy", "random"], "Stopped. No games were kept"),
        (
            "projectl.cli.commands.strength",
            "measure",
            ["strength", "greedy-random"],
            "Finished games are kept in strength",
        ),
    ],
)
def test_ctrl_c_says_something_once(
    module: str,
    name: str,
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupted(*_arguments: object, **_options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"{module}.{name}", interrupted)
    monkeypatch.setattr("projectl.cli.commands.strength.series_named", lambda name: None)
    assert run(arguments) == 130
    err = capsys.readouterr().err
    assert said in err
    assert err.count("Stopped.") == 1
