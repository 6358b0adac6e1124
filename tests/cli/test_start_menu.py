"""The start menu: Enter plays, numbers change something, what is impossible says why."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from projectl.cli.play.choices import Choices
from projectl.cli.play.start_menu import start_menu
from projectl.cli.play.terminal import Leave, Terminal
from projectl.rules.options import Options


def menu(*lines: str) -> tuple[Choices | Path, str]:
    """What is chosen by typing these lines, and what was printed."""
    out = StringIO()
    typed: Iterator[str] = iter(lines)
    terminal = Terminal(Console(file=out, width=100, highlight=False), lambda _prompt: next(typed))
    return start_menu(terminal), out.getvalue()


def test_enter_plays_at_once_against_greedy(session: Any) -> None:
    chosen, out = menu("")
    assert chosen == Choices()
    assert "You, Quick finisher" in out
    assert "Revised rules, 2021" in out
    assert "3 actions left" in session([""], Choices()).text


def test_the_players() -> None:
    assert menu("1", "2", "")[0] == Choices(seats=("human", "random"))
    assert menu("1", "human, greedy random", "")[0] == Choices(seats=("human", "greedy", "random"))
    assert menu("1", "", "")[0] == Choices()


def test_more_players_than_the_box_has_need_the_deluxe_box() -> None:
    assert menu("1", "human,greedy,greedy,greedy,greedy", "")[0] == Choices(
        Options(deluxe=True), seats=("human", *["greedy"] * 4)
    )


def test_solo_and_its_difficulty() -> None:
    chosen, out = menu("2", "2", "3", "1", "", "")
    assert chosen == Choices(Options(variant="solo", difficulty="unbeatable"))
    assert "solo, unbeatable" in out
    assert "In solo you play alone." in out


def test_line_clear_brings_its_box_and_players() -> None:
    chosen, out = menu("2", "3", "")
    assert chosen == Choices(Options(variant="line-clear", deluxe=True))
    assert "You, Quick finisher 1, Quick finisher 2, Quick finisher 3" in out


def test_edition_expansions_and_piles() -> None:
    chosen, out = menu("3", "4", "4", "1", "4", "3", "4", "1", "5", "")
    assert chosen == Choices(Options(edition="rulebook-2023", expansions=("phoenix",), known_scores=True))
    assert "Ghost, Phoenix" in out
    assert "open scores" in out


def test_what_is_impossible_says_why_and_changes_nothing() -> None:
    chosen, out = menu("3", "2", "2", "3", "", "4", "", "1", "human bob", "", "9", "", "")
    assert chosen == Choices(Options(edition="retail-2020"))
    assert "The edition “Retail box, 2020” does not have Line Clear." in out
    assert "This edition has no expansions." in out
    assert "There is no bot bob." in out
    assert "The choices are 1 to 6." in out


def test_a_saved_game_is_named() -> None:
    assert menu("6", "game.txt")[0] == Path("game.txt")
    assert menu("6", "", "")[0] == Choices()


def test_q_leaves(session: Any) -> None:
    with pytest.raises(Leave):
        menu("q")
    assert session(["q"], Choices()).text.endswith("Goodbye, until next time.\n")
