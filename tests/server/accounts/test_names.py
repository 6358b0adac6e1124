"""Names: nobody can be taken for somebody else, for the server or for a bot; who has a name keeps it."""

# ruff: noqa: RUF001  # characters that are taken for others are what this is about

import asyncio
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from server.accounts.test_accounts import PASSWORD, browser, code, fresh, register
from server.harness import ME, OPEN, Player, Server

from projectl.server.accounts.accounts import Accounts
from projectl.server.errors import RefusedError
from projectl.server.naming.lookalikes import looks
from projectl.server.naming.text_cleaning import clean_name, new_account_name, new_name
from projectl.server.storage.database import open_database
from projectl.server.storage.migration import migrate
from projectl.server.storage.people import People
from projectl.texts import Texts, languages

INVISIBLE = "\ufe0f\u034f\u180b\U000e0100\u17b4\u2800\u3164\u115f\u1160\uffa0\u200b\u2060\u00ad\ufeff"


def are_alike(one: str, other: str) -> bool:
    return not looks(one).isdisjoint(looks(other))


@pytest.mark.parametrize(
    "other",
    ["ANNA", "Аnna", "ΑΝΝΑ", "Ａｎｎａ", "𝐀nna"],
)
def test_look_alikes_share_a_look(other: str) -> None:
    assert are_alike("Anna", other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Iris", "lris"), ("Iris", "iris"), ("Bob", "B0b"), ("noor", "ոoor"), ("Tim", "Tirn"), ("Ann", "Ann" + INVISIBLE)],
)
def test_further_look_alikes(one: str, other: str) -> None:
    assert are_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Anne"), ("Müller", "Muller"), ("Ron", "Hon"), ("Ali", "All"), ("Иван", "Ivan"), ("さくら", "サクラ")],
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert not are_alike(one, other)


@pytest.mark.parametrize("char", INVISIBLE)
def test_what_is_not_seen_is_no_part_of_a_name(char: str) -> None:
    assert clean_name(f"An{char}na{char}").replace(" ", "") == "Anna"
    with pytest.raises(RefusedError):
        clean_name(char * 3)


def test_marks_alone_are_no_name() -> None:
    with pytest.raises(RefusedError):
        clean_name("\u0301\u0302")


RESERVED = """Server, server, Ѕеrvеr, [Server], The server, –, -, expert, Level 3, level:3, Сервер, サーバー, Admin,
Administrator, Großmeister, Grandmaster, Gegner, Mastermind, Stufe 10, Gr\u0430ndmaster"""


@pytest.mark.parametrize("name", re.split(r",\s+", RESERVED))
def test_reserved_names(name: str) -> None:
    with pytest.raises(RefusedError) as refused:
        new_name(name)
    assert refused.value.code == "name-reserved"


def test_names_that_newcomers_are_given_are_free_for_guests_and_for_no_account() -> None:
    for language in languages():
        texts = Texts(language)
        given = texts.t("start-default-names").replace("、", ",").split(",")
        for name in (*given, texts.t("player-named", number=2)):
            assert new_name(name)
            with pytest.raises(RefusedError, match="reserved"):
                new_account_name(name)


def test_nobody_passes_for_an_account(server: Server) -> None:
    name = fresh("Anna")
    alike = name.replace("A", "А")  # a Cyrillic letter
    with browser(server) as owner, browser(server) as guest:
        register(owner, name)
        for taken in (name, alike, f"{name}\ufe0f", name.upper()):
            assert code(guest.post("/api/guests", json={"name": taken})) == (409, "name-taken")
            assert code(guest.post("/api/account", json={"name": taken, "password": PASSWORD})) == (409, "name-taken")
        guest.post("/api/guests", json={"name": fresh("Guest")})
        assert code(guest.put("/api/me", json={"name": alike})) == (409, "name-taken")
        seats = [{"kind": "me", "name": alike}, OPEN]
        assert code(guest.post("/api/games", json={"seats": seats})) == (409, "name-taken")
        game = owner.post("/api/games", json={"seats": [ME, OPEN, OPEN]}).json()["id"]
        sat = guest.post(f"/api/games/{game}/seats/1", json={"kind": "me", "name": alike})
        assert code(sat) == (409, "name-taken")
        assert (
            code(guest.post(f"/api/games/{game}/seats/1", json={"kind": "me", "name": "Server"}))[1] == "name-reserved"
        )
        assert guest.post(f"/api/games/{game}/seats/1", json={"kind": "me"}).status_code == 200
        other = owner.post(f"/api/games/{game}/seats/2", json={"kind": "me", "name": fresh("Sister")})
        assert [seat["account"] for seat in other.json()["seats"]] == [True, False, False]
        listed = owner.get("/api/games", params={"mine": True}).json()["games"][0]
        assert [seat["account"] for seat in listed["seats"]] == [True, False, False]
        renamed = owner.put("/api/me", json={"name": name.upper()})
        assert renamed.json()["name"] == name.upper(), "the own name in other letters"


def test_the_chat_tells_accounts_from_guests(server: Server) -> None:
    async def body() -> None:
        async with Player(server, fresh("Ann")) as ann, Player(server, "Bob") as bob:
            found = await ann.post("/api/account", name=ann.name, password=PASSWORD, token=True)
            ann.token = found["token"]
            ann.http.headers["authorization"] = f"Bearer {ann.token}"
            game = await ann.create(ME, OPEN)
            async with ann.playing(game) as one, bob.playing(game) as other:
                await one.send("say", text="hello")
                told = await other.read("chat", lambda line: line["author"] == ann.id)
                assert told["account"] is True
                assert (await other.ask("say", text="hello"))["type"] == "ack"
            async with bob.playing(game) as again:
                lines = again.seen[0]["chat"]
                assert [line["account"] for line in lines] == [True, False]

    asyncio.run(asyncio.wait_for(body(), 60))


def test_a_forgotten_account_has_no_mark(server: Server) -> None:
    name = fresh("Anna")
    with browser(server) as owner, browser(server) as other:
        register(owner, name)
        other.post("/api/guests", json={"name": fresh("Bob")})
        game = owner.post("/api/games", json={"seats": [ME, OPEN]}).json()["id"]
        other.post(f"/api/games/{game}/seats/1", json={"kind": "me"})
        gone = owner.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert gone.status_code == 204
        seat = other.get(f"/api/games/{game}").json()["seats"][0]
        assert (seat["name"], seat["account"]) == ("–", False)
        assert httpx.get(f"http://{server.address}/api/me", cookies=dict(owner.cookies)).status_code == 401
        register(other, name)  # free again


def test_accounts_that_look_alike_already_keep_their_names(tmp_path: Path) -> None:
    """Made before looks were compared: all log in as ever; only nobody else gets such a name."""
    dump = Path(__file__).parents[1] / "data" / "v0002.sqlite.sql"
    file = tmp_path / "server.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
        for number, name in enumerate(("Zoe", "Zое", "Server")):  # the second is half Cyrillic
            connection.execute("INSERT INTO identities VALUES (?, ?, ?)", (f"id{number}", name, 1))
            connection.execute(
                "INSERT INTO accounts VALUES (?, ?, 'x', ?)", (f"id{number}", name.casefold(), 1 + number)
            )
    connection.close()

    async def body() -> None:
        engine = open_database(f"sqlite:///{file}")
        await migrate(engine)
        people = People(engine)
        for number, name in enumerate(("Zoe", "Zое", "Server")):
            found = await people.account(name)
            assert found is not None
            assert found[0].id == f"id{number}"
        assert await people.is_taken("ZOE")
        assert not await people.is_taken("ZOE", but="id0")
        accounts = Accounts.__new__(Accounts)
        accounts.people = people
        server = await people.account("Server")
        assert server is not None
        assert await accounts.seat_name(server[0], None) == "Server"
        await engine.dispose()

    asyncio.run(body())
