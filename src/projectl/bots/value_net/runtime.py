"""The kernels with all that they work on, in either way of running."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import projectl.bots.value_net as package
from projectl.bots.value_net.search.caches import Fit, Plan, Reply, Run
from projectl.bots.value_net.search.workspace import Workspace
from projectl.bots.value_net.training.training_state import Training
from projectl.rules.engine.codes import KINDS
from projectl.rules.layouts import RECORDS as ENGINE_RECORDS
from projectl.rules.pieces import BASE_KINDS, PLACEMENT_KIND, PLACEMENTS
from projectl.rules.state import State
from projectl.rules.ways.library import NoLibraryError, open_library, say_once
from projectl.rules.ways.running import Interpreted, Maker, is_brought, native

from . import kernels as interpreted_kernels
from .sizes import CELLS, LEVELS

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules

RECORDS = ENGINE_RECORDS | {kind.LAYOUT.name: kind.LAYOUT for kind in (Fit, Plan, Reply, Run, Workspace, Training)}

Weights: TypeAlias = "Sequence[array[float]]"
"""Of a pair of nets: rows of singles."""


@cache
def native_net() -> Maker:
    """The compiled way; NoLibraryError when there is no library for the nets as they are."""
    maker = native()
    if not is_brought(maker):
        open_library().check(package, RECORDS.values())
    return maker


@cache
def best_net() -> Maker:
    """The fastest way that there is here; says once when that is the interpreted one."""
    try:
        return native_net()
    except NoLibraryError as error:
        say_once(str(error))
        return Interpreted()


class Runtime:
    """One workspace, states for a beam of the given width and for a game, and the kernels for them."""

    def __init__(self, maker: Maker, width: int, fits: int, leaves: int = 1, ghosts: bool = False) -> None:
        self.maker = maker
        self.kernels: Any = maker.kernels(interpreted_kernels, RECORDS)
        self.workspace: Any = maker.record(Workspace)
        self.states: Any = maker.row(State, 1 + LEVELS * width + 6)
        self.out: Any = maker.buffer()
        """A buffer for legal actions."""
        self._weights: Weights | None = None
        self.workspace.width, self.workspace.fits, self.workspace.leaf_room = width, fits, leaves
        _fill_anchors(self.workspace, KINDS if ghosts else BASE_KINDS)

    def new_training(self) -> Any:
        """Room for learning."""
        return self.maker.record(Training)

    def use(self, weights: Weights) -> None:
        """Make this the net that is asked, unless it is already."""
        if self._weights is not weights:
            self._weights = weights
            self.set_weights(weights)

    def set_weights(self, weights: Weights) -> None:
        """Copy the weights of a net in."""
        set_rows(self.workspace.weights, weights)

    def rules(self, rules: Rules) -> Any:
        """The rules as the kernels take them, with the end of a turn as an action of its own."""
        return self.maker.rules(rules._replace(confirm=1))

    def put(self, at: int, state: State) -> None:
        """Copy a state in."""
        self.maker.put(self.states, at, state)


def runtime_for(width: int, fits: int, leaves: int = 1, ghosts: bool = False) -> Runtime:
    """One that runs as fast as it can here."""
    return Runtime(best_net(), width, fits, leaves, ghosts)


def set_rows(target: Any, rows: Weights) -> None:
    """Copy rows of singles into a field of a record."""
    for at, row in enumerate(rows):
        target[at][:] = row


def get_rows(field: Any) -> list[array[float]]:
    """The rows of singles in a field of a record."""
    return [array("f", row) for row in field]


def _fill_anchors(workspace: Any, kinds: int) -> None:
    """Sort the placements of the kinds below `kinds` by their lowest cell, for `tilings`."""
    placements = [(mask, kind) for mask, kind in zip(PLACEMENTS, PLACEMENT_KIND, strict=True) if kind < kinds]
    for at, (mask, kind) in enumerate(sorted(placements, key=lambda pair: pair[0] & -pair[0])):
        cell = (mask & -mask) % CELLS
        if workspace.last_anchored[cell] == 0:
            workspace.first_anchored[cell] = at
        workspace.last_anchored[cell] = at + 1
        workspace.anchored_mask[at] = mask
        workspace.anchored_kind[at] = kind
