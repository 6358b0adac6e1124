"""Four players at one game after the other, and the account of what they were told."""

from __future__ import annotations

import asyncio
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


class Table:
    """Plays one prepared game after the other."""

    def __init__(self, number: int, games: Iterator[Prepared], hosts: Sequence[str], account: Account) -> None:
        self.chance = Random(number)
        self._games = games
        self._hosts = hosts
        self._account = account
        self._number = 0
        self._version = 0
        self.players: list[Player] = []

    async def begin(self) -> None:
        """Leave the game that is over and sit down to the next one."""
        await self.leave()
        prepared = next(self._games)
        self._version = 0
        for seat in range(len(prepared.players)):
            host = self._hosts[seat % len(self._hosts)]
            self.players.append(Player(host, prepared, seat, self._account.greetings.append))
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
            else:
                seat = view["to_act"][0]
                await asyncio.sleep(0)  # its news may still be on the way

    def message(self, view: dict[str, Any]) -> dict[str, Any]:
        """A new command."""
        self._number += 1
        return next_message(view, f"c{self._number}", self.chance)

    def note(self, player: Player, answer: dict[str, Any]) -> None:
        """Take an answer to the account."""
        prepared = player.prepared
        self._account.note(prepared.game, prepared.players[player.seat], answer)
        if answer["type"] == "ack" and not answer["again"]:
            self._version = max(self._version, answer["version"])

    async def insist(self, player: Player, message: dict[str, Any]) -> None:
        """Have a command done."""
        prepared = player.prepared
        self._account.sent.add((prepared.game, prepared.players[player.seat], message["id"]))
        self.note(player, await player.insist(message))
