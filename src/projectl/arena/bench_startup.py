"""How long things take in a fresh process: importing the rules, the first compilation, a start with a warm cache."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from projectl import rules

REPEATS = 3

IMPORT = """
import time
started = time.process_time()
import projectl.rules
print(time.process_time() - started)
"""

FIRST_STEP = """
import time
from projectl.rules import Options, State, deal_seeded, tables_of
from projectl.rules.compiled import load
options = Options().checked()
rules, tables = options.rules(), tables_of(options.puzzle_set())
state = State()
deal_seeded(state, rules, tables, 1)
fast = load()
states = fast.new_states(1)
fast.put(states, 0, state)
loaded = time.process_time()
rules, tables, out = fast.rules(rules), fast.tables(tables), fast.new_buffer()
seat = state.holder[0]
fast.kernels.legal_at(states, 0, rules, tables, seat, out)
fast.kernels.step_at(states, 0, rules, tables, seat, out[0])
now = time.process_time()
print(now - loaded, now)
"""


def import_ms() -> float:
    """Milliseconds of processor time for `import projectl.rules`."""
    _child(IMPORT)  # writes the byte code, if it is not there yet
    return statistics.median(_child(IMPORT)[0] for _ in range(REPEATS)) * 1000


def compile_and_start() -> tuple[float, float]:
    """Seconds of processor time to compile `legal` and `step`, and for a whole process that finds them compiled."""
    cold, warm = [], []
    for _ in range(REPEATS):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(_child(FIRST_STEP, cache)[0])
            warm.append(_child(FIRST_STEP, cache)[1])
    return statistics.median(cold), statistics.median(warm)


def _child(code: str, cache: str = "") -> list[float]:
    """The numbers that a fresh interpreter prints; it may write its byte code, as at a user's."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPATH"] = str(Path(rules.__file__).parent.parent.parent)
    if cache:
        environment["PROJECTL_CACHE"] = cache
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return [float(word) for word in run.stdout.split()]
