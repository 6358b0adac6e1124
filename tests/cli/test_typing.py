"""What can be typed in a game: menus, notation, half-said actions, commands, and nonsense."""

from random import Random
from typing import Any

import pytest

from projectl.cli.play.choices import Choices
from projectl.cli.play.commands import half_said, normalised
from projectl.record.notation.misreading import FORMS
from projectl.rules.options import Options

# In this game the person begins, with 2 cells in slot 1 and 6 in slot 3 of the rows.
FIRST = Choices(seed="1", seats=("human", "greedy"))


class TestWords:
    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            ("TAKE 3", "take 3"),
            ("t white", "take white"),
            ("x i2 v3", "exch I2 V3"),
            ("exchange o1 I2", "exch O1 I2"),
            ("place v3@2 B2B3C3", "place V3@2 b2b3c3"),
            ("p v3", "place V3"),
            ("split p5 o1+l4", "split P5 O1+L4"),
            ("?", "help"),
            ("save My Game.txt", "save My Game.txt"),
            ("  undo ", "undo"),
        ],
    )
    def test_small_and_capital_letters_and_short_words(self, typed: str, meant: str) -> None:
        assert normalised(typed) == meant

    @pytest.mark.parametrize(
        "text", ["place", "place V3", "place V3@2", "exch", "exch I2", "split P5", "recycle", "take"]
    )
    def test_an_action_that_is_only_begun_is_asked_for(self, text: str) -> None:
        assert half_said(text) is not None

    @pytest.mark.parametrize("text", ["place V3@2 b2b3c3", "take 3", "exch I2 V3", "master", "end", "bogus"])
    def test_a_whole_action_is_not(self, text: str) -> None:
        assert half_said(text) is None


class TestMenus:
    def test_the_board_tells_what_is_on_the_table(self, session: Any) -> None:
        screen = session([], FIRST).text
        for part in ("Available puzzles", "Reserve", "Other players", "You · 0 completed · 0 points"):
            assert part in screen
        assert "3 actions left" in screen
        assert "28 left" in screen
        assert screen.count("empty") == 4
        assert "1 take a puzzle" in screen
        assert "(4 place a piece)" in screen

    def test_take_by_number(self, session: Any) -> None:
        screen = session(["1", "3"], FIRST).last_screen
        assert "You took white puzzle 3" in screen
        assert "2 actions left" in screen

    def test_take_from_a_deck(self, session: Any) -> None:
        assert "You took the top of the black deck" in session(["1", "b"], FIRST).last_screen

    def test_an_empty_line_goes_back(self, session: Any) -> None:
        keyboard = session(["1", "", "3", "", "6", ""], FIRST)
        assert "3 actions left" in keyboard.last_screen

    def test_exchange_by_number(self, session: Any) -> None:
        keyboard = session(["3", "2", "1"], FIRST)
        assert "What do you take for the green bar of 2?" in keyboard.text
        assert "You exchanged a green bar of 2 for" in keyboard.last_screen

    def test_place_by_number_shows_every_way(self, session: Any) -> None:
        keyboard = session(["take 3", "4", "1", "2"], FIRST)
        assert "Ways to place it: 6." in keyboard.text
        assert "You placed a yellow single on puzzle 1." in keyboard.last_screen
        assert "1 action left" in keyboard.last_screen

    def test_a_way_that_fills_the_puzzle_says_so(self, session: Any) -> None:
        keyboard = session(["take 3", "place o1@1 b2", "place i2"], FIRST)
        assert "─ 1 ──" in keyboard.text
        assert "Ways to place it:" in keyboard.text

    def test_what_cannot_be_done_says_why(self, session: Any) -> None:
        keyboard = session(["4", "7", "place", "split", "99"], FIRST)
        assert keyboard.text.count("You have no puzzle there.") == 2
        assert "In this edition a turn has exactly three actions." in keyboard.text
        assert "The choices are 1 to 7." in keyboard.text
        assert "3 actions left" in keyboard.last_screen

    def test_a_wrong_number_is_asked_for_again(self, session: Any) -> None:
        keyboard = session(["3", "7", "1", ""], FIRST)
        assert "Choose one of 1 and 2." in keyboard.text

    def test_something_else_typed_at_a_question_is_obeyed(self, session: Any) -> None:
        keyboard = session(["3", "piece"], FIRST)
        assert "You took a yellow single from the reserve." in keyboard.last_screen

    def test_recycle_in_an_order(self, session: Any) -> None:
        keyboard = session(["6", "1", "3 1 1 2", "4 3 1 2"], FIRST)
        assert "Give each of 1 2 3 4 once" in keyboard.text
        assert "4 puzzles went under the white deck." in keyboard.last_screen

    def test_recycle_with_the_order_as_it_lies(self, session: Any) -> None:
        assert "4 puzzles went under the black deck." in session(["recycle black", ""], FIRST).last_screen

    def test_master_step_by_step(self, session: Any) -> None:
        lines = ["take 1", "take 3", "5", "2", "1", "1", "1", "1"]
        keyboard = session(lines, FIRST)
        assert "Master: one piece on each puzzle." in keyboard.text
        assert "Place at least one piece, or cancel." in keyboard.text
        assert "1 place a piece  2 confirm  3 cancel" in keyboard.text

    def test_master_can_be_cancelled(self, session: Any) -> None:
        keyboard = session(["take 1", "master", "3"], FIRST)
        assert "You cancelled the Master Action." in keyboard.last_screen
        assert "2 actions left" in keyboard.last_screen


class TestCommands:
    def test_an_illegal_action_says_why_and_changes_nothing(self, session: Any) -> None:
        keyboard = session(["take 9", "exch I2 O4", "place I2@1 b2b3", "stop", "done"], FIRST)
        for reason in (
            "The rows have no such slot.",
            "That is too many levels up.",
            "You have no puzzle there.",
            "There is nothing to confirm or cancel.",
            "Finishing touches come after the last round.",
        ):
            assert reason in keyboard.text
        assert keyboard.text.count("3 actions left") == 1

    def test_nonsense_tells_how_actions_are_written(self, session: Any) -> None:
        keyboard = session(["dance", "take x", "place V3@2 b2b9"], FIRST)
        assert "'dance' does not begin with an action. The actions are take, piece" in keyboard.text
        assert "Write it as take 1 to take 12" in keyboard.text

    def test_undo_takes_the_third_action_back(self, session: Any) -> None:
        keyboard = session(["piece", "piece", "piece", "undo"], FIRST)
        assert "Turn complete. Enter ends it." in keyboard.text
        assert "You took back: piece." in keyboard.last_screen
        assert "1 action left" in keyboard.last_screen

    def test_undo_stops_at_a_new_puzzle(self, session: Any) -> None:
        assert "A new puzzle was revealed, so this action stays as it is." in session(["take 1", "u"], FIRST).text

    def test_enter_ends_a_complete_turn_and_the_bot_is_told_in_words(self, session: Any) -> None:
        keyboard = session(["piece", "piece", "piece", ""], FIRST)
        assert "round 2" in keyboard.last_screen
        assert "· Quick finisher took" in keyboard.last_screen

    def test_legal_lists_every_action(self, session: Any) -> None:
        keyboard = session(["legal"], FIRST)
        assert "take 1 · 2 · 3 · 4 · 5 · 6 · 7 · 8 · white · black" in keyboard.text
        assert "exch I2 O1 · I3 · V3" in keyboard.text

    def test_look_pile_and_log(self, session: Any) -> None:
        keyboard = session(["look 2", "look 5", "pile", "piece", "log"], FIRST)
        assert "─ Quick finisher · 0 completed ─" in keyboard.text
        assert "Type look 1 to look 2." in keyboard.text
        assert "The victory pile is empty." in keyboard.text
        assert keyboard.text.count("· You took a yellow single from the reserve.") == 2

    @pytest.mark.parametrize(
        ("choices", "lines", "wanted"),
        [
            (FIRST, ["help"], "A turn has three actions"),
            (FIRST, ["help"], "Recycle puts a whole row under its deck"),
            (Choices(Options(variant="solo"), seed="1"), ["?"], "it wins ties"),
            (FIRST, ["take 1", "master", "help"], "Place them one by one, then confirm; or cancel."),
            (
                Choices(Options(edition="retail-2020"), seed="1", seats=("human", "human")),
                ["h"],
                "You may end your turn at any time.",
            ),
        ],
    )
    def test_help_fits_the_situation(self, session: Any, choices: Choices, lines: list[str], wanted: str) -> None:
        assert wanted in " ".join(session(lines, choices).text.split())

    def test_the_closed_keyboard_ends_the_game_calmly(self, session: Any) -> None:
        assert session([], FIRST).text.endswith("Goodbye, until next time.\n")

    def test_ctrl_c_ends_the_game_calmly(self, session: Any) -> None:
        def lines() -> Any:
            yield "piece"
            raise KeyboardInterrupt

        assert session(lines(), FIRST).text.endswith("Goodbye, until next time.\n")

    def test_quit_without_saving(self, session: Any) -> None:
        assert session(["quit", ""], FIRST).text.endswith("Goodbye, until next time.\n")


COMMANDS = ["undo", "help", "legal", "look", "pile", "log", "seat", "w", "b", "y", "n", "x"]
WORDS = ["", *map(str, range(1, 10)), *FORMS, *COMMANDS]


@pytest.mark.parametrize(
    "choices",
    [
        FIRST,
        Choices(Options(variant="solo"), seed="2"),
        Choices(Options(edition="deluxe-2019", variant="line-clear"), seed="3", seats=("human",) * 4),
        Choices(
            Options(edition="rulebook-2023", expansions=("ghost", "ambassador")), seed="4", seats=("human", "greedy")
        ),
    ],
)
def test_whatever_is_typed_the_game_goes_on(choices: Choices, session: Any) -> None:
    chance = Random(1)
    lines = [chance.choice(WORDS) for _ in range(200)]
    assert "project L" in session(lines, choices).text
