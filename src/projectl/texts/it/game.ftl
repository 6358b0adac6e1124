# Le cose del gioco e ciò che accade: quello che dicono il terminale e il browser.

list-comma = {", "}
list-and = {" e "}
list-counted = { $count } × { $thing }

piece-O1 = quadratino giallo
    .art = un quadratino giallo
    .def = il quadratino giallo
    .gender = m
piece-I2 = barra verde da 2
    .art = una barra verde da 2
    .def = la barra verde da 2
    .gender = f
piece-I3 = barra blu da 3
    .art = una barra blu da 3
    .def = la barra blu da 3
    .gender = f
piece-V3 = angolo arancione
    .art = un angolo arancione
    .def = l’angolo arancione
    .gender = m
piece-I4 = barra viola da 4
    .art = una barra viola da 4
    .def = la barra viola da 4
    .gender = f
piece-L4 = L azzurra
    .art = una L azzurra
    .def = la L azzurra
    .gender = f
piece-Z4 = Z rosso-arancio
    .art = una Z rosso-arancio
    .def = la Z rosso-arancio
    .gender = f
piece-O4 = quadrato rosso
    .art = un quadrato rosso
    .def = il quadrato rosso
    .gender = m
piece-T4 = T rosa
    .art = una T rosa
    .def = la T rosa
    .gender = f
piece-P5 = P bianca
    .art = una P bianca
    .def = la P bianca
    .gender = f
piece-U5 = U bianca
    .art = una U bianca
    .def = la U bianca
    .gender = f
piece-L5 = L lunga bianca
    .art = una L lunga bianca
    .def = la L lunga bianca
    .gender = f
piece-up1 = una freccia
piece-up2 = due frecce
piece-master = Azione Ambasciatore

edition-deluxe-2019 = Scatola deluxe, 2019
edition-retail-2020 = Scatola base, 2020
edition-revised-2021 = Regole riviste, 2021
edition-rulebook-2023 = Regolamento 2.5, 2023

variant-standard = gioco standard
variant-solo = solitario
variant-line-clear = Fila Libera

expansion-ghost = Pezzi Fantasma
expansion-ambassador = Ambasciatore
expansion-phoenix = Fenice

difficulty-standard = standard
difficulty-challenging = impegnativa
difficulty-unbeatable = imbattibile
difficulty-no-mercy = senza pietà (nostra aggiunta)

edition-deluxe-2019-about = 15 pezzi per forma, Pezzi Fantasma e Ambasciatore, fino a 6 giocatori, il turno può finire prima
edition-retail-2020-about = 10 pezzi per forma, fino a 4 giocatori, il turno può finire prima
edition-revised-2021-about = esattamente tre azioni, Riciclo, pile coperte, i puzzle incompiuti costano punti
edition-rulebook-2023-about = come 2021, con 15 pezzi per forma, Fenice e Bianchi senza Fine

variant-standard-about = da 2 a 6 giocatori, uno dopo l’altro
variant-solo-about = tu contro un avversario che prende il miglior puzzle delle sue colonne aperte
variant-line-clear-about = da 4 a 6 giocatori, due alla volta

expansion-ghost-about = pezzi di cinque caselle che si possono dividere, e frecce che promuovono i pezzi
expansion-ambassador-about = puzzle che danno ciascuno un’Azione Maestro in più
expansion-phoenix-about = sette puzzle neri da 6 punti

what-deluxe-box = la scatola deluxe come opzione
what-ghost = l’espansione Pezzi Fantasma
what-ambassador = l’espansione Ambasciatore
what-phoenix = l’espansione Fenice
what-line-clear = la variante Fila Libera
what-solo = la variante solitario
what-endless-white = Bianchi senza Fine

you = Tu
opponent = Avversario
player-named = Giocatore { $number }

bot-random = qualsiasi azione permessa, tutte ugualmente probabili
bot-greedy = prende ciò che può completare prima
bot-planner = pianifica tutto il turno, con meno azioni possibili per ogni puzzle
bot-learned = esamina tutto il turno con una piccola rete addestrata; learned:1 solo un passo
bot-expert = la stessa rete, su molti modi in cui i puzzle nascosti possono stare; expert:2s o expert:35000 dice quanto a lungo
bot-level-1 = Nuovo arrivato: prende ciò che è facile e spesso dimentica il piano
bot-level-2 = Principiante: completa puzzle piccoli e ogni tanto si perde
bot-level-3 = Occasionale: ha un piano per quasi tutti i turni
bot-level-4 = Abituale: conta le azioni e usa bene l’Azione Maestro
bot-level-5 = Abile: comincia a guardare tutto il tavolo
bot-level-6 = Esperto: raccoglie pezzi prima di puntare ai punti
bot-level-7 = Forte: spreca di rado un’azione
bot-level-8 = Temibile: gioca quasi ogni turno al meglio
bot-level-9 = Campione: esamina ogni turno per intero
bot-level-10 = Gran maestro: pensa a ciò che i mazzi possono nascondere

level-name-1 = Nuovo arrivato
level-name-2 = Principiante
level-name-3 = Occasionale
level-name-4 = Abituale
level-name-5 = Abile
level-name-6 = Esperto
level-name-7 = Forte
level-name-8 = Temibile
level-name-9 = Campione
level-name-10 = Gran maestro

menu-take = prendere un puzzle
menu-piece = pezzo di livello 1
menu-exch = promuovere o scambiare un pezzo
menu-place = posizionare un pezzo
menu-master = Azione Maestro
menu-recycle = riciclare
menu-ambassador = Azione Ambasciatore
menu-split = dividere un Pezzo Fantasma
menu-end = finire il turno
menu-done = fatto
menu-stop = confermare
menu-cancel = annullare
menu-decline = rinunciare
menu-order = indicare l’ordine

title-market = Puzzle disponibili
title-reserve = Riserva comune
title-others = Altri giocatori
title-opponent = Griglia dell’avversario

heading-round = round { $round }

deck = { $deck ->
    [black] nero
   *[white] bianco
}
deck-left = ne ha { $count }
deck-over-row = { $deck ->
    [black] mazzo nero: ancora { $count }
   *[white] mazzo bianco: ancora { $count }
}
deck-in-words = { $top ->
    [none] Il mazzo è vuoto.
    [black] Mazzo: ancora { $count }, neri
   *[white] Mazzo: ancora { $count }, in cima uno bianco
}
market-marker = { $marker ->
    [black] segnalino nero: { $name }
   *[white] segnalino bianco: { $name }
}
column-locks = { $count ->
    [0] aperta
    [one] { $count } blocco
    [many] { $count } di blocchi
   *[other] { $count } blocchi
}

place-free = libero
card-completed = { $slot } fatto
supply-empty = nessun pezzo
pile-empty = La pila dei punti vittoria è vuota.
mat-title = { $name } · completati: { $completed } · { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
mat-title-hidden = { $name } · completati: { $completed }
mat-ambassadors = { $count ->
    [one] { $count } Azione Ambasciatore da usare
    [many] { $count } di Azioni Ambasciatore da usare
   *[other] { $count } Azioni Ambasciatore da usare
}
other-title = { $name } · fatti: { $completed } · { $points ->
    [one] { $points } p.
    [many] { $points } p.
   *[other] { $points } p.
}
other-title-hidden = { $name } · fatti: { $completed }
small-puzzle = { $colour ->
    [black] nero { $points }
   *[white] bianco { $points }
}: { $filled }/{ $cells }
opponent-title = presi: { $completed } · { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
} · { $supply ->
    [one] { $supply } pezzo per bloccare
    [many] { $supply } di pezzi per bloccare
   *[other] { $supply } pezzi per bloccare
}
plan-most-points = Per come stanno le cose, prenderà il puzzle { $slot }.
plan-reading-order = Per come stanno le cose, prenderà il puzzle { $slot }.
plan-all-locked = Per come stanno le cose, non prenderà nulla.
plan-nothing-open = Per come stanno le cose, non prenderà nulla.

banner-actions = { $count ->
    [one] ancora { $count } azione
    [many] ancora { $count } di azioni
   *[other] ancora { $count } azioni
}{ $master ->
    [used] , Azione Maestro usata
   *[free] {""}
}
banner-choice-order = Hai completato più puzzle. Quale ricompensa prendi per prima?
banner-choice-reward = La tua ricompensa non è nella riserva comune. Scegline una:
banner-choice-level-up = Promuovi un pezzo, o rinuncia.
banner-sequence-master = Azione Maestro: un pezzo su ogni puzzle.
banner-sequence-ambassador = Azione Ambasciatore: un pezzo su ogni puzzle.
banner-sequence-ghost = Il Pezzo Fantasma è diviso: puoi posizionare i nuovi pezzi, uno su ogni puzzle.
banner-sequence-recycle = Riciclo: in quale ordine vanno i puzzle sotto il mazzo?
banner-waiting = in attesa degli altri
banner-finish-round = { $variant ->
    [line-clear] Il mazzo nero è vuoto. La partita finisce quando il primo giocatore riceve di nuovo entrambi i segnalini.
    [solo] Il mazzo è vuoto: questo round e ancora uno.
   *[standard] Il mazzo nero è vuoto: questo round e ancora uno.
}
banner-last-round = Round finale.
banner-touches = Ultimi Ritocchi: { $pile } pila + { $touched } completati − { $touches } posizionati − { $unfinished } incompiuti = { $total }
banner-touches-done = Ultimi Ritocchi finiti
banner-over = La partita è finita.

event-turn-began = { $marker ->
    [white] { $name } { $who ->
        [you] hai
       *[other] ha
    } il segnalino bianco.
    [black] { $name } { $who ->
        [you] hai
       *[other] ha
    } il segnalino nero.
   *[none] { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $name }.
    }
}
event-taken = { $name } { $who ->
    [you] prendi
   *[other] prende
} { $deck ->
    [white] il primo del mazzo bianco
    [black] il primo del mazzo nero
   *[none] { $colour ->
        [black] il puzzle nero { $row_slot }
       *[white] il puzzle bianco { $row_slot }
    }
}: { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}, ricompensa: { PIECE($reward) }.
event-refilled = Al posto { $row_slot } c’è un nuovo puzzle { $colour ->
    [black] nero
   *[white] bianco
}.
event-piece-taken = { $name } { $who ->
    [you] prendi
   *[other] prende
} dalla riserva comune: { PIECE($piece, case: "art") }.
event-exchanged = { $name } { $who ->
    [you] scambi
   *[other] scambia
} { PIECE($given, case: "art") } con { PIECE($taken, case: "art") }.
event-placed = { $name } { $who ->
    [you] posizioni
   *[other] posiziona
} { PIECE($piece, case: "art") } sul puzzle { $slot }.
event-master-began = { $name } { $who ->
    [you] inizi
   *[other] inizia
} un’Azione Maestro.
event-ambassador-began = { $name } { $who ->
    [you] usi
   *[other] usa
} un puzzle Ambasciatore.
event-ghost-split = { $name } { $who ->
    [you] dividi
   *[other] divide
} { PIECE($ghost, case: "art") } in { PIECE($pieces, case: "art") }.
event-sequence-closed = { $name } { $who ->
    [you] finisci
   *[other] finisce
} di posizionare.
event-sequence-cancelled = { $name } { $who ->
    [you] annulli
   *[other] annulla
} { $sequence ->
    [master] l’Azione Maestro.
    [ambassador] l’Azione Ambasciatore.
    [ghost] la divisione.
   *[recycle] il Riciclo.
}
event-recycle-began = { $name } { $who ->
    [you] ricicli
   *[other] ricicla
} { $deck ->
    [black] la fila nera.
   *[white] la fila bianca.
}
event-recycled = { $count ->
    [one] { $count } puzzle va sotto il { NAME($deck, of: "deck-named") }.
    [many] { $count } di puzzle vanno sotto il { NAME($deck, of: "deck-named") }.
   *[other] { $count } puzzle vanno sotto il { NAME($deck, of: "deck-named") }.
}
event-pieces-returned = Tornano: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] Per la ricompensa non restano pezzi.
   *[other] Ricompensa: { PIECE($piece) }.
}
event-levelled-up = { $name } { $who ->
    [you] promuovi
   *[other] promuove
} { PIECE($given, case: "art") } a { PIECE($taken, case: "art") }.
event-level-up-declined = { $name } { $who ->
    [you] rinunci
   *[other] rinuncia
} alla freccia.
event-completed = { $name } { $who ->
    [you] completi
   *[other] completa
} il puzzle { $slot }: { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}.
event-completed-face-down = { $name } { $who ->
    [you] completi
   *[other] completa
} il puzzle { $slot }.
event-reshuffled = { $count ->
    [one] { $count } puzzle bianco completato è il nuovo mazzo bianco.
    [many] { $count } di puzzle bianchi completati formano il nuovo mazzo bianco.
   *[other] { $count } puzzle bianchi completati formano il nuovo mazzo bianco.
}
event-end-triggered = { $variant ->
    [line-clear] Il mazzo nero è vuoto. La partita finisce quando il primo giocatore riceve di nuovo entrambi i segnalini.
    [solo] Il mazzo è vuoto: questo round e ancora uno.
   *[standard] Il mazzo nero è vuoto: questo round e ancora uno.
}
event-last-round-began = Inizia il round finale.
event-turn-ended = { $name } { $who ->
    [you] finisci
   *[other] finisce
} il turno{ $unused ->
    [0] .
    [one] {" "}con { $unused } azione non usata.
    [many] {" "}con { $unused } di azioni non usate.
   *[other] {" "}con { $unused } azioni non usate.
}
event-markers-passed = I segnalini passano avanti.
event-lock-taken = Un blocco della colonna { $column } passa alla riserva dell’avversario.
event-opponent-took = { $why ->
    [reading-order] L’avversario prende il puzzle { $row_slot } (punti: { $points }), quello di maggior valore nelle sue colonne aperte ({ $open_columns }), e prima di { $tied } in ordine di lettura.
   *[most-points] L’avversario prende il puzzle { $row_slot } (punti: { $points }), quello di maggior valore nelle sue colonne aperte ({ $open_columns }).
}
event-locks-moved = { $count ->
    [0] Nessun blocco si sposta.
    [one] { $count } blocco si sposta sulla colonna { $column }.
    [many] { $count } di blocchi si spostano sulla colonna { $column }.
   *[other] { $count } blocchi si spostano sulla colonna { $column }.
}
event-locks-removed = Tutte le colonne sono bloccate: ognuna perde un blocco e l’avversario non prende nulla.
event-opponent-passed = Le colonne aperte dell’avversario ({ $open_columns }) non hanno puzzle, quindi non prende nulla.
event-touches-began = { $reason ->
    [dead-position] Nessuno potrà più posizionare o prendere nulla. Iniziano gli Ultimi Ritocchi.
    [turn-cap] È raggiunto il limite di turni. Iniziano gli Ultimi Ritocchi.
   *[other] Il round finale è concluso. Iniziano gli Ultimi Ritocchi.
}
event-touched = { $name } { $who ->
    [you] posizioni
   *[other] posiziona
} { PIECE($piece, case: "art") } sul puzzle { $slot } (−1 punto).
event-touches-done = { $name } { $who ->
    [you] hai finito
   *[other] ha finito
} gli Ultimi Ritocchi.
event-game-ended = La partita è finita.
event-undone = { $name } { $who ->
    [you] annulli:
   *[other] annulla:
} { $action }.

log-stood-in = Gioca { $bot }: il bot di questo posto non ha risposto.

deck-named-white = mazzo bianco
deck-named-black = mazzo nero

sheet-points = pila
sheet-touches = ritocchi
sheet-unfinished = incompiuti
sheet-score = punteggio
sheet-completed = completati
sheet-pieces = pezzi rimasti
winner = { $who ->
    [you] Hai vinto.
   *[other] Vince { $names }.
}
winners = Condividono la vittoria: { $names }.
decided-score = Ha deciso il punteggio.
decided-completed = Parità di punti: ha deciso il maggior numero di puzzle completati.
decided-pieces = Parità di punti e di puzzle: ha deciso il maggior numero di pezzi rimasti.
decided-shared = Parità su tutto: vittoria condivisa.
decided-solo-tie = C’è parità: vince l’avversario.
ended-black-deck-empty = Il mazzo nero si è esaurito.
ended-deck-empty = Il mazzo si è esaurito.
ended-dead-position = Nessuno poteva più posizionare o prendere nulla.
ended-turn-cap = È stato raggiunto il limite di turni.
