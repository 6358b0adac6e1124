"""kill -9 in the middle of play: what was acknowledged is there after the restart, once, and everything goes on."""

import asyncio
import random
from typing import Any

import pytest
from server.harness import ME, Player, Server, bot
from websockets.exceptions import ConnectionClosed

KILLS = 2
TABLES = 4


class Tally:
    """What a client has sent, and what was acknowledged."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, int] = {}
        self.waiting: tuple[str, int, str] | None = None


async def keep_playing(player: Player, game: str, tally: Tally, stop: asyncio.Event) -> None:
    """One seat does and undoes the same action for ever: every entry of the log is one acknowledged command."""
    chance = random.Random(game)
    async with player.playing(game) as line:
        if tally.waiting is not None:  # not knowing what has become of it, it is sent again
            await line.ask(
                "play" if tally.waiting[2] else "undo", id=tally.waiting[0], seat=tally.waiting[1], **action(tally)
            )
        while not stop.is_set():
            seat = line.views[0]["to_act"][0]
            can_undo = line.view(seat)["you"]["undo"]["can"]
            does = not can_undo or chance.random() < 0.4
            if does and "piece" not in line.view(seat)["you"]["actions"]:
                does = False
            tally.waiting = player.new_id(), seat, "piece" if does else ""
            answer = await line.ask("play" if does else "undo", id=tally.waiting[0], seat=seat, **action(tally))
            assert answer["type"] == "ack", answer
            tally.acknowledged[tally.waiting[0]] = answer["version"]
            tally.waiting = None
            await line.wait_for(lambda line, wanted=answer["version"]: line.version >= wanted)  # type: ignore[misc]


def action(tally: Tally) -> dict[str, str]:
    assert tally.waiting is not None
    return {"action": tally.waiting[2]} if tally.waiting[2] else {}


async def run_until_killed(server: Server, games: list[tuple[Player, str, Tally]], seconds: float) -> None:
    stop = asyncio.Event()
    tasks = [asyncio.create_task(keep_playing(*each, stop)) for each in games]
    await asyncio.sleep(seconds)
    await asyncio.to_thread(server.kill)
    results = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 20)
    for result in results:
        assert isinstance(result, ConnectionClosed | OSError), result


async def check(player: Player, game: str, tally: Tally) -> None:
    """Everything acknowledged is there under the number that was told; and is not done again."""
    async with player.playing(game) as line:
        assert line.version >= max(tally.acknowledged.values())
        for command, version in [*tally.acknowledged.items()][-20:]:
            answer = await line.ask("undo", id=command, seat=0)
            if answer["type"] == "refused":  # it was no undo
                assert answer["code"] == "command-id-used"
            else:
                assert (answer["version"], answer["again"]) == (version, True)


def test_no_acknowledged_action_is_lost(database: str) -> None:
    async def body() -> None:
        server = Server(database).start()
        games: list[tuple[Player, str, Tally]] = []
        players = [await Player(server, f"P{number}").__aenter__() for number in range(TABLES)]
        for player in players:
            games.append((player, await player.create(ME, ME), Tally()))
        for _ in range(KILLS):
            await run_until_killed(server, games, 1.5)
            await asyncio.to_thread(server.start)
        for each in games:
            await check(*each)
        total = sum(len(tally.acknowledged) for *_, tally in games)
        assert total > 50, "the test has tested something"
        for player in players:
            await player.__aexit__()
        assert await asyncio.to_thread(server.stop) == 0
        assert server.faults() == []
        server.log.unlink()

    asyncio.run(body())


async def with_clock_and_bot(server: Server) -> tuple[Player, str, dict[str, Any]]:
    player = await Player(server, "Ann").__aenter__()
    game = await player.create(ME, bot(), clock={"kind": "bank", "seconds": 600, "increment": 5, "expiry": "end"})
    async with player.playing(game) as line:
        await line.wait_for(lambda line: line.can_act(0))
        await line.ask("say", text="still here?")
        return player, game, line.table


def test_a_restart_brings_clocks_seats_bots_and_chat_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def body() -> None:
        server = Server(f"sqlite:///{tmp_path_factory.mktemp('restart') / 'server.db'}").start()
        player, game, before = await with_clock_and_bot(server)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        async with player.playing(game) as line:
            assert line.table == before
            assert [each["text"] for each in line.seen[0]["chat"]] == ["still here?"]
            for what in ("piece", "piece", "piece", "end"):
                assert (await line.ask("play", seat=0, action=what))["type"] == "ack"
            await line.wait_for(lambda line: line.can_act(0) and line.view(0)["turn"] > 2)  # the bot goes on too
        await player.__aexit__()
        await asyncio.to_thread(server.stop)
        server.log.unlink()

    asyncio.run(body())
