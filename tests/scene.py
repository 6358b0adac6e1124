"""Positions for tests, stated as the rulebook would: only what matters is said.

    scene = Scene(edition="rulebook-2023").with_supply(0, "O1 I3").with_puzzle(0, "W10")
    scene.play(0, place("I3", 1, "c2c3c4"))
    assert scene.supply(0) == "O1 I2 I3"

A scene begins as a freshly dealt game whose decks are in the order of the puzzles' ids: W01 to W04 and B01 to
B04 lie open, W05 and B05 are next. Every `with_…` then states one thing exactly; whatever that displaces is out
of the game. Seats count from 0. Slots count from 1, as in the notation: those of the rows as they are laid out
(white before black; in Line Clear left before right; in solo row by row), and 1 to 4 for a player's puzzles.
Cells are a letter for the column and a number for the row, from the top: `c3` is the middle.
"""

from __future__ import annotations

from typing import Any

from projectl.rules.buffers import LEGAL_CAPACITY
from projectl.rules.editions import edition as edition_named
from projectl.rules.engine import codes, dealing, explain, market, notes, reasons, seats, step, touches, turn
from projectl.rules.engine import legal as listing
from projectl.rules.engine.multiset import count_of
from projectl.rules.options import Options
from projectl.rules.pieces import KIND, NAMES, PLACEMENT_BY_MASK, PLACEMENT_KIND, SPLITS, mask_of
from projectl.rules.state import State
from projectl.rules.tables import multiset, numbered_puzzles, tables_of

EDITIONS = ("deluxe-2019", "retail-2020", "revised-2021", "rulebook-2023")
EARLY = ("deluxe-2019", "retail-2020")
LATE = ("revised-2021", "rulebook-2023")
BIG_BOXES = ("deluxe-2019", "revised-2021", "rulebook-2023")
"""The editions with Ghost, Ambassador and Line Clear."""

# --- actions ---------------------------------------------------------------------------------------------------------
PIECE, MASTER, AMBASSADOR = codes.PIECE, codes.MASTER, codes.AMBASSADOR
STOP, CANCEL, END = codes.STOP, codes.CANCEL, codes.END
DECLINE, DONE = codes.DECLINE, codes.DONE

DECKS = {"white": codes.WHITE, "black": codes.BLACK}


def take(slot: int) -> int:
    """Take the face-up puzzle of a slot of the rows."""
    return codes.TAKE + slot - 1


def take_top(colour: str) -> int:
    """Take the top puzzle of a deck, unseen; in solo the one deck is the white one."""
    return codes.TAKE_DECK + DECKS[colour]


def recycle(colour: str) -> int:
    """Begin to recycle a row; `order` follows."""
    return codes.RECYCLE + DECKS[colour]


def order(slot: int) -> int:
    """Name the next puzzle of the recycled row to go under the deck."""
    return codes.ORDER + slot - 1


def exchange(given: str, taken: str) -> int:
    """Upgrade or exchange a piece."""
    return codes.EXCHANGE + codes.KINDS * KIND[given] + KIND[taken]


def place(kind: str, slot: int, cells: str) -> int:
    """Place a piece on the puzzle in a slot, so that it covers these cells."""
    return codes.PLACE + codes.PLACEMENTS * (slot - 1) + placement(kind, cells)


def split(ghost: str, new: str) -> int:
    """Break up a ghost into new pieces."""
    kinds = tuple(sorted(KIND[name] for name in new.split()))
    return codes.GHOST + SPLITS.index((KIND[ghost], kinds))


def choose(kind: str) -> int:
    """Choose the piece that replaces a missing one."""
    return codes.CHOOSE + KIND[kind]


def complete(slot: int) -> int:
    """Choose the completed puzzle that is rewarded next."""
    return codes.COMPLETE + slot - 1


def level_up(given: str, taken: str) -> int:
    """Raise a piece by an arrow."""
    return codes.LEVEL_UP + codes.KINDS * KIND[given] + KIND[taken]


def placement(kind: str, cells: str) -> int:
    """The number of a piece laid on these cells; the shape must be right."""
    mask = mask_of((int(cells[at + 1]) - 1, "abcde".index(cells[at])) for at in range(0, len(cells), 2))
    found = PLACEMENT_BY_MASK[mask]
    assert NAMES[PLACEMENT_KIND[found]] == kind, f"{cells} is no {kind}"
    return found


def pieces(count: int) -> str:
    """A multiset of pieces in words, smallest first."""
    return " ".join(name for kind, name in enumerate(NAMES) for _ in range(count_of(count, kind)))


REASONS = {value: name for name, value in vars(reasons).items() if name.isupper() and isinstance(value, int)}
EVENTS = {value: name for name, value in vars(notes).items() if name.isupper() and isinstance(value, int)}
SEQUENCES = {
    value: name.removesuffix("_SEQUENCE").lower().removeprefix("no")
    for name, value in vars(codes).items()
    if name.endswith("_SEQUENCE")
}
CHOICES = {
    value: name.removesuffix("_CHOICE").lower().removeprefix("no")
    for name, value in vars(codes).items()
    if name.endswith("_CHOICE")
}


class Scene:
    """A position, the things that can be done in it and what is then to be seen.

    Options are those of `projectl.rules.options`; the deluxe box is chosen wherever the edition needs it.
    """

    def __init__(self, edition: str = "revised-2021", *, first: int = 0, **options: Any) -> None:
        big = bool(options.get("expansions")) or options.get("variant") == "line-clear" or options.get("players", 2) > 4
        options.setdefault("deluxe", big and edition_named(edition).deluxe_option)
        self.options = Options(edition=edition, **options).checked()
        self.rules = self.options.rules()
        self.tables = tables_of(self.options.puzzle_set())
        self.names = [puzzle.id for puzzle in numbered_puzzles(self.options.puzzle_set())]
        self.state = State()
        whites, blacks = range(self.tables.whites), range(self.tables.whites, self.tables.puzzles)
        dealing.deal(self.state, self.rules, self.tables, list(whites), list(blacks), first, 1 << 31 | 1)
        self.state.trace = []

    # --- given -------------------------------------------------------------------------------------------------------
    def with_supply(self, seat: int, names: str) -> Scene:
        """The seat has exactly these pieces."""
        self.state.supply[seat] = multiset([KIND[name] for name in names.split()])
        return self

    def with_reserve(self, **counts: int) -> Scene:
        """The reserve has so many of the kinds named; the others stay as they are."""
        for name, count in counts.items():
            self.state.reserve += (count - self.reserve(name)) * self.tables.one[KIND[name]]
        return self

    def with_only_reserve(self, names: str) -> Scene:
        """The reserve has exactly these pieces."""
        self.state.reserve = multiset([KIND[name] for name in names.split()])
        return self

    def with_puzzle(self, seat: int, name: str, *laid: str) -> Scene:
        """The seat has this puzzle in its next free slot, with pieces on it: "I3 c2c3c4"."""
        where = 4 * seat + self.state.puzzle[4 * seat : 4 * seat + 4].index(-1)
        self._displace(self._number(name))
        self.state.puzzle[where] = self._number(name)
        for piece in laid:
            number = placement(*piece.split())
            self.state.pieces[where] += self.tables.one[self.tables.kind[number]]
            self.state.filled[where] |= self.tables.mask[number]
            self.state.laid[where] += (number,)
        return self

    def with_puzzles(self, seat: int, names: str) -> Scene:
        """The seat has these puzzles, still empty, besides any that it has."""
        for name in names.split():
            self.with_puzzle(seat, name)
        return self

    def with_rows(self, *rows: str) -> Scene:
        """Exactly these puzzles lie open, row by row; - is an empty slot."""
        names = " ".join(rows).split()
        assert len(names) == self.rules.row_slots, "every slot of the rows must be stated"
        for slot, name in enumerate(names):
            if name != "-":
                self._displace(self._number(name))
            self.state.rows[slot] = -1 if name == "-" else self._number(name)
        return self

    def with_deck(self, colour: str, names: str) -> Scene:
        """The deck has exactly these puzzles, from top to bottom, in an order that nobody knows."""
        numbers = [self._number(name) for name in names.split()]
        for number in numbers:
            self._displace(number)
        self._stack(DECKS[colour], numbers)
        return self

    def with_pile(self, seat: int, names: str) -> Scene:
        """The seat has completed these puzzles; it may still spend those of the Ambassador."""
        for name in names.split():
            number = self._number(name)
            self._displace(number)
            market.set_pile_owner(self.state, number, seat)
            self.state.points[seat] += self.tables.points[number]
            self.state.completed[seat] += 1
            self.state.ambassadors[seat] += self.tables.reward[number] == codes.AMBASSADOR_REWARD
        return self

    def with_turn(self, seat: int, actions: int = 3, marker: str = "white") -> Scene:
        """It is the turn of the seat, with so many actions left."""
        turn.begin_turn(self.state, DECKS[marker], seat)
        self.state.actions[DECKS[marker]] = actions
        return self

    def with_trigger(self) -> Scene:
        """The black deck has run out just now: this round is finished, then comes the last."""
        self.with_deck("black", "")
        self.state.ending, self.state.end_reason = codes.FINISH_ROUND, codes.DECK_EMPTY
        return self

    def with_touches(self) -> Scene:
        """The last round is over."""
        touches.begin_touches(self.state, self.rules, self.tables, codes.DECK_EMPTY)
        return self

    def with_locks(self, left: int, middle: int, right: int, supply: int = 0) -> Scene:
        """Solo: so many locks over the columns and in the opponent's supply."""
        self.state.locks = [left, middle, right]
        self.state.lock_supply = supply
        return self

    # --- when --------------------------------------------------------------------------------------------------------
    def play(self, seat: int, *actions: int) -> Scene:
        """Do these actions one after the other; each must be legal."""
        for action in actions:
            self.state.trace = []
            listed = action in self.legal(seat)
            reason = REASONS[step.step(self.state, self.rules, self.tables, seat, action)]
            assert reason == "ALLOWED", f"action {action} of seat {seat}: {reason}"
            assert listed, f"action {action} of seat {seat} is not listed as legal"
        return self

    def idle(self, seat: int) -> Scene:
        """Spend the rest of a turn on nothing that matters: end it early, or exchange a piece to and fro."""
        marker = seats.marker_of(self.state, self.rules, seat)
        for _ in range(self.state.actions[marker]):
            if self.can(seat, END):
                return self.play(seat, END)
            self.play(seat, min(action for action in self.legal(seat) if codes.EXCHANGE <= action < codes.MASTER))
        return self

    def idle_on(self) -> list[int]:
        """Everybody idles until the finishing touches; returns whose turns were played, in their order."""
        played = []
        while self.phase == "play":
            for seat in sorted(self.to_act, key=self.state.holder.index):
                played.append(seat)
                self.idle(seat)
        return played

    def copy(self) -> Scene:
        """The same position once more, to try something else in it."""
        other = object.__new__(Scene)
        vars(other).update(vars(self), state=self.state.clone())
        return other

    # --- then --------------------------------------------------------------------------------------------------------
    def why(self, seat: int, action: int) -> str:
        """Why the seat may not do this: a name of `engine.reasons`. The refusal is checked to change nothing."""
        after = self.state.clone()
        refusal = REASONS[step.step(after, self.rules, self.tables, seat, action)]
        reason = REASONS[explain.explain(self.state, self.rules, self.tables, seat, action)]
        assert reason == refusal != "ALLOWED"
        assert after == self.state
        assert action not in self.legal(seat)
        return reason

    def legal(self, seat: int) -> set[int]:
        """All that the seat may do."""
        out = [0] * LEGAL_CAPACITY
        return set(out[: listing.legal(self.state, self.rules, self.tables, seat, out)])

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
        numbers = range(self.tables.puzzles)
        return self._words([number for number in numbers if market.pile_owner(self.state, number) == seat])

    def points(self, seat: int) -> int:
        """The points of the completed puzzles."""
        return self.state.points[seat]

    def score(self, seat: int) -> int:
        """The score if the game ended now."""
        return touches.final_score(self.state, self.rules, self.tables, seat)

    def winners(self) -> set[int]:
        """Who is ahead, ties broken; several share the victory. The solo opponent is seat 1."""
        scored = range(2 if self.rules.solo else self.rules.players)
        standing = {seat: touches.standing(self.state, self.rules, self.tables, seat) for seat in scored}
        return {seat for seat in scored if standing[seat] == max(standing.values())}

    @property
    def events(self) -> list[str]:
        """The names of what the last action made happen, in order."""
        return [EVENTS[event] for event, *_ in self.state.trace or []]

    def told(self, event: str) -> list[tuple[int, int, int]]:
        """Seat and figures of every event of that name that the last action made happen (`engine.notes`)."""
        return [(seat, a, b) for code, seat, a, b in self.state.trace or [] if EVENTS[code] == event]

    # --- within ------------------------------------------------------------------------------------------------------
    def _number(self, name: str) -> int:
        return self.names.index(name)

    def _words(self, numbers: list[int]) -> str:
        return " ".join("-" if number < 0 else self.names[number] for number in numbers)

    def _kinds(self, seat: int, code: int) -> str:
        return " ".join(name for kind, name in enumerate(NAMES) if code + kind in self.legal(seat))

    def _cards(self, deck: int) -> list[int]:
        places = range(self.state.deck_head[deck], self.state.deck_head[deck] + self.state.deck_count[deck])
        return [self.state.deck[market.ring_index(self.rules, self.tables, deck, place)] for place in places]

    def _stack(self, deck: int, cards: list[int]) -> None:
        self.state.deck_head[deck], self.state.deck_count[deck], self.state.deck_known[deck] = 0, len(cards), 0
        for place, card in enumerate(cards):
            self.state.deck[market.ring_index(self.rules, self.tables, deck, place)] = card

    def _displace(self, number: int) -> None:
        """Take a puzzle away from wherever it lies; the next of the deck fills its slot of a row."""
        for deck in DECKS.values():
            cards = self._cards(deck)
            if number in cards:
                self._stack(deck, [card for card in cards if card != number])
        if number in self.state.rows:
            slot = self.state.rows.index(number)
            deck = market.deck_of_slot(self.rules, slot)
            top, *rest = self._cards(deck) or [-1]
            self.state.rows[slot] = top
            self._stack(deck, rest)
        if number in self.state.puzzle:
            self.state.puzzle[self.state.puzzle.index(number)] = -1
