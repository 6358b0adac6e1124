"""A guest logs in, without a network, on either kind of database: nothing is lost, nothing is doubled."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from server.rooms import TWO, hub_on, run, setup
from sqlalchemy import select

from projectl.server.accounts import Accounts, Passwords
from projectl.server.accounts.data_export import export
from projectl.server.accounts.erasure import forget
from projectl.server.errors import RefusedError
from projectl.server.ids import token_hash
from projectl.server.rooms import SeatChoice
from projectl.server.storage import store
from projectl.server.storage.people import SESSION_DAYS, People
from projectl.server.storage.schema import IDENTITIES, LOG, SESSIONS
from projectl.server.table.days import DAY

PASSWORD = "correct horse battery"


@asynccontextmanager
async def accounts_on(url: str) -> AsyncIterator[Accounts]:
    passwords = Passwords()
    async with hub_on(url) as hub:
        yield Accounts(hub, People(hub.store.engine), passwords)
    passwords.close()


def test_what_the_guest_had_is_the_accounts(database: str) -> None:
    async def body() -> None:
        async with accounts_on(database) as accounts:
            hub = accounts._hub
            account, _ = await accounts.register(None, "Ann", PASSWORD, "")
            guest, _ = await accounts.guest("Guest", "")
            for one, other in [(guest.id, "eve"), (account.id, "eve"), ("eve", guest.id), ("bob", guest.id)]:
                await hub.journal.write(*store.replace_mute(one, other, True))
            await hub.journal.write(*store.replace_mute("eve", account.id, True))
            room = await hub.create(setup(), guest, TWO)
            await room.chat.say(guest, "Hello")
            again, _ = await accounts.log_in(guest, await accounts.login("ANN"), PASSWORD, "")
            assert again.id == account.id
            assert room.table.host == account.id
            told = json.loads(b"".join([part async for part in export(hub.store.engine, again, 0)]))
            assert [(each["game"], each["seat"]) for each in told["games"]] == [(room.table.id, 0)]
            assert [each["kind"] for each in told["commands"]] == ["sit", "adopt"]
            assert [each["text"] for each in told["chat"]] == ["Hello"]
            assert told["mutes"] == ["eve"]
            assert await hub.store.mutes("eve") == await hub.store.mutes("bob") == {account.id}
            assert await hub.store.rows(select(IDENTITIES).where(IDENTITIES.c.id == guest.id)) == []

    run(body())


def test_who_registers_while_seated_is_marked_as_an_account(database: str) -> None:
    """Else a guest of that name at another table would look the same."""

    async def body() -> None:
        async with accounts_on(database) as accounts:
            guest, _ = await accounts.guest("Zed", "")
            named = await accounts._hub.create(setup(), guest, [SeatChoice(name="Zed"), SeatChoice()])
            other = await accounts._hub.create(setup(), guest, [SeatChoice(name="Zorro"), SeatChoice()])
            account, _ = await accounts.register(guest, "Zed", PASSWORD, "")
            assert account.id == guest.id
            assert [room.table.seats[0].account for room in (named, other)] == [True, False]

    run(body())


def test_to_forget_the_account_is_to_forget_the_guest(database: str) -> None:
    async def body() -> None:
        async with accounts_on(database) as accounts:
            hub = accounts._hub
            await accounts.register(None, "Ann", PASSWORD, "")
            guest, _ = await accounts.guest("Unmistakable", "")
            room = await hub.create(setup(), guest, TWO)
            account, _ = await accounts.log_in(guest, await accounts.login("Ann"), PASSWORD, "")
            await forget(hub, accounts, account)
            bodies = [row["body"] for row in await hub.store.rows(select(LOG.c.body))]
            assert len(bodies) == 3
            assert "Unmistakable" not in "".join(bodies)
            assert room.table.ended == {"how": "closed", "seat": None, "result": None}
            assert await hub.store.rows(select(SESSIONS)) == await hub.store.rows(select(IDENTITIES)) == []
            with pytest.raises(RefusedError):
                await accounts.log_in(None, await accounts.login("Ann"), PASSWORD, "")

    run(body())


def test_a_session_that_nobody_uses_is_over_after_a_year(database: str) -> None:
    async def body() -> None:
        async with accounts_on(database) as accounts:
            hub, now = accounts._hub, 1_000_000
            _, token = await accounts.guest("Ann", "")
            for days, known in [(200, True), (399, True), (398 + SESSION_DAYS, True), (400 + 2 * SESSION_DAYS, False)]:
                hub.now = lambda days=days: now + days * DAY - 1  # type: ignore[misc]
                assert (await accounts.by_token(token_hash(token)) is not None) is known
                await asyncio.gather(*hub._writing)

    run(body())
