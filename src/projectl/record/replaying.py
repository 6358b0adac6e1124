"""Playing a record again, and judging it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from projectl.errors.english import english
from projectl.record.notation.action import Action
from projectl.rules.arguments import instance
from projectl.rules.engine import ALLOWED, OVER, step
from projectl.rules.explanation import refusal
from projectl.rules.result import Result, score_sheet
from projectl.rules.shuffle import deal_game
from projectl.rules.state import State
from projectl.rules.version import REPLAYED_VERSIONS, RULES_VERSION

from .errors import GameRecordError
from .record import GameRecord, commit


class Step(NamedTuple):
    """An action of a record and the state after it, a copy of its own."""

    seat: int
    action: Action
    state: State


def starting_state(record: GameRecord) -> State:
    """The game as it was dealt; GameRecordError without a seed or under later rules."""
    if record.rules_version not in REPLAYED_VERSIONS:
        raise other_rules(record.rules_version)
    if record.seed is None:
        raise GameRecordError("record-no-seed")
    return deal_game(record.options, record.seed, record.first)


def other_rules(version: int) -> GameRecordError:
    """What is to be said of a game that has another course or result under the rules in force."""
    return GameRecordError("record-other-rules", found=version, known=RULES_VERSION)


def check_rules(record: GameRecord) -> None:
    """GameRecordError if a record is of other rules: of later ones, or of earlier ones that gave it another course."""
    if verify(record).code == "verdict-other-rules":
        raise other_rules(record.rules_version)


def walk(record: GameRecord) -> Iterator[tuple[int, State]]:
    """By move: the reason why it is refused, or ALLOWED, and the state after it, always the same one."""
    state = starting_state(record)
    rules = record.options.rules()
    for move in record.moves:
        yield step(state, rules, move.seat, move.action), state


def replay(record: GameRecord) -> Iterator[Step]:
    """The game step by step; GameRecordError at the first action that is not legal.

    >>> from projectl import Game
    >>> game = Game(players=2, seed=7, first=0)
    >>> events = game.play("piece")
    >>> [(step.seat, str(step.action)) for step in replay(game.record())]
    [(0, 'piece')]
    """
    return _steps(instance("record", record, GameRecord))


def _steps(record: GameRecord) -> Iterator[Step]:
    for at, (reason, state) in enumerate(walk(record)):
        if reason != ALLOWED:
            if record.rules_version != RULES_VERSION:
                raise other_rules(record.rules_version)
            raise GameRecordError("record-illegal", **_illegal(record, at, reason))
        yield Step(*record.moves[at], state.clone())


def _illegal(record: GameRecord, at: int, reason: int) -> dict[str, object]:
    seat, action = record.moves[at]
    refused = refusal(reason, action)
    return {
        "line": record.line_of(at),
        "move": at + 1,
        "seat": seat + 1,
        "action": str(action),
        "reason": refused.key,
        "rule": refused.rule,
    }


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `verify` found: `code` and `params` for translation, `str()` in English.

    >>> from projectl import Game
    >>> str(verify(Game(players=2, seed=7).record()))
    'All actions so far (0) are legal, and the game goes on.'
    """

    code: str
    params: Mapping[str, object] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        """Whether the game is finished, every action was legal, and the result is the recorded one."""
        return self.code == "verdict-ok"

    def __str__(self) -> str:
        return english(self.code, self.params)


def verify(record: GameRecord) -> Verdict:
    """Replay a record and compare the result.

    A record of earlier rules is judged by those in force: it holds if it comes out as recorded, else nothing is said of
    its actions and figures but that they are of other rules.

    >>> from projectl import Game, play_out
    >>> game = Game(players=2, seed=7)
    >>> result = play_out(game, ["greedy", "greedy"])
    >>> verify(game.record()).ok
    True
    """
    instance("record", record, GameRecord)
    other = Verdict("verdict-other-rules", {"found": record.rules_version, "known": RULES_VERSION})
    if record.rules_version not in REPLAYED_VERSIONS:
        return other
    if record.seed is None:
        return Verdict("verdict-no-seed")
    if record.commitment and record.commitment != commit(record.options, record.seed, record.game_id):
        return Verdict("verdict-commitment")
    verdict = _judge(record)
    holds = verdict.code in ("verdict-ok", "verdict-unfinished")
    return verdict if holds or record.rules_version == RULES_VERSION else other


def _judge(record: GameRecord) -> Verdict:
    """By the rules in force, whatever rules the record names."""
    state = starting_state(record)
    for at, (reason, after) in enumerate(walk(record)):
        if reason != ALLOWED:
            return Verdict("verdict-illegal", _illegal(record, at, reason))
        state = after
    return _judge_end(record, state)


def _judge_end(record: GameRecord, state: State) -> Verdict:
    moves = {"moves": len(record.moves)}
    if state.phase != OVER:
        return Verdict("verdict-too-early" if record.result else "verdict-unfinished", moves)
    if record.result is None:
        return Verdict("verdict-no-result", moves)
    result = score_sheet(state, record.options.rules())
    difference = _difference(record.result, result)
    return Verdict("verdict-result", difference) if difference else Verdict("verdict-ok", moves)


def _difference(recorded: Result, found: Result) -> dict[str, object]:
    """The first figure in which two results differ."""
    if recorded.reason != found.reason:
        return {"figure": "end", "found": recorded.reason, "wanted": found.reason}
    for mine, other in zip(recorded.rows, found.rows, strict=True):
        for name, was, is_now in zip(mine._fields, mine, other, strict=True):
            if was != is_now:
                return {"figure": f"{name} of seat {mine.seat + 1}", "found": was, "wanted": is_now}
    if recorded.decided_by != found.decided_by:
        return {"figure": "decided", "found": recorded.decided_by, "wanted": found.decided_by}
    return {}
