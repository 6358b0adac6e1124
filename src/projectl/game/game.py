"""The friendly facade over the engine."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from projectl.record.notation import Action
from projectl.record.record import MAX_NAME, GameRecord, Move, is_name
from projectl.record.replaying import check_rules, starting_state
from projectl.rules.buffers import new_buffer
from projectl.rules.engine.codes import OVER
from projectl.rules.engine.explain import explain
from projectl.rules.engine.legal import legal
from projectl.rules.engine.reasons import ALLOWED
from projectl.rules.engine.seats import may_act
from projectl.rules.engine.step import apply
from projectl.rules.explanation import Refusal, refusal
from projectl.rules.options import Options
from projectl.rules.result import Result, score_sheet
from projectl.rules.shuffle import deal_game
from projectl.rules.state import Event as TraceEvent
from projectl.rules.state import State
from projectl.rules.tables import numbered_puzzles, tables_of

from .context import GameContext
from .disclosure import Disclosure
from .errors import CannotUndo, GameError, IllegalAction, WhoseAction
from .events import Event, event_documents, events_of_trace
from .history import Entry, events_since, last_touch, undo_depth, why_no_undo
from .view import view_document
from .view_parts import ANEW, Parts
from .view_you import UndoInfo

SEED_BYTES = 32


class LegalActions:
    """The legal actions of a seat: iterate over them, test with `in`, count them with `len`."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._codes: list[int] | None = None

    def _listed(self) -> list[int]:
        if self._codes is None:
            buffer = new_buffer()
            count = legal(self._game.state, self._game.rules, self._game.tables, self._seat, buffer)
            self._codes = list(buffer[:count])
        return self._codes

    def __iter__(self) -> Iterator[Action]:
        return map(Action, self._listed())

    def __len__(self) -> int:
        return len(self._listed())

    def count(self) -> int:
        """How many there are."""
        return len(self)

    def __bool__(self) -> bool:
        return may_act(self._game.state, self._game.rules, self._seat)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            action = Action.parse(action)
        return isinstance(action, int) and self._game.explain(action, self._seat) is None

    def __repr__(self) -> str:
        return f"<LegalActions of seat {self._seat}: {', '.join(map(str, self))}>"


class Game:
    """A game of Project L.

    >>> game = Game(players=2, seed=bytes(32))
    >>> seat = min(game.to_act)
    >>> events = game.play("piece", seat)
    >>> game.view(seat)["phase"]
    'play'

    Options come as an `Options` or as its fields by name. `seed` is the secret of the shuffle (32 bytes, random if
    left out), `first` the first player (drawn if left out).
    """

    def __init__(
        self,
        options: Options | None = None,
        *,
        seed: bytes | None = None,
        first: int | None = None,
        names: Sequence[str] = (),
        **choices: Any,
    ) -> None:
        if options is not None and choices:
            raise TypeError("give either an Options or its fields by name, not both")
        self.options = (options if options is not None else Options(**choices)).checked()
        self.rules = self.options.rules()
        puzzles = self.options.puzzle_set()
        self.tables = tables_of(puzzles)
        self.puzzles = numbered_puzzles(puzzles)
        self.seed = _checked_seed(seed)
        self.names = _checked_names(names, self.rules.players)
        self.named = bool(names)
        """Whether the seats were given names."""
        self.state: State = deal_game(self.options, self.seed, first)
        self._history: list[Entry] = []
        self._from_state = False
        self._context: GameContext | None = None

    @property
    def context(self) -> GameContext:
        """What documents about this game need besides a state."""
        if self._context is None or self._context.names is not self.names:
            self._context = GameContext(self.options, self.rules, self.tables, self.puzzles, self.names)
        return self._context

    @property
    def first(self) -> int:
        """The first player."""
        return self.state.first

    @property
    def log(self) -> list[Move]:
        """All actions so far, without those taken back."""
        return [entry.move for entry in self._history]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and `result` tells how."""
        return self.state.phase == OVER

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that have a decision to make."""
        return frozenset(seat for seat in range(self.rules.players) if may_act(self.state, self.rules, seat))

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """What a seat may do now; the seat may be left out when exactly one can act."""
        return LegalActions(self, self._seat(seat))

    def explain(self, action: Action | int | str, seat: int | None = None) -> Refusal | None:
        """Why an action is refused: the rule and the condition; None if it is legal."""
        code = _code(action)
        reason = explain(self.state, self.rules, self.tables, self._seat(seat), code)
        return None if reason == ALLOWED else refusal(reason, code)

    def play(self, action: Action | int | str, seat: int | None = None) -> list[Event]:
        """Do an action, given as code or notation, and tell what happened; IllegalAction says why not."""
        chosen = self._seat(seat)
        code = Action(_code(action))
        refused = self.explain(code, chosen)
        if refused is not None:
            raise IllegalAction(code, chosen, refused)
        before = self.state.clone()
        trace: list[TraceEvent] = []
        self.state.trace = trace
        apply(self.state, self.rules, self.tables, chosen, code)
        self.state.trace = None
        events = events_of_trace(self.context, trace, before)
        self._history.append(Entry(Move(chosen, code), before, tuple(events)))
        return events

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """The key of the reason why a seat cannot take its last action back; None if it can."""
        return why_no_undo(self._history, self.state, self.rules, self._seat(seat))

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether a seat can take its last action back."""
        return self.why_no_undo(seat) is None

    def undo(self, seat: int | None = None) -> list[Event]:
        """Take a seat's last action back; CannotUndo says why not."""
        chosen = self._seat(seat)
        reason = self.why_no_undo(chosen)
        if reason is not None:
            raise CannotUndo(reason, seat=chosen)
        touch = last_touch(self._history, chosen)
        index = len(self._history) - 1 if touch is None else touch
        undone = self._history[index]
        later = [entry.move for entry in self._history[index + 1 :]]
        del self._history[index:]
        self.state = undone.before.clone()
        for move in later:  # other seats' finishing touches, which do not depend on the one taken back
            self.play(move.action, move.seat)
        return [Event("undone", chosen, {"action": str(undone.move.action)}, private=touch is not None)]

    def view(
        self, seat: int | None, hints: Collection[str] = (), *, version: int | None = None, parts: Parts = ANEW
    ) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, with its legal actions, as a JSON document.

        Who keeps a log of its own names the `version`; who shows the game again and again hands in the `parts` that
        it keeps.
        """
        if seat is not None:
            self._check_seat(seat)
        disclosure = self.disclosure(seat)
        undo = UndoInfo(False, 0, None)
        if seat is not None:
            reason = why_no_undo(self._history, self.state, self.rules, seat)
            steps = 0 if reason else undo_depth(self._history, self.state, self.rules, seat)
            undo = UndoInfo(reason is None, steps, reason)
        news = events_since(self._history, seat, bool(self.rules.solo))
        return view_document(
            disclosure.context,
            parts.known(disclosure, self.state),
            seat,
            hints,
            version=len(disclosure.actions(self._history)) if version is None else version,
            undo=undo,
            last_events=news,
            parts=parts,
        )

    def disclosure(self, seat: int | None) -> Disclosure:
        """What a seat (None: a spectator) may be shown as things stand."""
        return Disclosure(self.context, seat, self.is_over)

    def events_for(self, events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
        """Events as JSON documents, as far as a seat may know them."""
        return event_documents(self.context, events, seat, over=self.is_over)

    def result(self) -> Result | None:
        """The score sheet and who has won; None while the game is on."""
        return score_sheet(self.state, self.rules, self.tables) if self.is_over else None

    def record(self) -> GameRecord:
        """The game as a record, with its secret seed: show it to nobody before the end.

        GameError of a game `from_state`: nobody knows how it came to that state.
        """
        if self._from_state:
            raise GameError("game-no-record")
        names = self.names if self.named else ()
        return GameRecord(self.options, self.first, tuple(self.log), self.seed, names, self.result())

    @classmethod
    def from_record(cls, record: GameRecord) -> Game:
        """The game that a record tells, played to its last action; GameRecordError or IllegalAction if it cannot be."""
        starting_state(record)  # refuses a record without a seed
        check_rules(record)
        game = cls(record.options, seed=record.seed, first=record.first, names=record.names)
        for move in record.moves:
            game.play(move.action, move.seat)
        return game

    @classmethod
    def from_state(cls, options: Options, state: State) -> Game:
        """A game that goes on from a state, such as that of a position. It has no history and no record."""
        game = cls(options, seed=bytes(SEED_BYTES))
        game.state = state
        game._from_state = True
        return game

    def at(self, moment: int) -> Game:
        """The game as it was after so many of its actions, as an independent copy."""
        past = self.clone()
        if moment < len(self._history):
            past.state = self._history[moment].before.clone()
            past._history = self._history[:moment]
        return past

    def states(self) -> list[State]:
        """The state at every moment, the start and the present included; they are not to be changed."""
        return [*(entry.before for entry in self._history), self.state]

    def events_of(self, number: int) -> tuple[Event, ...]:
        """What the action of that number, counted from 0, brought about."""
        return self._history[number].events

    def actions_known(self, disclosure: Disclosure) -> list[int]:
        """The numbers, counted from 0, of the actions that somebody may know of."""
        return disclosure.actions(self._history)

    def clone(self) -> Game:
        """An independent copy with its history."""
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.clone()
        copy._history = self._history[:]
        return copy

    __copy__ = clone
    """A copy that shared its history would let one game change the other."""

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return self._check_seat(seat)
        acting = self.to_act
        if len(acting) == 1:
            return next(iter(acting))
        code = "seat-needed" if acting else "seat-none-acts"
        raise WhoseAction(code, seats=", ".join(str(each) for each in sorted(acting)))

    def _check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.rules.players:
            raise GameError("seat-unknown", seat=seat, last=self.rules.players - 1)
        return seat

    def __repr__(self) -> str:
        options = self.options
        return f"<Game {options.edition} {options.variant}, {self.rules.players} players, {len(self._history)} actions>"


def _code(action: Action | int | str) -> int:
    return int(Action.parse(action)) if isinstance(action, str) else int(action)


def _checked_seed(seed: bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if len(seed) != SEED_BYTES:
        raise GameError("game-seed", wanted=SEED_BYTES)
    return seed


def _checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if names and len(names) != players:
        raise GameError("game-names", found=len(names), wanted=players)
    for name in names:
        if not is_name(name):
            raise GameError("game-name", found=repr(name[:MAX_NAME]), limit=MAX_NAME)
    return tuple(names) or tuple(f"Player {seat + 1}" for seat in range(players))
