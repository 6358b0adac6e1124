"""The state of a game for the interpreted engine: a few integers and short lists.

`FIELDS` is the one list of what a state holds; the compiled engine makes its record type from it. Arrays that
belong to a seat's puzzles are indexed by 4 * seat + slot, arrays of a turn by marker (0 white, 1 black; only Line
Clear has the second).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from projectl.rules.engine.codes import ROW_SLOTS, SEATS, SLOTS

from .layout import Field, Layout

MAX_PUZZLES = 112
MARKERS = 2

# name, integer width in bytes, length (0: a plain number). Wide fields come first, so that nothing is padded.
FIELDS: tuple[tuple[str, int, int], ...] = (
    ("reserve", 8, 0),  # multiset of pieces
    ("rng", 8, 0),
    ("supply", 8, SEATS),  # multisets
    ("pieces", 8, SEATS * SLOTS),  # multiset of the pieces on a puzzle
    ("filled", 4, SEATS * SLOTS),  # mask of the covered cells of a puzzle
    ("points", 2, SEATS),  # of completed puzzles
    ("placed", 2, MARKERS * SLOTS),  # placements, or the order of a Recycle, of the open sequence
    ("turn", 2, 0),  # turns played so far
    ("puzzle", 1, SEATS * SLOTS),  # unfinished puzzle, -1: none
    ("rows", 1, ROW_SLOTS),  # face-up puzzle, -1: none
    ("deck", 1, MAX_PUZZLES),  # both decks, each a ring (`engine.market.ring_index`)
    ("deck_head", 1, 2),
    ("deck_count", 1, 2),
    ("deck_known", 1, 2),  # puzzles at the bottom whose order everybody has seen (D25)
    ("owner", 1, MAX_PUZZLES // 2),  # on whose pile a puzzle lies: 1 + seat, four bits each
    ("completed", 1, SEATS),  # number of completed puzzles
    ("touches", 1, SEATS),  # pieces placed as finishing touches
    ("ambassadors", 1, SEATS),  # unused Ambassador puzzles
    ("locks", 1, 3),  # solo: on the columns
    ("lock_supply", 1, 0),  # solo: in the opponent's supply
    ("phase", 1, 0),
    ("ending", 1, 0),
    ("end_reason", 1, 0),
    ("first", 1, 0),  # the first player
    ("passed", 1, 0),  # Line Clear: markers that came back to the first player after the trigger
    ("touch_done", 1, 0),  # seats that are done with their finishing touches, one bit each
    ("holder", 1, MARKERS),  # whose turn it is
    ("actions", 1, MARKERS),  # actions left, -1: the turn is over
    ("master_used", 1, MARKERS),
    ("black_taken", 1, MARKERS),  # black puzzles taken in this turn since the trigger
    ("fresh_ambassadors", 1, MARKERS),  # Ambassador puzzles that can be used only in a later turn
    ("sequence", 1, MARKERS),  # the open sequence
    ("choice", 1, MARKERS),  # the open choice
    ("slots", 1, MARKERS),  # puzzles used by the open sequence, or completed ones still to be rewarded
    ("subject", 1, MARKERS),  # what the open sequence or choice is about: split, deck, or puzzle slot
    ("arrows", 1, MARKERS),  # arrows of the open level-up
)

SCALARS = tuple(name for name, _, length in FIELDS if length == 0)
LISTS = tuple((name, length) for name, _, length in FIELDS if length)

Event = tuple[int, int, int, int]


class State:
    """All that the rules need to know of a game at one moment, and how the pieces lie (`laid`, `touched`)."""

    __slots__ = (*SCALARS, *(name for name, _ in LISTS), "laid", "touched", "trace")

    LAYOUT = Layout(
        "State", tuple(Field(name, f"i{width}", (length,) if length else ()) for name, width, length in FIELDS)
    )
    """Of the compiled state, which has neither `laid` nor `touched` nor `trace`."""

    reserve: int
    rng: int
    supply: list[int]
    pieces: list[int]
    filled: list[int]
    points: list[int]
    placed: list[int]
    turn: int
    puzzle: list[int]
    rows: list[int]
    deck: list[int]
    deck_head: list[int]
    deck_count: list[int]
    deck_known: list[int]
    owner: list[int]
    completed: list[int]
    touches: list[int]
    ambassadors: list[int]
    locks: list[int]
    lock_supply: int
    phase: int
    ending: int
    end_reason: int
    first: int
    passed: int
    touch_done: int
    holder: list[int]
    actions: list[int]
    master_used: list[int]
    black_taken: list[int]
    fresh_ambassadors: list[int]
    sequence: list[int]
    choice: list[int]
    slots: list[int]
    subject: list[int]
    arrows: list[int]
    laid: list[tuple[int, ...]]
    touched: list[tuple[int, ...]]
    trace: list[Event] | None

    def __init__(self) -> None:
        for name in SCALARS:
            setattr(self, name, 0)
        for name, length in LISTS:
            setattr(self, name, [0] * length)
        self.laid = [()] * (SEATS * SLOTS)
        self.touched = [()] * (SEATS * SLOTS)
        self.trace = None

    def clone(self) -> State:
        """A copy that shares nothing that changes; it has no trace."""
        copy = State.__new__(State)
        _copy_fields(self, copy)
        copy.trace = None
        return copy

    def numbers(self) -> list[int]:
        """Every number of the state in the order of FIELDS; what `laid` adds is for eyes only."""
        values: list[int] = []
        for name, _, length in FIELDS:
            value = getattr(self, name)
            values += value if length else [value]
        return values

    @classmethod
    def from_numbers(cls, values: Sequence[int]) -> State:
        """The state that `numbers` was taken of, with nothing laid."""
        state = cls()
        at = 0
        for name, _, length in FIELDS:
            setattr(state, name, list(values[at : at + length]) if length else values[at])
            at += length or 1
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.numbers() == other.numbers() and self.laid == other.laid and self.touched == other.touched

    __hash__ = None  # type: ignore[assignment]  # states change


def _make_copier() -> Callable[[State, State], None]:
    """Straight-line code for `clone`, which search and undo call all the time."""
    lines = [f" b.{name} = a.{name}" for name in SCALARS]
    lines += [f" b.{name} = a.{name}[:]" for name in (*(name for name, _ in LISTS), "laid", "touched")]
    space: dict[str, Callable[[State, State], None]] = {}
    exec("def copy(a, b):\n" + "\n".join(lines), space)  # noqa: S102  # our own text, made from FIELDS
    return space["copy"]


_copy_fields = _make_copier()
