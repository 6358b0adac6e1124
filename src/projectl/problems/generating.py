"""Problems from games that bots play. The same seed always makes the same problems."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from projectl.advice.finishing import least_pieces
from projectl.bots.api import Bot, SeatView
from projectl.bots.registry.catalogue import make_bot
from projectl.game import Game
from projectl.lessons.practice import Practice
from projectl.record.notation.action import Action
from projectl.record.position.parts import write_pieces, write_unfinished
from projectl.rules.engine import SLOTS, TOUCHES, TURN_ACTIONS, kinds_of, pile_owner
from projectl.rules.pieces import BASE_KINDS, NAMES
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .completing import most_completed
from .judging import goal_of, result_of
from .problem import EASY, EDITION, HARD, MEDIUM, SEAT, Kind, Problem
from .touching import best_score

PLAYERS = ("level:7", "level:5", "level:9", "level:4", "level:8")
"""Who plays the games that problems come from, by turns."""
FINDERS = (("greedy", EASY), ("planner", MEDIUM))
"""Most turns of levels 1 and 2, and of 3 to 5, are played so (`data/levels.toml`). What neither finds is hard."""
LEAST_COMPLETED = 2
LEAST_GAIN = 2
"""Finishing touches that win less are no problem, nor are those that leave no points at all."""


def generated(seed: int) -> Iterator[Problem]:
    """The problems of one game, in its order; a game gives none to about ten."""
    for view in positions(seed):
        for line in (_completing(view), _touching(view)):
            if line is not None:
                yield line


def positions(seed: int) -> Iterator[SeatView]:
    """What the seat to act sees at the beginning of each turn of a game between bots."""
    game = Game(players=2, seed=seed, edition=EDITION)
    bots = [make_bot(PLAYERS[(seed + 2 * seat) % len(PLAYERS)], seed + seat) for seat in range(2)]
    while not game.is_over and game.state.phase != TOUCHES:
        seat = min(game.to_act)
        view = SeatView.of(game.state, game.rules, seat)
        if game.state.actions[0] == TURN_ACTIONS and not (game.state.sequence[0] or game.state.choice[0]):
            yield view
        game.play(bots[seat].choose(view, game.legal_actions(seat)), seat)


def difficulty(problem: Problem) -> int:
    """How hard it is to complete so many: by the bots that do."""
    return next((level for name, level in FINDERS if _finds(make_bot(name, 1), problem)), HARD)


def _finds(bot: Bot, problem: Problem) -> bool:
    practice = Practice(problem.game())
    game, turn = practice.game, practice.game.state.turn
    while SEAT in game.to_act and game.state.turn == turn:
        view = SeatView.of(game.state, game.rules, SEAT)
        practice.play(str(bot.choose(view, game.legal_actions(SEAT))))
    return result_of(problem, practice) >= problem.best


def _completing(view: SeatView) -> Problem | None:
    """As many as can be, if that is several and takes the whole turn."""
    state, rules = view.state, view.rules
    rests = _rests(view)
    if sum(least_pieces(rest, False) <= TURN_ACTIONS for rest in rests) < LEAST_COMPLETED:
        return None
    draft = _drafted("complete", 0, seat_text(state, rules, view.seat), _absent(view), ())
    game = draft.game()
    found = most_completed(SeatView.of(game.state, game.rules, SEAT))
    if found.number < LEAST_COMPLETED or found.spare:
        return None
    proved = _proved(draft, found.number, found.actions)
    return proved.rated(difficulty(proved))


def _touching(view: SeatView) -> Problem | None:
    """The best touches if the game ended here, where not all that is worth it can be filled."""
    state, rules = view.state, view.rules
    found = best_score(view)
    if not found.is_choice or found.gain < LEAST_GAIN or found.score < 1:
        return None
    pile = [rules.cards[puzzle].id for puzzle in range(rules.puzzles) if pile_owner(state, puzzle) == view.seat]
    seat = seat_text(state, rules, view.seat) + (f" pile={','.join(pile)}" if pile else "")
    draft = _drafted("touches", 0, seat, "-", ())
    game = draft.game()
    found = best_score(SeatView.of(game.state, game.rules, SEAT))
    return _proved(draft, found.score, found.actions).rated(found.steps)


def _proved(draft: Problem, best: int, actions: Sequence[int]) -> Problem:
    """A draft with its answer, which has been played."""
    fields = draft.fields
    texts = tuple(str(Action(action)) for action in actions)
    proved = _drafted(fields.kind, best, fields.seat, fields.table, texts)
    assert goal_of(proved, proved.answer) == "reached", proved.line
    return proved


def _drafted(kind: Kind, best: int, seat: str, table: str, answer: Sequence[str]) -> Problem:
    return Problem(f"{kind} {EASY} {best} | {seat} | {table} | {','.join(answer)}")


def _rests(view: SeatView) -> list[int]:
    """The open cells of each unfinished puzzle of the seat."""
    state, first = view.state, view.seat * SLOTS
    places = [where for where in range(first, first + SLOTS) if state.puzzle[where] >= 0]
    return [int(view.rules.cells[state.puzzle[where]]) & ~state.filled[where] for where in places]


def seat_text(state: State, rules: Rules, seat: int) -> str:
    """A seat's pieces and puzzles as they are written in positions, the puzzles in the first slots."""
    places = [where for where in range(seat * SLOTS, seat * SLOTS + SLOTS) if state.puzzle[where] >= 0]
    puzzles = [f"{slot}={write_unfinished(rules, state, where)}" for slot, where in enumerate(places, start=1)]
    return " ".join([write_pieces(state.supply[seat]), *puzzles])


def _absent(view: SeatView) -> str:
    """The kinds that the reserve has none of."""
    there = kinds_of(view.state.reserve)
    return ",".join(NAMES[kind] for kind in range(BASE_KINDS) if not there & view.rules.kind_set[kind]) or "-"
