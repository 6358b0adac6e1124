"""Which input of the net means what, and how large the net is.

Inputs are mostly zeros and ones; several puzzles or pieces may share one, which then counts them.
"""

from __future__ import annotations

POINTS = 7  # a puzzle gives 0 to 6 points
REWARDS = 15
NEARNESS = 11  # how far a puzzle is from completion: `features.nearness`
KINDS = 12

# --- a player: the one whose chances are estimated, or the strongest opponent
SUPPLY = 0  # + 3 * kind + at least 1, 2, 3 of them
BOUND = 36  # + kind: pieces that lie on unfinished puzzles
WORK = 48  # + 7 * nearness + points, one for every unfinished puzzle
WORK_REWARD = 125  # + reward, of puzzles that can be completed with the supply; + 15: of others
WORK_COUNT = 155  # + unfinished puzzles
PIECES = 160  # how many pieces the supply has
AMBASSADORS = 161
PLAYER_INPUTS = 162

ME = 0
OPPONENT = ME + PLAYER_INPUTS

# --- the table
RESERVE = OPPONENT + PLAYER_INPUTS  # + kind that the reserve lacks
OFFER = RESERVE + KINDS  # + 4 * points + pieces needed (1, 2, 3; 0: more, or out of reach)
OFFER_REWARD = OFFER + 4 * POINTS
GAPS = OFFER_REWARD + REWARDS  # + 5 * colour + empty slots of the rows
DECK = GAPS + 10  # + puzzles left in the deck that triggers the end
WHITE_DECK = DECK + 17
ENDING = WHITE_DECK + 1

# --- solo
LOCKS = ENDING + 3  # + 5 * column + locks
COLUMN = LOCKS + 15  # + 8 * column + most points on offer there; 7: nothing
LOCK_SUPPLY = COLUMN + 24
TARGET = LOCK_SUPPLY + 7  # + points of the puzzle that the solo opponent is after; 7: none

# --- the score
LEAD = TARGET + 8  # + points ahead of the strongest opponent, -12..12
FINAL_LEAD = LEAD + 25  # + 25 * (the end is triggered) + points ahead after finishing touches
SECOND_LEAD = FINAL_LEAD + 50  # + points ahead of the second opponent
LEAD_LINEAR = SECOND_LEAD + 25
FINAL_LINEAR = LEAD_LINEAR + 1
COMPLETED = FINAL_LINEAR + 1
OWN_POINTS = COMPLETED + 1

# --- turn and rules
ACTIONS_LEFT = OWN_POINTS + 1
MASTER_LEFT = ACTIONS_LEFT + 4
SEQUENCE = MASTER_LEFT + 1
SEQUENCE_SLOTS = SEQUENCE + 5
TURN_ORDER = SEQUENCE_SLOTS + 5  # + turns after the first player's
PLAYERS = TURN_ORDER + 6
SWITCHES = PLAYERS + 7
INPUTS = SWITCHES + 6

HIDDEN = 64
SECOND = 32  # width of the second hidden layer

# The weights are one matrix of rows of HIDDEN numbers: a row for every input, then:
BIAS_1 = INPUTS
LAYER_2 = BIAS_1 + 1  # + unit of the first hidden layer; the first SECOND numbers count
BIAS_2 = LAYER_2 + HIDDEN
WIN = BIAS_2 + 1
MARGIN = WIN + 1
BIAS_3 = MARGIN + 1  # two numbers: win, margin
ROWS = BIAS_3 + 1

MARGIN_SCALE = 10.0
"""Points that the margin's output counts as one."""
