"""A problem at the keyboard: the own puzzles and pieces, tries, nudges, and the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from projectl.advice.words import step_words
from projectl.cli.draw.blocks import Block, flowing
from projectl.cli.draw.board import banner_block
from projectl.cli.draw.compact import own_tiles
from projectl.cli.draw.mat import puzzles_block, supply_block
from projectl.cli.play.menus import Entry, menu_block
from projectl.cli.play.person import AROUND, Person, last_lines
from projectl.cli.play.questions import Prompt
from projectl.cli.play.seats import Player
from projectl.cli.play.session import Session
from projectl.cli.play.terminal import Leave, Terminal
from projectl.problems import Problem, answer_document, judge, nudge
from projectl.problems.problem import SEAT
from projectl.texts import t

DEEPEST_NUDGE = 2


class Solving(Session):
    """One problem, tried until it is solved, answered or left."""

    def __init__(self, problem: Problem, title: str, terminal: Terminal) -> None:
        super().__init__(problem.game(), [Player(t("you")), Player("-")], terminal)
        self.problem = problem
        self.title = title
        self.tries = 1
        self.nudges = 0
        self.answered = False

    def solve(self) -> bool:
        """Whether it was solved without the answer; Leave if somebody goes away."""
        self._begin()
        while True:
            told = judge(self.problem, [str(entry.action) for entry in self.game.log])
            if told["goal"] == "not yet":
                assert self._person is not None
                self._person.decide()
            elif told["goal"] == "reached" or self._is_enough(told["result"]):
                break
        self._show_end()
        return not self.answered

    def task(self) -> str:
        """What is to be done."""
        return t(f"problem-{self.problem.kind}", count=self.problem.best)

    def again(self) -> None:
        """From the beginning."""
        self.tries += 1
        self._begin()

    def nudge(self) -> list[str]:
        """Each nudge goes deeper, as far as they go."""
        self.nudges = min(self.nudges + 1, DEEPEST_NUDGE)
        told = nudge(self.problem, self.nudges)
        return [t(f"hint-do-{told['group']}") if told["group"] else t("problem-look", slot=told["slot"] or 0)]

    def answer(self) -> None:
        """Show how it goes; from now on nothing counts."""
        self.answered = True
        self.terminal.say(t("problem-answer"), "bold")
        for step in answer_document(self.problem)["steps"]:
            self.terminal.say(f"{step['number']}. {step_words(step)} ({step['action']})")

    def leave(self) -> None:
        """There is nothing to save."""
        raise Leave

    def save(self, _name: str) -> bool:
        """A problem is no game."""
        self.terminal.refuse(t("problem-not-saved"))
        return False

    def _begin(self) -> None:
        self.game = self.problem.game()
        self.game.names = (t("you"), "-")
        self.log.clear()
        self._person = _Solver(self, SEAT)

    def _is_enough(self, result: int) -> bool:
        """After a miss: try again, see the answer, or go."""
        self.terminal.say(t(f"problem-missed-{self.problem.kind}", result=result, best=self.problem.best), "yellow")
        while not self.answered:
            typed = self.terminal.ask(t("problem-after-miss")).lower()
            if typed == "answer":
                self.answer()
            elif typed in ("quit", "q"):
                raise Leave
            elif typed == "nudge":
                for line in self.nudge():
                    self.terminal.say(line)
            else:
                self.again()
                return False
        return True

    def _show_end(self) -> None:
        if not self.answered:
            self.terminal.say(
                Text.assemble((f"✓ {t('problem-solved')}", "bold green"), f" · {t('problem-tries', count=self.tries)}")
            )


class _Solver(Person):
    """Who solves a problem. Only what a problem has is drawn and offered."""

    session: Solving

    def _draw_if_new(self, prompt: Prompt, menu: list[Entry]) -> None:
        if self._seen == len(self.session.log):
            return
        self._seen = len(self.session.log)
        terminal = prompt.terminal
        menu[:] = [entry for entry in menu if entry.reason is None or not _is_market(entry)]
        choices = [*terminal.fitted(banner_block(prompt.view, self.seat)[:1]), *menu_block(menu, terminal.width)]
        room = terminal.room(below=len(choices) + AROUND)
        readable = [text for line in self.session.log if (text := line.read_by(self.seat))]
        terminal.clear()
        board = self._board(prompt.view, room)
        terminal.draw([*self._heading(), *board])
        left = 3 if room is None else max(1, room - len(board) - 2)
        for line in last_lines(readable, left, terminal.width):
            terminal.say(Text.assemble(("· ", "dim"), line))
        terminal.draw([Text(), *choices])
        terminal.say(t("problem-commands"), "dim")

    def _heading(self) -> Block:
        session = self.session
        name = Text.assemble(("project ", "bold"), ("L", "bold yellow"), "   ", (session.title, "dim"))
        name.append(f" · {t('problem-difficulty', level=session.problem.difficulty)}", "dim")
        name.truncate(session.terminal.width)
        return [name, *session.terminal.fitted([Text(session.task(), "bold")])]

    def _board(self, view: Mapping[str, Any], room: int | None) -> Block:
        """Puzzles over supply, small where there are too few lines."""
        terminal = self.session.terminal
        supply = supply_block(view, self.seat, terminal.width)
        full = [*puzzles_block(view, self.seat, terminal.colours, terminal.width), *supply]
        if room is None or len(full) + 3 <= room:
            return full
        return [*flowing(own_tiles(view, self.seat, terminal.colours), terminal.width), *supply]

    def _command(self, prompt: Prompt, text: str) -> None:
        if text in ("nudge", "hint"):
            self._advise(prompt, self.session.nudge())
        elif text == "again":
            self.session.again()
        elif text == "answer":
            self.session.answer()
        else:
            super()._command(prompt, text)


def _is_market(entry: Entry) -> bool:
    return entry.label.plain in (t("menu-take"), t("menu-recycle"))
