"""Questions with numbered answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from rich.text import Text

from projectl.cli.draw.blocks import wrapped
from projectl.texts import t

from .terminal import Terminal

Answer = TypeVar("Answer")


class Typed(Exception):  # noqa: N818  # not an error: a way out of a question
    """Something else was typed than an answer; it is to be taken as a command."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True, slots=True)
class Desk:
    """Where a person decides: what the seat sees, and the terminal to ask at."""

    view: Mapping[str, Any]
    seat: int
    terminal: Terminal

    @property
    def you(self) -> Mapping[str, Any]:
        """What the seat may do."""
        return self.view["you"]  # type: ignore[no-any-return]  # a JSON document

    @property
    def told(self) -> Mapping[str, Any]:
        """The seat's part of the table."""
        return self.view["seats"][self.seat]  # type: ignore[no-any-return]  # a JSON document


def numbered(labels: Sequence[Text]) -> list[Text]:
    """Each label behind its number."""
    return [Text.assemble((f"{number}", "bold green"), " ", label) for number, label in enumerate(labels, 1)]


def choose(terminal: Terminal, question: str, answers: Sequence[tuple[Text, Answer]]) -> Answer | None:
    """The answer whose number is typed; the only one without asking; None for an empty line, which goes back."""
    if len(answers) == 1:
        return answers[0][1]
    terminal.draw(wrapped(numbered([label for label, _ in answers]), terminal.width))
    return picked(terminal, question, [answer for _, answer in answers])


def picked(terminal: Terminal, question: str, answers: Sequence[Answer]) -> Answer | None:
    """As `choose`, when the numbered answers stand on the screen already."""
    while True:
        typed = terminal.ask(question)
        if not typed:
            return None
        if not typed.isdecimal():
            raise Typed(typed)
        if 1 <= int(typed) <= len(answers):
            return answers[int(typed) - 1]
        terminal.refuse(t("menu-number", last=len(answers)))
