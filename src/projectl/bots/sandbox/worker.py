"""What runs in the process of a user's bot."""

from __future__ import annotations

import importlib.util
import inspect
import json
import os
import sys
from importlib.metadata import entry_points
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from projectl.bots.api import Bot, SeatView
from projectl.bots.registry.catalogue import GROUP
from projectl.record.notation.action import Action

READY, FAILED, CHOSEN = "ready", "failed", "chosen"
"""Messages of the child."""
GAME, CHOOSE = "game", "choose"
"""Messages to the child."""


def serve(connection: Connection[Any, Any], source: tuple[Any, Any], seed: int) -> None:
    """Load the bot and answer until the other side goes away."""
    os.dup2(2, 1)  # what the bot prints must not mix with the output of the command
    try:
        bot = load(source, seed)
    except Exception as error:
        _send(connection, FAILED, _told(error))
        return
    _send(connection, READY, "")
    try:
        _serve(connection, bot)
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _serve(connection: Connection[Any, Any], bot: Bot) -> None:
    rules: Any = None
    while True:
        kind, *content = connection.recv()
        if kind == GAME:
            (rules,) = content
            continue
        state, seat, legal = content
        try:
            answer: object = bot.choose(SeatView(state, rules, seat), [Action(code) for code in legal])
        except Exception as error:
            _send(connection, FAILED, _told(error))
        else:
            _send(connection, CHOSEN, _plain(answer))


def load(source: tuple[Any, Any], seed: int) -> Bot:
    """The bot of a file and class, or of an entry point and its argument."""
    first, second = source
    if isinstance(first, Path):
        return _made(_class_in(first, second), seed)
    (found,) = entry_points(group=GROUP, name=first)
    made: Bot = found.load()(seed) if second is None else found.load()(seed, second)
    return made


def _class_in(path: Path, name: str) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    sys.path.append(str(path.parent.resolve()))  # it may import its neighbours, though none hides another module
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise ImportError(f"{path.name} has no class {name}")
    return getattr(module, name)


def _made(bot_class: Any, seed: int) -> Bot:
    """A new bot, from the seed if the class takes one."""
    made: Bot = bot_class(seed) if inspect.signature(bot_class).parameters else bot_class()
    return made


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _plain(answer: object) -> object:
    """An answer as JSON can carry it; what is neither a number nor a text is nonsense anyway."""
    if isinstance(answer, str) or (isinstance(answer, int) and not isinstance(answer, bool)):
        return str(answer) if isinstance(answer, str) else int(answer)
    return {"type": type(answer).__name__}


def _send(connection: Connection[Any, Any], kind: str, content: object) -> None:
    connection.send_bytes(json.dumps([kind, content]).encode())
