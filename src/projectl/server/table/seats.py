"""Who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from projectl.server.messages.documents import SeatDocument

FORGOTTEN = "–"
"""The name of who wants to be forgotten."""


@dataclass(slots=True)
class Seat:
    """A seat at the table: open, a person's, a bot's, or a person's that a bot plays for the time being."""

    player: str | None = None
    """The identity that it belongs to."""
    name: str = ""
    bot: str | None = None
    """The bot that decides here."""
    resigned: bool = False
    stand_in: str | None = None
    """The bot that plays for `bot`, which has given no answer; None once it has."""
    account: bool = False
    """Whether it belongs to an account and bears its name: everybody else could take any other one."""

    @property
    def is_open(self) -> bool:
        """Whether nobody has taken it yet."""
        return self.player is None and self.bot is None

    @property
    def is_human(self) -> bool:
        """Whether a person decides here."""
        return self.player is not None and self.bot is None

    @property
    def shown_name(self) -> str:
        """What the others see."""
        return self.name if self.player is not None else self.bot or FORGOTTEN

    def give_to(self, bot: str | None) -> None:
        """Have a bot decide here from now on; None: the player again."""
        self.bot, self.stand_in = bot, None

    def document(self, seat: int) -> SeatDocument:
        """As everybody may see it."""
        return {
            "seat": seat,
            "kind": "open" if self.is_open else "human" if self.is_human else "bot",
            "player": self.player,
            "name": None if self.is_open else self.shown_name,
            "bot": self.bot,
            "stand_in": self.stand_in,
            "handed_over": self.player is not None and self.bot is not None and not self.resigned,
            "resigned": self.resigned,
            "account": self.account,
        }

    def dump(self) -> dict[str, Any]:
        """As JSON, read back by `load`."""
        return asdict(self)

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> Seat:
        """What `dump` has written."""
        return cls(**document)
