"""What a game is to be played with, as chosen on the command line or in the start menu."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from projectl.errors import ProjectLError
from projectl.game import Game, Options
from projectl.rules.editions import edition
from projectl.rules.options import LINE_CLEAR, SOLO, STANDARD, player_range
from projectl.rules.shuffle import SEED_BYTES, secret_of

from .saving import resume_game
from .seats import HUMAN, Player, check_specs, players_of, specs_of_names

OPPONENT = "greedy"
"""Who sits at the seats for which nobody is named."""


class SeatsError(ProjectLError, ValueError):
    """The seats do not go with the number of players."""

    def __init__(self, found: int, wanted: int) -> None:
        super().__init__("seats-count", found=found, wanted=wanted)


@dataclass(frozen=True, slots=True)
class Choices:
    """All that can be chosen; the rest follows from it."""

    wanted: Options = field(default_factory=Options)
    """Not checked yet; `options` completes them."""
    seats: tuple[str, ...] = ()
    """`human` or a bot for each seat; none named: a person against bots."""
    seed: str = ""
    """64 hexadecimal digits are the secret itself; of any other text it is made. Empty: a new one."""

    def specs(self) -> tuple[str, ...]:
        """Who sits at each seat."""
        if self.seats:
            return self.seats
        return (HUMAN, *[OPPONENT] * ((self.wanted.players or self._fewest()) - 1))

    def _fewest(self) -> int:
        return player_range(self.wanted, edition(self.wanted.edition))[0]

    def options(self) -> Options:
        """Checked options; an error that says what is possible if there are none such, or no such player."""
        check_specs(self.seats)
        # People confirm the end of a turn, so that they can take back its last action.
        confirm = not self.seats or HUMAN in self.seats
        players = len(self.seats) if self.seats and not self.wanted.players else self.wanted.players
        options = self.wanted._replace(players=players, confirm=confirm).checked()
        if self.seats and options.players != len(self.seats):
            raise SeatsError(len(self.seats), options.players or 0)
        return options


def needs_deluxe(choices: Choices) -> bool:
    """Whether these choices are possible only with the deluxe box of an edition that has it as an option."""
    book = edition(choices.wanted.edition)
    wanted = (choices.wanted.expansions and book.expansions_need_deluxe) or (
        choices.wanted.variant == LINE_CLEAR and book.line_clear_needs_deluxe
    )
    return book.deluxe_option and bool(wanted or len(choices.seats) > book.max_players)


def new_game(choices: Choices) -> tuple[Game, list[Player]]:
    """A new game and its players."""
    options = choices.options()
    seed = secret_of(choices.seed) if choices.seed else secrets.token_bytes(SEED_BYTES)
    players = players_of(choices.specs(), _bot_seed(seed))
    return Game(options, seed=seed, names=[player.name for player in players]), players


def saved_game(path: Path, seats: tuple[str, ...]) -> tuple[Game, list[Player]]:
    """A saved game, with the players who played it or those that are named."""
    game = resume_game(path)
    if seats and len(seats) != game.rules.players:
        raise SeatsError(len(seats), game.rules.players)
    return game, players_of(seats or specs_of_names(game.names), _bot_seed(game.seed))


def _bot_seed(seed: bytes) -> int:
    """Bots draw from a chance of their own, which tells them nothing of the shuffle."""
    return int.from_bytes(sha256(b"bots" + seed).digest()[:6])


__all__ = ["LINE_CLEAR", "SOLO", "STANDARD", "Choices", "SeatsError", "needs_deluxe", "new_game", "saved_game"]
