"""How the net is trained: self-play, and learning from it."""
