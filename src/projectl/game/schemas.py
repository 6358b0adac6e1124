"""The published schemas of the documents: JSON Schema, draft 2020-12."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from projectl.rules.arguments import choice

SCHEMAS = ("view", "event")


@cache
def schema_text(name: str) -> str:
    """The schema of one of SCHEMAS as JSON text. The schema of views refers to that of events by its `$id`."""
    return (Path(__file__).parent / "schema" / f"{name}.schema.json").read_text(encoding="utf-8")


def schema(name: str) -> dict[str, Any]:
    """The schema of one of SCHEMAS.

    >>> schema("view")["$schema"]
    'https://json-schema.org/draft/2020-12/schema'
    """
    document: dict[str, Any] = json.loads(schema_text(choice("name", name, SCHEMAS)))
    return document
