"""The rules page as data: what it tells in each edition, and the positions that it shows, played by the engine."""

from .books import Book, book, books
from .examples import Example, example, examples, whole_position
from .page import page
from .pictures import play

__all__ = ["Book", "Example", "book", "books", "example", "examples", "page", "play", "whole_position"]
