"""The legal actions of a seat, as a sequence that does not change when the game goes on."""

from __future__ import annotations

from projectl.errors import WrongValueError, shown
from projectl.record.errors import NotationError
from projectl.record.notation.action import Action
from projectl.rules.buffers import new_buffer
from projectl.rules.engine import legal
from projectl.rules.ruleset import Rules
from projectl.rules.state import State


class LegalActions(tuple[Action, ...]):
    """A tuple of actions; `in` also takes an action's code or notation.

    >>> legal = LegalActions([Action.parse("take 1"), Action.parse("piece")])
    >>> legal[0], "piece" in legal, "take 9" in legal, "nonsense" in legal
    (Action('take 1'), True, False, False)
    """

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        try:
            return super().__contains__(code_of(action))
        except (WrongValueError, NotationError):
            return False

    def __repr__(self) -> str:
        return f"({', '.join(map(repr, self))}{',' if len(self) == 1 else ''})"


def legal_actions(state: State, rules: Rules, seat: int) -> LegalActions:
    """What a seat may do; the state may be one that only this seat's knowledge is filled in of."""
    buffer = new_buffer()
    count = legal(state, rules, seat, buffer)
    return LegalActions(map(Action, buffer[:count]))


def code_of(action: object) -> int:
    """The code of an action that is given as an Action, as its notation or as its code."""
    if isinstance(action, str):
        return int(Action.parse(action))
    if isinstance(action, int) and not isinstance(action, bool):
        return int(action)
    raise WrongValueError("value-action", found=shown(action))
