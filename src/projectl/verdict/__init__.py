"""What there is to say about a puzzle that somebody has drawn: whether it can be filled, how, and what it is worth.

>>> from projectl.rules.puzzles import builtin
>>> found = verdict_on(builtin("base").by_id("B07"))
>>> found.cells, found.sets, found.fewest_pieces, found.fewest_actions, found.fair
(12, 156, 3, 13, Fair(points=4, low=3, high=4))
"""

from .checking import CheckedPuzzle, check_set
from .likeness import Likeness
from .verdict import Verdict, verdict_on
from .worth import Fair, comparison

__all__ = ["CheckedPuzzle", "Fair", "Likeness", "Verdict", "check_set", "comparison", "verdict_on"]
