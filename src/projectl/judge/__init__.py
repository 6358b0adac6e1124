"""The chance of every seat to win, from what everybody at the table knows.

| file | subject |
|---|---|
| `position` | what is publicly known, and the result where there is one |
| `judging` | the judge: its name, its version, chances for one position or many |
| `net` | what the net sees of a position, and the chances that it makes of that; compiled |
| `running` | the net with all that it works on, in the fastest way that there is |
| `training` | games to learn from, and learning from them |

>>> from projectl import Game, chances
>>> each = chances(Game(players=3, seed=7))
>>> len(each), round(sum(each), 9)
(3, 1.0)
"""

from .judging import Judge, chances, judge
from .position import Position

__all__ = ["Judge", "Position", "chances", "judge"]
