"""What can be wrong with a call to a game. Nothing has changed when one of these is raised."""

from __future__ import annotations

from typing import Any

from projectl.record.notation import Action
from projectl.rules.explanation import Refusal


class GameError(ValueError):
    """`code` and `params` are for the texts; `str()` is the text in English."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        # Texts in all languages and forms need an extra; the plain English ones do not. Of the few that are not plain
        # the code and its parameters still say what is wrong.
        try:
            from projectl.texts import error_text

            return error_text(self)
        except ImportError:
            from projectl.texts.plain import plain_english

            plain = plain_english(self.code, self.params)
            if plain is not None:
                return plain
            details = ", ".join(f"{name} {value}" for name, value in self.params.items())
            return f"{self.code} ({details})" if details else self.code


class IllegalAction(GameError):  # noqa: N818  # reads as the fault that it is
    """The rules forbid the action now; `rule` names the rule, `code` the condition that failed."""

    def __init__(self, action: Action, seat: int, refusal: Refusal) -> None:
        super().__init__(refusal.key, action=str(action), seat=seat, rule=refusal.rule)
        self.action = action
        self.seat = seat
        self.rule = refusal.rule
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.action, self.seat, self.refusal)


class WhoseAction(GameError):  # noqa: N818  # reads as the fault that it is
    """Several seats, or none, may act now, so the call must name the seat."""


class CannotUndo(GameError):  # noqa: N818  # reads as the fault that it is
    """The seat's last action cannot be taken back; `code` tells why."""
