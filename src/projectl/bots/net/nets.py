"""The nets that come with the package: for solo and for two players and more, each for a beam and for single steps."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .layout import HIDDEN, PAIR_ROWS

if TYPE_CHECKING:
    from projectl.rules.switches import Rules

FOLDER = Path(__file__).parents[2] / "data" / "nets"
SOLO = "solo"
TABLE = "table"
STEPS = "-steps"
"""Ends the name of the nets of a player who looks one step ahead."""
NAMES = (SOLO, SOLO + STEPS, TABLE, TABLE + STEPS)


class MissingNumpy(ImportError):  # noqa: N818  # reads as the fault that it is
    """The learned bots need numpy, which is not installed."""

    code = "missing-extra"

    def __init__(self) -> None:
        super().__init__('the learned bots need numpy: pip install "projectl[fast]"')
        self.params = {"package": "numpy", "extra": "fast"}


class BadNet(ValueError):  # noqa: N818  # reads as the fault that it is
    """A file does not hold nets of this version."""

    code = "net-unreadable"

    def __init__(self, path: Path, found: object) -> None:
        wanted = (PAIR_ROWS, HIDDEN)
        super().__init__(f"{path}: a pair of nets is an array `weights` of shape {wanted}, not {found}")
        self.params = {"path": str(path), "found": str(found), "wanted": str(wanted)}


def net_for(rules: Rules, one_step: bool = False) -> str:
    """The name of the pair of nets for a game."""
    return (SOLO if rules.solo else TABLE) + (STEPS if one_step else "")


@cache
def weights_of(name: str) -> Any:
    """The weights of a pair of nets of the package."""
    return read_net(FOLDER / f"{name}.npz")


def read_net(path: Path) -> Any:
    """The weights in a file; BadNet if there are none of the right shape, MissingNumpy without numpy."""
    try:
        import numpy
    except ImportError:
        raise MissingNumpy from None
    with numpy.load(path) as file:
        if "weights" not in file.files:
            raise BadNet(path, file.files)
        weights = file["weights"].astype("f8")
    if weights.shape != (PAIR_ROWS, HIDDEN):
        raise BadNet(path, weights.shape)
    return weights
