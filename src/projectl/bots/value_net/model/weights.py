"""The nets that come with the package: for solo and for two players and more, each for a beam and for single steps."""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from projectl.errors import ProjectLError
from projectl.rules.options import SOLO

from .feature_index import HIDDEN, PAIR_ROWS
from .npz import FAULTS, read_archive

if TYPE_CHECKING:
    from projectl.bots.value_net.runtime import Weights
    from projectl.rules.ruleset import Rules

FOLDER = Path(__file__).parents[3] / "data" / "nets"
TABLE = "table"
STEPS = "-steps"
"""Ends the name of the nets of a player who looks one step ahead."""
NAMES = (SOLO, SOLO + STEPS, TABLE, TABLE + STEPS)


class BadNetError(ProjectLError, ValueError):
    """A file does not hold nets of this version."""

    def __init__(self, path: Path, found: object) -> None:
        super().__init__("net-unreadable", path=str(path), found=str(found), wanted=str((PAIR_ROWS, HIDDEN)))


class NoNetFileError(BadNetError):
    """A file that was named cannot be opened, or is no archive of arrays."""

    def __init__(self, path: Path, reason: str) -> None:
        ProjectLError.__init__(self, "net-file", path=str(path), reason=reason)


def net_for(rules: Rules, one_step: bool = False) -> str:
    """The name of the pair of nets for a game."""
    return (SOLO if rules.solo else TABLE) + (STEPS if one_step else "")


@cache
def weights_of(name: str) -> Weights:
    """The weights of a pair of nets of the package."""
    return read_net(FOLDER / f"{name}.npz")


@cache
def weights_in(path: Path) -> Weights:
    """The weights in a file of one's own, read once: games of one process are games of one net."""
    return read_net(path)


def read_net(path: Path) -> Weights:
    """The weights in a file; BadNetError if there are none of the right shape."""
    try:
        found = read_archive(path, ["weights"])
    except FAULTS as error:
        raise NoNetFileError(path, getattr(error, "strerror", None) or type(error).__name__) from error
    if "weights" not in found:
        raise BadNetError(path, "nothing")
    if found["weights"].shape != (PAIR_ROWS, HIDDEN):
        raise BadNetError(path, found["weights"].shape)
    return [array("f", row) for row in found["weights"].rows()]
