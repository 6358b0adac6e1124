"""The problem of the day at the keyboard, and the trainer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from projectl.cli.commands.problem import generate_command, problem_command
from projectl.cli.main import run
from projectl.problems import ProblemError, of_day, to_practise
from projectl.problems.problem import Problem
from projectl.problems.shipped import read_day
from projectl.problems.training import difficulty_after
from projectl.texts import languages, t, use

from .conftest import Keyboard

DAY = "2026-11-20"


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use(request.param, strict=True)
    yield request.param
    use("en")


def solved(lines: list[str], day: str = DAY, width: int = 100, height: int = 40) -> Keyboard:
    keyboard = Keyboard(lines, width, height)
    problem_command(day, None, False, keyboard.terminal)
    return keyboard


def a_day(kind: str) -> tuple[str, Problem]:
    """A day with a problem of a kind."""
    return next(
        (day, found) for n in range(1, 30) if (found := of_day(read_day(day := f"2026-11-{n:02}"))).kind == kind
    )


@pytest.mark.parametrize("kind", ["complete", "touches"])
def test_who_finds_the_answer_has_solved_it(kind: str) -> None:
    day, problem = a_day(kind)
    keyboard = solved([*problem.answer], day)
    assert "✓ Solved · first try" in keyboard.text
    assert "Goodbye" not in keyboard.text


def test_after_a_miss_one_tries_again_or_sees_the_answer() -> None:
    day, problem = a_day("touches")
    keyboard = solved(["done", "", "done", "nudge", "answer"], day)
    assert keyboard.text.count("Good, not yet the best.") == 2
    assert f"Possible: {problem.best}." in keyboard.text
    assert problem.answer[0] in keyboard.text
    assert "Solved" not in keyboard.text
    keyboard = solved(["done", "", *problem.answer], day)
    assert "✓ Solved · tries: 2" in keyboard.text


def test_a_nudge_goes_deeper_and_nothing_is_saved() -> None:
    day, problem = a_day("complete")
    keyboard = solved(["nudge", "nudge", "save x", "again", problem.answer[0], "undo", *problem.answer], day)
    assert "Look at puzzle" in keyboard.text
    assert "A problem isn’t saved." in keyboard.text
    assert "✓ Solved · tries: 2" in keyboard.text


def test_who_has_seen_the_answer_has_not_solved_it() -> None:
    day, problem = a_day("complete")
    keyboard = solved(["answer", *problem.answer], day)
    assert "The answer" in keyboard.text
    assert "Solved" not in keyboard.text


def test_what_cannot_be_done_is_explained() -> None:
    day, _ = a_day("complete")
    keyboard = solved(["take 1", "nonsense"], day)
    assert t("menu-take") not in keyboard.text
    assert "Goodbye" in keyboard.text
    with pytest.raises(ProblemError):
        solved([], "yesterday")
    with pytest.raises(ProblemError):
        problem_command(None, "chess", False, Keyboard([]).terminal)


def test_the_trainer_goes_on_until_somebody_leaves() -> None:
    first, second = (to_practise("complete", difficulty_after("1" * n), n) for n in range(2))
    keyboard = Keyboard([*first.answer, "", *second.answer, "quit"])
    problem_command(None, "complete", False, keyboard.terminal, start=0)
    assert "number 1, solved 0" in keyboard.text
    assert "number 2, solved 1" in keyboard.text
    assert keyboard.text.count("✓ Solved") == 2


def test_it_is_harder_after_three_in_a_row_and_easier_after_two_misses() -> None:
    assert [difficulty_after(results) for results in ("", "11", "111", "111111", "1" * 20)] == [1, 1, 2, 3, 3]
    assert [difficulty_after(results) for results in ("00", "1110", "11100", "111010")] == [1, 2, 1, 2]


def test_in_every_language_a_screen_of_80_by_24_has_it_all(language: str) -> None:
    for kind in ("complete", "touches"):
        day, problem = a_day(kind)
        keyboard = solved(["nudge", "done", "answer"], day, width=80, height=24)
        screen = keyboard.screens[0].split(">")[0].split("\n")
        assert len(screen) <= 24
        assert max(map(cell_len, keyboard.text.split("\n"))) <= 80
        assert problem.answer[0] in keyboard.text


def test_the_command_asks_for_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def gone(_prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", gone)
    assert run(["problem", "--day", DAY]) == 0
    assert "Problem of the day · 2026-11-20" in capsys.readouterr().out
    assert run(["problem", "--day", "soon"]) != 0
    assert "Write it like 2026-11-19" in capsys.readouterr().err


def test_problems_can_be_made(tmp_path: Path) -> None:
    generate_command(tmp_path / "made", 3, 1)
    lines = [
        line for name in ("daily.txt", "trainer.txt") for line in (tmp_path / "made" / name).read_text().split("\n")
    ]
    assert lines[0] == "# projectl problem generate --seed 3 --games 1"
    assert any(line.startswith(("complete ", "touches ")) for line in lines)
