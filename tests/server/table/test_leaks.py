"""Whole games over the wire, and every byte that a seat was sent: nothing in it that it must not know."""

import asyncio
import json
import re
from typing import Any

import pytest
from server.harness import ME, OPEN, Line, Player, Server, bot, some_action

from projectl.rules.options import Options
from projectl.rules.shuffle import deal_game
from projectl.rules.tables import numbered_puzzles

GAMES: dict[str, dict[str, Any]] = {
    "standard": {"edition": "revised-2021"},
    "ghosts": {"edition": "rulebook-2023", "expansions": ["ghost", "ambassador"]},
}


async def play(line: Line, seat: int | None) -> None:
    """Play a seat to the end of the game, or watch."""
    for number in range(3000):
        await line.wait_for(lambda line: line.table["status"] == "over" or (seat is not None and line.can_act(seat)))
        if line.table["status"] == "over":
            return
        assert seat is not None
        answer = await line.ask("play", seat=seat, action=some_action(line.view(seat), number))
        assert answer["type"] == "ack", answer
        await line.wait_for(lambda line, wanted=answer["version"]: line.version >= wanted)  # type: ignore[misc]
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("kind", GAMES)
def test_no_byte_tells_a_seat_what_it_must_not_know(server: Server, kind: str) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob, Player(server, "Eve") as eve:
            game = await ann.create(ME, OPEN, bot(), confirm=False, **GAMES[kind])
            async with ann.playing(game) as one, bob.playing(game) as two, eve.playing(game) as watching:
                await bob.post(f"/api/games/{game}/seats/1")  # everybody sees the game from its beginning
                lines = ((one, 0), (two, 1), (watching, None))
                await asyncio.gather(*(play(*each) for each in lines))
            for line, seat in lines:
                check(line, seat, one.table["seed"], options_of(one))

    asyncio.run(asyncio.wait_for(body(), 180))


def options_of(line: Line) -> Options:
    setup = line.table["setup"]
    return Options(setup["edition"], players=3, expansions=tuple(setup["expansions"])).checked()


def check(line: Line, seat: int | None, seed: str, options: Options) -> None:
    """Message by message: only puzzles that lie open, or have lain open before."""
    start = deal_game(options, bytes.fromhex(seed))
    numbered = numbered_puzzles(options.puzzle_set())
    ids = {puzzle.id for puzzle in numbered}
    open_at_start = {numbered[number].id for number in start.rows if number >= 0}
    shown: set[str] = set()
    running = [message for message in line.seen if message.get("table", {}).get("status") != "over"]
    assert len(running) > 50
    for message in running:
        text = json.dumps(message)
        assert seed not in text
        assert not re.search(r'"(deck_order|rng|seed)":(?! ?null)', text)
        named = {each for each in re.findall(r'"([A-Z]+\d+)"', text) if each in ids}
        fresh = named - shown
        assert len(fresh) <= (12 if not shown else 4), "more than a refill can show"
        if not shown and named:
            assert named == open_at_start
        shown |= named
        assert_open(message, seat, named)
    assert shown != ids, "some puzzles must have stayed hidden"
    order = [numbered[number].id for number in start.deck if number >= 0]
    joined = "".join(json.dumps(message) for message in running)
    assert json.dumps(order[-6:])[1:-1] not in joined


def assert_open(message: dict[str, Any], seat: int | None, named: set[str]) -> None:
    """Every puzzle of a view lies in a row, before a player, on the own pile, or was told of by an event."""
    for view in message.get("views", []):
        assert view["seat"] == seat
        rows = {slot["puzzle"] for row in view["market"]["rows"] for slot in row["slots"]}
        bottoms = {puzzle for deck in view["market"]["decks"] for puzzle in deck["bottom"]}
        tables = {puzzle["puzzle"] for each in view["seats"] for puzzle in each["puzzles"]}
        piles = {puzzle for each in view["seats"] for puzzle in each.get("pile", [])}
        faces = {puzzle for each in view["seats"] for puzzle in each["ambassadors"]["puzzles"]}
        told = set(re.findall(r'"puzzle": "([A-Z]+\d+)"', json.dumps([view["last_events"], message.get("events", [])])))
        assert set(view["puzzles"]) <= rows | bottoms | tables | piles | faces | told
        assert named <= rows | bottoms | tables | piles | faces | told
        for each in view["seats"]:
            if each["seat"] != seat:
                assert "pile" not in each, "piles lie face down in these editions (R-KNOWN)"
