"""What a session needs of a terminal: print, draw, ask."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from projectl.cli.draw.blocks import Block
from projectl.cli.draw.breaking import broken
from projectl.texts import t


class Leave(Exception):  # noqa: N818  # not an error: the person wants to go
    """The keyboard was closed or Ctrl-C was pressed."""


class Terminal:
    """A rich console to print on, and a function that reads a line, which raises EOFError when there are no more."""

    def __init__(self, console: Console, read: Callable[[str], str] | None = None) -> None:
        self._console = console
        self._read = read or input

    @property
    def colours(self) -> bool:
        """Whether colours can be seen."""
        return self._console.color_system is not None and not self._console.no_color

    @property
    def width(self) -> int:
        """Columns."""
        return self._console.width

    @property
    def height(self) -> int:
        """Lines."""
        return self._console.height

    def room(self, below: int) -> int | None:
        """The lines that can be seen over so many others; None where nothing scrolls away, as in a file."""
        return self._console.height - below if self._console.is_terminal else None

    def fitted(self, block: Block) -> Block:
        """Sentences broken between words where they are too long."""
        return [part for line in block for part in broken(line, self.width, self._console)]

    def clear(self) -> None:
        """Begin a new screen."""
        if self._console.is_terminal:
            self._console.clear()
        else:
            self._console.print()

    def draw(self, block: Block) -> None:
        """Print lines that are laid out already."""
        for line in block:
            self._console.print(line, soft_wrap=True)

    def say(self, text: str | Text, style: str = "") -> None:
        """Print a sentence, broken between words where it is too long."""
        said = Text(text, style) if isinstance(text, str) else text
        for line in broken(said, self.width, self._console):
            self._console.print(line, soft_wrap=True)

    def refuse(self, text: str) -> None:
        """Print why something cannot be done."""
        self.say(text, "yellow")

    def ask(self, question: str = "") -> str:
        """A line from the keyboard, without blanks around it."""
        if question:
            self.say(question, "bold")
        try:
            return self._read(t("prompt") + " ").strip()
        except (EOFError, KeyboardInterrupt) as gone:
            self.say("")
            raise Leave from gone
