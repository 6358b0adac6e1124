"""What can be wrong with a question about a lesson."""

from __future__ import annotations

from projectl.errors import ProjectLError


class LessonError(ProjectLError, ValueError):
    """There is no such lesson or step.

    >>> from projectl.lessons import judge
    >>> judge("place", 9, [])
    Traceback (most recent call last):
        ...
    projectl.lessons.errors.LessonError: Lesson place has no step 9. Its steps are 1 to 3.
    """
