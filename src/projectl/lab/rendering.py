"""What an environment shows of itself: the table as text, or as a picture."""

from __future__ import annotations

from .checking import one_of
from .one_game import OneGame

TEXT = "ansi"
PICTURE = "svg"
RENDER_MODES = (TEXT, PICTURE)


def checked_mode(mode: str | None) -> str | None:
    """One of the modes, or None for none."""
    return mode if mode is None else one_of("render_mode", mode, RENDER_MODES)


def rendered(mode: str | None, game: OneGame) -> str | None:
    """The table as it is now; nothing without a mode."""
    if mode is None:
        return None
    return str(game.game()) if mode == TEXT else game.game()._repr_svg_()
