"""Puzzles as data: the file format, its checks and the built-in sets (R-PUZZLES).

`docs/puzzle-format.md` describes the format. Whatever is wrong with a file is raised as a PuzzleError.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from projectl.errors import ProjectLError, shown
from projectl.rules import arguments
from projectl.rules.pieces import BASE_KINDS, NAMES, SIZE
from projectl.rules.state import MAX_PUZZLES
from projectl.rules.tiling import solvable

if TYPE_CHECKING:
    from pathlib import Path

COLOURS = ("white", "black")
ORIGINS = ("printed", "house", "custom")
EXPANSIONS = ("ghost", "ambassador", "phoenix")
BUILTIN = ("base", *EXPANSIONS)
BELONGS_TO = (*BUILTIN, "none")
"""What a set says that it is part of. One of none is played besides the others."""
REWARDS = (*NAMES, "up1", "up2", "master")
HEADER = ("set", "title", "origin", "expansion")

MAX_FILE_BYTES = 64 * 1024
COPIES = 10
"""Every puzzle must be solvable with this many pieces of each kind, since the smallest box has no more."""

_REWARD_NEEDS = {**dict.fromkeys((*NAMES[BASE_KINDS:], "up1", "up2"), "ghost"), "master": "ambassador"}

# Compiled when first used, as reading a file is not what every start does.
_HEADER_LINE = r"(\w+):(.*)"
_SET_NAME = r"[a-z0-9][a-z0-9-]{0,31}"
_ID = r"[A-Za-z0-9_-]{1,12}"
_POINTS = r"[0-9]"
_GRID = r"[x-]{5}(/[x-]{5}){4}"


class PuzzleError(ProjectLError, ValueError):
    """A fault in a puzzle file.

    `params` always has `source`, `line` (0: the file as a whole) and `puzzle` (empty: none of them).

    >>> builtin("finesse")
    Traceback (most recent call last):
        ...
    projectl.rules.puzzles.PuzzleError: 'finesse': neither a file nor a built-in set of puzzles. The built-in sets are \
base, ghost, ambassador and phoenix.
    """

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(code, **{"line": 0, "puzzle": "", **params})


class Puzzle(NamedTuple):
    """One puzzle; `cells` is the mask of its recess, `reward` one of REWARDS.

    >>> builtin("base").by_id("W27").grid
    '-----/-----/-xxx-/-----/-----'
    """

    id: str
    colour: str
    points: int
    reward: str
    cells: int
    origin: str

    @property
    def grid(self) -> str:
        """The recess as a file writes it."""
        marks = "".join("x" if self.cells >> bit & 1 else "-" for bit in range(SIZE * SIZE))
        return "/".join(marks[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE))

    def _repr_svg_(self) -> str:
        from .pictures import svg_puzzle

        return svg_puzzle(self)


class PuzzleSet:
    """Puzzles with different ids; ``origin`` is ``mixed`` when combined sets differ in it.

    ``expansions`` holds what must be in play for these puzzles: ghost pieces, the Ambassador. Sets never change.

    >>> base = builtin("base")
    >>> len(base), len(base.whites), base.origin
    (52, 32, 'printed')
    """

    __slots__ = ("expansions", "name", "origin", "puzzles", "title")

    def __init__(
        self, name: str, title: str, origin: str, expansions: tuple[str, ...], puzzles: tuple[Puzzle, ...]
    ) -> None:
        self.name = name
        self.title = title
        self.origin = origin
        self.expansions = expansions
        self.puzzles = puzzles

    def _key(self) -> tuple[object, ...]:
        return self.name, self.title, self.origin, self.expansions, self.puzzles

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PuzzleSet) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"PuzzleSet({self.name!r}, {len(self)} puzzles)"

    def _repr_svg_(self) -> str:
        from .pictures import svg_sheet

        return svg_sheet([self])

    def __len__(self) -> int:
        return len(self.puzzles)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self.puzzles)

    @property
    def whites(self) -> tuple[Puzzle, ...]:
        """The white puzzles, in order."""
        return tuple(puzzle for puzzle in self.puzzles if puzzle.colour == "white")

    @property
    def blacks(self) -> tuple[Puzzle, ...]:
        """The black puzzles, in order."""
        return tuple(puzzle for puzzle in self.puzzles if puzzle.colour == "black")

    def by_id(self, puzzle_id: str) -> Puzzle:
        """The puzzle of that id, or PuzzleError."""
        for puzzle in self.puzzles:
            if puzzle.id == puzzle_id:
                return puzzle
        raise PuzzleError("puzzle-unknown-id", source=self.name, puzzle=shown(puzzle_id))


def rewards_of(part: str) -> tuple[str, ...]:
    """What puzzles of a set may give that is part of one of BELONGS_TO.

    >>> rewards_of("ambassador")[-2:], "up1" in rewards_of("ghost")
    (('T4', 'master'), True)
    """
    return tuple(reward for reward in REWARDS if _REWARD_NEEDS.get(reward, part) == part)


def builtin(name: str) -> PuzzleSet:
    """One of the sets that come with the game, by its name in BUILTIN.

    >>> builtin("phoenix").title, builtin("phoenix").origin
    ('Phoenix', 'house')
    """
    if arguments.text("name", name) not in BUILTIN:
        raise PuzzleError("puzzle-unknown-set", source=shown(name), known=BUILTIN)
    return _builtin(name)


@cache
def _builtin(name: str) -> PuzzleSet:
    from pathlib import Path  # costs as much as all the pieces

    return load_puzzles(Path(__file__).parent.parent / "data" / "puzzles" / f"{name}.txt")


def load_puzzles(path: "str | Path") -> PuzzleSet:
    """The puzzles of a file.

    >>> load_puzzles("nowhere.txt")
    Traceback (most recent call last):
        ...
    projectl.rules.puzzles.PuzzleError: nowhere.txt: cannot be read: No such file or directory.
    """
    from pathlib import Path

    source = str(arguments.path("path", path))
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        reason = getattr(error, "strerror", None) or str(error)
        raise PuzzleError("puzzle-file-unreadable", source=source, reason=reason) from error
    _check_size(len(data), source)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleError("puzzle-file-not-text", source=source) from error
    return parse_puzzles(text, source)


def combine(sets: Iterable[PuzzleSet]) -> PuzzleSet:
    """Several sets as one, in their order; an id may occur only once in all of them.

    >>> len(combine([builtin("base"), builtin("phoenix")]))
    59
    """
    parts = arguments.instances("sets", arguments.listed(sets), PuzzleSet)
    name = "+".join(part.name for part in parts)
    _check_count(sum(map(len, parts)), name)
    _check_ids(parts)
    return PuzzleSet(
        name=name,
        title=" + ".join(part.title for part in parts),
        origin=parts[0].origin if len({part.origin for part in parts}) == 1 else "mixed",
        expansions=tuple(dict.fromkeys(expansion for part in parts for expansion in part.expansions)),
        puzzles=tuple(puzzle for part in parts for puzzle in part),
    )


def _check_ids(sets: tuple[PuzzleSet, ...]) -> None:
    owner: dict[str, str] = {}
    for part in sets:
        for puzzle in part:
            if puzzle.id in owner:
                params = {"source": part.name, "puzzle": puzzle.id, "other": owner[puzzle.id]}
                raise PuzzleError("puzzle-id-in-two-sets", **params)
            owner[puzzle.id] = part.name


def parse_puzzles(text: str, source: str) -> PuzzleSet:
    r"""The puzzles of a text; `source` names it in errors.

    >>> head = ["set: mine", "title: Mine", "origin: custom", "expansion: none"]
    >>> parse_puzzles("\n".join([*head, "A1 white 1 O1 -----/-----/--x--/-----/-----"]), "mine.txt")
    PuzzleSet('mine', 1 puzzles)
    """
    _check_size(len(arguments.text("text", text)), arguments.text("source", source))
    if "\0" in text:
        raise PuzzleError("puzzle-file-not-text", source=source)
    lines = [_Line(source, number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [line for line in lines if line.text and not line.text.startswith("#")]
    header = _read_header(lines, source)
    puzzles = _read_puzzles(lines[len(header) :], header)
    _check_count(len(puzzles), source)
    expansions = () if header["expansion"] == "none" else (header["expansion"],)
    return PuzzleSet(header["set"], header["title"], header["origin"], expansions, puzzles)


class _Line(NamedTuple):
    source: str
    number: int
    text: str

    def fault(self, code: str, **params: object) -> PuzzleError:
        return PuzzleError(code, source=self.source, line=self.number, **params)


def _read_header(lines: list[_Line], source: str) -> dict[str, str]:
    header: dict[str, str] = {}
    for line in lines:
        match = re.fullmatch(_HEADER_LINE, line.text)
        if not match:
            break
        key, value = match[1], match[2].strip()
        if key in header:
            raise line.fault("puzzle-header-twice", key=key)
        _check_header(line, key, value)
        header[key] = value
    for key in HEADER:
        if key not in header:
            raise PuzzleError("puzzle-header-missing", source=source, key=key, known=HEADER)
    return header


def _check_header(line: _Line, key: str, value: str) -> None:
    if key not in HEADER:
        raise line.fault("puzzle-header-unknown", found=shown(key), known=HEADER)
    if key == "set" and not re.fullmatch(_SET_NAME, value):
        raise line.fault("puzzle-header-set", found=shown(value))
    if key == "title" and not (1 <= len(value) <= 60 and value.isprintable()):
        raise line.fault("puzzle-header-title", found=shown(value))
    if key == "origin" and value not in ORIGINS:
        raise line.fault("puzzle-header-origin", found=shown(value), known=ORIGINS)
    if key == "expansion" and value not in BELONGS_TO:
        raise line.fault("puzzle-header-expansion", found=shown(value), known=BELONGS_TO)


def _read_puzzles(lines: list[_Line], header: dict[str, str]) -> tuple[Puzzle, ...]:
    puzzles: dict[str, Puzzle] = {}
    numbers: dict[str, int] = {}
    for line in lines:
        puzzle = _read_puzzle(line, header)
        if puzzle.id in puzzles:
            raise line.fault("puzzle-duplicate-id", puzzle=puzzle.id, other=numbers[puzzle.id])
        puzzles[puzzle.id], numbers[puzzle.id] = puzzle, line.number
    return tuple(puzzles.values())


def _read_puzzle(line: _Line, header: dict[str, str]) -> Puzzle:
    fields = line.text.partition("#")[0].split()
    if len(fields) != 5:
        raise line.fault("puzzle-fields", puzzle=shown(fields[0]), count=len(fields))
    puzzle_id, colour, points, reward, grid = fields
    if not re.fullmatch(_ID, puzzle_id):
        raise line.fault("puzzle-id", puzzle=shown(puzzle_id))
    if colour not in COLOURS:
        raise line.fault("puzzle-colour", puzzle=puzzle_id, found=shown(colour), known=COLOURS)
    if not re.fullmatch(_POINTS, points):
        raise line.fault("puzzle-points", puzzle=puzzle_id, found=shown(points))
    if reward not in REWARDS:
        raise line.fault("puzzle-reward", puzzle=puzzle_id, found=shown(reward), known=REWARDS)
    if not re.fullmatch(_GRID, grid):
        raise line.fault("puzzle-grid", puzzle=puzzle_id, found=shown(grid))
    puzzle = Puzzle(puzzle_id, colour, int(points), reward, _read_grid(grid), header["origin"])
    _check_playable(puzzle, header["expansion"], line)
    return puzzle


def _read_grid(grid: str) -> int:
    return sum(1 << bit for bit, mark in enumerate(grid.replace("/", "")) if mark == "x")


def _check_playable(puzzle: Puzzle, expansion: str, line: _Line) -> None:
    """With its expansion in play there is such a reward, and the recess can be filled."""
    needed = _REWARD_NEEDS.get(puzzle.reward, expansion)
    if needed != expansion:
        raise line.fault("puzzle-reward-expansion", puzzle=puzzle.id, found=puzzle.reward, needed=needed)
    if not puzzle.cells:
        raise line.fault("puzzle-empty", puzzle=puzzle.id)
    kinds = len(NAMES) if expansion == "ghost" else BASE_KINDS
    if not solvable(puzzle.cells, [COPIES if kind < kinds else 0 for kind in range(len(NAMES))]):
        raise line.fault("puzzle-unsolvable", puzzle=puzzle.id, copies=COPIES)


def _check_size(size: int, source: str) -> None:
    if size > MAX_FILE_BYTES:
        raise PuzzleError("puzzle-file-too-large", source=source, limit=MAX_FILE_BYTES)


def _check_count(count: int, source: str) -> None:
    if not count:
        raise PuzzleError("puzzle-none", source=source)
    if count > MAX_PUZZLES:
        raise PuzzleError("puzzle-too-many", source=source, count=count, limit=MAX_PUZZLES)
