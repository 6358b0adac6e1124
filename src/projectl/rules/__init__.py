"""The rules of the game; standard library only."""
