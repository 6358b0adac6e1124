"""The chance of every seat to win, from what everybody at the table knows.

| file | subject |
|---|---|
| `position` | what is publicly known, and the result where there is one |
| `judging` | the judge: its name, its version, chances for one position or many |

>>> from projectl import Game, chances
>>> each = chances(Game(players=3, seed=7))
>>> len(each), round(sum(each), 9)
(3, 1.0)
"""

from .judging import Judge, chances, judge
from .position import Position

__all__ = ["Judge", "Position", "chances", "judge"]
