"""What is trained on, and how the settings change on the way."""

from __future__ import annotations

from dataclasses import dataclass

from projectl.rules.options import SOLO, Options

RATE = 2e-3
LAST_RATE = 2e-5
LAMBDA = 0.9
STRAY = 30
LAST_STRAY = 230
POINT = 0.023
"""What a point is worth at first: a net that never wins can only learn to lose by less."""
LAST_POINT = 0.003
POINT_FADES = 0.25
"""The share of the training after which a point has its last worth."""
LAST_WIDTH = 4
LAST_FITS = 2
BEAM_BEGINS = 0.6
"""The share of the training after which the net plays by a beam, which finds positions that the net overrates: only
a player who goes there learns better."""
TURN_CAP = 30
"""Turns of a player after which a game is stopped: a net that knows nothing may never finish one."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One net: the games it learns from, each as often as it stands here, and how many in all."""

    name: str
    mix: tuple[Options, ...]
    games: int
    quick_games: int


class UnknownMode(ValueError):  # noqa: N818  # reads as the fault that it is
    """No training has the name that was asked for."""

    code = "training-mode-unknown"

    def __init__(self, name: str) -> None:
        known = ", ".join(MODES)
        super().__init__(f"there is no training {name!r}; possible are {known}")
        self.params = {"found": name, "known": known}


@dataclass(frozen=True, slots=True)
class Settings:
    """How to learn at one moment."""

    rate: float
    stray: int
    point: float
    width: int
    """Of the beam by which the net plays."""
    fits: int


def settings_at(progress: float) -> Settings:
    """The settings when a share of the training is done."""
    return Settings(
        rate=RATE * (1 - progress) + LAST_RATE,
        stray=int(STRAY + (LAST_STRAY - STRAY) * progress),
        point=LAST_POINT + (POINT - LAST_POINT) * max(0.0, 1 - progress / POINT_FADES),
        width=LAST_WIDTH if progress >= BEAM_BEGINS else 1,
        fits=LAST_FITS if progress >= BEAM_BEGINS else 1,
    )


def _solo(edition: str, difficulty: str) -> Options:
    return Options(edition=edition, variant=SOLO, difficulty=difficulty, turn_cap=TURN_CAP).checked()


def _table(edition: str, players: int) -> Options:
    return Options(edition=edition, players=players, turn_cap=TURN_CAP * players).checked()


def _twos() -> tuple[Options, ...]:
    return tuple(_table(edition, 2) for edition in EDITIONS)


EDITIONS = ("deluxe-2019", "revised-2021")

MODES = {
    mode.name: mode
    for mode in (
        Mode(
            "solo",
            tuple(_solo(edition, "unbeatable") for edition in EDITIONS) * 5
            + tuple(_solo(edition, "no-mercy") for edition in EDITIONS),
            games=200_000,
            quick_games=20_000,
        ),
        Mode(
            "table",
            (*_twos(), *_twos(), _table("revised-2021", 3), *_twos(), _table("deluxe-2019", 4)),
            games=100_000,
            quick_games=12_000,
        ),
    )
}
