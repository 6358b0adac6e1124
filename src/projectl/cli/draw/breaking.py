"""Where lines end in sentences: between words, and in Japanese, which has no spaces, between most letters."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len, get_character_cell_size
from rich.console import Console
from rich.text import Text

NEVER_FIRST = frozenset("、。，．）」』？！：；…・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ")  # noqa: RUF001  # Japanese marks
"""Letters and marks that no line begins with."""
NEVER_LAST = frozenset("（「『")  # noqa: RUF001  # Japanese marks
"""Marks that no line ends with."""


def broken(text: Text, width: int, console: Console) -> list[Text]:
    """The lines of a text on a screen of that width."""
    if cell_len(text.plain) == len(text.plain):
        return list(text.wrap(console, width))
    found: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        parts = line.divide(_ends(line.plain, width))
        for part in parts:
            part.rstrip()
        found += parts
    return found


def _ends(plain: str, width: int) -> Iterator[int]:
    """The places where a line ends: the last one of each line at which it may."""
    start, allowed, used = 0, 0, 0
    for place, letter in enumerate(plain):
        if place and _may_end(plain[place - 1], letter):
            allowed = place
        used += get_character_cell_size(letter)
        if used > width and letter != " ":
            end = allowed if allowed > start else place
            yield end
            start, used = end, cell_len(plain[end : place + 1])


def _may_end(last: str, following: str) -> bool:
    """Whether a line may end between two letters."""
    if last == " ":
        return True
    if following == " " or following in NEVER_FIRST or last in NEVER_LAST:
        return False
    if last.isdigit() or following.isdigit():
        return False  # a number stays with what it counts
    return 2 in (get_character_cell_size(last), get_character_cell_size(following))
