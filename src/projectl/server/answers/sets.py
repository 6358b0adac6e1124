"""Drawn puzzles and sets: their verdict, their text, and what an owner may keep. With a server and without one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from projectl.record.puzzle_sets import puzzle_file
from projectl.rules.puzzles import Puzzle, PuzzleError, PuzzleSet, parse_puzzles
from projectl.server.errors import RefusedError
from projectl.server.messages.sets import DrawnPuzzle, DrawnSet, PuzzleVerdict, SetText, WantedVerdict
from projectl.server.naming.text_cleaning import clean_text
from projectl.verdict import verdict_on
from projectl.verdict.documents import comparison_document, verdict_document

MOST_SETS = 40
"""So many sets one person keeps."""
MOST_TITLE = 60
OWN = "own"
"""The set of which the others of a drawn puzzle are, in what is told of the same shape."""


def verdict_of(wanted: WantedVerdict) -> PuzzleVerdict:
    """What there is to say about a puzzle as far as it is drawn."""
    others = [(OWN, _puzzle(each)) for each in wanted["others"]]
    found = verdict_on(_puzzle(wanted["puzzle"]), wanted["expansion"] == "ghost", others)
    document: PuzzleVerdict = {**verdict_document(found), "comparison": comparison_document()}  # type: ignore[typeddict-item]
    return document


def text_of(drawn: DrawnSet) -> SetText:
    """The set as a puzzle file; PuzzleError names the puzzle that cannot be played with."""
    title = _title(drawn)
    name = re.sub(r"[^a-z0-9]+", "-", _plain(title)).strip("-")[:32].strip("-") or "set"
    expansions = () if drawn["expansion"] == "none" else (drawn["expansion"],)
    found = PuzzleSet(name, title, "custom", expansions, tuple(map(_puzzle, drawn["puzzles"])))
    if not found.puzzles:
        raise PuzzleError("puzzle-none", source=title)
    _check(found, title)
    return {"name": name, "text": puzzle_file(found)}


def _check(found: PuzzleSet, title: str) -> None:
    """Read it as a file would be, so that what is wrong is told with the puzzle's name."""
    head = (f"set: {found.name}", f"title: {title}", "origin: custom", f"expansion: {(*found.expansions, 'none')[0]}")
    lines = (f"{each.id or '?'} {each.colour} {each.points} {each.reward} {each.grid}" for each in found)
    parse_puzzles("\n".join((*head, *lines)), title)


def checked(drawn: DrawnSet) -> DrawnSet:
    """The set as it is kept: unfinished puzzles too, a title that can be read."""
    return {**drawn, "title": _title(drawn)}


def refuse_too_many(kept: Sequence[int], more: int, limit_kib: int, is_new: bool) -> None:
    """RefusedError if the sets of somebody, of those sizes, and one more of a size are too many or too large."""
    if is_new and len(kept) >= MOST_SETS:
        raise RefusedError("set-too-many", limit=MOST_SETS)
    if sum(kept) + more > limit_kib * 1024:
        raise RefusedError("set-too-large", limit=limit_kib)


def _title(drawn: DrawnSet) -> str:
    return clean_text(drawn["title"], MOST_TITLE, "set-title-wanted")


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()


def _puzzle(drawn: DrawnPuzzle) -> Puzzle:
    cells = sum(1 << cell for cell in {*drawn["cells"]})
    return Puzzle(drawn["id"], drawn["colour"], drawn["points"], drawn["reward"], cells, "custom")
