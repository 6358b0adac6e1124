"""Games moment by moment: what is shown is what the engine's views show, and never more than the viewer may know."""

import asyncio
import contextlib
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.harness import ME, OPEN, Line, Player, Server, bot, some_action

from projectl.game import Game
from projectl.game.events.event import event_documents
from projectl.record.gamefile import load_record, verify, write_record
from projectl.rules.options import Options
from projectl.rules.shuffle import deal_game
from projectl.rules.tables import numbered_puzzles
from projectl.server.http.routes.replays import LogDocument, ReplayDocument

GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = [min(folder.glob("*.txt")) for folder in sorted(GOLDEN.glob("*-20*"))]


def upload(server: Server, text: str, **query: Any) -> httpx.Response:
    return httpx.post(f"http://{server.address}/api/replays", content=text.encode(), params=query, timeout=60)


def moments(server: Server, text: str, **query: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The last page, and the moments of all pages."""
    found: list[dict[str, Any]] = []
    while True:
        answer = upload(server, text, **query, **{"from": len(found)})
        assert answer.status_code == 200, answer.text
        ReplayDocument.model_validate_json(answer.text)
        page = answer.json()
        found += page["moments"]
        if len(found) > page["total"]:
            return page, found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.parent.name)
def test_a_replay_shows_the_views_of_the_engine(server: Server, path: Path) -> None:
    record = load_record(path)
    page, shown = moments(server, path.read_text(encoding="utf-8"), seat=0)
    assert [moment["number"] for moment in shown] == list(range(len(record.moves) + 1))
    assert page["verdict"]["ok"]
    whole = Game.from_record(record)
    game = Game(record.options, seed=record.seed, first=record.first, names=record.names)
    assert shown[0]["view"] == as_json(game.view(0))
    for move, moment in zip(record.moves, shown[1:], strict=True):
        events = game.play(move.action, move.seat)
        assert (moment["seat"], moment["action"]) == (move.seat, str(move.action))
        assert moment["events"] == as_json(event_documents(game.rules, events, 0, over=True))
        if moment["number"] % 10 == 0 or game.is_over:
            assert moment["view"] == as_json(game.view(0))
    result = whole.result()
    assert result is not None
    assert [row[-1] for row in page["graph"]["points"]] == [row.score for row in result.rows]
    assert {len(row) for part in ("points", "pieces") for row in page["graph"][part]} == {len(shown)}


def as_json(document: Any) -> Any:
    return json.loads(json.dumps(document))


def test_what_is_no_record_is_refused(server: Server) -> None:
    record = load_record(RECORDS[0])
    without_seed = write_record(type(record)(record.options, record.first, record.moves, names=record.names))
    for text, code in (("", "record-format"), ("{}", "record-format"), (without_seed, "record-no-seed")):
        answer = upload(server, text)
        assert (answer.status_code, answer.json()["code"]) == (409, code)
    answer = upload(server, RECORDS[0].read_text(encoding="utf-8"), seat=5)
    assert (answer.status_code, answer.json()["code"]) == (409, "command-unknown-seat")
    answer = httpx.post(f"http://{server.address}/api/replays", content=b"\xff\xfe")
    assert (answer.status_code, answer.json()["code"]) == (409, "record-not-text")
    answer = upload(server, "#" * 400_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def replayed(player: Player, game: str, **query: Any) -> Any:
    document = await player.get(f"/api/games/{game}/replay", **query)
    ReplayDocument.model_validate(document)
    return document


def unseen(seed: bytes, drawn: int) -> set[str]:
    """The puzzles in the decks of the usual game for two when so many white ones have been dealt."""
    options = Options(players=2).checked()
    state, ids = deal_game(options, seed, 0), [puzzle.id for puzzle in numbered_puzzles(options.puzzle_set())]
    whites = sum(name.startswith("W") for name in ids)
    return {ids[card] for card in (*state.deck[drawn:whites], *state.deck[whites + 4 : whites + 12])}


async def act(line: Line, seat: int, action: str) -> None:
    answer = await line.ask("play", seat=seat, action=action)
    assert answer["type"] == "ack", answer


def test_a_running_game_is_shown_as_far_as_it_may_be(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            game = await ann.create(ME, OPEN, first=0)
            await bob.post(f"/api/games/{game}/seats/1")
            async with ann.playing(game) as line:
                for action in ("piece", "take 1", "piece"):
                    await act(line, 0, action)
                await line.ask("undo", seat=0)
            mine = await replayed(ann, game, seat=0)
            assert [moment["action"] for moment in mine["moments"]] == [None, "piece", "take 1"]
            assert mine["verified"] is None
            assert mine["graph"]["points"][1] is None
            assert len(mine["graph"]["points"][0]) == 3
            assert mine["moments"][0]["view"]["you"]["actions"]
            seen = await replayed(bob, game)
            assert seen["graph"]["points"] == [None, None]
            assert seen["moments"][-1]["view"]["you"] is None
            with pytest.raises(httpx.HTTPStatusError, match="403"):
                await replayed(bob, game, seat=0)
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await replayed(bob, game, seat=2)
            assert (await replayed(ann, game, **{"from": 2, "count": 1}))["moments"][0]["number"] == 2
            assert (await replayed(ann, game, **{"from": 9}))["moments"] == []
            log = await ann.get(f"/api/games/{game}/log", seat=0)
            LogDocument.model_validate(log)
            assert log["moments"] == [{k: v for k, v in each.items() if k != "view"} for each in mine["moments"]]
            taken = [event for each in log["moments"] for event in each["events"] if event["kind"] == "taken"]
            assert {event["puzzle"] for event in taken} <= log["puzzles"].keys()
            with pytest.raises(httpx.HTTPStatusError, match="403"):
                await bob.get(f"/api/games/{game}/log", seat=0)
            async with ann.playing(game) as line:
                await line.ask("resign", seat=0)
                await line.wait_for(lambda line: line.table["status"] == "over")
                hidden = unseen(bytes.fromhex(line.table["seed"]), drawn=5)
            for document in (mine, seen):
                named = set(re.findall(r"\b[WB]\d\d\b", json.dumps(document)))
                assert named
                assert not named & hidden

    asyncio.run(asyncio.wait_for(body(), 60))


def test_finishing_touches_of_others_stay_secret_until_the_end(server: Server) -> None:
    async def body() -> bool:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            game = await ann.create(ME, OPEN, bot(), bot(), confirm=False, first=0)
            await bob.post(f"/api/games/{game}/seats/1")
            async with ann.playing(game) as one, bob.playing(game) as two:
                if not await until_touches(one, two):
                    return False
                # That somebody is done is no secret: the bots must be, so that nothing of theirs is counted below.
                for line in (one, two):
                    await line.wait_for(lambda line: all(seat["touches_done"] for seat in line.views[0]["seats"][2:]))
                touches = [way["action"] for group in two.view(1)["you"]["placements"] for way in group["ways"]]
                secret = await replayed(ann, game, seat=0, count=0)
                before = await replayed(bob, game, seat=1, count=0)
                await act(two, 1, touches[0])
                assert (await replayed(ann, game, seat=0, count=0))["total"] == secret["total"]
                assert (await replayed(ann, game, count=0))["total"] == secret["total"]
                own = await replayed(bob, game, seat=1, count=0)
                assert own["total"] == before["total"] + 1
                for line, seat in ((one, 0), (two, 1)):  # who has nothing left to place is done already
                    if line.can_act(seat):
                        await line.ask("play", seat=seat, action="done")
                await one.wait_for(lambda line: line.table["status"] == "over")
            over = await replayed(ann, game, seat=1, count=0)
            assert over["verified"]["matches"] is True
            assert over["verdict"]["ok"]
            assert all(over["graph"]["points"])
        return True

    # It takes a game in which both have something to place at the end; most are.
    assert any(asyncio.run(asyncio.wait_for(body(), 180)) for _ in range(12))


async def until_touches(*lines: Line) -> bool:
    """Everybody plays until the finishing touches; whether all have some to do."""

    async def play(line: Line, seat: int) -> bool:
        for number in range(3000):
            await line.wait_for(lambda line: line.can_act(seat) or line.view(seat)["phase"] != "play")
            if line.view(seat)["phase"] != "play":
                return line.can_act(seat)
            answer = await line.ask("play", seat=seat, action=some_action(line.view(seat), number))
            assert answer["type"] == "ack", answer
            await line.wait_for(lambda line, wanted=answer["version"]: line.version >= wanted)  # type: ignore[misc]
        raise AssertionError("the game does not end")

    return all(await asyncio.gather(*(play(line, seat) for seat, line in enumerate(lines))))


def test_a_finished_game_of_other_rules_is_shown_turn_by_turn(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    played: dict[str, Any] = {}

    async def play(server: Server) -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME, public=True, confirm=False, first=0)
            async with ann.playing(game) as line:
                for seat in (0, 1, 0):
                    for action in ("piece", "take 1", "exch O1 I2"):
                        await act(line, seat, action)
                await act(line, 1, "piece")
                await line.ask("resign", seat=1)
                await line.wait_for(lambda line: line.table["status"] == "over")
            played.update(await replayed(ann, game), id=game)

    async def look(server: Server) -> None:
        async with Player(server, "Bob") as bob:
            page = await replayed(bob, played["id"])
            record = await bob.get(f"/api/games/{played['id']}/record")
        assert [moment["action"] for moment in page["moments"]] == [None, *["exch O1 I2"] * 3, "piece"]
        same = [0, 3, 6, 9, 10]
        assert [known(moment["view"]) for moment in page["moments"]] == [
            known(played["moments"][number]["view"]) for number in same
        ]
        assert page["verdict"]["code"] == "verdict-other-rules"
        assert page["verified"]["matches"] is True
        assert "\nrules: 99\n" in record

    with Server(f"sqlite:///{file}") as server:
        asyncio.run(asyncio.wait_for(play(server), 120))
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE games SET rules_version = 99")
        database.commit()
    with Server(f"sqlite:///{file}") as again:
        asyncio.run(asyncio.wait_for(look(again), 120))
        assert again.faults() == []


def known(view: dict[str, Any]) -> dict[str, Any]:
    """What lies on the table, without how it came about."""
    return {name: view[name] for name in ("turn", "market", "reserve", "seats", "phase", "to_act")}


def test_a_finished_game_is_exported_and_its_shuffle_judged(server: Server, tmp_path: Path) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            for how in ("resign", "agree-end"):
                game = await ann.create(ME, bot())
                record = await ann.get(f"/api/games/{game}/record")
                assert "\nseed: " not in record
                async with ann.playing(game) as line:
                    await line.wait_for(lambda line: line.can_act(0))
                    await act(line, 0, "piece")
                    agreement: dict[str, Any] = {} if how == "resign" else {"agree": True}
                    await line.ask(how, seat=0, **agreement)
                    await line.wait_for(lambda line: line.table["status"] == "over")
                path = tmp_path / f"{how}.txt"
                path.write_text(await ann.get(f"/api/games/{game}/record"))
                verdict = verify(load_record(path))
                assert verdict.code == "verdict-unfinished"  # all is legal, and the shuffle is the one committed to
                forged = path.read_text().replace("\ngame: ", "\ngame: x")
                path.write_text(forged)
                assert verify(load_record(path)).code == "verdict-commitment"

    asyncio.run(asyncio.wait_for(body(), 120))
