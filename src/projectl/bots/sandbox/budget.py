"""How long a bot may think, and how it can lose a game by itself."""

from __future__ import annotations

from dataclasses import dataclass

from projectl.errors import ProjectLError

RAISED = "bot-raised"
NONSENSE = "bot-nonsense"
OVERTIME = "bot-overtime"
DIED = "bot-died"
NOT_LOADED = "bot-not-loaded"

VERDICTS = (RAISED, NONSENSE, OVERTIME, DIED, NOT_LOADED)
"""The codes of a BotFailureError."""
LONGEST_DETAIL = 200


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may use for one decision."""

    seconds: float = 10.0

    def __post_init__(self) -> None:
        if not self.seconds > 0:
            raise ValueError(f"a budget is more than 0 seconds, not {self.seconds:g}")


class BotFailureError(ProjectLError):
    """A bot has raised, returned nonsense, run over its budget or died; its seat loses the game.

    >>> str(BotFailureError(RAISED, "mine", "KeyError"))
    'mine failed: KeyError.'
    """

    def __init__(self, code: str, bot: str, detail: str) -> None:
        shown = detail if len(detail) <= LONGEST_DETAIL else detail[: LONGEST_DETAIL - 1] + "…"
        super().__init__(code, bot=bot, detail=shown)
