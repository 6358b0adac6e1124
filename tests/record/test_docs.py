"""The pages on notation and actions: their examples read, their tables are complete."""

import doctest
import re
from pathlib import Path

import pytest

from projectl.errors.english import FOLDER
from projectl.record.gamefile import read_record, verify, write_record
from projectl.record.notation.action import read, write
from projectl.record.position.text import read_position, write_position
from projectl.record.settings import KEYS
from projectl.rules.engine import codes

DOCS = Path(__file__).parents[2] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
ACTIONS = (DOCS / "actions.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    found = re.findall(rf"```{kind}\n(.*?)```", NOTATION, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def rows(page: str, first: str) -> list[list[str]]:
    """The cells of the table whose first column has this title."""
    table = page.partition(f"| {first} |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")[2:]]


def test_every_notation_of_the_table_reads() -> None:
    shown = [text for row in rows(NOTATION, "notation") for text in re.findall("`([^`]+)`", row[0])]
    assert [write(read(text)) for text in shown] == shown
    words = {write(code).partition(" ")[0] for code in range(codes.ACTIONS)}
    assert {text.partition(" ")[0] for text in shown} == words


def test_the_examples_in_python_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game.txt").write_text(block("record"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"```python\n(.*?)```", NOTATION, re.DOTALL)
    assert len(examples) == 3
    for example in examples:
        space = {"text": block("position").strip()}
        test = doctest.DocTestParser().get_doctest(example, space, "notation.md", "notation.md", 0)
        assert doctest.DocTestRunner().run(test).failed == 0


def test_the_position_reads() -> None:
    text = block("position").strip()
    position = read_position(text)
    assert write_position(position.state, position.options) == text


def test_the_record_reads_and_is_in_order() -> None:
    record = read_record(block("record"))
    assert verify(record).ok
    assert write_record(record) == block("record")


def test_every_verdict_is_told() -> None:
    texts = (FOLDER / "files.ftl").read_text(encoding="utf-8")  # in other files are those on puzzles
    verdicts = set(re.findall(r"^(verdict-[\w-]+) =", texts, re.MULTILINE))
    assert {row[0].strip("`") for row in rows(NOTATION, "verdict")} == verdicts


@pytest.mark.parametrize("key", KEYS)
def test_every_option_is_told(key: str) -> None:
    assert f"`{key}`" in NOTATION


# --- the action space -------------------------------------------------------------------------------------------------
def test_the_table_of_actions_covers_every_code_once() -> None:
    ends = [[int(end) for end in row[0].split("–")] for row in rows(ACTIONS, "codes")]
    covered = [code for span in ends for code in range(span[0], span[-1] + 1)]
    assert covered == list(range(codes.ACTIONS))


@pytest.mark.parametrize("row", rows(ACTIONS, "codes"), ids=lambda row: str(row[1]))
def test_each_row_of_the_table_agrees_with_the_engine(row: list[str]) -> None:
    span = [int(end) for end in row[0].split("–")]
    assert getattr(codes, row[1].strip("`")) == span[0]
    assert re.findall("`([^`]+)`", row[3]) == [write(code) for code in span]
