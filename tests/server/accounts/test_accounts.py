"""Accounts over the wire: what they allow, what they refuse, and what nobody learns from a refusal."""

import asyncio
import secrets
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from server.harness import ME, NO_KEEPING, OPEN, Player, Server

from projectl.server.accounts.passwords import HASHER, WAITING, Passwords, is_outdated
from projectl.server.errors import RefusedError
from projectl.server.storage.people import name_key

PASSWORD = "correct horse battery"


def fresh(name: str) -> str:
    """A name that no other test has taken."""
    return f"{name}-{secrets.token_hex(6)}"


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with browser(server) as client:
        yield client


def browser(server: Server) -> httpx.Client:
    return httpx.Client(base_url=f"http://{server.address}", timeout=60, limits=NO_KEEPING)


def register(client: httpx.Client, name: str, password: str = PASSWORD) -> dict[str, Any]:
    answer = client.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_guest_becomes_an_account_and_stays_the_same(http: httpx.Client) -> None:
    guest = http.post("/api/guests", json={"name": "Ann"}).json()
    game = http.post("/api/games", json={"seats": [ME, OPEN]}).json()["id"]
    before = http.cookies["projectl"]
    account = register(http, fresh("Ann"))
    assert account["id"] == guest["id"]
    assert account["kind"] == "account"
    assert [each["id"] for each in http.get("/api/games", params={"mine": True}).json()["games"]] == [game]
    old = httpx.get(f"{http.base_url}/api/me", headers={"Authorization": f"Bearer {before}"})
    assert code(old) == (401, "identity-wanted")


def test_the_cookie_of_an_account_has_the_same_flags(http: httpx.Client) -> None:
    answer = http.post("/api/account", json={"name": fresh("Ann"), "password": PASSWORD})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_pages_of_others_cannot_log_anybody_in(http: httpx.Client) -> None:
    for path in ("/api/login", "/api/account", "/api/logout"):
        answer = http.post(path, json={"name": "A", "password": PASSWORD}, headers={"Origin": "http://evil.example"})
        assert code(answer) == (403, "origin-refused")
    answer = http.request("DELETE", "/api/me", headers={"Origin": "http://evil.example"})
    assert code(answer) == (403, "origin-refused")


def test_a_name_belongs_to_one_account(http: httpx.Client, server: Server) -> None:
    name = fresh("Straße")
    register(http, name)
    with browser(server) as other:
        for taken in (name.upper(), f"  {name} ", name.replace("ß", "ss")):
            answer = other.post("/api/account", json={"name": taken, "password": PASSWORD})
            assert code(answer) == (409, "name-taken")
        register(other, fresh("Bob"))
        assert code(other.put("/api/me", json={"name": name.lower()})) == (409, "name-taken")
        renamed = fresh("Robert")
        assert other.put("/api/me", json={"name": renamed}).json()["name"] == renamed
        other.cookies.clear()
        assert other.post("/api/login", json={"name": renamed, "password": PASSWORD}).status_code == 200
    assert http.put("/api/me", json={"name": name.upper()}).status_code == 200  # one's own


def test_two_who_want_the_same_name_at_once(server: Server) -> None:
    name = fresh("Both")

    async def body() -> list[int]:
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
            wanted = {"name": name, "password": PASSWORD, "token": True}
            answers = await asyncio.gather(*(client.post("/api/account", json=wanted) for _ in range(4)))
            return sorted(answer.status_code for answer in answers)

    assert asyncio.run(body()) == [201, 409, 409, 409]


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
def test_a_password_has_a_length(http: httpx.Client, password: str) -> None:
    answer = http.post("/api/account", json={"name": fresh("Ann"), "password": password})
    assert code(answer) == (409, "password-wanted")


def test_logging_in_from_another_browser(http: httpx.Client, server: Server) -> None:
    name = fresh("Ann")
    account = register(http, name)
    with browser(server) as other:
        found = other.post("/api/login", json={"name": name.upper(), "password": PASSWORD})
        assert found.json()["id"] == account["id"]
        sessions = other.get("/api/me/sessions").json()["sessions"]
        assert sorted(each["current"] for each in sessions) == [False, True]
        elsewhere = next(each["id"] for each in sessions if not each["current"])
        assert other.delete(f"/api/me/sessions/{elsewhere}").status_code == 204
        assert http.get("/api/me").status_code == 401
        assert other.get("/api/me").status_code == 200
        assert code(other.delete(f"/api/me/sessions/{elsewhere}")) == (404, "session-unknown")


def test_nobody_ends_the_sessions_of_others(http: httpx.Client, server: Server) -> None:
    register(http, fresh("Ann"))
    mine = http.get("/api/me/sessions").json()["sessions"][0]["id"]
    with browser(server) as other:
        register(other, fresh("Eve"))
        assert code(other.delete(f"/api/me/sessions/{mine}")) == (404, "session-unknown")
    assert http.get("/api/me").status_code == 200


def test_logging_out(http: httpx.Client) -> None:
    register(http, fresh("Ann"))
    token = http.cookies["projectl"]
    assert http.post("/api/logout").status_code == 204
    assert "projectl" not in http.cookies
    http.headers["authorization"] = f"Bearer {token}"
    assert http.get("/api/me").status_code == 401


def test_a_guest_cannot_log_out_by_mistake(http: httpx.Client) -> None:
    http.post("/api/guests", json={"name": "Ann"})
    assert code(http.post("/api/logout")) == (409, "account-wanted")
    assert http.get("/api/me").status_code == 200


def test_a_new_password_ends_all_other_sessions(http: httpx.Client, server: Server) -> None:
    name = fresh("Ann")
    register(http, name)
    with browser(server) as other:
        other.post("/api/login", json={"name": name, "password": PASSWORD})
        wrong = http.put("/api/me/password", json={"old": "something else", "new": "a new password"})
        assert code(wrong) == (403, "login-wrong")
        changed = http.put("/api/me/password", json={"old": PASSWORD, "new": "a new password"})
        assert changed.status_code == 204
        assert other.get("/api/me").status_code == 401
        assert http.get("/api/me").status_code == 200
        assert code(other.post("/api/login", json={"name": name, "password": PASSWORD})) == (403, "login-wrong")
        assert other.post("/api/login", json={"name": name, "password": "a new password"}).status_code == 200


def test_an_unknown_name_and_a_wrong_password_are_told_alike(http: httpx.Client) -> None:
    name = fresh("Ann")
    register(http, name)
    wrong = http.post("/api/login", json={"name": name, "password": "not the right one"})
    unknown = http.post("/api/login", json={"name": fresh("Nobody"), "password": "not the right one"})
    assert code(wrong) == (403, "login-wrong")
    assert wrong.content == unknown.content


def test_the_work_for_an_unknown_name_is_the_same() -> None:
    """Not measured by the clock: a password is checked all the same, against a hash as costly as the others."""
    passwords = Passwords()
    assert not is_outdated(passwords._nobodys)
    assert asyncio.run(passwords.fits("nobody has this password", None)) is False
    passwords.close()


def test_attempts_are_counted_by_address_and_by_name(tmp_path: Path) -> None:
    settings = {
        "PROJECTL_LOGINS": "3",
        "PROJECTL_LOGINS_BY_NAME": "3",
        "PROJECTL_TRUSTED_PROXIES": "127.0.0.1",
    }
    with Server(f"sqlite:///{tmp_path / 'server.db'}", **settings) as server, browser(server) as http:

        def attempt(path: str, name: str, address: int) -> httpx.Response:
            wanted = {"name": name, "password": PASSWORD}
            return http.post(path, json=wanted, headers={"X-Forwarded-For": f"192.0.2.{address}"})

        answers = [attempt("/api/login", f"Name {number}", 1) for number in range(4)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429]
        assert answers[-1].json()["params"] == {"seconds": 60}
        assert attempt("/api/account", "Bob", 1).status_code == 429
        names = ["Ann", "ANN", "ann", "aNN", "Bob"]
        answers = [attempt("/api/login", name, address) for address, name in enumerate(names, 2)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429, 403]


def test_wrong_passwords_elsewhere_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    settings = {
        "PROJECTL_LOGINS": "3",
        "PROJECTL_LOGINS_BY_NAME": "5",
        "PROJECTL_TRUSTED_PROXIES": "127.0.0.1",
    }
    with Server(f"sqlite:///{tmp_path / 'server.db'}", **settings) as server, browser(server) as owner:
        register(owner, "Ann")
        with browser(server) as session:
            session.cookies.update(owner.cookies)
            owner.post("/api/logout")
            assert "projectl-device" in owner.cookies

        def attempt(client: httpx.Client, password: str, address: int) -> int:
            wanted = {"name": "Ann", "password": password}
            return client.post("/api/login", json=wanted, headers={"X-Forwarded-For": f"192.0.2.{address}"}).status_code

        with browser(server) as thief:
            assert [attempt(thief, "wrong password", 1) for _ in range(4)] == [403, 403, 403, 429]
            with browser(server) as fresh_device:
                assert attempt(fresh_device, PASSWORD, 2) == 200, "one address does not lock another one out"
            assert [attempt(thief, "wrong password", 3) for _ in range(3)] == [403, 429, 429], "all of them together"
            assert attempt(thief, PASSWORD, 4) == 429, "however many addresses they have"
            thief.cookies.set("projectl-device", "0" * 64)
            assert attempt(thief, PASSWORD, 5) == 429, "such a cookie cannot be made up"
        assert attempt(owner, PASSWORD, 6) == 200, "where the account was logged in before"
        assert attempt(owner, "wrong password", 6) == 403
        assert [attempt(owner, "wrong password", 6) for _ in range(2)] == [403, 429], "not for ever"


def test_passwords_of_an_address_that_wait_are_bounded() -> None:
    async def body() -> list[Any]:
        passwords = Passwords()
        gate = threading.Event()
        waiting = [asyncio.create_task(passwords._in_thread(gate.wait)) for _ in range(1 + WAITING)]
        await asyncio.sleep(0)
        try:
            with pytest.raises(RefusedError, match="too busy"):
                await passwords.hash(PASSWORD)
        finally:
            gate.set()
        results = await asyncio.gather(*waiting)
        assert await passwords.hash(PASSWORD)  # there is room again
        passwords.close()
        return results

    assert asyncio.run(body()) == [True] * (1 + WAITING)


def test_only_hashes_are_stored_and_renewed(tmp_path: Path) -> None:
    path = tmp_path / "server.db"
    with Server(f"sqlite:///{path}") as server, browser(server) as http:
        register(http, "Ann")
        connection = sqlite3.connect(path, timeout=60)
        dump = "\n".join(connection.iterdump())
        assert "$argon2id$" in dump
        assert PASSWORD not in dump
        assert http.cookies["projectl"] not in dump
        weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(PASSWORD)
        with connection:
            connection.execute("UPDATE accounts SET password = ?", (weak,))
        assert http.post("/api/login", json={"name": "Ann", "password": PASSWORD}).status_code == 200
        stored = connection.execute("SELECT password FROM accounts").fetchone()[0]
        connection.close()
        assert stored != weak
        assert not HASHER.check_needs_rehash(stored)


def test_names_are_compared_without_regard_to_capitals() -> None:
    assert name_key("ÉCLAIR") == name_key("éclair")
    assert name_key("ﬁne") == name_key("FINE")
    assert name_key("Ann") != name_key("Anna")


def test_the_games_of_a_guest_move_over(server: Server) -> None:
    """A guest with a running, an open and a finished game logs in, and goes on playing them."""

    async def body() -> None:
        async with (
            Player(server, fresh("Home")) as home,
            Player(server, "Guest") as guest,
            Player(server, "Bob") as bob,
        ):
            account = await home.post("/api/account", name=home.name, password=PASSWORD, token=True)
            running = await guest.create(ME, OPEN, public=True)
            await bob.post(f"/api/games/{running}/seats/1")
            waiting, over = await guest.create(ME, OPEN), await guest.create(ME, ME)
            async with guest.playing(over) as line:
                await line.ask("resign", seat=0)
            async with guest.playing(running) as before, bob.playing(running) as watching:
                await before.ask("say", text="Good evening")
                await bob.http.put(f"/api/mutes/{guest.id}", json={"muted": True})
                await guest.http.put(f"/api/mutes/{bob.id}", json={"muted": True})
                told = await guest.post("/api/login", name=home.name.upper(), password=PASSWORD, token=True)
                assert told["id"] == account["id"] == home.id
                assert (await before.closing())[0] == 4001
                await watching.read("update", lambda message: message["cause"] == "adopt")
                assert watching.table["seats"][0]["player"] == home.id
                assert watching.table["host"] == home.id
            with pytest.raises(httpx.HTTPStatusError, match="401"):
                await guest.get("/api/me")
            guest.token = told["token"]
            guest.http.headers["authorization"] = f"Bearer {guest.token}"
            mine = await guest.get("/api/games", mine=True)
            assert {each["id"] for each in mine["games"]} == {running, waiting, over}
            assert (await guest.get("/api/me/export"))["mutes"] == [bob.id]
            assert (await bob.get("/api/me/export"))["mutes"] == [home.id]
            async with guest.playing(running) as line:
                assert line.seen[0]["you"]["seats"] == [0]
                assert [each["author"] for each in line.seen[0]["chat"]] == [home.id]
                assert (await line.ask("resign", seat=0))["type"] == "ack"
            assert (await guest.get(f"/api/games/{waiting}"))["host"] == home.id

    asyncio.run(asyncio.wait_for(body(), 180))


def test_a_session_that_is_over_loses_its_websockets(server: Server) -> None:
    async def body() -> None:
        async with Player(server, fresh("Ann")) as ann:
            told = await ann.post("/api/account", name=ann.name, password=PASSWORD, token=True)
            ann.token = told["token"]
            ann.http.headers["authorization"] = f"Bearer {ann.token}"
            game = await ann.create(ME, OPEN)
            async with ann.playing(game) as line:
                assert (await ann.http.post("/api/logout")).status_code == 204
                assert await line.closing() == (4001, "signed-out")

    asyncio.run(asyncio.wait_for(body(), 180))
