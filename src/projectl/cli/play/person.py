"""A person's decisions: the board is drawn, a line is read, and what it says is done or explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from projectl.advice.hints import DEPTHS
from projectl.cli.draw.board import banner_block, board_block
from projectl.errors import ProjectLError
from projectl.record.remarks import UsedHint
from projectl.texts import error_text, t

from .advice import hint_lines, plan_lines
from .commands import half_said, normalised
from .lookups import answers
from .menus import Entry, menu_block, menu_of, why_not
from .questions import Prompt, Typed
from .seats import shown_view
from .step_by_step import Actions

if TYPE_CHECKING:
    from .session import Session

AROUND = 4
"""Lines of the screen besides board, log, banner and menu: two empty ones, the commands, the prompt."""


class Person:
    """Whoever is at the keyboard for a seat."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self._seen = -1
        """How many lines the log had when the board was last drawn."""
        self._hinted = (-1, 0)
        """After how many actions a hint was given last, and how deep it was."""

    def decide(self) -> None:
        """Ask once, and do what is said; what cannot be done is explained and changes nothing."""
        prompt = Prompt(self._view(), self.seat, self.session.terminal)
        menu = menu_of(prompt)
        self._draw_if_new(prompt, menu)
        typed: str | None = prompt.terminal.ask()
        while typed is not None:
            typed = self._try(prompt, menu, typed)

    def _try(self, prompt: Prompt, menu: list[Entry], typed: str) -> str | None:
        """Obey; what was typed in the middle of a question comes back to be obeyed instead."""
        try:
            self._obey(prompt, menu, typed)
        except Typed as other:
            return other.text
        except ProjectLError as error:
            prompt.terminal.refuse(error_text(error))
        return None

    def _view(self) -> dict[str, object]:
        game = self.session.game
        return shown_view(game.view(self.seat, hints=["opponent", "touches"]))

    def _draw_if_new(self, prompt: Prompt, menu: list[Entry]) -> None:
        if self._seen == len(self.session.log):
            return
        self._seen = len(self.session.log)
        terminal = prompt.terminal
        choices = [*terminal.fitted(banner_block(prompt.view, self.seat)), *menu_block(menu, terminal.width)]
        lines = terminal.room(below=len(choices) + AROUND)
        board = board_block(prompt.view, self.seat, terminal.colours, terminal.width, lines)
        room = terminal.height - len(board) - len(choices) - AROUND
        apart = [] if lines is not None and room < 1 else [Text()]
        readable = [text for line in self.session.log if (text := line.read_by(self.seat))]
        terminal.clear()
        terminal.draw([*board, *apart])
        for line in last_lines(readable, room + 2 * (1 - len(apart)), terminal.width):
            terminal.say(Text.assemble(("· ", "dim"), line))
        terminal.draw([*apart, *choices])
        terminal.say(t("menu-commands"), "dim")

    def _draw_again(self) -> None:
        self._seen = -1

    def _obey(self, prompt: Prompt, menu: list[Entry], typed: str) -> None:
        if not typed:
            self._enter(prompt)
        elif typed.isdecimal():
            self._from_menu(prompt, menu, int(typed))
        else:
            self._command(prompt, normalised(typed))

    def _enter(self, prompt: Prompt) -> None:
        """An empty line ends a turn that is complete; otherwise it draws the board anew."""
        turn = prompt.told["turn"]
        if turn and turn["complete"]:
            self.session.play(self.seat, ["end"])
        self._draw_again()

    def _from_menu(self, prompt: Prompt, menu: list[Entry], number: int) -> None:
        if not 1 <= number <= len(menu):
            prompt.terminal.refuse(t("menu-number", last=len(menu)))
        elif menu[number - 1].reason:
            prompt.terminal.refuse(menu[number - 1].reason or "")
        else:
            self._follow(menu[number - 1].guide(prompt))

    def _follow(self, actions: Actions | None) -> None:
        self._draw_again()
        if actions is not None:
            self.session.play(self.seat, actions)

    def _command(self, prompt: Prompt, text: str) -> None:
        word, _, rest = text.partition(" ")
        advising = {"hint": self._hint, "plan": self._plan}
        changing = {"undo": self._undo, "quit": self._quit, "save": self._save, "seat": self._switch}
        telling = answers(prompt, list(self.session.game.legal_actions(self.seat)), self.session.log)
        if word in changing:
            changing[word](rest)
        elif word in telling:
            telling[word](rest)
        elif word in advising:
            self._advise(prompt, advising[word](rest))
        else:
            self._act(prompt, word, text)

    def _act(self, prompt: Prompt, word: str, text: str) -> None:
        """An action, complete or only begun."""
        guide = half_said(text)
        if guide is None:
            self.session.play(self.seat, [text])
            self._draw_again()
        elif reason := why_not(prompt, word):
            prompt.terminal.refuse(reason)
        else:
            self._follow(guide(prompt))

    def _advise(self, prompt: Prompt, lines: list[str]) -> None:
        for line in lines:
            prompt.terminal.say(line)

    def _hint(self, _rest: str) -> list[str]:
        """Each question in the same position goes deeper."""
        game, (moment, depth) = self.session.game, self._hinted
        actions = len(game.log)
        depth = min(depth + 1, DEPTHS) if moment == actions else 1
        lines = hint_lines(game, self.seat, depth, self.session.names)
        self._hinted = actions, depth
        self.session.hints.append(UsedHint(self.seat, actions, depth))
        return lines

    def _plan(self, slot: str) -> list[str]:
        lines = plan_lines(self.session.game, self.seat, slot)
        self.session.hints.append(UsedHint(self.seat, len(self.session.game.log), 0))
        return lines

    def _undo(self, _rest: str) -> None:
        self.session.tell(self.session.game.undo(self.seat))
        self._draw_again()

    def _switch(self, _rest: str) -> None:
        """Let another person come to the keyboard who may act now, as in Line Clear."""
        others = sorted(seat for seat in self.session.game.to_act if seat != self.seat)
        if others:
            self.session.hand_over(others)
        else:
            self.session.terminal.refuse(t("nobody-else"))

    def _quit(self, _rest: str) -> None:
        self.session.leave()

    def _save(self, name: str) -> None:
        self.session.save(name)


def last_lines(lines: Sequence[str], room: int, width: int) -> Sequence[str]:
    """As many of the last lines as there is room for, at least one; long ones break into several."""
    shown = 0
    for line in reversed(lines):
        room -= 1 + cell_len(line) // (width - 2)
        if room < 0 and shown:
            break
        shown += 1
    return lines[len(lines) - shown :]
