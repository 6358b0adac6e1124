"""`planner`: exact plans for every puzzle, and a search over the whole turn.

| file | subject |
|---|---|
| `tilings` | which parts of a supply fill a recess, and how they lie |
| `getting` | how many actions missing pieces take |
| `plans` | the fewest actions that complete a puzzle |
| `schedule` | in which order the puzzles will be done, with Master in mind |
| `desk` | what a turn changes, kept small |
| `doing` | an action, done by the rules |
| `moves` | the actions worth trying |
| `touches` | finishing touches, exactly |
| `worth` | what a desk is worth at the end of the turn |
| `search` | the best turn |
| `bot` | the player |
"""

from .bot import PlannerBot

__all__ = ["PlannerBot"]
