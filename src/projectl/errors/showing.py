"""Values from outside as an error may show them: short, printable, whatever they are."""

from __future__ import annotations

LONGEST = 40
LARGEST_NUMBER = 10**18
"""Larger numbers, which are always mistakes, are told by their magnitude; Python refuses to print the largest."""
_DIGITS_PER_BIT = 0.30103


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


def magnitude(number: int) -> str:
    """How large a number is that nobody would read."""
    digits = round((abs(number).bit_length() - 1) * _DIGITS_PER_BIT)
    return f"≈{'−' if number < 0 else ''}10^{digits}"
