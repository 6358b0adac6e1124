"""`greedy`: one step ahead, by a few plain rules."""
