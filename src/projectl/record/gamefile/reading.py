"""Reading a game record, strictly: whatever is not as the writer would have it is refused with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from projectl.errors import shown
from projectl.record import settings
from projectl.record.errors import GameRecordError, NotationError
from projectl.record.names import MAX_NAME, is_name
from projectl.record.notation.action import Action
from projectl.record.puzzle_sets import label
from projectl.record.record import GameRecord, Move
from projectl.record.replaying import other_rules
from projectl.rules import arguments
from projectl.rules.editions import UnknownEditionError
from projectl.rules.options import SOLO, Options, OptionsError
from projectl.rules.puzzles import PuzzleError, PuzzleSet, parse_puzzles
from projectl.rules.result import DECIDERS, END_REASONS, Result, Row
from projectl.rules.version import REPLAYED_VERSIONS, RULES_VERSION

from . import layout

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES = 1024 * 1024

_HEX_64 = r"[0-9a-f]{64}"
_VERSION = r"[1-9][0-9]{0,5}"
_SEAT = r"[1-9]"
_GAME = r"[!-~]{1,64}"
_FIGURE = r"(0|-?[1-9][0-9]{0,5})"
_ROW = " ".join(f"{figure}={_FIGURE}" for figure in layout.ROW)


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    text: str

    def fault(self, code: str, **params: object) -> GameRecordError:
        return GameRecordError(code, line=self.number, **params)


@dataclass(frozen=True, slots=True)
class _Part:
    """The header, whose title is empty, or a section."""

    title: _Line
    lines: list[_Line]


def load_record(path: str | Path) -> GameRecord:
    """The record in a file, or GameRecordError.

    >>> load_record("nowhere.txt")
    Traceback (most recent call last):
        ...
    projectl.record.errors.GameRecordError: nowhere.txt cannot be read: No such file or directory.
    """
    from pathlib import Path

    arguments.path("path", path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        reason = getattr(error, "strerror", None) or str(error)
        raise GameRecordError("record-unreadable", source=str(path), reason=reason) from error
    try:
        return read_record(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise GameRecordError("record-not-text", source=str(path)) from error


def read_record(text: str) -> GameRecord:
    """The record that a text is, or GameRecordError.

    A record of later rules is read as well as it can be: what such rules brought along may be unknown here.

    >>> from projectl import Game, write_record
    >>> record = Game(players=2, seed=7).record()
    >>> read_record(write_record(record)) == record
    True
    """
    arguments.text("text", text)
    if len(text) > MAX_BYTES or len(text.encode(errors="replace")) > MAX_BYTES:
        raise GameRecordError("record-too-large", limit=MAX_BYTES)
    parts = _parts(text)
    version = _read_versions(parts[0])
    try:
        return _read(parts, version)
    except GameRecordError as error:
        if version in REPLAYED_VERSIONS:
            raise
        raise other_rules(version) from error


def _parts(text: str) -> list[_Part]:
    """Header and sections, without comments and empty lines."""
    parts = [_Part(_Line(0, ""), [])]
    for number, raw in enumerate(text.split("\n"), 1):
        line = _Line(number, raw.removesuffix("\r"))
        if line.text.startswith("["):
            parts.append(_Part(line, []))
        elif line.text.strip() and not line.text.startswith("#"):
            parts[-1].lines.append(line)
    return parts


def _read_versions(header: _Part) -> int:
    """The first two lines are always these, so that any later version of the format can be recognised."""
    wanted = f"{layout.FORMAT_KEY}: {layout.FORMAT}"
    first, second = (*header.lines, _Line(1, ""), _Line(1, ""))[:2]
    if first.text != wanted:
        raise first.fault("record-format", wanted=wanted, found=shown(first.text))
    match = re.fullmatch(rf"{layout.RULES_KEY}: ({_VERSION})", second.text)
    if not match:
        raise second.fault("record-line", wanted=f"{layout.RULES_KEY}: {RULES_VERSION}", found=shown(second.text))
    return int(match[1])


def _read(parts: list[_Part], version: int) -> GameRecord:
    fields = _read_fields(parts[0].lines[2:])
    sections = _ordered_sections(parts[1:])
    options = _read_options(fields, [_read_set(part) for part in sections if part.title.text == layout.PUZZLES])
    players = options.players or 0
    _check_keys(fields, players)
    actions = next(part for part in sections if part.title.text == layout.ACTIONS)
    moves = [_read_move(line, players) for line in actions.lines]
    return GameRecord(
        options=options,
        first=int(_value(fields, "first", f"[1-{players}]", f"a seat from 1 to {players}")) - 1,
        moves=tuple(moves),
        seed=bytes.fromhex(_value(fields, "seed", _HEX_64, "64 hexadecimal digits")) if "seed" in fields else None,
        names=tuple(_read_names(fields, players)),
        result=_read_result(sections[-1], options) if sections[-1].title.text == layout.RESULT else None,
        game_id=_value(fields, "game", _GAME, "1 to 64 printable characters") if "game" in fields else "",
        commitment=_value(fields, "commitment", _HEX_64, "64 hexadecimal digits") if "commitment" in fields else "",
        rules_version=version,
        lines=tuple(line.number for line in actions.lines),
    )


# --- the header -------------------------------------------------------------------------------------------------------
_Fields = dict[str, _Line]
"""By key: the line with the value alone."""


def _read_fields(lines: list[_Line]) -> _Fields:
    fields: _Fields = {}
    for line in lines:
        key, colon, value = line.text.partition(": ")
        if not colon or not value:
            raise line.fault("record-line", wanted="key: value", found=shown(line.text))
        if key in fields:
            raise line.fault("record-key-twice", key=shown(key))
        fields[key] = _Line(line.number, value)
    return fields


def _check_keys(fields: _Fields, players: int) -> None:
    names = layout.name_keys(players)
    known = (*settings.KEYS, "first", *names, "game", "commitment", "seed")
    for key, line in fields.items():
        if key not in known:
            raise line.fault("record-key-unknown", found=shown(key), known=", ".join(known))
    given = any(name in fields for name in names)
    for key in ("first", *(names if given else ())):
        if key not in fields:
            raise GameRecordError("record-key-missing", key=key)


def _value(fields: _Fields, key: str, pattern: str, wanted: str) -> str:
    line = fields[key]
    if not re.fullmatch(pattern, line.text):
        raise line.fault("record-value", key=key, wanted=wanted, found=shown(line.text))
    return line.text


def _read_names(fields: _Fields, players: int) -> Iterator[str]:
    for key in layout.name_keys(players):
        if key in fields:
            line = fields[key]
            if not is_name(line.text):
                wanted = f"1 to {MAX_NAME} printable characters"
                raise line.fault("record-value", key=key, wanted=wanted, found=shown(line.text))
            yield line.text


def _read_options(fields: _Fields, own: list[PuzzleSet]) -> Options:
    for key in ("edition", "players", "variant"):
        if key not in fields:
            raise GameRecordError("record-key-missing", key=key)
    given = {key: line.text for key, line in fields.items() if key in settings.KEYS}
    try:
        options = settings.read_settings(given, own)
    except settings.SettingError as error:
        params = {"key": error.key, "wanted": error.wanted, "found": shown(error.found)}
        raise fields.get(error.key, fields["edition"]).fault("record-value", **params) from error
    except (OptionsError, UnknownEditionError, PuzzleError) as error:
        raise fields["edition"].fault("record-fault", fault=error) from error
    if options.puzzles != tuple(own):
        listed = ", ".join(map(label, own)) or "left out"
        where = fields.get("own-sets", fields["edition"])
        raise where.fault("record-value", key="own-sets", wanted=listed, found=shown(given.get("own-sets", "")))
    return options


# --- the sections -----------------------------------------------------------------------------------------------------
def _ordered_sections(parts: list[_Part]) -> list[_Part]:
    """Any number of [puzzles], then [actions], then perhaps [result]."""
    titles = [part.title.text for part in parts]
    if not re.fullmatch(r"(\[puzzles\] )*\[actions\] (\[result\] )?", "".join(f"{title} " for title in titles)):
        order = f"{layout.PUZZLES} for each own set, {layout.ACTIONS}, {layout.RESULT} once the game is over"
        raise GameRecordError("record-sections", found=shown(" ".join(titles)), wanted=order)
    return parts


def _read_set(part: _Part) -> PuzzleSet:
    """An own set. Its lines keep their numbers, so that a fault is found in the file."""
    padding, rows = 0, []
    for line in part.lines:
        rows.append("\n" * (line.number - 1 - padding) + line.text)
        padding = line.number - 1
    try:
        return parse_puzzles("".join(rows), "record")
    except PuzzleError as error:
        line_number = error.params["line"] or part.title.number
        raise GameRecordError("record-fault", line=line_number, fault=error) from error


def _read_move(line: _Line, players: int) -> Move:
    seat, space, notation = line.text.partition(" ")
    if not space or not re.fullmatch(_SEAT, seat):
        raise line.fault("record-line", wanted="seat action, such as 1 take 3", found=shown(line.text))
    if int(seat) > players:
        raise line.fault("record-seat", last=players, found=seat)
    try:
        return Move(int(seat) - 1, Action.parse(notation))
    except NotationError as error:
        raise line.fault("record-fault", fault=error) from error


def _read_result(part: _Part, options: Options) -> Result:
    names = layout.row_names(options.players or 0, options.variant == SOLO)
    fields = _read_fields(part.lines)
    wanted = ("end", "decided", *names)
    for key, line in fields.items():
        if key not in wanted:
            raise line.fault("record-key-unknown", found=shown(key), known=", ".join(wanted))
    for key in wanted:
        if key not in fields:
            raise part.title.fault("record-key-missing", key=key)
    return Result(
        reason=_value(fields, "end", "|".join(END_REASONS), f"one of {', '.join(END_REASONS)}"),
        rows=tuple(_read_row(fields, name, seat) for seat, name in enumerate(names)),
        decided_by=_value(fields, "decided", "|".join(DECIDERS), f"one of {', '.join(DECIDERS)}"),
    )


def _read_row(fields: _Fields, name: str, seat: int) -> Row:
    wanted = " ".join(f"{figure}=…" for figure in layout.ROW)
    match = re.fullmatch(_ROW, _value(fields, name, _ROW, wanted))
    assert match is not None
    return Row(seat, *map(int, match.groups()))
