"""What the entries of a log do to a table: one small effect for every kind. They are trusted to fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from projectl.game.disclosure import is_secret
from projectl.game.events import Event
from projectl.rules.result import Result

from .entries import Entry
from .kept import KeptGame
from .seats import FORGOTTEN, Seat

if TYPE_CHECKING:
    from .table import Table


def follow(table: Table, entry: Entry) -> list[Event]:
    """Carry an entry out; the events of the game that it brought about."""
    turn = _turn(table)
    events = _EFFECTS[entry.kind](table, entry) or []
    if is_secret(events) and entry.seat is not None:
        table.secret[entry.seat] += 1
    else:
        table.shown_at = entry.at
        if entry.kind in ("play", "undo"):
            table.takeback = None  # what was to be taken back to is no longer what was agreed on
    if table.game is not None:
        names = tuple([seat.shown_name for seat in table.seats])
        if names != table.game.names:
            table.game.names = names
        if table.game.is_over and table.ended is None:
            _end(table, "played")
        ended_turn = entry.kind == "play" and (_turn(table) != turn or entry.seat not in table.to_act)
        running = table.to_act & table.humans
        table.clock.follow(entry.at, running, entry.seat if ended_turn else None)
    return events


def _turn(table: Table) -> tuple[int, int] | None:
    return (table.game.state.turn, table.game.state.phase) if table.game else None


def _seat(table: Table, entry: Entry) -> Seat:
    assert entry.seat is not None
    return table.seats[entry.seat]


def _game(table: Table) -> KeptGame:
    assert table.game is not None
    return table.game


def _end(table: Table, how: str, seat: int | None = None) -> None:
    """The game is over: the seed may be told, the proposals are void."""
    table.status = "over"
    table.end_votes, table.takeback = set(), None
    table.secret = [0] * len(table.seats)
    result = table.game.result() if table.game else None
    table.ended = {"how": how, "seat": seat, "result": result and _result(result)}


def _result(result: Result) -> dict[str, Any]:
    rows = [row._asdict() for row in result.rows]
    return {"reason": result.reason, "decided_by": result.decided_by, "rows": rows, "winners": [*result.winners]}


def _sit(table: Table, entry: Entry) -> None:
    seat = _seat(table, entry)
    seat.player, seat.name = entry.actor, entry.body["name"]
    seat.account = bool(entry.body.get("account"))  # older entries do not say
    _begin_if_full(table)


def _seat_bot(table: Table, entry: Entry) -> None:
    _seat(table, entry).bot = entry.body["bot"]
    _begin_if_full(table)


def _begin_if_full(table: Table) -> None:
    if any(seat.is_open for seat in table.seats):
        return
    table.status = "running"
    table.game = table.begin([seat.shown_name for seat in table.seats], first=table.setup.first)


def _leave(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.seats[entry.seat] = Seat()


def _play(table: Table, entry: Entry) -> list[Event]:
    game, seat = _game(table), _seat(table, entry)
    events = game.play(entry.body["action"], entry.seat)
    stand_in = entry.body.get("stand_in")
    if stand_in is not None:
        table.stand_ins.played(len(game.moves) - 1, seat.bot, stand_in)
    if not is_secret(events):
        seat.stand_in = stand_in
    return events


def _undo(table: Table, entry: Entry) -> list[Event]:
    game = _game(table)
    before = [*game.moves]
    events = game.undo(entry.seat)
    table.stand_ins.undone(before, game.moves)
    return events


def _handover(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    _seat(table, entry).give_to(entry.body["bot"])
    _forget_votes(table, entry.seat)
    _settle(table)


def _return(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    _seat(table, entry).give_to(None)
    table.clock.restart(entry.seat)


def _resign(table: Table, entry: Entry) -> None:
    """A bot plays on, unless at most one seat is left that has not resigned. Also for a rated seat out of time."""
    assert entry.seat is not None
    seat = _seat(table, entry)
    seat.resigned = True
    seat.give_to(seat.bot or table.setup.caretaker)
    _forget_votes(table, entry.seat)
    left = [each for each in table.seats if not each.resigned]
    if len(left) <= 1 or not any(each.player for each in left):
        _end(table, "timeout" if entry.kind == "timeout" else "resigned", entry.seat)
    else:
        _settle(table)


def _agree_end(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    if entry.body["agree"]:
        table.end_votes.add(entry.seat)
    else:
        table.end_votes.clear()
    _settle(table)


def _ask_takeback(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.takeback = entry.body["to"], {entry.seat}
    _settle(table)


def _answer_takeback(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    assert table.takeback is not None
    if entry.body["agree"]:
        table.takeback[1].add(entry.seat)
        _settle(table)
    else:
        table.takeback = None


def _forget_votes(table: Table, seat: int) -> None:
    table.end_votes.discard(seat)
    if table.takeback is not None:
        table.takeback[1].discard(seat)
        if not table.takeback[1]:
            table.takeback = None


def _settle(table: Table) -> None:
    """Do what every person at the table has agreed on; bots agree with everything."""
    humans = table.humans
    if table.takeback is not None and not humans - table.takeback[1]:
        _take_back(table, table.takeback[0])
    if table.end_votes and not humans - table.end_votes:
        _end(table, "agreed")


def _take_back(table: Table, count: int) -> None:
    game = _game(table)
    table.game = table.begin(game.names, game.moves[:count], game.first)
    table.stand_ins.taken_back(count)
    table.takebacks.append(count)
    table.takeback = None


def _timeout(table: Table, entry: Entry) -> None:
    if table.setup.rated:
        _resign(table, entry)
        return
    if table.setup.clock.expiry == "end":
        _end(table, "timeout", entry.seat)
        return
    assert entry.seat is not None
    _seat(table, entry).give_to(table.setup.caretaker)
    _forget_votes(table, entry.seat)
    _settle(table)


def _expire(table: Table, entry: Entry) -> None:
    _end(table, "expired")


def _close(table: Table, entry: Entry) -> None:
    _end(table, "closed")


def _unreadable(table: Table, entry: Entry) -> None:
    """A server could not open the game."""
    _end(table, "unreadable")


def _adopt(table: Table, entry: Entry) -> None:
    """A guest has logged in or registered: what was the guest's is the account's."""
    before = entry.body["from"]
    for number in table.seats_of(before):
        seat = table.seats[number]
        seat.player = entry.actor
        seat.account = seat.account or number in entry.body.get("named", ())  # older entries do not say
    if table.host == before and entry.actor is not None:
        table.host = entry.actor


def _forget(table: Table, entry: Entry) -> None:
    """Somebody wants to be forgotten: gets up, or resigns, and has no name any more."""
    player = entry.body["player"]
    for number in table.seats_of(player):
        table.seats[number].name, table.seats[number].account = FORGOTTEN, False
        if table.status == "open":
            table.seats[number] = Seat()
        elif table.status == "running" and not table.seats[number].resigned:
            _resign(table, replace(entry, seat=number))
    if table.status == "open" and table.host == player:
        _end(table, "closed")


def _rematch(table: Table, entry: Entry) -> None:
    table.rematch = entry.body["game"]


_EFFECTS: dict[str, Callable[[Table, Entry], list[Event] | None]] = {
    "sit": _sit,
    "leave": _leave,
    "seat-bot": _seat_bot,
    "play": _play,
    "undo": _undo,
    "handover": _handover,
    "return": _return,
    "resign": _resign,
    "agree-end": _agree_end,
    "ask-takeback": _ask_takeback,
    "answer-takeback": _answer_takeback,
    "timeout": _timeout,
    "expire": _expire,
    "rematch": _rematch,
    "close": _close,
    "unreadable": _unreadable,
    "adopt": _adopt,
    "forget": _forget,
}
