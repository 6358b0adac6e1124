"""What somebody has played, counted from a list of games and from some of them action by action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from projectl.bots import bots
from projectl.game import Game
from projectl.game.events.event import Event
from projectl.game.view.document import progress_document
from projectl.record.record import GameRecord
from projectl.rules.pieces import BASE_KINDS, NAMES
from projectl.rules.puzzles import builtin
from projectl.server.messages.statistics import Company, MetPuzzle, PlacedPieces, PlayerStatistics, RoundPoints, Share
from projectl.server.table import Table

MOST_LOOKED_AT = 60
"""So many of the latest games are looked at action by action."""
COMPANIES: tuple[Company, ...] = ("bots", "people", "mixed", "solo")
_NINETY_FIVE = 1.959964


class PlayedGame(NamedTuple):
    """A finished game as its list knows it."""

    id: str
    seat: int
    began: int
    edition: str
    variant: str
    players: int
    won: bool | None
    """None: it was not decided."""
    score: int | None
    others: tuple[str | None, ...]
    """By other seat: the name of its bot, None for a person."""
    difficulty: str
    """Of the solo opponent; empty in the other variants."""
    hinted: bool
    several_seats: bool

    @property
    def company(self) -> Company:
        """With whom it was played."""
        if not self.others:
            return "solo"
        people = self.others.count(None)
        return "people" if people == len(self.others) else "mixed" if people else "bots"

    @property
    def counts(self) -> bool:
        """Whether it says something about how somebody plays."""
        return self.won is not None and not self.hinted and not self.several_seats


def others_of(seats: Iterable[Mapping[str, Any]], own: int) -> tuple[str | None, ...]:
    """See PlayedGame. Somebody whose bot plays on, or who has resigned, is a person still."""
    return tuple(None if seat["player"] else seat["bot"] for seat in seats if seat["seat"] != own)


class GameFacts(NamedTuple):
    """What one seat did in a game."""

    points: tuple[tuple[int, float | None], ...]
    """By round: the own points of completed puzzles, and the mean of the others."""
    pieces: Counter[str]
    taken: tuple[str, ...]
    completed: tuple[str, ...]


def facts_of(table: Table, seat: int) -> GameFacts | None:
    """What a seat did in a finished game; None if these rules do not play it as it was."""
    game = table.game
    if game is None or not table.is_replayable:
        return None
    return facts_of_record(GameRecord(table.setup.options, game.first, tuple(game.moves), table.seed, game.names), seat)


def facts_of_record(record: GameRecord, seat: int) -> GameFacts:
    """What a seat did in a game that these rules play as it was recorded."""
    game = Game(record.options, seed=record.seed, first=record.first, names=record.names)
    score = [0] * game.rules.players
    rounds: dict[int, tuple[int, float | None]] = {}
    own = _Own()
    for move in record.moves:
        number = progress_document(game.rules, game.state)["round"]
        for event in game.play(move.action, move.seat):
            if event.kind == "completed" and event.seat is not None:
                score[event.seat] += event.data["points"]
            if event.seat == seat:
                own.follow(event)
        if number is not None:
            others = [points for other, points in enumerate(score) if other != seat]
            rounds[number] = score[seat], fmean(others) if others else None
    points = tuple(rounds[number] for number in sorted(rounds))
    return GameFacts(points, own.pieces, tuple(own.taken), tuple(own.completed))


class _Own:
    """What one seat has done so far."""

    def __init__(self) -> None:
        self.pieces: Counter[str] = Counter()
        self.taken: list[str] = []
        self.completed: list[str] = []
        self._before: Counter[str] = Counter()

    def follow(self, event: Event) -> None:
        """Count an event. A sequence that is cancelled has placed nothing."""
        match event.kind:
            case "placed" | "touched":
                self.pieces[event.data["piece"]] += 1
            case "taken":
                self.taken.append(event.data["puzzle"])
            case "completed":
                self.completed.append(event.data["puzzle"])
            case "master-began" | "ambassador-began" | "ghost-split" | "recycle-began":
                self._before = self.pieces.copy()
            case "sequence-cancelled":
                self.pieces = self._before


def statistics_document(
    played: Sequence[PlayedGame],
    look: Callable[[PlayedGame], GameFacts | None],
    *,
    edition: str | None = None,
    players: int | None = None,
    since: int | None = None,
    against: Company | None = None,
) -> PlayerStatistics:
    """The statistics of some games, the latest first; `look` tells what was done in one of them."""
    wanted = [
        game
        for game in played
        if edition in (None, game.edition) and players in (None, game.players) and game.began >= (since or 0)
    ]
    counted = [game for game in wanted if game.counts]
    companies = Counter(game.company for game in counted)
    most: Company = max(COMPANIES, key=lambda each: companies[each])
    company = against or most
    games = [game for game in counted if game.company == company]
    scores = [game.score for game in games if game.score is not None]
    facts = [found for game in games[:MOST_LOOKED_AT] if (found := look(game)) is not None]
    return {
        "company": company,
        "companies": {each: companies[each] for each in COMPANIES},
        "editions": sorted({game.edition for game in played}),
        "players": sorted({game.players for game in played}),
        "since": min((game.began for game in games), default=None),
        "left_out": {
            "hinted": sum(game.hinted for game in wanted),
            "undecided": sum(game.won is None for game in wanted),
            "several_seats": sum(game.several_seats for game in wanted),
        },
        "all": _share("all", games),
        "mean_score": round(fmean(scores), 2) if scores else None,
        "scored": len(scores),
        "by_level": _levels(games, company),
        "by_edition": _by(games, lambda game: game.edition),
        "by_players": _by(games, lambda game: str(game.players)),
        "looked_at": len(facts),
        "points": _points(facts),
        "pieces": _pieces(facts),
        "puzzles": _puzzles(facts),
    }


def likely(won: int, games: int) -> tuple[float, float] | None:
    """Between which percentages the true share lies in 95 of 100 cases (Wilson)."""
    if not games:
        return None
    share, z = won / games, _NINETY_FIVE
    middle = share + z * z / (2 * games)
    margin = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return round(100 * max(0.0, (middle - margin) / scale), 1), round(100 * min(1.0, (middle + margin) / scale), 1)


def profile_document(played: Sequence[PlayedGame]) -> dict[str, Any]:
    """The figures of a profile in short, as a server counts them in its database."""
    counted = [game for game in played if game.won is not None and not game.several_seats]
    kinds = sorted({(game.variant, game.edition) for game in counted})
    by = [
        {"variant": variant, "edition": edition, **_figures([g for g in counted if (g.variant, g.edition) == kind])}
        for kind in kinds
        for variant, edition in [kind]
    ]
    return {**_figures(counted), "by": by}


def _figures(games: Sequence[PlayedGame]) -> dict[str, Any]:
    scores = [game.score for game in games if game.score is not None]
    mean = round(fmean(scores), 2) if scores else None
    return {"games": len(games), "wins": sum(bool(game.won) for game in games), "mean_score": mean}


def _share(key: str, games: Sequence[PlayedGame]) -> Share:
    won = sum(bool(game.won) for game in games)
    low, high = likely(won, len(games)) or (None, None)
    return {"key": key, "games": len(games), "won": won, "low": low, "high": high}


def _by(games: Sequence[PlayedGame], key: Callable[[PlayedGame], str]) -> list[Share]:
    return [_share(each, [game for game in games if key(game) == each]) for each in sorted({*map(key, games)})]


def _levels(games: Sequence[PlayedGame], company: Company) -> list[Share]:
    if company == "solo":
        return _by(games, lambda game: game.difficulty)
    if company != "bots":
        return []
    known = {info.name: info.level for info in bots()}
    strongest = {game.id: max((known.get(bot or "", 0) for bot in game.others), default=0) for game in games}
    levels = range(1, max(known.values()) + 1)
    return [_share(str(level), [game for game in games if strongest[game.id] == level]) for level in levels]


def _points(facts: Sequence[GameFacts]) -> list[RoundPoints]:
    """As far as half of the games went, so that no mean is that of the longest alone."""
    found: list[RoundPoints] = []
    for number in range(max((len(each.points) for each in facts), default=0)):
        there = [each.points[number] for each in facts if len(each.points) > number]
        if 2 * len(there) < len(facts):
            break
        own, others = [each[0] for each in there], [each[1] for each in there if each[1] is not None]
        low, _, high = quantiles(own, n=4, method="inclusive") if len(own) > 1 else (own[0], own[0], own[0])
        found.append(
            {
                "round": number + 1,
                "games": len(there),
                "own": round(fmean(own), 2),
                "others": round(fmean(others), 2) if others else None,
                "low": low,
                "high": high,
            }
        )
    return found


def _pieces(facts: Sequence[GameFacts]) -> list[PlacedPieces]:
    """Of an expansion only those that were placed."""
    placed = sum((each.pieces for each in facts), Counter[str]())
    shown = [*NAMES[:BASE_KINDS], *(name for name in NAMES[BASE_KINDS:] if placed[name])]
    return [{"piece": name, "count": placed[name]} for name in shown]


def _puzzles(facts: Sequence[GameFacts]) -> list[MetPuzzle]:
    """The printed ones, also those that never came."""
    taken, completed = _counted(each.taken for each in facts), _counted(each.completed for each in facts)
    return [
        {"id": puzzle.id, "taken": taken[puzzle.id], "completed": completed[puzzle.id]} for puzzle in builtin("base")
    ]


def _counted(lists: Iterable[Sequence[str]]) -> Counter[str]:
    return Counter(each for some in lists for each in some)
