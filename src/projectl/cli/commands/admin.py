"""`projectl admin`: the commands for who hosts a server, and their options."""

# The annotations are read when the app is built, so that the texts in them are in the language in use.
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from projectl.cli.usage import SpokenCommand, SpokenGroup
from projectl.texts import t

ANY_ID = {"ignore_unknown_options": True}
"""Older games may have ids that begin like an option."""


def build_admin() -> typer.Typer:
    """The commands of `projectl admin`."""
    app = typer.Typer(cls=SpokenGroup, help=t("cli-admin"), no_args_is_help=True)
    app.command("backup", cls=SpokenCommand, help=t("cli-admin-backup"))(backup)
    app.command("restore", cls=SpokenCommand, help=t("cli-admin-restore"))(restore)
    app.command("list", cls=SpokenCommand, help=t("cli-admin-list"))(list_games)
    app.command("close", cls=SpokenCommand, help=t("cli-admin-close"), context_settings=ANY_ID)(close)
    app.command("delete", cls=SpokenCommand, help=t("cli-admin-delete"), context_settings=ANY_ID)(delete)
    app.command("players", cls=SpokenCommand, help=t("cli-admin-players"))(players)
    app.command("reset-password", cls=SpokenCommand, help=t("cli-admin-reset-password"))(reset_password)
    app.command("migrate", cls=SpokenCommand, help=t("cli-admin-migrate"))(migrate)
    return app


def backup(
    file: Annotated[Path, typer.Argument(help=t("cli-admin-file"))],
    database: Annotated[str | None, typer.Option(help=t("cli-database"))] = None,
    config: Annotated[Path | None, typer.Option(help=t("cli-config"))] = None,
) -> None:
    """Write a copy of the database."""
    from .admin_app import Admin

    Admin(database, config).backup(file)


def restore(
    file: Annotated[Path, typer.Argument(help=t("cli-admin-file"))],
    database: Annotated[str | None, typer.Option(help=t("cli-database"))] = None,
    config: Annotated[Path | None, typer.Option(help=t("cli-config"))] = None,
    yes: Annotated[bool, typer.Option("--yes", help=t("cli-admin-yes"))] = False,
) -> None:
    """Put a copy in the place of the database."""
    from .admin_app import Admin

    _ask(yes, t("admin-ask-restore", file=file))
    Admin(database, config).restore(file)


def list_games(
    status: Annotated[str | None, typer.Option(help=t("cli-admin-status"))] = None,
    variant: Annotated[str | None, typer.Option(help=t("cli-variant"))] = None,
    player: Annotated[str | None, typer.Option(help=t("cli-admin-player"))] = None,
    limit: Annotated[int, typer.Option(help=t("cli-admin-limit"), min=1)] = 50,
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
    database: Annotated[str | None, typer.Option(help=t("cli-database"))] = None,
    config: Annotated[Path | None, typer.Option(help=t("cli-config"))] = None,
) -> None:
    """List games."""
    from .admin_app import Admin

    Admin(database, config).list_games(status, variant, player, limit, json)


def close(
    games: Annotated[list[str], typer.Argument(help=t("cli-admin-game"))],
    database: Annotated[str | None, typer.Option(help=t("cli-database"))] = None,
    config: Annotated[Path | None, typer.Option(help=t("cli-config"))] = None,
) -> None:
    """End games."""
    from .admin_app import Admin

    Admin(database, config).close(games)


def delete(
    games: Annotated[list[str], typer.Argument(help=t("cli-admin-game"))],
    database: Annotated[str | None, typer.Option(help=t("cli-database"))] = None,
    config: Annotated[Path | None, typer.Option(help=t("cli-config"))] = None,
    yes: Annotated[bool, typer.Option("--yes", help=t("cli-admin-yes"))] = False,
) -> None:
    """Delete games."""
    from .admin_app import Admin

    _ask(yes, t("admin-ask-delete", count=len(games)))
    Admin(database, config).delete(games)


def players(
    limit: Annotated[int, typer.Option(help=t("cli-admin-limit"), min=1)] = 1000,
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
    database: Annotated[str | None, typer.Option(help=t("cli-database"))] = None,
    config: Annotated[Path | None, typer.Option(help=t("cli-config"))] = None,
) -> None:
    """List accounts."""
    from .admin_app import Admin

    Admin(database, config).players(limit, json)


def reset_password(
    name: Annotated[str, typer.Argument(help=t("cli-admin-name"))],
    database: Annotated[str | None, typer.Option(help=t("cli-database"))] = None,
    config: Annotated[Path | None, typer.Option(help=t("cli-config"))] = None,
) -> None:
    """Give an account a new password."""
    from .admin_app import Admin

    Admin(database, config).reset_password(name)


def migrate(
    database: Annotated[str | None, typer.Option(help=t("cli-database"))] = None,
    config: Annotated[Path | None, typer.Option(help=t("cli-config"))] = None,
) -> None:
    """Bring the tables up to date."""
    from .admin_app import Admin

    Admin(database, config).migrate()


def _ask(yes: bool, question: str) -> None:
    """What cannot be undone is asked about first."""
    if not yes:
        typer.confirm(question, abort=True)
