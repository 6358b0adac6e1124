"""How names look: those that can be taken for each other have a look in common (Unicode's UTS 39)."""

from __future__ import annotations

import hashlib
import unicodedata
from functools import cache
from pathlib import Path

LONGEST = 160
FILE = Path(__file__).parents[2] / "data" / "confusables.txt"
_IGNORABLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Unicode's Default_Ignorable_Code_Point, of which Python's own data say nothing, and a note head without a picture."""
BLANK = "\u2800"
"""A pattern of Braille without dots: it is no space, and looks like one."""


def is_ignorable(char: str) -> bool:
    """Whether nothing is shown for a character."""
    code = ord(char)
    return any(first <= code <= last for first, last in _IGNORABLE)


def looks(name: str) -> frozenset[str]:
    """What must not be shared with another name: how it looks, as it is written and without regard to capitals.

    Two are needed. “Iris” looks like “lris” only with its capital, and is the same name as “iris” only without.
    """
    shown = (char for char in unicodedata.normalize("NFKC", name) if not is_ignorable(char))
    plain = " ".join("".join(shown).replace(BLANK, " ").split())
    return frozenset(map(_short, (skeleton(_folded(plain)), skeleton(_folded(skeleton(plain))))))


def skeleton(text: str) -> str:
    """A text with every character replaced by the simplest one that it can be taken for."""
    shown = (char for char in unicodedata.normalize("NFD", text) if not is_ignorable(char))
    prototypes = _prototypes()
    return unicodedata.normalize("NFD", "".join(prototypes.get(char, char) for char in shown))


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text.casefold())


def _short(look: str) -> str:
    """Some characters stand for whole phrases."""
    return look if len(look) <= LONGEST else hashlib.sha256(look.encode()).hexdigest()


@cache
def _prototypes() -> dict[str, str]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("# "))
    return {char: prototype for prototype, alike in rows for char in alike}
