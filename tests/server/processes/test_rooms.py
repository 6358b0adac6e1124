"""Rooms without a network: restarts, failing disks, several processes at one game, expiry."""

import asyncio
from datetime import UTC, datetime

import pytest
from server.rooms import ANN, BOB, Ear, Time, begun, hub_on, play, run, setup

from projectl.bots import SeatView, make_bot
from projectl.game import CannotUndoError, IllegalActionError
from projectl.server.errors import RefusedError
from projectl.server.rooms import Room, SeatChoice
from projectl.server.storage.schema import GAMES
from projectl.server.storage.write_errors import NotStoredError
from projectl.server.table import ClockSetup, Command


def test_acknowledged_after_the_commit_then_told(sqlite: str) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room = await begun(hub)
            ears = {player.id: Ear(player) for player in (ANN, BOB)}
            for ear in ears.values():
                room.enter(ear)
                ear.heard.clear()
            command = play(room, command="one")
            assert command.actor is not None
            sender = ears.pop(command.actor)
            other = ears.popitem()[1]
            await room.submit(command, sender=sender)
            assert sender.kinds() == ["presence", "ack", "update"] or sender.kinds() == ["ack", "update"]
            assert other.kinds()[-1] == "update"
            assert len(await hub.store.entries(room.table.id, 0)) == room.table.seq == 3

    run(body())


def test_a_commit_that_fails_leaves_everything_as_it_was(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room = await begun(hub)
            before = room.table.document(), room.table.view(0)

            async def fails(*_: object, **__: object) -> None:
                raise NotStoredError("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(hub.journal, "write", fails)
                with pytest.raises(NotStoredError):
                    await room.submit(play(room))
            assert (room.table.document(), room.table.view(0)) == before
            await room.submit(play(room))
            assert room.table.seq == 3

    run(body())


def test_a_restart_brings_seats_clock_chat_and_commands_back(database: str) -> None:
    async def body() -> None:
        time = Time()
        clock = ClockSetup("bank", 600, 5, "end")
        async with hub_on(database, time) as hub:
            room = await begun(hub, clock)
            for number in range(40):
                time.now += 100
                await room.submit(something(room, number))
            await room.chat.say(ANN, "hello")
            table = room.table
        async with hub_on(database, time) as hub:
            again = await hub.room(table.id)
            assert again.table.document() == table.document()
            assert again.table.view(0, ()) is not None
            assert again.table.commands == table.commands
            assert [line["text"] for line in again.chat.heard_by(Ear(BOB))] == ["hello"]
            assert again.autopilot.is_needed

    run(body())


def something(room: Room, number: int) -> Command:
    """The next command of a game in which now and then something is taken back."""
    seat = min(room.table.to_act)
    assert room.table.game is not None
    if number % 5 == 4 and room.table.game.can_undo(seat):
        return Command("undo", seat, {}, room.table.seats[seat].player, f"c{number}")
    game = room.table.game
    view = SeatView.of(game.state, game.rules, seat)
    return play(room, str(make_bot("greedy", number).choose(view, list(game.legal_actions(seat)))), f"c{number}")


def test_two_processes_at_one_game(database: str) -> None:
    """The unique key decides who was first; the other catches up and decides again."""

    async def body() -> None:
        async with hub_on(database) as here, hub_on(database) as there:
            room = await begun(here)
            twin = await there.room(room.table.id)
            ear = Ear(BOB)
            twin.enter(ear)
            for number in range(12):
                for each in (room, twin):
                    await insist(each, number * 2 + (each is twin))
            await room.catch_up()
            await twin.catch_up()
            assert room.table.document() == twin.table.document()
            versions = [message["version"] for message in ear.heard if message["type"] == "update"]
            assert versions == [*range(3, room.table.seq + 1)]

    run(body())


async def insist(room: Room, number: int) -> None:
    """What was decided on old news may be refused on the newest; by then the room has caught up."""
    try:
        await room.submit(something(room, number))
    except (IllegalActionError, CannotUndoError, RefusedError):
        await room.submit(something(room, number))


def test_a_command_that_another_process_has_stored_is_not_done_again(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as here, hub_on(database) as there:
            room = await begun(here)
            twin = await there.room(room.table.id)
            command = play(room, command="same")
            first = await room.submit(command)
            again = await twin.submit(command)
            assert (again.version, again.again) == (first.version, True)
            assert twin.table.seq == room.table.seq == 3

    run(body())


def test_games_that_nobody_touches_expire(sqlite: str) -> None:
    async def body() -> None:
        time = Time()
        async with hub_on(sqlite, time, expire_days=2) as hub:
            room = await begun(hub)
            expires = room.document()["expires"]
            assert expires == time.now + 2 * 86_400_000
            await hub.sweep()
            assert hub.rooms == {}, "nobody needs it, and the log brings it back"
            time.now = expires
            await hub.sweep()
            ended = (await hub.room(room.table.id)).table.ended
            assert ended == {"how": "expired", "seat": None, "result": None}

    run(body())


def test_that_a_game_is_about_to_expire_is_said_once(sqlite: str) -> None:
    async def body() -> None:
        time = Time()
        async with hub_on(sqlite, time, expire_days=30) as hub:
            room = await begun(hub)
            expires = room.document()["expires"] or 0
            time.now = expires - 4 * 86_400_000
            await hub.sweep()
            assert await hub.store.chat(room.table.id) == []
            time.now = expires - 3 * 86_400_000
            ear = Ear(ANN)
            room = await hub.room(room.table.id)
            room.enter(ear)
            await hub.sweep()
            await hub.sweep()
            said = [message for message in ear.heard if message["type"] == "chat"]
            assert len(said) == 1
            day = datetime.fromtimestamp(expires / 1000, UTC).date().isoformat()
            assert (said[0]["author"], day in said[0]["text"]) == ("", True)
            late = Ear(BOB)
            room.enter(late)
            assert late.heard[0]["chat"] == [{name: said[0][name] for name in late.heard[0]["chat"][0]}]
            assert room.document()["expires"] == expires, "to be warned is not to be touched"

    run(body())


def test_the_seats_of_a_new_game_must_fit(sqlite: str) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            with pytest.raises(RefusedError, match="players: 2"):
                await hub.create(setup(), ANN, [SeatChoice()])
            with pytest.raises(RefusedError, match="no such game"):
                await hub.room("nothing")

    run(body())


def test_a_crash_between_the_end_and_the_list_of_games(sqlite: str) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room = await begun(hub)
            await room.submit(Command("resign", 0, {}, "ann"))
            await asyncio.gather(*hub._writing)
            await hub.journal.write(GAMES.update().values(status="running", ended=None))
            assert await hub.store.unfinished() == [room.table.id]
        async with hub_on(sqlite) as hub:
            await hub.room(room.table.id)
            while await hub.store.unfinished():
                await asyncio.sleep(0.05)

    run(body())
