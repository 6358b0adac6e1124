"""The friendly facade over the engine."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence, Set
from typing import TYPE_CHECKING, Unpack, cast

from projectl.errors import shown
from projectl.game.events.event import Event, event_documents, events_of_trace
from projectl.game.view.document import view_document
from projectl.game.view.own_seat import UndoInfo
from projectl.game.view.parts import ANEW, Parts
from projectl.record.gamefile.files import write_whole
from projectl.record.gamefile.reading import load_record
from projectl.record.gamefile.writing import write_record
from projectl.record.names import MAX_NAME, default_names, is_name
from projectl.record.notation.action import Action
from projectl.record.position.text import read_position, write_position
from projectl.record.record import GameRecord, Move
from projectl.record.replaying import check_rules, starting_state
from projectl.rules.arguments import instance, instances, texts, whole, whole_within
from projectl.rules.arguments import path as as_path
from projectl.rules.arguments import text as as_text
from projectl.rules.engine import ALLOWED, OVER, apply, explain, may_act
from projectl.rules.explanation import Refusal, refusal
from projectl.rules.options import OptionFields, Options
from projectl.rules.puzzles import PuzzleSet
from projectl.rules.result import Result, score_sheet
from projectl.rules.shuffle import SEED_BYTES, Seed, deal_game, secret_of
from projectl.rules.state import Event as TraceEvent
from projectl.rules.state import State

from .disclosure import Disclosure
from .errors import CannotUndoError, GameError, IllegalActionError, WhoseActionError
from .history import Entry, events_since, last_touch, undo_depth, why_no_undo
from .legal_actions import LegalActions, code_of, legal_actions

if TYPE_CHECKING:
    from pathlib import Path

    from .documents import EventDocument, View


class Game:
    """A game of Project L.

    >>> game = Game(players=2, seed=7, first=0)
    >>> game.legal_actions()[:3]
    (Action('take 1'), Action('take 2'), Action('take 3'))
    >>> [event.kind for event in game.play("take 1")]
    ['taken', 'refilled']
    >>> game == Game.from_record(game.record())
    True

    Options come as an `Options` or as its fields by name. `seed` is the secret of the shuffle: 32 bytes, or a number or
    text that they are made of; random if left out. `first` is the seat of the first player, drawn if left out.
    """

    def __init__(
        self,
        options: Options | None = None,
        *,
        seed: Seed | None = None,
        first: int | None = None,
        names: Sequence[str] = (),
        **choices: Unpack[OptionFields],
    ) -> None:
        self.options = _chosen(options, choices).checked()
        self.rules = self.options.rules()
        self.puzzles = self.rules.cards
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else secret_of(seed)
        self.names = _checked_names(names, self.rules.players)
        self.named = bool(names)
        """Whether the seats were given names."""
        self.state: State = deal_game(self.options, self.seed, None if first is None else whole("first", first))
        self._history: list[Entry] = []
        self._from_state = False

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
        """What a seat may do now, as a tuple; the seat may be left out when exactly one can act.

        >>> game = Game(players=2, seed=7, first=0)
        >>> "take 1" in game.legal_actions(), len(game.legal_actions(1))
        (True, 0)
        """
        return legal_actions(self.state, self.rules, self._seat(seat))

    def explain(self, action: Action | int | str, seat: int | None = None) -> Refusal | None:
        """Why an action is refused: the rule and the condition; None if it is legal.

        >>> Game(players=2, seed=7, first=0).explain("exch O1 I4").rule
        'R-UPGRADE'
        """
        code = code_of(action)
        reason = explain(self.state, self.rules, self._seat(seat), code)
        return None if reason == ALLOWED else refusal(reason, code)

    def play(self, action: Action | int | str, seat: int | None = None) -> list[Event]:
        """Do an action, given as code or notation, and tell what happened; IllegalActionError says why not."""
        return self.play_legal(self.legal_move(action, seat))

    def legal_move(self, action: Action | int | str, seat: int | None = None) -> Move:
        """An action and the seat that does it, checked; IllegalActionError says why not. Nothing is done yet."""
        chosen = self._seat(seat)
        code = Action(code_of(action))
        refused = self.explain(code, chosen)
        if refused is not None:
            raise IllegalActionError(code, chosen, refused)
        return Move(chosen, code)

    def play_legal(self, move: Move) -> list[Event]:
        """Do what `legal_move` has found legal and tell what happened: who has to store it in between asks once."""
        instance("move", move, Move)
        before = self.state.clone()
        trace: list[TraceEvent] = []
        self.state.trace = trace
        apply(self.state, self.rules, move.seat, move.action)
        self.state.trace = None
        events = events_of_trace(self.rules, trace, before)
        self._history.append(Entry(move, before, tuple(events)))
        return events

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """The key of the reason why a seat cannot take its last action back; None if it can."""
        return why_no_undo(self._history, self.state, self.rules, self._seat(seat))

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether a seat can take its last action back."""
        return self.why_no_undo(seat) is None

    def undo(self, seat: int | None = None) -> list[Event]:
        """Take a seat's last action back; CannotUndoError says why not."""
        chosen = self._seat(seat)
        reason = self.why_no_undo(chosen)
        if reason is not None:
            raise CannotUndoError(reason, seat=chosen)
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
    ) -> View:
        """All that a seat (None: a spectator) may know, with its legal actions, as a JSON document.

        >>> game = Game(players=2, seed=7, first=0)
        >>> game.view(0)["to_act"], game.view(1)["you"]["actions"]
        ([0], [])

        Who keeps a log of its own names the `version`; who shows the game again and again hands in the `parts` that
        it keeps.
        """
        disclosure = self.disclosure(seat)
        undo = UndoInfo(False, 0, None)
        if seat is not None:
            reason = why_no_undo(self._history, self.state, self.rules, seat)
            steps = 0 if reason else undo_depth(self._history, self.state, self.rules, seat)
            undo = UndoInfo(reason is None, steps, reason)
        news = events_since(self._history, seat, bool(self.rules.solo))
        document = view_document(
            self.rules,
            parts.known(disclosure, self.state),
            seat,
            hints if isinstance(hints, Set) else texts("hints", hints),
            names=self.names,
            version=len(disclosure.actions(self._history)) if version is None else whole("version", version),
            undo=undo,
            last_events=news,
            parts=parts,
        )
        return cast("View", document)  # tests hold views to the schema that the type is made from

    def disclosure(self, seat: int | None) -> Disclosure:
        """What a seat (None: a spectator) may be shown as things stand."""
        return Disclosure(self.rules, None if seat is None else self._check_seat(seat), self.is_over)

    def events_for(self, events: Sequence[Event], seat: int | None) -> list[EventDocument]:
        """Events as JSON documents, as far as a seat may know them.

        >>> game = Game(players=2, seed=7, first=0)
        >>> game.events_for(game.play("piece"), 1)
        [{'format': 'projectl-event/1', 'kind': 'piece-taken', 'seat': 0, 'piece': 'O1'}]
        """
        told = instances("events", events, Event)
        audience = None if seat is None else self._check_seat(seat)
        return cast("list[EventDocument]", event_documents(self.rules, told, audience, over=self.is_over))

    def result(self) -> Result | None:
        """The score sheet and who has won; None while the game is on."""
        return score_sheet(self.state, self.rules) if self.is_over else None

    def record(self) -> GameRecord:
        """The game as a record, with its secret seed: show it to nobody before the end.

        GameError of a game `from_state`: nobody knows how it came to that state.
        """
        if self._from_state:
            raise GameError("game-no-record")
        names = self.names if self.named else ()
        return GameRecord(self.options, self.first, tuple(self.log), self.seed, names, self.result())

    def position(self) -> str:
        """The state in one line of text, decks included: show it to nobody before the end.

        >>> game = Game(players=2, seed=7)
        >>> Game.from_position(game.position()).position() == game.position()
        True
        """
        return write_position(self.state, self.options)

    def save(self, path: str | Path) -> None:
        """Write the record of the game, finished or not, to a file that `load` reads."""
        write_whole(as_path("path", path), write_record(self.record()))

    @classmethod
    def load(cls, path: str | Path) -> Game:
        """The game of a file that `save` wrote, or of any game record with its seed, ready to be gone on with."""
        return cls.from_record(load_record(path))

    @classmethod
    def from_position(cls, text: str, puzzles: Sequence[PuzzleSet] = ()) -> Game:
        """A game that goes on from a position; `puzzles` are own sets that it may name. It has no record."""
        return cls.from_state(*read_position(as_text("text", text), instances("puzzles", puzzles, PuzzleSet)))

    @classmethod
    def from_record(cls, record: GameRecord) -> Game:
        """The game that a record tells, played to its end; GameRecordError or IllegalActionError if it cannot be."""
        starting_state(instance("record", record, GameRecord))  # refuses a record without a seed
        check_rules(record)
        game = cls(record.options, seed=record.seed, first=record.first, names=record.names)
        for move in record.moves:
            game.play(move.action, move.seat)
        return game

    @classmethod
    def from_state(cls, options: Options, state: State) -> Game:
        """A game that goes on from a state, such as that of a position. It has no history and no record."""
        game = cls(instance("options", options, Options), seed=bytes(SEED_BYTES))
        game.state = instance("state", state, State)
        game._from_state = True
        return game

    def at(self, moment: int) -> Game:
        """The game as it was after so many of its actions, as an independent copy."""
        whole_within("moment", moment, 0, len(self._history))
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
        return self._history[whole_within("number", number, 0, len(self._history) - 1)].events

    def actions_known(self, disclosure: Disclosure) -> list[int]:
        """The numbers, counted from 0, of the actions that somebody may know of."""
        return instance("disclosure", disclosure, Disclosure).actions(self._history)

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
        raise WhoseActionError(code, seats=", ".join(str(each) for each in sorted(acting)))

    def _check_seat(self, seat: int) -> int:
        if not 0 <= whole("seat", seat) < self.rules.players:
            raise GameError("seat-unknown", seat=seat, last=self.rules.players - 1)
        return seat

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game: options, seed, first player, names and moves."""
        return isinstance(other, Game) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def _key(self) -> tuple[object, ...]:
        start = self.position() if self._from_state else ""
        return self.options, self.seed, self.first, self.names, self.log, start

    def __str__(self) -> str:
        from .drawing import drawn_game

        return drawn_game(self)

    def _repr_svg_(self) -> str:
        from .picture import svg_game

        return svg_game(self)

    def __repr__(self) -> str:
        options = self.options
        return f"<Game {options.edition} {options.variant}, {self.rules.players} players, {len(self._history)} actions>"


def _chosen(options: Options | None, choices: OptionFields) -> Options:
    """The options of a new game, given in one of two ways."""
    if options is None:
        unknown = sorted(choices.keys() - set(Options._fields))
        if unknown:
            raise GameError("game-unknown-option", found=", ".join(unknown), known=", ".join(Options._fields))
        return Options(**choices)  # type: ignore[arg-type]  # lists become tuples when they are checked
    if choices:
        raise GameError("game-options-twice")
    return instance("options", options, Options)


def _checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    found = texts("names", names)
    if found and len(found) != players:
        raise GameError("game-names", found=len(found), wanted=players)
    for name in found:
        if not is_name(name):
            raise GameError("game-name", found=shown(name), limit=MAX_NAME)
    return found or default_names(players)
