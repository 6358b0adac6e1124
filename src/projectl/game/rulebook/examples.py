"""Example positions of the rules page, read from `data/examples.toml`, which explains its fields."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from projectl.game.errors import GameError
from projectl.game.game import Game
from projectl.record.position.places import colour_of, decks_of, numbers_of, seat_sections, turn_sections
from projectl.record.position.text import VERSION, read_position
from projectl.record.settings import settings_line
from projectl.rules.editions import DEFAULT_EDITION
from projectl.rules.options import Options
from projectl.rules.pieces import LEVELS, NAMES
from projectl.rules.puzzles import COLOURS

from .books import Book, books, holds

CHANCE = "bda2bdb3f0103df"
"""The state of the generator that Endless White draws from; any will do."""


class Example(NamedTuple):
    """A position of the rules page; `fields` is its record in the data."""

    name: str
    book: Book
    options: Options
    solution: tuple[str, ...]
    """Actions that show what it is about; a leading number names another seat than the first, as in records."""
    fields: Mapping[str, Any]

    def position(self) -> str:
        """The whole position as text."""
        return whole_position(self.options, self.fields)

    @property
    def frames(self) -> list[int]:
        """After how many actions of the solution it is drawn: before and after all of it, if nothing else is said."""
        frames: list[int] = self.fields.get("frames", [0, len(self.solution)])
        return frames

    def game(self) -> Game:
        """A game that goes on from there."""
        position = read_position(self.position())
        return Game.from_state(position.options, position.state)


@cache
def examples() -> tuple[Example, ...]:
    """All examples: by name in the order of the file, and each in all books that it applies to."""
    path = Path(__file__).parents[2] / "data" / "examples.toml"
    records = tomllib.loads(path.read_text(encoding="utf-8"))["example"]
    wanted = [(record, each) for record in records for each in books()]
    return tuple(_example(record, each) for record, each in wanted if holds(record.get("when"), each.facts()))


def example(name: str, edition: str | None = None, deluxe: bool | None = None) -> Example:
    """An example in an edition, or GameError. None: the usual edition and the plain box, if it is there with them."""
    found = [each for each in examples() if each.name == name]
    found = [each for each in found if each.book.edition == edition or edition is None]
    found = [each for each in found if each.book.deluxe == deluxe or deluxe is None]
    if not found:
        raise GameError("example-unknown", name=name[:40], edition=(edition or "")[:40])
    usual = [each for each in found if each.book.edition == DEFAULT_EDITION]
    return (usual or found)[0]


def _example(record: Mapping[str, Any], book: Book) -> Example:
    chosen = {**record.get("options", {}), "expansions": tuple(record.get("options", {}).get("expansions", ()))}
    options = Options(book.edition, deluxe=book.deluxe, **chosen).checked()
    return Example(record["name"], book, options, tuple(record["solution"]), record)


def whole_position(options: Options, fields: Mapping[str, Any]) -> str:
    """A position as text, of which data says what matters: `data/examples.toml` explains the fields."""
    return _Writing(options, fields).text()


class _Writing:
    """Fills in what the data leaves out. Puzzles and pieces are in the end each in one place, as the reader demands."""

    def __init__(self, options: Options, fields: Mapping[str, Any]) -> None:
        self._fields = fields
        self._options = options
        self._rules = options.rules()
        self._table = _section(fields["table"])
        given = [_section(text) for text in fields.get("seats", ())]
        blank = [{"supply": "O1,I2"} for _ in range(len(given), self._rules.players)]
        self._seats = given + blank + [{}] * self._rules.solo  # the opponent has no pieces
        self._used = self._lying()
        self._decks = {COLOURS[deck]: self._deck(deck) for deck in decks_of(self._rules)}

    def text(self) -> str:
        """The position."""
        reserve = self._reserve()
        table = {"turn": "0", "first": "1", "rng": CHANCE, **self._table, **self._decks, "reserve": reserve}
        turns = [self._fields.get("turn", "seat=1 actions=3"), "seat=3 actions=3"][: self._rules.markers]
        sections = [f"{VERSION} {settings_line(self._options)}", f"table {_fields(table)}"]
        seats = zip(seat_sections(self._rules), self._seats, strict=True)
        sections += [f"{name} {_fields(self._counted(seat))}" for name, seat in seats]
        sections += [f"{name} {turn}" for name, turn in zip(turn_sections(self._rules), turns, strict=True)]
        return "; ".join(sections)

    def _lying(self) -> list[str]:
        """The puzzles that the data places somewhere."""
        named = re.findall(r"[A-Z]+\d+", self._table["rows"])
        for seat in self._seats:
            named += [puzzle for key, value in seat.items() if key != "supply" for puzzle in _puzzles_in(value)]
        return named

    def _deck(self, deck: int) -> str:
        """A deck: what has been drawn from it, and the rest in the order of the ids."""
        rules = self._rules
        drawn = [name for name in self._used if rules.solo or colour_of(rules, numbers_of(rules)[name]) == deck]
        left = [*self._left_of(deck, drawn)]
        wanted = self._fields.get(COLOURS[deck], len(left))
        over, left = left[: len(left) - wanted], left[len(left) - wanted :]
        if over:  # somebody has completed it
            pile = self._seats[-1].get("pile", "")
            self._seats[-1] = {**self._seats[-1], "pile": ",".join([*filter(None, [pile]), *over])}
        return ",".join([*drawn, *over]) + ">" + ",".join(left)

    def _left_of(self, deck: int, drawn: list[str]) -> Iterator[str]:
        rules = self._rules
        for colour in (0, 1) if rules.solo else (deck,):
            ids = [card.id for number, card in enumerate(rules.cards) if colour_of(rules, number) == colour]
            size = (rules.white_deck, rules.black_deck)[colour] - sum(name in ids for name in drawn)
            top = [name for name in self._fields.get("top", ()) if name in ids]
            left = [*top, *(name for name in ids if name not in [*drawn, *top])]
            yield from left[:size]

    def _reserve(self) -> str:
        """What nobody has. Of a piece that has run out, the last seat has the rest."""
        rules = self._rules
        levels = zip(NAMES, LEVELS, strict=True)
        left = Counter({name: rules.ghosts if level == 5 else rules.copies for name, level in levels})
        for seat in self._seats:
            left.subtract(_pieces_of(seat))
        absent = {name: left.pop(name) for name in self._fields.get("absent", ())}
        if absent:
            last = Counter(_supply(self._seats[-1]["supply"])) + Counter(absent)
            self._seats[-1] = {**self._seats[-1], "supply": _written(last)}
        return _written(left)

    def _counted(self, seat: Mapping[str, str]) -> dict[str, str]:
        """A seat with what its pile is worth."""
        pile = [numbers_of(self._rules)[name] for name in _puzzles_in(seat.get("pile", ""))]
        points = sum(self._rules.points[puzzle] for puzzle in pile)
        worth = {"points": str(points), "completed": str(len(pile))}
        return {**seat, **{name: value for name, value in worth.items() if value != "0"}}


def _section(text: str) -> dict[str, str]:
    return dict(field.split("=", 1) for field in text.split())


def _fields(section: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in section.items())


def _puzzles_in(value: str) -> list[str]:
    """The ids in a field of a seat, without the pieces that lie on a puzzle."""
    return [name for part in value.split(",") for name in re.findall(r"^[A-Z]+\d+(?!@)\b", part)]


def _supply(text: str) -> dict[str, int]:
    items = [item.partition("x") for item in text.split(",") if item != "."]
    return {name: int(count or 1) for name, _, count in items}


def _pieces_of(seat: Mapping[str, str]) -> Counter[str]:
    """What a seat holds and has laid."""
    laid = Counter(re.findall(r"([A-Z]\d)@", " ".join(seat.values())))
    return Counter(_supply(seat.get("supply", "."))) + laid


def _written(pieces: Mapping[str, int]) -> str:
    counts = [(name, pieces.get(name, 0)) for name in NAMES]
    return ",".join(f"{name}x{count}" if count > 1 else name for name, count in counts if count) or "."
