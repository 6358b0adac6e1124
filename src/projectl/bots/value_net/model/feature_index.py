"""Which input of a net means what, and how large a net is.

Inputs are mostly zeros and ones; several puzzles or pieces may share one, which then counts them.
"""

from __future__ import annotations

POINTS = 7  # a puzzle gives 0 to 6 points
REWARDS = 15
NEARNESS = 13  # how far a puzzle is from completion: `features.nearness`
REACHES = 7  # how far a puzzle on offer is from completion: `offers.reach`
KINDS = 12

# --- a player: the one whose chances are estimated, or the strongest opponent
SUPPLY = 0  # + 3 * kind + at least 1, 2, 3 of them
BOUND = SUPPLY + 3 * KINDS  # + kind: pieces that lie on unfinished puzzles
WORK = BOUND + KINDS  # + 7 * nearness + points, one for every unfinished puzzle
WORK_REWARD = WORK + POINTS * NEARNESS  # + reward, of puzzles that the supply completes; + 15: of others
WORK_COUNT = WORK_REWARD + 2 * REWARDS  # + unfinished puzzles
PIECES = WORK_COUNT + 5  # how many pieces the supply has
AMBASSADORS = PIECES + 1
# What can be completed together, with the actions left of this turn or those of the next (`harvest`):
HARVEST_COUNT = AMBASSADORS + 1  # + puzzles
HARVEST_POINTS = HARVEST_COUNT + 5  # + their points
HARVEST_ACTIONS = HARVEST_POINTS + 14  # + actions that are over then
HARVEST_REWARD = HARVEST_ACTIONS + 4  # + reward
PLAYER_INPUTS = HARVEST_REWARD + REWARDS

ME = 0
OPPONENT = ME + PLAYER_INPUTS

# --- the table
RESERVE = OPPONENT + PLAYER_INPUTS  # + kind that the reserve lacks
OFFER = RESERVE + KINDS  # + 7 * reach + points
OFFER_REWARD = OFFER + POINTS * REACHES
GAPS = OFFER_REWARD + REWARDS  # + 5 * colour + empty slots of the rows
DECK = GAPS + 10  # + puzzles left in the deck that triggers the end
WHITE_DECK = DECK + 17
ENDING = WHITE_DECK + 1

# --- solo
LOCKS = ENDING + 3  # + 5 * column + locks
COLUMN = LOCKS + 15  # + 8 * locks (at most 3) + most points on offer there; 7: nothing
LOCK_SUPPLY = COLUMN + 32
TARGET = LOCK_SUPPLY + 7  # + points of the puzzle that the solo opponent is after; 7: none
NEXT_TARGET = TARGET + 8  # + points of the one after that

# --- the score
LEAD = NEXT_TARGET + 8  # + points ahead of the strongest opponent, -12..12
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

# The weights of a net are one matrix of rows of HIDDEN numbers: a row for every input, then:
BIAS_1 = INPUTS
LAYER_2 = BIAS_1 + 1  # + unit of the first hidden layer; the first SECOND numbers count
BIAS_2 = LAYER_2 + HIDDEN
WIN = BIAS_2 + 1
MARGIN = WIN + 1
BIAS_3 = MARGIN + 1  # two numbers: win, margin
ROWS = BIAS_3 + 1

# A player has a pair of nets, one below the other: for positions in the middle of a turn, and for ends of a turn.
STEP_NET = 0
END_NET = 1
PAIR_ROWS = 2 * ROWS

MARGIN_SCALE = 10.0
"""Points that the margin's output counts as one."""
