"""Advice at a table: who may ask, what everybody sees of it, that the record keeps it, and that the game goes on."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.harness import ME, Player, Server, bot
from server.rooms import ANN, hub_on, run, setup
from server.table.test_table import Desk, same, two

from projectl import Game, advise
from projectl.record.gamefile import read_record, verify
from projectl.rules.engine.hidden import UNSEEN
from projectl.server.bots.questions import AdviceQuestion, advice_for
from projectl.server.errors import RefusedError
from projectl.server.replay.records import record_text
from projectl.server.rooms import SeatChoice
from projectl.server.rooms.advising import advice
from projectl.server.table import Command, Setup

OTHER = {"ann": "bob", "bob": "ann"}


def actor_of(desk: Desk) -> tuple[int, str]:
    seat = min(desk.table.to_act)
    return seat, str(desk.table.seats[seat].player)


def refused(desk: Desk, kind: str, seat: int, actor: str | None, **body: int) -> str:
    seq = desk.table.seq
    with pytest.raises(RefusedError) as refusal:
        desk.do(kind, seat, actor, **body)
    assert desk.table.seq == seq
    return refusal.value.code


@pytest.mark.parametrize("kind", ["hint", "plan"])
def test_who_may_not_ask_is_told_why(kind: str) -> None:
    desk = two()
    seat, actor = actor_of(desk)
    body = {"depth": 1} if kind == "hint" else {"slot": 1}
    assert refused(desk, kind, seat, OTHER[actor], **body) == "seat-not-yours"
    assert refused(desk, kind, 1 - seat, OTHER[actor], **body) == "advice-not-now"
    assert refused(desk, kind, seat, "somebody", **body) == "seat-not-yours"
    assert refused(desk, kind, 5, actor, **body) == "command-unknown-seat"
    if kind == "plan":
        assert refused(desk, kind, seat, actor, **body) == "advice-no-puzzle"
    desk.do("handover", seat, actor, bot="greedy")
    assert refused(desk, kind, seat, actor, **body) == "seat-handed-over"


def test_a_rated_game_has_no_hints_whatever_else_was_chosen() -> None:
    desk = Desk()
    desk.table.setup = replace(desk.table.setup, rated=True, hints=True)
    desk.table.game = desk.table.begin(["Ann", "Bob"])
    desk.table.status = "running"
    for seat, actor in enumerate(("ann", "bob")):
        desk.table.seats[seat].player = actor
        assert refused(desk, "hint", seat, actor, depth=1) == "hints-rated"
        assert refused(desk, "plan", seat, actor, slot=1) == "hints-rated"
    assert desk.table.document()["setup"]["hints"] is False


def test_a_table_without_hints_says_so() -> None:
    desk = Desk()
    desk.table.setup = replace(desk.table.setup, hints=False)
    desk.seated("ann", "bob")
    seat, actor = actor_of(desk)
    assert refused(desk, "hint", seat, actor, depth=1) == "hints-off"
    assert Setup.load(desk.table.setup.dump()) == desk.table.setup


def test_games_of_older_servers_have_no_hints() -> None:
    document = two().table.setup.dump()
    del document["hints"]
    assert Setup.load(document).hints is False


def test_everybody_sees_who_asked_in_this_turn_and_the_record_keeps_it() -> None:
    desk = two()
    seat, actor = actor_of(desk)
    for depth in (1, 2, 3):
        desk.do("hint", seat, actor, depth=depth)
    assert desk.table.document()["hinted"] == [seat]
    desk.do("play", seat, actor, action="take 1")
    desk.do("plan", seat, actor, slot=1)
    for action in ("piece", "piece", "end"):
        desk.do("play", seat, actor, action=action)
    assert desk.table.document()["hinted"] == []
    text = record_text(desk.table)
    assert f"# seat {seat + 1} used hints before action 1 (depth 3), 2 (plan)\n" in text
    assert len(read_record(text).moves) == 4, "every reader passes over what it does not know"
    for snapshot in (False, True):
        again = desk.replayed(snapshot)
        same(desk.table, again)
        assert again.hints == desk.table.hints


def test_advice_comes_to_who_asked_alone_and_everybody_sees_that_they_did(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Eve") as eve:
            game = await ann.create(ME, bot(), first=0)
            async with ann.playing(game) as line, eve.playing(game) as other:
                hint = await asked(line, "hint", depth=3)
                assert hint["hint"]["steps"][0]["action"] in line.view(0)["you"]["actions"]
                await other.wait_for(lambda line: line.table["hinted"] == [0])
                assert "advice" not in {message["type"] for message in other.seen}
                assert (await other.ask("hint", seat=0, depth=1))["code"] == "seat-not-yours"
                await line.ask("play", seat=0, action="take 1")
                plan = await asked(line, "plan", slot=1)
                assert plan["plan"]["verdict"] in ("now", "turns")
                assert (await line.ask("plan", seat=0, slot=4))["code"] == "advice-no-puzzle"
                await line.ask("resign", seat=0)
                await line.wait_for(lambda line: line.table["status"] == "over")
            text = await eve.get(f"/api/games/{game}/record")
            assert "# seat 1 used hints before action 1 (depth 3), 2 (plan)\n" in text
            assert verify(read_record(text)).code == "verdict-unfinished"

    run(body())


async def asked(line: Any, kind: str, **body: int) -> dict[str, Any]:
    """The advice that follows the acknowledgement."""
    answer = await line.ask(kind, seat=0, **body)
    assert answer["type"] == "ack", answer
    found: dict[str, Any] = await line.read("advice")
    assert found["id"] == answer["id"]
    return found


def test_who_acts_waits_for_no_advice(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, bot(), first=0)
            async with ann.playing(game) as line:
                await asked(line, "hint", depth=1)
                first = await line.ask("hint", seat=0, depth=3)
                played = await line.ask("play", seat=0, action="piece")
                assert played["type"] == "ack"
                last = await asked(line, "hint", depth=1)
                told = [message for message in line.seen if message["type"] == "advice"]
                late = [each for each in told if each["id"] == first["id"]]
                assert told[-1]["id"] == last["id"]
                order = [message.get("id") for message in line.seen]
                assert not late or order.index(first["id"]) < order.index(played["id"])

    run(body())


def test_a_game_is_rated_or_has_hints(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            clock = {"kind": "bank", "seconds": 600, "increment": 5, "expiry": "bot"}
            asked_for = {"seats": [ME, {"kind": "open"}], "clock": clock, "rated": True, "hints": True}
            answer = await ann.http.post("/api/games", json=asked_for)
            assert answer.json()["code"] == "rated-hints"
            quiet = await ann.post("/api/games", seats=[ME, bot()], hints=False)
            assert quiet["setup"]["hints"] is False

    run(body())


def test_the_question_holds_what_the_seat_knows_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A worker that knew more would tell more: what goes to it is looked at."""

    asked_about: list[AdviceQuestion] = []

    async def body() -> None:
        async with hub_on(f"sqlite:///{tmp_path}/games.db") as hub:
            room = await hub.create(replace(setup(), first=0), ANN, [SeatChoice(name="Ann"), SeatChoice(name="Sue")])

            async def ask_once(question: AdviceQuestion) -> str:
                asked_about.append(question)
                return json.dumps(advice_for(question))

            monkeypatch.setattr(hub.advice, "ask_once", ask_once)
            told = await advice(room, Command("hint", 0, {"depth": 2}, ANN.id, "h1"))
            game = room.table.begun_game
            assert told["hint"] == advise(Game.from_state(game.options, game.state), 0, 2)

    run(body())
    (question,) = asked_about
    assert set(question.known.deck) == {UNSEEN}
    assert question.known.rng == 0
    assert question.host == ANN.id
