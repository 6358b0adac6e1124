### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Pièce
play-exchange-short = Améliorer
play-master-short = Maître
play-recycle-short = Recycler
table-log-short = Journal

## What another seat did; pictures of the pieces follow
news-taken-white = A pris un puzzle blanc
news-taken-black = A pris un puzzle noir
news-piece = Pièce de niveau 1
news-exchanged = A amélioré
news-placed = A placé
news-master = Coup de Maître
news-recycled-white = A recyclé la rangée blanche
news-recycled-black = A recyclé la rangée noire
news-split = A divisé
news-this-turn = Ce tour
news-again = Revoir
news-again-of = { $name } : revoir son dernier tour
news-skip = Passer

## What is said to you
say-fills = Vos pièces le complètent.
say-would-fit = { $where ->
    [none] Elle ne tient sur aucun de vos puzzles.
    [single] Elle tient sur le puzzle { $slots }.
   *[several] Elle tient sur les puzzles { $slots }.
}

## Solo: why the Mastermind would take what it plans to take
plan-why = Pourquoi ?
plan-why-taken = { NAME("rules-solo-6") } { NAME("rules-solo-7") }
plan-why-locked = { NAME("rules-solo-4") } { NAME("rules-solo-8") }
