"""What the studies ask, and how they answer: each plays, and gives rows of figures with intervals of 95 %."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from projectl.arena.rating.statistics import Interval, mean_interval, wilson
from projectl.rules.editions import editions
from projectl.rules.options import Options, OptionsError
from projectl.rules.puzzles import Puzzle, builtin
from projectl.verdict import verdict_on
from projectl.verdict.worth import printed_fit

from .playing import Outcome, play

MOST_PLAYERS = 6
FEWEST = 30
"""A puzzle that was completed in fewer games is left out: its interval would say nothing."""

EXPANSIONS = ("ghost", "ambassador", "phoenix")
COLOURS = ("white", "black")

Row = dict[str, Any]


class Asked(NamedTuple):
    """How much is played, and by whom."""

    games: int
    bot: str
    series: str
    workers: int
    told: Callable[[str], None] = lambda _: None
    """Called with what is being played."""


def with_interval(value: float, interval: Interval, digits: int = 4) -> Row:
    """Three fields of a row."""
    return {"value": round(value, digits), "low": round(interval.low, digits), "high": round(interval.high, digits)}


def tables() -> list[Options]:
    """Every edition with every number of players that it allows, deluxe where it must be."""
    found = []
    for edition in editions():
        for players in range(2, MOST_PLAYERS + 1):
            for deluxe in (False, True):
                try:
                    found.append(Options(edition=edition.name, players=players, deluxe=deluxe).checked())
                except OptionsError:
                    continue
                break
    return found


def first_player(asked: Asked) -> list[Row]:
    """How often the first player wins, how long games are and what is scored, by edition and players."""
    return [_table_row(options, asked) for options in tables()]


def _table_row(options: Options, asked: Asked) -> Row:
    name = f"{options.edition}, {options.players} players{', deluxe' if options.deluxe else ''}"
    asked.told(name)
    games = play(options, asked.bot, asked.games, asked.series, asked.workers)
    wins = sum(game.victory[0] for game in games)
    scores = [sum(game.scores) / len(game.scores) for game in games]
    rounds = [float(game.rounds) for game in games]
    share = with_interval(wins / len(games), wilson(wins, len(games)))
    return {
        "table": name,
        "edition": options.edition,
        "players": options.players,
        "games": len(games),
        "first": share,
        "times_even": {key: round(value * (options.players or 1), 4) for key, value in share.items()},
        "score": with_interval(sum(scores) / len(scores), mean_interval(scores)),
        "rounds": with_interval(sum(rounds) / len(rounds), mean_interval(rounds)),
    }


def printed_puzzles(asked: Asked) -> list[Row]:
    """Which printed puzzles are worth their actions: points for actions, and how often who completes one wins."""
    asked.told("revised-2021, 2 players")
    games = play(Options(players=2), asked.bot, asked.games, asked.series, asked.workers)
    return puzzle_rows(builtin("base"), games)


def house_puzzles(asked: Asked) -> list[Row]:
    """What the house puzzles weigh against the printed: points over what the printed ones give, and who wins."""
    rows = []
    for expansion in EXPANSIONS:
        options = first_with(expansion)
        asked.told(f"{options.edition}, 2 players, {expansion}")
        games = play(options, asked.bot, asked.games, asked.series, asked.workers)
        rows += [{**row, "set": expansion} for row in puzzle_rows(builtin(expansion), games)]
        rows += [{"set": expansion, **printed_beside(colour, games)} for colour in COLOURS]
    return rows


def first_with(expansion: str) -> Options:
    """A game for two with an expansion, of the first edition that has it."""
    for edition in editions():
        for deluxe in (False, True):
            try:
                return Options(edition=edition.name, players=2, deluxe=deluxe, expansions=(expansion,)).checked()
            except OptionsError:
                continue
    raise ValueError(f"no edition has the expansion {expansion}")


def printed_beside(colour: str, games: Sequence[Outcome]) -> Row:
    """What the printed puzzles of a colour did in the same games: of those completed in a game, how many winners had.

    The mean of games, whose deals are independent; puzzles of one game are not.
    """
    printed = {puzzle.id for puzzle in builtin("base") if puzzle.colour == colour}
    shares = []
    for game in games:
        won = [
            victory
            for victory, pile in zip(game.victory, game.completed, strict=True)
            for puzzle in pile
            if puzzle in printed
        ]
        if won:
            shares.append(sum(won) / len(won))
    if not shares:
        return {"colour": colour, "printed": None}
    return {"colour": colour, "printed": with_interval(sum(shares) / len(shares), mean_interval(shares))}


def puzzle_rows(puzzles: Iterable[Puzzle], games: Sequence[Outcome]) -> list[Row]:
    """A row for each puzzle: what it costs, and how the games went in which somebody completed it."""
    fit = printed_fit()
    rows = []
    for puzzle in puzzles:
        found = verdict_on(puzzle, ghosts=True)
        wins = [game.victory[seat] for game in games for seat, pile in enumerate(game.completed) if puzzle.id in pile]
        over = puzzle.points - fit.at(found.extent)
        error = 2 * fit.residual
        rows.append(
            {
                "puzzle": puzzle.id,
                "set": "base",
                "colour": puzzle.colour,
                "points": puzzle.points,
                "reward": puzzle.reward,
                "cells": found.cells,
                "actions": found.fewest_actions,
                "over": with_interval(over, Interval(over - error, over + error)),
                "completed": with_interval(len(wins) / len(games), wilson(len(wins), len(games))),
                "games": len(wins),
                "won": with_interval(sum(wins) / len(wins), wilson(sum(wins), len(wins)))
                if len(wins) >= FEWEST
                else None,
            }
        )
    return rows


SUBJECTS = {"first-player": first_player, "printed-puzzles": printed_puzzles, "house-puzzles": house_puzzles}
"""By the name of the study."""
