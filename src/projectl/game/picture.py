"""A table as SVG, for notebooks: what everybody at it may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from projectl.rules import pictures
from projectl.rules.pieces import extent
from projectl.rules.puzzles import Puzzle

from .drawing import headline

if TYPE_CHECKING:
    from .game import Game

WIDEST = 4
CELL = 9
HEAP_HEIGHT = 34
LINE = 28
"""The height of a line of text."""


def svg_game(game: Game) -> str:
    """The table as a spectator sees it: the rows on the market, the reserve, then the seats."""
    return _Page(game).document()


class _Page:
    """Drawings from top to bottom."""

    def __init__(self, game: Game) -> None:
        self._puzzles = {puzzle.id: puzzle for puzzle in game.puzzles}
        self._view = game.view(None)
        self._title = headline(game, self._view)
        self._parts: list[str] = []
        self._top: float = pictures.MARGIN

    def document(self) -> str:
        """All of it."""
        self._say(self._title, bold=True)
        for row in self._view["market"]["rows"]:
            self._cards([(self._puzzles[slot["puzzle"]], ()) for slot in row["slots"] if slot["puzzle"]])
        reserve = {name: count for level in self._view["reserve"] for name, count in level["pieces"].items()}
        self._heap(reserve)
        for seat in self._view["seats"]:
            self._say(f"{seat['name']} · {seat['completed']} completed", bold=True)
            self._heap(seat["supply"])
            self._cards([(self._puzzles[each["puzzle"]], each["pieces"]) for each in seat["puzzles"]])
        width = 2 * pictures.MARGIN + WIDEST * pictures.STEP_X
        return pictures.svg_document(width, self._top, self._parts)

    def _say(self, text: str, bold: bool = False) -> None:
        font = f'font-size="15" font-weight="{700 if bold else 400}"'
        self._parts.append(pictures.svg_text(pictures.MARGIN, self._top + 16, text, pictures.PAGE_TEXT, font))
        self._top += LINE

    def _cards(self, cards: Sequence[tuple[Puzzle, Iterable[Mapping[str, Any]]]]) -> None:
        for start in range(0, len(cards), WIDEST):
            for place, (puzzle, laid) in enumerate(cards[start : start + WIDEST]):
                by_cell = {cell: piece["piece"] for piece in laid for cell in piece["cells"]}
                left = pictures.MARGIN + place * pictures.STEP_X
                self._parts.append(pictures.svg_card(puzzle, left, self._top, by_cell))
            self._top += pictures.STEP_Y

    def _heap(self, counts: Mapping[str, int]) -> None:
        """Pieces with how many of each there are."""
        left: float = pictures.MARGIN
        for name, count in counts.items():
            height, width = extent(pictures.lying(name))
            if count:
                self._parts.append(pictures.svg_piece(name, left, self._top + (2 - height) * CELL / 2, CELL))
                left += width * CELL + 5
                font = 'font-size="12"'
                self._parts.append(
                    pictures.svg_text(left, self._top + CELL + 4, f"×{count}", pictures.PAGE_MUTED, font)
                )
                left += 10 + 8 * len(str(count)) + 8
        self._top += HEAP_HEIGHT
