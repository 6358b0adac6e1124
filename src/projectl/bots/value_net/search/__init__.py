"""The search that asks the net."""
