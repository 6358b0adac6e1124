"""One game by the same kernels, told as plain numbers: what the environments of one game are made of."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from projectl.game.game import Game
from projectl.record.record import GameRecord
from projectl.rules.arguments import whole_within
from projectl.rules.engine import ACTIONS, TURN_CAP
from projectl.rules.options import OptionFields
from projectl.rules.state import State
from projectl.rules.ways.running import bound

from .batch import kernels as batch_kernels
from .batch.records import AS_LAID
from .checking import one_of
from .errors import LabError
from .layout import Numbers, size
from .memory import Episodes, work_of
from .rewards import REWARDS, ZERO_SUM, rewards
from .running import RECORDS, best_lab
from .secrets import Deal

Mask = npt.NDArray[np.int8]
NOBODY = -1


class OneGame:
    """A game that is begun from a deal, as often as one likes. What it gives away are copies."""

    def __init__(self, choices: OptionFields, reward: str = ZERO_SUM) -> None:
        self.options = Game(**choices).options
        self.rules = self.options.rules()
        self.reward = one_of("reward", reward, REWARDS)
        self.seat = NOBODY
        """Who acts next."""
        self.moves: list[tuple[int, int]] = []
        """Seats and actions so far."""
        self.rewards: list[float] = []
        """By seat, of a game that is over."""
        self.is_over = self.is_truncated = False
        self.deal: Deal | None = None
        self._closed = False
        self._make()

    def _make(self) -> None:
        self._maker = best_lab()
        kernels = self._maker.kernels(batch_kernels, RECORDS)
        self._states = self._maker.row(State, 5)
        self._episodes = Episodes(self._maker, 2)
        self._episode = self._episodes.row[0]
        self._array = self._episodes.array[0]
        rules, out = self._maker.rules(self.rules), self._maker.buffer()
        work = work_of(self._maker, self.options, games=1)
        work.reset = AS_LAID
        given = (self._states, rules, self._episodes.row, work, self._maker.numbers([0]), out)
        self._begin, self._advance = bound(kernels.begin, *given), bound(kernels.advance, *given)
        self._look = [
            bound(kernels.look, self._states, 0, rules, self._episodes.row, seat, work, out)
            for seat in range(self.rules.players)
        ]
        width = size(self.rules)
        seen: list[Numbers] = [self._episodes.array["observation"][at].view(np.uint8)[:width] for at in range(2)]
        masks: list[Mask] = [self._episodes.array["mask"][at] for at in range(2)]
        (self._seen, self._spare), (self._mask, self._spare_mask) = seen, masks

    # --- going on ---

    def begin(self, deal: Deal) -> None:
        """Begin the game of a deal."""
        self._check_open()
        self._maker.put(self._states, 2, deal.state(self.options))
        self._begin()
        self.deal, self.moves = deal, []
        self._told()

    def act(self, action: int, seat: int | None = None) -> None:
        """Do an action of a seat, of the one that acts next if none is named; LabError if it is not legal."""
        self._check_begun()
        if not 0 <= action < ACTIONS or not self._allowed(self.seat if seat is None else seat)[action]:
            raise LabError("lab-action-illegal", game=0, action=action)
        if seat is not None:
            self._episode.seat = self.seat = seat
        self.moves.append((self.seat, action))
        self._episode.action = action
        self._advance()
        self._told()

    def _told(self) -> None:
        self._episodes.pull()
        self.seat = int(self._episode.seat)
        self.is_over = bool(self._episode.done)
        self.is_truncated = self.is_over and self._episode.reason == TURN_CAP
        if self.is_over:
            seats = self.rules.players + self.rules.solo
            ended = [self._array[name][None, :seats].astype(np.int64) for name in ("standing", "score")]
            self.rewards = rewards(self.reward, *ended)[0].tolist()

    # --- looking ---

    def observation(self, seat: int) -> Numbers:
        """What a seat sees."""
        self._check_begun()
        if seat == self.seat:
            return self._seen.copy()
        return self._looked(seat)[0]

    def mask(self, seat: int) -> Mask:
        """What a seat may do."""
        self._check_begun()
        if seat == self.seat:
            return self._mask.copy()
        return self._looked(seat)[1]

    def _allowed(self, seat: int) -> Any:
        return self._episode.mask if seat == self.seat else self._looked(seat)[1]

    def _looked(self, seat: int) -> tuple[Numbers, Mask]:
        self._look[whole_within("seat", seat, 0, self.rules.players - 1)]()
        self._episodes.pull()
        return self._spare.copy(), self._spare_mask.copy()

    @property
    def first(self) -> int:
        """The seat of the first player."""
        self._check_begun()
        return int(self._states[0].first)

    def legal(self) -> npt.NDArray[np.int16]:
        """The legal actions of the seat that acts next."""
        self._check_begun()
        return np.array(self._array["legal"][: self._array["count"]])

    def game(self) -> Game:
        """The same game as the library knows it."""
        self._check_begun()
        assert self.deal
        return self.deal.game(self.options, self.moves)

    def record(self) -> GameRecord:
        """The game as a record that replays."""
        return self.game().record()

    # --- the end ---

    def close(self) -> None:
        """Give everything back; every further question is refused."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise LabError("lab-closed")

    def _check_begun(self) -> None:
        self._check_open()
        if self.deal is None:
            raise LabError("lab-not-begun")

    def __getstate__(self) -> dict[str, Any]:
        self._check_open()
        return {name: getattr(self, name) for name in ("options", "rules", "reward", "deal", "moves")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, seat=NOBODY, rewards=[], is_over=False, is_truncated=False, _closed=False)
        self._make()
        if self.deal:
            moves = self.moves
            self.begin(self.deal)
            for seat, action in moves:
                self.act(action, seat)
