"""Writes the browser client's types from the documents that the server publishes.

    python tools/client_types.py            # writes web/src/types/
    python tools/client_types.py --check    # says whether they are up to date

Views and events come from their JSON Schemas, REST documents from the OpenAPI document, the messages of the websocket
from the types that the server itself uses. A script of our own, because
the usual generators do not go with the compiler that the client uses.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from projectl.game.schemas import schema
from projectl.game.view.hints import HINTS
from projectl.rules.options import EXPANSIONS, VARIANTS, Options, as_document
from projectl.rules.puzzles import BELONGS_TO, rewards_of
from projectl.server.app import create_app
from projectl.server.http.schemas.forms import one_of
from projectl.server.messages.outbound import OUTBOUND
from projectl.server.settings import Settings
from projectl.server.table.commands import COMMAND_KINDS
from projectl.server.table.commands.registry import INBOUND
from projectl.server.table.rating_conditions import RATED_VARIANTS

FOLDER = Path(__file__).parent.parent / "web" / "src" / "types"
HEAD = "// Written by tools/client_types.py. Do not edit.\n"
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def main() -> int:
    """Write the files, or tell which are stale."""
    wanted = {
        "event.ts": event_types(),
        "view.ts": view_types(),
        "api.ts": api_types(),
        "protocol.ts": protocol_types(),
        "options.ts": option_constants(),
    }
    stale = [name for name, text in wanted.items() if not _is(FOLDER / name, text)]
    if "--check" in sys.argv[1:]:
        if stale:
            print(f"stale: {', '.join(stale)}; run tools/client_types.py", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (FOLDER / name).write_text(wanted[name], encoding="utf-8")
        print(f"wrote {name}")
    return 0


def event_types() -> str:
    """The events, one interface a kind."""
    document = schema("event")
    kinds = [(_title(each["properties"]["kind"]["const"]) + "Event", each) for each in document["oneOf"]]
    union = "export type GameEvent =\n" + "".join(f"  | {name}\n" for name, _ in kinds).rstrip() + ";\n"
    return "\n".join([HEAD, *_named(document["$defs"].items()), *_named(kinds), union])


def view_types() -> str:
    """The view of a seat."""
    document = schema("view")
    shared = set(schema("event")["$defs"])
    own = [(name, each) for name, each in document["$defs"].items() if name not in shared]
    names = ", ".join(sorted(_title(name) for name in shared if _used(document, name)))
    imports = f'import type {{ {names}, GameEvent }} from "./event";\n'
    root = {key: document[key] for key in ("type", "properties", "required", "additionalProperties")}
    return "\n".join([HEAD + imports, *_named(own), *_named([("view", root)])])


def api_types() -> str:
    """The documents of the REST interface."""
    document = create_app(Settings()).openapi()
    return "\n".join([HEAD, *_named(sorted(document["components"]["schemas"].items()))])


def protocol_types() -> str:
    """The messages of the websocket (docs/protocol.md, "Play")."""
    of_requests = set(create_app(Settings()).openapi()["components"]["schemas"])
    found = one_of(INBOUND).json_schema()["$defs"] | one_of(OUTBOUND).json_schema()["$defs"]
    found["Update"]["properties"]["cause"] = {"enum": [*COMMAND_KINDS]}
    # What is not a word or a number stands in no text, and all that the client does with them is to fill in texts.
    found["Refused"]["properties"]["params"]["additionalProperties"] = {"type": ["string", "number"]}
    told = json.dumps({name: each for name, each in found.items() if name not in of_requests})
    shared = ", ".join(name for name in sorted(found) if name in of_requests and f'"#/$defs/{name}"' in told)
    imports = [
        f'import type {{ {shared} }} from "./api";',
        'import type { GameEvent } from "./event";',
        'import type { View } from "./view";\n',
    ]
    return "\n".join(
        [
            HEAD + "\n".join(imports),
            *_named((name, each) for name, each in found.items() if name not in of_requests),
            _declaration("Hint", {"enum": [*HINTS], "description": "What may be asked for by `look`."}),
            'type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;\n',
            "/** Whatever a client may say; the connection gives it an id. */",
            f"export type Command = WithoutId<{' | '.join(each.__name__ for each in INBOUND)}>;\n",
            "/** Whatever a client is told. */",
            f"export type Message = {' | '.join(each.__name__ for each in OUTBOUND)};\n",
        ]
    )


def option_constants() -> str:
    """The names that options may have, and what is played unless somebody chooses otherwise."""
    usual = as_document(Options().checked())
    return "\n".join(
        [
            HEAD + 'import type { ChosenOptions, DrawnPuzzle, DrawnSet } from "./api";\n',
            f"export const VARIANTS = {json.dumps(VARIANTS)} as const;",
            f"export const EXPANSIONS = {json.dumps(EXPANSIONS)} as const;",
            "/** Those with a ladder. */",
            f"export const RATED_VARIANTS = {json.dumps(RATED_VARIANTS)} as const;",
            "/** What is played unless somebody chooses otherwise. */",
            f"export const USUAL: ChosenOptions = {json.dumps(usual)};",
            "/** By what a set of puzzles is part of: what they may give. */",
            'export const REWARDS_OF: Record<DrawnSet["expansion"], readonly DrawnPuzzle["reward"][]> = '
            f"{json.dumps({part: rewards_of(part) for part in BELONGS_TO})};\n",
        ]
    )


def _named(schemas: Any) -> list[str]:
    return [_declaration(_title(name), each) for name, each in schemas]


def _declaration(name: str, each: Schema) -> str:
    note = f"/** {each['description'].split(chr(10))[0]} */\n" if "description" in each else ""
    return f"{note}export type {name} = {_type(each)};\n"


def _type(each: Schema, indent: str = "") -> str:
    if "x-type" in each:
        return str(each["x-type"])
    if "$ref" in each:
        return "GameEvent" if each["$ref"].startswith("urn:") else _title(each["$ref"].rsplit("/", 1)[-1])
    if values := each.get("enum", [each["const"]] if "const" in each else None):
        return " | ".join(json.dumps(value) for value in values)
    if several := each.get("oneOf", each.get("anyOf")):
        return " | ".join(dict.fromkeys(_type(part, indent) for part in several))
    return _plain_type(each, indent)


def _plain_type(each: Schema, indent: str) -> str:
    kind = each.get("type")
    if isinstance(kind, list):
        return " | ".join(SCALARS[one] for one in kind)
    if kind == "array":
        return _array(each, indent)
    if kind == "object":
        return _object(each, indent)
    return SCALARS.get(kind or "", "unknown")


def _array(each: Schema, indent: str) -> str:
    if "prefixItems" in each:
        return f"[{', '.join(_type(part, indent) for part in each['prefixItems'])}]"
    inner = _type(each.get("items", {}), indent)
    return f"({inner})[]" if "|" in inner and not inner.startswith("{") else f"{inner}[]"


def _object(each: Schema, indent: str) -> str:
    properties: dict[str, Schema] = each.get("properties", {})
    if not properties:
        return _record(each, indent)
    deeper = indent + "  "
    # What has a default is always told by the server, but need not be sent to it.
    required = set(each.get("required", ()))
    lines = [
        f"{deeper}{_key(name)}{'' if name in required else '?'}: {_type(part, deeper)};\n"
        for name, part in properties.items()
    ]
    return "{\n" + "".join(lines) + indent + "}"


def _record(each: Schema, indent: str) -> str:
    more = each.get("additionalProperties")
    value = _type(more, indent) if isinstance(more, dict) else "unknown"
    names = each.get("propertyNames", {})
    if "enum" in names:
        return f"{{ [key in {_type(names)}]: {value} }}"
    key = _title(names["$ref"].rsplit("/", 1)[-1]) if "$ref" in names else "string"
    return f"{{ [key in {key}]?: {value} }}" if key == "Piece" else f"{{ [key: string]: {value} }}"


def _title(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in name.replace("-", "_").split("_"))


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _used(document: Schema, name: str) -> bool:
    return f'"#/$defs/{name}"' in json.dumps({key: part for key, part in document.items() if key != "$defs"}) or any(
        f'"#/$defs/{name}"' in json.dumps(part)
        for other, part in document["$defs"].items()
        if other not in schema("event")["$defs"]
    )


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
