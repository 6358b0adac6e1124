"""What a game is to be played with, as chosen on the command line or in the start menu."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from projectl.errors import ProjectLError
from projectl.game import Game, Options
from projectl.rules.editions import DEFAULT_EDITION, edition
from projectl.rules.options import LINE_CLEAR, SOLO, STANDARD, player_range
from projectl.rules.puzzles import load_puzzles
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

    edition: str = DEFAULT_EDITION
    players: int | None = None
    variant: str = STANDARD
    difficulty: str | None = None
    expansions: tuple[str, ...] = ()
    deluxe: bool = False
    known_scores: bool = False
    endless_white: bool = False
    puzzles: tuple[Path, ...] = ()
    seats: tuple[str, ...] = ()
    """`human` or a bot for each seat; none named: a person against bots."""
    seed: str = ""
    """64 hexadecimal digits are the secret itself; of any other text it is made. Empty: a new one."""

    def specs(self) -> tuple[str, ...]:
        """Who sits at each seat."""
        if self.seats:
            return self.seats
        return (HUMAN, *[OPPONENT] * ((self.players or self._fewest()) - 1))

    def _fewest(self) -> int:
        return player_range(self._options(None), edition(self.edition))[0]

    def _options(self, players: int | None) -> Options:
        return Options(
            edition=self.edition,
            players=players,
            variant=self.variant,
            difficulty=self.difficulty,
            expansions=self.expansions,
            deluxe=self.deluxe,
            known_scores=self.known_scores,
            endless_white=self.endless_white,
            puzzles=tuple(load_puzzles(path) for path in self.puzzles),
            # People confirm the end of a turn, so that they can take back its last action.
            confirm=not self.seats or HUMAN in self.seats,
        )

    def options(self) -> Options:
        """Checked options; an error that says what is possible if there are none such, or no such player."""
        check_specs(self.seats)
        options = self._options(len(self.seats) if self.seats and not self.players else self.players).checked()
        if self.seats and options.players != len(self.seats):
            raise SeatsError(len(self.seats), options.players or 0)
        return options


def needs_deluxe(choices: Choices) -> bool:
    """Whether these choices are possible only with the deluxe box of an edition that has it as an option."""
    book = edition(choices.edition)
    wanted = (choices.expansions and book.expansions_need_deluxe) or (
        choices.variant == LINE_CLEAR and book.line_clear_needs_deluxe
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
