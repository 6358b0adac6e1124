"""The whole table on one screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from projectl.texts import t

from .blocks import Block, beside, block_width, flowing, titled
from .market import deck_line, market_block
from .mat import mat_title, puzzles_block, supply_block
from .players import SEAT_SIGNS, opponent_block, others_block, reserve_block

View = Mapping[str, Any]

SIDE = 28
"""Columns of the part at the right: reserve and other players."""
GAP = 2


def board_block(view: View, seat: int, log: Sequence[str], colours: bool, width: int) -> Block:
    """The table as `seat` sees it, fitted to a terminal's width. `log` is what happened last, in words."""
    head = [_heading(view, width), *banner_block(view, seat), Text()]
    layout = {"rows": _with_side, "two-sides": _wide_market, "grid": _solo}[view["market"]["layout"]]
    told = [Text("· ", "dim") + Text(line) for line in log]
    return head + layout(view, seat, colours, width) + ([Text(), *told] if told else [])


def _heading(view: View, width: int) -> Text:
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
    wide = width >= 68 + GAP + SIDE
    left_width = width - GAP - SIDE if wide else width
    market = market_block(view, colours, left_width)
    left = titled(t("title-market"), market, left_width)
    left += _mat(view, seat, colours, left_width)
    right_width = SIDE if wide else width
    right = _reserve(view, right_width) + _others(view, seat, colours, right_width)
    return beside([left, right], GAP) if wide else left + right


def _wide_market(view: View, seat: int, colours: bool, width: int) -> Block:
    """Line Clear: the market takes the whole width."""
    lines = market_block(view, colours, width)
    wide = width >= 60 + GAP + SIDE
    left_width = width - GAP - SIDE if wide else width
    mat = _mat(view, seat, colours, left_width)
    right_width = SIDE if wide else width
    right = _reserve(view, right_width) + _others(view, seat, colours, right_width)
    return lines + (beside([mat, right], GAP) if wide else mat + right)


def _solo(view: View, seat: int, colours: bool, width: int) -> Block:
    """The opponent's grid at the left, the own puzzles two by two beside it."""
    grid = market_block(view, colours, width)
    left = [*opponent_block(view), deck_line(view), *grid]
    left = titled(t("title-opponent"), left, block_width(grid))
    beside_width = max(30, width - GAP - block_width(left))
    right = _mat(view, seat, colours, beside_width) + _reserve(view, beside_width)
    return flowing([left, right], width, GAP)


def _mat(view: View, seat: int, colours: bool, width: int) -> Block:
    puzzles = puzzles_block(view, seat, colours, width)
    supply = supply_block(view, seat, width)
    return titled(mat_title(view, seat), puzzles + supply, width)


def _reserve(view: View, width: int) -> Block:
    return titled(t("title-reserve"), reserve_block(view, width), width)


def _others(view: View, seat: int, colours: bool, width: int) -> Block:
    if len(view["seats"]) == 1:
        return []
    return titled(t("title-others"), others_block(view, seat, colours, width), width)
