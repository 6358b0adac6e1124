"""kill -9 in the middle of play: what was acknowledged is there after the restart, once, and everything goes on."""

import asyncio
import random
from contextlib import AsyncExitStack

from server.harness import ME, Line, Player, Server
from websockets.exceptions import ConnectionClosed

KILLS = 1
TABLES = 4
ENOUGH = 120
"""So many acknowledged commands before each kill."""


class Tally:
    """What a client has sent, and what was acknowledged."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, int] = {}
        self.waiting: tuple[str, int, str] | None = None


Playing = tuple[Player, str, Tally]


async def keep_playing(player: Player, game: str, tally: Tally, stop: asyncio.Event) -> None:
    """One seat takes pieces and gives them back for ever: every entry of the log is one command."""
    chance = random.Random(game)
    async with player.playing(game) as line:
        if tally.waiting is not None:  # what has become of it is not known, so it is sent again
            await send(line, tally)
        while not stop.is_set():
            seat = line.views[0]["to_act"][0]
            you = line.view(seat)["you"]
            does = "piece" in you["actions"] and (not you["undo"]["can"] or chance.random() < 0.6)
            tally.waiting = player.new_id(), seat, "piece" if does else ""
            await send(line, tally)


async def send(line: Line, tally: Tally) -> None:
    assert tally.waiting is not None
    command, seat, what = tally.waiting
    answer = await line.ask("play" if what else "undo", id=command, seat=seat, **({"action": what} if what else {}))
    assert answer["type"] == "ack", answer
    assert tally.acknowledged.setdefault(command, answer["version"]) == answer["version"]
    tally.waiting = None
    await line.wait_for(lambda line: line.version >= answer["version"])


async def run_until_killed(server: Server, games: list[Playing], enough: int) -> None:
    """Play until so much more was acknowledged, and kill the server in the middle of it."""
    stop = asyncio.Event()
    wanted = acknowledged(games) + enough
    tasks = [asyncio.create_task(keep_playing(*each, stop)) for each in games]
    while acknowledged(games) < wanted and not any(task.done() for task in tasks):
        await asyncio.sleep(0.01)
    await asyncio.to_thread(server.kill)
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        assert isinstance(result, ConnectionClosed | OSError), result


def acknowledged(games: list[Playing]) -> int:
    return sum(len(tally.acknowledged) for *_, tally in games)


async def check(player: Player, game: str, tally: Tally) -> None:
    """Everything acknowledged is there under the number that was told; and is not done again."""
    async with player.playing(game) as line:
        seats_taken = 2
        assert line.version - seats_taken - len(tally.acknowledged) in (0, 1)  # the last may not have been told
        assert sorted(tally.acknowledged.values()) == [*range(3, 3 + len(tally.acknowledged))]
        for command in [*tally.acknowledged][-20:]:
            answer = await line.ask("undo", id=command, seat=0)
            if answer["type"] == "refused":  # it was no undo
                assert answer["code"] == "command-id-used"
            else:
                assert answer["again"]


def test_no_acknowledged_action_is_lost(database: str) -> None:
    async def body() -> None:
        async with AsyncExitStack() as stack:
            server = stack.enter_context(Server(database))
            players = [await stack.enter_async_context(Player(server, f"P{number}")) for number in range(TABLES)]
            games: list[Playing] = [(player, await player.create(ME, ME), Tally()) for player in players]
            for _ in range(KILLS):
                await run_until_killed(server, games, ENOUGH)
                await asyncio.to_thread(server.start)
            for each in games:
                await check(*each)
            await asyncio.to_thread(server.stop)
            assert '"event": "stopped"' in server.log.read_text(), "it has closed everything before it went"
            assert server.faults() == []

    asyncio.run(asyncio.wait_for(body(), 240))
