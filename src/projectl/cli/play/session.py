"""A game from its first decision to its score sheet, at one keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from projectl.bots import Bot, SeatView
from projectl.bots.sandbox.budget import BotFailureError
from projectl.cli.draw.board import banner_block, heading
from projectl.cli.draw.sheet import sheet_block
from projectl.game import Game
from projectl.game.events.event import Event
from projectl.record.remarks import UsedHint, hint_remarks
from projectl.texts import error_text, t

from .narration import Line, line_of
from .person import Person
from .questions import Typed, choose
from .saving import save_game
from .seats import Player, shown_name, shown_view
from .step_by_step import Actions
from .terminal import Leave, Terminal

LAST_LINES = 8
"""Of the log, over the score sheet."""


class Session:
    """One game, its players, and the terminal they share."""

    def __init__(self, game: Game, players: Sequence[Player], terminal: Terminal, path: Path | None = None) -> None:
        self.game = game
        self.players = players
        self.terminal = terminal
        self.path = path
        """The file that the game was saved to or resumed from."""
        self.log: list[Line] = []
        self.hints: list[UsedHint] = []
        """The advice that was asked for; saved games note it."""
        self._person: Person | None = None
        """Who is at the keyboard."""

    @property
    def names(self) -> list[str]:
        """The players, and in solo the opponent behind them."""
        players = [shown_name(player.name) for player in self.players]
        return [*players, *([t("opponent")] if self.game.rules.solo else [])]

    @property
    def people(self) -> list[int]:
        """The seats that are played at the keyboard."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while not self.game.is_over:
                self._one_decision()
            self._show_end()
        except Leave:
            self.terminal.say(t("left"), "dim")

    def _one_decision(self) -> None:
        """Bots decide first, so that the person sees all that has happened."""
        acting = sorted(self.game.to_act)
        for seat in acting:
            bot = self.players[seat].bot
            if bot is not None:
                self._bot_acts(seat, bot)
                return
        if self._person is None or self._person.seat not in acting:
            self.hand_over(acting)
        assert self._person is not None
        self._person.decide()

    def _bot_acts(self, seat: int, bot: Bot) -> None:
        view = SeatView.of(self.game.state, self.game.rules, seat)
        try:
            action = bot.choose(view, list(self.game.legal_actions(seat)))
        except BotFailureError as failure:  # a bot of one's own; the game can be saved, and gone on with later
            self.terminal.refuse(error_text(failure))
            self.leave()
        else:
            self.play(seat, [str(action)])

    def hand_over(self, acting: Sequence[int]) -> None:
        """One of several people comes to the keyboard."""
        in_touches = self.game.view(None)["phase"] == "touches"
        seat = acting[0] if in_touches else self._who(acting)
        secret = in_touches or not self.game.options.scores_known
        if secret and len(self.people) > 1:
            self.terminal.clear()
            self.terminal.ask(t("pass-to", name=self.players[seat].name))
        self._person = Person(self, seat)

    def _who(self, acting: Sequence[int]) -> int:
        """In Line Clear two may act at once (R-LINE-PLAY)."""
        answers = [(Text(self.players[seat].name), seat) for seat in acting]
        while True:
            try:
                seat = choose(self.terminal, t("ask-seat"), answers)
            except Typed:
                seat = None
            if seat is not None:
                return seat

    def play(self, seat: int, actions: Actions) -> None:
        """Play actions one after the other and tell what came of them."""
        for action in actions:
            self.tell(self.game.play(action, seat))

    def tell(self, events: Sequence[Event]) -> None:
        """Put what happened into the log; with nobody at the keyboard say it at once."""
        line = line_of(self.game, events, self.names)
        if line.whole:
            self.log.append(line)
            if not self.people and line.read_by(None):
                self.terminal.say(line.read_by(None))

    def leave(self) -> None:
        """Offer to save the game, and end the session."""
        answer = self.terminal.ask(t("ask-save"))
        if answer and answer.lower() not in t("no-words").split() and not self.save(answer):
            return
        raise Leave

    def save(self, name: str) -> bool:
        """Save the game under a name, or where it was saved before if there is none; whether that was done."""
        path = Path(name).expanduser() if name else self.path
        if path is None:
            self.terminal.refuse(t("save-needs-name"))
        elif path == self.path or not path.exists() or self._may_overwrite(path):
            save_game(self.game, path, hint_remarks(self.hints))
            self.path = path
            self.terminal.say(t("saved", path=path))
            return True
        else:
            self.terminal.say(t("save-not-done"))
        return False

    def _may_overwrite(self, path: Path) -> bool:
        return self.terminal.ask(t("ask-overwrite", path=path)).lower() == t("yes-letter")

    def _show_end(self) -> None:
        """How it ended, and the score sheet."""
        seat = (self.people or [0])[0]
        view = shown_view(self.game.view(seat))
        self.terminal.clear()
        self.terminal.draw(
            [heading(view, self.terminal.width), *self.terminal.fitted(banner_block(view, seat)), Text()]
        )
        for line in self.log[-LAST_LINES:]:
            self.terminal.say(Text.assemble(("· ", "dim"), line.whole))
        self.terminal.draw([Text(), *sheet_block(view["result"], self.names)])
