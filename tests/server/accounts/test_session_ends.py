"""A session that ends closes its sockets, in whichever process they are open."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from server.accounts.test_accounts import PASSWORD, fresh
from server.harness import ME, OPEN, Line, Player, Server

from projectl.server.admin.access import opened
from projectl.server.admin.people import reset_password

PATIENCE = 60
SIGNED_OUT = (4001, "signed-out")


class Ends:
    """Somebody with a session on both processes, and a game to listen to."""

    def __init__(self, here: Server, there: Server) -> None:
        self.here, self.there = here, there

    @contextlib.asynccontextmanager
    async def somebody(self, account: bool = True) -> AsyncIterator[Player]:
        async with Player(self.there, fresh("Ann")) as player:
            if account:
                await self.register(player)
            yield player

    async def register(self, player: Player) -> None:
        found = await player.post("/api/account", name=player.name, password=PASSWORD, token=True)
        self.use(player, found["token"])

    def use(self, player: Player, token: str) -> None:
        player.token = token
        player.http.headers["authorization"] = f"Bearer {token}"

    async def log_in(self, player: Player) -> str:
        """Another session; its token."""
        async with Player(self.there, fresh("Guest")) as guest:
            return str((await guest.post("/api/login", name=player.name, password=PASSWORD, token=True))["token"])

    @contextlib.asynccontextmanager
    async def listening(self, player: Player, token: str) -> AsyncIterator[Line]:
        """A socket of a session at the one process; requests of the player go to the other one."""
        game = await player.create(ME, OPEN)
        listener = Player(self.here, player.name)
        listener.token = token
        async with listener.playing(game) as line:
            yield line

    async def closes(self, player: Player, token: str, end: Callable[[], Awaitable[object]]) -> None:
        async with self.listening(player, token) as line:
            await end()
            assert await asyncio.wait_for(line.closing(), PATIENCE) == SIGNED_OUT


def test_every_end_of_a_session_closes_its_sockets(here_and_there: list[Server]) -> None:
    ends = Ends(*here_and_there)

    async def body() -> None:
        for way in (registers, logs_in, logs_out, revokes, changes_password, is_helped, is_forgotten):
            await way(ends)

    asyncio.run(asyncio.wait_for(body(), 4 * PATIENCE))


async def registers(ends: Ends) -> None:
    async with ends.somebody(account=False) as ann:
        before = ann.token
        await ends.closes(ann, before, lambda: ends.register(ann))


async def logs_in(ends: Ends) -> None:
    async with ends.somebody() as ann, ends.somebody(account=False) as guest:

        async def end() -> None:
            await guest.post("/api/login", name=ann.name, password=PASSWORD, token=True)

        await ends.closes(guest, guest.token, end)


async def logs_out(ends: Ends) -> None:
    async with ends.somebody() as ann:
        await ends.closes(ann, ann.token, lambda: ann.http.post("/api/logout"))


async def revokes(ends: Ends) -> None:
    async with ends.somebody() as ann:
        other = await ends.log_in(ann)

        async def end() -> None:
            sessions = (await ann.get("/api/me/sessions"))["sessions"]
            for session in sessions:
                if not session["current"]:
                    assert (await ann.http.delete(f"/api/me/sessions/{session['id']}")).status_code == 204

        await ends.closes(ann, other, end)


async def changes_password(ends: Ends) -> None:
    async with ends.somebody() as ann:
        other = await ends.log_in(ann)
        async with ends.listening(ann, ann.token) as own:
            wanted = {"old": PASSWORD, "new": "another good one"}
            await ends.closes(ann, other, lambda: ann.http.put("/api/me/password", json=wanted))
            assert (await own.ask("ping"))["type"] == "pong", "who has changed it stays"


async def is_helped(ends: Ends) -> None:
    """The host gives the account a new password, from the command line."""
    async with ends.somebody() as ann:

        async def end() -> None:
            async with opened(ends.here.database) as engine:
                await reset_password(engine, ann.name)

        await ends.closes(ann, ann.token, end)


async def is_forgotten(ends: Ends) -> None:
    async with ends.somebody(account=False) as ann:
        await ends.closes(ann, ann.token, lambda: ann.http.delete("/api/me"))
