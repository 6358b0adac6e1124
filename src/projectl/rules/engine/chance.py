"""The small generator inside a state: for Endless White and for mass simulation, never for secrets.

Two multiplicative generators combined (L'Ecuyer 1988); both halves and all products fit 63 bits, so that the
interpreted and the compiled engine draw alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projectl.rules.state import State

M1 = 2147483563
M2 = 2147483399


def seeded(seed: int) -> int:
    """The generator's first value for any seed from 0 to 2**62 - 1."""
    return (1 + seed % (M1 - 1)) << 31 | (1 + (seed >> 31) % (M2 - 1))


def advanced(value: int) -> int:
    """The generator's value one draw on."""
    return (value >> 31) * 40014 % M1 << 31 | (value & 0x7FFFFFFF) * 40692 % M2


def drawn(value: int, bound: int) -> int:
    """The number from 0 to `bound` - 1 that `value` stands for."""
    return ((value >> 31) - (value & 0x7FFFFFFF)) % (M1 - 1) % bound


def draw_below(state: State, bound: int) -> int:
    """A number from 0 to `bound` - 1 from the state's generator."""
    state.rng = advanced(state.rng)
    return drawn(state.rng, bound)
