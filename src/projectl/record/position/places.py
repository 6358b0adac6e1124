"""Where puzzles lie in a state, and what the sections of a position are called."""

from __future__ import annotations

from functools import lru_cache

from projectl.rules.engine import BLACK, OPPONENT, WHITE
from projectl.rules.puzzles import Puzzle
from projectl.rules.ruleset import Rules

NOTHING = "."
"""Stands for an empty slot and for no piece at all; no puzzle can have it as its id."""


def numbers_of(rules: Rules) -> dict[str, int]:
    """The numbers of the puzzles, by id."""
    return _numbers(rules.cards)


@lru_cache(maxsize=32)
def _numbers(cards: tuple[Puzzle, ...]) -> dict[str, int]:
    return {puzzle.id: number for number, puzzle in enumerate(cards)}


def colour_of(rules: Rules, puzzle: int) -> int:
    """The colour of a puzzle, as its index in COLOURS."""
    return WHITE if puzzle < rules.whites else BLACK


def ring_start(rules: Rules, deck: int) -> int:
    """Where the places of a deck begin in `State.deck`."""
    return 0 if deck == WHITE else rules.whites


def ring_size(rules: Rules, deck: int) -> int:
    """How many places the ring of a deck has."""
    if rules.solo:
        return rules.puzzles
    return rules.whites if deck == WHITE else rules.puzzles - rules.whites


def ring_used(rules: Rules, deck: int) -> tuple[int, int]:
    """How many of its places hold or have held a puzzle, at least and at most: recycling uses more."""
    if rules.solo:
        return (rules.white_deck + rules.black_deck,) * 2
    return (rules.white_deck if deck == WHITE else rules.black_deck), ring_size(rules, deck)


def ring_colour(rules: Rules, deck: int, place: int) -> int:
    """The colour of the puzzles in a place of a deck: in solo white lies over black (R-SOLO-SETUP)."""
    return int(place >= rules.white_deck) if rules.solo else deck


def decks_of(rules: Rules) -> tuple[int, ...]:
    """The decks there are: solo has one."""
    return (WHITE,) if rules.solo else (WHITE, BLACK)


def seat_sections(rules: Rules) -> tuple[str, ...]:
    """The names of the sections of the seats; the solo opponent sits in seat 2."""
    players = tuple(f"seat{seat + 1}" for seat in range(rules.players))
    return (*players[:OPPONENT], "opponent") if rules.solo else players


def turn_sections(rules: Rules) -> tuple[str, ...]:
    """The names of the sections of the turns: one for each marker."""
    return ("turn", "turn2")[: rules.markers]
