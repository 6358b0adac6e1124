"""What the server refuses. Every refusal has a code and parameters for the texts, and a text in English."""

from __future__ import annotations

import re
from collections.abc import Mapping

TEXTS = {
    "command-unknown-seat": "There is no seat { $seat }; the seats are 0 to { $last }.",
    "seat-not-yours": "Seat { $seat } is not yours.",
    "seat-taken": "Seat { $seat } is taken.",
    "seat-is-open": "Nobody sits in seat { $seat }.",
    "seat-not-handed-over": "Seat { $seat } is played by you already.",
    "seat-handed-over": "A bot plays seat { $seat }; take it back first.",
    "seat-resigned": "Seat { $seat } has resigned.",
    "seat-clock-empty": "The clock of seat { $seat } is empty, so the bot plays on.",
    "not-the-host": "Only who created the game can do that.",
    "game-not-started": "The game begins when all seats are taken.",
    "game-has-started": "The game has begun; hand your seat over to a bot, or resign.",
    "game-is-over": "The game is over.",
    "game-not-over": "The game is not over yet.",
    "game-unknown": "There is no such game.",
    "rematch-exists": "There is a rematch already.",
    "takeback-range": "Actions 0 to { $last } can be taken back to, not { $found }.",
    "takeback-open": "There is a request to take back already; answer it first.",
    "takeback-none": "Nobody has asked to take anything back.",
    "clock-not-expired": "The clock of seat { $seat } has not run out.",
    "command-id-used": "The command id { $id } was used for another command.",
    "name-wanted": "A name has 1 to { $limit } printable characters.",
    "chat-wanted": "A message has 1 to { $limit } printable characters.",
    "clock-seconds": "A clock needs at least one second.",
    "setup-seats": "{ $found } seats are named; the game has { $wanted }.",
    "identity-wanted": "Who are you? Ask for a guest identity first.",
    "origin-refused": "This page may not talk to this server.",
    "host-refused": "This server does not go by that name.",
    "too-many": "Too many requests. Try again in { $seconds } s.",
    "too-large": "The request is too large.",
    "message-malformed": "The message is not understood: { $reason }.",
    "not-stored": "The command could not be stored, so it was not done. Try again.",
    "server-stopping": "The server is stopping.",
    "internal-error": "Something went wrong on the server.",
}
"""The English text of every code, in the syntax of the .ftl files."""


class Refused(ValueError):  # noqa: N818  # reads as the fault that it is
    """A command or request that is not carried out. Nothing has changed."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, object] = params

    def __str__(self) -> str:
        return re.sub(r"{ \$(\w+) }", lambda place: str(self.params[place[1]]), TEXTS[self.code])
