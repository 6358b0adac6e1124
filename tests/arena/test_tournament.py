"""Tournaments: the same result however they are run, killed and resumed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from projectl.arena.results_store import StoreError
from projectl.arena.tournament import TURN_CAP, Played, Setup, play_pairing, run_tournament
from projectl.bots import UnknownBotError
from projectl.rules.options import Options, OptionsError


def setup_of(*bots: str, games: int = 4, players: int = 2) -> Setup:
    return Setup(bots, Options(players=players), games, "test").checked()


def scores(played: Played) -> list[list[int]]:
    return [[seat.score for seat in report.seats] for _, report in played.games]


class TestSetup:
    def test_a_wrong_name_is_found_before_anything_is_played(self) -> None:
        with pytest.raises(UnknownBotError, match="no bot bob"):
            setup_of("greedy", "bob")

    def test_options_are_checked(self) -> None:
        with pytest.raises(OptionsError):
            setup_of(*["greedy"] * 9, players=9)

    def test_games_without_end_are_cut_short(self) -> None:
        assert setup_of("random", "greedy").options.turn_cap == TURN_CAP


def test_one_process_and_several_play_the_same() -> None:
    setup = setup_of("random", "greedy", games=6)
    assert scores(run_tournament(setup, workers=1)) == scores(run_tournament(setup, workers=2))


def test_three_players_of_four_bots() -> None:
    setup = setup_of("random", "greedy", "greedy", "random", games=1, players=3)
    games = run_tournament(setup, workers=1).games
    assert {len(report.seats) for _, report in games} == {3}
    assert {frozenset(pairing.order) for pairing, _ in games} == {
        frozenset(table) for table in ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))
    }


def test_progress_counts_every_game_once() -> None:
    done: list[int] = []
    run_tournament(setup_of("random", "greedy", games=5), workers=1, progress=done.append)
    assert sum(done) == 6


class TestResume:
    def test_finished_games_are_not_played_again(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        store = tmp_path / "games.jsonl"
        first = run_tournament(setup_of("random", "greedy"), workers=1, store=store)

        def fail(*_: object) -> None:
            raise AssertionError("played again")

        monkeypatch.setattr("projectl.arena.tournament.play_pairing", fail)
        assert run_tournament(setup_of("random", "greedy"), workers=1, store=store) == first

    def test_more_games_can_be_asked_for_later(self, tmp_path: Path) -> None:
        store = tmp_path / "games.jsonl"
        run_tournament(setup_of("random", "greedy", games=2), workers=1, store=store)
        lines = store.read_text().splitlines()
        run_tournament(setup_of("random", "greedy", games=4), workers=1, store=store)
        assert store.read_text().splitlines()[: len(lines)] == lines
        assert len(store.read_text().splitlines()) == 5  # a head, then a line for each game

    def test_a_line_that_was_cut_off_is_played_again(self, tmp_path: Path) -> None:
        store = tmp_path / "games.jsonl"
        whole = run_tournament(setup_of("random", "greedy"), workers=1, store=store)
        store.write_text(store.read_text()[:-20])
        assert scores(run_tournament(setup_of("random", "greedy"), workers=1, store=store)) == scores(whole)
        assert [json.loads(line) for line in store.read_text().splitlines()]

    def test_the_games_of_another_tournament_are_refused(self, tmp_path: Path) -> None:
        store = tmp_path / "games.jsonl"
        run_tournament(setup_of("random", "greedy", games=2), workers=1, store=store)
        before = store.read_text()
        with pytest.raises(StoreError, match="another tournament"):
            run_tournament(setup_of("greedy", "random", games=2), workers=1, store=store)
        assert store.read_text() == before

    def test_a_damaged_file_is_refused(self, tmp_path: Path) -> None:
        store = tmp_path / "games.jsonl"
        store.write_text("what is this\n")
        with pytest.raises(StoreError, match="line 1: this is not a game of an arena"):
            run_tournament(setup_of("random", "greedy", games=2), workers=1, store=store)

    @pytest.mark.skipif(sys.platform == "win32", reason="kills by a signal")
    def test_a_tournament_that_was_killed_goes_on(self, tmp_path: Path) -> None:
        store = tmp_path / "games.jsonl"
        code = (
            "from pathlib import Path\n"
            "from projectl.arena.tournament import Setup, run_tournament\n"
            "from projectl.rules.options import Options\n"
            "setup = Setup(('greedy', 'random'), Options(players=2), 40, 'test').checked()\n"
            f"run_tournament(setup, workers=1, store=Path({str(store)!r}))\n"
        )
        running = subprocess.Popen([sys.executable, "-c", code])
        while running.poll() is None and (not store.exists() or store.read_text().count("\n") < 4):
            time.sleep(0.02)
        os.kill(running.pid, signal.SIGKILL)
        running.wait()
        kept = store.read_text().count("\n") - 1
        assert 3 <= kept < 40

        setup = setup_of("greedy", "random", games=40)
        played: list[int] = []
        games = run_tournament(setup, workers=1, store=store, progress=played.append)
        assert played[0] >= kept - 1
        assert scores(games) == [[s.score for s in play_pairing(setup, p).seats] for p in setup.pairings()]
