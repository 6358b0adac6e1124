"""Views as tests read them: by key, knowing what is there."""

from collections.abc import Collection
from typing import Any, cast

from projectl import Game


def shown_to(game: Game, seat: int | None, hints: Collection[str] = ()) -> dict[str, Any]:
    """What a seat sees; unlike its type, a test knows which parts are not None."""
    return cast(dict[str, Any], game.view(seat, hints))
