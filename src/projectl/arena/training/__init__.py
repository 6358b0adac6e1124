"""Making the nets of `learned` and `expert` from nothing, by self-play."""

from .schedule import MODES, Mode, UnknownModeError
from .trainer import Trainer

__all__ = ["MODES", "Mode", "Trainer", "UnknownModeError"]
