"""The options of a game in requests: types and forms that follow from their declaration (`projectl.rules.options`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from pydantic import Field, create_model

from projectl.rules.options import ASKED, FLAGS, NAMES, VARIANTS, Options
from projectl.server.messages import documents
from projectl.server.table.rating_conditions import RATED_VARIANTS

from .forms import form_of
from .strict import Strict


def _form(name: str) -> Any:
    """Type and default of an option, as a form has them."""
    usual = Options._field_defaults[name]
    if name in FLAGS:
        return bool, usual
    if name not in NAMES:
        return str, Field(default=usual, max_length=40)
    one = Literal[NAMES[name]]  # type: ignore[valid-type]  # the names are data
    if isinstance(usual, tuple):
        return list[one], Field(default_factory=list, max_length=len(NAMES[name]))
    return (one | None if usual is None else one), usual


if TYPE_CHECKING:
    Option = str
    Variant = str
    RatedVariant = str

    class GameOptions(Strict):
        """All that a person is asked for, but the number of players."""

    from projectl.server.messages.documents import ChosenOptions, ReplaySetupDocument
else:
    Option, Variant, RatedVariant = Literal[ASKED], Literal[VARIANTS], Literal[RATED_VARIANTS]
    GameOptions = create_model(
        "GameOptions", __base__=Strict, **{name: _form(name) for name in ASKED if name != "players"}
    )
    ChosenOptions, ReplaySetupDocument = form_of(documents.ChosenOptions), form_of(documents.ReplaySetupDocument)


__all__ = ["ChosenOptions", "GameOptions", "Option", "RatedVariant", "ReplaySetupDocument", "Variant"]
