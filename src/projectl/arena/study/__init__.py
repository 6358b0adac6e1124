"""Studies of the game that end in pictures: each is a command that plays, keeps its data, draws and writes its page.

    python -m projectl.arena.study first-player --games 600

| file | subject |
|---|---|
| `playing` | games of bots in many processes, and what is kept of each |
| `subjects` | what the studies ask, and how they answer |
| `pages` | data, pictures and page of a study |
"""
