"""Shows the examples of docstrings (`>>>`) as code on the documentation site: an extension of griffe."""

from __future__ import annotations

from typing import Any

import griffe


class Examples(griffe.Extension):
    """Puts a fence around every example."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Called when all of a package has been read."""
        self._fence(pkg)

    def _fence(self, found: griffe.Object) -> None:
        if found.docstring:
            found.docstring.value = fenced(found.docstring.value)
        for member in found.members.values():
            if isinstance(member, griffe.Object):
                self._fence(member)


def fenced(text: str) -> str:
    """A docstring with its examples as blocks of code; one ends with an empty line."""
    lines: list[str] = []
    inside = False
    for line in [*text.splitlines(), ""]:
        if not inside and line.lstrip().startswith(">>> "):
            lines.append("```python")
            inside = True
        elif inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join(lines[:-1])
