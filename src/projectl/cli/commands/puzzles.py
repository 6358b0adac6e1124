"""`projectl puzzles`: sets of puzzles as a picture in the terminal and as an SVG sheet."""

from pathlib import Path
from typing import TYPE_CHECKING

from projectl.cli.picture import card_rows
from projectl.record.gamefile.files import write_whole
from projectl.rules.pictures import svg_sheet
from projectl.rules.puzzles import BUILTIN, PuzzleSet, builtin, load_puzzles
from projectl.texts import t

if TYPE_CHECKING:
    from rich.console import Console


def puzzles_command(sets: list[str], svg: Path | None = None, width: int | None = None) -> None:
    """Print sets of puzzles, each a built-in name or a file; with none named, all built-in ones.

    `width` is the number of columns, by default those of the terminal. `svg` names a file to draw them into.
    """
    from rich.console import Console

    found = [find_set(name) for name in sets or BUILTIN]
    if svg:
        write_whole(svg, svg_sheet(found))
    console = Console(width=width, highlight=False)
    for puzzle_set in found:
        _show(puzzle_set, console)
    if svg:
        console.print(t("puzzles-svg-written", path=svg), soft_wrap=True, markup=False)


def find_set(name: str) -> PuzzleSet:
    """A set by its built-in name or by the path of its file."""
    return load_puzzles(name) if name not in BUILTIN and Path(name).exists() else builtin(name)


def _show(puzzle_set: PuzzleSet, console: "Console") -> None:
    from rich.text import Text

    whites, blacks = puzzle_set.whites, puzzle_set.blacks
    heading = t(
        "puzzles-heading",
        title=puzzle_set.title,
        origin=puzzle_set.origin,
        white=len(whites),
        black=len(blacks),
    )
    console.print(Text(heading, "bold"), soft_wrap=True)
    for row in (*card_rows(whites, console.width), *card_rows(blacks, console.width)):
        for line in row:
            console.print(Text.assemble(*line), soft_wrap=True)
    console.print()
