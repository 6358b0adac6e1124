"""A table: one game, who sits at it, its clock and its log. No network, no storage, no time of its own."""

from .log_entries import Command, Entry
from .setup import ClockSetup, Setup
from .snapshot_layout import UnknownLayoutError
from .table import Table

__all__ = ["ClockSetup", "Command", "Entry", "Setup", "Table", "UnknownLayoutError"]
