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

from copy import copy as shallow_copy

from scene_actions import (
    AMBASSADOR,
    CANCEL,
    DECKS,
    DECLINE,
    DONE,
    END,
    MASTER,
    PIECE,
    STOP,
    choose,
    complete,
    exchange,
    level_up,
    order,
    place,
    placement,
    recycle,
    split,
    take,
    take_top,
)
from scene_table import REASONS, Table

from projectl.rules.engine import codes, market, seats, step, turn
from projectl.rules.engine.ending import touches
from projectl.rules.pieces import KIND
from projectl.rules.tables import multiset

__all__ = [
    "AMBASSADOR", "BIG_BOXES", "CANCEL", "DECLINE", "DONE", "EARLY", "EDITIONS", "END", "LATE", "MASTER", "PIECE",
    "STOP", "Scene", "choose", "complete", "exchange", "level_up", "order", "place", "recycle", "split", "take",
    "take_top",
]  # fmt: skip

EDITIONS = ("deluxe-2019", "retail-2020", "revised-2021", "rulebook-2023")
EARLY = ("deluxe-2019", "retail-2020")
LATE = ("revised-2021", "rulebook-2023")
BIG_BOXES = ("deluxe-2019", "revised-2021", "rulebook-2023")
"""The editions with Ghost, Ambassador and Line Clear."""


class Scene(Table):
    """A position to be stated (`with_…`), played on (`play`, `idle`) and read (see `Table`)."""

    # --- given -------------------------------------------------------------------------------------------------------
    def with_supply(self, seat: int, names: str) -> Scene:
        """The seat has exactly these pieces."""
        self.state.supply[seat] = multiset([KIND[name] for name in names.split()])
        return self

    def with_reserve(self, **counts: int) -> Scene:
        """The reserve has so many of the kinds named; the others stay as they are."""
        for name, count in counts.items():
            self.state.reserve += (count - self.reserve(name)) * self.rules.one[KIND[name]]
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
            self.state.pieces[where] += self.rules.one[self.rules.kind[number]]
            self.state.filled[where] |= self.rules.mask[number]
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
            self.state.points[seat] += self.rules.points[number]
            self.state.completed[seat] += 1
            self.state.ambassadors[seat] += self.rules.reward[number] == codes.AMBASSADOR_REWARD
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
        touches.begin_touches(self.state, self.rules, codes.DECK_EMPTY)
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
            reason = REASONS[step(self.state, self.rules, seat, action)]
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
        other = shallow_copy(self)
        other.state = self.state.clone()
        return other

    # --- within ------------------------------------------------------------------------------------------------------
    def _stack(self, deck: int, cards: list[int]) -> None:
        self.state.deck_head[deck], self.state.deck_count[deck], self.state.deck_known[deck] = 0, len(cards), 0
        for position, card in enumerate(cards):
            self.state.deck[market.ring_index(self.rules, deck, position)] = card

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
