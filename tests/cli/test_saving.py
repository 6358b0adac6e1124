"""Saving a game and going on with it."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from projectl.cli.play.choices import Choices, SeatsError, saved_game
from projectl.record.gamefile import GameRecordError, load_record
from projectl.record.gamefile.files import UnwritableFileError, write_whole
from projectl.rules.options import Options
from projectl.rules.puzzles import load_puzzles

GAME = Choices(seed="1", seats=("human", "greedy"))


def test_a_saved_game_goes_on_where_it_was(session: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session(["take 3", "piece", f"save {file}"], GAME)
    keyboard = session([], Choices(), resume=file)
    assert "1 action left" in keyboard.text
    assert " O1  ▄ ×2" in keyboard.text
    assert "Quick finisher · ✓ 0" in keyboard.text


def test_a_resumed_game_ends_like_the_same_game_in_one_go(session: Any, script: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = script(GAME).lines
    session([*lines[:10], f"save {file}"], GAME)
    resumed = session(lines[10:], Choices(), resume=file).text
    assert resumed.splitlines()[-6:] == session(lines, GAME).text.splitlines()[-6:]


def test_quit_offers_to_save(session: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    keyboard = session(["piece", "quit", str(file)], GAME)
    assert f"Saved to {file}." in keyboard.text.replace("\n", "")
    assert [str(move.action) for move in load_record(file).moves] == ["piece"]


@pytest.mark.parametrize("answer", ["n", "no", "NO"])
def test_no_is_no_name_of_a_file(session: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    monkeypatch.chdir(tmp_path)
    session(["piece", "quit", answer], GAME)
    assert list(tmp_path.iterdir()) == []


def test_quit_goes_on_if_the_game_could_not_be_saved(session: Any, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_text("something else", encoding="utf-8")
    keyboard = session(["piece", "quit", str(file), "n", "quit", ""], GAME)
    assert "Nothing was saved." in keyboard.text
    assert file.read_text(encoding="utf-8") == "something else"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_files_are_as_open_as_any_file_of_the_user(tmp_path: Path) -> None:
    file, before = tmp_path / "game.txt", os.umask(0o027)
    try:
        write_whole(file, "new")
        assert file.stat().st_mode & 0o777 == 0o640
        file.chmod(0o600)
        write_whole(file, "newer")
        assert file.stat().st_mode & 0o777 == 0o600, "a file keeps the mode that it has"
    finally:
        os.umask(before)


def test_save_again_needs_no_name(session: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    keyboard = session(["save", f"save {file}", "piece", "save"], GAME)
    assert "Name a file" in keyboard.text
    assert len(load_record(file).moves) == 1


def test_another_file_is_not_overwritten_silently(session: Any, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear aunt")
    keyboard = session([f"save {file}", "n"], GAME)
    assert "already exists. Overwrite it?" in keyboard.text.replace("\n", "")
    assert "Nothing was saved." in keyboard.text
    assert file.read_text() == "dear aunt"
    session([f"save {file}", "y"], GAME)
    assert load_record(file).options.edition == "revised-2021"


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(session: Any, tmp_path: Path) -> None:
    keyboard = session(
        [f"save {tmp_path / 'none' / 'game.txt'}", "quit", str(tmp_path / "no" / "g.txt"), "piece"], GAME
    )
    assert " ".join(keyboard.text.split()).count("cannot be written: No such file or directory.") == 2
    assert "You took a yellow single from the reserve." in keyboard.last_screen


def test_nothing_is_left_of_a_failed_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old")

    def full(_self: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(UnwritableFileError):
        write_whole(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_own_puzzles_are_saved_with_the_game(session: Any, tmp_path: Path) -> None:
    own = tmp_path / "mine.txt"
    own.write_text(
        "set: mine\ntitle: Mine\norigin: custom\nexpansion: none\nDOT white 1 O1 -----/-----/--x--/-----/-----\n"
    )
    file = tmp_path / "game.txt"
    session([f"save {file}"], Choices(Options(puzzles=(load_puzzles(own),)), seed="1"))
    own.unlink()
    game, _ = saved_game(file, ())
    assert "DOT" in {puzzle.id for puzzle in game.puzzles}


def test_other_players_can_take_over(session: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session([f"save {file}"], GAME)
    _, players = saved_game(file, ("random", "human"))
    assert [player.name for player in players] == ["random", "You"]
    with pytest.raises(SeatsError):
        saved_game(file, ("human",))


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear aunt")
    with pytest.raises(GameRecordError):
        saved_game(file, ())
