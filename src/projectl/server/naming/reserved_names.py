"""Names that nobody may take anew: they would pass for the server, for a bot, or for who looks after the place."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from projectl.bots import bots
from projectl.server.i18n import texts_in
from projectl.server.table.seats import FORGOTTEN
from projectl.texts import Texts, languages

from .lookalikes import looks

LEVELS = range(1, 11)
MAX_PLAYERS = 6
_EDGES = ("P", "S", "Z")
"""Punctuation, symbols and blanks: “[Server]” passes for “Server”."""


def is_reserved(name: str) -> bool:
    """Whether a name can be taken for one of them, in any language."""
    return not looks(name).isdisjoint(_reserved()) or not looks(_bare(name)).isdisjoint(_reserved())


def is_given(name: str) -> bool:
    """Whether it can be taken for a name that newcomers are given: it is everybody's, and can be no account's."""
    return not looks(name).isdisjoint(_given())


def _bare(name: str) -> str:
    kept = [unicodedata.category(char)[0] not in _EDGES for char in name]
    if not any(kept):
        return name
    return name[kept.index(True) : len(kept) - kept[::-1].index(True)]


@cache
def _reserved() -> frozenset[str]:
    found = {FORGOTTEN, *(info.name for info in bots())}
    for language in languages():
        found.update(_in_language(texts_in(language)))
    return frozenset(look for name in found for look in looks(name))


@cache
def _given() -> frozenset[str]:
    found = set[str]()
    for texts in map(texts_in, languages()):
        found.update(name.strip() for name in re.split("[,、]", texts.t("start-default-names")))
        found.update(texts.t("player-named", number=number) for number in range(1, MAX_PLAYERS + 1))
    return frozenset(look for name in found for look in looks(name))


def _in_language(texts: Texts) -> Iterator[str]:
    yield from (texts.t("notice-name"), texts.t("opponent"))
    yield from (word.strip() for word in texts.t("reserved-names").split(","))
    for level in LEVELS:
        yield texts.t(f"level-name-{level}")
        yield texts.t("bot-of-level", level=level)
