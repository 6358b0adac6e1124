"""The options of a game on the command line: a parameter for each one that is declared (`projectl.rules.options`)."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from projectl.rules.options import ASKED, FLAGS, Options
from projectl.texts import t


def taking_options(command: Callable[..., None], *left_out: str) -> Callable[..., None]:
    """A command with a parameter for each option of a game, but for those left out; it gets them as `options`."""
    signature = inspect.signature(command, eval_str=True)
    own = [each for each in signature.parameters.values() if each.name != "options"]
    asked = [_parameter(name) for name in (*ASKED, "puzzles") if name not in left_out]
    required = [each for each in own if each.default is each.empty]
    rest = [each for each in own if each.default is not each.empty]

    @wraps(command)
    def with_options(**given: Any) -> None:
        values = {_option(each.name): given.pop(each.name) for each in asked}
        command(options=_options(values), **given)

    parameters = [*required, *asked, *rest]
    setattr(with_options, "__signature__", signature.replace(parameters=parameters))  # noqa: B010  # typer asks for it
    with_options.__annotations__ = {each.name: each.annotation for each in parameters}
    return with_options


def _parameter(name: str) -> inspect.Parameter:
    """How an option is asked for. One that has several names is given several times, by its singular."""
    if name == "puzzles":
        kind: Any = Annotated[list[Path] | None, typer.Option(help=t("cli-own-puzzles"))]
        return _keyword(name, kind, None)
    usual = Options._field_defaults[name]
    if name in FLAGS:
        spelt = "--" + name.replace("_", "-")
        return _keyword(name, Annotated[bool, typer.Option(spelt, help=t(_help(name)))], False)
    several = isinstance(usual, tuple)
    one = int if name == "players" else list[str] if several else str
    singular = name.removesuffix("s") if several else name
    return _keyword(singular, Annotated[one | None, typer.Option(help=t(_help(singular)))], None)


def _keyword(name: str, kind: Any, usual: object) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=usual, annotation=kind)


def _help(name: str) -> str:
    return "-".join(("cli", *name.split("_")))


def _option(parameter: str) -> str:
    """The option that a parameter is for."""
    return parameter if parameter in Options._fields else parameter + "s"


def _options(values: dict[str, Any]) -> Options:
    """Options as they were given, not checked yet. What was not given is as usual."""
    from projectl.rules.puzzles import load_puzzles

    given: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in values.items() if value is not None
    }
    own = tuple(load_puzzles(path) for path in given.pop("puzzles", ()))
    return Options(puzzles=own)._replace(**given)
