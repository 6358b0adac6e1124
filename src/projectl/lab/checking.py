"""What comes from outside, checked: one specific error for each wrong thing."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from projectl.errors import shown
from projectl.rules.arguments import text

from .errors import LabError

SEEDS = 1 << 62


def one_of(name: str, value: object, known: Sequence[str]) -> str:
    """One of some names."""
    if text(name, value) not in known:
        raise LabError("lab-unknown", name=name, found=shown(value), known=", ".join(known))
    return str(value)


def checked_actions(actions: npt.ArrayLike, games: int) -> npt.NDArray[np.int64]:
    """A whole number for each game."""
    try:
        given = np.asarray(actions)
    except ValueError:
        raise LabError("lab-action-shape", wanted=games, found=shown(actions)) from None
    if given.dtype.kind not in "iu":
        raise LabError("lab-action-type", found=str(given.dtype))
    if given.shape != (games,):
        raise LabError("lab-action-shape", wanted=games, found=str(given.shape))
    return given.astype(np.int64)


def checked_seeds(seed: object, games: int) -> npt.NDArray[np.int64]:
    """A seed for each game: those that are given, or made of one number, or (None) of chance."""
    if seed is None or (isinstance(seed, int) and not isinstance(seed, bool) and seed >= 0):
        return (np.random.SeedSequence(seed).generate_state(games, np.uint64) >> np.uint64(2)).astype(np.int64)
    if isinstance(seed, bool) or not isinstance(seed, Sequence | np.ndarray) or isinstance(seed, str | bytes):
        raise LabError("lab-seed", found=shown(seed))
    if len(seed) != games:
        raise LabError("lab-seeds-count", wanted=games, found=len(seed))
    for each in seed:
        if isinstance(each, bool) or not isinstance(each, int | np.integer) or not 0 <= each < SEEDS:
            raise LabError("lab-seed", found=shown(each))
    return np.array(seed, np.int64)


def whole_action(action: object) -> int:
    """One action: a whole number, of numpy too."""
    if isinstance(action, int | np.integer) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.shape == () and action.dtype.kind in "iu":
        return int(action)
    raise LabError("lab-action-type", found=type(action).__name__)
