"""Names and chat lines: bounded, and free of what would disturb a page or a terminal."""

from __future__ import annotations

import unicodedata

from .faults import Refused

MAX_NAME = 40
_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and formatting characters (among them those that turn the direction of writing), and unassigned ones."""
_JOINERS = "\u200c\u200d"
"""Formatting characters that some scripts and many emoji cannot do without."""


def clean_text(text: str, limit: int, fault: str) -> str:
    """The text without unwanted characters and needless blanks; Refused with `fault` if nothing or too much is left."""
    kept = [char for char in unicodedata.normalize("NFC", text) if _is_wanted(char)]
    cleaned = " ".join("".join(kept).split())
    if not cleaned.strip(_JOINERS) or len(cleaned) > limit:
        raise Refused(fault, limit=limit)
    return cleaned


def _is_wanted(char: str) -> bool:
    return char in _JOINERS or char.isspace() or unicodedata.category(char) not in _UNWANTED


def clean_name(text: str) -> str:
    """A name that can stand in views and records, where everything must be printable."""
    return clean_text("".join(char for char in text if char not in _JOINERS), MAX_NAME, "name-wanted")
