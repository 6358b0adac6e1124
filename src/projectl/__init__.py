"""The board game Project L: rules, records, a pleasant `Game`, bots and a terminal game.

`import projectl` costs next to nothing: the names below are loaded when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projectl.game import Game, Options

__version__ = "0.1.0"

__all__ = ["Game", "Options", "__version__"]

_HOMES = {
    "Game": "projectl.game",
    "Options": "projectl.game",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'projectl' has no attribute {name!r}; it offers {', '.join(__all__)}")
    value = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted(globals().keys() | _HOMES.keys())
