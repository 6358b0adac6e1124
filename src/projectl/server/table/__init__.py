"""A table: one game, who sits at it, its clock and its log. No network, no storage, no time of its own."""

from .entries import Command, Entry
from .layout import UnknownLayout
from .setup import ClockSetup, Setup
from .table import Table

__all__ = ["ClockSetup", "Command", "Entry", "Setup", "Table", "UnknownLayout"]
