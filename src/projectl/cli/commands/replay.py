"""`projectl replay`: steps through a game record."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from rich.text import Text

from projectl.cli.draw.board import banner_block, board_block
from projectl.cli.draw.sheet import sheet_block
from projectl.cli.play.command import real_terminal
from projectl.cli.play.narration import line_of
from projectl.cli.play.seats import shown_name, shown_view
from projectl.cli.play.terminal import Leave, Terminal
from projectl.game import Game
from projectl.record.gamefile import GameRecord, check_rules, load_record
from projectl.texts import t

BELOW = 6
"""Lines under the table: an empty one, the banner, the action, the question, the prompt."""


class Replay:
    """A record at one of its moments: 0 is before the first action."""

    def __init__(self, record: GameRecord) -> None:
        check_rules(record)
        self._record = record
        start = Game.from_record(replace(record, moves=(), result=None))
        self._games = [start]
        self._texts = [t("replay-set-up")]
        self.names = [*map(shown_name, start.names), *([t("opponent")] if start.rules.solo else [])]

    @property
    def last(self) -> int:
        """The moment after the last action."""
        return len(self._record.moves)

    def game(self, moment: int) -> Game:
        """The game at a moment."""
        while len(self._games) <= moment:
            self._go_on()
        return self._games[moment]

    def text(self, moment: int) -> str:
        """The action that led to a moment, in notation and in words."""
        self.game(moment)
        return self._texts[moment]

    def _go_on(self) -> None:
        game = self._games[-1].clone()
        seat, action = self._record.moves[len(self._games) - 1]
        events = game.play(action, seat)
        words = line_of(game, events, self.names).whole
        self._games.append(game)
        self._texts.append(t("replay-action", name=self.names[seat], action=str(action), words=words))


def replay_command(path: Path, every: bool = False, terminal: Terminal | None = None) -> None:
    """Step through a record at the keyboard; with `every`, or without a keyboard, list all actions in words."""
    replay = Replay(load_record(path))
    if every or (terminal is None and not sys.stdin.isatty()):
        _list(replay, terminal or real_terminal())
        return
    terminal = terminal or real_terminal()
    try:
        _step(replay, terminal)
    except Leave:
        terminal.say(t("left"), "dim")


def _list(replay: Replay, terminal: Terminal) -> None:
    for moment in range(replay.last + 1):
        terminal.say(Text.assemble((f"{moment:4} ", "dim"), replay.text(moment)))
    _sheet(replay, replay.last, terminal)


def _step(replay: Replay, terminal: Terminal) -> None:
    moment = 0
    while True:
        _show(replay, moment, terminal)
        typed = terminal.ask(t("ask-replay")).lower()
        if typed in ("q", "quit"):
            return
        if typed.isdecimal():
            moment = min(int(typed), replay.last)
        elif typed == "b":
            moment = max(0, moment - 1)
        else:
            moment = min(moment + 1, replay.last)


def _show(replay: Replay, moment: int, terminal: Terminal) -> None:
    game = replay.game(moment)
    seat = min(game.to_act, default=0)
    terminal.clear()
    view = shown_view(game.view(seat))
    board = board_block(view, seat, terminal.colours, terminal.width, terminal.room(below=BELOW))
    terminal.draw([*board, Text(), *terminal.fitted(banner_block(view, seat))])
    terminal.say(Text.assemble((t("replay-moment", moment=moment, last=replay.last), "dim"), " ", replay.text(moment)))
    _sheet(replay, moment, terminal)


def _sheet(replay: Replay, moment: int, terminal: Terminal) -> None:
    result = replay.game(moment).view(None)["result"]
    if result:
        terminal.say("")
        terminal.draw(sheet_block(result, replay.names))
