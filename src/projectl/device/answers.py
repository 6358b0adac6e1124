"""What a page asks besides the table's messages: answers of the REST interface that need no server (docs/protocol.md).

status, document = Answers(device).answer("GET", "/bots", None)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qs, unquote

from projectl.bots import BotInfo
from projectl.errors import ProjectLError
from projectl.lessons import judge, lesson_document, lesson_list
from projectl.lessons.judging import MOST_ACTIONS
from projectl.review import Review
from projectl.rules.editions import editions
from projectl.rules.options import ASKED, Options
from projectl.server.answers import examples, puzzles, sets
from projectl.server.answers.choices import choices
from projectl.server.answers.new_game import chosen, setup_of
from projectl.server.answers.pages import GAMES_PAGE, LOG_PAGE, MOMENTS_PAGE
from projectl.server.answers.problems import problem_for, status_of
from projectl.server.answers.statistics import (
    COMPANIES,
    GameFacts,
    PlayedGame,
    facts_of,
    profile_document,
    statistics_document,
)
from projectl.server.errors import RefusedError
from projectl.server.messages.sets import DrawnSet, WantedVerdict
from projectl.server.options_advisor import switches
from projectl.server.replay.asked import Kept, TableReplay, record_document
from projectl.server.replay.records import record_text, record_to_review
from projectl.server.table import Command
from projectl.server.table.setup import CARETAKER

from . import problems
from .bots import offered, too_slow
from .device import Device, seat_command
from .played_games import played_games
from .reading import malformed, read_form
from .room import Person, Room
from .storing import listed

REPLAYS_KEPT = 2
CREATING = (("POST", "/games"), ("POST", "/guests"), ("POST", "/me/sets"))


class Query:
    """What stands behind the question mark of an address."""

    def __init__(self, text: str) -> None:
        self._values = parse_qs(text)

    def text(self, name: str) -> str | None:
        """A value, None if it is left out."""
        return self._values[name][-1] if name in self._values else None

    def texts(self, name: str) -> list[str]:
        """All values of a name."""
        return self._values.get(name, [])

    def number(self, name: str, otherwise: int | None = None, most: int | None = None) -> Any:
        """A whole number that is not negative."""
        text = self.text(name)
        if text is None:
            return otherwise
        if not (text.isascii() and text.isdigit()) or (most is not None and int(text) > most):
            raise malformed(f"query.{name}")
        return int(text)

    def truth(self, name: str) -> bool | None:
        """Yes, no, or None if it is left out."""
        text = self.text(name)
        return None if text is None else text in ("true", "1")


class Answers:
    """Answers requests of the page. What changes something at a table goes the way of every command."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._replays: dict[str, Kept] = {}
        self._known_facts: dict[str, GameFacts | None] = {}
        """Of finished games, which change no more."""
        self._reviews: dict[str, Review] = {}
        one, seat = "/games/([^/]+)", "/seats/([0-5])"
        self._routes: list[tuple[str, re.Pattern[str], Callable[..., Any]]] = [
            (method, re.compile(pattern), function)
            for method, pattern, function in (
                ("GET", "/visitor", self._visitor),
                ("GET", "/me", self._me),
                ("POST", "/guests", self._name),
                ("PUT", "/me", self._name),
                ("GET", "/bots", self._bots),
                ("GET", "/editions", self._editions),
                ("POST", "/choices", self._choices),
                ("GET", "/puzzles", self._sets),
                ("POST", "/puzzles", self._own_set),
                ("GET", "/players/([^/]+)", self._player),
                ("GET", "/players/([^/]+)/statistics", self._statistics),
                ("GET", "/players/([^/]+)/games", self._players_games),
                ("POST", "/puzzles/verdict", self._verdict),
                ("POST", "/puzzles/text", self._set_text),
                ("GET", "/me/sets", self._kept_sets),
                ("POST", "/me/sets", self._keep_new_set),
                ("GET", "/me/sets/([A-Za-z0-9_-]+)", self._kept_set),
                ("PUT", "/me/sets/([A-Za-z0-9_-]+)", self._keep_set),
                ("DELETE", "/me/sets/([A-Za-z0-9_-]+)", self._delete_set),
                ("GET", "/rulebook", self._rules),
                ("GET", "/examples", self._examples),
                ("GET", "/examples/([a-z0-9-]+)", self._example),
                ("POST", "/examples/([a-z0-9-]+)/play", self._example),
                ("GET", "/lessons", self._lessons),
                ("GET", "/lessons/([a-z0-9-]+)", self._lesson),
                ("POST", "/lessons/([a-z0-9-]+)/([0-9]{1,2})", self._lesson_step),
                ("GET", "/problems/next", self._next_problem),
                ("GET", "/problems/([^/]+)", self._day_problem),
                ("POST", "/problems/([0-9a-f]{12})/(play|nudge|answer)", self._problem),
                ("POST", "/games", self._create),
                ("GET", "/games", self._games),
                ("GET", one, self._game),
                ("GET", f"{one}/view", self._view),
                ("GET", f"{one}/record", self._record),
                ("GET", f"{one}/replay", self._replay),
                ("GET", f"{one}/log", self._log),
                ("GET", f"{one}/review", self._review),
                ("GET", f"{one}/ratings", self._ratings),
                ("POST", f"{one}{seat}", self._sit),
                ("DELETE", f"{one}{seat}", self._get_up),
                ("POST", "/replays", self._record_replay),
            )
        ]

    def answer(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        """The status and the document; a record, sent or asked for, is a text. All else needs a server."""
        path, _, query = address.partition("?")
        try:
            for asked, pattern, function in self._routes:
                found = pattern.fullmatch(path)
                if asked == method and found is not None:
                    document = function(*map(unquote, found.groups()), query=Query(query), body=body)
                    return 201 if (method, path) in CREATING else 200, document
            raise RefusedError("needs-server")
        except ProjectLError as error:
            problem = problem_for(error)
            return status_of(problem["code"]), problem

    def _visitor(self, **_: Any) -> Any:
        return {"me": self._me() if self._device.person.id else None}

    def _me(self, **_: Any) -> Any:
        return _guest(self._device.known())

    def _name(self, body: Any, **_: Any) -> Any:
        return _guest(self._device.name(_field(body, "name", str)))

    def _bots(self, **_: Any) -> Any:
        return {"bots": [_bot(info) for info in offered()], "slow": [_bot(info) for info in too_slow()]}

    def _editions(self, **_: Any) -> Any:
        return {"editions": [switches(each) for each in editions()]}

    def _choices(self, body: Any, **_: Any) -> Any:
        wanted = chosen(body) | ({"players": body["players"]} if "players" in body else {})
        changed = body.get("changed")
        if changed not in (None, *ASKED):
            raise malformed("body.changed")
        return choices(Options(**wanted), wanted, changed)

    def _sets(self, **_: Any) -> Any:
        return puzzles.builtin_sets()

    def _own_set(self, body: Any, **_: Any) -> Any:
        return puzzles.own_set(_field(body, "text", str))

    def _player(self, player: str, **_: Any) -> Any:
        self._check_player(player)
        person, rows = self._device.known(), self._device.rows.values()
        return {
            "id": person.id,
            "name": person.name,
            "kind": "guest",
            "since": min((row["created"] for row in rows), default=self._device.now()),
            "statistics": profile_document(played_games(self._device)),
            "ratings": [],
        }

    def _players_games(self, player: str, query: Query, **_: Any) -> Any:
        self._check_player(player)
        return self._listed([*self._device.rows.values()], query)

    def _check_player(self, player: str) -> None:
        if player != self._device.known().id:
            raise RefusedError("player-unknown")

    def _statistics(self, player: str, query: Query, **_: Any) -> Any:
        self._check_player(player)
        against = query.text("against")
        if against not in (None, *COMPANIES):
            raise malformed("query.against")
        return statistics_document(
            played_games(self._device),
            self._facts,
            edition=query.text("edition"),
            players=query.number("players", None, 6),
            since=query.number("since"),
            against=against,
        )

    def _facts(self, game: PlayedGame) -> GameFacts | None:
        if game.id not in self._known_facts:
            self._known_facts[game.id] = facts_of(self._device.room(game.id).table, game.seat)
        return self._known_facts[game.id]

    def _verdict(self, body: Any, **_: Any) -> Any:
        return sets.verdict_of(read_form(body, WantedVerdict))

    def _set_text(self, body: Any, **_: Any) -> Any:
        return sets.text_of(read_form(body, DrawnSet))

    def _kept_sets(self, **_: Any) -> Any:
        return {"sets": self._device.sets.listed()}

    def _keep_new_set(self, body: Any, **_: Any) -> Any:
        return self._device.sets.keep(None, sets.checked(read_form(body, DrawnSet)))

    def _kept_set(self, found: str, **_: Any) -> Any:
        return self._device.sets.one(found)

    def _keep_set(self, found: str, body: Any, **_: Any) -> Any:
        return self._device.sets.keep(found, sets.checked(read_form(body, DrawnSet)))

    def _delete_set(self, found: str, **_: Any) -> Any:
        self._device.sets.drop(found)

    def _rules(self, query: Query, **_: Any) -> Any:
        return examples.rules_page(query.text("edition"), bool(query.truth("deluxe")))

    def _examples(self, query: Query, **_: Any) -> Any:
        return examples.listed(query.text("edition"), query.truth("deluxe"))

    def _example(self, name: str, query: Query, body: Any) -> Any:
        actions = _field(body, "actions", list) if body is not None else []
        return examples.shown(name, actions, query.text("edition"), query.truth("deluxe"), query.number("seat", 0, 5))

    def _lessons(self, **_: Any) -> Any:
        return lesson_list()

    def _lesson(self, name: str, **_: Any) -> Any:
        return lesson_document(name)

    def _lesson_step(self, name: str, step: str, body: Any, **_: Any) -> Any:
        actions = _field(body, "actions", list)
        if len(actions) > MOST_ACTIONS or not all(isinstance(action, str) for action in actions):
            raise malformed("body.actions")
        return judge(name, int(step), actions)

    def _day_problem(self, day: str, **_: Any) -> Any:
        return problems.day(day, self._device.now())

    def _next_problem(self, query: Query, **_: Any) -> Any:
        return problems.to_practise(query.text("kind"), query.text("results"), query.number("start", 0))

    def _problem(self, name: str, what: str, body: Any, **_: Any) -> Any:
        return problems.asked(name, what, body)

    def _create(self, body: Any, **_: Any) -> Any:
        for seat in _field(body, "seats", list):
            _field(seat, "kind", str)
            if seat["kind"] == "bot":
                seat["bot"] = seat.get("bot") or CARETAKER
        return self._device.create(setup_of(body), body["seats"]).document()

    def _games(self, query: Query, **_: Any) -> Any:
        # Games on a device are in no lobby.
        return self._listed([*self._device.rows.values()] if query.truth("mine") or query.text("player") else [], query)

    def _listed(self, mine: list[dict[str, Any]], query: Query) -> Any:
        wanted = {name: value for name in ("status", "variant", "edition") if (value := query.text(name))}
        rows = sorted(mine, key=_place, reverse=True)
        before = query.text("before")
        found = [row for row in rows if all(row[name] == value for name, value in wanted.items())]
        later = [row for row in found if before is None or _place_text(row) < before]
        page = later[:GAMES_PAGE]
        return {
            "games": [listed(row) for row in page],
            "more": _place_text(page[-1]) if len(page) == GAMES_PAGE else None,
        }

    def _game(self, game: str, **_: Any) -> Any:
        return self._device.room(game).document()

    def _view(self, game: str, query: Query, **_: Any) -> Any:
        room, seat = self._device.room(game), query.number("seat", None, 5)
        if seat is not None and seat not in room.table.seats_of(self._device.person.id):
            raise RefusedError("seat-not-yours", seat=seat)
        view = room.table.view(seat, query.texts("hints"))
        if view is None:
            raise RefusedError("game-not-started")
        return view

    def _record(self, game: str, **_: Any) -> Any:
        return record_text(self._device.room(game).table)

    def _replay(self, game: str, query: Query, **_: Any) -> Any:
        return self._moments(game, query, MOMENTS_PAGE, brief=False)

    def _log(self, game: str, query: Query, **_: Any) -> Any:
        return self._moments(game, query, LOG_PAGE, brief=True)

    def _moments(self, game: str, query: Query, most: int, brief: bool) -> Any:
        room, seat = self._device.room(game), query.number("seat", None, 5)
        self._check_viewer(room, seat)
        asked = TableReplay(room.table)
        start, count = query.number("from", 0), query.number("count", most, most)
        return asked.document(self._kept(game), seat, start, count, brief)

    def _review(self, game: str, query: Query, **_: Any) -> Any:
        """A turn more each time that it is asked for, so that other calls come in between."""
        table, after = self._device.room(game).table, query.number("after", 0)
        record = record_to_review(table)
        making = self._reviews.pop(game, None) or Review(record, table.hints)
        self._reviews[game] = making
        if len(self._reviews) > REPLAYS_KEPT:
            del self._reviews[next(iter(self._reviews))]
        if len(making.document()["turns"]) <= after:
            next(iter(making), None)
        return making.document()

    def _check_viewer(self, room: Room, seat: int | None) -> None:
        table = room.table
        if seat is not None and seat >= len(table.seats):
            raise RefusedError("command-unknown-seat", seat=seat, last=len(table.seats) - 1)
        if seat is not None and table.status != "over" and seat not in table.seats_of(self._device.person.id):
            raise RefusedError("seat-not-yours", seat=seat)

    def _record_replay(self, query: Query, body: Any) -> Any:
        text = body if isinstance(body, str) else _field(body, "record", str)
        start, count = query.number("from", 0), query.number("count", MOMENTS_PAGE, MOMENTS_PAGE)
        return record_document(self._kept(text), text, query.number("seat", None, 5), start, count)

    def _kept(self, key: str) -> Kept:
        """A replay that is looked at is asked for again and again."""
        kept = self._replays.pop(key, None) or Kept()
        self._replays[key] = kept
        if len(self._replays) > REPLAYS_KEPT:
            del self._replays[next(iter(self._replays))]
        return kept

    def _ratings(self, **_: Any) -> Any:
        return {"counted": False, "changes": []}

    def _sit(self, game: str, seat: str, body: Any, **_: Any) -> Any:
        room, person = self._device.room(game), self._device.known()
        wanted = {**body, "kind": body.get("kind", "me")}
        if wanted["kind"] == "bot":
            wanted["bot"] = body.get("bot") or CARETAKER
        command = seat_command(int(seat), wanted, person)
        if command is None:
            raise malformed("body.kind")
        self._device.submit(room, command)
        return room.document()

    def _get_up(self, game: str, seat: str, **_: Any) -> Any:
        room = self._device.room(game)
        self._device.submit(room, Command("leave", int(seat), {}, self._device.known().id))
        return room.document()


def _bot(info: BotInfo) -> Any:
    return {"name": info.name, "level": info.level, "description_key": info.description_key}


def _guest(person: Person) -> Any:
    return {"id": person.id, "name": person.name, "kind": "guest", "token": None}


def _place(row: Mapping[str, Any]) -> tuple[int, str]:
    return row["created"], row["id"]


def _place_text(row: Mapping[str, Any]) -> str:
    """As a page of a list names its end; of one length for longer than anybody plays, so that texts compare."""
    return f"{row['created']:016d}-{row['id']}"


def _field(body: Any, name: str, kind: type) -> Any:
    """A field of what was sent; RefusedError if it is not there or something else."""
    if not isinstance(body, dict) or not isinstance(body.get(name), kind):
        raise malformed(f"body.{name}")
    return body[name]
