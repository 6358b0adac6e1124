# Die Dinge des Spiels und was mit ihnen geschieht: was Terminal und Browser sagen.

list-comma = {", "}
list-and = {" und "}
list-counted = { $count } × { $thing }

piece-O1 = gelber Einer
    .art = ein gelber Einer
    .acc = einen gelben Einer
    .dat = einem gelben Einer
    .gender = m
piece-I2 = grüner Zweier
    .art = ein grüner Zweier
    .acc = einen grünen Zweier
    .dat = einem grünen Zweier
    .gender = m
piece-I3 = blauer Dreier
    .art = ein blauer Dreier
    .acc = einen blauen Dreier
    .dat = einem blauen Dreier
    .gender = m
piece-V3 = orange Ecke
    .art = eine orange Ecke
    .acc = eine orange Ecke
    .dat = einer orangen Ecke
    .gender = f
piece-I4 = lila Vierer
    .art = ein lila Vierer
    .acc = einen lila Vierer
    .dat = einem lila Vierer
    .gender = m
piece-L4 = türkises L
    .art = ein türkises L
    .acc = ein türkises L
    .dat = einem türkisen L
    .gender = n
piece-Z4 = orangerotes Z
    .art = ein orangerotes Z
    .acc = ein orangerotes Z
    .dat = einem orangeroten Z
    .gender = n
piece-O4 = rotes Quadrat
    .art = ein rotes Quadrat
    .acc = ein rotes Quadrat
    .dat = einem roten Quadrat
    .gender = n
piece-T4 = pinkes T
    .art = ein pinkes T
    .acc = ein pinkes T
    .dat = einem pinken T
    .gender = n
piece-P5 = weißes P
    .art = ein weißes P
    .acc = ein weißes P
    .dat = einem weißen P
    .gender = n
piece-U5 = weißes U
    .art = ein weißes U
    .acc = ein weißes U
    .dat = einem weißen U
    .gender = n
piece-L5 = weißes langes L
    .art = ein weißes langes L
    .acc = ein weißes langes L
    .dat = einem weißen langen L
    .gender = n
piece-up1 = ein Pfeil
    .art = ein Pfeil
    .acc = einen Pfeil
piece-up2 = zwei Pfeile
piece-master = Ambassador-Aktion
    .art = eine Ambassador-Aktion
    .acc = eine Ambassador-Aktion

edition-deluxe-2019 = Deluxe-Box, 2019
edition-retail-2020 = Handelsausgabe, 2020
edition-revised-2021 = Überarbeitete Regeln, 2021
edition-rulebook-2023 = Regelheft 2.5, 2023

variant-standard = Basisspiel
variant-solo = Solovariante
variant-line-clear = Line Clear

expansion-ghost = Ghost Pieces
expansion-ambassador = Ambassador
expansion-phoenix = Phönix

difficulty-standard = einfach
difficulty-challenging = herausfordernd
difficulty-unbeatable = unbesiegbar
difficulty-no-mercy = gnadenlos (eigene Stufe)

edition-deluxe-2019-about = 15 Teile jeder Form, Ghost Pieces und Ambassador, bis zu 6 Personen, der Zug darf vorzeitig enden
edition-retail-2020-about = 10 Teile jeder Form, bis zu 4 Personen, der Zug darf vorzeitig enden
edition-revised-2021-about = genau drei Aktionen, Recyceln, verdeckte Siegpunktstapel, unvollendete Puzzles kosten Punkte
edition-rulebook-2023-about = wie 2021, mit 15 Teilen jeder Form, Phönix und Endlosem Weiß

variant-standard-about = 2–6 Personen, reihum
variant-solo-about = du gegen den virtuellen Gegner, der das beste Puzzle seiner offenen Spalten nimmt
variant-line-clear-about = 4–6 Personen, immer zwei gleichzeitig

expansion-ghost-about = zerlegbare Teile aus fünf Feldern und Pfeile, die Teile aufwerten
expansion-ambassador-about = Puzzles, die dir je eine weitere Masteraktion geben
expansion-phoenix-about = sieben schwarze Puzzles mit 6 Punkten

what-deluxe-box = die Deluxe-Box als Option
what-ghost = die Erweiterung Ghost Pieces
what-ambassador = das Ambassador-Modul
what-phoenix = die Erweiterung Phönix
what-line-clear = die Variante Line Clear
what-solo = die Solovariante
what-endless-white = Endloses Weiß

you = Du
opponent = Gegner
player-named = Spieler { $number }

bot-random = irgendeine erlaubte Aktion, alle gleich wahrscheinlich
bot-greedy = nimmt, was sich am schnellsten vollenden lässt
bot-planner = plant den ganzen Zug und braucht für jedes Puzzle möglichst wenige Aktionen
bot-learned = überblickt den ganzen Zug mit einem kleinen trainierten Netz; learned:1 nur den nächsten Schritt
bot-expert = dasselbe Netz, über viele mögliche Lagen der verdeckten Puzzles; expert:2s oder expert:35000 legt fest, wie lange es nachdenkt
bot-level-1 = Neuling: nimmt, was leicht ist, und vergisst oft den Plan
bot-level-2 = Anfänger: vollendet kleine Puzzles, verzettelt sich ab und zu
bot-level-3 = Gelegenheitsspieler: hat für die meisten Züge einen Plan
bot-level-4 = Stammspieler: zählt Aktionen und nutzt die Masteraktion gut
bot-level-5 = Könner: behält allmählich den ganzen Tisch im Blick
bot-level-6 = Routinier: sammelt erst Teile, dann Punkte
bot-level-7 = Stark: verschenkt selten eine Aktion
bot-level-8 = Gefürchtet: spielt die meisten Züge so gut, wie es geht
bot-level-9 = Champion: denkt jeden Zug zu Ende
bot-level-10 = Großmeister: bedenkt, was in den Stapeln liegen kann

level-name-1 = Neuling
level-name-2 = Anfänger
level-name-3 = Gelegenheitsspieler
level-name-4 = Stammspieler
level-name-5 = Könner
level-name-6 = Routinier
level-name-7 = Stark
level-name-8 = Gefürchtet
level-name-9 = Champion
level-name-10 = Großmeister

menu-take = Puzzle nehmen
menu-piece = Teil der Stufe 1
menu-exch = Teil aufwerten oder tauschen
menu-place = Teil legen
menu-master = Masteraktion
menu-recycle = recyceln
menu-ambassador = Ambassador-Aktion
menu-split = Ghost Piece zerlegen
menu-end = Zug beenden
menu-done = fertig
menu-stop = bestätigen
menu-cancel = abbrechen
menu-decline = ablehnen
menu-order = Reihenfolge festlegen

title-market = Ausliegende Puzzles
title-reserve = Allgemeiner Vorrat
title-others = Die anderen
title-opponent = Raster des Gegners

heading-round = Runde { $round }

deck = { $deck ->
    [black] schwarz
   *[white] weiß
}
deck-left = noch { $count }
deck-over-row = { $deck ->
    [black] schwarzer Stapel: noch { $count }
   *[white] weißer Stapel: noch { $count }
}
deck-in-words = { $top ->
    [none] Der Stapel ist leer.
    [black] Stapel: noch { $count }, alle schwarz
   *[white] Stapel: noch { $count }, obenauf weiß
}
market-marker = { $marker ->
    [black] schwarzer Marker: { $name }
   *[white] weißer Marker: { $name }
}
column-locks = { $count ->
    [0] offen
    [one] 1 Blockade
   *[other] { $count } Blockaden
}

place-free = leer
card-completed = { $slot } voll
supply-empty = keine Teile
pile-empty = Der Siegpunktstapel ist leer.
mat-title = { $name } · { $completed } vollendet · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
mat-title-hidden = { $name } · { $completed } vollendet
mat-ambassadors = { $count ->
    [0] keine Ambassador-Aktion offen
    [one] 1 Ambassador-Aktion offen
   *[other] { $count } Ambassador-Aktionen offen
}
other-title = { $name } · ✓ { $completed } · { $points ->
    [one] 1 P.
   *[other] { $points } P.
}
other-title-hidden = { $name } · ✓ { $completed }
small-puzzle = { $colour ->
    [black] schwarz { $points }
   *[white] weiß { $points }
}: { $filled }/{ $cells }
opponent-title = { $completed } genommen · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $supply ->
    [0] keine Teile zum Blockieren
    [one] 1 Teil zum Blockieren
   *[other] { $supply } Teile zum Blockieren
}
plan-most-points = Wenn dein Zug jetzt endet, nimmt er Puzzle { $slot }.
plan-reading-order = Wenn dein Zug jetzt endet, nimmt er Puzzle { $slot }.
plan-all-locked = Wenn dein Zug jetzt endet, nimmt er nichts.
plan-nothing-open = Wenn dein Zug jetzt endet, nimmt er nichts.

banner-actions = { $count ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}{ $master ->
    [used] , Masteraktion genutzt
   *[free] {""}
}
banner-choice-order = Du hast mehrere Puzzles vollendet. Welche Belohnung nimmst du zuerst?
banner-choice-reward = Deine Belohnung ist im allgemeinen Vorrat aufgebraucht. Wähle einen Ersatz:
banner-choice-level-up = Werte ein Teil auf oder lehne ab.
banner-sequence-master = Masteraktion: ein Teil auf jedes Puzzle.
banner-sequence-ambassador = Ambassador-Aktion: ein Teil auf jedes Puzzle.
banner-sequence-ghost = Das Ghost Piece ist zerlegt. Du darfst die neuen Teile legen, eines auf jedes Puzzle.
banner-sequence-recycle = Recyceln: In welcher Reihenfolge kommen die Puzzles unter den Stapel?
banner-waiting = wartet auf die anderen
banner-finish-round = { $variant ->
    [line-clear] Der schwarze Stapel ist leer. Das Spiel endet, wenn der Startspieler beide Marker wieder erhalten hat.
    [solo] Der Stapel ist leer: diese Runde und noch eine.
   *[standard] Der schwarze Stapel ist leer: diese Runde und noch eine.
}
banner-last-round = Letzte Runde.
banner-touches = Abschlussaktionen: Siegpunktstapel { $pile } + vollendet { $touched } − gelegt { $touches } − unvollendet { $unfinished } = { $total }
banner-touches-done = ist mit den Abschlussaktionen fertig
banner-over = Das Spiel ist zu Ende.

event-turn-began = { $name } { $marker ->
    [white] { $who ->
        [you] hast
       *[other] hat
    } den weißen Marker.
    [black] { $who ->
        [you] hast
       *[other] hat
    } den schwarzen Marker.
   *[none] { $who ->
        [you] bist
       *[other] ist
    } am Zug.
}
event-taken = { $name } { $who ->
    [you] nimmst
   *[other] nimmt
} { $deck ->
    [white] das oberste Puzzle des weißen Stapels
    [black] das oberste Puzzle des schwarzen Stapels
   *[none] { $colour ->
        [black] das schwarze Puzzle { $row_slot }
       *[white] das weiße Puzzle { $row_slot }
    }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Belohnung: { PIECE($reward) }.
event-refilled = Auf Platz { $row_slot } liegt ein neues { $colour ->
    [black] schwarzes
   *[white] weißes
} Puzzle.
event-piece-taken = { $name } { $who ->
    [you] nimmst
   *[other] nimmt
} { PIECE($piece, case: "acc") } aus dem allgemeinen Vorrat.
event-exchanged = { $name } { $who ->
    [you] tauschst
   *[other] tauscht
} { PIECE($given, case: "acc") } gegen { PIECE($taken, case: "acc") }.
event-placed = { $name } { $who ->
    [you] legst
   *[other] legt
} { PIECE($piece, case: "acc") } auf Puzzle { $slot }.
event-master-began = { $name } { $who ->
    [you] beginnst
   *[other] beginnt
} eine Masteraktion.
event-ambassador-began = { $name } { $who ->
    [you] nutzt
   *[other] nutzt
} ein Ambassador-Puzzle.
event-ghost-split = { $name } { $who ->
    [you] zerlegst
   *[other] zerlegt
} { PIECE($ghost, case: "acc") } in { PIECE($pieces, case: "acc") }.
event-sequence-closed = { $name } { $who ->
    [you] bist
   *[other] ist
} mit dem Legen fertig.
event-sequence-cancelled = { $name } { $who ->
    [you] brichst
   *[other] bricht
} { $sequence ->
    [master] die Masteraktion
    [ambassador] die Ambassador-Aktion
    [ghost] das Zerlegen
   *[recycle] das Recyceln
} ab.
event-recycle-began = { $name } { $who ->
    [you] recycelst
   *[other] recycelt
} { $deck ->
    [black] die schwarze Reihe.
   *[white] die weiße Reihe.
}
event-recycled = { $count ->
    [0] Kein Puzzle kommt unter den { NAME($deck, of: "deck-named", case: "acc") }.
    [one] 1 Puzzle kommt unter den { NAME($deck, of: "deck-named", case: "acc") }.
   *[other] { $count } Puzzles kommen unter den { NAME($deck, of: "deck-named", case: "acc") }.
}
event-pieces-returned = Zurück: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] Für die Belohnung ist im allgemeinen Vorrat kein Teil mehr.
   *[other] Belohnung: { PIECE($piece) }.
}
event-levelled-up = { $who ->
    [you] { $name } wertest { PIECE($given, case: "acc") } zu { PIECE($taken, case: "dat") } auf.
   *[other] { $name } wertet { PIECE($given, case: "acc") } zu { PIECE($taken, case: "dat") } auf.
}
event-level-up-declined = { $name } { $who ->
    [you] lehnst
   *[other] lehnt
} den Pfeil ab.
event-completed = { $name } { $who ->
    [you] vollendest
   *[other] vollendet
} Puzzle { $slot }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-completed-face-down = { $name } { $who ->
    [you] vollendest
   *[other] vollendet
} Puzzle { $slot }.
event-reshuffled = { $count ->
    [one] 1 vollendetes weißes Puzzle wird zum neuen weißen Stapel.
   *[other] { $count } vollendete weiße Puzzles werden zum neuen weißen Stapel gemischt.
}
event-end-triggered = { $variant ->
    [line-clear] Der schwarze Stapel ist leer. Das Spiel endet, wenn der Startspieler beide Marker wieder erhalten hat.
    [solo] Der Stapel ist leer: diese Runde und noch eine.
   *[standard] Der schwarze Stapel ist leer: diese Runde und noch eine.
}
event-last-round-began = Die letzte Runde beginnt.
event-turn-ended = { $name } { $who ->
    [you] beendest
   *[other] beendet
} den Zug{ $unused ->
    [0] .
    [one] {" "}mit 1 ungenutzten Aktion.
   *[other] {" "}mit { $unused } ungenutzten Aktionen.
}
event-markers-passed = Die Marker wandern weiter.
event-lock-taken = Eine Blockade von Spalte { $column } geht in den Vorrat des Gegners.
event-opponent-took = { $why ->
    [reading-order] Der Gegner nimmt Puzzle { $row_slot } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }), das wertvollste in seinen offenen Spalten ({ $open_columns }); in Leserichtung kommt es vor { $tied }.
   *[most-points] Der Gegner nimmt Puzzle { $row_slot } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }), das wertvollste in seinen offenen Spalten ({ $open_columns }).
}
event-locks-moved = { $count ->
    [0] Keine Blockade wandert.
    [one] 1 Blockade wandert auf Spalte { $column }.
   *[other] { $count } Blockaden wandern auf Spalte { $column }.
}
event-locks-removed = Alle Spalten sind blockiert: Jede verliert eine Blockade, und der Gegner nimmt nichts.
event-opponent-passed = In den offenen Spalten des Gegners ({ $open_columns }) liegt kein Puzzle: Er nimmt nichts.
event-touches-began = { $reason ->
    [dead-position] Niemand kann mehr etwas legen oder nehmen. Die Abschlussaktionen beginnen.
    [turn-cap] Die Höchstzahl an Zügen ist erreicht. Die Abschlussaktionen beginnen.
   *[other] Die letzte Runde ist vorbei. Die Abschlussaktionen beginnen.
}
event-touched = { $name } { $who ->
    [you] legst
   *[other] legt
} { PIECE($piece, case: "acc") } auf Puzzle { $slot } (−1 Punkt).
event-touches-done = { $name } { $who ->
    [you] bist
   *[other] ist
} mit den Abschlussaktionen fertig.
event-game-ended = Das Spiel ist zu Ende.
event-undone = { $name } { $who ->
    [you] nimmst zurück:
   *[other] nimmt zurück:
} { $action }.

log-stood-in = { $bot } springt ein: Der Bot an diesem Platz hat nicht geantwortet.

deck-named-white = weißer Stapel
    .acc = weißen Stapel
deck-named-black = schwarzer Stapel
    .acc = schwarzen Stapel

sheet-points = Stapel
sheet-touches = Abschluss
sheet-unfinished = unvollendet
sheet-score = Punkte
sheet-completed = vollendet
sheet-pieces = übrige Teile
winner = { $who ->
    [you] Du hast gewonnen.
   *[other] { $names } hat gewonnen.
}
winners = { $names } teilen sich den Sieg.
decided-score = Nach Punkten entschieden.
decided-completed = Gleichstand nach Punkten: Die vollendeten Puzzles entscheiden.
decided-pieces = Gleichstand nach Punkten und vollendeten Puzzles: Die übrigen Teile entscheiden.
decided-shared = Gleichstand in allem: Der Sieg wird geteilt.
decided-solo-tie = Gleichstand: Der Gegner gewinnt.
ended-black-deck-empty = Der schwarze Stapel war aufgebraucht.
ended-deck-empty = Der Stapel war aufgebraucht.
ended-dead-position = Niemand konnte mehr etwas legen oder nehmen.
ended-turn-cap = Die Höchstzahl an Zügen war erreicht.
