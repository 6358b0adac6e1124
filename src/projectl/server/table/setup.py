"""How a table is set up: the options of the game, the clock, who may see it. It never changes afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

from projectl.record.puzzle_sets import label, puzzle_file
from projectl.record.settings import read_settings, write_settings
from projectl.rules.options import Options, as_document
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
    hints: bool = True
    """Who has to act may ask for advice; never in a rated game."""

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
            "hints": self.hints,
        }

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> Setup:
        """What `dump` has written."""
        own = [parse_puzzles(text, "stored set") for text in document["puzzles"]]
        options = read_settings(document["options"], own)
        rated = document.get("rated", False)  # games of the first schema do not tell
        first = document.get("first")
        hints = document.get("hints", False)  # nobody has agreed to any in an older game
        clock = ClockSetup(**document["clock"])
        return cls(options, clock, document["public"], document["caretaker"], rated, first, hints)

    def document(self) -> SetupDocument:
        """As everybody may see it."""
        return {
            **options_document(self.options),
            "clock": clock_document(self.clock),
            "public": self.public,
            "caretaker": self.caretaker,
            "first": self.first,
            "rated": self.rated,
            "hints": self.hints and not self.rated,
        }


def _players(options: Options) -> int:
    assert options.players is not None, "options are checked before they are used"
    return options.players


def options_document(options: Options) -> OptionsDocument:
    """Checked options as JSON."""
    own = [label(each) for each in options.puzzles]
    return cast("OptionsDocument", {**as_document(options), "confirm": options.confirm, "own_sets": own})


def clock_document(clock: ClockSetup) -> ClockSetupDocument:
    """A clock as JSON."""
    return {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment, "expiry": clock.expiry}
