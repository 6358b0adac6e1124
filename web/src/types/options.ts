// Written by tools/client_types.py. Do not edit.
import type { ChosenOptions } from "./api";

export const VARIANTS = ["standard", "solo", "line-clear"] as const;
/** Those with a ladder. */
export const RATED_VARIANTS = ["standard", "line-clear"] as const;
/** What is played unless somebody chooses otherwise. */
export const USUAL: ChosenOptions = {"edition": "revised-2021", "variant": "standard", "players": 2, "difficulty": null, "expansions": [], "deluxe": false, "known_scores": false, "endless_white": false};
