"""Orders: what one process, or the host's command line, has the others do."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from server.rooms import Ear, begun, hub_on, run, until
from sqlalchemy import delete

from projectl.server.accounts import Accounts, Passwords
from projectl.server.rooms import Hub
from projectl.server.rooms import control_queue as orders
from projectl.server.rooms.control_queue import Orders
from projectl.server.storage.people import People
from projectl.server.storage.schema import ORDERS
from projectl.server.storage.store import Identity


@asynccontextmanager
async def obedient(url: str) -> AsyncIterator[Hub]:
    """A process that looks at its orders."""
    async with hub_on(url) as hub:
        looking = Orders(hub.store.engine)
        await looking.start(hub)
        yield hub
        await looking.stop()


def test_a_session_ends_in_all_processes(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as one, obedient(database) as other:
            passwords = Passwords()
            accounts = Accounts(one, People(one.store.engine), passwords)
            identity, _ = await accounts.register(None, "Ann", "correct horse", "a browser")
            second, _ = await accounts.log_in(None, await accounts.login("Ann"), "correct horse", "another browser")
            room = await begun(other)
            ears = [Ear(identity), Ear(second)]
            for ear in ears:
                room.enter(ear)
            await accounts.log_out(identity)
            await until(lambda: "closed" in ears[0].kinds())
            assert ears[0].heard[-1]["code"] == 4001
            assert "closed" not in ears[1].kinds()
            passwords.close()

    run(body())


def test_orders_of_before_are_not_carried_out_again(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            room = await begun(hub)
            await hub.journal.write(*orders.insert_order(orders.DROP, room.table.id, 1))
        async with obedient(database) as hub:
            again = await hub.room(room.table.id)
            ear = Ear(Identity("eve", "Eve", session="s"))
            again.enter(ear)
            await hub.journal.write(*orders.insert_order(orders.SIGN_OUT, "s", 2))
            await until(lambda: "closed" in ear.kinds())
            assert hub.rooms[room.table.id] is again

    run(body())


def test_a_restored_database_counts_its_orders_anew(tmp_path: Path) -> None:
    async def body() -> None:
        async with obedient(f"sqlite:///{tmp_path / 'server.db'}") as hub:
            room = await begun(hub)
            ear = Ear(Identity("eve", "Eve", session="s"))
            room.enter(ear)
            for at in (1, 2):  # the second has the number that the first had
                await hub.journal.write(delete(ORDERS))
                await hub.journal.write(*orders.insert_order(orders.SIGN_OUT, "-" if at == 1 else "s", at))
            await until(lambda: "closed" in ear.kinds())

    run(body())


def test_old_orders_are_forgotten(tmp_path: Path) -> None:
    async def body() -> None:
        async with hub_on(f"sqlite:///{tmp_path / 'server.db'}") as hub:
            for at in (1, 2, orders.KEPT + 2):
                await hub.journal.write(*orders.insert_order(orders.SIGN_OUT, "-", at))
            assert [row["at"] for row in await hub.store.rows(ORDERS.select())] == [2, orders.KEPT + 2]

    run(body())
