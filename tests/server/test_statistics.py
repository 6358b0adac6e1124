"""Statistics of a player: what is counted of which games, on a server and on a device, and what the figures mean."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from server.harness import ME, Player, Server, bot
from server.test_reviews import finished, refusal

from projectl import Game, play_out
from projectl.device.door import Door
from projectl.record.gamefile import GameRecord, read_record
from projectl.record.replaying import replay
from projectl.rules.puzzles import builtin
from projectl.server.answers.statistics import (
    GameFacts,
    PlayedGame,
    facts_of_record,
    likely,
    statistics_document,
)

SHARE = {"key": "all", "games": 0, "won": 0, "low": None, "high": None}


async def told(player: Player, games: int, **query: Any) -> dict[str, Any]:
    """Somebody's statistics, when so many games are counted or left out: lists follow a moment after the end."""
    while True:
        found: dict[str, Any] = await player.get(f"/api/players/{player.id}/statistics", **query)
        if found["all"]["games"] + sum(found["left_out"].values()) >= games:
            return found
        await asyncio.sleep(0.05)


def counted_of(record: GameRecord, seat: int = 0) -> tuple[dict[str, int], int]:
    """The pieces that a seat placed, by what the record says, and how many puzzles it took."""
    actions = [str(step.action) for step in replay(record) if step.seat == seat]
    placed = Counter(action.split()[1].split("@")[0] for action in actions if action.startswith("place "))
    return dict(placed), sum(action.startswith("take ") for action in actions)


def test_a_finished_game_is_counted(database: str) -> None:
    async def body(server: Server) -> None:
        async with Player(server, "Ann") as ann:
            nothing = await told(ann, 0)
            assert (nothing["all"], nothing["looked_at"], nothing["since"]) == (SHARE, 0, None)
            game = await finished(ann)
            found = await told(ann, 1)
            result = (await ann.get(f"/api/games/{game}"))["ended"]["result"]
            assert found["company"] == "bots"
            assert found["companies"] == {"bots": 1, "people": 0, "mixed": 0, "solo": 0}
            assert found["all"]["games"] == found["looked_at"] == found["scored"] == 1
            assert found["all"]["won"] == (0 in result["winners"])
            assert found["mean_score"] == result["rows"][0]["score"]
            assert [level["games"] for level in found["by_level"]] == [0, 1, *[0] * 8], "greedy plays as level 2"
            record = read_record(await ann.get(f"/api/games/{game}/record"))
            pieces, taken = counted_of(record)
            assert {each["piece"]: each["count"] for each in found["pieces"] if each["count"]} == pieces
            assert sum(each["taken"] for each in found["puzzles"]) == taken > 0
            assert sum(each["completed"] for each in found["puzzles"]) == result["rows"][0]["completed"] > 0
            assert [each["id"] for each in found["puzzles"]] == [puzzle.id for puzzle in builtin("base")]
            assert found["points"][-1]["own"] == result["rows"][0]["points"]
            assert found["points"][-1]["others"] == result["rows"][1]["points"]
            assert [each["round"] for each in found["points"]] == [*range(1, len(found["points"]) + 1)]
            assert await told(ann, 1) == found, "it is kept"

    with Server(database) as server:
        asyncio.run(body(server))
        assert server.faults() == []


def test_what_is_not_counted_is_said(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            hinted = await ann.create(ME, bot(), first=0, confirm=False)
            async with ann.playing(hinted) as line:
                await line.ask("hint", seat=0, depth=1)
                await line.ask("resign", seat=0)
            twice = await ann.create(ME, {"kind": "me", "name": "Sue"})
            async with ann.playing(twice) as line:
                await line.ask("resign", seat=0)
            solo = await ann.create(ME, variant="solo", difficulty="challenging")
            async with ann.playing(solo) as line:
                await line.ask("resign", seat=0)
            found = await told(ann, 3)
            assert found["left_out"] == {"hinted": 1, "undecided": 0, "several_seats": 1}
            assert found["companies"] == {"bots": 0, "people": 0, "mixed": 0, "solo": 1}
            assert found["company"] == "solo"
            assert [(each["key"], each["won"], each["games"]) for each in found["by_level"]] == [("challenging", 0, 1)]
            assert (found["mean_score"], found["scored"]) == (None, 0)
            assert (await ann.get(f"/api/players/{ann.id}"))["statistics"]["wins"] == 0
            for filters in ({"players": 2}, {"edition": "retail-2020"}, {"since": 2**50}, {"against": "people"}):
                assert (await ann.get(f"/api/players/{ann.id}/statistics", **filters))["all"] == SHARE

    asyncio.run(body())


def test_people_are_counted_apart_from_bots(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            game = await ann.create(ME, {"kind": "open"})
            await bob.post(f"/api/games/{game}/seats/1")
            async with bob.playing(game) as line:
                await line.ask("resign", seat=1)
            found = await told(ann, 1, against="people")
            assert found["companies"] == {"bots": 0, "people": 1, "mixed": 0, "solo": 0}
            assert (found["all"]["games"], found["all"]["won"], found["by_level"]) == (1, 1, [])
            assert await bob.get(f"/api/players/{ann.id}/statistics", against="people") == found, "the same to all"

    asyncio.run(body())


@pytest.mark.parametrize(
    "query", [{"against": "cats"}, {"players": 7}, {"players": "two"}, {"since": -1}, {"edition": "x" * 41}]
)
def test_what_cannot_be_asked_is_refused(server: Server, query: dict[str, Any]) -> None:
    with httpx.Client(base_url=f"http://{server.address}") as http:
        ann = http.post("/api/guests", json={"name": "Ann"}).json()["id"]
        assert refusal(http.get(f"/api/players/{ann}/statistics", params=query)) == (422, "message-malformed")
        assert refusal(http.get("/api/players/nobody/statistics")) == (404, "player-unknown")


class OnDevice:
    """Somebody with a device and whatever was kept of it."""

    def __init__(self) -> None:
        self.now = 1_000
        self.door = Door(lambda: self.now)
        self.logs: dict[str, list[Any]] = {}
        self.rows: dict[str, Any] = {}
        self.me: Any = None

    def done(self, answer: Callable[[], str]) -> Any:
        """A call, and what it was about; the log of a game that it wants is handed in, as the worker does."""
        found = json.loads(answer())
        while found.get("wants"):
            wanted = found["wants"]
            self.door.bring(wanted, json.dumps(self.logs[wanted]))
            found = json.loads(answer())
        for entry in found["entries"]:
            self.logs.setdefault(entry["game"], []).append({k: v for k, v in entry.items() if k != "game"})
        for row in found["rows"]:
            self.rows[row["id"]] = row
        self.me = found["me"] or self.me
        return found

    def ask(self, method: str, address: str, body: Any = None) -> Any:
        return self.done(lambda: self.door.request(method, address, json.dumps(body), False))["answer"]

    def finished(self) -> str:
        """A game against a bot that a bot plays for its owner."""
        seats = [ME, bot("greedy")]
        game = str(self.ask("POST", "/games", {"seats": seats, "first": 1})["document"]["id"])
        self.done(lambda: self.door.connect("page", game))
        words = {"type": "handover", "id": f"over-{game}", "seat": 0, "bot": "greedy"}
        self.done(lambda: self.door.hear("page", json.dumps(words)))
        while self.rows[game]["status"] != "over":
            self.now += 10_000
            self.done(self.door.act)
        self.done(lambda: self.door.leave("page"))
        return game


def test_a_device_counts_the_same() -> None:
    device = OnDevice()
    me = device.ask("POST", "/guests", {"name": "Ann"})["document"]["id"]
    games = [device.finished() for _ in range(2)]
    at = f"/players/{me}/statistics"
    found = device.ask("GET", at)["document"]
    assert (found["company"], found["all"]["games"], found["looked_at"]) == ("bots", 2, 2)
    counted = [counted_of(read_record(device.ask("GET", f"/games/{game}/record")["document"])) for game in games]
    assert sum(each["taken"] for each in found["puzzles"]) == sum(taken for _, taken in counted)
    assert sum(each["count"] for each in found["pieces"]) == sum(sum(pieces.values()) for pieces, _ in counted)
    begun_anew = OnDevice()
    begun_anew.logs = device.logs
    kept = {"me": device.me, "rows": [*device.rows.values()], "sets": []}
    begun_anew.done(lambda: begun_anew.door.begin(json.dumps(kept)))
    assert begun_anew.ask("GET", at)["document"] == found
    profile = begun_anew.ask("GET", f"/players/{me}")["document"]
    assert (profile["name"], profile["statistics"]["games"]) == ("Ann", 2)
    listed = begun_anew.ask("GET", f"/players/{me}/games?status=over")["document"]["games"]
    assert {game["id"] for game in listed} == {*games}
    assert begun_anew.ask("GET", f"{at}?against=cats")["status"] == 422
    assert begun_anew.ask("GET", "/players/nobody/statistics")["document"]["code"] == "player-unknown"


def game(number: int, **changes: Any) -> PlayedGame:
    plain = PlayedGame(
        f"g{number}", 0, number, "rulebook-2023", "standard", 2, True, 20, ("level:3",), "", False, False
    )
    return plain._replace(**changes)


def facts(*points: tuple[int, float | None]) -> GameFacts:
    return GameFacts(points, Counter(), (), ())


def test_what_was_cancelled_was_not_placed() -> None:
    plain = Game(players=2, seed=7, first=0)
    play_out(plain, ["planner", "planner"])
    (first, *_) = [number for number, move in enumerate(plain.log) if str(move.action) == "master"]
    seat = plain.log[first].seat
    game = plain.at(first)
    for action in ("master", plain.log[first + 1].action, "cancel"):
        game.play(action)
    for move in plain.log[first:]:
        game.play(move.action, move.seat)
    assert facts_of_record(game.record(), seat) == facts_of_record(plain.record(), seat)


class TestFigures:
    @pytest.mark.parametrize(
        ("won", "games", "interval"),
        [(0, 0, None), (24, 41, (43.4, 72.2)), (6, 6, (61.0, 100.0)), (0, 2, (0.0, 65.8))],
    )
    def test_the_likely_range(self, won: int, games: int, interval: Any) -> None:
        assert likely(won, games) == interval

    def test_the_strongest_bot_is_the_level(self) -> None:
        played = [game(1), game(2, others=("level:3", "level:7"), players=3), game(3, won=False)]
        found = statistics_document(played, lambda _: None)
        assert {each["key"]: (each["won"], each["games"]) for each in found["by_level"] if each["games"]} == {
            "3": (1, 2),
            "7": (1, 1),
        }
        assert [each["key"] for each in found["by_players"]] == ["2", "3"]

    def test_a_game_with_bots_and_people_is_neither(self) -> None:
        played = [game(1, others=("level:3", None)), game(2, others=(None, None)), game(3, others=(None,))]
        found = statistics_document(played, lambda _: None)
        assert found["companies"] == {"bots": 0, "people": 2, "mixed": 1, "solo": 0}
        assert (found["company"], found["all"]["games"]) == ("people", 2)

    def test_points_go_as_far_as_half_of_the_games_went(self) -> None:
        lengths = {"g1": facts((0, 1), (4, 2)), "g2": facts((2, 3), (6, 4)), "g3": facts((4, 2)), "g4": facts((2, 2))}
        played = [game(number) for number in range(1, 5)] + [game(5)]
        found = statistics_document(played, lambda each: lengths.get(each.id))
        assert found["looked_at"] == 4, "of one nothing is known"
        assert [(each["own"], each["others"], each["games"]) for each in found["points"]] == [(2, 2, 4), (5, 3, 2)]
        assert (found["points"][0]["low"], found["points"][0]["high"]) == (1.5, 2.5)
