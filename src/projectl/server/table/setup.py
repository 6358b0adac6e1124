"""How a table is set up: the options of the game, the clock, who may see it. It never changes afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from projectl.record.puzzle_sets import label, puzzle_file
from projectl.record.settings import read_settings, write_settings
from projectl.rules.options import Options
from projectl.rules.puzzles import parse_puzzles
from projectl.server.messages.documents import ClockSetupDocument, OptionsDocument, SetupDocument

CARETAKER = "greedy"
"""The bot that plays on for a seat whose player is gone, unless the table names another."""


@dataclass(frozen=True, slots=True)
class ClockSetup:
    """How much time there is."""

    kind: Literal["none", "turn", "bank"] = "none"
    """`turn`: so many seconds for each turn. `bank`: for all turns, and an increment after each."""
    seconds: int = 0
    increment: int = 0
    expiry: Literal["bot", "end"] = "bot"
    """What running out does: a bot takes the seat over, or the game ends."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was chosen when the table was created. The options are checked ones."""

    options: Options
    clock: ClockSetup = ClockSetup()
    public: bool = False
    """In the lobby; else only by its link."""
    caretaker: str = CARETAKER
    rated: bool = False
    """It counts for the ladder."""
    first: int | None = None
    """The first player; None: drawn."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return _players(self.options)

    def dump(self) -> dict[str, Any]:
        """As JSON, read back by `load`."""
        return {
            "options": write_settings(self.options),
            "puzzles": [puzzle_file(each) for each in self.options.puzzles],
            "clock": clock_document(self.clock),
            "public": self.public,
            "caretaker": self.caretaker,
            "first": self.first,
            "rated": self.rated,
        }

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> Setup:
        """What `dump` has written."""
        own = [parse_puzzles(text, "stored set") for text in document["puzzles"]]
        options = read_settings(document["options"], own)
        rated = document.get("rated", False)  # games of the first schema do not tell
        first = document.get("first")
        return cls(options, ClockSetup(**document["clock"]), document["public"], document["caretaker"], rated, first)

    def document(self) -> SetupDocument:
        """As everybody may see it."""
        return {
            **options_document(self.options),
            "clock": clock_document(self.clock),
            "public": self.public,
            "caretaker": self.caretaker,
            "first": self.first,
            "rated": self.rated,
        }


def _players(options: Options) -> int:
    assert options.players is not None, "options are checked before they are used"
    return options.players


def options_document(options: Options) -> OptionsDocument:
    """Checked options as JSON."""
    return {
        "edition": options.edition,
        "variant": options.variant,
        "players": _players(options),
        "difficulty": options.difficulty,
        "expansions": [*options.expansions],
        "deluxe": options.deluxe,
        "known_scores": options.known_scores,
        "endless_white": options.endless_white,
        "confirm": options.confirm,
        "own_sets": [label(each) for each in options.puzzles],
    }


def clock_document(clock: ClockSetup) -> ClockSetupDocument:
    """A clock as JSON."""
    return {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment, "expiry": clock.expiry}
