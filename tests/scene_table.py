"""What is to be seen at a table, in words: the reading half of a `Scene`."""

from __future__ import annotations

from typing import Any

from scene_actions import DECKS

from projectl.rules.buffers import LEGAL_CAPACITY
from projectl.rules.editions import edition as edition_named
from projectl.rules.engine import codes, dealing, explain, market, notes, reasons, seats, step
from projectl.rules.engine import legal as listing
from projectl.rules.engine.ending import touches
from projectl.rules.engine.multiset import count_of
from projectl.rules.options import Options
from projectl.rules.pieces import KIND, NAMES
from projectl.rules.state import State
from projectl.rules.tables import numbered_puzzles


def pieces(count: int) -> str:
    """A multiset of pieces in words, smallest first."""
    return " ".join(name for kind, name in enumerate(NAMES) for _ in range(count_of(count, kind)))


REASONS = {value: name for name, value in vars(reasons).items() if name.isupper() and isinstance(value, int)}
EVENTS = {value: name for name, value in vars(notes).items() if name.isupper() and isinstance(value, int)}
SEQUENCES = {
    codes.NO_SEQUENCE: "",
    codes.MASTER_SEQUENCE: "master",
    codes.AMBASSADOR_SEQUENCE: "ambassador",
    codes.GHOST_SEQUENCE: "ghost",
    codes.RECYCLE_SEQUENCE: "recycle",
}
CHOICES = {codes.NO_CHOICE: "", codes.ORDER_CHOICE: "order", codes.REWARD_CHOICE: "reward", codes.LEVEL_CHOICE: "level"}


class Table:
    """A freshly dealt game, and everything that can be read of it.

    Options are those of `projectl.rules.options`; the deluxe box is chosen wherever the edition needs it.
    """

    def __init__(self, edition: str = "revised-2021", *, first: int = 0, **options: Any) -> None:
        big = bool(options.get("expansions")) or options.get("variant") == "line-clear" or options.get("players", 2) > 4
        options.setdefault("deluxe", big and edition_named(edition).deluxe_option)
        self.options = Options(edition=edition, **options).checked()
        self.rules = self.options.rules()
        self.rules = self.options.rules()
        self.names = [puzzle.id for puzzle in numbered_puzzles(self.options.puzzle_set())]
        self.state = State()
        whites, blacks = range(self.rules.whites), range(self.rules.whites, self.rules.puzzles)
        dealing.deal(self.state, self.rules, list(whites), list(blacks), first, 1 << 31 | 1)
        self.state.trace = []

    def why(self, seat: int, action: int) -> str:
        """Why the seat may not do this: a name of `engine.reasons`. The refusal is checked to change nothing."""
        after = self.state.clone()
        refusal = REASONS[step(after, self.rules, seat, action)]
        reason = REASONS[explain(self.state, self.rules, seat, action)]
        assert reason == refusal != "ALLOWED"
        assert after == self.state
        assert action not in self.legal(seat)
        return reason

    def legal(self, seat: int) -> set[int]:
        """All that the seat may do."""
        out = [0] * LEGAL_CAPACITY
        return set(out[: listing(self.state, self.rules, seat, out)])

    def can(self, seat: int, action: int) -> bool:
        """Whether the seat may do this."""
        return action in self.legal(seat)

    def exchanges(self, seat: int, given: str) -> str:
        """All that a piece may be exchanged for."""
        return self._kinds(seat, codes.EXCHANGE + codes.KINDS * KIND[given])

    def level_ups(self, seat: int, given: str) -> str:
        """All that a piece may be raised to by the open level-up."""
        return self._kinds(seat, codes.LEVEL_UP + codes.KINDS * KIND[given])

    def choices(self, seat: int) -> str:
        """All that may be chosen instead of the missing piece."""
        return self._kinds(seat, codes.CHOOSE)

    def placements(self, seat: int) -> set[int]:
        """The legal placements."""
        return {action for action in self.legal(seat) if action >= codes.PLACE}

    @property
    def to_act(self) -> set[int]:
        """The seats that have a decision to make."""
        return {seat for seat in range(self.rules.players) if seats.may_act(self.state, self.rules, seat)}

    def actions_left(self, marker: str = "white") -> int:
        """How many actions the turn still has; -1 when the seat has finished and waits."""
        return self.state.actions[DECKS[marker]]

    def sequence(self, marker: str = "white") -> str:
        """The open sequence: master, ambassador, ghost, recycle or nothing."""
        return SEQUENCES[self.state.sequence[DECKS[marker]]]

    def choice(self, marker: str = "white") -> str:
        """The open choice: order, reward, level or nothing."""
        return CHOICES[self.state.choice[DECKS[marker]]]

    @property
    def phase(self) -> str:
        """Where the game stands: play, touches or over."""
        return ("play", "touches", "over")[self.state.phase]

    def supply(self, seat: int) -> str:
        """The pieces of a seat, smallest first."""
        return pieces(self.state.supply[seat])

    def reserve(self, name: str) -> int:
        """How many pieces of a kind the reserve has."""
        return count_of(self.state.reserve, KIND[name])

    def puzzles(self, seat: int) -> str:
        """The unfinished puzzles of a seat by slot, - for a free one."""
        return self._words(self.state.puzzle[4 * seat : 4 * seat + 4])

    def laid(self, seat: int, slot: int) -> str:
        """The pieces that lie on a puzzle."""
        return pieces(self.state.pieces[4 * seat + slot - 1])

    def row(self, number: int = 1) -> str:
        """The face-up puzzles of a row: 1 white, 2 black; in Line Clear and solo there are more."""
        width = self.rules.row_width
        return self._words(self.state.rows[width * (number - 1) : width * number])

    def deck(self, colour: str) -> str:
        """The puzzles of a deck from top to bottom."""
        return self._words(self._cards(DECKS[colour]))

    def pile(self, seat: int) -> str:
        """The completed puzzles that lie before a seat."""
        numbers = range(self.rules.puzzles)
        return self._words([number for number in numbers if market.pile_owner(self.state, number) == seat])

    def points(self, seat: int) -> int:
        """The points of the completed puzzles."""
        return self.state.points[seat]

    def score(self, seat: int) -> int:
        """The score if the game ended now."""
        return touches.final_score(self.state, self.rules, seat)

    def winners(self) -> set[int]:
        """Who is ahead, ties broken; several share the victory. The solo opponent is seat 1."""
        scored = range(2 if self.rules.solo else self.rules.players)
        standing = {seat: touches.standing(self.state, self.rules, seat) for seat in scored}
        return {seat for seat in scored if standing[seat] == max(standing.values())}

    @property
    def events(self) -> list[str]:
        """The names of what the last action made happen, in order."""
        return [EVENTS[event] for event, *_ in self.state.trace or []]

    def told(self, event: str) -> list[tuple[int, int, int]]:
        """Seat and figures of every event of that name that the last action made happen (`engine.notes`)."""
        return [(seat, a, b) for code, seat, a, b in self.state.trace or [] if EVENTS[code] == event]

    def _number(self, name: str) -> int:
        return self.names.index(name)

    def _words(self, numbers: list[int]) -> str:
        return " ".join("-" if number < 0 else self.names[number] for number in numbers)

    def _kinds(self, seat: int, code: int) -> str:
        return " ".join(name for kind, name in enumerate(NAMES) if code + kind in self.legal(seat))

    def _cards(self, deck: int) -> list[int]:
        places = range(self.state.deck_head[deck], self.state.deck_head[deck] + self.state.deck_count[deck])
        return [self.state.deck[market.ring_index(self.rules, deck, place)] for place in places]
