"""Arithmetic that comes out alike, to the last bit, however the kernels run.

Floats are double; the arrays of a net hold singles. Storing into them rounds, and `single` rounds in between. Functions
whose last bit differs from one library of mathematics to the next are written out here.
"""

from __future__ import annotations

from array import array

_CELL = array("f", (0.0,))

LOG_2_HIGH = 6.93147180369123816490e-01  # its last bits are zero: a small multiple of it is exact
LOG_2_LOW = 1.90821492927058770002e-10
PER_LOG_2 = 1.44269504088896338700


def single(number: float) -> float:
    """The number of single width that is nearest. The compiler knows this function by name."""
    _CELL[0] = number
    return _CELL[0]


def exponential(number: float) -> float:
    """E to the power of a number from -40 to 40, within one bit of the truth.

    Written as a power of two times e to the power of a rest, for which a quotient of polynomials stands (fdlibm).
    """
    twos = int(PER_LOG_2 * number + 0.5) if number >= 0.0 else int(PER_LOG_2 * number - 0.5)
    high = number - twos * LOG_2_HIGH
    low = twos * LOG_2_LOW
    rest = high - low
    t = rest * rest
    p = 6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)
    c = rest - t * (1.66666666666666019037e-01 + t * (-2.77777777770155933842e-03 + t * p))
    result = 1.0 - ((low - rest * c / (2.0 - c)) - high)
    return result * power_of_two(twos) if twos >= 0 else result / power_of_two(-twos)


def power_of_two(exponent: int) -> float:
    """Two to the power of a number from 0 to 63, from its bits."""
    result = 1.0
    result *= 2.0 if exponent & 1 else 1.0
    result *= 4.0 if exponent & 2 else 1.0
    result *= 16.0 if exponent & 4 else 1.0
    result *= 256.0 if exponent & 8 else 1.0
    result *= 65536.0 if exponent & 16 else 1.0
    result *= 4294967296.0 if exponent & 32 else 1.0
    return result


def power(base: float, exponent: int) -> float:
    """A positive whole power, by squaring."""
    result = 1.0
    while exponent > 0:
        if exponent & 1:
            result *= base
        base *= base
        exponent >>= 1
    return result
