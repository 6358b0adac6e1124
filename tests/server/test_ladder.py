"""Rated games: which can be rated, what counts, and that each counts once whatever happens."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from server.rooms import Time, hub_on, run, until
from server.table.test_table import Desk
from sqlalchemy import delete, select

from projectl.rules.options import Options
from projectl.rules.puzzles import parse_puzzles
from projectl.server.errors import RefusedError
from projectl.server.ladder.rating import Rating, rated
from projectl.server.rooms import Hub, Room, SeatChoice
from projectl.server.rooms.hub import admit
from projectl.server.storage import people
from projectl.server.storage.schema import GAMES, RATED_GAMES, RATING_CHANGES, RATINGS
from projectl.server.storage.store import Identity
from projectl.server.table import ClockSetup, Command, Setup
from projectl.server.table.outcome import places, scores, winners

BANK = ClockSetup("bank", 600, 5)
OWN_SET = """set: mine
title: Mine
origin: custom
expansion: none
X1 white 1 O1 xx---/-----/-----/-----/-----
"""
NAMES = ("ann", "bob", "cat")


def account(name: str) -> Identity:
    return Identity(name, name.title(), has_account=True)


async def registered(hub: Hub, *names: str) -> list[Identity]:
    for name in names:
        await hub.journal.write(
            people.insert_identity(account(name), 0), *people.insert_account(name, name.title(), "hash", 0)
        )
    return [account(name) for name in names]


def wanted(players: int = 2, clock: ClockSetup = BANK, **options: Any) -> Setup:
    return Setup(Options(players=players, **options).checked(), clock, rated=True)


async def seated(hub: Hub, players: Sequence[Identity], setup: Setup | None = None) -> Room:
    """A rated game that has begun."""
    open_seats = [SeatChoice() for _ in players[1:]]
    chosen = setup or wanted(len(players))
    room = await hub.create(chosen, players[0], [SeatChoice(name="whatever"), *open_seats])
    for seat, player in enumerate(players[1:], 1):
        await room.submit(Command("sit", seat, {"name": player.name}, player.id))
    return room


async def resign(room: Room, *seats: int) -> None:
    for seat in seats:
        await room.submit(Command("resign", seat, {}, room.table.seats[seat].player))


async def settled(hub: Hub, room: Room) -> tuple[bool, dict[str, int]]:
    """Whether a game has counted, and everybody's place."""
    while True:
        found = await hub.ladder.of_game(room.table.id)
        if found is not None:
            return found[0], {row["player"]: row["place"] for row in found[1]}
        await asyncio.sleep(0.01)


async def standings(hub: Hub, variant: str = "standard") -> dict[str, tuple[int, int]]:
    """By player: games and wins, the best player first."""
    return {row["player"]: (row["games"], row["wins"]) for row in (await hub.ladder.page(variant, 1, 50))[1]}


@pytest.mark.parametrize(
    ("setup", "seats", "code"),
    [
        (Setup(Options(variant="solo").checked(), BANK, rated=True), ["me"], "rated-players"),
        (wanted(clock=ClockSetup()), ["me", "open"], "rated-clock"),
        (wanted(3, ClockSetup("turn", 60, 0, "end")), ["me", "open", "open"], "rated-expiry"),
        (wanted(puzzles=(parse_puzzles(OWN_SET, "mine"),)), ["me", "open"], "rated-own-puzzles"),
        (wanted(), ["me", "bot"], "rated-bots"),
        (wanted(), ["me", "me"], "rated-one-seat"),
    ],
)
def test_what_cannot_be_rated(tmp_path: Any, setup: Setup, seats: list[str], code: str) -> None:
    choices = {"me": SeatChoice(name="Ann"), "open": SeatChoice(), "bot": SeatChoice(bot="greedy")}

    async def body() -> None:
        async with hub_on(f"sqlite:///{tmp_path / 'server.db'}") as hub:
            with pytest.raises(RefusedError) as refused:
                await hub.create(setup, account("ann"), [choices[each] for each in seats])
            assert refused.value.code == code
            with pytest.raises(RefusedError, match="account"):
                await hub.create(wanted(), Identity("guest", "Guest"), [choices["me"], choices["open"]])

    run(body())


def test_guests_sit_down_to_other_games_only() -> None:
    guest = Identity("guest", "Guest")
    admit(Setup(Options(players=2).checked()), guest)
    admit(wanted(), account("ann"))
    with pytest.raises(RefusedError, match="account"):
        admit(wanted(), guest)


def test_a_rated_seat_is_played_by_its_owner(tmp_path: Any) -> None:
    async def body() -> None:
        async with hub_on(f"sqlite:///{tmp_path / 'server.db'}") as hub:
            room = await seated(hub, [account("ann"), account("bob")])
            assert [seat.name for seat in room.table.seats] == ["Ann", "Bob"]
            with pytest.raises(RefusedError, match="no bot can play for you"):
                await room.submit(Command("handover", 0, {"bot": "greedy"}, "ann"))

    run(body())


def test_a_rated_game_counts_when_it_ends(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            players = await registered(hub, "ann", "bob")
            room = await seated(hub, players)
            await resign(room, 1)
            assert await settled(hub, room) == (True, {"ann": 1, "bob": 2})
            assert await standings(hub) == {"ann": (1, 1), "bob": (1, 0)}
            mine = (await hub.ladder.of_player("ann"))[0]
            assert (mine["rank"], mine["variant"]) == (1, "standard")
            assert mine["ordinal"] > 0 > (await hub.ladder.of_player("bob"))[0]["ordinal"]
            assert await hub.ladder.page("line-clear", 1, 50) == (0, [])

    run(body())


@pytest.mark.parametrize("how", ["agreed", "expired", "closed"])
def test_what_was_not_decided_does_not_count(database: str, how: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            room = await seated(hub, await registered(hub, "ann", "bob"))
            if how == "agreed":
                for seat, player in enumerate(("ann", "bob")):
                    await room.submit(Command("agree-end", seat, {"agree": True}, player))
            else:
                await room.submit(Command({"expired": "expire", "closed": "close"}[how]))
            assert room.table.ended is not None
            assert room.table.ended["how"] == how
            assert await settled(hub, room) == (False, {})
            assert await standings(hub) == {}

    run(body())


def test_running_out_of_time_is_losing(database: str) -> None:
    time = Time()

    async def body() -> None:
        async with hub_on(database, time) as hub:
            room = await seated(hub, await registered(hub, "ann", "bob"), wanted(clock=ClockSetup("turn", 60)))
            late = min(room.table.to_act)
            time.now += 61_000
            await room.autopilot.expire()
            assert room.table.ended is not None
            assert (room.table.ended["how"], room.table.ended["seat"]) == ("timeout", late)
            counted, ranks = await settled(hub, room)
            assert counted
            assert ranks[NAMES[late]] == 2
            assert ranks[NAMES[1 - late]] == 1

    run(body())


def test_among_three_the_others_play_on(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            room = await seated(hub, await registered(hub, *NAMES))
            await resign(room, 2)
            assert room.table.status == "running"
            assert room.table.seats[2].bot is not None
            await resign(room, 0)
            assert await settled(hub, room) == (True, {"bob": 1, "ann": 2, "cat": 2})

    run(body())


def test_a_game_counts_once_however_often_it_is_tried(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            room = await seated(one, await registered(one, "ann", "bob"))
            await resign(room, 0)
            await settled(one, room)
            before = await one.ladder.of_player("bob")
            tries = [hub.ladder.settle(room.table, 5, room.epoch) for hub in (one, two) * 5]
            assert not any(await asyncio.gather(*tries))
            assert await one.ladder.of_player("bob") == before

    run(body())


def test_games_that_end_at_the_same_time_all_count(database: str) -> None:
    """Two processes count games of the same players, who had no rating before."""

    async def body() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            players = await registered(one, "ann", "bob")
            rooms = [await seated(one, players) for _ in range(6)]
            for room in rooms:  # over, but nobody has counted them
                room.table.apply(room.table.decide(Command("resign", 1, {}, "bob"), 5))
            await asyncio.gather(
                *(hub.ladder.settle(room.table, 5, room.epoch) for room in rooms for hub in (one, two))
            )
            await asyncio.gather(*(one.ladder.settle(room.table, 5, room.epoch) for room in rooms))
            assert await standings(one) == {"ann": (6, 6), "bob": (6, 0)}
            changes = await one.store.rows(select(RATING_CHANGES).where(RATING_CHANGES.c.player == "ann"))
            steps = sorted((row["mu_before"], row["mu"]) for row in changes)
            assert all(after == before for (_, after), (before, _) in pairwise(steps))

    run(body())


def test_a_crash_between_the_end_and_the_rating(database: str) -> None:
    """All that stands in the database is the log: the rest is made up for by the next start."""

    async def body() -> None:
        async with hub_on(database) as hub:
            room = await seated(hub, await registered(hub, "ann", "bob"))
            await resign(room, 0)
            await settled(hub, room)
            over = GAMES.update().values(status="running", ended=None, settled=False)
            await hub.journal.write(delete(RATED_GAMES), delete(RATING_CHANGES), delete(RATINGS), over)
        async with hub_on(database) as hub:
            assert await settled(hub, room) == (True, {"bob": 1, "ann": 2})
            assert await standings(hub) == {"bob": (1, 1), "ann": (1, 0)}
            row = await hub.store.row(select(GAMES.c.status))
            assert row is not None
            assert row["status"] == "over"

    run(body())


def test_who_was_forgotten_is_not_rated_any_more(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            room = await seated(hub, await registered(hub, "ann", "bob"))
            await hub.journal.write(people.delete_identity("bob"))
            await room.submit(Command("forget", None, {"player": "bob"}))
            assert await settled(hub, room) == (True, {"ann": 1})
            assert await standings(hub) == {"ann": (1, 1)}

    run(body())


def test_a_rematch_is_rated_too(tmp_path: Any) -> None:
    async def body() -> None:
        async with hub_on(f"sqlite:///{tmp_path / 'server.db'}") as hub:
            players = await registered(hub, "ann", "bob")
            room = await seated(hub, players)
            await resign(room, 0)
            await hub.rematch(room, Command("rematch", None, {}, "bob", "r1"), players[1], None)
            await until(lambda: room.table.rematch is not None)
            again = await hub.room(room.table.rematch or "")
            assert again.table.setup.rated
            assert [seat.name for seat in again.table.seats] == ["", "Bob"]

    run(body())


def test_the_ladder_is_paged(tmp_path: Any) -> None:
    async def body() -> None:
        async with hub_on(f"sqlite:///{tmp_path / 'server.db'}") as hub:
            names = [f"p{number}" for number in range(7)]
            await registered(hub, *names)
            rows = [
                {
                    "player": name,
                    "variant": "standard",
                    "mu": 25.0,
                    "sigma": 8.0,
                    "ordinal": float(number % 3),
                    "games": 1,
                    "wins": 0,
                }
                for number, name in enumerate(names)
            ]
            await hub.journal.write(RATINGS.insert().values(rows))
            pages = [await hub.ladder.page("standard", start, 3) for start in (1, 4, 7, 10)]
            assert [total for total, _ in pages] == [7] * 4
            assert [row["player"] for _, page in pages for row in page] == ["p2", "p5", "p1", "p4", "p0", "p3", "p6"]
            assert (await hub.ladder.of_player("p4"))[0]["rank"] == 3

    run(body())


def test_places_of_a_game_that_was_played() -> None:
    desk = Desk().seated("ann", "bob")
    assert places(desk.table) is None
    desk.play_on(lambda table: table.status == "over")
    assert desk.table.ended is not None
    assert desk.table.ended["result"] is not None
    rows = desk.table.ended["result"]["rows"]
    assert places(desk.table) == [row["place"] for row in rows]
    assert scores(desk.table) == [row["score"] for row in rows]


def test_who_resigns_is_last_even_if_the_caretaker_wins() -> None:
    desk = Desk(Options(players=3, confirm=True)).seated("ann", "bob", "cat")
    desk.do("resign", 1, "bob")
    table = desk.table
    rows = [{"seat": 0, "place": 2}, {"seat": 1, "place": 1}, {"seat": 2, "place": 3}]
    table.ended = {"how": "played", "seat": None, "result": {"rows": rows}}
    assert places(table) == [1, 3, 2]
    rows[2]["place"] = 2
    assert places(table) == [1, 3, 1]


@pytest.mark.parametrize(("players", "won"), [(2, [0]), (1, [])])
def test_who_gives_up_has_not_won(players: int, won: list[int]) -> None:
    options = Options(players=players, variant="solo" if players == 1 else "standard", confirm=True)
    desk = Desk(options).seated(*("ann", "bob")[:players])
    assert winners(desk.table) == []
    desk.do("resign", players - 1, ("ann", "bob")[players - 1])
    assert desk.table.status == "over"
    assert desk.table.document()["winners"] == won


def test_a_game_that_was_closed_has_no_winner() -> None:
    desk = Desk().seated("ann", "bob")
    desk.table.ended = {"how": "expired", "seat": None, "result": None}
    assert winners(desk.table) == []


def test_ratings_move_towards_who_wins() -> None:
    new = Rating()
    assert new.ordinal == 0
    first, second, third = rated([new] * 3, [1, 2, 2])
    assert first.mu > new.mu > second.mu == third.mu
    assert first.sigma < new.sigma
    drawn = rated([new, new], [1, 1])
    assert drawn[0] == drawn[1]
    favourite, outsider = Rating(35, 3), Rating(15, 3)
    expected, upset = rated([favourite, outsider], [1, 2]), rated([favourite, outsider], [2, 1])
    assert expected[0].mu - favourite.mu < favourite.mu - upset[0].mu  # a surprise tells more
