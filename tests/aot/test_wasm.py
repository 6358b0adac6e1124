"""WebAssembly, run by Node, is the same as native and interpreted to the last bit."""

import hashlib
import json
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest
from needs import native_maker, required
from test_ways import play, positions, view_of

from projectl.aot import build
from projectl.aot.compilers import NoCompiler, has_zig
from projectl.arena.modes import all_modes
from projectl.arena.trail import replayed
from projectl.bots.net.desk import Desk
from projectl.bots.net.kernels import PLAN, PROPOSE, SAMPLE
from projectl.bots.net.loading import Workshop
from projectl.bots.net.nets import net_for, weights_of
from projectl.rules import ACTIONS, Rules, State, Tables, tables_of
from projectl.rules.engine.chance import seeded
from projectl.rules.running import engine_kernels

pytestmark = pytest.mark.long  # the compiler is large, and takes a minute
RUNNER = Path(__file__).with_name("run_wasm.mjs")
KEPT = ("plan", "evaluations", "win", "margin", "leaf_value", "leaf_total", "leaf_plan", "value")
SIZES = {"learned:1": (1, 1, 1), "learned": (8, 2, 1), "expert": (12, 2, 24)}
TASKS = {
    "learned:1": [(PLAN, 1000)],
    "learned": [(PLAN, 2500)],
    "expert": [(PROPOSE, 6000), (SAMPLE, 0), (SAMPLE, 0)],
}
POSITIONS = 100
GAMES = 300


@pytest.fixture(scope="module", params=["kernels.wasm", "kernels-simd.wasm"])
def module(request: pytest.FixtureRequest) -> Path:
    if shutil.which("node") is None:
        required("Node")
    if not has_zig():
        required("the compiler ziglang (make wasm)")
    try:
        build.make_wasm()
    except NoCompiler as error:
        required(str(error))
    return build.WASM_FOLDER / str(request.param)


class Cases:
    """A folder of cases for `run_wasm.mjs`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cases: list[dict[str, Any]] = []
        self.maker = native_maker()

    def keep(self, record: Any) -> str:
        content = bytes(record)
        name = hashlib.sha256(content).hexdigest()[:16]
        (self.folder / name).write_bytes(content)
        return name

    def records(self, rules: Rules, tables: Tables) -> dict[str, Any]:
        return {"rules": self.keep(self.maker.rules(rules)), "tables": self.keep(self.maker.tables(tables))}

    def run(self, module: Path) -> list[Any]:
        (self.folder / "cases.json").write_text(json.dumps(self.cases), encoding="utf-8")
        run = subprocess.run(
            ["node", str(RUNNER), str(module), str(self.folder)], capture_output=True, text=True, check=True
        )
        return [json.loads(line) for line in run.stdout.splitlines()]


def test_games(module: Path, tmp_path: Path) -> None:
    """All states, lists and, at each 64th state, explanations, against the interpreted game."""
    cases, modes, wanted = Cases(tmp_path), all_modes(), []
    maker = cases.maker
    for number in range(GAMES):
        options = modes[number * 7 % len(modes)]
        trail, explained = play(options, number, rounds=4)
        options = options._replace(turn_cap=4 * (options.players or 1), confirm=number % 5 == 4).checked()
        rules, tables = options.rules(), tables_of(options.puzzle_set())
        states = replayed(maker, trail, rules, tables)
        said = b"".join(struct.pack(f"<{len(reasons)}q", *reasons) for _, reasons in explained)
        listed = struct.pack(f"<{len(trail.listed)}q", *trail.listed)
        wanted.append(
            {"played": len(trail.actions), "hash": hashlib.sha256(states.tobytes() + listed + said).hexdigest()}
        )
        cases.cases.append({
            "kind": "game", **cases.records(rules, tables), "start": cases.keep(states[0]), "size": State.LAYOUT.size(),
            "seats": trail.seats, "actions": trail.actions, "listed": len(trail.listed), "codes": ACTIONS,
            "players": rules.players, "explained": [at for at, _ in explained],
        })  # fmt: skip
    assert cases.run(module) == wanted


@pytest.mark.parametrize("bot", SIZES)
def test_plans(bot: str, module: Path, tmp_path: Path) -> None:
    """Plans, values and evaluations, against the native library, which is compared with the interpreted kernels."""
    cases, wanted = Cases(tmp_path), []
    offsets, sizes = Desk.LAYOUT.offsets(), {name: field_size(name) for name in KEPT}
    games = [game for game in positions(2 * POSITIONS) if not game.rules.solo and not game.rules.ghosts][:POSITIONS]
    assert len(games) == POSITIONS
    place = Workshop(cases.maker, *SIZES[bot])
    place.use(weights_of(net_for(games[0].rules, bot == "learned:1")))
    place.desk.margin_weight = 0.006
    case: dict[str, Any] = {
        "kind": "plans", "desk": cases.keep(place.desk), "states": len(place.states), "size": State.LAYOUT.size(),
        "codes": ACTIONS, "offsets": offsets, "kept": list(sizes.items()), "positions": [],
    }  # fmt: skip
    for number, game in enumerate(games):
        seat = min(game.to_act)
        rules, tables = place.rules(game.rules), place.tables(game.tables)
        place.put(0, view_of(game, seat).state)
        case["positions"].append({
            "rules": cases.keep(rules), "tables": cases.keep(tables), "start": cases.keep(place.states[0]),
            "seat": seat, "chance": seeded(number), "tasks": TASKS[bot],
        })  # fmt: skip
        place.desk.chance = seeded(number)
        values = []
        for task, budget in TASKS[bot]:
            place.desk.budget = budget
            values.append(place.kernels.think(place.states, rules, tables, place.desk, seat, task, place.out))
        desk = bytes(place.desk)
        kept = b"".join(desk[offsets[name] : offsets[name] + size] for name, size in sizes.items())
        found = hashlib.sha256(struct.pack(f"<{len(values)}d", *values) + kept).hexdigest()
        wanted.append({"plan": list(place.desk.plan[: place.desk.plan_length]), "hash": found})
    cases.cases.append(case)
    assert cases.run(module) == [wanted]


def field_size(name: str) -> int:
    names = [*Desk.LAYOUT.offsets(), ""]
    offsets = [*Desk.LAYOUT.offsets().values(), Desk.LAYOUT.size()]
    at = names.index(name)
    return offsets[at + 1] - offsets[at]


def test_speed(module: Path, tmp_path: Path) -> None:
    """Printed with `-s`: random play over that of the native library, in the same minute."""
    from time import process_time

    cases, options = Cases(tmp_path), all_modes()[0]
    rules, tables = options.rules(), tables_of(options.puzzle_set())
    case = {
        "kind": "speed",
        **cases.records(rules, tables),
        "size": State.LAYOUT.size(),
        "codes": ACTIONS,
        "games": 5000,
    }
    cases.cases = [case] * 3
    wasm = max(each["steps_per_s"] for each in cases.run(module))
    maker = cases.maker
    arguments = maker.row(State, 2), maker.rules(rules), maker.tables(tables), 1, 5000, 1_000_000, maker.buffer()
    native = 0.0
    for _ in range(3):
        begun = process_time()
        steps = engine_kernels(maker).play_games(*arguments)
        native = max(native, steps / (process_time() - begun))
    print(f"{module.name}: {wasm / 1e6:.1f} M steps/s, {wasm / native:.2f} of native")
    assert wasm / native > 0.2
