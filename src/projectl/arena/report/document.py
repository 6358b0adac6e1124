"""What a tournament has shown, as one JSON document: a table of bots, their pairs, and how the games went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from projectl.arena.fingerprint import UNKNOWN, Identity
from projectl.arena.match import FORFEIT, GameReport, SeatReport
from projectl.arena.pairing import Pairing, tables
from projectl.arena.rating.bradley_terry import Rating, ratings
from projectl.arena.rating.paired import Paired, paired
from projectl.arena.rating.sequential import Sequential
from projectl.arena.rating.statistics import summary
from projectl.arena.tournament import Played, Setup

DIGITS = 4


def report_document(setup: Setup, tournament: Played, test: Sequential | None = None) -> dict[str, Any]:
    """The document; see `docs/arena.md` for its fields. `test` is the one that was to end the tournament."""
    names = list(dict.fromkeys(setup.bots))
    played = [_Game(names, setup.bots, pairing, report) for pairing, report in tournament.games]
    whole = [game for game in played if game.report.reason != FORFEIT]
    rated = ratings(_wins(played, len(names)), [_spread(bot, played) for bot in range(len(names))])
    return {
        "setup": setup.document(),
        "identity": tournament.identity,
        "sprt": test.document() if test else None,
        "asked": setup.games * len(tables(len(setup.bots), setup.options.players or 1)),
        "games": len(played),
        "table": [
            {**_row(name, bot, played, rated[bot]), "identity": bot_identity(tournament.identity, name)}
            for bot, name in enumerate(names)
        ],
        "pairs": [_pair(names, a, b, played) for a, b in combinations(range(len(names)), 2)],
        "first_player": _first_player(whole),
        "rounds": _rounded(summary([game.rounds for game in whole])._asdict()),
        "round_counts": _counts(round(game.rounds) for game in whole),
        "reasons": dict(sorted(Counter(game.report.reason for game in played).items())),
        "decided_by": dict(sorted(Counter(game.report.decided_by for game in played).items())),
        "verdicts": [game.report.verdict for game in played if game.report.verdict],
    }


def bot_identity(identity: Identity | None, bot: str) -> str:
    """The identity of one of the bots, in a report."""
    return UNKNOWN if identity is None else str(identity["bots"][bot])


class _Game:
    """A game with its bots by name; a bot that sits in several seats counts once for each."""

    def __init__(self, names: Sequence[str], bots: Sequence[str], pairing: Pairing, report: GameReport) -> None:
        self.report = report
        self.deal = pairing.deal
        self.bots = [names.index(bots[bot]) for bot in pairing.order]
        self.rounds = report.turns / len(pairing.order)

    def seats_of(self, bot: int) -> Iterator[tuple[int, SeatReport]]:
        return ((seat, self.report.seats[seat]) for seat, other in enumerate(self.bots) if other == bot)

    def share(self, seat: int) -> float:
        """Of the victory: a part when it is shared."""
        winners = [each for each, report in enumerate(self.report.seats) if report.place == 1]
        return 1 / len(winners) if seat in winners else 0.0

    def points_against(self, a: int, b: int) -> Iterator[float]:
        """For every two seats of bots a and b: 1 if a was better, 0.5 if they were level, else 0."""
        for _, one in self.seats_of(a):
            for _, other in self.seats_of(b):
                yield 0.5 if one.place == other.place else float(one.place < other.place)


def _wins(played: Sequence[_Game], size: int) -> list[list[float]]:
    wins = [[0.0] * size for _ in range(size)]
    for game in played:
        for a, b in combinations(range(size), 2):
            for point in game.points_against(a, b):
                wins[a][b] += point
                wins[b][a] += 1 - point
    return wins


def _by_deal(points: Iterable[tuple[int, float]]) -> Paired:
    """What points tell, each with its deal."""
    deals: dict[int, list[float]] = {}
    for deal, point in points:
        deals.setdefault(deal, []).append(point)
    return paired(deals)


def _spread(bot: int, played: Sequence[_Game]) -> float:
    """How much more or less the points of a bot vary than in independent games."""
    return _by_deal(
        (game.deal, point)
        for game in played
        for other in set(game.bots) - {bot}
        for point in game.points_against(bot, other)
    ).spread


def _row(name: str, bot: int, played: Sequence[_Game], rating: Rating) -> dict[str, Any]:
    seats = [(game, seat, report) for game in played for seat, report in game.seats_of(bot)]
    wins = _by_deal((game.deal, game.share(seat)) for game, seat, _ in seats)
    scores = summary([report.score for _, _, report in seats])
    row = {
        "bot": name,
        "games": len(seats),
        "wins": wins.share * wins.games,
        "win_rate": wins.share,
        **wins.interval()._asdict(),
        "spread": wins.spread,
        "rating": rating.rating,
        "rating_low": rating.low,
        "rating_high": rating.high,
        "mean_place": sum(report.place for _, _, report in seats) / max(1, len(seats)),
        "mean_score": scores.mean,
        "score_deviation": scores.deviation,
        "score_counts": _counts(report.score for _, _, report in seats),
        "mean_completed": sum(report.completed for _, _, report in seats) / max(1, len(seats)),
        "forfeits": sum(game.report.reason == FORFEIT and game.share(seat) == 0 for game, seat, _ in seats),
    }
    return _rounded({**row, **usage([report for _, _, report in seats])})


def usage(seats: Sequence[SeatReport]) -> dict[str, float]:
    """What bots used, per decision and per turn."""
    decisions = max(1, sum(report.decisions for report in seats))
    turns = max(1, sum(report.turns for report in seats))
    seconds, evaluations = sum(report.seconds for report in seats), sum(report.evaluations for report in seats)
    return {
        "ms_per_decision": 1000 * seconds / decisions,
        "ms_per_turn": 1000 * seconds / turns,
        "slowest_ms": 1000 * max((report.slowest for report in seats), default=0.0),
        "evaluations_per_decision": evaluations / decisions,
        "evaluations_per_turn": evaluations / turns,
    }


def _pair(names: Sequence[str], a: int, b: int, played: Sequence[_Game]) -> dict[str, Any]:
    points = [(game.deal, point) for game in played for point in game.points_against(a, b)]
    told, ties = _by_deal(points), sum(point == 0.5 for _, point in points)
    pair = {"a": names[a], "b": names[b], "games": told.games, "deals": told.deals}
    wins = {"a_wins": told.share * told.games, "ties": ties}
    return _rounded({**pair, **wins, **told.interval()._asdict(), "spread": told.spread})


def _first_player(whole: Sequence[_Game]) -> dict[str, Any]:
    """How often the first player won, in games that were played to their end."""
    told = _by_deal((game.deal, game.share(0)) for game in whole)
    even = 1 / len(whole[0].bots) if whole else 0.0
    figures = {"games": told.games, "wins": told.share * told.games, "share": told.share}
    return _rounded({**figures, **told.interval()._asdict(), "even": even})


def _counts(values: Iterator[int]) -> dict[str, int]:
    return {str(value): count for value, count in sorted(Counter(values).items())}


def _rounded(values: dict[str, Any]) -> dict[str, Any]:
    return {key: round(value, DIGITS) if isinstance(value, float) else value for key, value in values.items()}
