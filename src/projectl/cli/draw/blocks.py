"""Blocks of text lines: put beside and below each other, they make the screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

Block = list[Text]


def block_width(block: Block) -> int:
    """The columns of its longest line."""
    return max((line.cell_len for line in block), default=0)


def left(text: str, width: int) -> str:
    """A text filled up with blanks at its right; a letter of Japanese takes two columns."""
    return text + " " * max(0, width - cell_len(text))


def right(text: str, width: int) -> str:
    """A text filled up with blanks at its left."""
    return " " * max(0, width - cell_len(text)) + text


def centred(text: str, width: int) -> str:
    """A text with blanks on both sides."""
    return left(right(text, cell_len(text) + max(0, width - cell_len(text)) // 2), width)


def padded(block: Block, width: int) -> Block:
    """Every line filled up with blanks to the same width."""
    lines = []
    for line in block:
        copy = line.copy()
        copy.append(" " * max(0, width - line.cell_len))
        lines.append(copy)
    return lines


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks from left to right, their tops in line."""
    height = max((len(block) for block in blocks), default=0)
    columns = [padded(block + [Text()] * (height - len(block)), block_width(block)) for block in blocks]
    return [Text(" " * gap).join(parts) for parts in zip(*columns, strict=True)]


def flowing(blocks: Sequence[Block], width: int, gap: int = 1) -> Block:
    """Blocks from left to right, as many in a line as fit."""
    lines: Block = []
    row: list[Block] = []
    for block in blocks:
        if row and sum(block_width(each) + gap for each in row) + block_width(block) > width:
            lines += beside(row, gap)
            row = []
        row.append(block)
    return lines + beside(row, gap)


def wrapped(parts: Iterable[Text], width: int, gap: str = "   ") -> Block:
    """Short texts one after the other, broken between them."""
    return flowing([[part] for part in parts], width, len(gap))


def titled(title: str, block: Block, width: int) -> Block:
    """A block under a thin line that carries its title."""
    rule = Text("─ ", "dim")
    rule.append(title, "bold not dim")
    rule.append(" " + "─" * max(0, width - rule.cell_len - 1))
    return [rule, *block]
