"""`planner`: exact plans for every puzzle, and a search over the whole turn.

| file | subject |
|---|---|
| `layouts` | which parts of a supply fill a recess, and how they lie |
| `acquisition` | how many actions missing pieces take |
| `plans` | the fewest actions that complete a puzzle |
| `schedule` | in which order the puzzles will be done, with Master in mind |
| `turn_state` | what a turn changes, kept small |
| `transitions` | an action, done by the rules |
| `candidates` | the actions worth trying |
| `touches` | finishing touches, exactly |
| `opponent_forecast` | what the solo opponent will take |
| `evaluation` | what a position is worth at the end of the turn |
| `search` | the best turn |
| `bot` | the player |
"""

from .bot import PlannerBot

__all__ = ["PlannerBot"]
