"""Puzzle sets in records: own sets are embedded as puzzle files, every set is named with a digest of its content."""

from __future__ import annotations

from functools import cache

from projectl.rules.options import Options
from projectl.rules.puzzles import BUILTIN, Puzzle, PuzzleError, PuzzleSet, builtin, parse_puzzles

DIGEST_DIGITS = 16


def puzzle_file(puzzles: PuzzleSet) -> str:
    """A set in the format of puzzle files (`docs/puzzle-format.md`); ValueError if it does not read back."""
    header = [
        f"set: {puzzles.name}",
        f"title: {puzzles.title}",
        f"origin: {puzzles.origin}",
        f"expansion: {puzzles.expansions[0] if puzzles.expansions else 'none'}",
    ]
    text = "\n".join([*header, *map(_line, puzzles)]) + "\n"
    try:
        same = parse_puzzles(text, puzzles.name) == puzzles
    except PuzzleError as error:
        raise ValueError(str(error)) from error
    if not same:
        raise ValueError(f"the set {puzzles.name} was put together from several files; give the files one by one")
    return text


def _line(puzzle: Puzzle) -> str:
    return f"{puzzle.id} {puzzle.colour} {puzzle.points} {puzzle.reward} {puzzle.grid}"


@cache
def label(puzzles: PuzzleSet) -> str:
    """Name and digest of a set, such as base#b7c0…: the same only for sets that play alike."""
    from hashlib import sha256

    content = "\n".join((",".join(puzzles.expansions), *map(_line, puzzles)))
    return f"{puzzles.name}#{sha256(content.encode()).hexdigest()[:DIGEST_DIGITS]}"


def builtin_in_play(options: Options) -> tuple[PuzzleSet, ...]:
    """The built-in sets of a game: those of its expansions that no own set stands in for."""
    replaced = {part for own in options.puzzles for part in own.expansions}
    wanted = [name for name in BUILTIN if name == "base" or name in options.expansions]
    return tuple(builtin(name) for name in wanted if name not in replaced)
