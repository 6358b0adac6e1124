"""What the commands of `projectl admin` do and print."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.arena.report.console import print_table
from projectl.rules.options import VARIANTS
from projectl.server.admin import backups, games, people
from projectl.server.admin.access import bring_up_to_date, opened
from projectl.server.logs import set_up_logs
from projectl.server.settings import SettingsError, load_settings
from projectl.server.storage.database import DatabaseError, check_address
from projectl.server.storage.listing import Listing
from projectl.server.storage.sqlite.file_ownership import keep_private
from projectl.texts import t

WHOLE = ("id", "changed", "since")
"""Columns that are of no use when cut short."""
UNSHOWN = ("public", "rated")
"""What only programs are told: a terminal is not wide."""
STATUSES = ("open", "running", "over")
Found = TypeVar("Found")


class Admin:
    """On the database that the options, the environment or a file of settings name."""

    def __init__(self, database: str | None, config: Path | None) -> None:
        keep_private()
        set_up_logs("critical")  # what goes wrong is told once, in a sentence
        try:
            self._url = load_settings(config, os.environ, database=database).database_url
            check_address(self._url)
        except (SettingsError, DatabaseError) as error:
            raise typer.BadParameter(str(error)) from error
        self._console = Console(highlight=False, soft_wrap=True)

    def _on(self, work: Callable[[AsyncEngine], Awaitable[Found]]) -> Found:
        async def run() -> Found:
            async with opened(self._url) as engine:
                return await work(engine)

        return asyncio.run(run())

    def _say(self, text: str) -> None:
        self._console.print(text, markup=False)

    def backup(self, file: Path) -> None:
        """Write a copy of the database."""
        size = asyncio.run(backups.backup(self._url, file))
        self._say(t("admin-backed-up", file=file, kib=-(-size // 1024)))

    def restore(self, file: Path) -> None:
        """Put a copy in the place of the database."""
        kept = asyncio.run(backups.restore(self._url, file))
        self._say(t("admin-restored", file=file))
        if kept is not None:
            self._say(t("admin-set-aside", path=str(kept)))

    def list_games(
        self, status: str | None, variant: str | None, player: str | None, limit: int, as_json: bool
    ) -> None:
        """Print games, newest first."""
        _one_of(status, STATUSES)
        _one_of(variant, VARIANTS)
        wanted = Listing(public_only=False, player=player, status=status, variant=variant)
        rows = [_game(each) for each in self._on(lambda engine: games.list_games(engine, wanted, limit))]
        self._print(rows, as_json)

    def close(self, wanted: Sequence[str]) -> None:
        """End games; who plays them is told."""
        for game in wanted:
            self._on(lambda engine, game=game: games.close_game(engine, game))  # type: ignore[misc]
            self._say(t("admin-closed", game=game))

    def delete(self, wanted: Sequence[str]) -> None:
        """Delete games."""
        for game in wanted:
            self._on(lambda engine, game=game: games.delete_game(engine, game))  # type: ignore[misc]
            self._say(t("admin-deleted", game=game))

    def players(self, limit: int, as_json: bool) -> None:
        """Print who has an account."""
        rows = [
            {"id": row["id"], "name": row["name"], "since": _when(row["created_at"])}
            for row in self._on(lambda engine: people.list_players(engine, limit))
        ]
        self._print(rows, as_json)

    def reset_password(self, name: str) -> None:
        """Print a new password for an account."""
        password = self._on(lambda engine: people.reset_password(engine, name))
        self._say(t("admin-password", name=name, password=password))

    def migrate(self) -> None:
        """Bring the tables up to date."""
        before, now = asyncio.run(bring_up_to_date(self._url, lambda code, params: self._say(t(code, **params))))
        self._say(t("admin-migrated", before=before or "–", now=now))

    def _print(self, rows: list[dict[str, Any]], as_json: bool) -> None:
        """A table for people, a list for programs."""
        if as_json:
            print(json.dumps(rows, ensure_ascii=False))
        elif not rows:
            self._say(t("admin-none"))
        else:
            table = Table(box=SIMPLE_HEAD)
            names = [name for name in rows[0] if name not in UNSHOWN]
            for name in names:
                table.add_column(t(f"admin-column-{name}"), no_wrap=name in WHOLE)
            for row in rows:
                table.add_row(*(_shown(row[name]) for name in names))
            print_table(table, Console(highlight=False))


def _one_of(value: str | None, known: Sequence[str]) -> None:
    if value is not None and value not in known:
        raise typer.BadParameter(t("admin-one-of", found=value, known=", ".join(known)))


def _game(found: games.ListedGame) -> dict[str, Any]:
    row = found.game
    return {
        "id": row["id"],
        "status": row["status"],
        "variant": row["variant"],
        "seats": found.names,
        "changed": _when(row["changed_at"]),
        "public": row["public"],
        "rated": row["rated"],
    }


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _shown(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)
