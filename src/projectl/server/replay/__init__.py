"""Finished games: records, replays, what is left of damaged ones."""
