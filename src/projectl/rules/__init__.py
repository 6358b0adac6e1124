"""The rules of Project L: every edition, expansion and variant, on the standard library alone.

What callers need is here by name; `projectl.rules.engine` holds the rules themselves, `projectl.rules.ways.running`
the ways to run them. Most people want `projectl.Game`, which stands on top of this.
"""

from projectl.rules.engine.codes import ACTIONS
from projectl.rules.engine.dealing import deal, deal_seeded
from projectl.rules.engine.ending.dead import is_dead
from projectl.rules.engine.ending.touches import final_score, standing
from projectl.rules.engine.explain import explain
from projectl.rules.engine.legal import legal
from projectl.rules.engine.seats import may_act
from projectl.rules.engine.step import apply, step

from .buffers import LEGAL_CAPACITY, new_buffer
from .editions import DEFAULT_EDITION, Edition, UnknownEditionError, edition, editions
from .knowledge import known_to, sample
from .options import Options, OptionsError
from .puzzles import Puzzle, PuzzleError, PuzzleSet, builtin, combine, load_puzzles, parse_puzzles
from .ruleset import Rules
from .state import State
from .tables import numbered_puzzles, tables_of

__all__ = [
    "ACTIONS",
    "DEFAULT_EDITION",
    "LEGAL_CAPACITY",
    "Edition",
    "Options",
    "OptionsError",
    "Puzzle",
    "PuzzleError",
    "PuzzleSet",
    "Rules",
    "State",
    "UnknownEditionError",
    "apply",
    "builtin",
    "combine",
    "deal",
    "deal_seeded",
    "edition",
    "editions",
    "explain",
    "final_score",
    "is_dead",
    "known_to",
    "legal",
    "load_puzzles",
    "may_act",
    "new_buffer",
    "numbered_puzzles",
    "parse_puzzles",
    "sample",
    "standing",
    "step",
    "tables_of",
]
