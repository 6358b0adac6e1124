"""The types of messages and documents, as pydantic reads and describes them: strictly, and with their bounds."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BeforeValidator, ConfigDict, Field, TypeAdapter, WithJsonSchema
from typing_extensions import TypedDict

from projectl.game.documents import EventDocument, View
from projectl.server.messages.constraints import Between, Length, Note, Pattern

_STRICT = ConfigDict(extra="forbid", strict=True)
_OF_THE_GAME: dict[Any, Any] = {
    View: Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-type": "View"})],
    EventDocument: Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-type": "GameEvent"})],
}
"""They have schemas of their own, which tests hold them to."""


def whole(value: object) -> object:
    """To JSON, 5.0 is a whole number too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def one_of(forms: tuple[type, ...]) -> TypeAdapter[Any]:
    """Reads any of some messages, which are told apart by their `type`, as a plain dictionary."""
    union: Any = reduce(or_, map(form_of, forms))
    return TypeAdapter(Annotated[union, Field(discriminator="type")])


@cache
def form_of(form: type) -> Any:
    """A TypedDict such that nothing but its fields is let through. Before 3.12 pydantic cannot read Python's own."""
    fields = {name: _field(hint) for name, hint in get_type_hints(form, include_extras=True).items()}
    found = TypedDict(form.__name__, fields)  # type: ignore[misc]  # made from another one
    found.__doc__ = form.__doc__
    found.__module__ = form.__module__
    setattr(found, "__pydantic_config__", _STRICT)  # noqa: B010  # pydantic asks for it
    return found


def _field(hint: Any) -> Any:
    if hint in _OF_THE_GAME or is_typeddict(hint):
        return _OF_THE_GAME.get(hint) or form_of(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return NotRequired[_field(parts[0])]
    if origin is Annotated:
        return _bounded(_field(parts[0]), parts[1:])
    if origin in {Union, UnionType}:
        return reduce(or_, map(_field, parts))
    if origin is None or origin is Literal:
        return hint
    return origin[tuple(map(_field, parts))]


def _bounded(hint: Any, marks: tuple[Any, ...]) -> Any:
    for mark in marks:
        match mark:
            case Length(least, most):
                hint = Annotated[hint, Field(min_length=least or None, max_length=most)]
            case Pattern(text):
                hint = Annotated[hint, Field(pattern=text)]
            case Between(least, most):
                hint = Annotated[hint, Field(ge=least, le=most), BeforeValidator(whole)]
            case Note(text):
                hint = Annotated[hint, Field(description=text)]
    return hint
