"""What is translated: kernels of the engine, the bots and the laboratory, and what the library tells of itself."""

from __future__ import annotations

from dataclasses import replace
from types import FunctionType, ModuleType

from projectl.bots import value_net as net
from projectl.bots.value_net import kernels as net_kernels
from projectl.judge import net as judge_net
from projectl.judge.net import kernels as judge_kernels
from projectl.judge.running import RECORDS as JUDGE_RECORDS
from projectl.lab import batch
from projectl.lab.batch import kernels as batch_kernels
from projectl.lab.running import RECORDS as LAB_RECORDS
from projectl.rules import engine
from projectl.rules.buffers import LEGAL_CAPACITY
from projectl.rules.engine import kernels as engine_kernels
from projectl.rules.ways.library import digest, digest_of

from .reading import Language
from .writing import translate

RECORDS = JUDGE_RECORDS | LAB_RECORDS
LANGUAGE = Language(
    records=RECORDS,
    dropped=frozenset({"projectl.rules.engine.notes"}),
    copies=frozenset({"projectl.rules.engine.copying.copy_state"}),
    rounds=frozenset({"projectl.bots.value_net.model.arithmetic.single"}),
    row_length=LEGAL_CAPACITY,
)


def kernels_of(module: ModuleType) -> list[FunctionType]:
    """The functions that a module defines."""
    functions = (value for value in vars(module).values() if isinstance(value, FunctionType))
    return [function for function in functions if function.__module__ == module.__name__]


def source(checked: bool = False) -> str:
    """The whole program as C; with every index checked where that is asked for."""
    about = {package.__name__: digest_of(package) for package in (engine, net, judge_net, batch)}
    about |= {layout.name: digest(layout.text()) for layout in RECORDS.values()}
    modules = (engine_kernels, net_kernels, judge_kernels, batch_kernels)
    kernels = [kernel for module in modules for kernel in kernels_of(module)]
    return translate(kernels, replace(LANGUAGE, checked=checked), about)
