"""The laboratory: the game as an environment for agents, one at a time or thousands in a call (extra `lab`).

| file | subject |
|---|---|
| `vector` | `VectorEngine`: many games a call, in arrays of numpy |
| `gym` | the names under which Gymnasium knows them |
| `single` | `projectl/Solo-v0` and `projectl/Duel-v0` of Gymnasium |
| `together` | many of these as one vector environment |
| `projectl_v0` | the same for several agents, of PettingZoo; `parallel` for all at once |
| `one_game` | the game that these environments step |
| `secrets` | what games are dealt from, so that they replay |
| `layout` | the parts of an observation, by name |
| `rewards` | what an ended game is worth to each seat |
| `memory` | records of the kernels as arrays |
| `batch` | the kernels |
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .errors import LabError
    from .layout import Part, parts
    from .vector import Step, VectorEngine

__all__ = ["LabError", "Part", "Step", "VectorEngine", "parts"]

_HOMES = {"Part": "layout", "parts": "layout", "LabError": "errors", "Step": "vector", "VectorEngine": "vector"}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    from importlib import import_module

    try:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        from projectl.texts.catalogue import MissingExtraError

        raise MissingExtraError("numpy", "lab") from error
