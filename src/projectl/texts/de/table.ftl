### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Teil
play-exchange-short = Aufwerten
play-master-short = Master
play-recycle-short = Recyceln
table-log-short = Verlauf

## What another seat did; pictures of the pieces follow
news-taken-white = Nahm ein weißes Puzzle
news-taken-black = Nahm ein schwarzes Puzzle
news-piece = Teil der Stufe 1
news-exchanged = Aufgewertet
news-placed = Gelegt
news-master = Masteraktion
news-recycled-white = Weiße Reihe recycelt
news-recycled-black = Schwarze Reihe recycelt
news-split = Zerlegt
news-this-turn = Dieser Zug
news-again = Noch einmal
news-again-of = { $name }: der letzte Zug noch einmal
news-skip = Überspringen

## What is said to you
say-fills = Deine Teile füllen es.
