"""The action space is made of blocks, and nobody but `block_of` knows where one ends."""

import re
from pathlib import Path

from projectl.record.notation.action import write
from projectl.rules.engine import codes
from projectl.rules.engine.blocks import BLOCKS, NO_BLOCK, block_of

FIRSTS = (
    "TAKE|TAKE_DECK|PIECE|RECYCLE|ORDER|EXCHANGE|MASTER|AMBASSADOR|GHOST|STOP|CANCEL|END|"
    "CHOOSE|COMPLETE|LEVEL_UP|DECLINE|DONE|PLACE|PLACE_END"
)
SOURCE = Path(codes.__file__).parents[2]


def test_blocks_follow_each_other_without_a_gap() -> None:
    assert [code for block in BLOCKS for code in block.codes] == [*range(codes.ACTIONS)]


def test_every_code_is_told_its_block() -> None:
    assert [block_of(code) for block in BLOCKS for code in block.codes] == [
        block.first for block in BLOCKS for _ in block.codes
    ]


def test_other_numbers_are_of_no_block() -> None:
    assert {block_of(number) for number in (-(2**40), -1, codes.ACTIONS, codes.ACTIONS + 1, 2**40)} == {NO_BLOCK}


def test_every_action_is_written_with_the_word_of_its_block() -> None:
    assert all(write(code).split()[0] == block.word for block in BLOCKS for code in block.codes)


def test_nobody_else_asks_whether_a_code_is_above_or_below() -> None:
    """A block that is appended later would be taken for the last one."""
    compared = re.compile(rf"[<>]=? (codes\.)?({FIRSTS})\b|\b({FIRSTS}) [<>]")
    found = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in SOURCE.rglob("*.py")
        if path.name != "blocks.py"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if compared.search(line)
    ]
    assert found == []
