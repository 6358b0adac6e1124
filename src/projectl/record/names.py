"""Names of players: what can be one, and what seats are called that nobody has named."""

from __future__ import annotations

MAX_NAME = 40


def is_name(text: str) -> bool:
    """Whether a text can be the name of a player."""
    return 1 <= len(text) <= MAX_NAME and text.isprintable() and text == text.strip()


def default_names(players: int) -> tuple[str, ...]:
    """What seats are called that nobody has named."""
    return tuple(f"Player {seat + 1}" for seat in range(players))
