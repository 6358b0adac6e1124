"""Playing over the wire: a real server process, real websockets."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import httpx
import pytest
from server.harness import ME, MESSAGES, OPEN, Line, Player, Server, bot, some_action
from websockets.exceptions import ConnectionClosed, InvalidStatus

from projectl.record.gamefile import read_record, verify


def run(body: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(body, 180)

    asyncio.run(bounded())


async def play_out(line: Line, seats: list[int], most: int = 3000) -> None:
    """Play some seats to the end of the game."""
    for number in range(most):
        await line.wait_for(lambda line: line.table["status"] == "over" or any(map(line.can_act, seats)))
        if line.table["status"] == "over":
            return
        seat = next(seat for seat in seats if line.can_act(seat))
        answer = await line.ask("play", seat=seat, action=some_action(line.view(seat), number))
        assert answer["type"] == "ack", answer
        await line.wait_for(lambda line, wanted=answer["version"]: line.version >= wanted)  # type: ignore[misc]
    raise AssertionError("the game does not end")


def test_two_clients_play_a_game(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            game = await ann.create(ME, OPEN, public=True)
            listed = await bob.get("/api/games", status="open")
            assert game in [each["id"] for each in listed["games"]]
            async with ann.playing(game) as one, bob.playing(game) as two:
                assert one.views == []
                await bob.post(f"/api/games/{game}/seats/1")
                await one.wait_for(lambda line: line.table["status"] == "running")
                await two.wait_for(lambda line: bool(line.views) and line.views[0]["seat"] == 1)
                actor, other, seat = (one, two, 0) if one.can_act(0) else (two, one, 1)
                answer = await actor.ask("play", seat=seat, action="piece")
                assert answer == {"type": "ack", "id": answer["id"], "version": 3, "again": False}
                update = await other.read("update")
                assert (update["version"], update["cause"]) == (3, "play")
                assert [event["kind"] for event in update["events"]] == ["piece-taken"]
                assert other.views[0]["seats"][seat]["supply"] != other.views[0]["seats"][1 - seat]["supply"]

    run(body())


def test_a_game_against_a_bot_is_played_to_its_end_and_verified(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, bot(), known_scores=True)
            async with ann.playing(game) as line:
                await play_out(line, [0])
                assert line.table["ended"]["how"] == "played"
                text = await ann.get(f"/api/games/{game}/record")
                assert verify(read_record(text)).ok
                assert len(line.table["seed"]) == 64

    run(body())


def test_one_browser_plays_several_seats(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bert"})
            async with ann.playing(game) as line:
                assert [view["seat"] for view in line.views] == [0, 1]
                assert [seat["name"] for seat in line.views[0]["seats"]] == ["Ann", "Bert"]
                seat = line.views[0]["to_act"][0]
                assert (await line.ask("play", seat=seat, action="piece"))["type"] == "ack"

    run(body())


def test_solo_is_played_alone(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, variant="solo", difficulty="challenging")
            async with ann.playing(game) as line:
                for action in ("piece", "piece", "piece", "end"):
                    assert (await line.ask("play", seat=0, action=action))["type"] == "ack"
                await line.wait_for(lambda line: line.view(0)["turn"] == 2)

    run(body())


def test_both_seats_of_line_clear_act_at_the_same_time(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            seats = [ME, OPEN, ME, OPEN]
            game = await ann.create(*seats, edition="deluxe-2019", variant="line-clear")
            for seat in (1, 3):
                await bob.post(f"/api/games/{game}/seats/{seat}")
            async with ann.playing(game) as one, bob.playing(game) as two:
                acting = one.views[0]["to_act"]
                assert len(acting) == 2
                lines = [one if seat in (0, 2) else two for seat in acting]
                both = zip(acting, lines, strict=True)
                sent = [(line, await line.send("play", seat=seat, action="piece")) for seat, line in both]
                for line, command in sent:
                    assert (await line.read("ack", lambda m, c=command: m["id"] == c))["again"] is False  # type: ignore[misc]

    run(body())


def test_a_resend_does_nothing(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME)
            async with ann.playing(game) as line:
                seat = line.views[0]["to_act"][0]
                first = await line.ask("play", id="same", seat=seat, action="piece")
                again = await line.ask("play", id="same", seat=seat, action="piece")
                assert again == first | {"again": True}
                other = await line.ask("undo", id="same", seat=seat)
                assert (other["type"], other["code"]) == ("refused", "command-id-used")
                assert line.table["actions"] == 1

    run(body())


def test_a_stale_command_is_refused_with_the_current_view(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME, confirm=False)
            async with ann.playing(game) as line:
                seat = line.views[0]["to_act"][0]
                commands = [await line.send("play", seat=seat, action="piece") for _ in range(4)]
                await line.read("refused")
                answers = {message["id"]: message for message in line.seen if "id" in message}
                assert [answers[each]["type"] for each in commands] == ["ack", "ack", "ack", "refused"]
                refusal = answers[commands[3]]
                assert refusal["views"][seat]["to_act"] == [1 - seat]
                assert (refusal["version"], refusal["text"] != "") == (5, True)

    run(body())


def test_undo_hand_over_take_back_and_resign(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME, ME)
            async with ann.playing(game) as line:
                seat = line.views[0]["to_act"][0]
                await line.ask("play", seat=seat, action="piece")
                assert (await line.ask("undo", seat=seat))["type"] == "ack"
                other = (seat + 1) % 3
                assert (await line.ask("handover", seat=other, bot="random"))["type"] == "ack"
                assert (await line.ask("return", seat=other))["type"] == "ack"
                assert (await line.ask("resign", seat=other))["type"] == "ack"
                refusal = await line.ask("return", seat=other)
                assert refusal["code"] == "seat-resigned"
                assert (await line.ask("agree-end", seat=seat, agree=True))["type"] == "ack"
                assert (await line.ask("agree-end", seat=(seat + 2) % 3, agree=True))["type"] == "ack"
                await line.wait_for(lambda line: line.table["status"] == "over")
                assert line.table["ended"]["how"] == "agreed"

    run(body())


def test_takeback_by_consent(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            game = await ann.create(ME, OPEN)
            await bob.post(f"/api/games/{game}/seats/1")
            async with ann.playing(game) as one, bob.playing(game) as two:
                actor, other, seat = (one, two, 0) if one.can_act(0) else (two, one, 1)
                await actor.ask("play", seat=seat, action="take 1")
                assert (await actor.ask("undo", seat=seat))["code"] == "undo-revealed"
                await actor.ask("ask-takeback", seat=seat, to=0)
                await other.wait_for(lambda line: line.table["takeback"] == {"to": 0, "agreed": [seat]})
                await other.ask("answer-takeback", seat=1 - seat, agree=True)
                await actor.wait_for(lambda line: line.table["takebacks"] == [0])
                assert actor.table["actions"] == 0

    run(body())


def test_rematch(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            game = await ann.create(ME, OPEN, bot("random"))
            await bob.post(f"/api/games/{game}/seats/1")
            async with ann.playing(game) as one, bob.playing(game) as two:
                assert (await one.ask("rematch"))["code"] == "game-not-over"
                await one.ask("resign", seat=0)
                await two.ask("resign", seat=1)
                assert (await one.ask("rematch"))["type"] == "ack"
                await two.wait_for(lambda line: line.table["rematch"] is not None)
                table = await bob.get(f"/api/games/{two.table['rematch']}")
                assert [seat["kind"] for seat in table["seats"]] == ["human", "open", "bot"]
                assert (await two.ask("rematch"))["code"] == "rematch-exists"

    run(body())


def test_spectators_see_and_cannot_touch(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Eve") as eve:
            game = await ann.create(ME, bot("random"))
            nobody = Player(server, "nobody")
            async with eve.playing(game) as line, nobody.playing(game) as anonymous:
                assert [view["seat"] for view in line.views] == [None]
                assert (await line.ask("play", seat=0, action="piece"))["code"] == "seat-not-yours"
                assert (await line.ask("look", seat=0, hints=[]))["code"] == "seat-not-yours"
                assert (await anonymous.ask("say", text="hi"))["code"] == "identity-wanted"
                assert (await anonymous.ask("ping"))["type"] == "pong"
                async with ann.playing(game) as own:
                    await line.read("presence", lambda message: message["online"] == [0] and message["watching"] == 2)
                    assert own.views[0]["seat"] == 0

    run(body())


def test_hints_on_request(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME)
            async with ann.playing(game) as line:
                answer = await line.ask("look", seat=0, hints=["fillings"])
                assert len(answer["view"]["hints"]["fillings"]) == 8
                assert (await line.ask("look", seat=0, hints=["cheat"]))["code"] == "hint-unknown"
            view = await ann.get(f"/api/games/{game}/view", seat=0, hints=["fillings"])
            assert view["hints"] == answer["view"]["hints"]

    run(body())


def test_chat_is_cleaned_heard_and_muted(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann, Player(server, "Bob") as bob:
            game = await ann.create(ME, OPEN)
            async with ann.playing(game) as one, bob.playing(game) as two:
                await two.ask("say", text="he\x01llo \u202eworld\n")
                assert (await one.read("chat"))["text"] == "hello world"
                assert (await two.ask("say", text="\x07 "))["code"] == "chat-wanted"
                await ann.http.put(f"/api/mutes/{bob.id}", json={"muted": True})
                await two.ask("say", text="unheard")
                assert (await one.ask("ping"))["type"] == "pong"
                assert "unheard" not in json.dumps(one.seen)
            async with ann.playing(game) as again, bob.playing(game) as own:
                assert again.seen[0]["chat"] == []
                assert [line["text"] for line in own.seen[0]["chat"]] == ["hello world", "unheard"]

    run(body())


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "{", "{}", '{"type":"play"}', '{"type":"dance","id":"1"}', '"play"', "[" * 5000,
        '{"type":"play","id":"1","seat":"0","action":"piece"}',
        '{"type":"play","id":"1","seat":0,"action":"piece","more":1}',
        '{"type":"play","id":"1","seat":0,"action":["piece"]}',
        '{"type":"play","id":"1","seat":true,"action":"piece"}',
        '{"type":"play","id":"","seat":0,"action":"piece"}',
        '{"type":"play","id":"' + "x" * 41 + '","seat":0,"action":"piece"}',
        '{"type":"play","id":"1","seat":-1,"action":"piece"}',
        '{"type":"ask-takeback","id":"1","seat":0,"to":1e9}',
        b"\xff\xfe",
    ],
)  # fmt: skip
def test_garbage_is_refused_and_nothing_else_happens(server: Server, text: str | bytes) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME)
            async with ann.playing(game) as line:
                await line.socket.send(text)
                answer = await line.read("refused")
                assert answer["code"] == "message-malformed"
                assert "Traceback" not in answer["text"]
                assert (await line.ask("ping"))["type"] == "pong"

    run(body())


def test_an_illegal_action_names_its_rule(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME)
            async with ann.playing(game) as line:
                answer = await line.ask("play", seat=line.views[0]["to_act"][0], action="exch I3 O4")
                assert answer["params"]["rule"] == "R-EXCHANGE"
                answer = await line.ask("play", seat=0, action="dance")
                assert answer["code"].startswith("notation")

    run(body())


def test_a_frame_that_is_too_large_ends_the_connection(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME)
            async with ann.playing(game) as line:
                await line.socket.send("x" * 8193)
                assert (await line.closing())[0] == 1009

    run(body())


def test_who_talks_too_much_is_cut_off(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME)
            async with ann.playing(game) as line:
                for _ in range(MESSAGES):
                    await line.ask("ping")
                await line.send("ping")
                assert await line.closing() == (4008, "too-many")
                assert sum(message["type"] == "pong" for message in line.seen) == MESSAGES

    run(body())


def test_an_unknown_game_is_told(server: Server) -> None:
    async def body() -> None:
        async with Player(server, "Ann") as ann:
            with pytest.raises(ConnectionClosed) as closed:
                async with ann.playing("nothing"):
                    pass
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4004, "game-unknown")
            with pytest.raises(httpx.HTTPStatusError, match="404"):
                await ann.get("/api/games/nothing")

    run(body())


def test_another_page_cannot_open_a_socket(server: Server) -> None:
    from websockets.asyncio.client import connect

    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME)
            uri = f"ws://{server.address}/api/games/{game}/socket"
            with pytest.raises(InvalidStatus):
                async with connect(uri, additional_headers={"Origin": "http://evil.example"}):
                    pass
            async with connect(uri, additional_headers={"Origin": f"http://{server.address}"}) as socket:
                assert json.loads(await socket.recv())["type"] == "hello"

    run(body())
