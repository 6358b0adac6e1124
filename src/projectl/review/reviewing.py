"""A review, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt

from projectl.bots.api import SeatView
from projectl.bots.registry.catalogue import why_interpreted
from projectl.game.review_documents import ReviewDocument, ReviewTurn
from projectl.judge import judge
from projectl.record.record import GameRecord
from projectl.record.remarks import UsedHint
from projectl.rules.arguments import function, instance, instances, listed

from .comparing import Comparer
from .comparison import Comparison
from .course import Stretch, Turn, course_of
from .draws import Change, change_of
from .figures import figures_of, way_of
from .judged import compare_judged
from .lines import best_line, line_document, played_line, puzzles_of, reasons_of
from .moments import moments_of
from .thresholds import BEST, ERROR, SLIP, SURE
from .touching import beginning, touched
from .valuing import chances_of

FORMAT = "projectl-review/1"


class Review:
    """A review that is being made: iterate over it to judge one turn after the other; `document` is it so far.

    `turns` are those that were judged before, so that it can be gone on with elsewhere.

    >>> from projectl import Game, play_out
    >>> game = Game(players=2, seed=7)
    >>> result = play_out(game, ["greedy", "random"])
    >>> making = Review(game.record())
    >>> done = next(iter(making))
    >>> done, len(making.document()["turns"])
    (1, 1)
    """

    def __init__(self, record: GameRecord, hints: Iterable[UsedHint] = (), turns: Sequence[ReviewTurn] = ()) -> None:
        self._course = course_of(instance("record", record, GameRecord))
        self._rules = record.options.rules()
        self._turns = list(turns)
        self._hints = instances("hints", listed(hints), UsedHint)
        self._comparer = Comparer()

    @property
    def total(self) -> int:
        """How many turns there are to judge."""
        return len(self._course.turns)

    def __iter__(self) -> Iterator[int]:
        """Judge the turns that are not judged yet; tells after each how many are."""
        while len(self._turns) < self.total:
            self._turns.append(self._judged(self._course.turns[len(self._turns)]))
            yield len(self._turns)

    def document(self) -> ReviewDocument:
        """What is judged so far."""
        turns, sides = self._turns, self._rules.players + self._rules.solo
        result = chances_of([self._course.states[-1]], self._rules)[0]
        return {
            "format": FORMAT,
            "players": self._rules.players,
            "solo": bool(self._rules.solo),
            "judge": {"name": judge().name, "version": judge().version},
            "slip": round(100 * SLIP),
            "total": self.total,
            "turns": list(turns),
            "result": [_percent(each) for each in result],
            "moments": moments_of(turns, self._rules.players),
            "figures": [figures_of(turns, seat, self.hinted(seat)) for seat in range(self._rules.players)],
            "ways": [way_of(turns, side) for side in range(sides)] if turns else [],
            "puzzles": puzzles_of(turns, self._rules),
        }

    def hinted(self, seat: int) -> set[int]:
        """The numbers of the turns in which a seat was given a hint."""
        asked = [hint.actions for hint in self._hints if hint.seat == seat]
        return {
            number
            for number, turn in enumerate(self._course.turns)
            if turn.seat == seat and any(turn.first <= at < turn.end for at in asked)
        }

    def _judged(self, turn: Turn) -> ReviewTurn:
        if turn.is_touches:
            found = touched(self._course, turn)
            return self._document(turn, found.change, [(turn.stretches[0], found.comparison)])
        compared = [(stretch, self._compared(turn, stretch)) for stretch in turn.stretches]
        return self._document(turn, change_of(self._course, turn), compared)

    def _compared(self, turn: Turn, stretch: Stretch) -> Comparison | None:
        view = SeatView.of(self._course.states[stretch.first], self._rules, turn.seat)
        actions = self._course.actions(stretch)
        enough = ERROR / sqrt(len(turn.stretches))
        if self._rules.line_clear or why_interpreted() is not None:
            return compare_judged(view, actions, enough)
        return self._comparer.compare(view, actions, enough)

    def _document(self, turn: Turn, change: Change, compared: list[tuple[Stretch, Comparison | None]]) -> ReviewTurn:
        start = beginning(self._course) if turn.is_touches else self._course.states[turn.first]
        before = chances_of([start], self._rules)[0]
        if turn.is_touches:
            before = self._before_touches(turn)
        chosen = [(stretch, found) for stretch, found in compared if found is not None]
        loss = sum(found.loss for _, found in chosen)
        error = sqrt(sum(found.error**2 for _, found in chosen))
        where, worst = max(chosen, key=lambda each: each[1].loss, default=(turn.stretches[0], None))
        after = before[turn.seat] + change.play[turn.seat]
        best = best_line(self._course, turn, where.first, worst.best) if worst and worst.best and loss > BEST else None
        is_slip = bool(chosen) and loss >= SLIP and loss >= SURE * error
        return {
            "seat": turn.seat,
            "round": turn.round,
            "kind": "touches" if turn.is_touches else "turn",
            "first_move": turn.first,
            "last_move": turn.end,
            "chances": [_percent(each) for each in before],
            "play": [_percent(each) for each in change.play],
            "draw": [_percent(each) for each in change.draw],
            "loss": _percent(loss) if chosen else None,
            "error": _percent(error) if chosen else None,
            "is_slip": is_slip,
            "is_best": bool(chosen) and loss <= BEST,
            "ahead": _percent(max((found.ahead for _, found in chosen), default=0.0)),
            "samples": sum(found.samples for _, found in chosen),
            "looked_at": sum(found.looked_at for _, found in chosen),
            "played": line_document(played_line(self._course, turn, where.first), after),
            "best": line_document(best, after + loss) if best else None,
            "reasons": reasons_of(best) if best else [],
        }

    def _before_touches(self, turn: Turn) -> tuple[float, ...]:
        """Finishing touches are told one seat after the other: the chances are those when the seats before are done."""
        state = chances_of([beginning(self._course)], self._rules)[0]
        for each in self._course.turns:
            if each.is_touches and each.seat < turn.seat:
                state = tuple(a + b for a, b in zip(state, touched(self._course, each).change.play, strict=True))
        return state


def review_game(
    record: GameRecord, hints: Iterable[UsedHint] = (), progress: Callable[[int, int], None] | None = None
) -> ReviewDocument:
    """The whole review of a finished game; ReviewError of a record that cannot be reviewed.

    `hints` are those that were given, which a record does not tell its reader; `progress` is called with how many
    turns are judged, and of how many.

    >>> from projectl import Game, play_out
    >>> game = Game(players=2, seed=7)
    >>> result = play_out(game, ["greedy", "random"])
    >>> found = review_game(game.record())
    >>> found["ways"][0]["result"]
    100
    """
    making = Review(record, hints)
    if progress is not None:
        function("progress", progress)
    for done in making:
        if progress is not None:
            progress(done, making.total)
    return making.document()


def _percent(chance: float) -> float:
    return round(100 * chance, 4)
