"""`projectl bots`: the bots there are, with their levels."""

from __future__ import annotations

import json
import sys
from typing import Any

from projectl.bots.registry.catalogue import offered_bots, offered_by_others, why_fewer
from projectl.texts import t


def bots_document() -> list[dict[str, Any]]:
    """Every bot as JSON, the weakest first; those of other packages have no level."""
    own = [
        {
            "name": info.name,
            "level": info.level,
            "description": t(info.description_key),
            "argument": bool(info.make_with),
        }
        for info in offered_bots()
    ]
    return own + [{"name": name, "level": None, "description": "", "argument": True} for name in offered_by_others()]


def bots_command(as_json: bool = False) -> None:
    """List the bots."""
    found = bots_document()
    if as_json:
        json.dump(found, sys.stdout, indent=1)
        sys.stdout.write("\n")
        return
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from projectl.arena.report.console import print_table

    table = Table(box=SIMPLE_HEAD)
    table.add_column(t("head-bot"), no_wrap=True)
    table.add_column(t("head-level"), no_wrap=True)
    table.add_column("")
    for bot in found:
        table.add_row(bot["name"], str(bot["level"] or "–"), bot["description"])
    print_table(table)
    if why := why_fewer():
        print(t("bots-fewer", reason=why.params["reason"]))
