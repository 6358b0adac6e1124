"""The table itself: it decides on commands and follows its log.

`decide` changes nothing; it answers with the entry that the command would be, or refuses it. `apply` follows an entry
that has been stored. So memory never runs ahead of the log, and a restart that applies the same entries comes to the
same table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal

from projectl.game import Move
from projectl.game.bounded import BoundedGame
from projectl.game.documents import View
from projectl.game.events.event import Event
from projectl.game.snapshots import comes_out, pack_turns
from projectl.game.view.parts import ANEW, Parts
from projectl.record.record import commit
from projectl.record.remarks import UsedHint
from projectl.rules.version import REPLAYED_VERSIONS, RULES_VERSION
from projectl.server.messages.documents import EndDocument, HowEnded, Status, TableState

from .applying import follow
from .clock import Clock
from .commands import COMMAND_KINDS
from .log_entries import Command, Entry
from .outcome import result_document, winners
from .seats import Seat
from .setup import Setup
from .snapshot_layout import LAYOUT, current_layout
from .stand_ins import StandIns

OPEN: Literal["open"] = "open"
RUNNING: Literal["running"] = "running"
OVER: Literal["over"] = "over"
REMEMBERED = 8
"""So many command ids are kept in memory, for what is sent again at once; the log knows them all."""


class Table:
    """One game from the first seat taken to the end."""

    def __init__(self, game_id: str, setup: Setup, seed: bytes, host: str, created: int) -> None:
        self.id = game_id
        self.setup = setup
        self.seed = seed
        self.host = host
        self.created = created
        self.shown_at = created
        """When something last happened that everybody may know of."""
        self.secret = [0] * setup.players
        """By seat: its entries that nobody else may know of yet, the finishing touches (D26)."""
        self.commitment = commit(setup.options, seed, game_id)
        self.seq = 0
        self.status: Status = OPEN
        self.seats = [Seat() for _ in range(setup.players)]
        self.clock = Clock(setup.clock, setup.players)
        self.game: BoundedGame | None = None
        self.ended: EndDocument | None = None
        self.end_votes: set[int] = set()
        self.takeback: tuple[int, set[int]] | None = None
        """The number of actions to go back to, and the seats that have agreed."""
        self.takebacks: list[int] = []
        """By agreed takeback: how many actions were left after it."""
        self.stand_ins = StandIns()
        self.hints: list[UsedHint] = []
        """The advice that was asked for, in order."""
        self.rematch: str | None = None
        self.rules_version = RULES_VERSION
        """The rules that it was begun under."""
        self._alike: bool | None = None
        self.turns: str | None = None
        """Of a finished game: its states turn by turn (`turns.py`)."""
        self.commands: dict[tuple[str, str], tuple[int, str]] = {}
        """By actor and command id: the entry's number and kind."""

    def decide(self, command: Command, at: int) -> Entry:
        """The entry that a command leads to; raises RefusedError or an error of the game. Nothing changes."""
        move = COMMAND_KINDS[command.kind].check(self, command, at)
        # A clock that was set back must not make a game run backwards, nor tell when somebody did something secret.
        moment = max(at, self.shown_at)
        return Entry(self.seq + 1, command.kind, command.seat, command.body, command.actor, command.id, moment, move)

    def apply(self, entry: Entry) -> Sequence[Event]:
        """Follow an entry of the log; the events of the game that it brought about.

        An action is checked once: by `decide`, whose entry carries the move and must be the next, or here, if the
        entry comes from storage or from another process.
        """
        assert entry.seq == self.seq + 1, f"entry {entry.seq} cannot follow {self.seq}"
        events = follow(self, entry)
        self.seq = entry.seq
        if entry.actor and entry.command:
            self._remember(entry.actor, entry.command, entry)
        return events

    def begin(self, names: Sequence[str], moves: Iterable[Move] = (), first: int | None = None) -> BoundedGame:
        """The game of this table, after some moves."""
        return BoundedGame(self.setup.options, self.seed, names, moves, first)

    def begin_if_full(self) -> None:
        """The game begins when no seat is open."""
        if not any(seat.is_open for seat in self.seats):
            self.status = RUNNING
            self.game = self.begin([seat.shown_name for seat in self.seats], first=self.setup.first)

    @property
    def begun_game(self) -> BoundedGame:
        """The game, of a table where it has begun."""
        assert self.game is not None
        return self.game

    def seat_of(self, entry: Entry) -> Seat:
        """The seat of an entry that is about one."""
        assert entry.seat is not None
        return self.seats[entry.seat]

    def end(self, how: HowEnded, seat: int | None = None) -> None:
        """The game is over: the seed may be told, the proposals are void."""
        self.status = OVER
        self.end_votes, self.takeback = set(), None
        self.secret = [0] * len(self.seats)
        result = self.game.result() if self.game else None
        self.ended = {"how": how, "seat": seat, "result": result_document(result) if result else None}

    def _remember(self, actor: str, command: str, entry: Entry) -> None:
        self.commands[actor, command] = entry.seq, entry.kind
        if len(self.commands) > REMEMBERED:
            del self.commands[next(iter(self.commands))]

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that have a decision to make."""
        return self.game.to_act if self.game is not None and self.status == RUNNING else frozenset()

    @property
    def bots_to_act(self) -> list[int]:
        """Those of them that a bot plays."""
        return sorted(seat for seat in self.to_act if self.seats[seat].bot is not None)

    def seats_of(self, player: str | None) -> list[int]:
        """The seats of an identity; several in a hot-seat game."""
        return [number for number, seat in enumerate(self.seats) if player is not None and seat.player == player]

    @property
    def humans(self) -> set[int]:
        """The seats that persons play."""
        return {number for number, seat in enumerate(self.seats) if seat.is_human}

    @property
    def hinted(self) -> list[int]:
        """The seats that asked for advice in the present turn."""
        if self.game is None or self.status != RUNNING:
            return []
        return sorted({hint.seat for hint in self.hints if hint.turn == self.game.state.turn})

    def version(self, seats: Collection[int | None] = ()) -> int:
        """The number of entries in the log, as far as who has these seats may know of them."""
        if not any(self.secret):
            return self.seq
        return self.seq - sum(self.secret) + sum(self.secret[seat] for seat in seats if seat is not None)

    def view(self, seat: int | None, hints: Collection[str] = (), parts: Parts = ANEW) -> View | None:
        """What a seat (None: a spectator) may know; None before the game has begun."""
        if self.game is None:
            return None
        return self.game.view(seat, hints, version=self.version((seat,)), parts=parts)

    def document(self) -> TableState:
        """The table as everybody may see it. The seed is in it only when the game is over."""
        over = self.status == OVER
        return {
            "id": self.id,
            "status": self.status,
            "created": self.created,
            "changed": self.shown_at,
            "host": self.host,
            "setup": self.setup.document(),
            "seats": [seat.document(number) for number, seat in enumerate(self.seats)],
            "actions": self.game.shown_moves if self.game else 0,
            "clocks": self.clock.document(),
            "end_votes": sorted(self.end_votes),
            "takeback": None if self.takeback is None else {"to": self.takeback[0], "agreed": sorted(self.takeback[1])},
            "takebacks": self.takebacks,
            "hinted": self.hinted,
            "commitment": self.commitment,
            "seed": self.seed.hex() if over else None,
            "ended": self.ended,
            "winners": winners(self),
            "rematch": self.rematch,
        }

    @property
    def can_dump(self) -> bool:
        """Whether `dump` has all that is needed: not inside a turn, where undo still needs the log."""
        return self.game is None or self.status == OVER or self.game.can_dump

    def dump(self) -> dict[str, Any]:
        """All that `restore` needs, as JSON."""
        return {
            "layout": LAYOUT,
            "shown_at": self.shown_at,
            "secret": self.secret,
            "status": self.status,
            "seats": [seat.dump() for seat in self.seats],
            "clock": self.clock.dump(),
            "game": self.game.dump() if self.game else None,
            "ended": self.ended,
            "end_votes": sorted(self.end_votes),
            "takeback": self.takeback and [self.takeback[0], sorted(self.takeback[1])],
            "takebacks": self.takebacks,
            "stand_ins": self.stand_ins.dump(),
            "hints": [list(hint) for hint in self.hints],
            "rematch": self.rematch,
            "commands": [[*who, *what] for who, what in self.commands.items()],
            "turns": self._packed_turns(),
        }

    def _packed_turns(self) -> str | None:
        """Kept of finished games alone: later rules may not be able to play them again."""
        if self.turns is None and self.game is not None and self.status == OVER and self.is_replayable:
            self.turns = pack_turns(self.game, self.seed, self.game.moves)
        return self.turns

    @property
    def is_replayable(self) -> bool:
        """Whether the rules in force play the game as it was played; one that was begun under others may differ."""
        if self._alike is None and self.game is not None:
            is_known = self.rules_version in REPLAYED_VERSIONS
            is_ours = self.rules_version == RULES_VERSION
            self._alike = is_ours or (is_known and comes_out(self.game, self.seed, self.game.moves))
        return self._alike is not False

    def restore(self, seq: int, snapshot: Mapping[str, Any]) -> None:
        """Take over what `dump` has written when the log had `seq` entries; UnknownLayoutError of a later one."""
        document = current_layout(snapshot)
        self.seq = seq
        self.shown_at = document["shown_at"]
        self.secret = [*document["secret"]]
        self.status = document["status"]
        self.seats = [Seat.load(each) for each in document["seats"]]
        self.clock.load(document["clock"])
        if document["game"]:
            names = [seat.shown_name for seat in self.seats]
            self.game = BoundedGame.restored(self.setup.options, self.seed, names, document["game"])
        self.ended = document["ended"]
        self.end_votes = set(document["end_votes"])
        takeback = document["takeback"]
        self.takeback = (takeback[0], set(takeback[1])) if takeback else None
        self.takebacks = [*document["takebacks"]]
        self.stand_ins = StandIns.load(document.get("stand_ins", ()))  # older snapshots do not have them
        self.hints = [UsedHint(*hint) for hint in document.get("hints", ())]  # neither these
        self.rematch = document["rematch"]
        self.turns = document["turns"]
        self.commands = {(actor, command): (number, kind) for actor, command, number, kind in document["commands"]}
