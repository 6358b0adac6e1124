### Moments: how the turns of others are told, what it is like to complete a puzzle, and the end of a game.

## How fast the turns of others are told
moments-others-turns = Tahy ostatních
settings-bot-pace-step = Po krocích
moments-next-step = Další krok
moments-keys = tahy ostatních ještě jednou, další krok
# Points that came to a pile just now.
moments-plus = +{ $points }

## Completing: several puzzles by one action; the box is small
moments-at-once = { $count ->
    [2] Dvě najednou
    [3] Tři najednou
   *[other] Čtyři najednou
}

## The end
moments-won-by = { $who ->
    [you] Vítězíš o
   *[other] Vítězí { $name } o
} { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
moments-solo-lost-by = Vítězí soupeř o { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
moments-behind = { $place ->
    [2] Tvé místo: druhé
    [3] Tvé místo: třetí
    [4] Tvé místo: čtvrté
    [5] Tvé místo: páté
   *[other] Tvé místo: šesté
}, ztráta { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
moments-how-it-went = Jak to šlo
moments-graph-about = Body na hromádkách
moments-graph-label = Body na hromádkách, tah po tahu. Na konci: { $now }
moments-facts = Tvá hra v číslech
# Followed by the number. Round 0: there are no rounds.
moments-fact-best = { $round ->
    [0] bodů v nejlepším tahu
   *[other] bodů v nejlepším tahu, kolo { $round }
}
moments-fact-completed = dokončených skládaček
moments-fact-black = z toho černých
moments-fact-together = dokončeno jednou zvláštní akcí
moments-fact-masters = zvláštních akcí
moments-fact-placed = přiložených dílků
moments-fact-touches = dílků za poslední body
moments-your-pile = Tvé dokončené skládačky
moments-pile-of = Dokončené skládačky: { $name }
moments-all-columns = Všechny sloupce
moments-sound-offer = Příště se zvuky? Krátké, když se něco vezme, přiloží nebo dokončí.
moments-sound-yes = Zapnout
moments-sound-no = Ne, díky
moments-review = Rozebrat hru
