"""What the processes on one database tell each other. Where there is only one, there is nobody to tell."""

from .bus import Alone, Wire
from .notices import Notice

__all__ = ["Alone", "Notice", "Wire"]
