"""Values from outside as an error may show them: short, printable, whatever they are."""

from __future__ import annotations

import re

LONGEST = 40
LONGEST_WORD = 200
"""Without a blank, as in the path of a file."""
LARGEST_NUMBER = 10**18
"""Larger numbers, which are always mistakes, are told by their magnitude; Python refuses to print the largest."""
_DIGITS_PER_BIT = 0.30103
_LONG_WORD = re.compile(rf"\S{{{LONGEST_WORD + 1},}}")


def shown(value: object) -> str:
    r"""A value as Python writes it, in at most some forty characters; it never raises.

    >>> shown("a\nb"), shown(10**30), shown(True)
    ("'a\\nb'", '≈10^30', 'True')
    """
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return magnitude(value)
    try:
        text = repr(value[: LONGEST + 1] if isinstance(value, str | bytes) else value)
    except Exception:
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST + 2 else text[: LONGEST - 1] + "…"


def printable(text: str) -> str:
    r"""A text as any terminal can show it, whatever came into it from outside.

    >>> printable("no such file: a\ud800"), len(printable("x" * 5000))
    ('no such file: a\\ud800', 200)
    """
    encoded = text.encode("utf-8", "backslashreplace").decode()
    return _LONG_WORD.sub(lambda word: word[0][: LONGEST_WORD - 1] + "…", encoded)


def magnitude(number: int) -> str:
    """How large a number is that nobody would read."""
    digits = round((abs(number).bit_length() - 1) * _DIGITS_PER_BIT)
    return f"≈{'−' if number < 0 else ''}10^{digits}"
