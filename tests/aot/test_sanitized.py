"""The callers of the kernels are tested: games and mutated positions under the compiler's own checks.

Kernels trust their callers. A library with bounds, shifts and divisions checked plays trace games, and every position
that the readers accept of many mutated ones; the first slip ends the process.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from needs import native_maker

from projectl.aot.build import WORK
from projectl.aot.compilers import NoCompiler, compile_library
from projectl.aot.program import source

pytestmark = pytest.mark.long
CHECKS = ("-g", "-fsanitize=bounds,shift-exponent,integer-divide-by-zero,null", "-fsanitize-undefined-trap-on-error")

GAMES = """
import sys
sys.path[:0] = sys.argv[1:]
from needs import native_maker
from ways import compare, modes, play
maker = native_maker()
for number in range(2 * len(modes())):
    compare(maker, play(number, rounds=6))
print("done")
"""

MUTATED = """
import sys
sys.path[:0] = sys.argv[1:]
from random import Random
from needs import native_maker
from projectl.arena.recorded import record_game
from projectl.arena.modes import all_modes
from projectl.record.position import read_position, write_position
from projectl.rules import State, tables_of
from projectl.rules.running import engine_kernels
maker, chance = native_maker(), Random(1)
kernels, out, states = engine_kernels(maker), maker.buffer(), maker.row(State, 2)
texts, modes = [], all_modes()
for number in range(0, len(modes), 9):
    game = record_game(modes[number], number, positions=True)
    texts += [write_position(state, modes[number]) for state in game.positions[::12]]
alphabet = sorted({letter for text in texts for letter in text})
accepted = tried = 0
while tried < 20_000:
    text = list(chance.choice(texts))
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(text))
        text[at : at + chance.randint(0, 2)] = chance.choice((chance.choice(alphabet), "", text[at] * 2))
    tried += 1
    try:
        options, state = read_position("".join(text))
        maker.put(states, 0, state)
    except Exception as error:
        assert hasattr(error, "code") or isinstance(error, ValueError), repr(error)
        continue
    accepted += 1
    rules, tables = maker.rules(options.rules()), maker.tables(tables_of(options.puzzle_set()))
    kernels.step_children(states, 0, rules, tables, out)
    kernels.play_random(states, 0, rules, tables, tried << 31 | 1, 300, out)
print("done", accepted)
"""


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    native_maker()
    folder = tmp_path_factory.mktemp("checked")
    (folder / "kernels.c").write_text(source(), encoding="utf-8")
    try:
        compile_library(folder / "kernels.c", folder / "kernels.so", flags=CHECKS)
    except NoCompiler as error:
        pytest.skip(f"NOT TESTED: {error}")
    assert WORK.parent.name == "build"
    return folder / "kernels.so"


@pytest.mark.parametrize("code", [GAMES, MUTATED], ids=["games", "mutated"])
def test_nothing_is_found(code: str, checked: Path) -> None:
    folders = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
    environment = {"PROJECTL_KERNELS": str(checked), "PROJECTL_REQUIRE_ALL": "1"}
    command = [sys.executable, "-c", code, *folders]
    run = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert run.returncode == 0, run.stderr[-2000:]
    words = run.stdout.split()
    assert words[0] == "done"
    assert len(words) == 1 or int(words[1]) > 100, "mutated positions must be accepted now and then"


SLIP = """
import sys
sys.path[:0] = sys.argv[1:]
from needs import native_maker
from projectl.rules import Options, State, deal_seeded, tables_of
from projectl.rules.running import engine_kernels
maker, options, state = native_maker(), Options().checked(), State()
rules, tables = options.rules(), tables_of(options.puzzle_set())
deal_seeded(state, rules, tables, 1)
states = maker.row(State, 1)
maker.put(states, 0, state)
states[0].holder[0] = 99
engine_kernels(maker).legal_at(states, 0, maker.rules(rules), maker.tables(tables), 99, maker.buffer())
"""


def test_a_slip_would_be_found(checked: Path) -> None:
    folders = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
    command = [sys.executable, "-c", SLIP, *folders]
    run = subprocess.run(command, capture_output=True, check=False, env={"PROJECTL_KERNELS": str(checked)})
    assert run.returncode < 0, "a signal ended it"
