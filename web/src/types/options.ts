// Written by tools/client_types.py. Do not edit.
import type { ChosenOptions, DrawnPuzzle, DrawnSet } from "./api";

export const VARIANTS = ["standard", "solo", "line-clear"] as const;
export const EXPANSIONS = ["ghost", "ambassador", "phoenix"] as const;
/** Those with a ladder. */
export const RATED_VARIANTS = ["standard", "line-clear"] as const;
/** What is played unless somebody chooses otherwise. */
export const USUAL: ChosenOptions = {"edition": "revised-2021", "variant": "standard", "players": 2, "difficulty": null, "expansions": [], "deluxe": false, "known_scores": false, "endless_white": false};
/** By what a set of puzzles is part of: what they may give. */
export const REWARDS_OF: Record<DrawnSet["expansion"], readonly DrawnPuzzle["reward"][]> = {"base": ["O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4"], "ghost": ["O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4", "P5", "U5", "L5", "up1", "up2"], "ambassador": ["O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4", "master"], "phoenix": ["O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4"], "none": ["O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4"]};
