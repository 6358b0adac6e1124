"""The ladder: what rated games tell about how well somebody plays."""

from .ladder import Ladder

__all__ = ["Ladder"]
