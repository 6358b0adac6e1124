### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Dílek
play-exchange-short = Vyměnit
play-master-short = Zvláštní
play-recycle-short = Recyklace
table-log-short = Průběh

## What another seat did; pictures of the pieces follow
news-taken-white = Bere bílou skládačku
news-taken-black = Bere černou skládačku
news-piece = Dílek úrovně 1
news-exchanged = Vyměněno
news-placed = Přiloženo
news-master = Zvláštní akce
news-recycled-white = Bílá řada recyklována
news-recycled-black = Černá řada recyklována
news-split = Rozloženo
news-this-turn = Tento tah
news-again = Ještě jednou
news-again-of = { $name }: poslední tah ještě jednou
news-skip = Přeskočit

## What is said to you
say-fills = Tvé dílky ji zaplní.
say-would-fit = { $where ->
    [none] Teď se nevejde do žádné tvé skládačky.
    [single] Vejde se do skládačky { $slots }.
   *[several] Vejde se do skládaček { $slots }.
}

## Solo: why the Mastermind would take what it plans to take
plan-why = Proč?
plan-why-taken = { NAME("rules-solo-6") } { NAME("rules-solo-7") }
plan-why-locked = { NAME("rules-solo-4") } { NAME("rules-solo-8") }
