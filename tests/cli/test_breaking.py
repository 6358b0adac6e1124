"""Where lines end, in Japanese too, which has no spaces."""

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from projectl.cli.draw.breaking import NEVER_FIRST, NEVER_LAST, broken
from projectl.cli.main import run
from projectl.texts import Texts, languages

HELP = ("help-turn", "help-solo", "help-completing", "help-typing", "help-commands", "help-touches")


def lines_of(text: str, width: int) -> list[str]:
    return [line.plain for line in broken(Text(text), width, Console(width=width))]


@pytest.mark.parametrize("width", [24, 60, 80])
@pytest.mark.parametrize("language", languages())
def test_sentences_are_whole_and_no_wider_than_the_screen(language: str, width: int) -> None:
    for key in HELP:
        text = Texts(language).t(key)
        lines = lines_of(text, width)
        assert "".join("".join(lines).split()) == "".join(text.split())
        assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("width", [24, 60, 80])
def test_no_japanese_line_begins_with_a_mark_or_ends_with_a_bracket_that_opens(width: int) -> None:
    for key in HELP:
        for line in filter(None, lines_of(Texts("ja").t(key), width)):
            assert line[0] not in NEVER_FIRST, line
            assert line[-1] not in NEVER_LAST, line
            assert line != "–"


def test_words_and_numbers_in_japanese_stay_whole() -> None:
    assert lines_of("b2、b3、c3 のマスに置きます", 8) == ["b2、b3、", "c3 のマ", "スに置き", "ます"]
    assert lines_of("残り12アクションです", 6) == ["残", "り12ア", "クショ", "ンです"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", [(), ("play",), ("serve",), ("admin",)], ids=" ".join)
def test_help_is_never_cut(
    command: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run([*command, "--help", "--language", language]) == 0
    usage, *lines = capsys.readouterr().out.strip().splitlines()
    assert usage
    assert [line for line in lines if "…" in line or cell_len(line) > 80] == []
