"""Plays the golden games anew: `python tests/golden/regenerate.py`.

One game in every mode, by bots that play to win. Run it only after a change of the rules that is meant, together with
a new RULES_VERSION: the point of these games is that their results stay.
"""

from __future__ import annotations

import shutil
import sys
from hashlib import sha256
from pathlib import Path

from projectl.bench.engine.recorded_games import greedy
from projectl.checks.modes import all_modes, mode_name
from projectl.game import Game
from projectl.record.gamefile import write_record
from projectl.rules.options import Options

HERE = Path(__file__).parent


def file_name(options: Options) -> str:
    """`line-clear-5-ghost-ambassador.txt`."""
    words = mode_name(options).split()[1:]
    return "-".join([*words, *options.expansions]).replace("+", "-") + ".txt"


def golden_game(options: Options) -> Game:
    """A game whose cards follow from its mode."""
    name = f"{mode_name(options)} {' '.join(options.expansions)}"
    game = Game(options, seed=sha256(name.encode()).digest())
    choose = greedy(game.rules, 0)
    while not game.is_over:
        seat = min(game.to_act)
        game.play(choose(game.state, seat, [int(action) for action in game.legal_actions(seat)]), seat)
    return game


def folder_of(options: Options) -> Path:
    """Where the games of an edition lie."""
    return HERE / (options.edition + ("-with-deluxe-box" if options.deluxe else ""))


def main() -> None:
    """Write one file for each mode, in a folder for each edition."""
    for folder in {folder_of(options) for options in all_modes()}:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    for options in all_modes():
        game = golden_game(options)
        path = folder_of(options) / file_name(options)
        path.write_text(write_record(game.record()), encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(HERE)}: {len(game.log)} actions\n")


if __name__ == "__main__":
    main()
