"""What is trained on, and how the settings change on the way.

A training has two stages. In the first the nets play by single steps; what they are then is kept for the player who
looks one step ahead. In the second they play by a beam, which finds positions that the nets overrate: only a player who
goes there learns better.
"""

from __future__ import annotations

from dataclasses import dataclass

from projectl.errors import ProjectLError
from projectl.rules.options import LINE_CLEAR, SOLO, Options

STEPS_SHARE = 0.6
"""Where the second stage begins."""
DECAY = 0.7
"""Lambda, from one end of a turn to the next."""
FIRST_RATE, LAST_RATE = 2e-3, 5e-5
BEAM_RATE, LAST_BEAM_RATE = 7e-4, 2e-5
INVERSE_EPSILON, LAST_INVERSE_EPSILON, BEAM_STRAY = 30, 200, 200
POINT = 0.023
"""What a point is worth at first: a net that never wins can only learn to lose by less."""
LAST_POINT = 0.006
POINT_FADES = 0.25
"""The share of the first stage after which a point has its last worth."""
PASSES, BEAM_PASSES = 2, 4
"""Games by a beam take longer, so more is made of them."""
BEAM_WIDTH = 3
BEAM_FITS = 2
TURN_CAP = 30
"""Turns of a player after which a game is stopped: a net that knows nothing may never finish one."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One pair of nets: the games it learns from, each as often as it stands here, and how many in all."""

    name: str
    mix: tuple[Options, ...]
    games: int
    quick_games: int


class UnknownModeError(ProjectLError, ValueError):
    """No training has the name that was asked for."""

    def __init__(self, name: str) -> None:
        super().__init__("training-mode-unknown", found=name, known=", ".join((*MODES, "judge")))


@dataclass(frozen=True, slots=True)
class Settings:
    """How to learn at one moment."""

    rate: float
    inverse_epsilon: int
    point: float
    width: int
    """Of the beam by which the nets play."""
    fits: int
    passes: int
    """How often the positions of some games are gone over."""


def settings_at(progress: float) -> Settings:
    """The settings when a share of the training is done."""
    if is_by_beam(progress):
        done = (progress - STEPS_SHARE) / (1 - STEPS_SHARE)
        rate = BEAM_RATE + (LAST_BEAM_RATE - BEAM_RATE) * done
        return Settings(rate, BEAM_STRAY, LAST_POINT, BEAM_WIDTH, BEAM_FITS, BEAM_PASSES)
    done = progress / STEPS_SHARE
    return Settings(
        rate=FIRST_RATE + (LAST_RATE - FIRST_RATE) * done,
        inverse_epsilon=int(INVERSE_EPSILON + (LAST_INVERSE_EPSILON - INVERSE_EPSILON) * done),
        point=LAST_POINT + (POINT - LAST_POINT) * max(0.0, 1 - done / POINT_FADES),
        width=1,
        fits=1,
        passes=PASSES,
    )


def is_by_beam(progress: float) -> bool:
    """Whether the second stage has begun."""
    return progress >= STEPS_SHARE


def _solo(edition: str, difficulty: str) -> Options:
    return Options(edition=edition, variant=SOLO, difficulty=difficulty, turn_cap=TURN_CAP).checked()


def _table(edition: str, players: int, *expansions: str, deluxe: bool = False) -> Options:
    cap = TURN_CAP * players
    return Options(edition, players, expansions=expansions, deluxe=deluxe, turn_cap=cap).checked()


def _among_twos(*others: Options) -> tuple[Options, ...]:
    """Each of the others after a game of two players in each edition."""
    twos = tuple(_table(edition, 2) for edition in EDITIONS)
    return tuple(options for other in others for options in (*twos, other))


EDITIONS = ("deluxe-2019", "revised-2021")

MODES = {
    mode.name: mode
    for mode in (
        Mode(
            "solo",
            tuple(_solo(edition, "unbeatable") for edition in EDITIONS) * 5
            + tuple(_solo(edition, "no-mercy") for edition in EDITIONS),
            games=400_000,
            quick_games=60_000,
        ),
        Mode(
            "table",
            _among_twos(
                _table("revised-2021", 3),
                _table("revised-2021", 4),
                _table("rulebook-2023", 2, "ghost", "ambassador", "phoenix"),
                _table("deluxe-2019", 3, "ghost", "ambassador"),
                _table("deluxe-2019", 4),
                _table("rulebook-2023", 6, "ghost", "phoenix"),
                Options("rulebook-2023", 5, LINE_CLEAR, turn_cap=TURN_CAP * 5).checked(),
            ),
            games=100_000,
            quick_games=20_000,
        ),
    )
}
