"""What a seat may know, and full states that agree with it.

`known_to` is a state with everything blanked that the seat cannot know: views are made of it alone, so nothing can
leak into them. `sample` fills the blanks at random, for search and bots.
"""

from __future__ import annotations

from projectl.errors import ProjectLError
from projectl.rules.engine.chance import draw_below, seeded
from projectl.rules.engine.codes import BLACK, SLOTS, TOUCHES, WHITE
from projectl.rules.engine.hidden import UNSEEN, deal_unseen, hidden_cards
from projectl.rules.engine.market import ring_index

from .arguments import instance, whole_within
from .ruleset import Rules
from .state import State

LAST_SEED = 2**62 - 1


class TouchesUnknownError(ProjectLError, ValueError):
    """Finishing touches have to be hidden, and the state does not tell which pieces they are.

    Compiled states keep no record of how pieces were laid, nor do bare numbers.
    """

    def __init__(self, seat: int) -> None:
        super().__init__("touches-unknown", seat=seat)


def known_to(state: State, rules: Rules, seat: int | None) -> State:
    """A copy of the state in which whatever `seat` (None: a spectator) cannot know is blank.

    Blank are the order of the decks (except puzzles that were put under them openly, D25), the puzzles left out, the
    generator, and the finishing touches of others until all are done (D26). TouchesUnknownError if the state does not
    say which pieces these are.
    """
    known = state.clone()
    known.rng = 0
    known.deck = [UNSEEN] * len(state.deck)
    for deck in (WHITE, BLACK):
        head = state.deck_head[deck]
        for i in range(hidden_cards(state, deck), state.deck_count[deck]):
            index = ring_index(rules, deck, head + i)
            known.deck[index] = state.deck[index]
    if state.phase == TOUCHES:
        for other in range(rules.players):
            if other != seat:
                _hide_touches(known, rules, other)
    return known


def _hide_touches(known: State, rules: Rules, seat: int) -> None:
    """Take a seat's finishing touches off its puzzles again. That it is done is no secret."""
    if sum(map(len, known.touched[seat * SLOTS : seat * SLOTS + SLOTS])) != known.touches[seat]:
        raise TouchesUnknownError(seat)
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        for placement in known.touched[where]:
            piece = rules.one[rules.kind[placement]]
            known.supply[seat] += piece
            known.pieces[where] -= piece
            known.filled[where] &= ~rules.mask[placement]
        known.laid[where] = known.laid[where][: len(known.laid[where]) - len(known.touched[where])]
        known.touched[where] = ()
    known.touches[seat] = 0


def sample(known: State, rules: Rules, seed: int) -> State:
    """A full state that agrees with what is known; each seed (0 to 2**62 - 1) gives another shuffle.

    >>> from projectl import Game, SeatView
    >>> game = Game(players=2, seed=7)
    >>> view = SeatView.of(game.state, game.rules, 0)
    >>> sample(view.state, view.rules, seed=1).deck == game.state.deck
    False
    """
    instance("rules", rules, Rules)
    state = instance("known", known, State).clone()
    state.rng = seeded(whole_within("seed", seed, 0, LAST_SEED))
    rng = seeded(draw_below(state, 2**31 - 1) << 31 | draw_below(state, 2**31 - 1))
    deal_unseen(state, rules, [0] * rules.puzzles)
    state.rng = rng
    return state
