"""Every word that a person reads, by key and language.

`t("key", name=value)` is the text in the language in use; a language is a folder of `.ftl` files beside
this one, by subject, in the syntax of Fluent (https://projectfluent.org), and adding one touches no code.
"""

from .catalogue import (
    MissingExtraError,
    Texts,
    UnknownLanguageError,
    UnknownTextError,
    languages,
    preferred_language,
    windows_language,
)
from .speaking import current, error_text, t, use

__all__ = [
    "MissingExtraError",
    "Texts",
    "UnknownLanguageError",
    "UnknownTextError",
    "current",
    "error_text",
    "languages",
    "preferred_language",
    "t",
    "use",
    "windows_language",
]
