"""The rules as functions on integers: one source, interpreted as it stands or compiled ahead of time.

Every function here takes the state first, then `rules` (the switches of the game, `projectl.rules.switches`)
and `tables` (pieces and puzzles, `projectl.rules.tables`) where it needs them. The files keep to what both
ways of running understand: integers, lists indexed by integers, attributes, plain functions. All values fit
64 bits with a sign; no function keeps anything between calls.
"""
