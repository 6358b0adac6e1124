"""The callers of the kernels are tested: games, mutated positions and records, and plans, with everything checked.

Kernels trust their callers. A library in which every index is compared with the length of its array, and shifts and
divisions by the compiler's own checks, plays trace games and goes on from whatever the readers accept of texts that
chance has changed; the first slip ends the process.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from needs import native_maker, required

from projectl.aot.compilers import NoCompilerError, compile_library
from projectl.aot.program import source

pytestmark = pytest.mark.long
CHECKS = ("-g", "-fsanitize=bounds,shift-exponent,integer-divide-by-zero,null", "-fsanitize-undefined-trap-on-error")
HERE = Path(__file__).parent
WORK = [
    ("games", 476, 0),
    *(("positions", 2_500, seed) for seed in range(4)),
    *(("records", 2_500, seed) for seed in range(4)),
    ("plans", 300, 0),
]
"""20,000 texts that are accepted; positions of all modes."""


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    native_maker()
    folder = tmp_path_factory.mktemp("checked")
    (folder / "kernels.c").write_text(source(checked=True), encoding="utf-8")
    try:
        compile_library(folder / "kernels.c", folder / "kernels.so", flags=CHECKS)
    except NoCompilerError as error:
        required(str(error))
    return folder / "kernels.so"


def run(library: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    variables = {
        "PROJECTL_KERNELS": str(library),
        "PROJECTL_REQUIRE_ALL": "1",
        "PYTHONPATH": os.pathsep.join([str(HERE), str(HERE.parent)]),
    }
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | variables)


@pytest.mark.parametrize(("what", "count", "seed"), WORK)
def test_nothing_is_found(what: str, count: int, seed: int, checked: Path) -> None:
    ended = run(checked, str(HERE / "mutated.py"), what, str(count), str(seed))
    assert ended.returncode == 0, ended.stderr[-2000:]
    assert ended.stdout == "done\n"


SLIP = """
from needs import native_maker, required
from projectl.rules import Options, State, deal_seeded, tables_of
from projectl.rules.ways.running import engine_kernels
maker, options, state = native_maker(), Options().checked(), State()
rules = options.rules()
deal_seeded(state, rules, 1)
states = maker.row(State, 1)
maker.put(states, 0, state)
{slip}
engine_kernels(maker).legal_at(states, 0, maker.rules(rules), seat, {out})
print("unnoticed")
"""


@pytest.mark.parametrize(
    ("slip", "out"),
    [
        ("states[0].holder[0] = seat = 99", "maker.buffer()"),  # beyond an array of a record
        ("states[0].holder[0] = seat = -1", "maker.buffer()"),  # Python would count from the end
        ("seat = state.holder[0]", "maker.numbers([0, 0])"),  # beyond a buffer that was passed
    ],
)
def test_a_slip_would_be_found(slip: str, out: str, checked: Path) -> None:
    ended = run(checked, "-c", SLIP.format(slip=slip, out=out))
    assert ended.returncode < 0, f"a signal ends it: {ended.stderr}"
    assert "unnoticed" not in ended.stdout
