### Moments: how the turns of others are told, what it is like to complete a puzzle, and the end of a game.

## How fast the turns of others are told
moments-others-turns = Züge der anderen
settings-bot-pace-step = Schrittweise
moments-next-step = Nächster Schritt
moments-keys = die Züge der anderen noch einmal, nächster Schritt
# Points that came to a pile just now.
moments-plus = +{ $points }

## Completing: several puzzles by one action; the box is small
moments-at-once = { $count ->
    [2] Zwei auf einmal
    [3] Drei auf einmal
   *[other] Vier auf einmal
}

## The end
moments-won-by = { $who ->
    [you] Du gewinnst mit
   *[other] { $name } gewinnt mit
} { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung
moments-solo-lost-by = Der Gegner gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung
moments-behind = { $place ->
    [2] Platz 2 für dich
    [3] Platz 3 für dich
    [4] Platz 4 für dich
    [5] Platz 5 für dich
   *[other] Platz 6 für dich
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Rückstand.
moments-how-it-went = Der Verlauf
moments-graph-about = Punkte auf den Stapeln
moments-graph-label = Punkte auf den Stapeln, Zug für Zug. Am Ende: { $now }
moments-facts = Dein Spiel in Zahlen
# Followed by the number. Round 0: there are no rounds.
moments-fact-best = { $round ->
    [0] Punkte in deinem besten Zug
   *[other] Punkte in deinem besten Zug, Runde { $round }
}
moments-fact-completed = Puzzles vollendet
moments-fact-black = davon schwarze
moments-fact-together = mit einer Masteraktion vollendet
moments-fact-masters = Masteraktionen genutzt
moments-fact-placed = Teile gelegt
moments-fact-touches = Teile für die letzten Punkte gegeben
moments-your-pile = Deine vollendeten Puzzles
moments-pile-of = Vollendete Puzzles: { $name }
moments-all-columns = Alle Spalten
moments-sound-offer = Nächstes Mal mit Tönen? Kurze, wenn etwas genommen, gelegt oder vollendet wird.
moments-sound-yes = Einschalten
moments-sound-no = Nein, danke
moments-review = Dieses Spiel analysieren
