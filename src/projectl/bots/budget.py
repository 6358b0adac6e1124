"""How long a bot may think, and how it can lose a game by itself."""

from __future__ import annotations

from dataclasses import dataclass

RAISED = "bot-raised"
NONSENSE = "bot-nonsense"
OVERTIME = "bot-overtime"
DIED = "bot-died"
NOT_LOADED = "bot-not-loaded"

_VERDICTS = {
    RAISED: "{bot} raised {detail}",
    NONSENSE: "{bot} returned {detail}, which is not one of the legal actions",
    OVERTIME: "{bot} thought longer than the {detail} it had for a decision",
    DIED: "the process of {bot} ended in the middle of the game ({detail})",
    NOT_LOADED: "{bot} cannot be loaded: {detail}",
}
LONGEST_DETAIL = 200


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may use for one decision."""

    seconds: float = 10.0

    def __post_init__(self) -> None:
        if not self.seconds > 0:
            raise ValueError(f"a budget is more than 0 seconds, not {self.seconds:g}")


class BotFailure(Exception):  # noqa: N818  # the verdict by which a bot loses its game
    """A bot has raised, returned nonsense, run over its budget or died; its seat loses the game."""

    def __init__(self, code: str, bot: str, detail: str) -> None:
        shown = detail if len(detail) <= LONGEST_DETAIL else detail[: LONGEST_DETAIL - 1] + "…"
        super().__init__(_VERDICTS[code].format(bot=bot, detail=shown))
        self.code = code
        self.params: dict[str, object] = {"bot": bot, "detail": shown}
