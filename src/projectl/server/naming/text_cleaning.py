"""Names and chat lines: bounded, and free of what would disturb a page or a terminal."""

from __future__ import annotations

import unicodedata

from projectl.record.names import MAX_NAME
from projectl.server.errors import RefusedError

from .lookalikes import BLANK, is_ignorable
from .reserved_names import is_given, is_reserved

_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and formatting characters (among them those that turn the direction of writing), and unassigned ones."""
_JOINERS = "\u200c\u200d"
"""Formatting characters that some scripts and many emoji cannot do without."""


def clean_text(text: str, limit: int, fault: str) -> str:
    """The text without unwanted characters and needless blanks; RefusedError (`fault`) if none or too much is left."""
    kept = [char for char in unicodedata.normalize("NFC", text) if _is_wanted(char)]
    cleaned = " ".join("".join(kept).replace(BLANK, " ").split())
    if not any(_is_seen(char) for char in cleaned) or len(cleaned) > limit:
        raise RefusedError(fault, limit=limit)
    return cleaned


def _is_wanted(char: str) -> bool:
    return char in _JOINERS or char.isspace() or unicodedata.category(char) not in _UNWANTED


def _is_seen(char: str) -> bool:
    """Whether something can be seen of a character that stands alone: marks need another one to stand on."""
    return not (char.isspace() or is_ignorable(char) or unicodedata.category(char)[0] == "M")


def clean_name(text: str) -> str:
    """A name that can stand in views and records, where everything must be printable, and seen."""
    return clean_text("".join(char for char in text if not is_ignorable(char)), MAX_NAME, "name-wanted")


def new_name(text: str) -> str:
    """A name that somebody wants to take: one that passes for the server, a bot or its host is refused."""
    name = clean_name(text)
    if len(unicodedata.normalize("NFKC", name).casefold()) > 4 * MAX_NAME:  # some characters stand for whole phrases
        raise RefusedError("name-wanted", limit=MAX_NAME)
    if is_reserved(name):
        raise RefusedError("name-reserved", name=name)
    return name


def new_account_name(text: str) -> str:
    """The same for an account, which can have no name that newcomers are given either."""
    name = new_name(text)
    if is_given(name):
        raise RefusedError("name-reserved", name=name)
    return name
