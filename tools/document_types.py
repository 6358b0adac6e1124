"""Writes the Python types of views and events from their JSON Schemas.

`python tools/document_types.py` writes src/projectl/game/documents.py, `--check` says whether it is up to date.
"""

from __future__ import annotations

import keyword
import subprocess
import sys
from pathlib import Path
from typing import Any

from projectl.game.schemas import schema

FILE = Path(__file__).parent.parent / "src" / "projectl" / "game" / "documents.py"
HEAD = '''"""Views and events as types. Written by tools/document_types.py from the schemas. Do not edit."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

'''
SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}

Schema = dict[str, Any]


def main() -> int:
    """Write the file, or tell that it is stale."""
    wanted = _formatted(document_types())
    is_stale = not FILE.exists() or FILE.read_text(encoding="utf-8") != wanted
    if "--check" in sys.argv[1:]:
        if is_stale:
            print(f"stale: {FILE.name}; run tools/document_types.py", file=sys.stderr)
        return int(is_stale)
    FILE.write_text(wanted, encoding="utf-8")
    return 0


def document_types() -> str:
    """The whole file: what is shared, the kinds of events, and the view."""
    view, event = schema("view"), schema("event")
    types = _Types()
    for name, each in {**event["$defs"], **view["$defs"]}.items():
        types.add(_title(name), each)
    kinds = [_title(each["properties"]["kind"]["const"]) + "Event" for each in event["oneOf"]]
    for name, each in zip(kinds, event["oneOf"], strict=True):
        types.add(name, each)
    types.declare("EventDocument", f"{' | '.join(kinds)}", "An event, as one seat may know it.")
    types.add("View", view)
    return HEAD + "\n\n".join(types.declared) + "\n"


class _Types:
    """Declarations in the order in which they can be read."""

    def __init__(self) -> None:
        self.declared: list[str] = []

    def add(self, name: str, each: Schema) -> None:
        """Declare a schema under a name."""
        if each.get("type") == "object" and each.get("properties"):
            self._record(name, each)
        else:
            self.declare(name, self._type(name, each), each.get("description", ""))

    def declare(self, name: str, expression: str, note: str) -> None:
        """A name for a type that is no record."""
        self.declared.append(f"{name} = {expression}" + (f'\n"""{_sentence(note)}"""' if note else ""))

    def _record(self, name: str, each: Schema) -> None:
        required = set(each.get("required", ()))
        lines = []
        for key, part in each["properties"].items():
            if not key.isidentifier() or keyword.iskeyword(key):
                raise ValueError(f"{key} cannot be an attribute of a class")
            found = self._type(name + _title(key), part)
            lines.append(f"    {key}: {found if key in required else f'NotRequired[{found}]'}")
            if "description" in part:
                lines.append(f'    """{_sentence(part["description"])}"""')
        note = _sentence(each.get("description", f"The `{name}` of a view."))
        self.declared.append("\n".join([f"class {name}(TypedDict):", f'    """{note}"""', "", *lines]))

    def _type(self, name: str, each: Schema) -> str:
        if "$ref" in each:
            return "EventDocument" if each["$ref"].startswith("urn:") else _title(each["$ref"].rsplit("/", 1)[-1])
        if values := each.get("enum", [each["const"]] if "const" in each else None):
            return f"Literal[{', '.join(map(repr, values))}]"
        if several := each.get("oneOf", each.get("anyOf")):
            records = sum("properties" in part for part in several)
            names = [name if records < 2 else f"{name}{number}" for number in range(1, len(several) + 1)]
            parts = [self._type(own, part) for own, part in zip(names, several, strict=True)]
            return " | ".join(dict.fromkeys(sorted(parts, key="None".__eq__)))
        return self._plain(name, each)

    def _plain(self, name: str, each: Schema) -> str:
        kind = each.get("type")
        if isinstance(kind, list):
            return " | ".join(SCALARS[one] for one in kind)
        if kind == "array":
            return f"list[{self._type(name + 'Item', each.get('items', {}))}]"
        if kind == "object" and each.get("properties"):
            self._record(name, each)
            return name
        if kind == "object":
            more = each.get("additionalProperties")
            return f"dict[str, {self._type(name + 'Value', more) if isinstance(more, dict) else 'object'}]"
        return SCALARS.get(kind or "", "object")


def _sentence(text: str) -> str:
    """The first line of a note, as a docstring."""
    first = text.split("\n", maxsplit=1)[0].strip()
    return first if first.endswith((".", "?", "!")) else first + "."


def _title(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in name.replace("-", "_").split("_"))


def _formatted(text: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(FILE), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
