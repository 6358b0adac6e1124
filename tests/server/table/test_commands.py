"""The commands of a table: each has its form, its check and its effect, and everybody knows its name."""

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from server.table.test_table import Desk, two

from projectl.bots import SeatView, make_bot
from projectl.game import Game
from projectl.rules.explanation import Refusal
from projectl.server.messages.inbound import Look, Message, Ping, Say, SeatMessage, SetPace
from projectl.server.storage.store import entry_of, entry_row
from projectl.server.table import ClockSetup, Table
from projectl.server.table.commands import COMMAND_KINDS, command_of
from projectl.server.table.commands.declaration import CommandKind
from projectl.server.table.commands.registry import INBOUND

ROOT = Path(__file__).parents[3]
FAMILIES = ROOT / "src" / "projectl" / "server" / "table" / "commands"
OF_THE_ROOM = {Say, Look, SetPace, Ping}
by_name = pytest.mark.parametrize("kind", COMMAND_KINDS.values(), ids=COMMAND_KINDS)


def own_fields(kind: CommandKind) -> set[str]:
    """What the body of an entry of a kind holds, as its form tells it."""
    return {*get_type_hints(kind.form)} - {"type", "id", "seat"}


@by_name
def test_a_command_is_declared_in_one_file(kind: CommandKind) -> None:
    places = {each.__module__ for each in (kind.check, kind.effect)}
    assert len(places) == 1
    assert kind.form.__module__ in {*places, "projectl.server.table.commands.declaration"}  # there: a form of nothing
    assert all(each.__doc__ for each in (kind.form, kind.check, kind.effect)) or kind.name == "adopt"


def test_every_declaration_is_registered() -> None:
    declared = [
        name for file in FAMILIES.glob("*.py") for name in re.findall(r'CommandKind\("([\w-]+)"', file.read_text())
    ]
    assert sorted(declared) == sorted(COMMAND_KINDS)


@by_name
def test_a_message_of_a_client_is_called_as_the_command(kind: CommandKind) -> None:
    if kind.is_message:
        assert get_args(get_type_hints(kind.form)["type"]) == (kind.name,)
        assert {*get_type_hints(Message)} <= {*get_type_hints(kind.form)}


def test_clients_can_say_the_messages_of_all_commands_and_of_the_room() -> None:
    assert {*INBOUND} == {kind.form for kind in COMMAND_KINDS.values() if kind.is_message} | OF_THE_ROOM


@by_name
def test_the_protocol_and_the_browser_know_the_command(kind: CommandKind) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    types = (ROOT / "web" / "src" / "types" / "protocol.ts").read_text(encoding="utf-8")
    assert f'"type": "{kind.name}"' in page if kind.is_message else f"`{kind.name}`" in page
    assert f'"{kind.name}"' in types


def test_what_the_log_holds_is_what_the_forms_tell() -> None:
    """One entry of every kind, at several tables; some fields are the server's own or may be missing."""
    entries = [*_of_a_game(), *_of_agreements(), *_of_people(), *_of_ends()]
    more = {"play": {"stand_in"}, "rematch": {"game"}}
    assert {entry.kind for entry in entries} == {*COMMAND_KINDS}
    for entry in entries:
        assert {*entry.body} <= own_fields(COMMAND_KINDS[entry.kind]) | more.get(entry.kind, set()), entry.kind


def _of_a_game() -> list[Any]:
    desk = Desk()
    desk.do("seat-bot", 1, "ann", bot="greedy")
    desk.do("leave", 1, "ann")
    desk.do("sit", 0, "ann", name="Ann")
    desk.do("sit", 1, "bob", name="Bob", account=True)
    seat = min(desk.table.to_act)
    player = ("ann", "bob")[seat]
    desk.do("hint", seat, player, depth=1)
    desk.play("take 1")
    desk.do("plan", seat, player, slot=1)
    desk.play("piece")
    desk.do("undo", seat, player)
    desk.do("handover", seat, player, bot="greedy")
    desk.do("play", seat, None, action="piece", stand_in="random")
    desk.do("return", seat, player)
    desk.do("resign", seat, player)
    desk.do("rematch", None, player, game="next")
    return desk.log


def _of_agreements() -> list[Any]:
    desk = two()
    desk.play("piece")
    desk.do("ask-takeback", 0, "ann", to=0)
    desk.do("answer-takeback", 1, "bob", agree=False)
    desk.do("agree-end", 0, "ann", agree=True)
    return desk.log


def _of_people() -> list[Any]:
    desk = two()
    desk.do("adopt", None, "anna", **{"from": "ann", "named": [0]})
    desk.do("forget", None, None, player="anna")
    return desk.log


def _of_ends() -> list[Any]:
    timed = Desk(clock=ClockSetup("turn", 60)).seated("ann", "bob")
    timed.now += 60_000
    found = [timed.do("timeout", min(timed.table.to_act))]
    ends: tuple[tuple[str, dict[str, str]], ...] = (
        ("expire", {}),
        ("close", {}),
        ("unreadable", {"reason": "damaged"}),
    )
    for how, body in ends:
        found.append(two().do(how, None, None, **body))
    return found


def test_a_message_becomes_a_command() -> None:
    command = command_of({"type": "ask-takeback", "id": "a1", "seat": 1, "to": 6}, "ann")
    assert (command.kind, command.seat, command.body, command.actor, command.id) == (
        "ask-takeback", 1, {"to": 6}, "ann", "a1",
    )  # fmt: skip
    assert command_of({"type": "rematch", "id": "a2"}, "ann").seat is None
    assert {*get_type_hints(SeatMessage)} == {"id", "seat"}


def test_an_action_is_explained_once_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    explain = Game.explain

    def counted(self: Game, action: Any, seat: int | None = None) -> Refusal | None:
        asked.append(str(action))
        return explain(self, action, seat)

    desk = two()
    game = desk.table.game
    assert game is not None
    monkeypatch.setattr(Game, "explain", counted)
    for _ in range(20):
        seat = min(desk.table.to_act)
        view = SeatView.of(game.state, game.rules, seat)
        desk.play(str(make_bot("greedy", 1).choose(view, game.legal_actions(seat))))
    assert asked == [entry.body["action"] for entry in desk.log if entry.kind == "play"]
    asked.clear()
    replayed = Table("game", desk.table.setup, desk.table.seed, "ann", desk.now)
    for entry in desk.log:
        replayed.apply(entry_of(entry_row("game", entry)))  # what comes from storage is not trusted
    assert asked == [entry.body["action"] for entry in desk.log if entry.kind == "play"]
