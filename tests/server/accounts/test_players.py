"""Profiles, the ladder over the wire, the export of one's data, and being forgotten."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.accounts.test_accounts import PASSWORD, fresh
from server.harness import ME, OPEN, Player, Server, bot

from projectl.record.gamefile import read_record, verify
from projectl.server.http.schemas.people import Export

CLOCK = {"kind": "bank", "seconds": 600, "increment": 5, "expiry": "bot"}
SECRET = "zweiundvierzig"


async def with_account(player: Player) -> None:
    """Give somebody an account."""
    told = await player.post("/api/account", name=player.name, password=PASSWORD, token=True)
    player.token = told["token"]
    player.http.headers["authorization"] = f"Bearer {player.token}"


async def resign(player: Player, game: str, seat: int) -> None:
    async with player.playing(game) as line:
        assert (await line.ask("resign", seat=seat))["type"] == "ack"


async def until_counted(player: Player, game: str) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = await player.get(f"/api/games/{game}/ratings")
        if found["counted"] is not None:
            return found
        await asyncio.sleep(0.05)


async def until_over(player: Player, count: int) -> dict[str, Any]:
    """The list of somebody's finished games, when it has so many: lists follow a moment after the end."""
    while True:
        found: dict[str, Any] = await player.get(f"/api/players/{player.id}/games", status="over")
        if len(found["games"]) >= count:
            return found
        await asyncio.sleep(0.05)


def test_a_rated_game_over_the_wire(server: Server) -> None:
    async def body() -> None:
        async with Player(server, fresh("Ann")) as ann, Player(server, fresh("Bob")) as bob:
            await with_account(ann)
            wanted = {"seats": [ME, OPEN], "rated": True, "public": True, "clock": CLOCK}
            refused = await bob.http.post("/api/games", json=wanted)
            assert (refused.status_code, refused.json()["code"]) == (409, "rated-account")
            game = (await ann.post("/api/games", **wanted))["id"]
            refused = await bob.http.post(f"/api/games/{game}/seats/1", json={})
            assert (refused.status_code, refused.json()["code"]) == (409, "rated-account")
            refused = await ann.http.post(f"/api/games/{game}/seats/1", json={"kind": "bot", "bot": "greedy"})
            assert (refused.status_code, refused.json()["code"]) == (409, "rated-bots")
            await with_account(bob)
            table = await bob.post(f"/api/games/{game}/seats/1", name="Somebody else")
            assert table["seats"][1]["name"] == bob.name
            assert table["setup"]["rated"] is True
            assert (await ann.get(f"/api/games/{game}/ratings"))["counted"] is None
            assert game in [each["id"] for each in (await ann.get("/api/games", rated=True))["games"]]
            await resign(bob, game, 1)
            told = await until_counted(ann, game)
            assert [(each["player"], each["place"]) for each in told["changes"]] == [(ann.id, 1), (bob.id, 2)]
            assert told["changes"][0]["before"] == 0 < told["changes"][0]["after"]
            rows = (await ann.get("/api/ladder"))["players"]
            assert [row["rank"] for row in rows] == [*range(1, len(rows) + 1)]
            assert {"games": 1, "wins": 1}.items() <= next(row for row in rows if row["id"] == ann.id).items()
            profile = await bob.get(f"/api/players/{ann.id}")
            assert profile["ratings"][0]["rating"] == told["changes"][0]["after"]
            assert profile["kind"] == "account"

    asyncio.run(asyncio.wait_for(body(), 180))


def test_a_profile_counts_what_was_decided(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            shown = await ann.create(ME, OPEN, public=True)
            await bob.post(f"/api/games/{shown}/seats/1")
            await resign(bob, shown, 1)
            hidden = await ann.create(ME, bot())
            await resign(ann, hidden, 0)
            hot_seat = await ann.create(ME, ME)
            await resign(ann, hot_seat, 0)
            by_ann = await until_over(ann, 3)
            assert {each["id"] for each in by_ann["games"]} == {shown, hidden, hot_seat}
            profile = await bob.get(f"/api/players/{ann.id}")
            assert (profile["name"], profile["kind"], profile["ratings"]) == ("Ann", "guest", [])
            counted = {"games": 2, "wins": 1, "mean_score": None}
            assert counted.items() <= profile["statistics"].items()
            assert [counted.items() <= each.items() for each in profile["statistics"]["by"]] == [True]
            by_bob = await bob.get(f"/api/players/{ann.id}/games")
            assert [each["id"] for each in by_bob["games"]] == [shown]
            page = await ann.get(f"/api/players/{ann.id}/games", before=by_ann["games"][0]["created"])
            assert by_ann["games"][0]["id"] not in str(page)

    asyncio.run(asyncio.wait_for(body(), 180))


def test_scores_of_games_that_were_played(server: Server) -> None:
    """A bot plays the seat of somebody who looks on."""

    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, bot(), confirm=False)
            async with ann.playing(game) as line:
                await line.ask("handover", seat=0, bot="greedy")
                await line.wait_for(lambda line: line.table["status"] == "over")
                row = line.table["ended"]["result"]["rows"][0]
            while not (figures := (await ann.get(f"/api/players/{ann.id}"))["statistics"])["games"]:
                await asyncio.sleep(0.05)
            assert figures["mean_score"] == row["score"]
            assert figures["wins"] == (row["place"] == 1)

    asyncio.run(asyncio.wait_for(body(), 180))


@pytest.mark.parametrize("path", ["/api/players/nobody", "/api/players/nobody/games"])
def test_there_is_no_such_player(server: Server, path: str) -> None:
    answer = httpx.get(f"http://{server.address}{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "player-unknown")


def test_the_export_holds_everything(server: Server) -> None:
    async def body() -> None:
        async with Player(server, fresh("Ann")) as ann, Player(server, "Bob") as bob:
            await with_account(ann)
            game = await ann.create(ME, OPEN)
            await bob.post(f"/api/games/{game}/seats/1")
            async with ann.playing(game) as line:
                await line.ask("say", text="Good evening")
            assert (await ann.http.put(f"/api/mutes/{bob.id}", json={"muted": True})).status_code == 200
            await resign(ann, game, 0)
            told = await ann.get("/api/me/export")
            Export.model_validate(told)
            assert told["identity"]["name"] == ann.name
            assert [each["game"] for each in told["games"]] == [game]
            assert [each["kind"] for each in told["commands"]] == ["sit", "resign"]
            assert [each["text"] for each in told["chat"]] == ["Good evening"]
            assert told["mutes"] == [bob.id]
            assert len(told["sessions"]) == 1
            text = str(told)
            assert "argon2" not in text
            assert "token_hash" not in text
            assert "Good evening" not in str(await bob.get("/api/me/export"))

    asyncio.run(asyncio.wait_for(body(), 180))


def test_to_be_forgotten_takes_the_password(server: Server) -> None:
    async def body() -> None:
        async with Player(server, fresh("Ann")) as ann:
            await with_account(ann)
            for wrong in ({}, {"password": None}, {"password": "not the right one"}):
                answer = await ann.http.request("DELETE", "/api/me", json=wrong)
                assert (answer.status_code, answer.json()["code"]) == (403, "login-wrong")
            assert (await ann.http.request("DELETE", "/api/me", json={"password": PASSWORD})).status_code == 204
            assert (await ann.http.get("/api/me")).status_code == 401
            again = await ann.http.post("/api/login", json={"name": ann.name, "password": PASSWORD})
            assert again.status_code == 403

    asyncio.run(asyncio.wait_for(body(), 180))


async def lived(server: Server) -> tuple[str, str]:
    """Somebody plays, talks, registers, logs in elsewhere, and wants to be forgotten; two of their games."""
    async with Player(server, SECRET) as guest, Player(server, "Bob") as bob, Player(server, SECRET) as ann:
        await with_account(ann)
        adopted = await guest.create(ME, OPEN, public=True)
        await bob.post(f"/api/games/{adopted}/seats/1")
        told = await guest.post("/api/login", name=SECRET, password=PASSWORD, token=True)
        assert told["id"] == ann.id
        long = await ann.create(ME, OPEN, bot(), public=True, confirm=False)
        waiting = await ann.create(ME, OPEN, public=True)
        async with bob.playing(long) as line, ann.playing(long) as own:
            await own.ask("say", id="a1", text=f"I am {SECRET}")
            await bob.post(f"/api/games/{long}/seats/1")
            await own.wait_for(lambda line: line.version >= 3)
            await own.ask("handover", id="a2", seat=0, bot="greedy")
            await line.ask("handover", seat=1, bot="greedy")
            await line.wait_for(lambda line: line.version > 40)  # a snapshot has been taken
            assert (await ann.http.request("DELETE", "/api/me", json={"password": PASSWORD})).status_code == 204
            assert (await own.closing())[0] == 4001
            await line.wait_for(lambda line: line.table["seats"][0]["name"] == "–")
            assert line.table["seats"][0]["resigned"] or line.table["status"] == "over"
            async with bob.playing(long) as fresh_line:
                assert SECRET not in str(fresh_line.seen[0])
            await line.wait_for(lambda line: line.table["status"] == "over")
        assert (await bob.get(f"/api/games/{waiting}"))["ended"]["how"] == "closed"
        assert (await bob.http.get(f"/api/players/{ann.id}")).status_code == 404
        return long, adopted


def test_who_is_forgotten_leaves_no_name_and_every_game(tmp_path: Path) -> None:
    async def verified(server: Server, game: str) -> str:
        async with Player(server, "Eve") as eve:
            text = str(await eve.get(f"/api/games/{game}/record"))
        assert SECRET not in text
        return verify(read_record(text)).code

    path = tmp_path / "server.db"
    server = Server(f"sqlite:///{path}")
    with server:
        games = asyncio.run(asyncio.wait_for(lived(server), 180))
        server.stop()
        connection = sqlite3.connect(path)
        dump = "\n".join(connection.iterdump())
        connection.close()
        assert SECRET not in dump
        server.start()
        codes = [asyncio.run(verified(server, game)) for game in games]
        assert codes == ["verdict-ok", "verdict-unfinished"]
        assert server.faults() == []
