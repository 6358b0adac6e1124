"""The two questions."""

from __future__ import annotations

from projectl.bots.api import SeatView
from projectl.errors import ProjectLError
from projectl.game import Game
from projectl.game.advice_documents import HintDocument, PlanDocument
from projectl.rules.arguments import instance, whole, whole_within
from projectl.rules.engine import SLOTS, may_act

from .hints import DEPTHS, hint_for
from .plans import plan_for


class NoAdviceError(ProjectLError, ValueError):
    """What was asked makes no sense in this position: nothing to decide, or no puzzle there."""


def advise(game: Game | SeatView, seat: int | None = None, depth: int = 3) -> HintDocument:
    """A hint for who has to act: 1 which puzzle, 2 which action, 3 all steps with reasons. NoAdviceError for others.

    It is made of what the seat knows: hidden cards change nothing. The same position gives the same hint.

    >>> game = Game(players=2, seed=7, first=0)
    >>> advise(game)["steps"][0]["action"] in game.legal_actions()
    True
    """
    return hint_for(_view(game, seat), whole_within("depth", depth, 1, DEPTHS))


def can_finish(game: Game | SeatView, slot: int, seat: int | None = None) -> PlanDocument:
    """Whether the unfinished puzzle in a slot (1 to 4) can be finished, when, and how. NoAdviceError without a puzzle.

    "In this turn" is certain either way; plans for later turns take it that the others leave what is needed.

    >>> game = Game(players=2, seed=7, first=0)
    >>> events = game.play("take 1")
    >>> can_finish(game, 1)["verdict"]
    'now'
    """
    view = _view(game, seat)
    where = view.seat * SLOTS + whole_within("slot", slot, 1, SLOTS) - 1
    if view.state.puzzle[where] < 0:
        raise NoAdviceError("advice-no-puzzle", slot=slot)
    return plan_for(view, slot - 1)


def _view(game: Game | SeatView, seat: int | None) -> SeatView:
    if isinstance(game, SeatView):
        view = game
    else:
        acting = sorted(instance("game", game, Game).to_act)
        chosen = acting[0] if seat is None and len(acting) == 1 else whole("seat", -1 if seat is None else seat)
        if chosen not in acting:
            raise NoAdviceError("advice-not-now")
        view = SeatView.of(game.state, game.rules, chosen)
    if not may_act(view.state, view.rules, view.seat):
        raise NoAdviceError("advice-not-now")
    return view
