"""Who plays: a person or a bot at each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from projectl.bots import Bot, UnknownBot, bots, make_bot
from projectl.texts import t

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat."""

    name: str
    bot: Bot | None = None
    """None for a person at the keyboard."""


def check_specs(specs: Sequence[str]) -> None:
    """UnknownBot for a seat that is neither a person's nor a bot's."""
    for spec in specs:
        if spec != HUMAN and not is_bot(spec):
            raise UnknownBot(spec)


def is_bot(spec: str) -> bool:
    """Whether a text begins with the name of a bot; an argument may follow a colon."""
    return spec.partition(":")[0] in {info.name.partition(":")[0] for info in bots()}


def players_of(specs: Sequence[str], seed: int) -> list[Player]:
    """Players from `human` and names of bots, each with a name of its own."""
    people = [place for place, spec in enumerate(specs) if spec == HUMAN]
    players = []
    for place, spec in enumerate(specs):
        if spec == HUMAN:
            name = t("you") if len(people) == 1 else t("player-named", number=place + 1)
            players.append(Player(name))
        else:
            players.append(Player(bot_name(spec, specs, place), make_bot(spec, seed + place)))
    return players


def bot_name(spec: str, specs: Sequence[str], place: int) -> str:
    """The name of the bot, numbered when there are several of it."""
    if specs.count(spec) == 1:
        return spec
    return f"{spec} {1 + specs[:place].count(spec)}"


def specs_of_names(names: Sequence[str]) -> list[str]:
    """Who played a saved game: a bot's name begins with what it is."""
    return [word if is_bot(word := name.split(" ")[0]) else HUMAN for name in names]
