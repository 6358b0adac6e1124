"""The options of a game as text: named fields, the same in positions and in game records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from projectl.rules.options import FLAGS as OPTION_FLAGS
from projectl.rules.options import Options
from projectl.rules.puzzles import PuzzleSet

from .puzzle_sets import builtin_in_play, label

FLAGS = {name.replace("_", "-"): name for name in OPTION_FLAGS}
"""By field: the attribute of Options. The value is always `yes`; what is not chosen is left out."""

KEYS = ("edition", "players", "variant", "difficulty", "expansions", *FLAGS, "turn-cap", "sets", "own-sets")


class SettingError(ValueError):
    """A field of the options has no such value."""

    def __init__(self, key: str, found: str, wanted: str) -> None:
        super().__init__(key, found, wanted)
        self.key, self.found, self.wanted = key, found, wanted

    def __str__(self) -> str:
        return f"{self.key} is {self.wanted}, not {self.found!r}"


def write_settings(options: Options) -> dict[str, str]:
    """The fields of checked options, in the order of KEYS; what is at rest is left out."""
    fields = {"edition": options.edition, "players": str(options.players), "variant": options.variant}
    if options.difficulty:
        fields["difficulty"] = options.difficulty
    if options.expansions:
        fields["expansions"] = ",".join(options.expansions)
    fields |= {key: "yes" for key, attribute in FLAGS.items() if getattr(options, attribute)}
    if options.turn_cap:
        fields["turn-cap"] = str(options.turn_cap)
    if builtin_in_play(options):
        fields["sets"] = ",".join(map(label, builtin_in_play(options)))
    if options.puzzles:
        fields["own-sets"] = ",".join(map(label, options.puzzles))
    return fields


def settings_line(options: Options) -> str:
    """The fields of checked options in one line. It is what a commitment to a game is made of."""
    return " ".join(f"{key}={value}" for key, value in write_settings(options).items())


def read_settings(fields: Mapping[str, str], own: Sequence[PuzzleSet]) -> Options:
    """Checked options from their fields; `own` are the own sets that `own-sets` may name.

    Raises SettingError, or what `Options.checked` raises.
    """
    listed = _list(fields, "own-sets")
    options = Options(
        edition=fields["edition"],
        players=_number(fields, "players"),
        variant=fields["variant"],
        difficulty=fields.get("difficulty"),
        expansions=tuple(_list(fields, "expansions")),
        **{name: _flag(fields, key) for key, name in FLAGS.items()},
        turn_cap=_number(fields, "turn-cap") if "turn-cap" in fields else 0,
        puzzles=tuple(_own_set(name, own) for name in listed),
    ).checked()
    _check_as_written(options, fields)
    return options


def _check_as_written(options: Options, fields: Mapping[str, str]) -> None:
    """Nothing is missing, given twice or in another order, and the puzzles are the very same."""
    written = write_settings(options)
    for key in KEYS:
        if fields.get(key) != written.get(key):
            raise SettingError(key, fields.get(key, ""), written.get(key, "left out"))


def _own_set(name: str, own: Sequence[PuzzleSet]) -> PuzzleSet:
    for puzzles in own:
        if label(puzzles) == name:
            return puzzles
    at_hand = ", ".join(map(label, own)) or "none"
    raise SettingError("own-sets", name, f"one of the sets at hand ({at_hand})")


def _list(fields: Mapping[str, str], key: str) -> list[str]:
    return fields[key].split(",") if key in fields else []


def _flag(fields: Mapping[str, str], key: str) -> bool:
    if fields.get(key, "yes") != "yes":
        raise SettingError(key, fields[key], "yes or left out")
    return key in fields


def _number(fields: Mapping[str, str], key: str) -> int:
    value = fields[key]
    if not (value.isascii() and value.isdecimal() and len(value) <= 9):
        raise SettingError(key, value, "a whole number")
    return int(value)
