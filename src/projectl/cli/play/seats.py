"""Who plays: a person or a bot at each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from projectl.bots import Bot, UnknownBotError, bots, make_bot
from projectl.bots.registry.catalogue import is_net_file, offered_by_others
from projectl.bots.registry.sources import BotFile
from projectl.bots.registry.spec import read_spec
from projectl.record.names import MAX_NAME
from projectl.texts import current, t

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat."""

    name: str
    bot: Bot | None = None
    """None for a person at the keyboard."""


def check_specs(specs: Sequence[str]) -> None:
    """UnknownBotError for a seat that is neither a person's nor a bot's."""
    for spec in specs:
        if spec != HUMAN and not is_bot(spec):
            raise UnknownBotError(spec)


def is_bot(spec: str) -> bool:
    """Whether a text names a bot: one of ours, an argument may follow a colon, or a class in a file or package."""
    source = read_spec(spec)
    if isinstance(source, BotFile):
        return True
    return source.name in {info.name.partition(":")[0] for info in bots()} or source.name in offered_by_others()


def read_seats(text: str) -> tuple[str, ...]:
    """Who is named in a text, by commas or blanks; only files tell large letters from small ones."""
    words = text.replace(",", " ").split()
    return tuple(word if ".py:" in word or is_net_file(word) else word.lower() for word in words)


def players_of(specs: Sequence[str], seed: int) -> list[Player]:
    """Players from `human` and names of bots, each with a name of its own."""
    people = [place for place, spec in enumerate(specs) if spec == HUMAN]
    players = []
    for place, spec in enumerate(specs):
        if spec == HUMAN:
            name = t("you") if len(people) == 1 else t("player-named", number=place + 1)
            players.append(Player(name))
        else:
            players.append(Player(bot_name(spec, specs, place), make_bot(spec, seed + place, own_code=True)))
    return players


def bot_name(spec: str, specs: Sequence[str], place: int) -> str:
    """The name of the bot, numbered when there are several of it; one from a file is called without its folder."""
    source = read_spec(spec)
    name = str(source) if isinstance(source, BotFile) else spec
    number = f" {1 + specs[:place].count(spec)}" if specs.count(spec) > 1 else ""
    return name[: MAX_NAME - len(number)] + number


def specs_of_names(names: Sequence[str]) -> list[str]:
    """Who played a saved game: a bot's name begins with what it is."""
    return [word if is_bot(word := name.split(" ")[0]) else HUMAN for name in names]


def shown_name(name: str) -> str:
    """A player as people read it: our bots have names in every language, numbered as in the record."""
    word, _, number = name.partition(" ")
    kind, _, level = word.partition(":")
    key = f"level-name-{level}" if kind == "level" else f"bot-name-{word}"
    return f"{t(key)} {number}".rstrip() if key in current() else name


def shown_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view with the players as people read them."""
    return {**view, "seats": [{**seat, "name": shown_name(seat["name"])} for seat in view["seats"]]}
