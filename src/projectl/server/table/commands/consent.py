"""What needs the consent of every person at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from projectl.rules.version import RULES_VERSION
from projectl.server.errors import RefusedError
from projectl.server.messages.constraints import Between
from projectl.server.messages.inbound import SeatMessage
from projectl.server.table.log_entries import Command, Entry
from projectl.server.table.votes import settle

from .conditions import person_at
from .declaration import CommandKind

if TYPE_CHECKING:
    from projectl.server.table.table import Table


class AgreeEnd(SeatMessage):
    """Propose or accept to end the game now; with false, decline."""

    type: Literal["agree-end"]
    agree: bool


class AskTakeback(SeatMessage):
    """Ask everybody to go back to when so many actions had been done."""

    type: Literal["ask-takeback"]
    to: Annotated[int, Between(0, 100_000)]


class AnswerTakeback(SeatMessage):
    """Agree to it or not."""

    type: Literal["answer-takeback"]
    agree: bool


def check_agree_end(table: Table, command: Command, at: int) -> None:
    """Any person at the table, at any time."""
    person_at(table, command)


def agree_end(table: Table, entry: Entry) -> None:
    """One vote more, or none is left."""
    assert entry.seat is not None
    if entry.body["agree"]:
        table.end_votes.add(entry.seat)
    else:
        table.end_votes.clear()
    settle(table)


def check_ask_takeback(table: Table, command: Command, at: int) -> None:
    """To an earlier moment, one request at a time, in a game that these rules can play again."""
    person_at(table, command)
    if table.takeback is not None:
        raise RefusedError("takeback-open")
    last = table.begun_game.shown_moves - 1
    if not 0 <= command.body["to"] <= last:
        raise RefusedError("takeback-range", last=last, found=command.body["to"])
    if not table.is_replayable:
        raise RefusedError("takeback-other-rules", found=table.rules_version, known=RULES_VERSION)


def ask_takeback(table: Table, entry: Entry) -> None:
    """Who asks has agreed."""
    assert entry.seat is not None
    table.takeback = entry.body["to"], {entry.seat}
    settle(table)


def check_answer_takeback(table: Table, command: Command, at: int) -> None:
    """Somebody has asked."""
    person_at(table, command)
    if table.takeback is None:
        raise RefusedError("takeback-none")


def answer_takeback(table: Table, entry: Entry) -> None:
    """One vote more, or the request is void."""
    assert entry.seat is not None
    assert table.takeback is not None
    if entry.body["agree"]:
        table.takeback[1].add(entry.seat)
        settle(table)
    else:
        table.takeback = None


AGREEING = (
    CommandKind("agree-end", AgreeEnd, check_agree_end, agree_end),
    CommandKind("ask-takeback", AskTakeback, check_ask_takeback, ask_takeback),
    CommandKind("answer-takeback", AnswerTakeback, check_answer_takeback, answer_takeback),
)
