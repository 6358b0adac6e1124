"""Who may read what of the log at one screen."""

import re
from random import Random
from typing import Any

import pytest

from projectl.checks.random_policy import PLAIN, Sensible
from projectl.cli.play.choices import Choices
from projectl.cli.play.narration import Line, line_of
from projectl.game import Game

POINTS = re.compile(r"completed puzzle \d: \d+ point")
COMPLETED = re.compile(r"completed puzzle \d")


def lines_of(game: Game) -> list[tuple[int, Line]]:
    """A whole game in words: who acted, and the line, of every action but the last."""
    chance, lines = Random(3), []
    sensible = Sensible(game.rules, chance, PLAIN)
    while not game.is_over:
        seat = chance.choice(sorted(game.to_act))
        events = game.play(sensible(game.state, seat, [*map(int, game.legal_actions(seat))]), seat)
        lines.append((seat, line_of(game, events, game.names)))
    return lines[:-1]


@pytest.mark.rule("R-KNOWN")
@pytest.mark.parametrize("known_scores", [False, True])
def test_points_are_read_by_who_may_see_the_pile(known_scores: bool) -> None:
    told = [
        each for each in lines_of(Game(seed=bytes(32), known_scores=known_scores)) if COMPLETED.search(each[1].whole)
    ]
    assert len(told) > 5
    for seat, line in told:
        assert POINTS.search(line.read_by(seat))
        for reader in (1 - seat, None):
            assert COMPLETED.search(line.read_by(reader)), "which puzzle it was lay open"
            assert bool(POINTS.search(line.read_by(reader))) == known_scores


@pytest.mark.rule("D26")
def test_a_finishing_touch_is_read_by_nobody_else() -> None:
    game = Game(seed=bytes(32))
    touches = [(seat, line) for seat, line in lines_of(game) if line.whole and not line.read_by(None)]
    for seat, line in touches:
        assert (line.read_by(seat), line.read_by(1 - seat)) == (line.whole, "")
    assert touches


@pytest.mark.rule("R-KNOWN", "D26")
def test_who_watches_bots_reads_what_a_spectator_may_read(session: Any) -> None:
    printed = session([], Choices(seed="1", seats=("greedy", "greedy"))).text
    before_the_end = printed.partition("The game is over")[0].rpartition("finishing touches.")[0]
    assert COMPLETED.search(before_the_end)
    assert not POINTS.search(before_the_end)
    assert POINTS.search(printed), "when it is over all is told"


def test_a_completion_is_told_before_what_it_brings() -> None:
    told = [line.whole for _, line in lines_of(Game(seed=bytes(32))) if "Back: " in line.whole]
    assert len(told) > 5
    for line in told:
        assert COMPLETED.search(line.partition("Back: ")[0]), line
