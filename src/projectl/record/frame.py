"""What a position is written and read within: the options of the game and its puzzles by id and by number."""

from __future__ import annotations

from typing import NamedTuple

from projectl.rules.engine.codes import BLACK, WHITE
from projectl.rules.engine.solo import OPPONENT
from projectl.rules.options import Options
from projectl.rules.switches import Rules
from projectl.rules.tables import Tables, numbered_puzzles, tables_of

NOTHING = "."
"""Stands for an empty slot and for no piece at all; no puzzle can have it as its id."""

COLOURS = ("white", "black")


class Frame(NamedTuple):
    """A game's options and what follows from them."""

    options: Options
    rules: Rules
    tables: Tables
    ids: tuple[str, ...]
    """By number of the puzzle."""
    numbers: dict[str, int]
    """By id of the puzzle."""

    def colour(self, puzzle: int) -> int:
        """The colour of a puzzle, as its index in COLOURS."""
        return WHITE if puzzle < self.tables.whites else BLACK

    def ring_start(self, deck: int) -> int:
        """Where the places of a deck begin in `State.deck`."""
        return 0 if deck == WHITE else self.tables.whites

    def ring_size(self, deck: int) -> int:
        """How many places the ring of a deck has."""
        if self.rules.solo:
            return self.tables.puzzles
        return self.tables.whites if deck == WHITE else self.tables.puzzles - self.tables.whites

    def ring_used(self, deck: int) -> tuple[int, int]:
        """How many of its places hold or have held a puzzle, at least and at most: recycling uses more."""
        if self.rules.solo:
            return (self.rules.white_deck + self.rules.black_deck,) * 2
        return (self.rules.white_deck if deck == WHITE else self.rules.black_deck), self.ring_size(deck)

    def ring_colour(self, deck: int, place: int) -> int:
        """The colour of the puzzles in a place of a deck: in solo white lies over black (R-SOLO-SETUP)."""
        return int(place >= self.rules.white_deck) if self.rules.solo else deck

    @property
    def decks(self) -> tuple[int, ...]:
        """The decks there are: solo has one."""
        return (WHITE,) if self.rules.solo else (WHITE, BLACK)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the sections of the seats; the solo opponent sits in seat 2."""
        players = tuple(f"seat{seat + 1}" for seat in range(self.rules.players))
        return (*players[:OPPONENT], "opponent") if self.rules.solo else players

    @property
    def turns(self) -> tuple[str, ...]:
        """The names of the sections of the turns: one for each marker."""
        return ("turn", "turn2")[: self.rules.markers]


def frame_of(options: Options) -> Frame:
    """The frame of checked options."""
    puzzles = options.puzzle_set()
    ids = tuple(puzzle.id for puzzle in numbered_puzzles(puzzles))
    return Frame(options, options.rules(), tables_of(puzzles), ids, {name: at for at, name in enumerate(ids)})
