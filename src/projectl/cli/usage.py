"""Help and usage errors of the command line in the language in use; Typer and Click speak English only."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from projectl.errors import ProjectLError
from projectl.texts import t

_INTEGER, _NUMBER = re.compile("valid.int"), re.compile("valid.(float|number)")
"""What is wrong with a value is told in English, and in other words by each version."""
_LAST_BRACKETS = re.compile(r"\(([^()]*)\)$")
_MARGIN = "  "
_GAP = "    "
"""Between the name of an option or command and what it does."""


class WrongUsageError(ProjectLError, ValueError):
    """What is wrong with a command line."""


class SpokenCommand(TyperCommand):
    """A command whose help is in the language in use."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help; Typer calls it."""
        _print_help(self, ctx)


class SpokenGroup(TyperGroup):
    """A group of commands whose help is in the language in use."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help; Typer calls it."""
        _print_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is asked for; one that there is not is refused in words."""
        if args and self.get_command(ctx, args[0]) is None:
            near = ", ".join(get_close_matches(args[0], list(self.commands))) or "none"
            raise WrongUsageError("usage-no-command", found=args[0], near=near, help=f"{ctx.command_path} --help")
        return super().resolve_command(ctx, args)


class SetsGroup(SpokenGroup):
    """The group of sets of puzzles: without the name of a command its sets are shown."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Typer calls it with what stands behind `puzzles`."""
        if not args or (args[0] not in self.commands and args[0] != "--help"):
            args = ["show", *args]
        return super().parse_args(ctx, args)


def in_words(error: Any) -> WrongUsageError | None:
    """An error of Typer or Click in words; None if it is none that we know.

    They are told apart by their names: older versions of Typer raise those of Click, newer ones their own.
    """
    kind = type(error).__name__
    ctx, param = getattr(error, "ctx", None), getattr(error, "param", None)
    help_ = f"{ctx.command_path if ctx else 'projectl'} --help"
    if kind == "NoSuchOption":
        near = ", ".join(error.possibilities or ()) or "none"
        return WrongUsageError("usage-no-option", found=error.option_name, near=near, help=help_)
    if kind == "BadOptionUsage":
        code = "usage-needs-value" if "requires" in error.message else "usage-takes-no-value"
        return WrongUsageError(code, name=error.option_name, help=help_)
    if kind == "MissingParameter" and param is not None:
        return WrongUsageError("usage-missing", name=_label(param), help=help_)
    if kind == "BadParameter" and param is not None:
        code = "usage-whole-number" if _INTEGER.search(error.message) else "usage-value"
        if _NUMBER.search(error.message):
            code = "usage-number"
        return WrongUsageError(code, name=_label(param), help=help_)
    if kind == "UsageError" and (extra := _LAST_BRACKETS.search(error.message)):
        return WrongUsageError("usage-extra", found=extra[1], help=help_)
    return None


def _label(param: Any) -> str:
    return str(max(param.opts, key=len)) if param.param_type_name == "option" else str(param.name).upper()


def _print_help(command: Any, ctx: Any) -> None:
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    from projectl.cli.draw.breaking import broken

    console = Console(highlight=False)
    params = [each for each in command.get_params(ctx) if not getattr(each, "hidden", False)]
    arguments = [each for each in params if each.param_type_name == "argument"]
    options = [each for each in params if each.param_type_name == "option"]
    commands = [command.get_command(ctx, name) for name in command.list_commands(ctx)] if _is_group(command) else []
    words = [ctx.command_path, f"[{t('usage-word-options')}]", *(_label(each) for each in arguments)]
    if commands:
        words.append(f"{t('usage-word-command')} …")
    console.print(Padding(Text(t("usage-line", usage=" ".join(words))), (1, 0)), soft_wrap=True)
    for line in broken(Text(command.help or ""), console.width, console):
        console.print(line, soft_wrap=True)
    _section(console, t("usage-arguments"), [(_label(each), _help(each)) for each in arguments])
    _section(console, t("usage-options"), [(", ".join(each.opts), _help(each)) for each in options])
    _section(console, t("usage-commands"), [(each.name, each.short_help or each.help or "") for each in commands])


def _is_group(command: Any) -> bool:
    return hasattr(command, "list_commands")


def _help(param: Any) -> str:
    if "--help" in param.opts:
        return t("usage-help-option")
    return str(param.help or "")


def _section(console: Any, title: str, rows: list[tuple[str, str]]) -> None:
    from rich.cells import cell_len, set_cell_size
    from rich.text import Text

    from projectl.cli.draw.breaking import broken

    if not rows:
        return
    console.print()
    console.print(Text(title, "bold"))
    width = max(cell_len(name) for name, _ in rows) + len(_GAP)
    for name, told in rows:
        lines = broken(Text(told), console.width - width - 2 * len(_MARGIN), console)
        for place, line in enumerate(lines):
            label = Text(set_cell_size(name if place == 0 else "", width), "cyan")
            console.print(Text.assemble(_MARGIN, label, line), soft_wrap=True)


def exit_code_of(error: BaseException) -> int | None:
    """Of an error by which Typer ends a program; None of any other."""
    if isinstance(error, typer.Abort):
        return 1
    code = getattr(error, "exit_code", None)
    return code if isinstance(code, int) else None
