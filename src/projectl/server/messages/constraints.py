"""What a field of a message must keep to, besides its type. Whoever reads messages turns it into checks of its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Length:
    """Of a text or a list."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression for a whole text."""

    text: str


@dataclass(frozen=True, slots=True)
class Between:
    """Of a whole number, both ends included. To JSON, 5.0 is a whole number too."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Note:
    """What a field means, for who reads the description of the interface."""

    text: str
