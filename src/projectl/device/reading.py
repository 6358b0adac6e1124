"""What a page says, read strictly: the forms of `projectl.server.messages` and their bounds, with Python alone."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from projectl.server.errors import RefusedError
from projectl.server.messages.constraints import Between, Length, Pattern
from projectl.server.table.commands.registry import INBOUND, Inbound

UNIONS = {Union, type(int | None)}


def read_message(text: str) -> Inbound:
    """A message of the table's protocol; RefusedError if it is none."""
    try:
        found = json.loads(text)
    except ValueError as error:
        raise malformed("no JSON") from error
    kind = found.get("type") if isinstance(found, dict) else None
    for form in INBOUND:
        hints = get_type_hints(form, include_extras=True)
        if kind in get_args(hints["type"]):
            _check(found, form, "message")
            message: Inbound = found
            return message
    raise malformed("type: none of those that there are")


def read_form(found: Any, form: Any) -> Any:
    """A document of that form; RefusedError if it is none."""
    _check(found, form, "body")
    return found


def malformed(reason: str) -> RefusedError:
    """Something cannot be read."""
    return RefusedError("message-malformed", reason=reason)


def _check(value: object, hint: Any, where: str) -> None:
    origin, parts = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        _check_form(value, hint, where)
    elif origin in (Annotated, NotRequired):
        _check(value, parts[0], where)
        for bound in parts[1:]:
            _check_bound(value, bound, where)
    elif origin in UNIONS:
        _check_union(value, parts, where)
    elif origin is Literal:
        _require(value in parts, where)
    elif origin is list:
        _require(isinstance(value, list), where)
        for number, each in enumerate(value if isinstance(value, list) else ()):
            _check(each, parts[0], f"{where}.{number}")
    else:
        _require(type(value) is hint or (value is None and hint is type(None)), where)


def _check_form(value: object, form: Any, where: str) -> None:
    if not isinstance(value, dict):
        raise malformed(where)
    hints = get_type_hints(form, include_extras=True)
    required = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    for name in (*required - value.keys(), *value.keys() - hints.keys()):
        raise malformed(f"{where}.{name}")
    for name, each in value.items():
        _check(each, hints[name], f"{where}.{name}")


def _check_union(value: object, hints: tuple[Any, ...], where: str) -> None:
    for hint in hints:
        try:
            _check(value, hint, where)
        except RefusedError:
            continue
        return
    raise malformed(where)


def _check_bound(value: Any, bound: object, where: str) -> None:
    match bound:
        case Length(least, most):
            _require(least <= len(value) <= most, where)
        case Pattern(text):
            _require(re.fullmatch(text, value) is not None, where)
        case Between(least, most):
            _require(least <= value <= most, where)


def _require(holds: bool, where: str) -> None:
    if not holds:
        raise malformed(where)
