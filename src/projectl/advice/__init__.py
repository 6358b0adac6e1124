"""Advice for a seat, from what the seat knows alone: hints in three depths, and whether a puzzle can be finished.

| file | subject |
|---|---|
| `asking` | the two questions, asked of a game or of what a seat knows |
| `judging` | the best turn, and how good it and the next best are |
| `lines` | a turn played out on what the seat knows, step by step |
| `reasons` | why: sentences that are true of the position |
| `hints` | a hint of some depth, as a document |
| `finishing` | whether a puzzle can be completed in this turn: exactly |
| `longer_plans` | how it can be completed later |
| `plans` | the answer to that, as a document |
| `words` | steps, reasons and chances in words |

>>> from projectl import Game, advise
>>> hint = advise(Game(players=2, seed=7, first=0), depth=1)
>>> hint["depth"], hint["steps"], hint["chance"]
(1, [], None)
"""

from .asking import advise, can_finish

__all__ = ["advise", "can_finish"]
