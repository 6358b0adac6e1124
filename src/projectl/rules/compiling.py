"""How the functions of the engine are handed to Numba: by their annotations, and cheaply.

Left to itself Numba compiles a function once for every mix of integer widths that it is called with, and optimises and
emits it anew at every level of the call tree. Here each function is compiled once, for the types that its annotations
name, and only lowered; the kernels, into which everything is linked, are optimised and emitted. That takes a third of
the time and gives faster code. Should Numba lack an inner part that this leans on, functions are compiled as usual.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .compiled import Fast


def compiler(fast: Fast, is_kernel: bool, records: Mapping[str, Any]) -> Callable[[Any], Any]:
    """A decorator for the functions of one module; machine code of kernels is kept on disk.

    `records` has the numpy type of every annotation that the engine does not know.
    """
    import numba
    from numba.np.numpy_support import from_struct_dtype

    types = annotated_types(fast) | {name: from_struct_dtype(dtype) for name, dtype in records.items()}

    def wrap_kernel(function: Any) -> Any:
        return numba.njit(function, nogil=True, error_model="numpy", cache=True)

    def wrap_part(function: Any) -> Any:
        dispatcher = numba.njit(
            function, nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
        )
        names = [text for name, text in function.__annotations__.items() if name != "return"]
        _pin_types(dispatcher, tuple(types[name] for name in names))
        _only_lower(dispatcher)
        return dispatcher

    return wrap_kernel if is_kernel else wrap_part


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
        "float": types.float64,
        "Buffer": types.int64[::1],
        "Sequence[int]": types.int64[::1],
        "Sequence[Buffer]": types.int64[:, ::1],
    }


def _pin_types(dispatcher: Any, types: tuple[Any, ...]) -> None:
    """Whatever integers a caller has, the function takes what its annotations say."""
    resolve = dispatcher.get_call_template
    dispatcher.get_call_template = lambda _arguments, _keywords: resolve(types, {})


def _only_lower(dispatcher: Any) -> None:
    compile_fully = dispatcher.compile

    def compile_lowered(signature: Any) -> Any:
        with _lowering():
            return compile_fully(signature)

    dispatcher.compile = compile_lowered


@contextmanager
def _lowering() -> Iterator[None]:
    """While this is open, Numba's libraries are neither optimised nor turned into machine code."""
    from numba.core import codegen
    from numba.core.compiler_lock import global_compiler_lock

    patches = (
        (codegen.CPUCodeLibrary, "_optimize_final_module", lambda _library: None),
        (codegen.CPUCodeLibrary, "_finalize_final_module", _mark_finalised),
        (codegen.JITCPUCodegen, "set_env", lambda _codegen, _name, _environment: None),
    )
    if not all(hasattr(owner, name) for owner, name, _ in patches):
        yield
        return
    with global_compiler_lock:
        before = [(owner, name, getattr(owner, name)) for owner, name, _ in patches]
        for owner, name, value in patches:
            setattr(owner, name, value)
        try:
            yield
        finally:
            for owner, name, value in before:
                setattr(owner, name, value)


def _mark_finalised(library: Any) -> None:
    library._finalize_dynamic_globals()
    library._finalized = True
