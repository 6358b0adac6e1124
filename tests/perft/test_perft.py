"""How many sequences of actions lead on from a position is pinned: move generation cannot change unnoticed."""

import json
from pathlib import Path

import pytest
from needs import native_maker

from projectl.record.position.text import read_position
from projectl.rules import State, new_buffer
from projectl.rules.engine import kernels
from projectl.rules.ways.running import engine_kernels

CASES = json.loads(Path(__file__).with_name("perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_the_leaves_are_as_counted_before(name: str) -> None:
    options, state = read_position(CASES[name]["position"])
    rules = options.rules()
    leaves = CASES[name]["leaves"]
    out = [new_buffer() for _ in range(len(leaves) + 1)]
    for depth, expected in enumerate(leaves, start=1):
        states = [state.clone() for _ in range(depth + 1)]
        assert kernels.perft(states, 0, rules, depth, out) == expected


@pytest.mark.parametrize("name", CASES)
def test_compiled_too(name: str) -> None:
    maker = native_maker()
    options, state = read_position(CASES[name]["position"])
    rules = maker.rules(options.rules())
    leaves = CASES[name]["leaves"]
    states, out = maker.row(State, len(leaves) + 1), maker.buffers(len(leaves) + 1)
    maker.put(states, 0, state)
    perft = engine_kernels(maker).perft
    found = [perft(states, 0, rules, depth, out) for depth in range(1, len(leaves) + 1)]
    assert found == leaves
