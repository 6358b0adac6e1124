"""What somebody has said who wants to be forgotten, in every open room of every process."""

import asyncio

from server.accounts.test_accounts import PASSWORD, fresh
from server.harness import ME, OPEN, Line, Player, Server

PATIENCE = 60
SECRET = "the words that nobody shall read"


async def heard_anew(line: Line, number: int) -> None:
    """Who has heard it is told of the line without its words."""
    told = await asyncio.wait_for(line.read("chat", lambda each: each["number"] == number), PATIENCE)
    assert (told["name"], told["text"], told["account"]) == ("–", "…", False)


async def nobody_learns(server: Server, game: str, name: str) -> None:
    async with Player(server, "Cleo") as newcomer:
        async with newcomer.playing(game):
            pass
        told = "".join(newcomer.bytes)
        assert SECRET not in told
        assert name not in told


def test_a_spectators_words_go_everywhere(here_and_there: list[Server]) -> None:
    here, there = here_and_there

    async def body() -> None:
        async with Player(here, "Bob") as bob, Player(there, fresh("Watcher")) as watcher:
            game = await bob.create(ME, OPEN)
            async with bob.playing(game) as line:
                async with watcher.playing(game) as watching:
                    number = (await watching.ask("say", text=SECRET))["version"]
                await line.read("chat", lambda each: each["number"] == number)
                assert (await watcher.http.delete("/api/me")).status_code == 204
                await heard_anew(line, number)
                for server in here_and_there:
                    await nobody_learns(server, game, watcher.name)

    asyncio.run(asyncio.wait_for(body(), 3 * PATIENCE))


def test_words_of_a_guest_who_has_logged_in_since(here_and_there: list[Server]) -> None:
    """Only watching leaves no trace in the log of the game by which the account could be told to be the guest's."""
    here, there = here_and_there

    async def body() -> None:
        async with Player(here, "Bob") as bob, Player(there, fresh("Watcher")) as watcher:
            name = fresh("Ann")
            async with Player(there, fresh("Guest")) as ann:
                await ann.post("/api/account", name=name, password=PASSWORD, token=True)
            game = await bob.create(ME, OPEN)
            async with bob.playing(game) as line:
                async with watcher.playing(game) as watching:
                    number = (await watching.ask("say", text=SECRET))["version"]
                await line.read("chat", lambda each: each["number"] == number)
                account = await watcher.post("/api/login", name=name, password=PASSWORD, token=True)
                watcher.http.headers["authorization"] = f"Bearer {account['token']}"
                gone = await watcher.http.request("DELETE", "/api/me", json={"password": PASSWORD})
                assert gone.status_code == 204
                await heard_anew(line, number)
                for server in here_and_there:
                    await nobody_learns(server, game, watcher.name)

    asyncio.run(asyncio.wait_for(body(), 3 * PATIENCE))
