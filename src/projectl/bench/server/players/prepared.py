"""Games that are there before a bench begins."""

from __future__ import annotations

from dataclasses import dataclass

SEATS_OF_GAME = 4


@dataclass(frozen=True, slots=True)
class Prepared:
    """A game, and by seat the identity and token of its player."""

    game: str
    players: tuple[str, ...]
    tokens: tuple[str, ...]
