### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Teil
play-exchange-short = Aufwerten
play-master-short = Master
play-recycle-short = Recyceln
table-log-short = Protokoll

## What another seat did; pictures of the pieces follow
news-taken-white = Weißes Puzzle genommen
news-taken-black = Schwarzes Puzzle genommen
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
say-would-fit = { $where ->
    [none] Passt gerade auf keines deiner Puzzles.
    [single] Passt auf Puzzle { $slots }.
   *[several] Passt auf die Puzzles { $slots }.
}

## Solo: why the Mastermind would take what it plans to take
plan-why = Warum?
plan-why-taken = { NAME("rules-solo-6") } { NAME("rules-solo-7") }
plan-why-locked = { NAME("rules-solo-4") } { NAME("rules-solo-8") }
