"""The commands of a table. Each is declared once, with what a client says, what is checked and what it does."""

from .registry import COMMAND_KINDS, command_of

__all__ = ["COMMAND_KINDS", "command_of"]
