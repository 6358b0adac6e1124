"""`projectl solo`: what it measures, and the commands as functions."""

import json
from datetime import date
from pathlib import Path

import pytest

from projectl import load_record, parse_puzzles, verify
from projectl.arena.match import GameReport, SeatReport
from projectl.arena.solo import EDITIONS, run_solo, solo_document, solo_setup
from projectl.cli.commands.arena import arena_command
from projectl.cli.commands.bots import bots_command
from projectl.cli.commands.solo import solo_command
from projectl.rules.options import Options, OptionsError

OWN = "set: mine\ntitle: Mine\norigin: custom\nexpansion: none\nX1 black 1 O1 xx---/-----/-----/-----/-----\n"
WANTED = {"games", "wins", "win_rate", "low", "high", "mean_margin", "evaluations_per_turn", "ms_per_turn"}


def report(score: int, opponent: int) -> GameReport:
    seat = SeatReport(1 if score > opponent else 2, score, 5, turns=10, seconds=0.1, evaluations=500)
    return GameReport([seat], 10, "deck-empty", "score", opponent=opponent)


def test_the_figures() -> None:
    setup = solo_setup("greedy", "unbeatable", games=3)
    found = solo_document(setup, [report(30, 20), report(20, 20), report(14, 20)])
    assert found.keys() >= WANTED
    assert (found["games"], found["wins"], found["win_rate"]) == (3, 1, 0.3333)
    assert found["mean_margin"] == pytest.approx(4 / 3, abs=1e-4)
    assert (found["evaluations_per_turn"], found["ms_per_turn"]) == (50, 10)
    assert found["low"] < 0.3333 < found["high"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_are_played_in_both_editions(edition: str) -> None:
    found = run_solo(solo_setup("greedy", "standard", edition=edition, games=2), workers=1)
    assert (found["games"], found["edition"], found["difficulty"]) == (2, edition, "standard")
    assert found["ms_per_turn"] > 0


def test_an_unknown_difficulty_is_told() -> None:
    with pytest.raises(OptionsError, match="no difficulty easy"):
        solo_setup("greedy", "easy")


def test_the_solo_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    solo_command(["greedy"], games=2, workers=1, store=tmp_path, as_json=True)
    assert json.loads(capsys.readouterr().out).keys() >= WANTED
    assert len(list(tmp_path.glob("*.jsonl"))) == 1
    solo_command(["greedy", "random"], games=2, workers=1, store=tmp_path)
    assert "unbeatable" in capsys.readouterr().out


def test_solo_offers_what_the_arena_offers(tmp_path: Path) -> None:
    page, sheet, folder = tmp_path / "solo.html", tmp_path / "solo.csv", tmp_path / "records"
    options = Options(puzzles=(parse_puzzles(OWN, "mine"),))
    solo_command(
        ["greedy"], difficulties=["standard", "no-mercy"], games=2, workers=1, html=page, csv=sheet, records=folder,
        options=options, command="projectl solo greedy",
    )  # fmt: skip
    shown = page.read_text()
    assert "projectl solo greedy" in shown
    assert date.today().isoformat() in shown
    assert len(sheet.read_text().splitlines()) == 3
    records = [load_record(file) for file in sorted(folder.rglob("*.txt"))]
    assert len(records) == 4
    assert all(record.options.puzzles == options.puzzles and verify(record).ok for record in records)


def test_the_arena_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, sheet = tmp_path / "arena.html", tmp_path / "arena.csv"
    arena_command(["greedy", "random"], Options(), games=2, workers=1, as_json=True, csv=sheet, html=page)
    document = json.loads(capsys.readouterr().out)
    assert document["pairs"][0].keys() >= {"a", "b", "games", "a_wins", "low", "high"}
    assert [row["bot"] for row in document["table"]] == ["greedy", "random"]
    assert page.read_text().startswith("<!doctype html>")
    assert len(sheet.read_text().splitlines()) == 3


def test_the_bots_command(capsys: pytest.CaptureFixture[str]) -> None:
    bots_command(as_json=True)
    assert [bot["name"] for bot in json.loads(capsys.readouterr().out)][:3] == ["level:1", "level:2", "level:3"]
    bots_command()
    assert "planner" in capsys.readouterr().out
