"""Which input of the judge's net means what, and how large the net is.

First come the inputs of the bots' nets, then what these leave out, and then what these have found out themselves: the
units of their last layer.
"""

from __future__ import annotations

from projectl.bots.value_net.model.feature_index import INPUTS as THEIRS
from projectl.bots.value_net.model.feature_index import SECOND as UNITS

MOST_ROUNDS = 19
DISTANCES = 7

HOLDER = THEIRS  # + 7 * marker + turns until the seat has it; 6: there is no such marker
ROUND = HOLDER + 2 * DISTANCES  # + rounds that are over
ROUND_LINEAR = ROUND + MOST_ROUNDS + 1
PASSED = ROUND_LINEAR + 1  # + markers of Line Clear that came back after the trigger
TO_PLAY = PASSED + 3  # + whether the seat still plays in the last round: 0 no, 1 it does now, 2 later
TOUCHING = TO_PLAY + 3  # the finishing touches have begun
DONE = TOUCHING + 1  # and the seat is done with its own
COMPLETED = DONE + 1  # + completed puzzles
RANK = COMPLETED + 12  # + others who would score more now
LEADS = RANK + 6  # + the others by seat order: points ahead of them, as if the play ended now
LEAD_ALL = LEADS + 5  # ahead of the mean of the others
CELLS = LEAD_ALL + 1  # of all pieces, the seat's own; then the most and the mean of the others
WORTH = CELLS + 3  # points of unfinished puzzles, in the same order
MISSING = WORTH + 3  # their cells that are still free
SIZE = MISSING + 3  # pieces of the supply alone
FINISH = SIZE + 3  # + 3 * (touches have begun) + 0 lost, 1 shared, 2 won if all touch as well as they can
FINISH_LINEAR = FINISH + 6  # and by how many points
SWITCHES = FINISH_LINEAR + 1
THEIR_WORD = SWITCHES + 4  # + 2 * net: its probability to win, and its margin
END_UNITS = THEIR_WORD + 4
STEP_UNITS = END_UNITS + UNITS
INPUTS = STEP_UNITS + UNITS

HIDDEN = 32
SECOND = 16
"""Widths of the hidden layers."""

# The weights are one matrix of rows of HIDDEN numbers: a row for every input, then:
BIAS_1 = INPUTS
LAYER_2 = BIAS_1 + 1  # + unit of the first hidden layer; the first SECOND numbers count
BIAS_2 = LAYER_2 + HIDDEN
SCORE = BIAS_2 + 1
ROWS = SCORE + 1

ROOM = 384
"""More inputs than a position can have that are not zero."""
MANY = 256
"""Positions of one call."""

# Where things lie in the row of states in which games are played to learn from; what comes before is the search's.
BLANK = 39
GAME = 40
FIRST_KEPT = 41
MOST_KEPT = 400
