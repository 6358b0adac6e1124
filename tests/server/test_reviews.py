"""Reviews over REST: made turn by turn beside the loop, once for all who ask; and what cannot be reviewed."""

import asyncio
from typing import Any

import httpx
import pytest
from server.harness import ME, Player, Server, bot

from projectl import Game, play_out, review_game
from projectl.record.gamefile import read_record
from projectl.review import Review
from projectl.server.bots.pool import ReviewPool
from projectl.server.bots.questions import Question
from projectl.server.errors import RefusedError
from projectl.server.replay.reviewing import Making


async def finished(player: Player, **wanted: Any) -> str:
    """A short game against a bot, played to its end by bots."""
    game = await player.create(ME, bot("greedy"), first=1, **wanted)
    async with player.playing(game) as line:
        await line.ask("handover", seat=0, bot="greedy")
        await line.wait_for(lambda line: line.table["status"] == "over")
    return game


async def whole(player: Player, game: str) -> dict[str, Any]:
    """The review, asked for until all of it is there."""
    found: dict[str, Any] = {"turns": [], "total": 1}
    while len(found["turns"]) < found["total"]:
        last = len(found["turns"])
        found = await player.get(f"/api/games/{game}/review", after=last)
        assert len(found["turns"]) >= last
    return found


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_finished_game_is_reviewed_once_for_all_who_ask(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Eve") as eve:
            game = await finished(ann)
            record = read_record(await ann.get(f"/api/games/{game}/record"))
            one, other = await asyncio.gather(whole(ann, game), whole(ann, game))
            assert one == other == review_game(record)
            first = await ann.get(f"/api/games/{game}/review")
            assert first == one, "it is kept"
            private = await eve.http.get(f"/api/games/{game}/review")
            assert refusal(private) == (409, "review-private")
            german = await eve.http.get(f"/api/games/{game}/review", headers={"accept-language": "de"})
            assert german.json()["text"].startswith("Nur die Beteiligten")

    asyncio.run(body())


def test_what_cannot_be_reviewed_is_refused(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            running = await ann.create(ME, bot())
            assert refusal(await ann.http.get(f"/api/games/{running}/review")) == (409, "review-running")
            assert refusal(await ann.http.get("/api/games/nowhere/review")) == (404, "game-unknown")
            wrong = await ann.http.get(f"/api/games/{running}/review", params={"after": -1})
            assert refusal(wrong) == (422, "message-malformed")
            async with ann.playing(running) as line:
                await line.ask("resign", seat=0)
                await line.wait_for(lambda line: line.table["status"] == "over")
            assert refusal(await ann.http.get(f"/api/games/{running}/review")) == (409, "review-aborted")

    asyncio.run(body())


def test_everybody_may_read_the_review_of_a_public_game(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Eve") as eve:
            game = await finished(ann, public=True)
            found = await eve.get(f"/api/games/{game}/review", after=0)
            assert found["turns"]

    asyncio.run(body())


def test_who_waits_for_a_review_that_is_stopped_is_told_so() -> None:
    class Slow(ReviewPool):
        def __init__(self) -> None:
            pass

        async def ask_once(self, question: Question) -> str:
            making.stop()
            await asyncio.sleep(60)
            raise AssertionError(question)

    game = Game(players=2, seed=1)
    play_out(game, ["random", "random"])
    record = game.record()
    making = Making(Slow(), record, (), "stopped", Review(record).document())
    with pytest.raises(RefusedError) as refused:
        asyncio.run(making.beyond(0, "Ann"))
    assert refused.value.code == "review-not-made"
