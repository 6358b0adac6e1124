"""The one idiom of errors: a `code`, its `params`, and a sentence in plain English.

Whatever goes wrong by a value from outside is raised as a ProjectLError: `code` and `params` are for programs and for
the texts of nine languages, `str()` is the English text. It can always be printed, with nothing else installed.
"""

from __future__ import annotations

from typing import Any

from .showing import printable, shown

__all__ = ["ProjectLError", "WrongValueError", "shown"]


class ProjectLError(Exception):
    """The base of every error of this package; nothing has changed when one is raised.

    >>> from projectl import Game, ProjectLError
    >>> try:
    ...     Game(variant="cooperative")
    ... except ProjectLError as error:
    ...     print(error.code, "|", error)
    options-unknown-variant | There is no variant cooperative. The variants are standard, solo, line-clear.
    """

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        """What is wrong, for programs: the key of its text."""
        self.params = params
        """What the text is filled in with."""

    def __str__(self) -> str:
        from .english import english  # reads the texts: only who prints an error waits for that

        return printable(english(self.code, self.params))

    def __reduce__(self) -> tuple[Any, ...]:
        # An error crosses between processes as it is, whatever the arguments of its class are.
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[ProjectLError], args: tuple[Any, ...], attributes: dict[str, Any]) -> ProjectLError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(attributes)
    return error


class WrongValueError(ProjectLError, ValueError):
    """An argument is of the wrong type or out of its range; `params` has `name`, `wanted` and `found`.

    >>> from projectl import Game
    >>> Game(players="2")
    Traceback (most recent call last):
        ...
    projectl.errors.WrongValueError: players is a whole number, not '2'.
    """
