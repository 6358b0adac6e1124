"""`docs/extending.md`, followed: a copy of the package is changed as the page says, and plays with the change."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import projectl

PACKAGE = Path(projectl.__file__).parent
LIBRARY = ("errors", "rules", "texts", "record", "game", "bots", "data")
"""What a game with bots needs."""


class Edit(NamedTuple):
    """In a file of the package, a text that stands there once, and what takes its place."""

    file: str
    old: str
    new: str


WAVE = (
    Edit("rules/engine/codes.py", "ACTIONS = PLACE_END\n", "WAVE = PLACE_END\nACTIONS = WAVE + 1\n"),
    Edit("rules/engine/blocks.py", "    PLACEMENTS,\n    RECYCLE,", "    PLACEMENTS,\n    WAVE,\n    RECYCLE,"),
    Edit(
        "rules/engine/blocks.py",
        '    Block(PLACE, SLOTS * PLACEMENTS, "place"),\n',
        '    Block(PLACE, SLOTS * PLACEMENTS, "place"),\n    Block(WAVE, 1, "wave"),\n',
    ),
    Edit(
        "rules/engine/blocks.py",
        "    if action >= PLACE:\n",
        "    if action == WAVE:\n        return WAVE\n    if action >= PLACE:\n",
    ),
    Edit("rules/engine/explain.py", "    TURN_OVER,\n)", "    TURN_OVER,\n    WAVE,\n)"),
    Edit(
        "rules/engine/explain.py",
        "        return NO_ACTIONS_LEFT\n",
        "        return NO_ACTIONS_LEFT\n    if block == WAVE:\n        return ALLOWED\n",
    ),
    Edit("rules/engine/legal.py", "    TURN_OVER,\n)", "    TURN_OVER,\n    WAVE,\n)"),
    Edit(
        "rules/engine/legal.py",
        "    if why_no_piece(state, rules) == ALLOWED:\n",
        "    out[n] = WAVE\n    n += 1\n    if why_no_piece(state, rules) == ALLOWED:\n",
    ),
    Edit("rules/engine/step.py", "    TOUCHES,\n)", "    TOUCHES,\n    WAVE,\n)"),
    Edit(
        "rules/engine/step.py",
        "    elif block == EXCHANGE or",
        "    elif block == WAVE:\n        finish_action(state, marker)\n    elif block == EXCHANGE or",
    ),
    Edit("record/notation/misreading.py", '    "done": "done",\n', '    "done": "done",\n    "wave": "wave",\n'),
)
"""An action that uses up one of the turn's actions and does nothing else."""

WAVES_OPTION = (
    Edit("rules/options.py", "    endless_white: bool\n", "    endless_white: bool\n    waves: bool\n"),
    Edit(
        "rules/options.py",
        "    endless_white: bool = False\n",
        "    endless_white: bool = False\n    waves: bool = False\n",
    ),
    Edit(
        "rules/options.py",
        '            "endless_white": int(self.endless_white),\n',
        '            "endless_white": int(self.endless_white),\n            "waves": int(self.waves),\n',
    ),
    Edit("rules/ruleset.py", "    endless_white: int\n", "    endless_white: int\n    waves: int\n"),
)
"""An option that is chosen or not."""

WAVES = (
    *WAVES_OPTION,
    Edit(
        "rules/state.py",
        '    ("completed", 1, SEATS),',
        '    ("waved", 1, SEATS),\n    ("completed", 1, SEATS),',
    ),
    Edit("rules/state.py", "    completed: list[int]\n", "    waved: list[int]\n    completed: list[int]\n"),
    *(
        edit
        for edit in WAVE
        if "ALLOWED" not in edit.new and "out[n]" not in edit.new and "finish_action" not in edit.new
    ),
    Edit(
        "rules/engine/explain.py",
        "        return NO_ACTIONS_LEFT\n",
        "        return NO_ACTIONS_LEFT\n"
        "    if block == WAVE:\n        return ALLOWED if rules.waves else NO_ACTIONS_LEFT\n",
    ),
    Edit(
        "rules/engine/legal.py",
        "    if why_no_piece(state, rules) == ALLOWED:\n",
        "    if rules.waves:\n        out[n] = WAVE\n        n += 1\n    if why_no_piece(state, rules) == ALLOWED:\n",
    ),
    Edit(
        "rules/engine/step.py",
        "    elif block == EXCHANGE or",
        "    elif block == WAVE:\n        state.waved[seat] += 1\n        finish_action(state, marker)\n"
        "    elif block == EXCHANGE or",
    ),
)
"""An expansion: the action, an option that brings it into the game, and a count of it in the state."""

EDITION = """
[[edition]]
name = "house-2030"
title = "House rules, 2030"
copies = 12
copies_deluxe = 12
deluxe_option = false
min_players = 2
max_players = 3
max_players_deluxe = 3
max_players_expansion = 3
exact_turn = true
deck_take = false
recycle = true
fallback = "higher"
piece_fallback = false
hidden_scores = false
black_limit = false
unfinished_cost = false
ambassador_later = false
split_arrows = false
expansions = []
expansions_need_deluxe = false
solo = false
line_clear_needs_deluxe = false
endless_white = false
"""

PLAYED_TO_THE_END = """
from projectl import Game, make_bot, play_out, read_record, verify, write_record

def finished(**options):
    game = Game(players=2, seed=2, turn_cap=60, **options)
    play_out(game, [make_bot("random", seed=seat) for seat in range(2)])
    record = read_record(write_record(game.record()))
    assert verify(record).ok, verify(record)
    return game, record
"""

PLAYED_EDITION = (
    PLAYED_TO_THE_END
    + """
game, record = finished(edition="house-2030")
assert record.options.edition == "house-2030"
assert game.view(0)["options"]["edition"] == "house-2030"
try:
    Game(edition="house-2030", players=4)
except ValueError as error:
    print(error)
"""
)

PLAYED_EXPANSION = (
    PLAYED_TO_THE_END
    + """
plain, _ = finished()
assert "wave" not in write_record(plain.record())
game, record = finished(waves=True)
assert record.options.waves and "waves" in write_record(record)
waved = [sum(str(move.action) == "wave" and move.seat == seat for move in record.moves) for seat in range(2)]
assert game.state.waved[:2] == waved and min(waved) > 0, waved
print("waved", waved)
"""
)

OFFERED = """
from projectl import Game
from projectl.cli.main import run
from projectl.rules.options import Options
from projectl.server.app import create_app
from projectl.server.http.schemas.games import NewGame
from projectl.server.options_advisor import choose
from projectl.server.settings import Settings
from projectl.server.table.setup import Setup

setup = NewGame.model_validate({"waves": True, "seats": [{}, {}]}).setup()
assert setup.options.waves and setup.document()["waves"] is True
assert Setup.load(setup.dump()) == setup
assert Game(waves=True).view(0)["options"]["waves"] is True
assert [each.value for each in choose(Options()).values["waves"]] == [False, True]
told = create_app(Settings()).openapi()["components"]["schemas"]
for name in ("NewGame", "WantedOptions", "ChosenOptions", "ReplaySetupDocument", "SetupDocument"):
    assert told[name]["properties"]["waves"]["type"] == "boolean", name
run(["play", "--help"])
"""

PLAYED = """
from projectl import Game, make_bot, play_out, read_record, verify, write_record

game = Game(players=2, seed=1, first=0)
assert "wave" in game.legal_actions()
assert "wave" not in game.legal_actions(1)
assert game.explain("wave") is None
assert game.explain("wave", 1).rule == "R-TURN", game.explain("wave", 1)
assert "wave" in game.view(0)["you"]["actions"]
before = game.view(0)["seats"][0]["turn"]["actions_left"]
game.play("wave")
assert game.view(0)["seats"][0]["turn"]["actions_left"] == before - 1
played = Game(players=2, seed=2, turn_cap=60)
play_out(played, [make_bot("random", seed=seat) for seat in range(2)])
waved = sum(str(move.action) == "wave" for move in played.record().moves)
assert waved > 3, waved
text = write_record(played.record())
assert "wave" in text
assert verify(read_record(text)).ok, verify(read_record(text))
print("waved", waved)
"""


def everything_else() -> set[str]:
    """The parts of the package beside the library, but what is built."""
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir()}
    return folders - {*LIBRARY, "native", "web", "__pycache__"}


def copied(folder: Path, edits: tuple[Edit, ...], *more: str) -> Path:
    """The package with the edits; each finds its place once."""
    package = folder / "projectl"
    package.mkdir()
    for part in (*LIBRARY, *more):
        shutil.copytree(PACKAGE / part, package / part, ignore=shutil.ignore_patterns("__pycache__", "nets"))
    for file in PACKAGE.glob("*.py"):
        shutil.copy(file, package)
    for edit in edits:
        path = package / edit.file
        text = path.read_text(encoding="utf-8")
        assert text.count(edit.old) == 1, edit
        path.write_text(text.replace(edit.old, edit.new), encoding="utf-8")
    return folder


def run(folder: Path, code: str) -> str:
    environ = {**os.environ, "PYTHONPATH": str(folder), "PROJECTL_KERNELS": "interpreted"}
    done = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_action_is_appended(tmp_path: Path) -> None:
    """Legal, explained, notated, recorded, shown in a view, played by `random` and read back."""
    assert run(copied(tmp_path, WAVE), PLAYED).startswith("waved")
    assert len({edit.file for edit in WAVE}) == 6


def test_an_edition_is_data(tmp_path: Path) -> None:
    folder = copied(tmp_path, ())
    with (folder / "projectl/data/editions.toml").open("a", encoding="utf-8") as file:
        file.write(EDITION)
    assert "4" in run(folder, PLAYED_EDITION)


def test_an_option_is_offered_wherever_people_choose(tmp_path: Path) -> None:
    """By the command line, in requests, in what a table says of itself, in a view: all by the declaration alone."""
    folder = copied(tmp_path, WAVES_OPTION, *everything_else())
    assert "--waves" in run(folder, OFFERED)
    assert {edit.file for edit in WAVES_OPTION} == {"rules/options.py", "rules/ruleset.py"}


def test_an_expansion_with_an_option_a_field_of_the_state_and_an_action(tmp_path: Path) -> None:
    assert run(copied(tmp_path, WAVES), PLAYED_EXPANSION).startswith("waved")
    assert len({edit.file for edit in WAVES}) == 9


def test_every_path_of_the_guide_leads_somewhere() -> None:
    root = PACKAGE.parents[1]
    guide = (root / "docs/extending.md").read_text(encoding="utf-8")
    paths = re.findall(r"`([a-z_]+(?:/[\w.-]+)+)`", guide)
    assert len(paths) > 40
    assert [path for path in paths if not (PACKAGE / path).exists() and not (root / path).exists()] == []
