"""Databases in which very many games were played: a handful of real ones, and copies of them with other players.

They are written as version 0003 of the tables, so that bringing them up to date can be measured.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from projectl.bots import SeatView, make_bot
from projectl.rules.editions import editions
from projectl.rules.options import Options
from projectl.rules.shuffle import SEED_BYTES
from projectl.rules.version import RULES_VERSION
from projectl.server.rooms.hub import wall_clock
from projectl.server.table import Command, Entry, Setup, Table
from projectl.server.table.days import DAY
from projectl.server.table.outcome import places, scores

VERSION = "0003"
YEARS = 2 * 365 * DAY
REGULAR_GAMES = 200
"""Of somebody who plays now and then, in every database."""
LEAVER_GAMES = 25
BUSY_SHARE = 5
"""One game of so many is one of somebody's who plays all the time."""
UNFINISHED = 150
"""Games that are open or running, in every database."""
RATED_SHARE, CHAT_SHARE, SOLO_SHARE = 10, 3, 20
"""One game of so many is rated, has a chat, is one of a single player."""

COLUMNS = {
    "identities": ("id", "name", "created_at"),
    "accounts": ("identity", "name_key", "password", "created_at"),
    "sessions": ("id", "token_hash", "identity", "created_at", "used_at", "agent"),
    "games": (
        *("id", "created_at", "changed_at", "status", "public", "host", "rules_version", "edition", "variant"),
        *("players", "setup", "seed", "commitment", "ended", "rated", "timed"),
    ),
    "log": ("game", "seq", "kind", "seat", "actor", "command", "body", "at"),
    "snapshots": ("game", "seq", "body"),
    "seats": ("game", "seat", "player", "name", "bot", "score", "outcome"),
    "chat": ("game", "number", "author", "name", "text", "at"),
    "ratings": ("player", "variant", "mu", "sigma", "ordinal", "games", "wins"),
    "rated_games": ("game", "counted", "at"),
    "rating_changes": ("game", "player", "place", "mu_before", "sigma_before", "mu", "sigma"),
}
"""By table, in an order in which every row finds those that it refers to."""
Rows = dict[str, list[tuple[Any, ...]]]


@dataclass(frozen=True, slots=True)
class Somebody:
    """An identity with a token."""

    id: str
    token: str


@dataclass(frozen=True, slots=True)
class Cast:
    """Who is there besides the many."""

    newcomer: Somebody
    regular: Somebody
    busy: Somebody
    leaver: Somebody


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end, its players called @0, @1 and so on."""

    table: Table
    entries: tuple[tuple[Entry, str], ...]
    """With the texts of their bodies."""
    snapshot: str
    setups: tuple[str, str]
    """Of a game that is not rated, and of one that is."""
    ended: str
    seats: tuple[tuple[int | None, str | None], ...]
    """Score and outcome."""

    @property
    def players(self) -> int:
        """How many."""
        return len(self.seats)


def play(number: int, edition: str, players: int) -> Played:
    """A game of greedy players; of one player alone, a solo game."""
    variant = "solo" if players == 1 else "standard"
    setup = Setup(Options(edition=edition, variant=variant, players=players, confirm=True).checked(), public=True)
    table = Table("template", setup, secrets.token_bytes(SEED_BYTES), "@0", 0)
    bot, entries = make_bot("greedy", number), []
    for seat in range(players):
        entries.append(_do(table, Command("sit", seat, {"name": f"Player {seat}"}, f"@{seat}")))
    while table.to_act:
        seat, game = min(table.to_act), table.game
        assert game is not None
        view = SeatView.of(game.state, game.rules, seat)
        action = str(bot.choose(view, list(game.legal_actions(seat))))
        entries.append(_do(table, Command("play", seat, {"action": action}, f"@{seat}", f"command-{len(entries)}")))
    return _noted(table, entries)


def _noted(table: Table, entries: Sequence[Entry]) -> Played:
    setup, ranks, points = table.setup.dump(), places(table), scores(table)
    outcomes = ["won" if rank == 1 else "lost" for rank in ranks] if ranks else [None] * len(points)
    return Played(
        table,
        tuple((entry, json.dumps(entry.body, separators=(",", ":"))) for entry in entries),
        json.dumps(table.dump(), separators=(",", ":")),
        (json.dumps(setup), json.dumps(setup | {"rated": True})),
        json.dumps(table.ended),
        tuple(zip(points, outcomes, strict=True)),
    )


def _do(table: Table, command: Command) -> Entry:
    entry = table.decide(command, table.shown_at)
    table.apply(entry)
    return entry


@cache
def templates() -> tuple[list[Played], Played]:
    """Games of two and of three, and one of a single player."""
    known = [edition.name for edition in editions()]
    several = [play(number, known[number % len(known)], 3 if number % 6 == 5 else 2) for number in range(12)]
    return several, play(0, Options().edition, 1)


class Past:
    """Makes up who played what. The same `games` give the same kinds of games, whoever plays them."""

    def __init__(self, games: int) -> None:
        self.games = games
        self._chance = Random(games)
        self._now = wall_clock()
        self._several, self._solo = templates()
        self.cast = Cast(*(Somebody(_id(9), secrets.token_urlsafe(24)) for _ in range(4)))
        named = [self.cast.regular, self.cast.busy, self.cast.leaver]
        self._players = [_id(9) for _ in range(max(20, games // 4))]
        self._rated = [*self._players[: len(self._players) // 4], *(each.id for each in named)]
        """Who has an account."""
        self.editions = sorted({played.table.setup.options.edition for played in self._several})

    def people(self) -> Rows:
        """Everybody, with accounts, sessions and ratings."""
        rows: Rows = {table: [] for table in COLUMNS}
        tokens = {each.id: each.token for each in (self.cast.newcomer, self.cast.regular, self.cast.busy)}
        tokens[self.cast.leaver.id] = self.cast.leaver.token
        old = self._now - YEARS
        for player in [*self._players, *tokens]:
            rows["identities"].append((player, f"P {player}", old))
            hashed = hashlib.sha256(tokens.get(player, player).encode()).hexdigest()
            rows["sessions"].append((player, hashed, player, old, self._now, "bench"))
        for player in self._rated:
            rows["ratings"].append((player, "standard", 25.0, 4.0, self._chance.random() * 30, 10, 5))
            if player != self.cast.leaver.id:  # whose leaving is to need no password
                rows["accounts"].append((player, player.casefold() + player, "no password", old))
        return rows

    def chunks(self, size: int = 500) -> Iterator[Rows]:
        """All games, so many at a time, the oldest first."""
        rows: Rows = {table: [] for table in COLUMNS}
        for number in range(self.games + UNFINISHED):
            self._game(number, rows)
            if number % size == size - 1:
                yield rows
                rows = {table: [] for table in COLUMNS}
        yield rows

    def _game(self, number: int, rows: Rows) -> None:
        is_over, at = number < self.games, self._at(number)
        is_rated = is_over and number % RATED_SHARE == 0
        is_solo = is_over and not is_rated and number % SOLO_SHARE == 1
        played = self._solo if is_solo else self._several[number % len(self._several)]
        players = self._seated(number, played.players, is_rated)
        game = _id(12)
        rows["games"].append(self._row(played, game, players[0], at, is_over, is_rated))
        entries = len(played.entries) if is_over else played.players + 15
        rows["log"] += [
            (game, each.seq, each.kind, each.seat, players[each.seat or 0], each.command, body, at + each.seq * 20_000)
            for each, body in played.entries[:entries]
        ]
        for seat, (score, outcome) in enumerate(played.seats):
            told = (score, outcome) if is_over else (None, None)
            rows["seats"].append((game, seat, players[seat], f"Player {seat}", None, *told))
        if is_over:
            rows["snapshots"].append((game, played.table.seq, _named(played.snapshot, players)))
        if number % CHAT_SHARE == 0:
            rows["chat"] += [(game, line, players[0], "P", "Good evening, and good luck.", at) for line in (1, 2)]
        if is_rated:
            rows["rated_games"].append((game, True, at))
            rows["rating_changes"] += [
                (game, player, place + 1, 25.0, 4.0, 25.0, 4.0) for place, player in enumerate(dict.fromkeys(players))
            ]

    def _at(self, number: int) -> int:
        """Over two years, evenly; what is not over was begun today."""
        if number >= self.games:
            return self._now - DAY // 2 + number
        return self._now - YEARS + number * (YEARS - DAY) // self.games

    def _seated(self, number: int, count: int, is_rated: bool) -> list[str]:
        among = self._rated if is_rated else self._players
        players = self._chance.sample(among[:-3] if is_rated else among, count)
        every = max(1, self.games // REGULAR_GAMES)
        if number % every == 0 and number // every < REGULAR_GAMES:
            players[0] = self.cast.regular.id
        elif number % BUSY_SHARE == 1:
            players[0] = self.cast.busy.id
        elif number % (every * REGULAR_GAMES // LEAVER_GAMES) == 3:  # beside the others
            players[0] = self.cast.leaver.id
        return players

    def _row(self, played: Played, game: str, host: str, at: int, is_over: bool, is_rated: bool) -> tuple[Any, ...]:
        table, options = played.table, played.table.setup.options
        return (
            *(game, at, at + 3_600_000, "over" if is_over else "running", True, host, RULES_VERSION),
            *(options.edition, options.variant, played.players, played.setups[is_rated], table.seed, table.commitment),
            *(played.ended if is_over else None, is_rated, False),
        )


def _id(size: int) -> str:
    return secrets.token_urlsafe(size)


def _named(text: str, players: Sequence[str]) -> str:
    for seat, player in enumerate(players):
        text = text.replace(f'"@{seat}"', f'"{player}"')
    return text
