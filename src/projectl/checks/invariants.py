"""What must hold after every step of every game, whatever is played.

    watch = Watch(state, rules)
    …                       # a step
    watch.look(state)       # ViolationError tells what is broken

It reads the state alone, not the way the engine got there.
"""

from __future__ import annotations

from projectl.rules.engine import (
    FIFTEENS,
    NO_CHOICE,
    OVER,
    PLAY,
    SEATS,
    SLOTS,
    TOUCHES,
    TURN_ACTIONS,
    TURN_OVER,
    WHITE,
    marker_of,
    may_act,
)
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

OPPONENT = 1  # the seat of the solo opponent


class ViolationError(AssertionError):
    """Something that must hold does not."""


def demand(holds: bool, what: str, *details: object) -> None:
    """Raise a ViolationError that says what is broken, unless it holds."""
    if not holds:
        raise ViolationError(": ".join([what, *map(str, details)]))


class Watch:
    """Looks at one game after every step; knows from the start what has to be there all along."""

    def __init__(self, state: State, rules: Rules) -> None:
        self.rules = rules
        self.rules = rules
        self.pieces = all_pieces(state)
        self.puzzles = sorted(located(state, rules))
        demand(len(set(self.puzzles)) == len(self.puzzles), "a puzzle was dealt twice", self.puzzles)
        self._places: list[list[int]] = []
        self._boards: list[tuple[object, ...]] = [()] * (SEATS * SLOTS)
        self._remember(state)
        self.look(state)

    def look(self, state: State) -> None:
        """Check the state after a step."""
        check_pieces(state, self.pieces)
        self._check_puzzles(state)
        self._check_boards(state)
        check_counts(state, self.rules)
        self._check_points(state)
        self._check_progress(state)
        self._remember(state)

    def _remember(self, state: State) -> None:
        self._mats = state.puzzle[:]
        self._points = state.points[:]
        self._completed = state.completed[:]
        self._progress = (state.phase, state.turn)

    def _check_puzzles(self, state: State) -> None:
        """Every puzzle that was dealt is in exactly one place, and no other has come into the game."""
        places = [state.rows, state.puzzle, state.owner, state.deck, state.deck_head, state.deck_count]
        if places == self._places:
            return
        self._places = [place[:] for place in places]
        found = located(state, self.rules)
        found.sort()
        demand(found == self.puzzles, "puzzles were lost or doubled", found, self.puzzles)

    def _check_boards(self, state: State) -> None:
        """Look again at every board that has changed, or is full and so must not stay as it is."""
        for where in range(self.rules.players * SLOTS):
            board = (state.puzzle[where], state.filled[where], state.pieces[where], state.laid[where])
            full = board[0] >= 0 and board[1] == self.rules.cells[board[0]]
            if full or board != self._boards[where]:
                check_board(state, self.rules, where)
                self._boards[where] = board

    def _check_points(self, state: State) -> None:
        """What has left the mats has been completed, and counts."""
        if (state.puzzle, state.points, state.completed) == (self._mats, self._points, self._completed):
            return
        for seat in range(self.rules.players):
            own = slice(seat * SLOTS, seat * SLOTS + SLOTS)
            gone = [puzzle for puzzle in self._mats[own] if puzzle >= 0 and puzzle not in state.puzzle[own]]
            gained = sum(self.rules.points[puzzle] for puzzle in gone)
            demand(state.points[seat] == self._points[seat] + gained, "points", seat, state.points)
            demand(state.completed[seat] == self._completed[seat] + len(gone), "completed", seat, state.completed)

    def _check_progress(self, state: State) -> None:
        demand((state.phase, state.turn) >= self._progress, "time runs backwards", self._progress)
        acting = any(may_act(state, self.rules, seat) for seat in range(self.rules.players))
        demand(acting == (state.phase != OVER), "who may act", state.phase)

    def check_piles(self, state: State) -> None:
        """Points are the points of the piles. Endless White takes puzzles off them again (R-ENDLESS)."""
        if self.rules.endless_white:
            return
        piles = piles_of(state)
        for seat in range(SEATS):
            pile = piles.get(seat, [])
            demand(state.completed[seat] == len(pile), "completed puzzles and the pile", seat, pile)
            worth = sum(self.rules.points[puzzle] for puzzle in pile)
            demand(state.points[seat] == worth, "points and the pile", seat, pile)


def all_pieces(state: State) -> int:
    """The multiset of all pieces, wherever they are."""
    return state.reserve + sum(state.supply) + sum(state.pieces)


def check_pieces(state: State, total: int) -> None:
    """Pieces are only moved; five bits a kind, of which the fifth stays clear."""
    demand(all_pieces(state) == total, "pieces were lost or made")
    joined = state.reserve
    for pieces in state.supply:
        joined |= pieces
    for pieces in state.pieces:
        joined |= pieces
    demand(not joined & ~FIFTEENS, "fewer than no pieces of a kind", joined)


def deck_cards(state: State, rules: Rules, deck: int) -> list[int]:
    """The puzzles of a deck from top to bottom."""
    if rules.solo:
        ring = state.deck[: rules.puzzles]
    elif deck == WHITE:
        ring = state.deck[: rules.whites]
    else:
        ring = state.deck[rules.whites : rules.puzzles]
    head = state.deck_head[deck] % len(ring)
    return (ring + ring)[head : head + state.deck_count[deck]]


def piles_of(state: State) -> dict[int, list[int]]:
    """The puzzles of every pile by seat."""
    piles: dict[int, list[int]] = {}
    for pair, owners in enumerate(state.owner):
        if owners:
            for puzzle, owner in ((2 * pair, owners & 15), (2 * pair + 1, owners >> 4)):
                if owner:
                    piles.setdefault(owner - 1, []).append(puzzle)
    return piles


def located(state: State, rules: Rules) -> list[int]:
    """Every puzzle of the game, once for each place where it lies."""
    found = [puzzle for puzzle in state.rows if puzzle >= 0]
    found += [puzzle for puzzle in state.puzzle if puzzle >= 0]
    for pile in piles_of(state).values():
        found += pile
    return found + deck_cards(state, rules, 0) + deck_cards(state, rules, 1)


def check_board(state: State, rules: Rules, where: int) -> None:
    """Pieces lie within the recess and overlap nowhere; a full puzzle waits only while something is open."""
    puzzle = state.puzzle[where]
    if puzzle < 0:
        empty = not (state.filled[where] or state.pieces[where] or state.laid[where])
        demand(empty, "pieces without a puzzle", where)
        return
    filled = state.filled[where]
    laid = state.laid[where]
    full = filled == rules.cells[puzzle]
    if full and not laid:
        demand(is_rewarding(state, rules, where // SLOTS), "a completed puzzle was not rewarded", where)
        return
    total = pieces = 0
    for placement in laid:
        total += rules.mask[placement]
        pieces += rules.one[rules.kind[placement]]
    union = 0
    for placement in laid:
        union |= rules.mask[placement]
    demand(union == total == filled, "pieces overlap", where, laid)
    demand(not filled & ~rules.cells[puzzle], "a piece lies outside the recess", where, laid)
    demand(pieces == state.pieces[where], "the pieces on a puzzle", where, laid)
    demand(not full or is_busy(state, rules, where // SLOTS), "a full puzzle was not completed", where)


def is_rewarding(state: State, rules: Rules, seat: int) -> bool:
    """Whether the seat still has to say something about its completed puzzles."""
    marker = marker_of(state, rules, seat)
    return marker >= 0 and state.choice[marker] != NO_CHOICE


def is_busy(state: State, rules: Rules, seat: int) -> bool:
    """Whether the seat is within a sequence or its finishing touches, where nothing completes (D24, R-TOUCH-DONE)."""
    marker = marker_of(state, rules, seat)
    return state.phase == TOUCHES or (marker >= 0 and state.sequence[marker] != 0)


def check_counts(state: State, rules: Rules) -> None:
    """Numbers that count something stay within their bounds."""
    counts = (*state.deck_count, *state.locks, state.lock_supply, *state.touches, *state.ambassadors)
    demand(min(counts) >= 0, "fewer than none", counts)
    demand(max(state.puzzle[rules.players * SLOTS :], default=-1) < 0, "puzzles before an empty seat")
    for marker in range(rules.markers if state.phase == PLAY else 0):
        left = state.actions[marker]
        demand(TURN_OVER <= left <= TURN_ACTIONS, "actions left", left)
        demand(0 <= state.fresh_ambassadors[marker] <= state.ambassadors[state.holder[marker]], "fresh Ambassadors")
