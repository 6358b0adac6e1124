"""Lessons: positions with something to do. They are data (`data/lessons`), judged by playing the actions.

Whatever is asked is answered by one function from plain values; nothing is kept between two questions.
"""

from .documents import lesson_document, lesson_list
from .errors import LessonError
from .judging import judge
from .reading import Lesson, Step, lesson, lessons

__all__ = ["Lesson", "LessonError", "Step", "judge", "lesson", "lesson_document", "lesson_list", "lessons"]
