"""What a seat may know, and full states that agree with it.

`known_to` is a state with everything blanked that the seat cannot know: views are made of it alone, so nothing can
leak into them. `sample` fills the blanks at random, for search and bots.
"""

from __future__ import annotations

from collections.abc import Sequence

from projectl.errors import ProjectLError

from .engine.chance import advanced, drawn, seeded
from .engine.codes import BLACK, SLOTS, TOUCHES, WHITE
from .engine.market import pile_owner, ring_index
from .state import State
from .switches import Rules
from .tables import Tables

UNSEEN = -1


class TouchesUnknown(ProjectLError, ValueError):  # noqa: N818  # reads as the fault that it is
    """Finishing touches have to be hidden, and the state does not tell which pieces they are.

    Compiled states keep no record of how pieces were laid, nor do bare numbers.
    """

    def __init__(self, seat: int) -> None:
        super().__init__("touches-unknown", seat=seat)


def known_to(state: State, rules: Rules, tables: Tables, seat: int | None) -> State:
    """A copy of the state in which whatever `seat` (None: a spectator) cannot know is blank.

    Blank are the order of the decks (except puzzles that were put under them openly, D25), the puzzles left out, the
    generator, and the finishing touches of others until all are done (D26). TouchesUnknown if the state does not say
    which pieces these are.
    """
    known = state.clone()
    known.rng = 0
    known.deck = [UNSEEN] * len(state.deck)
    for deck in (WHITE, BLACK):
        for index in _ring(state, rules, tables, deck, state.deck_count[deck] - state.deck_known[deck]):
            known.deck[index] = state.deck[index]
    if state.phase == TOUCHES:
        for other in range(rules.players):
            if other != seat:
                _hide_touches(known, tables, other)
    return known


def _ring(state: State, rules: Rules, tables: Tables, deck: int, start: int) -> list[int]:
    """Where the cards of a deck lie, from the `start`-th on, counted from the top."""
    head = state.deck_head[deck]
    return [ring_index(rules, tables, deck, head + i) for i in range(start, state.deck_count[deck])]


def _hide_touches(known: State, tables: Tables, seat: int) -> None:
    """Take a seat's finishing touches off its puzzles again. That it is done is no secret."""
    if sum(map(len, known.touched[seat * SLOTS : seat * SLOTS + SLOTS])) != known.touches[seat]:
        raise TouchesUnknown(seat)
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        for placement in known.touched[where]:
            piece = tables.one[tables.kind[placement]]
            known.supply[seat] += piece
            known.pieces[where] -= piece
            known.filled[where] &= ~tables.mask[placement]
        known.laid[where] = known.laid[where][: len(known.laid[where]) - len(known.touched[where])]
        known.touched[where] = ()
    known.touches[seat] = 0


def sample(known: State, rules: Rules, tables: Tables, seed: int) -> State:
    """A full state that agrees with what is known; each seed (0 to 2**62 - 1) gives another shuffle.

    >>> from projectl import Game, SeatView
    >>> game = Game(players=2, seed=7)
    >>> view = SeatView.of(game.state, game.rules, game.tables, 0)
    >>> sample(view.state, view.rules, view.tables, seed=1).deck == game.state.deck
    False
    """
    state = known.clone()
    chance = _Chance(seed)
    state.rng = seeded(chance.below(2**31 - 1) << 31 | chance.below(2**31 - 1))
    unseen = _unseen(known, rules, tables)
    whites = chance.shuffled([puzzle for puzzle in unseen if puzzle < tables.whites])
    blacks = chance.shuffled([puzzle for puzzle in unseen if puzzle >= tables.whites])
    if rules.solo:
        top = max(0, state.deck_count[WHITE] - rules.black_deck)
        _fill(state, rules, tables, WHITE, whites[:top] + blacks)  # white lies over black (R-SOLO-SETUP)
    else:
        _fill(state, rules, tables, WHITE, whites)
        _fill(state, rules, tables, BLACK, blacks)
    return state


def _fill(state: State, rules: Rules, tables: Tables, deck: int, puzzles: Sequence[int]) -> None:
    """Put puzzles into the blank places of a deck, top first; what is over is left out of the game."""
    blanks = [index for index in _ring(state, rules, tables, deck, 0) if state.deck[index] == UNSEEN]
    for index, puzzle in zip(blanks, puzzles, strict=False):
        state.deck[index] = puzzle


def _unseen(known: State, rules: Rules, tables: Tables) -> list[int]:
    """The puzzles that lie neither open nor on a pile."""
    open_puzzles = {*known.rows[: rules.row_slots], *known.puzzle, *known.deck}
    return [puzzle for puzzle in range(tables.puzzles) if puzzle not in open_puzzles and pile_owner(known, puzzle) < 0]


class _Chance:
    """The small generator, apart from any state."""

    def __init__(self, seed: int) -> None:
        self.value = seeded(seed)

    def below(self, bound: int) -> int:
        self.value = advanced(self.value)
        return drawn(self.value, bound)

    def shuffled(self, items: list[int]) -> list[int]:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items
