"""A whole program as one file of C."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from types import FunctionType

from projectl.rules.layout import Layout

from .effects import writing_functions
from .kinds import Array, Record, Small, Type
from .reading import Function, Language, Reader
from .typing_statements import Typed, typed
from .writing_expressions import c_name
from .writing_statements import FunctionWriter, signature
from .writing_types import inner_first, length_of, safe, small_structure, structure

HEAD = """\
/* Made from Python by projectl.aot; changes belong there. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default"), used))
#endif

/* Python divides towards minus infinity; C towards zero. */
static inline int64_t floor_divide(int64_t a, int64_t b)
{
    int64_t quotient = a / b;
    return quotient - (a % b != 0 && (a ^ b) < 0);
}

static inline int64_t floor_rest(int64_t a, int64_t b)
{
    int64_t rest = a % b;
    return rest + (rest != 0 && (rest ^ b) < 0 ? b : 0);
}

static inline int64_t floor_divide_by_positive(int64_t a, int64_t b)
{
    return a / b + (a % b >> 63);
}

static inline int64_t floor_rest_by_positive(int64_t a, int64_t b)
{
    int64_t rest = a % b;
    return rest + (b & rest >> 63);
}

/* Loops are short here: to make a call of one, as GCC likes to, costs more than the loop. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("no-tree-loop-distribute-patterns")
#endif

/* A whole record. The C library copies in the widest parts that the machine at hand has, whatever this code was made
   for. */
#if defined(__wasm__)
typedef int64_t Part __attribute__((vector_size(16), aligned(8), may_alias));

static inline void copy_record(void *target, const void *source, size_t size)
{
    Part *to = target;
    const Part *from = source;
    for (size_t i = 0; i < size / sizeof(Part); i++) to[i] = from[i];
    for (size_t i = size / sizeof(Part) * sizeof(Part); i < size; i++) ((char *)target)[i] = ((const char *)source)[i];
}
#else
extern void *memcpy(void *target, const void *source, size_t size);
#define copy_record memcpy
#endif

/* For tests: an index beyond its array, or a negative one, ends the process. */
static inline int64_t within(int64_t index, int64_t length)
{
    if ((uint64_t)index >= (uint64_t)length) __builtin_trap();
    return index;
}

/* As Python compares: the first of equals stays. */
static inline int64_t least_int(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t most_int(int64_t a, int64_t b) { return b > a ? b : a; }
static inline double least_double(double a, double b) { return b < a ? b : a; }
static inline double most_double(double a, double b) { return b > a ? b : a; }
static inline float least_single(float a, float b) { return b < a ? b : a; }
static inline float most_single(float a, float b) { return b > a ? b : a; }
static inline int64_t absolute_int(int64_t a) { return a < 0 ? -a : a; }
static inline double absolute_double(double a) { return __builtin_fabs(a); }
static inline float absolute_single(float a) { return __builtin_fabsf(a); }
"""


def translate(kernels: Sequence[FunctionType], language: Language, about: Mapping[str, str]) -> str:
    """The C of some functions, which are exported, and of all that they call.

    `about` is what the library tells of itself, by which a loader knows that it is the right one.
    """
    reader = Reader(language)
    functions = reader.read(kernels)
    program = [typed(function, language) for function in functions]
    writing = writing_functions(functions, language)
    constant = only_read(program, language)
    exported = [reader.functions[kernel] for kernel in kernels]
    return "\n\n".join(
        [
            HEAD,
            *(structure(layout) for layout in inner_first(language.records.values())),
            *(small_structure(small) for small in small_records(program)),
            "\n".join(f"{signature(function, constant)};" for function in functions),
            *(FunctionWriter(each, language, writing, constant).write() for each in program),
            *(_export(function, constant) for function in exported),
            _about(about),
            "",
        ]
    )


def only_read(program: Iterable[Typed], language: Language) -> frozenset[Layout]:
    """The records to which nothing is ever stored."""
    written: set[Layout] = set()
    for each in program:
        for node in ast.walk(each.function.node):
            if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
                written |= _owners(node, each)
    rows = (kind.item for each in program for kind in each.function.parameters.values() if isinstance(kind, Array))
    written |= {item.layout for item in rows if isinstance(item, Record)}  # they may be copied
    return frozenset(
        layout for layout in language.records.values() if layout not in written and not _has_records(layout)
    )


def _owners(node: ast.expr, each: Typed) -> set[Layout]:
    """The records in which a place may lie; a second name of an array may be one of any record."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
        if isinstance(found := each.types.get(node), Record):
            return {found.layout}
    assert isinstance(node, ast.Name)
    if node.id in each.function.parameters:
        return set()
    return set().union(*(_owners(value, each) for value in _given_to(node.id, each.function)))


def _given_to(name: str, function: Function) -> list[ast.expr]:
    """All that is assigned to a variable."""
    return [
        node.value
        for node in ast.walk(function.node)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name
    ]


def _has_records(layout: Layout) -> bool:
    return any(isinstance(field.kind, Layout) for field in layout.fields)


def small_records(program: Iterable[Typed]) -> list[Small]:
    """Every small record that occurs, once."""
    found: list[Small] = []
    for each in program:
        kinds: list[Type] = [*each.variables.values(), *each.types.values(), each.function.returns]
        found += [kind for kind in dict.fromkeys(kinds) if isinstance(kind, Small) and kind not in found]
    return found


def _export(function: Function, constant: frozenset[Layout]) -> str:
    inner = c_name(function)
    head = signature(function, constant, "EXPORTED").replace(inner, f"kernel_{inner}", 1)
    names: list[str] = []
    for name, kind in function.parameters.items():
        names += [safe(name), length_of(name)] if isinstance(kind, Array) and kind.length is None else [safe(name)]
    return f"{head}\n{{\n    return {inner}({', '.join(names)});\n}}"


def _about(about: Mapping[str, str]) -> str:
    lines = "".join(f'\n    "{name} {value}\\n"' for name, value in about.items())
    return f"EXPORTED const char projectl_about[] ={lines};"
