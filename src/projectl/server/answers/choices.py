"""Which options go together, as a document."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from projectl.rules.editions import edition
from projectl.rules.options import Options, as_document
from projectl.server.i18n import said
from projectl.server.options_advisor import Mend, Value, choose, switches

from .problems import problem_for


def choices(wanted: Options, named: Collection[str], changed: str | None) -> dict[str, Any]:
    """The nearest options that can be played; `named` are those that somebody has asked for."""
    chosen = choose(wanted, changed)
    return {
        "setup": as_document(chosen.options),
        "adjusted": [
            {"option": each.option, "wanted": _plain(each.wanted), **problem_for(each.fault)}
            for each in chosen.adjusted
            if each.option in named
        ],
        "mends": [_mend(each) for each in chosen.mends if each.option in named],
        "choices": {option: [_value(each) for each in values] for option, values in chosen.values.items()},
        "switches": switches(edition(chosen.options.edition)),
    }


def _plain(value: Any) -> Any:
    return [*value] if isinstance(value, tuple) else value


def _value(found: Value) -> dict[str, Any]:
    problem = {**problem_for(found.fault)} if found.fault else {"code": None, "params": {}, "text": ""}
    return {"value": found.value, "possible": found.fault is None, **problem}


def _mend(found: Mend) -> dict[str, Any]:
    code, params = f"mend-{found.option}", {"value": _word(found.option, found.value)}
    text = said(code, params)
    return {"option": found.option, "value": _plain(found.value), "code": code, "params": params, "text": text}


def _word(option: str, value: Any) -> str | int:
    """A value as the texts want it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return "+".join(value) or "none"
    if option in ("edition", "variant"):
        return said(f"{option}-{value}", {}) or str(value)
    return "none" if value is None else str(value) if option == "difficulty" else int(value)
