"""The kernels with all that they work on, in either way of running."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from projectl.rules.buffers import new_buffer
from projectl.rules.compiled import Fast, MissingNumba, cache_folder, extend, load
from projectl.rules.engine.codes import KINDS
from projectl.rules.pieces import PLACEMENT_KIND, PLACEMENTS
from projectl.rules.state import State

from . import kernels as interpreted_kernels
from .desk import DESK_FIELDS, Desk
from .sizes import CELLS, LEVELS
from .tutor import TUTOR_FIELDS, Tutor

if TYPE_CHECKING:
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

PACKAGE = "projectl.bots.net"
MODULES = (
    "sizes", "layout", "inputs", "tilings", "fitting", "forward", "harvest", "ending", "offers", "scores", "features",
    "candidates", "search", "learning", "playing", "answers", "rollouts", "kernels",
)  # fmt: skip

BASE_KINDS = 9
READY = "ready"
"""A file beside the machine code that says it is complete."""


class Workshop:
    """One desk, states for a beam of the given width and for a game, and the kernels for them."""

    kernels: Any
    haste = 1
    """By what the evaluations of a turn are divided, so that nobody has to wait."""
    desk: Any
    states: Any
    out: Any
    """A buffer for legal actions."""

    def __init__(self, width: int, fits: int, leaves: int = 1, ghosts: bool = False) -> None:
        self._weights: Any = None
        self.desk = self._new_desk()
        self.states = self._new_states(1 + LEVELS * width + 6)
        self.out = self._new_buffer()
        self.desk.width, self.desk.fits, self.desk.leaf_room = width, fits, leaves
        _fill_anchors(self.desk, KINDS if ghosts else BASE_KINDS)

    def _new_desk(self) -> Any:
        return Desk()

    def _new_states(self, count: int) -> Any:
        return [State() for _ in range(count)]

    def _new_buffer(self) -> Any:
        return new_buffer()

    def new_tutor(self) -> Any:
        """Room for learning."""
        return Tutor()

    def use(self, weights: Any) -> None:
        """Make this the net that is asked, unless it is already."""
        if self._weights is not weights:
            self._weights = weights
            self.set_weights(weights)

    def set_weights(self, weights: Any) -> None:
        """Copy the weights of a net in."""
        self.desk.weights = [[float(number) for number in row] for row in weights]

    def rules(self, rules: Rules) -> Any:
        """The switches as the kernels take them, with the end of a turn as an action of its own."""
        return rules._replace(confirm=1)

    def tables(self, tables: Tables) -> Any:
        """The tables as the kernels take them."""
        return tables

    def put(self, at: int, state: State) -> None:
        """Copy a state in."""
        self.states[at] = state.clone()


class Interpreted(Workshop):
    """Runs everywhere, slowly."""

    kernels = interpreted_kernels
    haste = 24


class Compiled(Workshop):
    """Needs Numba."""

    def __init__(self, width: int, fits: int, leaves: int = 1, ghosts: bool = False) -> None:
        self._fast, modules = _compiled_modules()
        self.kernels = modules["kernels"]
        super().__init__(width, fits, leaves, ghosts)

    def _new_desk(self) -> Any:
        return _record(DESK_FIELDS)

    def _new_states(self, count: int) -> Any:
        return self._fast.new_states(count)

    def _new_buffer(self) -> Any:
        return self._fast.new_buffer()

    def new_tutor(self) -> Any:
        """Room for learning."""
        return _record(TUTOR_FIELDS)

    def set_weights(self, weights: Any) -> None:
        """Copy the weights of a net in."""
        self.desk.weights[:] = weights

    def rules(self, rules: Rules) -> Any:
        """The switches as the kernels take them, with the end of a turn as an action of its own."""
        return self._fast.rules(rules._replace(confirm=1))

    def tables(self, tables: Tables) -> Any:
        """The tables as the kernels take them."""
        return self._fast.tables(tables)

    def put(self, at: int, state: State) -> None:
        """Copy a state in."""
        self._fast.put(self.states, at, state)


def workshop(width: int, fits: int, leaves: int = 1, ghosts: bool = False) -> Workshop:
    """A compiled one, where Numba is there."""
    try:
        return Compiled(width, fits, leaves, ghosts)
    except MissingNumba:
        return Interpreted(width, fits, leaves, ghosts)


def is_ready() -> bool:
    """Whether a compiled workshop can begin at once (`warming`)."""
    if find_spec("numba") is None:
        return False
    return (cache_folder(PACKAGE) / READY).exists()


@cache
def _compiled_modules() -> tuple[Fast, dict[str, ModuleType]]:
    fast = load()
    return fast, extend(fast, PACKAGE, MODULES, {"Desk": _dtype(DESK_FIELDS), "Tutor": _dtype(TUTOR_FIELDS)})


def _dtype(fields: tuple[tuple[str, str, tuple[int, ...]], ...]) -> Any:
    import numpy

    return numpy.dtype([(name, kind, shape) for name, kind, shape in fields], align=True)


def _record(fields: tuple[tuple[str, str, tuple[int, ...]], ...]) -> Any:
    import numpy

    return numpy.zeros(1, _dtype(fields)).view(numpy.recarray)[0]


def _fill_anchors(desk: Any, kinds: int) -> None:
    """Sort the placements of the kinds below `kinds` by their lowest cell, for `tilings`."""
    placements = [(mask, kind) for mask, kind in zip(PLACEMENTS, PLACEMENT_KIND, strict=True) if kind < kinds]
    for at, (mask, kind) in enumerate(sorted(placements, key=lambda pair: pair[0] & -pair[0])):
        cell = (mask & -mask) % CELLS
        if desk.last_anchored[cell] == 0:
            desk.first_anchored[cell] = at
        desk.last_anchored[cell] = at + 1
        desk.anchored_mask[at] = mask
        desk.anchored_kind[at] = kind
