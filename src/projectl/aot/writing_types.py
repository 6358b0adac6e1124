"""How types, records and names look in C."""

from __future__ import annotations

from collections.abc import Iterable

from projectl.rules.layout import Field, Layout

from .kinds import BOOL, FLOAT, INT, NONE, SINGLE, Array, Cell, Record, Small, Type

SCALARS = {INT: "int64_t", BOOL: "bool", FLOAT: "double", SINGLE: "float", NONE: "void"}
CELLS = {"i1": "int8_t", "i2": "int16_t", "i4": "int32_t", "i8": "int64_t", "f4": "float", "f8": "double"}
KEYWORDS = frozenset(
    [
        "auto",
        "bool",
        "break",
        "case",
        "char",
        "const",
        "continue",
        "default",
        "do",
        "double",
        "else",
        "enum",
        "extern",
        "float",
        "for",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "register",
        "restrict",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "struct",
        "switch",
        "typedef",
        "union",
        "unsigned",
        "void",
        "volatile",
        "while",
        "asm",
        "typeof",
        "main",
    ]
)


def safe(name: str) -> str:
    """A name that C does not use itself."""
    return f"{name}_" if name in KEYWORDS else name


def length_of(name: str) -> str:
    """The variable that has the length of an array that was passed."""
    return f"{safe(name)}_length_"


def declared(kind: Type, name: str, constant: frozenset[Layout] = frozenset()) -> str:
    """A variable, in memory a pointer. Records of `constant` layouts are only read."""
    match kind:
        case Record(layout):
            return f"{layout.name} *{'restrict ' if layout in constant else ''}{name}"
        case Array(item, _):
            return _pointer(item, name)
        case Small(small, _):
            return f"{small} {name}"
        case _:
            return f"{SCALARS[kind]} {name}"


def _pointer(item: Cell | Record | Array, name: str) -> str:
    lengths = ""
    while isinstance(item, Array):
        lengths += f"[{item.length}]"
        item = item.item
    base = item.layout.name if isinstance(item, Record) else CELLS[item.kind]
    return f"{base} (*{name}){lengths}" if lengths else f"{base} *{name}"


def structure(layout: Layout) -> str:
    """A record with its layout proved."""
    lines = ["typedef struct {", *(f"    {_member(field)};" for field in layout.fields), f"}} {layout.name};"]
    for name, offset in layout.offsets().items():
        lines.append(f"_Static_assert(offsetof({layout.name}, {safe(name)}) == {offset}, {_quoted(name)});")
    lines.append(f"_Static_assert(sizeof({layout.name}) == {layout.size()}, {_quoted(layout.name)});")
    return "\n".join(lines)


def _member(field: Field) -> str:
    base = field.kind.name if isinstance(field.kind, Layout) else CELLS[field.kind]
    return f"{base} {safe(field.name)}" + "".join(f"[{length}]" for length in field.shape)


def _quoted(text: str) -> str:
    return f'"{text}"'


def small_structure(small: Small) -> str:
    """A record that is handled by value."""
    members = "".join(f" {SCALARS[kind]} {safe(name)};" for name, kind in small.fields)
    return f"typedef struct {{{members} }} {small.name};"


def inner_first(layouts: Iterable[Layout]) -> list[Layout]:
    """Records with those that lie within them before them, each once."""
    found: list[Layout] = []
    for layout in layouts:
        within = [field.kind for field in layout.fields if isinstance(field.kind, Layout)]
        found += [each for each in (*inner_first(within), layout) if each not in found]
    return found
