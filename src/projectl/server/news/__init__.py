"""What the processes on one database tell each other. Where there is only one, there is nobody to tell."""

from .notices import Notice
from .wire import Alone, Wire

__all__ = ["Alone", "Notice", "Wire"]
