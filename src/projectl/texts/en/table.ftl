### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Piece
play-exchange-short = Upgrade
play-master-short = Master
play-recycle-short = Recycle
table-log-short = Log

## What another seat did; pictures of the pieces follow
news-taken-white = Took a white puzzle
news-taken-black = Took a black puzzle
news-piece = Level-1 piece
news-exchanged = Upgraded
news-placed = Placed
news-master = Master
news-recycled-white = Recycled the white row
news-recycled-black = Recycled the black row
news-split = Split
news-this-turn = This turn
news-again = Once more
news-again-of = { $name }: their turn once more
news-skip = Skip

## What is said to you
say-fills = Your pieces fill it.
say-would-fit = { $where ->
    [none] It fits on none of your puzzles now.
    [single] It fits on puzzle { $slots }.
   *[several] It fits on puzzles { $slots }.
}

## Solo: why the Mastermind would take what it plans to take
plan-why = Why?
plan-why-taken = { NAME("rules-solo-6") } { NAME("rules-solo-7") }
plan-why-locked = { NAME("rules-solo-4") } { NAME("rules-solo-8") }
