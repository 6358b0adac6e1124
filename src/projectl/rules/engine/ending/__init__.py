"""How a game ends: finishing touches, the final score, who stands before whom, and dead positions."""
