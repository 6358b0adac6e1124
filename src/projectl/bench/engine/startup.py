"""How long things take in a fresh process: importing the rules, and then the first compiled step."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
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
from projectl.rules.ways import native as _native
from projectl.rules.ways import running
options = Options().checked()
rules = options.rules()
state = State()
deal_seeded(state, rules, 1)
started = time.perf_counter()
maker = running.native()
kernels = running.engine_kernels(maker)
states, out = maker.row(State, 1), maker.buffer()
maker.put(states, 0, state)
rules = maker.rules(rules)
seat = state.holder[0]
kernels.legal_at(states, 0, rules, seat, out)
kernels.step_at(states, 0, rules, seat, out[0])
print(time.perf_counter() - started)
"""


def import_ms() -> float:
    """Milliseconds of processor time for `import projectl.rules`."""
    _child(IMPORT)  # writes the byte code, if it is not there yet
    return statistics.median(_child(IMPORT)[0] for _ in range(REPEATS)) * 1000


def ready_ms() -> float:
    """Milliseconds by the clock, once everything is imported, to the first compiled `legal` and `step`."""
    _child(FIRST_STEP)
    return statistics.median(_child(FIRST_STEP)[0] for _ in range(REPEATS)) * 1000


def _child(code: str) -> list[float]:
    """The numbers that a fresh interpreter prints; it may write its byte code, as at a user's."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPATH"] = str(Path(rules.__file__).parent.parent.parent)
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return [float(word) for word in run.stdout.split()]
