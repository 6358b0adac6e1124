"""Hidden scores: a walk over everything that a running game tells anybody finds nothing of the piles of others."""

import json
from random import Random
from typing import Any

import pytest
from face_down import exposed, exposed_in_text
from play_helpers import play_sensibly
from server.onlookers import House, Onlooker, same_ids
from server.rooms import ANN, BOB, Ear, hub_on, run

from projectl.record.gamefile import Move
from projectl.rules.options import Options
from projectl.rules.shuffle import deal_game
from projectl.server.rooms import SeatChoice
from projectl.server.table import Command, Setup

__all__ = ["same_ids"]

SEED = bytes(31) + b"\3"
LONG = 100
"""Actions: enough for each player to complete some puzzles."""


def first_moves(options: Options, count: int = LONG) -> list[Move]:
    """How a game begins whose players complete puzzles."""
    return play_sensibly(deal_game(options, SEED, 0), options.rules(), Random(5), count)


def found_in(house: House, person: Onlooker) -> list[str]:
    """Where anything that somebody is told tells of the pile of another."""
    seats = [] if person.seat is None else [person.seat]
    found: list[str] = []
    for where, text in house.everything(person).items():
        body = text if where.startswith("heard") else text.split(" ", 2)[2]
        found += exposed_in_text(body) if where.endswith("/record") else exposed(json.loads(body), seats, where)
    return found


@pytest.mark.rule("R-KNOWN")
def test_no_document_of_a_running_game_tells_of_the_pile_of_another(sqlite: str, same_ids: Any) -> None:
    same_ids(SEED)
    house = House(sqlite)
    with house.open():
        house.begin(confirm=False)
        for number, move in enumerate(first_moves(Options(players=2).checked()), 1):
            house.play(move.seat, str(move.action), f"move-{number}")
            if number in (LONG // 2, LONG):
                for person in house.people.values():
                    assert found_in(house, person) == []
        assert all(count > 2 for count in _completed(house)), "there is something to hide"
        house.people["Ann"].ask("resign", "enough", seat=0)
        told = [place for place in found_in(house, house.people["nobody"]) if "/log.moments" in place]
        assert len(told) == sum(_completed(house)), "when the game is over, every completion tells its points"


def _completed(house: House) -> list[int]:
    view = house.client.get(f"/api/games/{house.game}/view").json()
    return [seat["completed"] for seat in view["seats"]]


@pytest.mark.rule("R-KNOWN")
def test_who_plays_several_seats_hears_of_each_what_is_its_own(sqlite: str, same_ids: Any) -> None:
    same_ids(SEED)

    async def body() -> None:
        options = Options(players=2).checked()
        async with hub_on(sqlite) as hub:
            room = await hub.create(Setup(options, first=0), ANN, [SeatChoice(name="Ann"), SeatChoice(name="Sue")])
            both, watching = Ear(ANN), Ear(BOB)
            room.enter(both)
            room.enter(watching)
            for move in first_moves(options):
                await room.submit(Command("play", move.seat, {"action": str(move.action)}, ANN.id))
            assert {event["seat"] for event in completions(both)} == {0, 1}
            assert all("points" in event for event in completions(both))
            assert completions(watching)
            assert not any("points" in event for event in completions(watching))

    run(body())


def completions(ear: Ear) -> list[dict[str, Any]]:
    events = [event for message in ear.heard if message["type"] == "update" for event in message["events"]]
    return [event for event in events if event["kind"] == "completed"]
