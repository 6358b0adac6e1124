"""The English texts keep to the words that were chosen for it (the others are held by the glossary)."""

import re

import pytest
from texts_on_file import files_of, messages

from projectl.texts import Texts

NEVER = {
    r"\bbefore you\b(?! take)": "in front of you",
    r"\bon offer\b": "available",
    r"\b(every|some)body\b": "everyone, someone",
    r"\bopponent": "Mastermind",
    r"\brais(e|es|ed)\b": "upgrade",
    r"\ba Master\b(?! Action)": "a Master Action",
    r"\bfor 1 point\b": "costs 1 point, −1",
    r"\bis no [a-z]+ of\b": "is not",
    r"\bto the start\b": "home page",
    r"\bplease\b|\bsorry\b|\bsimply\b|!(?![A-Za-z])": "nothing",
    r"\bthe end is near\b": "the game is about to end",
    r"\w'\w": "a curly apostrophe",
}
QUOTED = {
    "replay-first",
    "bench-net-raised",
    "bench-net-stage-alone",
    "bot-raised",
    "bench-net-busy-profile-ms",
    "position-deck-known",
}
"""Commands, and words that mean something else there."""


@pytest.mark.parametrize("file", files_of("en"))
def test_the_words_of_the_voice(file: str) -> None:
    sources = Texts("en")._shelves[0]._sources
    found = [
        f"{key}: {NEVER[pattern]}"
        for key in messages("en", file)
        if key not in QUOTED
        for pattern in NEVER
        if re.search(pattern, sources[key].partition("=")[2], re.IGNORECASE)
    ]
    assert found == []
