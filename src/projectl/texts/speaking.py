"""The language in use, for programs that speak to one person at a time."""

from __future__ import annotations

from projectl.errors import ProjectLError

from .catalogue import ENGLISH, Texts
from .typography import plain_spaces

_current: Texts | None = None


def use(language: str = ENGLISH, *, strict: bool = False) -> Texts:
    """Speak this language from now on."""
    global _current  # noqa: PLW0603  # the one place that knows the language in use
    _current = Texts(language, strict=strict)
    return _current


def current() -> Texts:
    """The texts in use, English ones unless `use` was called."""
    return _current if _current is not None else use()


def t(key: str, /, **params: object) -> str:
    """The text of a key in the language in use, with plain spaces."""
    return plain_spaces(current().t(key, **params))


def error_text(error: BaseException) -> str:
    """Any error of the project in the language in use; of any other error its own text."""
    if not isinstance(error, ProjectLError):
        return str(error)
    known = error.code in current() or current().strict
    return t(error.code, **error.params) if known else str(error)
