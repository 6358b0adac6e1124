"""Training the judge: the same games every time, none of them held back for measuring, and a net that comes of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from projectl.bots.levels import levels
from projectl.cli.main import run
from projectl.judge import Judge, Position
from projectl.judge.training import folder as files
from projectl.judge.training import plain
from projectl.judge.training.deals import ANY, HELD_BACK, SERIES, TRAINING, Deal
from projectl.judge.training.mix import KINDS, LEVELS, SHARES, Player, any_level, draw, thrifty_level
from projectl.judge.training.playing import play
from projectl.rules.knowledge import known_to

numpy = pytest.importorskip("numpy")


def test_deals_that_are_held_back_are_never_trained_on() -> None:
    trained = {Deal(TRAINING, ANY, number).seed for number in range(50_000)}
    held = {
        Deal(series, kind, number).seed
        for series in SERIES
        for kind, games in HELD_BACK.items()
        for number in range(games)
    }
    assert len(held) == len(SERIES) * sum(HELD_BACK.values())
    assert trained.isdisjoint(held)


def test_a_training_plays_deals_of_its_own_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Deal] = []

    def note(deal: Deal, player: Player) -> object:
        played.append(deal)
        return play(deal, player)

    monkeypatch.setattr(files, "play", note)
    monkeypatch.setattr(files, "GAMES", 2)
    assert list(files.write_games(tmp_path, 4)) == [1, 2]
    assert played == [Deal(TRAINING, ANY, number) for number in range(4)]
    assert TRAINING not in SERIES


def test_files_of_games_are_the_same_again_and_not_made_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "GAMES", 2)
    for name in "ab":
        list(files.write_games(tmp_path / name, 4))
    first, second = files.read_games(tmp_path / "a"), files.read_games(tmp_path / "b")
    assert all(numpy.array_equal(mine, theirs) for mine, theirs in zip(first, second, strict=True))
    assert set(first.game) == set(range(4))
    assert first.shares.sum(axis=1) == pytest.approx(1)
    before = files.file_of(tmp_path / "a", files.BOTS, 0).stat().st_mtime_ns
    list(files.write_games(tmp_path / "a", 6))
    assert files.file_of(tmp_path / "a", files.BOTS, 0).stat().st_mtime_ns == before
    assert len(files.read_games(tmp_path / "a").kind) == 6


def test_what_is_kept_of_a_game_is_what_everybody_knows() -> None:
    played = play(Deal("test", "three", 1))
    for moment in played.moments:
        assert known_to(moment.position.state, moment.position.rules, None) == moment.position.state


def test_every_kind_and_every_level_is_played() -> None:
    assert set(SHARES) == set(KINDS)
    assert sum(SHARES.values()) == 100
    drawn = [draw(Random(f"drawn {number}"), None, any_level) for number in range(3_000)]
    assert {each.kind for each in drawn} == set(KINDS)
    assert {each.options for each in drawn} == {options for every in KINDS.values() for options in every}
    assert {player for each in drawn for player in each.players} == {levels()[level - 1] for level in LEVELS}


def test_a_training_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It ends with a net, refuses to write over it, and gives the same net from the same games."""
    monkeypatch.setattr(files, "GAMES", 10)
    monkeypatch.setattr(plain, "PLAIN_GAMES", 60)
    monkeypatch.setattr(files, "PLAIN_GAMES", 60)
    train = ["train", "--mode", "judge", "--games", "20", "--folder", str(tmp_path)]
    assert run(train) == 0
    assert "Brier" in capsys.readouterr().out
    net = tmp_path / "judge.npz"
    position = Position(*play(Deal("test", "two", 1)).moments[9].position)
    assert sum(Judge(net).chances(position)) == pytest.approx(1)
    content = net.read_bytes()
    assert run(train) == 2
    assert "judge.npz" in capsys.readouterr().err
    net.unlink()
    assert run([*train, "--resume"]) == 0
    assert net.read_bytes() == content
    assert run([*train, "--resume"]) == 0
    assert "finished" in capsys.readouterr().out


def test_games_of_the_nets_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """They come to their end, most of them, in all kinds, and are the same again."""
    monkeypatch.setattr(plain, "PLAIN_GAMES", 120)
    games = plain.plain_games(1)
    assert len(games.kind) > 110
    assert len(set(games.kind)) == len(KINDS)
    assert games.shares.sum(axis=1) == pytest.approx(1)
    assert (games.turn <= games.turns[games.game]).all()
    again = plain.plain_games(1)
    assert all(numpy.array_equal(mine, theirs) for mine, theirs in zip(games, again, strict=True))


def test_a_series_is_played_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "GAMES", 2)
    monkeypatch.setattr(files, "HELD_BACK", {"two": 8, "solo": 4})
    assert list(files.write_series(tmp_path, "a", minutes=0.0)) == []
    assert not files.is_complete(tmp_path, "a")
    assert list(files.write_series(tmp_path, "a", games=5)) == [2, 4, 6], "every kind has its share of each round"
    assert files.is_complete(tmp_path, "a", games=6)
    assert not files.is_complete(tmp_path, "a", games=7)
    assert list(files.write_series(tmp_path, "a")) == [2, 4, 6, 8, 10, 12]
    assert files.is_complete(tmp_path, "a")
    assert len(files.read_games(tmp_path, "a-two", 2).kind) == 4
    played = files.read_games(tmp_path, "a-two")
    assert len(played.kind) == 8
    first = play(Deal("a", "two", 0), thrifty_level)
    assert (played.game == 0).sum() == len(first.moments)
    assert tuple(played.shares[0][:2]) == pytest.approx(first.shares)
