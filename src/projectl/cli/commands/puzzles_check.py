"""`projectl puzzles check`: of each puzzle of a set, how it can be filled and what it is worth."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from projectl.rules.puzzles import PuzzleSet
from projectl.texts import t
from projectl.verdict import CheckedPuzzle, Fair, check_set
from projectl.verdict.documents import checked_document, comparison_document

from .puzzles import find_set

NONE = "–"


def puzzles_check_command(name: str, as_json: bool = False) -> None:
    """Print the verdicts on a set; a file that cannot be read is refused with its line."""
    found = find_set(name)
    checked = check_set(found)
    if as_json:
        json.dump(_document(found, checked), sys.stdout, indent=1)
        sys.stdout.write("\n")
        return
    _print(found, checked)


def _document(found: PuzzleSet, checked: Sequence[CheckedPuzzle]) -> dict[str, object]:
    head = {"set": found.name, "title": found.title, "origin": found.origin, "expansions": [*found.expansions]}
    return {**head, "puzzles": [*map(checked_document, checked)], "comparison": comparison_document()}


def _print(found: PuzzleSet, checked: Sequence[CheckedPuzzle]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from projectl.arena.report.console import print_line, print_table

    whites, blacks = len(found.whites), len(found.blacks)
    table = Table(
        box=SIMPLE_HEAD,
        title_justify="left",
        title_style="bold",
        expand=False,
        title=t("puzzles-heading", title=found.title, origin=found.origin, white=whites, black=blacks),
    )
    table.add_column(t("puzzle-verdict-puzzle"), no_wrap=True)
    for head in ("points", "cells", "sets", "pieces", "actions", "fair"):
        table.add_column(t(f"puzzle-verdict-{head}"), justify="right")
    table.add_column(t("puzzle-verdict-alike"))
    for each in checked:
        table.add_row(*_row(each), style="" if each.is_fair else "yellow")
    print_table(table)
    console, compared = Console(), comparison_document()
    print_line(t("puzzle-verdict-all-filled"), console)
    print_line(t("puzzle-verdict-about-actions"), console)
    print_line(t("puzzle-verdict-about-fair", count=compared["puzzles"], error=str(compared["error"])), console)


def _row(each: CheckedPuzzle) -> tuple[str, ...]:
    verdict = each.verdict
    figures = (each.puzzle.points, verdict.cells, verdict.sets, verdict.fewest_pieces, verdict.fewest_actions)
    numbers = (NONE if figure is None else str(figure) for figure in figures)
    return (each.puzzle.id, *numbers, _span(verdict.fair), ", ".join(alike.id for alike in verdict.same_as))


def _span(fair: Fair | None) -> str:
    if fair is None:
        return NONE
    return str(fair.low) if fair.low == fair.high else t("puzzle-verdict-span", low=fair.low, high=fair.high)
