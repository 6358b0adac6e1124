"""One game between bots, with what each of them used; a bot that fails loses by a verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from projectl.bots import Bot, SeatView
from projectl.bots.sandbox.budget import BotFailureError, Budget
from projectl.bots.sandbox.guard import NO_LIMIT, decide
from projectl.record.notation.action import Action
from projectl.record.record import Move
from projectl.rules.buffers import new_buffer
from projectl.rules.engine import OVER, apply, final_score, legal, may_act
from projectl.rules.options import Options
from projectl.rules.result import score_sheet
from projectl.rules.ruleset import Rules
from projectl.rules.shuffle import deal_game
from projectl.rules.state import State

FORFEIT = "forfeit"


@dataclass(slots=True)
class SeatReport:
    """What a bot did in a game."""

    place: int = 0
    score: int = 0
    completed: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """Seconds of its longest decision."""
    evaluations: int = 0


@dataclass(slots=True)
class GameReport:
    """How a game went."""

    seats: list[SeatReport]
    turns: int
    """Of all seats together."""
    reason: str
    """Why it ended: as in `projectl.rules.result`, or "forfeit"."""
    decided_by: str
    verdict: str = ""
    """Why a bot lost before the end."""
    opponent: int | None = None
    """Solo: the opponent's score."""

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    @classmethod
    def read(cls, document: dict[str, Any]) -> GameReport:
        """The report of a document."""
        seats = [SeatReport(**seat) for seat in document["seats"]]
        return cls(**{**document, "seats": seats})


class Forfeit(Exception):  # noqa: N818  # ends a game, and is caught where the game is played
    """A seat has lost by its bot's failure."""

    def __init__(self, seat: int, failure: BotFailureError) -> None:
        super().__init__(str(failure))
        self.seat = seat


MakeBot = Callable[[], Bot]


def play_game(
    options: Options,
    seed: bytes,
    makers: Sequence[MakeBot],
    budget: Budget = NO_LIMIT,
    moves: list[Move] | None = None,
) -> GameReport:
    """Play a game with a new bot in each seat; seat 0 is the first player. The options are checked ones.

    What is done is added to `moves`, if these are asked for.
    """
    rules = options.rules()
    state = deal_game(options, seed, 0)
    reports = [SeatReport() for _ in makers]
    bots: list[Bot] = []
    try:
        for seat, make in enumerate(makers):
            bots.append(_made(make, seat))
        _play(state, rules, bots, reports, budget, [] if moves is None else moves)
    except Forfeit as forfeit:
        return _forfeited(state, rules, reports, forfeit)
    finally:
        _close(bots, reports)
    return _finished(state, rules, reports)


def _made(make: MakeBot, seat: int) -> Bot:
    try:
        return make()
    except BotFailureError as failure:
        raise Forfeit(seat, failure) from failure


def _play(  # all that a game consists of
    state: State,
    rules: Rules,
    bots: Sequence[Bot],
    reports: Sequence[SeatReport],
    budget: Budget,
    moves: list[Move],
) -> None:
    buffer = new_buffer()
    turns: list[set[int]] = [set() for _ in bots]
    while state.phase != OVER:
        seat = next(each for each in range(rules.players) if may_act(state, rules, each))
        count = legal(state, rules, seat, buffer)
        actions = [Action(code) for code in buffer[:count]]
        turns[seat].add(state.turn)
        reports[seat].turns = len(turns[seat])
        action = _decision(bots[seat], SeatView.of(state, rules, seat), actions, reports[seat], budget)
        moves.append(Move(seat, action))
        apply(state, rules, seat, action)


def _decision(bot: Bot, view: SeatView, actions: Sequence[Action], report: SeatReport, budget: Budget) -> Action:
    begun = perf_counter()
    try:
        return decide(bot, view, actions, budget)
    except BotFailureError as failure:
        raise Forfeit(view.seat, failure) from failure
    finally:
        seconds = perf_counter() - begun
        report.decisions += 1
        report.seconds += seconds
        report.slowest = max(report.slowest, seconds)


def _close(bots: Sequence[Bot], reports: Sequence[SeatReport]) -> None:
    """Note what the bots counted themselves, and end the processes of those that have one."""
    for bot, report in zip(bots, reports, strict=False):
        report.evaluations = int(getattr(bot, "evaluations", 0))
        close = getattr(bot, "close", None)
        if close is not None:
            close()


def _finished(state: State, rules: Rules, reports: list[SeatReport]) -> GameReport:
    result = score_sheet(state, rules)
    for report, row in zip(reports, result.rows, strict=False):
        report.place, report.score, report.completed = row.place, row.score, row.completed
    opponent = result.rows[1].score if rules.solo else None
    return GameReport(reports, state.turn, result.reason, result.decided_by, opponent=opponent)


def _forfeited(state: State, rules: Rules, reports: list[SeatReport], forfeit: Forfeit) -> GameReport:
    """Whoever's bot failed is last; the others share the first place."""
    for seat, report in enumerate(reports):
        report.place = len(reports) if seat == forfeit.seat else 1
        report.score = final_score(state, rules, seat)
        report.completed = state.completed[seat]
    opponent = state.points[1] if rules.solo else None
    if rules.solo:
        reports[0].place = 2
    return GameReport(reports, state.turn, FORFEIT, FORFEIT, str(forfeit), opponent)
