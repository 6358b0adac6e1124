"""Review of a finished game: chances over turns, what was played against the best found, luck and play.

| file | subject |
|---|---|
| `reviewing` | the review, turn by turn |
| `course` | who decided what, in which order |
| `valuing` | what a position is worth to every side |
| `comparing` | what was played against the best that is found, on samples |
| `judged` | the same by the judge, where others act meanwhile |
| `comparison` | what both tell |
| `touching` | finishing touches: exactly |
| `draws` | luck and play, which add up |
| `lines` | a line as a document |
| `moments` | the turns worth a look |
| `figures` | how well a seat played, and its way to the result |
| `thresholds` | from where on something is said |

>>> from projectl import Game, play_out
>>> game = Game(players=2, seed=7)
>>> result = play_out(game, ["greedy", "random"])
>>> Review(game.record()).total > game.state.turn
True
"""

from .errors import ReviewError
from .reviewing import Review, review_game

__all__ = ["Review", "ReviewError", "review_game"]
