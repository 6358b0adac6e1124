"""Making the judge's net: games of bots of mixed levels, positions of them, and learning from how they ended.

| file | subject |
|---|---|
| `mix` | what is played, and who plays |
| `playing` | one game, with the positions that are kept of it |
| `deals` | which deals belong to training, and which are held back for measuring |
"""
