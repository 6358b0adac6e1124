"""Sessions at a keyboard that is a list of lines."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from projectl.bots import SeatView, make_bot
from projectl.cli.play.choices import Choices, new_game
from projectl.cli.play.command import play_command
from projectl.cli.play.seats import shown_name
from projectl.cli.play.terminal import Terminal
from projectl.game import Game
from projectl.texts import use


@pytest.fixture(autouse=True)
def _strict_texts() -> Iterator[None]:
    use("en", strict=True)
    yield
    use("en")


@dataclass
class Keyboard:
    """A terminal whose person types given lines and then goes away."""

    lines: Iterable[str]
    width: int = 100
    height: int = 40
    colours: bool = False

    def __post_init__(self) -> None:
        self.out = StringIO()
        self._left = iter(self.lines)
        console = Console(
            file=self.out,
            width=self.width,
            height=self.height,
            highlight=False,
            color_system="truecolor" if self.colours else None,
            force_terminal=self.colours,
            no_color=False,
        )
        self.terminal = Terminal(console, self._read)

    def use(self, lines: Iterable[str]) -> None:
        """Type these lines next."""
        self._left = iter(lines)

    def _read(self, prompt: str) -> str:
        self.out.write(prompt)
        line = next(self._left, None)
        if line is None:
            raise EOFError
        self.out.write(line + "\n")
        return line

    @property
    def text(self) -> str:
        """All that was printed."""
        return self.out.getvalue()

    @property
    def screens(self) -> list[str]:
        """What was printed between one drawing of the board and the next."""
        return [f"project L {screen}" for screen in self.text.split("project L ")[1:]]

    @property
    def last_screen(self) -> str:
        """What was printed since the board was drawn last."""
        return self.screens[-1]


Session = Callable[..., Keyboard]


@pytest.fixture
def session() -> Session:
    """Play with some choices by typing some lines."""

    def run(
        lines: Iterable[str],
        choices: Choices,
        resume: Path | None = None,
        width: int = 100,
        colours: bool = False,
        height: int = 40,
    ) -> Keyboard:
        keyboard = Keyboard(lines, width, height, colours)
        play_command(choices, resume, keyboard.terminal)
        return keyboard

    return run


@dataclass
class Script:
    """What people would type in a whole game, and that game."""

    lines: list[str]
    game: Game
    names: list[str]


@pytest.fixture
def script() -> Callable[[Choices], Script]:
    """Write the lines for a whole game: the people play as `greedy` does."""
    return write_script


@cache
def write_script(choices: Choices) -> Script:
    """Written once for all the tests that type it; the game in it is over."""
    game, players = new_game(choices)
    people = {seat: make_bot("greedy", seat) for seat, player in enumerate(players) if player.bot is None}
    lines: list[str] = []
    at_keyboard = -1
    while not game.is_over:
        acting = sorted(game.to_act)
        seat = next((each for each in acting if each not in people), None)
        if seat is None:
            if at_keyboard not in acting:
                at_keyboard = acting[0]
                lines += handing_over(game, len(acting), len(people))
            seat = at_keyboard
        bot = people.get(seat) or players[seat].bot
        assert bot is not None
        view = SeatView.of(game.state, game.rules, seat)
        action = bot.choose(view, list(game.legal_actions(seat)))
        game.play(action, seat)
        lines += [str(action)] if seat in people else []
    return Script(lines, game, [*(shown_name(player.name) for player in players), "Mastermind"])


def handing_over(game: Game, acting: int, people: int) -> list[str]:
    """What is typed before somebody else's first decision: who it is, and Enter where something is secret."""
    touches = game.view(None)["phase"] == "touches"
    who = ["1"] if acting > 1 and not touches else []
    return who + ([""] if people > 1 and (touches or not game.options.scores_known) else [])
