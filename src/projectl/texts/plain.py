"""English texts without Fluent, for the library alone, which comes without the package that reads them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from .catalogue import ENGLISH, FOLDER, split_texts

_PARAMETER = re.compile(r"{ *\$(\w+) *}")


def plain_english(key: str, params: Mapping[str, object]) -> str | None:
    """The text of a key with its parameters; None if there is none, or one that needs more than filling in."""
    text = _sources().get(key)
    if text is None or "{" in _PARAMETER.sub("", text):
        return None
    return _PARAMETER.sub(lambda match: str(params.get(match[1], match[0])), text)


@cache
def _sources() -> dict[str, str]:
    """By key: what stands after the sign of equality, in one line."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / ENGLISH).glob("*.ftl")):
        for key, source in split_texts(path.read_text(encoding="utf-8")).items():
            lines = [line for line in source.partition("=")[2].splitlines() if not line.startswith("#")]
            found[key] = " ".join(" ".join(lines).split())
    return found
