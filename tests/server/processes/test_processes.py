"""Several processes at one address, on a real PostgreSQL; and what a single one must know beside that."""

import asyncio
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from server.harness import ME, OPEN, Line, Player, Server
from server.rooms import begun, hub_on, play, run
from typer import BadParameter

from projectl.cli.commands.serve import serve_command
from projectl.server.rooms import Room
from projectl.server.rooms.admission import CROWD, Greetings
from projectl.server.table import Command
from projectl.server.table.table import REMEMBERED

PATIENCE = 120


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.05)


def workers(server: Server) -> list[int]:
    """The processes that serve now."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    started = [line["pid"] for line in lines if line["event"] == "process-started"]
    died = {line["pid"] for line in lines if line["event"] == "process-died"}
    return [pid for pid in started if pid not in died]


async def play_a_turn(lines: dict[int, Line]) -> None:
    """Whose turn it is takes pieces and ends the turn; everybody hears of it."""
    seat = next(iter(lines.values())).views[0]["to_act"][0]
    for action in ("piece", "piece", "piece", "end"):
        answer = await lines[seat].ask("play", seat=seat, action=action)
        assert answer["type"] == "ack", answer
        for line in lines.values():
            await line.wait_for(lambda line, version=answer["version"]: line.version >= version)  # type: ignore[misc]


def test_processes_share_games_and_one_that_dies_is_replaced(postgres_database: str) -> None:
    async def body(server: Server) -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            game = await ann.create(ME, OPEN)
            await bob.post(f"/api/games/{game}/seats/1", kind="me")
            async with ann.playing(game) as one, bob.playing(game) as two:
                for line in (one, two):
                    await line.wait_for(lambda line: line.table["status"] == "running")
                await play_a_turn({0: one, 1: two})
            victim = workers(server)[0]
            os.kill(victim, signal.SIGKILL)
            await until(lambda: victim not in workers(server) and len(workers(server)) == 2)
            async with ann.playing(game) as one, bob.playing(game) as two:
                for line in (one, two):
                    await line.wait_for(lambda line: line.version == 6)
                await play_a_turn({0: one, 1: two})

    with Server(postgres_database, PROJECTL_PROCESSES="2") as server:
        asyncio.run(asyncio.wait_for(body(server), PATIENCE * 2))
        running = workers(server)
        server.stop()
        assert '"event": "stopped"' in server.log.read_text(), "it has closed everything before it went"
        assert server.faults() == []
        assert not [pid for pid in running if Path(f"/proc/{pid}").exists()]


def test_a_database_in_a_file_belongs_to_one_process(tmp_path: Path) -> None:
    with pytest.raises(BadParameter, match="PostgreSQL"):
        serve_command(database=f"sqlite:///{tmp_path / 'server.db'}", processes=2)
    assert not [*tmp_path.iterdir()]


def test_a_command_that_memory_has_forgotten_is_still_done_once(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            room = await begun(hub)
            first = play(room, "piece", "first")
            await room.submit(first)
            await make_a_long_game(room)
            assert (first.actor, "first") not in room.table.commands
            again = await room.submit(first)
            assert (again.version, again.again) == (room.table.version(), True)

    run(body())


async def make_a_long_game(room: Room) -> None:
    """Until the seat that began cannot act any more, and its commands are long gone."""
    for action in ("piece", "piece", "end"):
        await room.submit(play(room, action))
    seat = min(room.table.to_act)
    for number in range(REMEMBERED + 2):
        if number % 2:
            await room.submit(Command("undo", seat, {}, room.table.seats[seat].player, f"undo-{number}"))
        else:
            await room.submit(play(room, "piece", f"piece-{number}"))


def test_a_crowd_is_greeted_first_but_nobody_waits_for_ever() -> None:
    async def body() -> None:
        greetings = Greetings()
        await greetings.let_pass()
        doors = [greetings.coming() for _ in range(CROWD)]
        for door in doors:
            door.__enter__()
        waiting = asyncio.create_task(greetings.let_pass())
        await asyncio.sleep(0)
        assert not waiting.done()
        doors[0].__exit__(None, None, None)
        await waiting
        doors[0] = greetings.coming()
        doors[0].__enter__()
        await asyncio.wait_for(greetings.let_pass(), PATIENCE)  # the crowd is still there
        for door in doors:
            door.__exit__(None, None, None)

    asyncio.run(body())
