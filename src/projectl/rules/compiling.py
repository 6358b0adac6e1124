"""How the functions of the engine are handed to Numba: by their annotations, and cheaply.

Left to itself Numba compiles a function once for every mix of integer widths it is called with, and optimises it at
every level of the call tree. Here each function is compiled once, for the types that its annotations name, with
light optimisation; only the kernels, into which everything is linked in the end, get the full treatment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .compiled import Fast

LIGHT = 1


def compiler(fast: Fast, is_kernel: bool) -> Callable[[Any], Any]:
    """A decorator for the functions of one module; machine code of kernels is kept on disk."""
    import numba

    types = annotated_types(fast)

    def wrap(function: Any) -> Any:
        if is_kernel:
            return numba.njit(function, nogil=True, error_model="numpy", cache=True)
        dispatcher = numba.njit(
            function, nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
        )
        names = [text for name, text in function.__annotations__.items() if name != "return"]
        _pin_types(dispatcher, tuple(types[name] for name in names))
        _optimise_lightly(dispatcher, numba.config)
        return dispatcher

    return wrap


def annotated_types(fast: Fast) -> dict[str, Any]:
    """The Numba type for every annotation that occurs in the engine."""
    from numba import types
    from numba.np.numpy_support import from_struct_dtype

    state = from_struct_dtype(fast.dtype)
    return {
        "State": state,
        "list[State]": types.Array(state, 1, "C"),
        "Rules": from_struct_dtype(fast.rules_dtype),
        "Tables": from_struct_dtype(fast.tables_dtype),
        "int": types.int64,
        "bool": types.boolean,
        "Buffer": types.int64[::1],
        "Sequence[int]": types.int64[::1],
        "Sequence[Buffer]": types.int64[:, ::1],
    }


def _pin_types(dispatcher: Any, types: tuple[Any, ...]) -> None:
    """Whatever integers a caller has, the function takes what its annotations say."""
    resolve = dispatcher.get_call_template
    dispatcher.get_call_template = lambda _arguments, _keywords: resolve(types, {})


def _optimise_lightly(dispatcher: Any, config: Any) -> None:
    compile_full = dispatcher.compile

    def compile_light(signature: Any) -> Any:
        before = config.OPT
        config.OPT = type(before)(LIGHT)
        try:
            return compile_full(signature)
        finally:
            config.OPT = before

    dispatcher.compile = compile_light
