"""The texts of one language, read from its .ftl file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
ENGLISH = "en"


class MissingExtra(ImportError):  # noqa: N818  # reads as the fault that it is
    """A package is missing that an extra brings. Its text is fixed: without the extra there are no texts."""

    def __init__(self, package: str, extra: str = "play") -> None:
        command = f'pip install "projectl[{extra}]"'
        super().__init__(f"this needs the package {package}, which is not installed; try: {command}")
        self.package = package
        self.extra = extra


class UnknownText(KeyError):  # noqa: N818  # reads as the fault that it is
    """There is no text of that key, or its parameters are not those that it needs."""


def languages() -> tuple[str, ...]:
    """The languages there are texts for."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.ftl")))


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language that a user's environment asks for, if there are texts for it, else English."""
    wanted = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ENGLISH
    language = wanted.partition(".")[0].partition("_")[0].lower()
    return language if language in languages() else ENGLISH


class Texts:
    """The texts of a language. What it lacks is said in English.

    With `strict`, as in tests, an unknown key or a missing parameter raises UnknownText; without, the key itself or
    the parameter's name is shown.
    """

    def __init__(self, language: str = ENGLISH, *, strict: bool = False) -> None:
        if language not in languages():
            raise UnknownText(f"no texts in {language!r}; there are {', '.join(languages())}")
        self.language = language
        self.strict = strict
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, ENGLISH))]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and any(bundle.has_message(key) for bundle in self._bundles)

    def t(self, key: str, /, **params: object) -> str:
        """The text of a key with its parameters filled in."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                return self._formatted(bundle, key, params)
        if self.strict:
            raise UnknownText(f"no text has the key {key!r}")
        return key

    def _formatted(self, bundle: FluentBundle, key: str, params: Mapping[str, object]) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None, "a text with attributes has a value too"
        text, faults = bundle.format_pattern(pattern, {name: _plain(value) for name, value in params.items()})
        if faults and self.strict:
            raise UnknownText(f"{key!r} with {params}: {'; '.join(map(str, faults))}")
        return str(text)


def _plain(value: object) -> Any:
    """A parameter as Fluent takes it: numbers as they are, a list with commas, anything else as text."""
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    # A bool would print as a number, and an int of a type of its own (an action) would lose its notation.
    return value if type(value) in (int, float) else str(value)


@cache
def _bundle(language: str) -> FluentBundle:
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError as error:
        raise MissingExtra("fluent.runtime") from error

    def name(value: object, of: object, case: object = "") -> str:
        return ", ".join(_name(bundle, f"{of}-{each}", each, str(case)) for each in str(value).split("+"))

    def piece(value: object, case: object = "") -> str:
        return name(value, "piece", case)

    # The marks that Fluent can put round parameters confuse terminals.
    bundle = FluentBundle([language], functions={"NAME": name, "PIECE": piece}, use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def _name(bundle: FluentBundle, key: str, value: str, case: str) -> str:
    """The name of a thing, in the grammatical case that a sentence asks for if the language tells it.

    What has no name, such as a puzzle set of one's own, is called as it is written.
    """
    if not bundle.has_message(key):
        return value
    message = bundle.get_message(key)
    pattern = message.attributes.get(case, message.value) if message.attributes else message.value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])
