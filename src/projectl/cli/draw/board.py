"""The whole table on one screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from projectl.texts import t

from .blocks import Block, beside, block_width, flowing, titled
from .compact import compact_block
from .market import DECK_WIDTH, deck_line, market_block
from .mat import mat_title, puzzles_block, supply_block
from .players import SEAT_SIGNS, opponent_block, others_block, reserve_block

View = Mapping[str, Any]

SIDE = 30
"""Columns of the part at the right: reserve and other players."""
GAP = 2
ROW = 68
"""Columns of a row: its deck and four cards."""
TWO_CARDS = 29


def board_block(view: View, seat: int, colours: bool, width: int, lines: int | None = None) -> Block:
    """The table as `seat` sees it, fitted to a terminal's width; small where it would not fit into so many lines."""
    layout = {"rows": _with_side, "two-sides": _wide_market, "grid": _solo}[view["market"]["layout"]]
    full = layout(view, seat, colours, width)
    if lines is None or len(full) <= lines:
        return [heading(view, width), Text(), *full]
    return [heading(view, width), *compact_block(view, seat, colours, width)]


def heading(view: View, width: int) -> Text:
    """What is played."""
    options = view["options"]
    parts = [t(f"edition-{options['edition']}"), t(f"variant-{options['variant']}")]
    parts += [t(f"difficulty-{options['difficulty']}")] if options["difficulty"] else []
    parts += [t(f"expansion-{name}") for name in options["expansions"]]
    parts += [t("heading-round", round=view["round"])] if view["round"] else []
    name = Text.assemble(("project ", "bold"), ("L", "bold yellow"), "   ", (" · ".join(parts), "dim"))
    name.truncate(width)
    return name


def banner_block(view: View, seat: int) -> Block:
    """Whose turn it is, what is left of it, and how near the end is."""
    told = view["seats"][seat]
    line = Text.assemble((f"{SEAT_SIGNS[seat]} ", "bold green"), (told["name"], "bold green"), "  ")
    line.append(_situation(view, told))
    lines = [line]
    if view["ending"]["stage"] != "none" and view["phase"] == "play":
        lines.append(Text(t(f"banner-{view['ending']['stage']}", variant=view["options"]["variant"]), "bold yellow"))
    return lines


def _situation(view: View, told: Mapping[str, Any]) -> Text:
    if view["phase"] == "over":
        return Text(t("banner-over"))
    if view["phase"] == "touches":
        return _touches(told)
    turn = told["turn"]
    if turn is None:
        return Text(t("banner-waiting"))
    left = turn["actions_left"]
    pips = Text("■" * left + "□" * (3 - left) + " ", "bold green")
    for part in ("choice", "sequence"):
        if turn[part]:
            return pips + Text(t(f"banner-{part}-{turn[part]['kind']}"), "bold")
    if turn["complete"]:
        return pips + Text(t("banner-complete"), "bold")
    return pips + Text(t("banner-actions", count=left, master="used" if turn["master_used"] else "free"))


def _touches(told: Mapping[str, Any]) -> Text:
    """The live score: pile, completed by touches, paid for touches, unfinished."""
    if told["touches_done"]:
        return Text(t("banner-touches-done"))
    return Text(t("banner-touches", **told["score"]))


def _with_side(view: View, seat: int, colours: bool, width: int) -> Block:
    """Market over mat at the left, the rest at the right; in a narrow terminal one below the other."""
    wide = width >= ROW + GAP + SIDE
    left_width = width - GAP - SIDE if wide else width
    right_width = SIDE if wide else width
    left = titled(t("title-market"), market_block(view, colours, left_width), left_width)
    left += _mat(view, seat, colours, left_width, indent=DECK_WIDTH + 1 if left_width >= ROW else 0)
    right = _reserve(view, right_width) + _others(view, seat, colours, right_width)
    return beside([left, right], GAP) if wide else left + right


def _wide_market(view: View, seat: int, colours: bool, width: int) -> Block:
    """Line Clear: the market takes the whole width; below it mat and reserve beside the other players."""
    market = market_block(view, colours, width)
    wide = width >= ROW + GAP + SIDE
    left_width = width - GAP - SIDE if wide else width
    right_width = SIDE if wide else width
    left = _mat(view, seat, colours, left_width) + _reserve(view, left_width)
    right = _others(view, seat, colours, right_width)
    return market + (beside([left, right], GAP) if wide else left + right)


def _solo(view: View, seat: int, colours: bool, width: int) -> Block:
    """The opponent's grid at the left, the own puzzles two by two beside it."""
    grid = market_block(view, colours, width)
    left = titled(t("title-opponent"), [*opponent_block(view), deck_line(view), *grid], block_width(grid))
    right_width = max(TWO_CARDS, width - GAP - block_width(left))
    puzzles = puzzles_block(view, seat, colours, TWO_CARDS)
    right = titled(mat_title(view, seat), puzzles + supply_block(view, seat, right_width), right_width)
    return flowing([left, right + _reserve(view, right_width)], width, GAP)


def _mat(view: View, seat: int, colours: bool, width: int, indent: int = 0) -> Block:
    """Puzzles over supply, moved to the right by `indent` to stand under the rows."""
    lines = puzzles_block(view, seat, colours, width - indent) + supply_block(view, seat, width - indent)
    return titled(mat_title(view, seat), [Text(" " * indent) + line for line in lines], width)


def _reserve(view: View, width: int) -> Block:
    return titled(t("title-reserve"), reserve_block(view, width), width)


def _others(view: View, seat: int, colours: bool, width: int) -> Block:
    if len(view["seats"]) == 1:
        return []
    return titled(t("title-others"), others_block(view, seat, colours, width), width)
