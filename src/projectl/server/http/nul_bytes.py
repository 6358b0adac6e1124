"""The character NUL, which PostgreSQL does not store: nobody who plays has a use for it."""

from __future__ import annotations

import json
from typing import Any

NUL = "the character NUL"
_ESCAPED = b"\\u0000"


def has_nul(body: bytes) -> bool:
    """Whether a body holds it, as it is or, in a text of JSON, written as an escape."""
    if b"\0" in body:
        return True
    if _ESCAPED not in body:
        return False
    try:
        return _holds_nul(json.loads(body))
    except (ValueError, RecursionError):  # no JSON, or none that the application would read
        return False


def _holds_nul(value: Any) -> bool:
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return any(map(_holds_nul, value)) or any(map(_holds_nul, value.values()))
    return isinstance(value, list) and any(map(_holds_nul, value))
