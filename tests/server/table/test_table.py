"""The table: what it accepts, what it refuses, and that its log alone brings it back."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from projectl.bots import SeatView, UnknownBotError, make_bot
from projectl.game import CannotUndoError, IllegalActionError
from projectl.record.gamefile import read_record, verify
from projectl.rules.options import Options
from projectl.server.errors import RefusedError
from projectl.server.replay.records import record_text
from projectl.server.storage.store import entry_of, entry_row
from projectl.server.table import ClockSetup, Command, Entry, Setup, Table

SEED = bytes(range(32))
START = 1_000_000


class Desk:
    """A table with its log, whose time is what the test says."""

    def __init__(self, options: Options | None = None, clock: ClockSetup | None = None) -> None:
        setup = Setup((options or Options(players=2, confirm=True)).checked(), clock or ClockSetup())
        self.table = Table("game", setup, SEED, "ann", START)
        self.log: list[Entry] = []
        self.now = START

    def do(self, kind: str, seat: int | None = None, actor: str | None = None, **body: object) -> Entry:
        return self.send(Command(kind, seat, body, actor))

    def send(self, command: Command) -> Entry:
        entry = self.table.decide(command, self.now)
        self.log.append(entry)
        self.table.apply(entry)
        return entry

    def seated(self, *players: str) -> "Desk":
        for seat, player in enumerate(players):
            self.do("sit", seat, player, name=player.title())
        return self

    def play(self, action: str) -> Entry:
        seat = min(self.table.to_act)
        actor = None if self.table.seats[seat].bot else self.table.seats[seat].player
        return self.do("play", seat, actor, action=action)

    def greedy_step(self) -> None:
        game = self.table.game
        assert game is not None
        seat = min(self.table.to_act)
        view = SeatView.of(game.state, game.rules, seat)
        self.play(str(make_bot("greedy", len(self.log)).choose(view, list(game.legal_actions(seat)))))

    def play_on(self, until: Callable[[Table], bool]) -> None:
        while not until(self.table):
            self.greedy_step()

    def replayed(self, from_snapshot: bool = False) -> Table:
        table = Table("game", self.table.setup, SEED, "ann", START)
        for entry in self.log:
            table.apply(entry_of(entry_row("game", entry)))
            if from_snapshot and table.can_dump:
                seq, snapshot = table.seq, table.dump()
                table = Table("game", self.table.setup, SEED, "ann", START)
                table.restore(seq, json.loads(json.dumps(snapshot)))
        return table


def two() -> Desk:
    return Desk().seated("ann", "bob")


def same(one: Table, other: Table) -> None:
    assert one.document() == other.document()
    assert one.game is not None
    assert other.game is not None
    assert one.game.state == other.game.state
    assert one.game.moves == other.game.moves
    assert one.commands == other.commands
    for seat in (*range(len(one.seats)), None):
        views: list[dict[str, Any]] = [{**(table.view(seat) or {})} for table in (one, other)]
        for view in views:  # of what has happened, a table tells as much as it remembers
            del view["last_events"], view["puzzles"]
        assert views[0] == views[1]


def test_the_game_begins_when_all_seats_are_taken() -> None:
    desk = Desk()
    desk.do("sit", 0, "ann", name="Ann")
    with pytest.raises(RefusedError, match="begins once all seats"):
        desk.do("play", 0, "ann", action="piece")
    assert desk.table.view(0) is None
    desk.do("seat-bot", 1, "ann", bot="greedy")
    assert desk.table.status == "running"
    assert [seat["kind"] for seat in desk.table.document()["seats"]] == ["human", "bot"]
    view = desk.table.view(0)
    assert view is not None
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "greedy"]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Command("sit", 0, {"name": "Bob"}, "bob"), "seat-taken"),
        (Command("sit", 7, {"name": "Bob"}, "bob"), "command-unknown-seat"),
        (Command("seat-bot", 1, {"bot": "greedy"}, "bob"), "not-the-host"),
        (Command("leave", 0, {}, "bob"), "seat-not-yours"),
        (Command("leave", 1, {}, "ann"), "seat-is-open"),
        (Command("rematch", None, {"game": "x"}, "ann"), "game-not-over"),
    ],
)
def test_what_cannot_be_done_before_the_start(command: Command, code: str) -> None:
    desk = Desk()
    desk.do("sit", 0, "ann", name="Ann")
    before = desk.table.document()
    with pytest.raises(RefusedError) as refusal:
        desk.send(command)
    assert refusal.value.code == code
    assert str(refusal.value)
    assert desk.table.document() == before


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBotError):
        Desk().do("seat-bot", 0, "ann", bot="clairvoyant")


def test_only_who_sits_there_plays() -> None:
    desk = two()
    seat = min(desk.table.to_act)
    for actor in ("carl", ("ann", "bob")[1 - seat], None):
        with pytest.raises(RefusedError, match="not yours"):
            desk.do("play", seat, actor, action="piece")
    with pytest.raises(IllegalActionError):
        desk.do("play", 1 - seat, ("ann", "bob")[1 - seat], action="piece")
    assert desk.table.seq == 2


def test_undo_follows_the_rule_of_the_game() -> None:
    desk = two()
    seat = min(desk.table.to_act)
    player = desk.table.seats[seat].player
    desk.play("piece")
    desk.do("undo", seat, player)
    with pytest.raises(CannotUndoError):
        desk.do("undo", seat, player)
    desk.play("take 1")
    with pytest.raises(CannotUndoError):
        desk.do("undo", seat, player)  # the refill has shown a new puzzle
    same(desk.table, desk.replayed())


def test_a_seat_is_handed_over_and_taken_back() -> None:
    desk = two()
    desk.do("handover", 0, "ann", bot="random")
    with pytest.raises(RefusedError, match="Take over again first"):
        desk.do("play", 0, "ann", action="piece")
    assert desk.table.document()["seats"][0] | {"player": ""} == {
        "seat": 0, "kind": "bot", "player": "", "name": "Ann", "bot": "random", "stand_in": None,
        "handed_over": True, "resigned": False, "account": False,
    }  # fmt: skip
    desk.do("return", 0, "ann")
    assert desk.table.seats[0].is_human
    with pytest.raises(RefusedError, match="already"):
        desk.do("return", 0, "ann")


def test_resigning_ends_a_game_of_two_and_lets_a_bot_play_on_among_three() -> None:
    desk = two()
    desk.do("resign", 0, "ann")
    assert desk.table.ended == {"how": "resigned", "seat": 0, "result": None}
    three = Desk(Options(players=3)).seated("ann", "bob", "carl")
    three.do("resign", 1, "bob")
    assert three.table.status == "running"
    assert three.table.seats[1].bot == "greedy"
    with pytest.raises(RefusedError, match="resigned"):
        three.do("return", 1, "bob")
    three.do("resign", 0, "ann")
    assert three.table.ended == {"how": "resigned", "seat": 0, "result": None}


def test_the_end_is_agreed_by_all_persons() -> None:
    desk = two()
    desk.do("agree-end", 0, "ann", agree=True)
    desk.do("agree-end", 1, "bob", agree=False)
    assert desk.table.document()["end_votes"] == []
    desk.do("agree-end", 0, "ann", agree=True)
    desk.do("handover", 1, "bob", bot="random")  # bots agree with everything
    assert desk.table.ended == {"how": "agreed", "seat": None, "result": None}
    with pytest.raises(RefusedError, match="over"):
        desk.do("undo", 0, "ann")


def test_a_takeback_needs_everybody_and_is_marked() -> None:
    desk = two()
    desk.play("take 1")
    desk.play("piece")
    before = desk.table.game
    assert before is not None
    with pytest.raises(RefusedError, match="0 to 1"):
        desk.do("ask-takeback", 0, "ann", to=2)
    desk.do("ask-takeback", 0, "ann", to=0)
    with pytest.raises(RefusedError, match="already"):
        desk.do("ask-takeback", 1, "bob", to=1)
    desk.do("answer-takeback", 1, "bob", agree=False)
    assert desk.table.game is before
    desk.do("ask-takeback", 1, "bob", to=0)
    desk.do("answer-takeback", 0, "ann", agree=True)
    assert desk.table.game.moves == []
    assert desk.table.takebacks == [0]
    assert "# taken back by consent of all players to 0 actions" in record_text(desk.table)
    same(desk.table, desk.replayed())


def test_who_asks_and_leaves_takes_the_request_along() -> None:
    desk = two()
    desk.play("piece")
    desk.do("ask-takeback", 0, "ann", to=0)
    desk.do("handover", 0, "ann", bot="random")
    assert desk.table.takeback is None
    assert desk.table.game is not None
    assert len(desk.table.game.moves) == 1


def test_a_whole_game_comes_back_from_its_log_and_from_snapshots() -> None:
    desk = two()
    desk.play_on(lambda table: table.status == "over")
    same(desk.table, desk.replayed())
    same(desk.table, desk.replayed(from_snapshot=True))
    assert desk.table.ended is not None
    assert desk.table.ended["how"] == "played"
    assert verify(read_record(record_text(desk.table))).ok


@pytest.mark.parametrize(
    "options",
    [
        Options(variant="solo", confirm=True),
        Options("deluxe-2019", variant="line-clear", players=4, expansions=("ghost", "ambassador"), confirm=True),
    ],
)
def test_other_variants_come_back_too_at_every_moment(options: Options) -> None:
    desk = Desk(options).seated(*("ann", "bob", "carl", "dora")[: options.checked().players])
    for _ in range(60):
        if desk.table.status != "over":
            desk.greedy_step()
            seat = desk.log[-1].seat
            if desk.table.game and seat is not None and desk.table.game.can_undo(seat) and len(desk.log) % 3 == 0:
                desk.do("undo", seat, desk.table.seats[seat].player)
    same(desk.table, desk.replayed())
    same(desk.table, desk.replayed(from_snapshot=True))


def test_memory_is_bounded() -> None:
    desk = two()
    desk.play_on(lambda table: table.status == "over")
    game = desk.table.game
    assert game is not None
    assert len(game.log) <= 60 < len(game.moves)


def test_finishing_touches_change_nothing_that_others_see() -> None:
    desk = two()
    desk.play_on(lambda table: table.game is not None and table.game.state.phase == 1)
    game = desk.table.game
    assert game is not None
    tried = 0
    for seat in sorted(desk.table.to_act):
        player, other = desk.table.seats[seat].player, 1 - seat
        touches = [action for action in game.legal_actions(seat) if str(action).startswith("place")]
        if touches:
            tried += 1
            seen = desk.table.document(), desk.table.view(other), desk.table.version((other,)), record_text(desk.table)
            own = desk.table.version((seat,))
            desk.now += 5000
            desk.do("play", seat, player, action=str(touches[0]))
            assert seen == (
                desk.table.document(), desk.table.view(other), desk.table.version((other,)), record_text(desk.table)
            )  # fmt: skip
            assert desk.table.version((seat,)) == own + 1
            same(desk.table, desk.replayed(from_snapshot=True))
            desk.do("undo", seat, player)
        desk.do("play", seat, player, action="done")
    assert tried
    assert desk.table.status == "over"
    assert desk.table.version() == desk.table.seq


def test_the_seed_is_told_only_at_the_end() -> None:
    desk = two()
    desk.play("piece")
    assert SEED.hex() not in json.dumps(desk.table.document()) + record_text(desk.table)
    desk.do("resign", 0, "ann")
    assert desk.table.document()["seed"] == SEED.hex()
    record = read_record(record_text(desk.table))
    assert record.seed == SEED
    assert verify(record).code == "verdict-unfinished"
