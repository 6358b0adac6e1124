"""Four players at one game after the other, and the account of what they were told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from .player import Greeting, Player, next_message
from .prepared import Prepared


@dataclass(slots=True)
class Account:
    """What the players were told: by game, player and command."""

    acknowledged: dict[tuple[str, str, str], int | None] = field(default_factory=dict)
    """The number in the log; None if the answer was that it had been done before."""
    refused: set[tuple[str, str, str]] = field(default_factory=set)
    sent: set[tuple[str, str, str]] = field(default_factory=set)
    codes: dict[str, int] = field(default_factory=dict)
    """How often something was refused, by reason."""
    greetings: list[Greeting] = field(default_factory=list)

    def note(self, game: str, player: str, answer: dict[str, Any]) -> None:
        """An answer to a command."""
        key = game, player, answer["id"]
        if answer["type"] == "ack":
            self.acknowledged.setdefault(key, None if answer["again"] else answer["version"])
            self.refused.discard(key)
        elif key not in self.acknowledged:
            self.refused.add(key)
            self.codes[answer["code"]] = self.codes.get(answer["code"], 0) + 1

    def forget_after(self, count: int) -> None:
        """A backup was restored: what was told after the first `count` acknowledgements may be there or not."""
        for key in [*self.acknowledged][count:]:
            del self.acknowledged[key]
        self.greetings.clear()


class Table:
    """Plays one prepared game after the other."""

    def __init__(
        self,
        number: int,
        games: Iterator[Prepared],
        hosts: Sequence[str],
        account: Account,
        home: str | None = None,
    ) -> None:
        self.chance = Random(number)
        self._home = home
        """The first numbers of the addresses that the players come from; None: all come from the same one."""
        self._games = games
        self._hosts = hosts
        self._account = account
        self._number = 0
        self._version = 0
        self._turned_back = 0
        """So many times backups were restored: what is on its way then is of no account."""
        self.players: list[Player] = []
        self.moved = 0.0
        """When something was last acknowledged at this table."""

    async def begin(self) -> None:
        """Leave the game that is over and sit down to the next one."""
        await self.leave()
        prepared = next(self._games)
        self._version = 0
        for seat in range(len(prepared.players)):
            host = self._hosts[seat % len(self._hosts)]
            address = None if self._home is None else f"{self._home}.{seat + 1}"
            self.players.append(Player(host, prepared, seat, self._account.greetings.append, address))
            self.players[-1].start()

    async def leave(self) -> None:
        """Get up."""
        players, self.players = self.players, []
        await asyncio.gather(*(player.stop() for player in players))

    async def to_act(self) -> tuple[Player, dict[str, Any]]:
        """Whose turn it is, with the newest view; a game that is over is followed by another."""
        seat = 0
        while True:
            player = self.players[seat]
            await player.line()
            view = player.view
            if view is None or view["version"] < self._version:
                await player.changed()
            elif view["phase"] != "play":
                await self.begin()
                seat = 0
            elif seat in view["to_act"]:
                return player, view
            elif view["to_act"][0] >= len(self.players):
                await player.changed()  # a bot has the turn
            else:
                seat = view["to_act"][0]
                await asyncio.sleep(0)  # its news may still be on the way

    def message(self, view: dict[str, Any]) -> dict[str, Any]:
        """A new command."""
        self._number += 1
        return next_message(view, f"c{self._number}", self.chance)

    def note(self, player: Player, answer: dict[str, Any], turned_back: int | None = None) -> None:
        """Take an answer to the account, unless the game was turned back since it was asked for."""
        prepared = player.prepared
        if turned_back not in (None, self._turned_back):
            self._account.refused.discard((prepared.game, prepared.players[player.seat], answer["id"]))
            return
        self._account.note(prepared.game, prepared.players[player.seat], answer)
        if answer["type"] == "ack" and not answer["again"]:
            self._version = max(self._version, answer["version"])
            self.moved = time.monotonic()

    def turn_back(self) -> None:
        """The game may be further back than it was: a backup was restored."""
        self._version = 0
        self._turned_back += 1
        for player in self.players:
            player.wake()  # who waits for news of a version that is gone would wait for ever

    async def insist(self, player: Player, message: dict[str, Any]) -> None:
        """Have a command done."""
        prepared = player.prepared
        self._account.sent.add((prepared.game, prepared.players[player.seat], message["id"]))
        turned_back = self._turned_back
        self.note(player, await player.insist(message), turned_back)
