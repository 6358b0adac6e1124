"""The boundary of the library: types and ranges of arguments are checked here, and nowhere else.

Python lets `True` pass for 1 and `"no"` for true. A game that was set up so would be another one than was meant, so
whatever comes from outside is of the type that was asked for, or refused by a WrongValueError that names the argument.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from projectl.errors import WrongValueError, shown

if TYPE_CHECKING:
    from pathlib import Path

Kind = TypeVar("Kind")


def whole(name: str, value: object) -> int:
    """A whole number: neither a truth value nor a float that happens to be whole."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise WrongValueError("value-whole", name=name, found=shown(value))
    return value


def whole_within(name: str, value: object, low: int, high: int) -> int:
    """A whole number from `low` to `high`."""
    number = whole(name, value)
    if not low <= number <= high:
        raise WrongValueError("value-range", name=name, low=low, high=high, found=shown(value))
    return number


def flag(name: str, value: object) -> bool:
    """True or False, and nothing that merely counts as one of them."""
    if not isinstance(value, bool):
        raise WrongValueError("value-flag", name=name, found=shown(value))
    return value


def text(name: str, value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise WrongValueError("value-text", name=name, found=shown(value))
    return value


def path(name: str, value: object) -> str | Path:
    """Where a file lies: a text or a Path."""
    if not isinstance(value, str | os.PathLike):
        raise WrongValueError("value-kind", name=name, wanted="Path", found=shown(value))
    return cast("str | Path", value)


def choice(name: str, value: object, known: Sequence[str]) -> str:
    """One of the names that there are."""
    if not isinstance(value, str) or value not in known:
        raise WrongValueError("value-kind", name=name, wanted=" | ".join(known), found=shown(value))
    return value


def texts(name: str, value: object) -> tuple[str, ...]:
    """Several texts; a single one would be taken for its letters."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise WrongValueError("value-texts", name=name, found=shown(value))
    return tuple(text(name, each) for each in value)


def listed(value: object) -> object:
    """What can be gone through only once, as what can be looked at again."""
    return tuple(value) if isinstance(value, Iterable) and not isinstance(value, str) else value


def function(name: str, value: object) -> Callable[..., object]:
    """Something that can be called."""
    if not callable(value):
        raise WrongValueError("value-kind", name=name, wanted="Callable", found=shown(value))
    return value


def instance(name: str, value: object, kind: type[Kind]) -> Kind:
    """An object of a class."""
    if not isinstance(value, kind):
        raise WrongValueError("value-kind", name=name, wanted=kind.__name__, found=shown(value))
    return value


def instances(name: str, value: object, kind: type[Kind]) -> tuple[Kind, ...]:
    """Several objects of a class."""
    if isinstance(value, str | bytes) or not isinstance(value, Sequence):
        raise WrongValueError("value-kinds", name=name, wanted=kind.__name__, found=shown(value))
    return tuple(instance(name, each, kind) for each in value)
