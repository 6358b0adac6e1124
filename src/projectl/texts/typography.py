"""What is set by rule after a text is filled in, so that nobody has to type it: no-break spaces and the true minus.

The browser does the same with the same rules: `web/build/typography.ts` makes the same expression from
`no_break.json`, and the golden files hold both to the same result.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

NO_BREAK = "\u00a0"
_RULES = Path(__file__).parent / "no_break.json"
_LETTER = "A-Za-zÀ-ɏЀ-ӿ"
_HYPHEN = re.compile(r"(?<![^\s(])-(?=\d)")
"""Numbers below zero come with a hyphen; a true minus is as wide as the digits."""


def typeset(text: str, language: str) -> str:
    """A text as it is shown: the true minus, and no line ends between what belongs together."""
    text = _HYPHEN.sub("−", text)
    rule = _rule(language)
    return rule.sub(lambda match: match[0].replace(" ", NO_BREAK), text) if rule else text


def plain_spaces(text: str) -> str:
    """For terminals, which break lines as they like, and whose readers search for what they can type."""
    return text.replace(NO_BREAK, " ")


def expression(prepositions: list[str], before_numbers: list[str], opening: str = "", closing: str = "") -> str:
    """Finds the space at which no line may end, with what stands before it.

    The number after a word such as “level” is found with it, so that it is not bound to what follows too. After the
    marks of `opening` and before those of `closing` a language has a space that no line may end at: « oui » ?
    """
    parts = [
        rf"\d{{1,4}} (?=[{_LETTER}×−%])",
        rf"(?:{'|'.join([*prepositions, '×'])}) (?=\S)",
        rf"(?:{'|'.join([*before_numbers, '−'])}) \d{{1,4}}",
    ]
    marks = [rf"|[{opening}] " * bool(opening), rf"| (?=[{closing}])" * bool(closing)]
    return rf"(?<![{_LETTER}\d])(?:{'|'.join(parts)}){''.join(marks)}"


@cache
def _rule(language: str) -> re.Pattern[str] | None:
    rules = json.loads(_RULES.read_text(encoding="utf-8")).get(language)
    return re.compile(expression(**rules), re.IGNORECASE) if rules else None
