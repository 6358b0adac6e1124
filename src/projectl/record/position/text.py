"""A position in one line: everything that a game in progress is, decks and generator included.

It is full information, so it is nothing to show to a player while the game is on. `docs/notation.md` describes the
text. What is read has been checked: a position that could not come about is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from projectl.errors import shown
from projectl.record import settings
from projectl.record.errors import PositionError
from projectl.rules.editions import UnknownEditionError
from projectl.rules.engine import M1, M2, MOST_COUNTED, OPPONENT, SLOTS, pile_owner, set_pile_owner
from projectl.rules.options import Options, OptionsError
from projectl.rules.puzzles import COLOURS, PuzzleError, PuzzleSet
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from . import turns
from .consistency import check_position
from .fields import Section
from .parts import (
    read_deck,
    read_pieces,
    read_puzzle,
    read_rows,
    read_unfinished,
    write_deck,
    write_pieces,
    write_rows,
    write_unfinished,
)
from .places import decks_of, seat_sections, turn_sections

VERSION = "pl1"
MAX_LENGTH = 16 * 1024
MOST_POINTS = 2**15 - 1
"""What the compiled state has room for; with Endless White even 2,000 turns do not bring so many."""

PHASES = ("play", "touches", "over")
ENDINGS = ("not", "finish-round", "last-round")
REASONS = ("none", "deck-empty", "dead-position", "turn-cap")
PASSED = ("none", "white", "black", "white,black")

_TABLE = (
    "turn", "first", "rng", "phase", "ending", "reason", "passed", "done",
    "white", "black", "rows", "reserve", "locks", "lock-supply",
)  # fmt: skip
_SEAT = ("supply", "1", "2", "3", "4", "pile", "points", "completed", "ambassadors", "touches")
_COUNTS = ("points", "completed", "ambassadors", "touches")
_OPPONENT = ("pile", "points", "completed")


class Position(NamedTuple):
    """A state and the options that it is played with."""

    options: Options
    state: State


def write_position(state: State, options: Options) -> str:
    """A state in one line. The options are checked ones; the state has its decks and knows how its pieces lie."""
    rules = options.rules()
    if min(state.deck) < 0:
        raise PositionError("position-unwritable", fault="the order of its decks is not known")
    sections = [f"{VERSION} {settings.settings_line(options)}", _write_table(rules, state)]
    sections += [_write_seat(rules, state, seat) for seat in range(len(seat_sections(rules)))]
    sections += [turns.write_turn(rules, state, marker) for marker in range(rules.markers)]
    return "; ".join(sections)


def read_position(text: str, own_sets: Sequence[PuzzleSet] = ()) -> Position:
    """The state that a text was written of, or PositionError. `own_sets` are own puzzle sets that it may name."""
    if len(text) > MAX_LENGTH:
        raise PositionError("position-too-long", limit=MAX_LENGTH, found=len(text))
    parts = [part.strip() for part in text.split(";")]
    rules = _read_options(parts[0], own_sets).rules()
    _check_sections(
        [_first_word(part) for part in parts], [VERSION, "table", *seat_sections(rules), *turn_sections(rules)]
    )
    state = State()
    _read_table(rules, Section(parts[1], _TABLE), state)
    _read_seats(rules, parts[2 : 2 + len(seat_sections(rules))], state)
    state.holder[1] = -1
    for marker, part in enumerate(parts[2 + len(seat_sections(rules)) :]):
        turns.read_turn(rules, Section(part, turns.KEYS), state, marker)
    check_position(rules, state)
    return Position(rules.options, state)


def _first_word(text: str) -> str:
    return text.split(maxsplit=1)[0] if text else ""


def _check_sections(found: list[str], wanted: list[str]) -> None:
    if found == wanted:
        return
    wrong = [name for name, right in zip_longest(found, wanted) if name != right]
    raise PositionError("position-section", found=shown(wrong[0] or ""), wanted=", ".join(wanted))


def _read_options(text: str, own_sets: Sequence[PuzzleSet]) -> Options:
    if _first_word(text) != VERSION:
        raise PositionError("position-version", wanted=VERSION, found=shown(_first_word(text)))
    section = Section(text, settings.KEYS)
    for key in ("edition", "players", "variant"):
        section.text(key)
    try:
        return settings.read_settings(section.fields, own_sets)
    except settings.SettingError as error:
        params = {"field": error.key, "wanted": error.wanted, "found": shown(error.found)}
        raise section.fault("position-form", **params) from error
    except (OptionsError, UnknownEditionError, PuzzleError) as error:
        raise section.fault("position-options", fault=error) from error


# --- the table --------------------------------------------------------------------------------------------------------
def _write_table(rules: Rules, state: State) -> str:
    fields = {
        "turn": str(state.turn),
        "first": str(state.first + 1),
        "rng": f"{state.rng:x}",
        "phase": PHASES[state.phase] if state.phase else "",
        "ending": ENDINGS[state.ending] if state.ending else "",
        "reason": REASONS[state.end_reason] if state.end_reason else "",
        "passed": PASSED[state.passed] if state.passed else "",
        "done": ",".join(str(seat + 1) for seat in range(rules.players) if state.touch_done >> seat & 1),
        **{COLOURS[deck]: write_deck(rules, state, deck) for deck in decks_of(rules)},
        "rows": write_rows(rules, state),
        "reserve": write_pieces(state.reserve),
        "locks": ",".join(map(str, state.locks)) if rules.solo else "",
        "lock-supply": str(state.lock_supply) if rules.solo else "",
    }
    return " ".join(["table", *(f"{key}={value}" for key, value in fields.items() if value)])


def _read_table(rules: Rules, section: Section, state: State) -> None:
    state.turn = section.number("turn", 0, 32_000)
    state.first = section.number("first", 1, rules.players) - 1
    state.rng = _read_generator(section)
    state.phase = section.word("phase", PHASES)
    state.ending = section.word("ending", ENDINGS)
    state.end_reason = section.word("reason", REASONS)
    state.passed = section.word("passed", PASSED)
    state.touch_done = sum(1 << (seat - 1) for seat in section.numbers("done", 1, rules.players))
    for deck in decks_of(rules):
        read_deck(rules, section, state, deck)
    read_rows(rules, section, state)
    state.reserve = read_pieces(section, "reserve")
    _read_solo(rules, section, state)


def _read_generator(section: Section) -> int:
    text = section.text("rng")
    if not (text.isascii() and text.isalnum() and text.islower() | text.isdecimal() and len(text) <= 16):
        raise section.misshapen("rng", "in hexadecimal")
    try:
        value = int(text, 16)
    except ValueError as error:
        raise section.misshapen("rng", "in hexadecimal") from error
    if not (0 < value >> 31 < M1 and 0 < value & 0x7FFFFFFF < M2):
        raise section.misshapen("rng", f"as two numbers of 31 bits, from 1 to {M1 - 1} and {M2 - 1}")
    return value


def _read_solo(rules: Rules, section: Section, state: State) -> None:
    """Locks: in solo they must be there, elsewhere there are none; nor is there a second deck in solo."""
    forbidden = ("black", "passed") if rules.solo else ("locks", "lock-supply")
    for key in (*forbidden, *(("passed",) if not rules.line_clear else ())):
        if key in section:
            raise section.fault("position-open", field=key, found=f"there is none in {rules.options.variant}")
    if rules.solo:
        locks = section.text("locks").split(",")
        if len(locks) != len(state.locks):
            raise section.misshapen("locks", "as one number for each of the three columns")
        state.locks = [section.as_number("locks", item, 0, 127) for item in locks]
        state.lock_supply = section.number("lock-supply", 0, 127)


# --- the seats --------------------------------------------------------------------------------------------------------
def _write_seat(rules: Rules, state: State, seat: int) -> str:
    fields: dict[str, str] = {}
    if not (rules.solo and seat == OPPONENT):
        fields["supply"] = write_pieces(state.supply[seat])
    for slot in range(SLOTS):
        if state.puzzle[seat * SLOTS + slot] >= 0:
            fields[str(slot + 1)] = write_unfinished(rules, state, seat * SLOTS + slot)
    pile = [rules.cards[puzzle].id for puzzle in range(rules.puzzles) if pile_owner(state, puzzle) == seat]
    if pile:
        fields["pile"] = ",".join(pile)
    for name in _COUNTS:
        count = getattr(state, name)[seat]
        if count:
            fields[name] = str(count)
    return " ".join([seat_sections(rules)[seat], *(f"{key}={value}" for key, value in fields.items())])


def _read_seats(rules: Rules, parts: Sequence[str], state: State) -> None:
    state.puzzle = [-1] * len(state.puzzle)
    for seat, part in enumerate(parts):
        plays = seat < rules.players
        _read_seat(rules, Section(part, _SEAT if plays else _OPPONENT), state, seat)


def _read_seat(rules: Rules, section: Section, state: State, seat: int) -> None:
    if seat < rules.players:
        state.supply[seat] = read_pieces(section, "supply")
    for slot in range(SLOTS):
        if str(slot + 1) in section:
            read_unfinished(rules, section, state, seat * SLOTS + slot, section.text(str(slot + 1)))
    for name in section.items("pile"):
        puzzle = read_puzzle(rules, section, name)
        if pile_owner(state, puzzle) >= 0:
            other = seat_sections(rules)[pile_owner(state, puzzle)]
            raise PositionError("position-puzzle-twice", puzzle=name, first=other, second=section.name)
        set_pile_owner(state, puzzle, seat)
    for name, top in zip(_COUNTS, (MOST_POINTS, MOST_COUNTED, MOST_COUNTED, MOST_COUNTED), strict=True):
        getattr(state, name)[seat] = section.number(name, 0, top, 0)
