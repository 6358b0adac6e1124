"""Functions in the subset, one construct each; `test_constructs` runs them interpreted and compiled."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from math import sqrt
from typing import NamedTuple

from projectl.bots.value_net.model.arithmetic import exponential, power, single
from projectl.rules.layout import Field, Layout

Buffer = MutableSequence[int]
HALF = 0.5
STEP = 3
PRIME = 2147483647


class Span(NamedTuple):
    start: int
    end: int
    share: float
    is_open: bool


class Inner:
    LAYOUT = Layout("Inner", (Field("count", "i1"), Field("wide", "i8"), Field("marks", "i2", (3,))))

    def __init__(self) -> None:
        self.count = 0
        self.wide = 0
        self.marks = [0] * 3


class Thing:
    """Records inside a record, and every width."""

    LAYOUT = Layout(
        "Thing",
        (
            Field("small", "i1"),
            Field("inner", Inner.LAYOUT),
            Field("turns", Inner.LAYOUT, (2,)),
            Field("short", "i2", (4,)),
            Field("middle", "i4"),
            Field("wide", "i8", (4,)),
            Field("singles", "f4", (4,)),
            Field("grid", "f4", (2, 4)),
            Field("real", "f8"),
            Field("default", "i8"),
        ),
    )

    def __init__(self) -> None:
        self.small = 0
        self.inner = Inner()
        self.turns = [Inner(), Inner()]
        self.short = [0] * 4
        self.middle = 0
        self.wide = [0] * 4
        self.singles = array("f", [0.0]) * 4
        self.grid = [array("f", [0.0]) * 4 for _ in range(2)]
        self.real = 0.0
        self.default = 0


def divide(a: int, b: int) -> int:
    return a // b * 1000 + a % b


def divide_by_constant(a: int, b: int) -> int:
    return a // 7 * 1000 + a % 7 + a // STEP + a % (PRIME - 1) + b


def bits(a: int, b: int) -> int:
    return (a & 255 | b << 3) ^ ~a >> 2


def wrap(a: int, b: int) -> int:
    return (a * 40503 ^ (b >> 3) * 65599) & 4095


def compare(a: int, b: int) -> int:
    total = 0
    if 0 <= a < b:
        total += 1
    if a == b or (a != -b and not b):
        total += 2
    if not a:
        total += 4
    if a > b >= -3 and a:
        total += 8
    return total


def truth(a: int, b: int) -> bool:
    both = a > 0 and b > 0
    return both or a == -1


def choose(a: int, b: int) -> int:
    return min(a, b, 5) * 100 + max(a, b) + (abs(a) if a < b else -1)


def loops(a: int, b: int) -> int:
    total = 0
    i = 99
    for i in range(a, b):
        if i == 3:
            continue
        if i > 8:
            break
        total += i
        i = 1000  # noqa: PLW2901  # the loop goes on with its own count
    for j in range(b, a, -2):
        total += 10000 * j
    for _ in range(a):
        total += 1
        a -= 1  # the bound was taken before
    while total > 5000:
        total -= 777
    return total * 1000 + i


def keywords(a: int, b: int) -> int:
    default = a
    register = b
    return default - register


def halves(a: int, b: int) -> float:
    x = float(a) * HALF + 0.1 * b
    return min(max(x, -3.5), 100.25) / 7 + a / 3


def whole(a: int, b: int) -> int:
    return int(a * 0.37) + int(-b * 0.37) + int(a > b)


def roots(a: int, b: int) -> float:
    return sqrt(float(a * a + 2)) + power(0.999, abs(b)) + exponential(0.3 * (a % 100) - 15.0)


def span_of(a: int, b: int) -> Span:
    return Span(a, a + b, 0.25 * a, a > b)


def spans(a: int, b: int) -> float:
    one = span_of(a, b)
    other = span_of(one.end, a) if one.is_open else one
    return one.start + other.end * other.share


def store(thing: Thing, a: int, b: int) -> int:
    thing.small = a % 100
    thing.inner.count = b % 50
    thing.inner.wide += a * b
    turn = thing.turns[a & 1]
    turn.marks[b & 1] += 7
    turn.count -= 1
    thing.short[a & 3] = -a
    thing.middle = a << 4
    thing.wide[b & 3] |= a
    thing.default += 1
    return thing.inner.wide + thing.turns[1].count + len(thing.short)


def add_singles(thing: Thing, a: int, b: int) -> float:
    row = thing.grid[a & 1]
    total = thing.singles[0]
    for j in range(4):
        row[j] += single((a + 0.1) * thing.singles[j])
        thing.singles[j] = 0.1 * b + j
        total = single(total + single(row[j] * thing.singles[j]))
        thing.real += row[j] * thing.singles[j]
    return max(total, 0.0) + thing.real


def bump(thing: Thing, by: int) -> int:
    thing.middle += by
    return thing.middle


def order(thing: Thing, a: int, b: int) -> int:
    """Every part reads what another writes."""
    thing.middle = a
    first = thing.middle * 100 + bump(thing, 1) * 10 + thing.middle
    second = bump(thing, 2) - bump(thing, b)
    thing.wide[thing.middle & 3] = bump(thing, 1)
    thing.middle += bump(thing, 5)
    both = bump(thing, 1) > thing.middle and bump(thing, 50) > 0
    return first * 1000003 + second * 1009 + thing.middle + (7 if both else 0) + mixed(thing.middle, bump(thing, 1))


def mixed(a: int, b: int) -> int:
    return a * 31 + b


def copy_thing(things: list[Thing], target: int, source: int) -> None:
    from copy import deepcopy

    things[target] = deepcopy(things[source])


def note(thing: Thing, text: int) -> None:
    raise AssertionError("notes are left out")


def rows(things: list[Thing], numbers: Sequence[int], out: Buffer) -> int:
    for i in range(len(numbers)):
        things[0].wide[i & 3] += numbers[i]
        out[i] = things[0].wide[i & 3] + len(things)
    copy_thing(things, 1, 0)
    things[0].wide[0] = -1
    return things[1].wide[0]
