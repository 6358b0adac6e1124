"""What can be wrong with a question about a problem."""

from __future__ import annotations

from projectl.errors import ProjectLError


class ProblemError(ProjectLError, ValueError):
    """There is no such problem, or it has been answered already.

    >>> from projectl.problems import problem
    >>> problem("mystery")
    Traceback (most recent call last):
        ...
    projectl.problems.errors.ProblemError: There is no problem mystery.
    """
