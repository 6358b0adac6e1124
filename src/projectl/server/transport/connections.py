"""The open connections, by address: when there are too many, who has been silent for longest gives way."""

from __future__ import annotations

import ipaddress
from asyncio import Transport
from collections import Counter
from collections.abc import Sequence

from projectl.server.traffic.client_addresses import network

EVERYBODY = "*"
Silent = dict[Transport, None]
"""In the order in which they fell silent."""


class OpenConnections:
    """Counts them. `most_of_one` for one address, `most` for all; proxies that are trusted speak for many addresses."""

    def __init__(self, most_of_one: int, most: int, trusted: Sequence[str] = ()) -> None:
        self._most_of_one = most_of_one
        self._most = most
        self._trusts_all = EVERYBODY in trusted
        self._trusted = [ipaddress.ip_network(each, strict=False) for each in trusted if _is_network(each)]
        self._whose: dict[Transport, str | None] = {}
        self._open: Counter[str | None] = Counter()
        self._silent: Silent = {}
        self._silent_of: dict[str | None, Silent] = {}

    def __len__(self) -> int:
        return len(self._whose)

    def come(self, transport: Transport, host: str | None) -> bool:
        """Whether a new connection from there can stay. It is silent at first."""
        whose = None if host is None or self._is_trusted(host) else network(host)
        if whose is not None and self._open[whose] >= self._most_of_one:
            if not self._make_room(self._silent_of.get(whose)):
                return False
        elif len(self) >= self._most and not self._make_room(self._silent):
            return False
        self._whose[transport] = whose
        self._open[whose] += 1
        self.fall_silent(transport)
        return True

    def fall_silent(self, transport: Transport) -> None:
        """Nothing is asked on it at the moment."""
        if transport in self._whose:
            self._silent[transport] = None
            self._silent_of.setdefault(self._whose[transport], {})[transport] = None

    def speak(self, transport: Transport) -> None:
        """It is in use: it does not have to give way."""
        if transport in self._silent:
            whose = self._whose[transport]
            del self._silent[transport], self._silent_of[whose][transport]
            if not self._silent_of[whose]:
                del self._silent_of[whose]

    def go(self, transport: Transport) -> None:
        """It is closed."""
        if transport in self._whose:
            self.speak(transport)
            whose = self._whose.pop(transport)
            self._open[whose] -= 1
            if not self._open[whose]:
                del self._open[whose]

    def _make_room(self, silent: Silent | None) -> bool:
        oldest = next(iter(silent or ()), None)
        if oldest is None:
            return False
        self.go(oldest)
        oldest.abort()
        return True

    def _is_trusted(self, host: str) -> bool:
        if self._trusts_all or not self._trusted:
            return self._trusts_all
        return _is_network(host) and any(ipaddress.ip_address(host) in each for each in self._trusted)


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True
