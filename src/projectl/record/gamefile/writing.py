"""Writing a game record."""

from __future__ import annotations

from collections.abc import Iterator

from projectl.record.errors import GameRecordError
from projectl.record.names import MAX_NAME, is_name
from projectl.record.puzzle_sets import puzzle_file
from projectl.record.record import GameRecord
from projectl.record.replaying import walk
from projectl.record.settings import write_settings
from projectl.rules.arguments import instance
from projectl.rules.engine import ALLOWED, PLAY
from projectl.rules.options import SOLO
from projectl.rules.result import Result
from projectl.rules.version import REPLAYED_VERSIONS

from . import layout


def write_record(record: GameRecord) -> str:
    """The text of a record; GameRecordError if it could not be read back.

    >>> from projectl import Game
    >>> write_record(Game(players=2, seed=7).record()).splitlines()[0]
    'format: projectl-game/1'
    """
    instance("record", record, GameRecord)
    parts = [
        "\n".join(f"{key}: {value}" for key, value in _header(record).items()),
        *(f"{layout.PUZZLES}\n{_puzzles(record, at)}" for at in range(len(record.options.puzzles))),
        "\n".join([layout.ACTIONS, *_actions(record)]),
    ]
    if record.result is not None:
        parts.append("\n".join([layout.RESULT, *_result(record, record.result)]))
    return "\n\n".join(parts) + "\n"


def _header(record: GameRecord) -> dict[str, str]:
    header = {layout.FORMAT_KEY: layout.FORMAT, layout.RULES_KEY: str(record.rules_version)}
    header |= write_settings(record.options)
    header["first"] = str(record.first + 1)
    header |= _names(record)
    if record.game_id:
        header["game"] = record.game_id
    if record.commitment:
        header["commitment"] = record.commitment
    if record.seed is not None:
        header["seed"] = record.seed.hex()
    return header


def _names(record: GameRecord) -> dict[str, str]:
    if not record.names:
        return {}
    keys = layout.name_keys(record.options.players or 0)
    if len(keys) != len(record.names):
        raise _unwritable(f"{len(record.names)} names for {len(keys)} seats")
    for name in record.names:
        if not is_name(name):
            raise _unwritable(
                f"the name {name!r} is not 1 to {MAX_NAME} printable characters without blanks around them"
            )
    return dict(zip(keys, record.names, strict=True))


def _unwritable(fault: str) -> GameRecordError:
    return GameRecordError("record-unwritable", fault=fault)


def _puzzles(record: GameRecord, at: int) -> str:
    try:
        return puzzle_file(record.options.puzzles[at]).rstrip("\n")
    except ValueError as error:
        raise _unwritable(str(error)) from error


def _actions(record: GameRecord) -> Iterator[str]:
    """The actions. With a seed it is known where the turns begin, and a comment tells it."""
    headings = _headings(record)
    for at, move in enumerate(record.moves):
        if at < len(headings) and (at == 0 or headings[at] != headings[at - 1]):
            yield from ([""] if at else []) + [f"# {headings[at]}"]
        yield f"{move.seat + 1} {move.action}"


def _headings(record: GameRecord) -> list[str]:
    """By move, as far as they are legal: the turn that it belongs to."""
    if record.seed is None or record.rules_version not in REPLAYED_VERSIONS:
        return []
    markers = record.options.rules().markers
    headings = ["turn 1"]
    for reason, state in walk(record):
        if reason != ALLOWED:
            break
        headings.append(f"turn {state.turn // markers + 1}" if state.phase == PLAY else "finishing touches")
    return headings


def _result(record: GameRecord, result: Result) -> Iterator[str]:
    yield f"end: {result.reason}"
    yield f"decided: {result.decided_by}"
    names = layout.row_names(record.options.players or 0, record.options.variant == SOLO)
    for name, row in zip(names, result.rows, strict=True):
        yield f"{name}: " + " ".join(f"{figure}={getattr(row, figure)}" for figure in layout.ROW)
