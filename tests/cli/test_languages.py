"""The terminal game in every language: wide letters keep the frames in line, and no word is too long for its place."""

from typing import Any

import pytest
from rich.cells import cell_len

from projectl.cli.draw.cards import INSIDE
from projectl.cli.draw.market import DECK_WIDTH
from projectl.cli.main import run
from projectl.cli.play.choices import Choices
from projectl.rules.options import Options
from projectl.texts import Texts, languages, use
from projectl.texts.typography import plain_spaces

EDGES = frozenset("┌┐└┘│┃┏┓┗┛┊├┤")
OTHERS = [language for language in languages() if language != "en"]
RULES = {
    "standard": Choices(seed="1", seats=("human", "greedy")),
    "solo": Choices(Options(variant="solo"), seed="1"),
    "line-clear": Choices(
        Options(edition="deluxe-2019", variant="line-clear"), seed="1", seats=("human", *["greedy"] * 3)
    ),
}
WIDTH = 100
GRID = 3 * (INSIDE + 3)
LONGEST_LABEL = INSIDE - 3
"""What the top edge of a card has room for, with a blank on both sides."""


def edges_of(line: str) -> list[int]:
    """The columns in which a line shows edges of cards."""
    return [cell_len(line[:place]) for place, letter in enumerate(line) if letter in EDGES]


def frames(screen: str) -> list[list[int]]:
    return [edges for line in screen.splitlines() if (edges := edges_of(line))]


def in_two(edges: list[int]) -> tuple[list[int], list[int]]:
    """The edges of the solo grid, and those beside it counted from the first of them."""
    beside = [column for column in edges if column >= GRID]
    return edges[: len(edges) - len(beside)], [column - beside[0] for column in beside]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("table", RULES)
def test_the_cards_stand_in_the_same_columns_as_in_english(language: str, table: str, session: Any) -> None:
    lines = ["take 1", "place O1", "look 1"]
    in_english = frames(session(lines, RULES[table], width=WIDTH).text)
    use(language, strict=True)
    told = frames(session(lines, RULES[table], width=WIDTH).text)
    if table == "solo":  # what the opponent does, in a longer sentence, moves all that stands at its right
        assert list(map(in_two, told)) == list(map(in_two, in_english))
    else:
        assert told == in_english
    assert told
    assert max(column for edges in told for column in edges) < WIDTH


@pytest.mark.parametrize("language", languages())
def test_the_words_of_cards_decks_and_columns_have_room(language: str) -> None:
    t = Texts(language, strict=True).t
    labels = [t("card-completed", slot=4), t("way-completes", number=99)]
    assert [label for label in labels if cell_len(label) > LONGEST_LABEL] == []
    assert cell_len(t("place-free")) <= INSIDE
    decks = [t("deck-left", count=28), *(" " + t("deck", deck=deck) for deck in ("white", "black"))]
    assert [word for word in decks if cell_len(word) > DECK_WIDTH] == []
    assert [count for count in range(20) if cell_len(t("column-locks", count=count)) > INSIDE + 2] == []


@pytest.mark.parametrize("language", languages())
def test_a_person_is_asked_and_answered_in_the_language(language: str, session: Any) -> None:
    use(language, strict=True)
    t = Texts(language, strict=True).t
    screen = session(["9999", "help"], RULES["standard"], width=WIDTH).text
    assert t("title-market") in screen
    assert t("menu-take") in screen
    assert "".join(t("help-deck").split()) in "".join(screen.split())


@pytest.mark.parametrize("language", ["cs", "ja"])
def test_the_option_and_the_environment_choose_the_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = plain_spaces(Texts(language).t("cli-edition"))
    monkeypatch.setenv("COLUMNS", "200")
    assert run(["play", "--help", "--language", language]) == 0
    assert said in capsys.readouterr().out
    monkeypatch.setenv("PROJECTL_LANGUAGE", language)
    assert run(["play", "--help"]) == 0
    assert said in capsys.readouterr().out


def test_a_language_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--language", "tlh"]) == 2
    assert "tlh" in capsys.readouterr().err
