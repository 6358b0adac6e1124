"""Twin games: they differ only in what somebody must not know, and everything that this one can ask for is the same."""

import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.onlookers import BEGINNING, HOUR, House, same_ids
from server.postgres import postgres_binary

from projectl.rules.options import Options
from projectl.rules.puzzles import parse_puzzles
from projectl.rules.shuffle import deal_game
from projectl.server.rooms.room import SNAPSHOT_EVERY

__all__ = ["same_ids"]

HEADER = "set: twins\ntitle: Twins\norigin: custom\nexpansion: base\n"
GRID = "xxxxx/xxxxx/xxxxx/-----/-----"
WHITES, BLACKS = 6, 13
SMALL = HEADER + "".join(
    f"{colour[0].upper()}{number:02} {colour} {number % 6} I3 {GRID}\n"
    for colour, count in (("white", WHITES), ("black", BLACKS))
    for number in range(1, count + 1)
)
"""So few puzzles that two seeds can be found that show the same rows; one black puzzle is left out of the game."""
SETUP: dict[str, Any] = {"puzzles": [SMALL], "confirm": False}
OPTIONS = Options(players=2, puzzles=(parse_puzzles(SMALL, "twins"),)).checked()
TWIN_SEEDS = [number.to_bytes(32, "big") for number in (3085, 4691)]
"""They deal the same rows and the same next white puzzle, and else other decks; found by trying."""
TO_TOUCHES = [
    *[(0, "take black")] * 3, *[(1, "take black")] * 3,
    (0, "take black"), (0, "piece"), (0, "piece"), (1, "take black"), (1, "piece"), (1, "piece"),
    *[(0, "piece")] * 3, (1, "exch I2 I3"), (1, "exch I3 V3"), (1, "exch V3 I3"),
]  # fmt: skip
"""The black deck runs out, and the last round is played."""
Twin = Callable[[House], None]
Story = Callable[[House, Twin], Iterator[str]]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The addresses of two empty databases of one kind."""
    if request.param == "sqlite":
        return [f"sqlite:///{tmp_path / name}.db" for name in ("one", "two")]
    server = request.getfixturevalue("postgres_server")
    names = [f"twin_{abs(hash(request.node.nodeid))}_{number}" for number in range(2)]
    for name in names:
        psql = [str(postgres_binary("psql")), "-q", f"{server}/postgres", "-c", f"CREATE DATABASE {name}"]
        subprocess.run(psql, check=True)
    return [f"{server}/{name}" for name in names]


def told(story: Story, secret: Twin, database: str) -> dict[str, str]:
    """Everything that who does not sit in seat 0 was told in the course of a story, by when, whom and where."""
    house, found = House(database), {}
    for moment in story(house, secret):
        for name in ("Bob", "Eve", "nobody"):
            for where, text in house.everything(house.people[name]).items():
                # By nature another: it is the hash of the seed.
                found[f"{moment}: {name}: {where}"] = re.sub(r"\b[0-9a-f]{64}\b", "commitment", text)
    return found


def assert_same(one: dict[str, str], two: dict[str, str]) -> None:
    different = [where for where in {**one, **two} if one.get(where) != two.get(where)]
    assert different == []
    assert len(one) > 100


def finishing(house: House, secret: Twin) -> Iterator[str]:
    """Finishing touches, with a takeback asked for, a server that is restarted, and a clock that is set back."""
    with house.open():
        house.begin(**SETUP)
        for number, (seat, action) in enumerate(TO_TOUCHES):
            house.now += 1000
            house.play(seat, action, f"move-{number}")
        bob, ann = house.people["Bob"], house.people["Ann"]
        assert bob.ask("look", "phase", seat=1)["view"]["phase"] == "touches"
        bob.ask("ask-takeback", "back", seat=1, to=3)
        secret(house)
        yield "with a takeback asked for"
        house.now = BEGINNING + HOUR
        ann.ask("answer-takeback", "no", seat=0, agree=False)
        for number in range(SNAPSHOT_EVERY // 2):  # so that lists are told anew when the game was touched last
            house.now += 1000
            bob.ask("agree-end", f"vote-{number}", seat=1, agree=number % 2 == 0)
        again = [bob.ask("play", "touch", seat=1, action="place O1@1 a1") for _ in range(2)]
        assert [answer["again"] for answer in again] == [False, True]
        bob.ask("play", "wrong", seat=1, action="take 1")
        secret(house)
        house.settled()
        yield "with a touch of one's own"
    with house.open():
        house.now = BEGINNING + 5 * HOUR
        house.connect()
        house.settled()
        yield "after a restart"
        house.play(0, "done", "done")
        yield "when the other is done"


def three_touches(house: House) -> None:
    """Of seat 0, the last of them taken back again; they take until late."""
    before, ann = house.now, house.people["Ann"]
    house.now = BEGINNING + 3 * HOUR
    for number in range(3):
        you = ann.ask("look", "look", seat=0)["view"]["you"]
        house.play(0, you["placements"][0]["ways"][0]["action"], f"secret-{before}-{number}")
    assert ann.ask("undo", f"secret-{before}-undo", seat=0)["type"] == "ack"
    house.now = before


def nothing(house: House) -> None:
    """A seat that thinks."""


@pytest.mark.rule("D26", "R-KNOWN")
def test_nobody_is_told_anything_by_a_finishing_touch(databases: list[str], same_ids: Any) -> None:
    found = []
    for database, secret in zip(databases, (three_touches, nothing), strict=True):
        same_ids(bytes(32))
        found.append(told(finishing, secret, database))
    assert_same(*found)


def beginning(house: House, secret: Twin) -> Iterator[str]:
    """The first turns: a puzzle is taken and another one comes into the row, a piece is placed and taken back."""
    with house.open():
        house.begin(**SETUP)
        yield "the deal"
        actions = [(0, "take 1"), (0, "place O1@1 a1"), (0, "piece"), (1, "piece"), (1, "master")]
        for number, (seat, action) in enumerate(actions[:-1]):
            house.play(seat, action, f"move-{number}")
        bob = house.people["Bob"]
        bob.ask("undo", "undo", seat=1)
        bob.ask("play", "wrong", seat=1, action="take 12")
        yield "the first turns"


@pytest.mark.rule("R-KNOWN")
def test_nobody_is_told_anything_about_decks_and_puzzles_left_out(databases: list[str], same_ids: Any) -> None:
    one, two = (deal_game(OPTIONS, seed, 0) for seed in TWIN_SEEDS)
    assert one.rows == two.rows
    assert set(one.deck) != set(two.deck), "another puzzle is left out"
    found = []
    for database, seed in zip(databases, TWIN_SEEDS, strict=True):
        same_ids(seed)
        found.append(told(beginning, nothing, database))
    assert_same(*found)
