"""At 80 columns and 24 lines: the puzzles that can be taken are seen at the prompt, and nothing sticks out."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from shown_to import shown_to

from projectl.cli.draw.compact import compact_block
from projectl.cli.play.choices import Choices, new_game
from projectl.rules.options import Options
from projectl.texts import t, use

WIDTH, HEIGHT = 80, 24
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
NEW_SCREEN = "\x1b[H"
RULES = {
    "two": Choices(seed="1", seats=("human", "greedy")),
    "three": Choices(seed="1", seats=("human", "greedy", "greedy")),
    "four": Choices(seed="1", seats=("human", *["greedy"] * 3)),
    "solo": Choices(Options(variant="solo"), seed="3"),
    "line-clear": Choices(
        Options(edition="deluxe-2019", variant="line-clear"), seed="1", seats=("human", *["greedy"] * 3)
    ),
}
SMALL = {"width": WIDTH, "height": HEIGHT, "colours": True}
SLOTS = {"two": 8, "three": 8, "four": 8, "solo": 9, "line-clear": 12}


def prompts(text: str) -> Iterator[list[str]]:
    """What is to be seen each time that something is asked: the last lines since the screen was cleared."""
    for screen in text.split(NEW_SCREEN)[1:]:
        shown: list[str] = []
        for line in ESCAPES.sub("", screen).splitlines():
            shown += [line] * max(1, -(-cell_len(line) // WIDTH))
            if line.startswith("> "):
                yield shown[-HEIGHT:]


def slots_in(lines: list[str]) -> set[int]:
    """The numbers beside small pictures, of those that can be taken."""
    market = lines[: next(at for at, line in enumerate(lines) if t("you") + " · " in line)]
    return {int(number) for line in market for number in re.findall(r"▀▀▀▀▀[│┃](\d+)(?= |$)(?! ★)", line)}


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("table", RULES)
def test_the_market_is_seen_at_the_prompt_and_at_its_question(table: str, language: str, session: Any) -> None:
    use(language, strict=True)
    choices = RULES[table]
    seen = [slots(lines, table) for lines in prompts(session(["1", ""], choices, **SMALL).text)]
    assert len(seen) >= 3
    assert all(numbers == set(range(1, SLOTS[table] + 1)) for numbers in seen)


def slots(lines: list[str], table: str) -> set[int]:
    """In solo grid and own puzzles stand beside each other, and nothing lies there yet."""
    if table == "solo":
        return {int(number) for line in lines for number in re.findall(r"▀▀▀▀▀[│┃](\d+)(?= |$)(?! ★)", line)}
    return slots_in(lines)


@pytest.mark.parametrize("table", ["two", "four", "line-clear"])
def test_it_stays_so_in_a_whole_game(table: str, session: Any, script: Any) -> None:
    choices = RULES[table]
    asked = list(prompts(session(script(choices).lines, choices, **SMALL).text))
    assert len(asked) > 20
    first_rows = [bool(re.search(r"▀▀▀▀▀│\d|·····|▀▀▀▀▀┃\d", "\n".join(lines))) for lines in asked]
    assert all(first_rows)
    titles = [t("title-market")] if table != "line-clear" else [t("market-marker", marker="white", name="").rstrip()]
    assert all(any(title in line for line in lines for title in titles) for lines in asked)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("table", RULES)
def test_no_line_of_the_table_is_wider_than_the_terminal(table: str, language: str, session: Any, script: Any) -> None:
    choices = RULES[table]
    lines = script(choices).lines[:40]
    use(language, strict=True)
    shown = [line for screen in prompts(session(lines, choices, **SMALL).text) for line in screen]
    assert max(map(cell_len, shown)) <= WIDTH


def test_a_large_terminal_and_a_file_show_the_cards(session: Any) -> None:
    choices = RULES["two"]
    large = session([], choices, width=140, height=50, colours=True).text
    assert "─ 1 ────" in ESCAPES.sub("", large)
    assert "─ 1 ────" in session([], choices, width=WIDTH).text


def test_without_colours_the_open_cells_are_drawn() -> None:
    game, _ = new_game(RULES["two"])
    view = shown_to(game, 0)
    puzzle = view["puzzles"][view["market"]["rows"][0]["slots"][0]["puzzle"]]
    block = compact_block(view, 0, False, WIDTH)
    first = next(at for at, line in enumerate(block) if "│1" in line.plain)
    picture = "".join(line.plain[9:14] for line in block[first : first + 3])
    assert picture.count("█") * 2 + picture.count("▀") + picture.count("▄") == len(puzzle["cells"])
