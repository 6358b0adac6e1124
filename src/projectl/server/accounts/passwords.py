"""Passwords are hashed by argon2, in threads, a few at a time: hashing is made to be costly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from projectl.server.errors import RefusedError
from projectl.server.traffic.fair_slots import Places

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2
WAITING, WAITING_OF_ALL = 4, 32
"""So many may wait of one address, and so many of all: they take turns, and an address never has all places."""
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""19 MiB and two passes: what OWASP advises, and 30 ms that games do not have to wait for."""

Found = TypeVar("Found")


def check_password(password: str) -> None:
    """Refuse what is too short to keep anybody out, or too long to be one."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise RefusedError("password-wanted", least=SHORTEST, limit=LONGEST)


class Passwords:
    """Hashes and checks. When too many are waiting, `server-busy` is the answer."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="argon2")
        self._places = Places(AT_ONCE, WAITING, WAITING_OF_ALL)
        self._nobodys = HASHER.hash("nobody has this password")

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(cancel_futures=True)

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        check_password(password)
        return await self._in_thread(lambda: HASHER.hash(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether a password is the one that was hashed. Where there is none, saying no takes as long."""
        return await self._in_thread(lambda: _fits(password, hashed or self._nobodys)) and hashed is not None

    async def _in_thread(self, work: Callable[[], Found]) -> Found:
        async with self._places.place():
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def is_outdated(hashed: str) -> bool:
    """Whether a password was hashed in another way than it would be today."""
    return HASHER.check_needs_rehash(hashed)


def _fits(password: str, hashed: str) -> bool:
    if len(password) > LONGEST:
        password = ""
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
