"""Whole games at a scripted keyboard, in every variant."""

from collections.abc import Callable
from typing import Any

import pytest

from projectl.cli.play.choices import Choices
from projectl.rules.options import Options

GAMES = {
    "against a bot": Choices(seed="a"),
    "hot seat": Choices(seed="b", seats=("human", "human", "greedy")),
    "known scores": Choices(Options(edition="retail-2020"), seed="c", seats=("human", "human")),
    "solo": Choices(Options(variant="solo", difficulty="challenging"), seed="d"),
    "solo without mercy": Choices(Options(edition="rulebook-2023", variant="solo", difficulty="no-mercy"), seed="e"),
    "Line Clear": Choices(
        Options(edition="deluxe-2019", variant="line-clear"), seed="f", seats=("human", "greedy", "human", "human")
    ),
    "Ghost and Ambassador": Choices(
        Options(deluxe=True, expansions=("ghost", "ambassador")), seed="g", seats=("human", "greedy")
    ),
    "everything of 2023": Choices(
        Options(
            edition="rulebook-2023",
            expansions=("ghost", "ambassador", "phoenix"),
            endless_white=True,
            known_scores=True,
        ),
        seed="h",
        seats=("human", "random", "greedy"),
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, session: Any, script: Callable[..., Any]) -> None:
    choices = GAMES[name]
    written = script(choices)
    out = session(written.lines, choices).text
    result = written.game.result()
    assert "Goodbye, until next time." not in out
    for row in result.rows:
        shown = next(line for line in out.splitlines() if line.startswith(f"{row.place}  {written.names[row.seat]}  "))
        figures = [int(figure.replace("−", "-")) for figure in shown.split()[-6:]]
        assert figures == [row.points, -row.touches, -row.unfinished, row.score, row.completed, row.pieces]
    assert {"black-deck-empty": "The black deck ran out.", "deck-empty": "The deck ran out."}[result.reason] in out


def test_bots_alone_are_told_in_words(session: Any) -> None:
    out = session([], Choices(seed="i", seats=("greedy", "greedy", "random"))).text
    assert "Quick finisher 1 took" in out
    assert "Quick finisher 2 completed puzzle" in out
    assert "won." in out


@pytest.mark.rule("R-TIE")
@pytest.mark.parametrize(
    ("seed", "decided", "words"),
    [
        ("0", "score", "Decided on points."),
        ("10", "pieces", "Scores and completed puzzles are level: decided by pieces left."),
        ("11", "completed", "The scores are level: decided by completed puzzles."),
    ],
)
def test_the_sheet_tells_what_decided(
    seed: str, decided: str, words: str, session: Any, script: Callable[..., Any]
) -> None:
    choices = Choices(seed=seed, seats=("human", "greedy"))
    written = script(choices)
    assert written.game.result().decided_by == decided, "choose another seed"
    assert words in session(written.lines, choices).text


@pytest.mark.parametrize("width", [48, 60, 80, 100, 140])
@pytest.mark.parametrize("name", ["against a bot", "solo", "Line Clear", "Ghost and Ambassador"])
def test_no_line_is_wider_than_the_terminal(name: str, width: int, session: Any, script: Callable[..., Any]) -> None:
    choices = GAMES[name]
    keyboard = session(script(choices).lines[:25], choices, width=width)
    printed = [line.rstrip() for line in keyboard.text.splitlines() if not line.startswith(">")]
    assert [line for line in printed if len(line) > width] == []
