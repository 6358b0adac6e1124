"""The records of the engine, as compiled kernels take them."""

from __future__ import annotations

from projectl.rules.engine.codes import KINDS, PLACEMENTS, SPLITS

from .layout import Field, Layout
from .ruleset import Rules
from .state import MAX_PUZZLES, State

STATE = State.LAYOUT
_SWITCHES = Rules._fields[Rules._fields.index("players") : Rules._fields.index("one")]
# One size for all sets of puzzles, so that a custom set needs no compilation. The two long tables are kept at half the
# width for the sake of the processor's cache.
RULES = Layout(
    "Rules",
    (
        *(Field(name, "i8") for name in _SWITCHES),
        Field("one", "i8", (KINDS,)),
        Field("kind_set", "i8", (KINDS,)),
        Field("level", "i8", (KINDS,)),
        Field("level_set", "i8", (6,)),
        Field("up_to", "i8", (6,)),
        Field("mask", "i8", (PLACEMENTS,)),
        Field("kind", "i8", (PLACEMENTS,)),
        Field("split_ghost", "i8", (SPLITS,)),
        Field("split_pieces", "i8", (SPLITS,)),
        Field("puzzles", "i8"),
        Field("whites", "i8"),
        Field("cells", "i8", (MAX_PUZZLES,)),
        Field("points", "i8", (MAX_PUZZLES,)),
        Field("reward", "i8", (MAX_PUZZLES,)),
        Field("fit_start", "i8", (MAX_PUZZLES * KINDS + 1,)),
        Field("fit_mask", "i4", (MAX_PUZZLES * PLACEMENTS,)),
        Field("fit_placement", "i4", (MAX_PUZZLES * PLACEMENTS,)),
    ),
)
RECORDS = {layout.name: layout for layout in (STATE, RULES)}
