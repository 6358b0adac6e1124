"""`projectl play`."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from projectl.texts import t

from .choices import Choices, new_game, saved_game
from .session import Session
from .start_menu import start_menu
from .terminal import Leave, Terminal


def play_command(choices: Choices, resume: Path | None = None, terminal: Terminal | None = None) -> None:
    """Play a new game, a saved one, or ask in a menu when nothing was chosen."""
    terminal = terminal or real_terminal()
    chosen: Choices | Path = resume or choices
    if chosen == Choices():
        try:
            chosen = start_menu(terminal)
        except Leave:
            terminal.say(t("left"), "dim")
            return
    if isinstance(chosen, Path):
        game, players = saved_game(chosen, choices.seats)
        Session(game, players, terminal, chosen).run()
    else:
        game, players = new_game(chosen)
        Session(game, players, terminal).run()


def real_terminal() -> Terminal:
    """The terminal that the program was started in."""
    if sys.stdin.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # arrow keys and earlier lines at the prompt
    return Terminal(Console(highlight=False))
