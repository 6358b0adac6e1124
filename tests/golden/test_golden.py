"""Finished games in every mode, played to win, must come out as recorded: the rules do not change by accident.

`python tests/golden/regenerate.py` plays them anew after a change that is meant.
"""

from pathlib import Path

import pytest
from needs import native_maker

from projectl.checks.compiled_trail import Trail, compare
from projectl.checks.modes import all_modes
from projectl.record.gamefile import load_record, replay, starting_state, verify
from projectl.rules.buffers import new_buffer
from projectl.rules.engine.legal import legal

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def test_there_is_a_game_in_every_mode() -> None:
    modes = {load_record(path).options for path in FILES}
    assert modes == set(all_modes())
    assert len(FILES) == len(modes) >= 200


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_game_comes_out_as_recorded(path: Path) -> None:
    verdict = verify(load_record(path))
    assert verdict.ok, f"{verdict}; if the rules were meant to change, raise RULES_VERSION and regenerate"


def test_the_compiled_engine_plays_them_alike() -> None:
    native_maker()
    out = new_buffer()
    for path in FILES:
        record = load_record(path)
        rules = record.options.rules()
        before = starting_state(record)
        trail = Trail(before)
        for step in replay(record):
            listed = list(out[: legal(before, rules, step.seat, out)])
            trail.add(step.seat, int(step.action), listed, step.state)
            before = step.state
        compare(trail, rules)
