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
say-would-fit = { $where ->
    [none] Passt gerade auf keines deiner Puzzles.
    [single] Passt auf Puzzle { $slots }.
   *[several] Passt auf die Puzzles { $slots }.
}

## Solo: why the Mastermind would take what it plans to take
plan-why = Warum?
plan-why-taken = Der Gegner nimmt das Puzzle mit den meisten Punkten aus den Spalten ohne Blockade. Bei gleichen nimmt er das erste, von links nach rechts, dann von oben nach unten. Dann wandern sein ganzer Vorrat und je eine Blockade der anderen Spalten auf diese Spalte.
plan-why-locked = Nimmst du ein Puzzle aus einer Spalte, kommt eine ihrer Blockaden in den Vorrat des Gegners. Sind alle drei Spalten blockiert, nimmt er nichts, und jede Spalte verliert eine Blockade.
