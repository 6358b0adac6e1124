"""What was played and the best that was found, as documents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from projectl.advice.hints import focus_of
from projectl.advice.lines import Line, played, steps_of
from projectl.advice.reasons import reasons_for
from projectl.bots.api import SeatView
from projectl.game.advice_documents import Reason
from projectl.game.review_documents import LineDocument, MatPuzzle, ReviewPuzzle, ReviewTurn
from projectl.game.view.puzzles import puzzle_document
from projectl.game.view.words import PIECE_OF, cells_of
from projectl.rules.engine import DONE, END, SLOTS, pile_owner
from projectl.rules.pieces import PLACEMENTS
from projectl.rules.ruleset import Rules

from .course import Course, Turn


def played_line(course: Course, turn: Turn, first: int) -> Line:
    """What a seat did in a turn from a move on; who acts between its actions in Line Clear is left out."""
    rules = course.record.options.rules()
    moves = [
        at
        for stretch in turn.stretches
        for at in range(stretch.first, stretch.end)
        if at >= first and course.record.moves[at].action not in (END, DONE)
    ]
    states = [course.states[at] for at in moves]
    last = course.states[moves[-1] + 1] if moves else course.states[first]
    view = SeatView(course.states[first], rules, turn.seat)
    return Line(view, tuple(int(course.record.moves[at].action) for at in moves), (*states, last))


def best_line(course: Course, turn: Turn, first: int, actions: Sequence[int]) -> Line:
    """What would have been better, as far as the seat could know."""
    return played(SeatView.of(course.states[first], course.record.options.rules(), turn.seat), actions)


def line_document(line: Line, chance: float) -> LineDocument:
    """A line with the mat at its end."""
    rules, seat = line.view.rules, line.view.seat
    start, end = line.start, line.end
    own = range(seat * SLOTS, seat * SLOTS + SLOTS)
    puzzles: list[MatPuzzle] = [
        {
            "slot": where % SLOTS + 1,
            "puzzle": rules.cards[end.puzzle[where]].id,
            "pieces": [{"piece": PIECE_OF[each], "cells": cells_of(PLACEMENTS[each])} for each in end.laid[where]],
        }
        for where in own
        if end.puzzle[where] >= 0
    ]
    gained = [puzzle for puzzle in range(rules.puzzles) if pile_owner(end, puzzle) == seat != pile_owner(start, puzzle)]
    return {
        "chance": round(100 * min(max(chance, 0.0), 1.0), 1),
        "steps": steps_of(line),
        "puzzles": puzzles,
        "completed": [rules.cards[puzzle].id for puzzle in gained],
    }


def puzzles_of(turns: Iterable[ReviewTurn], rules: Rules) -> dict[str, ReviewPuzzle]:
    """What is printed on the puzzles of all lines."""
    named: set[str] = set()
    for turn in turns:
        for line in (turn["played"], turn["best"]):
            if line is not None:
                named |= {each["puzzle"] for each in line["puzzles"]} | {*line["completed"]}
    return {card.id: cast("ReviewPuzzle", puzzle_document(card)) for card in rules.cards if card.id in named}


def reasons_of(line: Line) -> list[Reason]:
    """Why a line is good."""
    return reasons_for(line, focus_of(line)[0])
