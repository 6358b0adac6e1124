"""Databases stored in `data/` when they were current, and the people in them."""

from __future__ import annotations

import sqlite3
import subprocess
from pathlib import Path

import httpx
from server.harness import NO_KEEPING, Player, Server
from server.postgres import postgres_binary

DATA = Path(__file__).parent / "data"
NEVER = {"PROJECTL_EXPIRE_DAYS": "0"}
"""The stored games have rested for long."""


def run_sql(database: str, script: str) -> None:
    """Run some statements on a database of either kind."""
    if database.startswith("sqlite"):
        connection = sqlite3.connect(database.removeprefix("sqlite:///"))
        connection.executescript(script)
        connection.close()
        return
    psql = postgres_binary("psql")
    assert psql is not None
    quiet = ["-q", "-v", "ON_ERROR_STOP=1", "-f", "-"]
    subprocess.run([psql, database, *quiet], input=script.encode(), check=True, capture_output=True)


def fill(database: str, name: str) -> str:
    """Fill an empty database from a dump; returns its address."""
    path = DATA / f"{name}.{database.partition(':')[0]}.sql"
    run_sql(database, path.read_text(encoding="utf-8"))
    return database


async def known(server: Server, name: str) -> Player:
    """Somebody of the stored database, whose token is known to the test."""
    player = Player(server, name)
    player.http = httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, limits=NO_KEEPING)
    player.token = f"token-of-{name}"
    player.http.headers["authorization"] = f"Bearer {player.token}"
    player.id = (await player.get("/api/me"))["id"]
    return player
