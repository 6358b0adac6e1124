"""What the server says to people, in the language of who asks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from functools import cache

from projectl.errors import ProjectLError
from projectl.errors.english import english
from projectl.texts import Texts, languages
from projectl.texts.catalogue import ENGLISH, MissingExtraError
from projectl.texts.typography import plain_spaces

from .errors import for_people

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def speak(language: str) -> None:
    """Answer the request that is being served in this language."""
    _language.set(language)


def spoken() -> str:
    """The language of the request that is being served."""
    return _language.get()


def texts() -> Texts:
    """The texts in that language."""
    return texts_in(spoken())


@cache
def texts_in(language: str) -> Texts:
    """The texts in a language."""
    return Texts(language)


def said(code: str, params: Mapping[str, object]) -> str | None:
    """The text of a code, None if it has none. Without Fluent, as in a browser, it is English."""
    try:
        if code not in texts():
            return None
    except MissingExtraError:
        return english(code, for_people(params))
    return plain_spaces(texts().t(code, **for_people(params)))  # programs read it, and may search in it


def words_of(error: BaseException) -> str:
    """An error of any layer in words; one whose code has no text tells it itself, in English."""
    return (said(error.code, error.params) if isinstance(error, ProjectLError) else None) or str(error)


def wanted_language(query: str | None, accepted: str) -> str:
    """The language of a request: the one it names, else the best of `Accept-Language` that there are texts for."""
    for tag in (query or "", *_by_preference(accepted)):
        language = tag.lower().partition("-")[0]
        if language in _known():
            return language
    return ENGLISH


@cache
def _known() -> frozenset[str]:
    return frozenset(languages())


def _by_preference(accepted: str) -> Iterable[str]:
    """The tags of an `Accept-Language` header, most wanted first; what cannot be read counts as least wanted."""
    tags = [part.partition(";") for part in accepted[:200].split(",")]
    return [tag.strip() for tag, _, weight in sorted(tags, key=lambda part: -_weight(part[2]))]


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if not text.strip():
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
