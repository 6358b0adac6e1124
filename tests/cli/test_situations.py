"""Solo, Line Clear, hot seat, finishing touches, choices: what is shown and asked."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from projectl.cli.play.choices import Choices, new_game
from projectl.cli.play.seats import Player
from projectl.cli.play.session import Session
from projectl.game import Game
from projectl.rules.options import Options
from projectl.rules.pieces import KIND
from projectl.rules.puzzles import load_puzzles

SOLO = Choices(Options(variant="solo"), seed="3")
LINE_CLEAR = Choices(Options(edition="deluxe-2019", variant="line-clear"), seed="f", seats=("human",) * 4)
HOT_SEAT = Choices(seed="1", seats=("human", "human"))


class TestSolo:
    def test_the_grid_its_locks_and_the_opponent(self, session: Any) -> None:
        screen = session([], SOLO).text
        assert "The Mastermind’s grid" in screen
        assert re.search("1 lock +2 locks +1 lock", screen)
        assert "0 taken · 0 points · 6 pieces to lock with" in screen
        assert "If your turn ended now, it would take nothing." in screen
        assert all(f" {slot} ──" in screen or f" {slot} ━━" in screen for slot in range(1, 10))

    def test_the_opponent_s_move_is_explained(self, session: Any, script: Any) -> None:
        out = " ".join(session(script(SOLO).lines, SOLO).text.split())
        assert "The Mastermind took puzzle" in out
        assert "the most in its open columns (" in out
        assert "locks moved onto column" in out
        assert "All columns were locked" in out


class TestLineClear:
    def test_both_holders_may_act_and_change_places(self, session: Any) -> None:
        keyboard = session(["2", "piece", "seat", "piece"], LINE_CLEAR)
        assert "Who acts? Both turns run at the same time." in keyboard.text
        assert "white marker: " in keyboard.text
        assert "black marker: " in keyboard.text
        names = [line.split("  ")[0] for line in keyboard.text.splitlines() if "actions left" in line]
        assert len(set(names)) == 2

    def test_the_rows_of_the_other_marker_are_refused(self, session: Any) -> None:
        keyboard = session(["1", "", "take 1", "take 7"], LINE_CLEAR)
        assert keyboard.text.count("These rows belong to the other marker.") == 1

    def test_elsewhere_nobody_else_may_act(self, session: Any) -> None:
        assert "Nobody else may act now." in session(["", "seat"], HOT_SEAT).text


class TestHotSeat:
    def test_the_keyboard_is_handed_over(self, session: Any) -> None:
        keyboard = session(["", "piece", "piece", "piece", ""], HOT_SEAT)
        assert keyboard.text.count("it is your turn. Press Enter.") == 2

    def test_the_pile_of_another_player_is_not_shown(self, session: Any, script: Any) -> None:
        """R-KNOWN: only its size is."""
        screens = session(script(HOT_SEAT).lines, HOT_SEAT).screens
        others = [line for screen in screens[:-1] for line in screen.splitlines() if "· ✓ " in line]
        assert len(others) > 20
        assert not any("pts" in line or "point" in line for line in others)

    def test_with_known_scores_nothing_is_covered(self, session: Any) -> None:
        choices = Choices(Options(known_scores=True), seed="1", seats=("human", "human"))
        keyboard = session(["piece", "piece", "piece", ""], choices)
        assert "Press Enter" not in keyboard.text
        assert "✓ 0 · 0 pts" in keyboard.text


class TestTouches:
    def lines(self, script: Any, choices: Choices) -> tuple[list[str], int]:
        """A script and where the finishing touches begin in it."""
        lines = script(choices).lines
        last_end = max(at for at, line in enumerate(lines) if line in ("end", ""))
        return lines, last_end + 1

    def test_the_score_is_live(self, session: Any, script: Any) -> None:
        choices = Choices(seed="1")
        lines, start = self.lines(script, choices)
        before = session(lines[:start], choices)
        after = session(lines[: start + 1], choices)
        assert "Finishing touches: 16 pile + 0 completed − 0 placed − 5 unfinished = 11" in before.last_screen
        assert "Finishing touches: 16 pile + 0 completed − 1 placed − 5 unfinished = 10" in after.last_screen
        assert "1−" in after.last_screen

    def test_a_touch_can_be_taken_back(self, session: Any, script: Any) -> None:
        choices = Choices(seed="1")
        lines, start = self.lines(script, choices)
        keyboard = session([*lines[: start + 1], "undo", "take 1", "2"], choices)
        assert "− 0 placed − 5 unfinished = 11" in keyboard.text[keyboard.text.find("You took back") - 6000 :]
        assert "Only finishing touches are left" in keyboard.text
        assert "won." in keyboard.text


class TestEnd:
    def test_the_last_rounds_are_announced(self, session: Any, script: Any) -> None:
        games = [Choices(Options(known_scores=True), seed=seed, seats=("human", "human")) for seed in "2"]
        out = "".join(session(script(choices).lines, choices).text for choices in games)
        assert "The black deck is empty: this round, then one more." in out
        assert "Last round." in out


def dots(folder: Path, expansion: str, reward: str) -> Path:
    """A set of fifty puzzles of one cell for an expansion, so that some are always on offer."""
    lines = [f"D{number} white 1 {reward} -----/-----/--x--/-----/-----" for number in range(50)]
    header = f"set: dots\ntitle: Dots\norigin: custom\nexpansion: {expansion}\n"
    file = folder / "dots.txt"
    file.write_text(header + "\n".join(lines), encoding="utf-8")
    return file


def with_dots(folder: Path, expansion: str, reward: str) -> tuple[Choices, list[int]]:
    """A game with such puzzles, and the slots where they lie."""
    choices = Choices(
        Options("deluxe-2019", expansions=(expansion,), puzzles=(load_puzzles(dots(folder, expansion, reward)),)),
        seats=("human", "human"),
        seed="3",
    )
    rows = new_game(choices)[0].view(None)["market"]["rows"]
    return choices, [slot["slot"] for slot in rows[0]["slots"] if str(slot["puzzle"]).startswith("D")]


class TestExpansions:
    def test_an_arrow_raises_a_piece(self, session: Any, tmp_path: Path) -> None:
        """R-LEVELUP: the pieces that can rise are listed with what they become."""
        choices, slots = with_dots(tmp_path, "ghost", "up1")
        keyboard = session([f"take {slots[0]}", "place O1", "help", "2"], choices)
        assert "Upgrade a piece, or decline." in keyboard.text
        assert "O1  ▄ yellow single →  I2  ▄▄ green bar of 2" in keyboard.text
        assert "An arrow upgrades a piece of your supply" in keyboard.text
        assert re.search("upgraded a green bar of 2 to|upgraded a yellow single to", keyboard.last_screen)

    def test_an_arrow_can_be_declined(self, session: Any, tmp_path: Path) -> None:
        choices, slots = with_dots(tmp_path, "ghost", "up1")
        keyboard = session([f"take {slots[0]}", "place O1", "decline"], choices)
        assert "declined the arrow." in keyboard.last_screen

    def test_a_ghost_is_split_and_its_pieces_placed(self, session: Any, tmp_path: Path) -> None:
        """R-GHOST"""
        choices, slots = with_dots(tmp_path, "ghost", "P5")
        lines = [f"take {slots[0]}", "place O1", f"take {slots[1]}", "end", "end", "split p5", "1", "place", "stop"]
        keyboard = session(lines, choices)
        assert "Which pieces do you split the white P into?" in keyboard.text
        assert "split a white P into" in keyboard.text

    def test_an_ambassador_is_used(self, session: Any, tmp_path: Path) -> None:
        """R-AMBASSADOR"""
        choices, slots = with_dots(tmp_path, "ambassador", "master")
        lines = [f"take {slots[0]}", "place O1", f"take {slots[1]}", "end", "end", "ambassador", "help", "place O1"]
        keyboard = session(lines, choices)
        assert "1 Ambassador to use" in keyboard.text
        assert "Ambassador: one piece on each puzzle." in keyboard.text

    def test_several_completed_puzzles_are_rewarded_in_an_order_of_choice(self, session: Any, tmp_path: Path) -> None:
        """D4"""
        choices, slots = with_dots(tmp_path, "ghost", "up1")
        take = [f"take {slots[0]}", f"take {slots[1]}"]
        lines = ["piece", *take, "end", "end", "master", "place O1@1 c3", "place O1@2 c3", "help", "2"]
        keyboard = session(lines, choices)
        assert "You completed several puzzles. Which reward do you take first?" in keyboard.text
        assert "1 puzzle 1  2 puzzle 2" in keyboard.text
        assert "Upgrade a piece, or decline." in keyboard.last_screen


def test_a_missing_reward_is_chosen(session: Any) -> None:
    """R-REWARD, D3: a piece of the next level or a lower one stands in for an I2."""
    keyboard = session([], SOLO)
    game, players, slot = next(games_with_a_small_puzzle())
    game.state.reserve &= ~(15 << 5 * KIND["I2"])
    keyboard.use(["1", str(slot), "place I2", "help", "1"])
    Session(game, players, keyboard.terminal).run()
    assert "The reserve is out of your reward. Choose a substitute:" in keyboard.text
    assert "Choose a substitute." in keyboard.text
    assert "Reward: blue bar of 3." in keyboard.text


def games_with_a_small_puzzle() -> Iterator[tuple[Game, list[Player], int]]:
    """Games that offer a puzzle of two cells with an I2 as reward, and the slot it lies in."""
    for number in range(100):
        game, players = new_game(Choices(Options(edition="retail-2020"), seats=("human", "human"), seed=str(number)))
        for slot in range(4):
            puzzle = game.puzzles[game.state.rows[slot]]
            if puzzle.cells.bit_count() == 2 and puzzle.reward == "I2":
                yield game, players, slot + 1
