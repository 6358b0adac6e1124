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
class Prompt:
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


def numbered(labels: Sequence[Text], numbers: Sequence[int]) -> list[Text]:
    """Each label behind its number."""
    return [
        Text.assemble((f"{number}", "bold green"), " ", label) for number, label in zip(numbers, labels, strict=True)
    ]


def choose(
    terminal: Terminal, question: str, answers: Sequence[tuple[Text, Answer]], numbers: Sequence[int] = ()
) -> Answer | None:
    """The answer whose number is typed; the only one without asking; None for an empty line, which goes back.

    The answers are numbered from 1 unless they have numbers of their own, as puzzles do.
    """
    if len(answers) == 1:
        return answers[0][1]
    numbers = numbers or range(1, len(answers) + 1)
    labels = numbered([label for label, _ in answers], numbers)
    terminal.draw(wrapped(labels, terminal.width))
    return picked(terminal, question, dict(zip(numbers, (answer for _, answer in answers), strict=True)))


def picked(terminal: Terminal, question: str, answers: Mapping[int, Answer]) -> Answer | None:
    """As `choose`, when the numbered answers stand on the screen already."""
    while True:
        typed = terminal.ask(question)
        if not typed:
            return None
        if not typed.isdecimal():
            raise Typed(typed)
        if int(typed) in answers:
            return answers[int(typed)]
        terminal.refuse(t("answer-number", numbers=list(answers)))
