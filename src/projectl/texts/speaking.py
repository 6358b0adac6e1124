"""The language in use, for programs that speak to one person at a time."""

from __future__ import annotations

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
    """Any error of the project, which has `code` and `params`, in words; of any other error its own text."""
    code, params = getattr(error, "code", None), getattr(error, "params", None)
    if not isinstance(code, str) or not isinstance(params, dict):
        return str(error)
    return t(code, **params) if code in current() or current().strict else _unworded(code, params)


def _unworded(code: str, params: dict[str, object]) -> str:
    """Should a text be missing, its code and parameters still say what is wrong."""
    details = ", ".join(f"{name} {value}" for name, value in params.items())
    return f"{code} ({details})" if details else code
