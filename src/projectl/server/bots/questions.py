"""What a bot is asked, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass

from projectl.bots import Bot, SeatView
from projectl.bots.sandbox.guard import decide
from projectl.game.advice_documents import HintDocument, PlanDocument
from projectl.game.legal_actions import legal_actions
from projectl.game.review_documents import ReviewDocument, ReviewTurn
from projectl.record.record import GameRecord
from projectl.record.remarks import UsedHint
from projectl.rules.options import Options
from projectl.rules.state import State


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: `known` is all that its seat may know."""

    game: str
    host: str
    """Who has set the table up: whoever sets up many does not get more of the workers."""
    seat: int
    bot: str
    options: Options
    known: State


@dataclass(frozen=True, slots=True)
class AdviceQuestion(Question):
    """What somebody asks about their own position; `host` is who asks, so that nobody takes the workers from others."""

    depth: int = 0
    """Of a hint; 0: a plan for the puzzle in `slot`."""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class ReviewQuestion(Question):
    """The next turn of a review. `known` tells nothing, `host` is who asks."""

    record: GameRecord
    hints: tuple[UsedHint, ...]
    turns: tuple[ReviewTurn, ...]
    """Those that are judged."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The notation of an action, and the bot that chose it: another one than was asked, if that gave no answer."""

    action: str
    bot: str


def advice_for(question: AdviceQuestion) -> dict[str, HintDocument | PlanDocument | None]:
    """The hint or the plan."""
    from projectl.advice import advise, can_finish  # only workers need it

    view = SeatView(question.known, question.options.rules(), question.seat)
    if question.depth:
        return {"hint": advise(view, depth=question.depth), "plan": None}
    return {"hint": None, "plan": can_finish(view, question.slot)}


def review_for(question: ReviewQuestion) -> ReviewDocument:
    """The review with one turn more."""
    from projectl.review import Review  # only workers need it

    making = Review(question.record, question.hints, question.turns)
    next(iter(making), None)
    return making.document()


def answered_by(bot: Bot, question: Question) -> str:
    """The notation of the action that a bot chooses; BotFailureError if it raises or chooses none of the legal ones."""
    rules = question.options.rules()
    actions = legal_actions(question.known, rules, question.seat)
    return str(decide(bot, SeatView(question.known, rules, question.seat), actions))
