"""Games moment by moment: running ones as far as the viewer may know them, finished and uploaded ones whole.

Moment 0 is the start, every later one is what an action led to. Actions that were undone or taken back are not there:
a replay shows the line that counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, compress
from typing import Any

from projectl.game import Game
from projectl.game.disclosure import Disclosure
from projectl.game.events.event import event_documents
from projectl.game.view.curves import curves_document
from projectl.game.view.document import progress_document
from projectl.game.view.puzzles import ShownPuzzles, puzzle_document
from projectl.record.gamefile import GameRecord, Verdict, commit, verify
from projectl.server.i18n import said
from projectl.server.table.setup import options_document
from projectl.server.table.stand_ins import StandIn


@dataclass(slots=True)
class Findings:
    """What it took long to find out about a game, for the next who asks."""

    graphs: dict[tuple[int | None, bool], dict[str, Any]] = field(default_factory=dict)
    """By who looks, and whether the game is over."""
    verdict: Verdict | None = None

    def clear(self) -> None:
        """The game is another one now."""
        self.graphs.clear()
        self.verdict = None


@dataclass(frozen=True, slots=True)
class Replay:
    """A game with its whole history, and what may be shown of it."""

    game: Game
    record: GameRecord
    """Without a seed while the game is on."""
    over: bool
    """Everything may be shown."""
    findings: Findings
    stand_ins: Mapping[int, StandIn] = field(default_factory=dict)
    """By the number of the action; a record tells of them in remarks alone."""

    def document(self, seat: int | None, start: int, count: int) -> dict[str, Any]:
        """Some moments as `seat` (None: a spectator) may see them, and the curves of the whole game."""
        shown = self._shown(seat)
        last = len(shown) - 1
        return {
            "total": last,
            "from": start,
            "seats": [*self.game.names],
            "setup": options_document(self.game.options) | {"first": self.game.first},
            "graph": self._known_graph(seat, shown),
            "moments": [
                self._moment(number, shown[number], seat) for number in range(start, min(start + count, last + 1))
            ],
            **self._judged(),
        }

    def log(self, seat: int | None, start: int, count: int) -> dict[str, Any]:
        """Some moments without their views and curves: what a client needs to tell what has happened."""
        shown = self._shown(seat)
        numbers = range(start, min(start + count, len(shown)))
        moments = [self._told(number, shown[number], seat) for number in numbers]
        mentioned = ShownPuzzles(self.game.rules.cards)
        mentioned.mention(moments)
        puzzles = dict(compress(((each.id, puzzle_document(each)) for each in mentioned.all), mentioned.flags()))
        return {"total": len(shown) - 1, "from": start, "moments": moments, "puzzles": puzzles}

    def _shown(self, seat: int | None) -> list[int]:
        """By moment that the viewer may know of: how many actions of the game led to it."""
        return [0, *(number + 1 for number in self.game.actions_known(self._disclosure(seat)))]

    def _disclosure(self, seat: int | None) -> Disclosure:
        return Disclosure(self.game.rules, seat, self.over)

    def _moment(self, number: int, actions: int, seat: int | None) -> dict[str, Any]:
        return self._told(number, actions, seat) | {"view": self.game.at(actions).view(seat)}

    def _told(self, number: int, actions: int, seat: int | None) -> dict[str, Any]:
        game = self.game.at(actions)
        move = game.log[-1] if actions else None
        before = self.game.at(max(0, actions - 1))  # an action belongs to the turn that it was done in
        progress = progress_document(before.rules, before.state)
        return {
            "number": number,
            "seat": move.seat if move else None,
            "action": str(move.action) if move else None,
            "round": progress["round"],
            "turn": progress["turn"],
            "stand_in": self.stand_ins[actions - 1].by if actions - 1 in self.stand_ins else None,
            "events": self._events(actions - 1, seat) if actions else [],
        }

    def _events(self, number: int, seat: int | None) -> list[dict[str, Any]]:
        return event_documents(self.game.rules, self.game.events_of(number), seat, over=self.over)

    def _known_graph(self, seat: int | None, shown: Sequence[int]) -> dict[str, Any]:
        graphs = self.findings.graphs
        if (seat, self.over) not in graphs:
            graphs[seat, self.over] = self._graph(seat, shown)
        return graphs[seat, self.over]

    def _graph(self, seat: int | None, shown: Sequence[int]) -> dict[str, Any]:
        """By moment: points as far as they are known, and pieces, which everybody sees."""
        states = self.game.states()
        curves = curves_document(self._disclosure(seat), [states[actions] for actions in shown])
        return curves | {"actions": self._counted(shown)}

    def _counted(self, shown: Sequence[int]) -> list[int]:
        """By moment: how many actions have been done. Saying that a turn is over is none."""
        log = self.game.log
        return [*accumulate(int(number > 0 and str(log[number - 1].action) != "end") for number in shown)]

    def _judged(self) -> dict[str, Any]:
        """Whether the shuffle is the one that was committed to, and what `projectl verify` says."""
        record = self.record
        if record.seed is None:
            return {"verified": None, "verdict": None}
        wanted = commit(record.options, record.seed, record.game_id)
        verified = {
            "commitment": record.commitment or None,
            "seed": record.seed.hex(),
            "matches": record.commitment == wanted if record.commitment else None,
        }
        verdict = self.findings.verdict = self.findings.verdict or verify(record)
        text = said(verdict.code, verdict.params)
        return {"verified": verified, "verdict": {"code": verdict.code, "ok": verdict.ok, "text": text}}
