"""Solo, Line Clear, hot seat, finishing touches, choices: what is shown and asked."""

import re
from typing import Any

from projectl.cli.play.choices import Choices

SOLO = Choices(seed="3", variant="solo")
LINE_CLEAR = Choices(seed="f", edition="deluxe-2019", variant="line-clear", seats=("human",) * 4)
HOT_SEAT = Choices(seed="1", seats=("human", "human"))


class TestSolo:
    def test_the_grid_its_locks_and_the_opponent(self, session: Any) -> None:
        screen = session([], SOLO).text
        assert "The opponent’s grid" in screen
        assert re.search("1 lock +2 locks +1 lock", screen)
        assert "0 taken · 0 points · 6 pieces to lock with" in screen
        assert "As things stand it will take nothing." in screen
        assert all(f" {slot} ──" in screen or f" {slot} ━━" in screen for slot in range(1, 10))

    def test_the_opponent_s_move_is_explained(self, session: Any, script: Any) -> None:
        out = " ".join(session(script(SOLO).lines, SOLO).text.split())
        assert "The opponent took puzzle" in out
        assert "the most in its open columns (" in out
        assert "locks moved onto column" in out
        assert "All columns were locked" in out


class TestLineClear:
    def test_both_holders_may_act_and_change_places(self, session: Any) -> None:
        keyboard = session(["2", "piece", "seat", "piece"], LINE_CLEAR)
        assert "Who acts? Both turns run at once." in keyboard.text
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
        lines = script(HOT_SEAT).lines
        for count in range(20, 40):
            screen = session(lines[:count], HOT_SEAT).last_screen
            other = [line for line in screen.splitlines() if " done" in line]
            assert not any("pts" in line or "point" in line for line in other)

    def test_with_known_scores_nothing_is_covered(self, session: Any) -> None:
        choices = Choices(seed="1", seats=("human", "human"), known_scores=True)
        keyboard = session(["piece", "piece", "piece", ""], choices)
        assert "Press Enter" not in keyboard.text
        assert "0 done · 0 pts" in keyboard.text


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
        assert "has won." in keyboard.text


class TestEnd:
    def test_the_last_rounds_are_announced(self, session: Any, script: Any) -> None:
        games = [Choices(seed=seed, seats=("human", "human"), known_scores=True) for seed in "12"]
        out = "".join(session(script(choices).lines, choices).text for choices in games)
        assert "The black deck is empty: this round and one more." in out
        assert "Last round." in out


def test_expansions_are_played(session: Any, script: Any) -> None:
    """R-GHOST, R-LEVELUP, R-AMBASSADOR: what they need is asked and told."""
    out = ""
    for seed in "123":
        choices = Choices(
            seed=seed, edition="rulebook-2023", expansions=("ghost", "ambassador"), seats=("human", "greedy", "greedy")
        )
        out += session(script(choices).lines, choices).text
    for text in ("Raise a piece, or decline.", "raised ", "split a ghost", "Ambassador"):
        assert text in out
