"""What the translator says about code that does not belong to the subset."""

from __future__ import annotations

import ast


class NotInSubsetError(Exception):
    """A construct is not of the subset."""

    def __init__(self, path: str, node: ast.AST, message: str) -> None:
        self.path, self.line, self.message = path, getattr(node, "lineno", 0), message
        super().__init__(f"{path}:{self.line}: {message}")
