### Moments: how the turns of others are told, what it is like to complete a puzzle, and the end of a game.

## How fast the turns of others are told
moments-others-turns = Turni degli altri
settings-bot-pace-step = Passo passo
moments-next-step = Passo successivo
moments-keys = rivedere i turni degli altri, passo successivo
# Points that came to a pile just now.
moments-plus = +{ $points }

## Completing: several puzzles by one action; the box is small
moments-at-once = { $count ->
    [2] Due in una volta
    [3] Tre in una volta
   *[other] Quattro in una volta
}

## The end
moments-won-by = { $who ->
    [you] Hai vinto per
   *[other] Ha vinto { $name } per
} { $points ->
    [one] un punto
    [many] { $points } di punti
   *[other] { $points } punti
}
moments-solo-lost-by = Ha vinto l’avversario per { $points ->
    [one] un punto
    [many] { $points } di punti
   *[other] { $points } punti
}
moments-behind = { $place ->
    [2] Sei al secondo posto
    [3] Sei al terzo posto
    [4] Sei al quarto posto
    [5] Sei al quinto posto
   *[other] Sei all’ultimo posto
}, a { $points ->
    [one] un punto
    [many] { $points } di punti
   *[other] { $points } punti
} di distanza.
moments-how-it-went = Com’è andata
moments-graph-about = Punti sulle pile
moments-graph-label = Punti sulle pile, turno dopo turno. Alla fine: { $now }
moments-facts = In questa partita
# Followed by the number. Round 0: there are no rounds.
moments-fact-best = { $round ->
    [0] punti nel tuo turno migliore
   *[other] punti nel tuo turno migliore, round { $round }
}
moments-fact-completed = puzzle completati
moments-fact-black = di cui neri
moments-fact-together = completati con una sola Azione Maestro
moments-fact-masters = Azioni Maestro
moments-fact-placed = pezzi posizionati
moments-fact-touches = pezzi ceduti per gli ultimi punti
moments-your-pile = I tuoi puzzle completati
moments-pile-of = Puzzle completati: { $name }
moments-all-columns = Tutte le colonne
moments-sound-offer = La prossima volta con i suoni? Brevi, quando si prende, si posiziona o si completa.
moments-sound-yes = Attiva
moments-sound-no = No, grazie
moments-review = Analizza la partita
