"""A bot that plays for one that gave no answer: the log, the table and the record say so."""

import asyncio

from server.bots.test_bots import strange_pool
from server.rooms import ANN, hub_on, run, setup, until
from server.table.test_table import Desk, same

from projectl.record.gamefile import read_record, verify
from projectl.server.replay.cache import Replays
from projectl.server.replay.records import record_text
from projectl.server.rooms import SeatChoice
from projectl.server.table.stand_ins import StandIns


def bots_at_both() -> Desk:
    desk = Desk()
    desk.do("sit", 0, "ann", name="Ann")
    desk.do("seat-bot", 1, "ann", bot="expert")
    desk.do("handover", 0, "ann", bot="level:9")
    return desk


def stand_in_of(desk: Desk) -> list[str | None]:
    return [seat["stand_in"] for seat in desk.table.document()["seats"]]


def told(desk: Desk) -> list[str]:
    return [line for line in record_text(desk.table).splitlines() if "gave no answer" in line]


def test_the_table_says_so_until_the_bot_of_the_seat_answers_again() -> None:
    desk = bots_at_both()
    seat = min(desk.table.to_act)
    desk.do("play", seat, action="take 1")
    assert stand_in_of(desk) == [None, None]
    desk.do("play", seat, action="piece", stand_in="planner")
    assert stand_in_of(desk)[seat] == "planner"
    same(desk.table, desk.replayed())
    desk.do("play", seat, action="piece")
    assert stand_in_of(desk) == [None, None]


def test_who_takes_the_seat_back_is_not_stood_in_for() -> None:
    desk = bots_at_both()
    while desk.table.to_act != {0}:
        desk.do("play", 1, action="piece" if len(desk.log) < 6 else "end")
    desk.do("play", 0, action="piece", stand_in="greedy")
    assert stand_in_of(desk)[0] == "greedy"
    desk.do("return", 0, "ann")
    assert stand_in_of(desk)[0] is None
    assert len(told(desk)) == 1
    desk.do("undo", 0, "ann")
    assert told(desk) == [], "what was undone is not in the record, and nor is who did it"


def test_the_record_says_who_played_and_still_verifies() -> None:
    desk = bots_at_both()
    seat = min(desk.table.to_act)
    bot = desk.table.seats[seat].bot
    for action, body in (("take 1", {}), ("piece", {"stand_in": "planner"}), ("piece", {"stand_in": "planner"})):
        desk.do("play", seat, action=action, **body)
    desk.do("play", seat, action="end", stand_in="greedy")
    assert told(desk) == [
        f"# seat {seat + 1}: planner played for {bot}, which gave no answer, action 2, 3",
        f"# seat {seat + 1}: greedy played for {bot}, which gave no answer, action 4",
    ]
    desk.play_on(lambda table: table.status == "over")
    assert len(told(desk)) == 2
    assert verify(read_record(record_text(desk.table))).ok
    again = desk.replayed(from_snapshot=True)
    assert record_text(again) == record_text(desk.table)


def test_what_is_taken_back_is_forgotten() -> None:
    desk = Desk()
    desk.do("sit", 0, "ann", name="Ann")
    desk.do("seat-bot", 1, "ann", bot="expert")
    while desk.table.to_act != {1}:
        desk.play("piece" if len(desk.log) < 5 else "end")
    before = len(desk.table.game.moves if desk.table.game else ())
    desk.do("play", 1, action="piece", stand_in="planner")
    assert told(desk)
    desk.do("ask-takeback", 0, "ann", to=before)
    assert desk.table.takebacks == [before]
    assert told(desk) == []


def test_a_finishing_touch_tells_nobody_that_another_bot_chose_it() -> None:
    desk = bots_at_both()
    desk.play_on(lambda table: table.game is not None and table.game.state.phase == 1)
    game = desk.table.game
    assert game is not None
    touches = {
        seat: [str(action) for action in game.legal_actions(seat) if str(action).startswith("place")]
        for seat in desk.table.to_act
    }
    seat = next(seat for seat, found in touches.items() if found)
    seen = desk.table.document(), record_text(desk.table)
    desk.do("play", seat, action=touches[seat][0], stand_in="greedy")
    assert seen == (desk.table.document(), record_text(desk.table))
    for each in sorted(desk.table.to_act):
        desk.do("play", each, action="done")
    assert desk.table.status == "over"
    assert len(told(desk)) == 1


def test_an_undone_touch_moves_the_others_up() -> None:
    game = bots_at_both().table.game
    assert game is not None
    for _ in range(3):
        game.play("piece")
    moves = [*game.moves]
    stand_ins = StandIns()
    for number in (0, 2):
        stand_ins.played(number, "expert", "greedy")
    moves[1] = moves[1]._replace(seat=1 - moves[1].seat)
    stand_ins.undone(moves, [moves[0], moves[2]])
    assert [*stand_ins.of_action] == [0, 1]
    assert StandIns.load(stand_ins.dump()) == stand_ins


def test_a_failing_bot_at_a_real_table(sqlite: str) -> None:
    """Its `expert` raises and its `learned` cheats, so `planner` plays, and everybody can see that it does."""

    async def body() -> None:
        async with hub_on(sqlite, bots=strange_pool) as hub:
            room = await hub.create(setup(), ANN, [SeatChoice(bot="greedy"), SeatChoice(bot="expert")])
            await until(lambda: room.table.seats[1].stand_in is not None)
            room.autopilot.stop()
            await asyncio.sleep(0)
            assert room.document()["seats"][1]["stand_in"] == "planner"
            entries = [entry for entry in await hub.store.entries(room.table.id, 0) if entry.kind == "play"]
            chosen = {(entry.seat, entry.body.get("stand_in")) for entry in entries}
            assert chosen == {(1, "planner")} | ({(0, None)} if len(chosen) > 1 else set())
            log = (await Replays().of_table(room.table, None, 0, 50, brief=True)).decode()
            assert '"stand_in":"planner"' in log
            assert "seat 2: planner played for expert, which gave no answer" in record_text(room.table)
            await hub.bots.close()

    run(body())
