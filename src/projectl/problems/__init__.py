"""Problems: positions from games with a task and an answer that was proved; one for each day, and more to practise.

| file | subject |
|---|---|
| `problem` | a problem and its line of text |
| `shapes` | which problems are the same |
| `completing` | the most puzzles that can be completed in a turn, exhaustively |
| `touching` | the best finishing touches, exactly |
| `judging` | what somebody has done, nudges, the answer |
| `shipped` | the year and the trainer's problems that come with the package |
| `days`, `training` | what is told of a day; how hard the trainer's next one is |
| `generating`, `arranging` | making them from games of bots |

>>> from datetime import date
>>> from projectl.problems import judge, of_day
>>> today = of_day(date(2026, 11, 19))
>>> judge(today, today.answer)["goal"]
'reached'
"""

from .days import day_document, trainer_document, wanted_day
from .documents import card_document, problem_document
from .errors import ProblemError
from .judging import answer_document, judge, nudge
from .problem import KINDS, Problem
from .shipped import of_day, problem, to_practise, year

__all__ = [
    "KINDS",
    "Problem",
    "ProblemError",
    "answer_document",
    "card_document",
    "day_document",
    "judge",
    "nudge",
    "of_day",
    "problem",
    "problem_document",
    "to_practise",
    "trainer_document",
    "wanted_day",
    "year",
]
