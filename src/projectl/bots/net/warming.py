"""Compiling ahead of the first game, in a process of its own: `python -m projectl.bots.net.warming`.

A bot that must not keep people waiting plays interpreted meanwhile.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from importlib.util import find_spec

from projectl.rules.compiled import cache_folder
from projectl.rules.options import SOLO, Options
from projectl.rules.shuffle import deal_game
from projectl.rules.tables import tables_of

from .kernels import PLAN
from .loading import PACKAGE, READY, Compiled, is_ready


def warm() -> None:
    """Compile what the bots need and say that it is there; call it before measuring strength."""
    if is_ready():
        return
    options = Options(variant=SOLO).checked()
    place = Compiled(width=1, fits=1)
    place.put(0, deal_game(options, bytes(32)))
    place.desk.budget = 1
    rules, tables = place.rules(options.rules()), place.tables(tables_of(options.puzzle_set()))
    place.kernels.think(place.states, rules, tables, place.desk, 0, PLAN, place.out)
    (cache_folder(PACKAGE) / READY).touch()


@cache
def start_warming() -> None:
    """Have it done in the background, once."""
    if not is_ready() and find_spec("numba"):
        subprocess.Popen(
            [sys.executable, "-m", "projectl.bots.net.warming"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


if __name__ == "__main__":
    warm()
