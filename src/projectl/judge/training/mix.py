"""What is played for the judge, and by whom: kinds of games, and bots of levels drawn by chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from projectl.bots.levels import Level, levels
from projectl.rules.options import DIFFICULTIES, LINE_CLEAR, SOLO, Options

LEVELS = range(1, 10)
"""Of the bots, all but the last, which takes a hundred times as long as the others."""
QUICK = (1, 2, 3, 8, 9)
"""Those that take least time."""
RARITY = (4, 4, 4, 2, 1, 1, 2, 4, 4)
"""How often each level plays where time is dear: 4 to 7 take several times as long as the others."""

TWO, THREE, FOUR, FIVE, SIX = "two", "three", "four", "five", "six"
EXPANSIONS, OTHERS = "ghost-ambassador", "others"
BOXES = ("deluxe-2019", "revised-2021", "rulebook-2023")
"""The editions that have everything."""


Player = Callable[[Random], Level]
"""Draws who plays a seat."""


class Drawn(NamedTuple):
    """A game to be played."""

    kind: str
    options: Options
    players: tuple[Level, ...]
    """By seat."""


def _table(edition: str, players: int, *expansions: str, endless: bool = False) -> Options:
    roomy = edition == "revised-2021" and bool(players > 4 or expansions)
    return Options(edition, players, expansions=expansions, deluxe=roomy, endless_white=endless).checked()


def _line_clear(edition: str, players: int) -> Options:
    ghost = ("ghost",) if players == 6 else ()
    return Options(edition, players, LINE_CLEAR, expansions=ghost, deluxe=edition == "revised-2021").checked()


EVERY_BOX = ("retail-2020", *BOXES)
KINDS: dict[str, tuple[Options, ...]] = {
    TWO: tuple(_table(edition, 2) for edition in EVERY_BOX),
    SOLO: tuple(
        Options(edition, variant=SOLO, difficulty=difficulty).checked()
        for edition in EVERY_BOX
        for difficulty in DIFFICULTIES
    ),
    THREE: tuple(_table(edition, 3) for edition in EVERY_BOX),
    FOUR: tuple(_table(edition, 4) for edition in EVERY_BOX),
    FIVE: tuple(_table(edition, 5) for edition in BOXES),
    SIX: (*(_table(edition, 6, "ghost") for edition in BOXES), _table("rulebook-2023", 6, "phoenix")),
    LINE_CLEAR: tuple(_line_clear(edition, players) for edition in BOXES for players in (5, 6))
    + tuple(_line_clear(edition, 4) for edition in BOXES[:2]),
    EXPANSIONS: tuple(_table(edition, players, "ghost", "ambassador") for edition in BOXES for players in (2, 3, 4)),
    OTHERS: tuple(_table("rulebook-2023", players, "phoenix") for players in (2, 3, 4))
    + tuple(_table("rulebook-2023", players, endless=True) for players in (2, 3, 4))
    + tuple(_table("rulebook-2023", players, "ghost", "ambassador", "phoenix") for players in (2, 4)),
}
"""By name: the options of which each is as likely as the others."""

SHARES = {TWO: 30, SOLO: 12, THREE: 12, FOUR: 12, FIVE: 4, SIX: 8, LINE_CLEAR: 10, EXPANSIONS: 9, OTHERS: 3}
"""How often a kind comes up in training, of a hundred games."""


def draw(chance: Random, kind: str | None, player: Player) -> Drawn:
    """A game of a kind, or of any: its options, and who plays it, seat by seat."""
    drawn = kind or chance.choices(list(SHARES), list(SHARES.values()))[0]
    options = chance.choice(KINDS[drawn])
    assert options.players is not None, "the options are checked ones"
    return Drawn(drawn, options, tuple(player(chance) for _ in range(options.players)))


def any_level(chance: Random) -> Level:
    """Each as likely as the others."""
    return levels()[chance.choice(LEVELS) - 1]


def thrifty_level(chance: Random) -> Level:
    """Any level, the dearer the rarer."""
    return levels()[chance.choices(LEVELS, RARITY)[0] - 1]


def quick_player(chance: Random) -> Level:
    """A quick level, or a player who slips as often as chance has it."""
    if chance.random() < 0.5:
        return levels()[chance.choice(QUICK) - 1]
    return Level("learned:1", "greedy", chance.random())
