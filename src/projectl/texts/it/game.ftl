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
    .art = un’Azione Ambasciatore
    .def = l’Azione Ambasciatore
    .gender = f

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
edition-revised-2021-about = tre azioni esatte, Riciclo, pile coperte, i puzzle incompiuti costano punti
edition-rulebook-2023-about = come la 2021, con 15 pezzi per forma, Fenice e Bianchi senza Fine

variant-standard-about = da 2 a 6 giocatori, uno dopo l’altro
variant-solo-about = tu contro un avversario virtuale che prende il miglior puzzle delle sue colonne aperte
variant-line-clear-about = da 4 a 6 giocatori, due alla volta

expansion-ghost-about = pezzi di cinque caselle da dividere e frecce che promuovono i pezzi
expansion-ambassador-about = puzzle che danno un’Azione Maestro in più ciascuno
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

bot-random = una qualsiasi azione permessa, scelta a caso
bot-greedy = prende ciò che può completare prima
bot-planner = pianifica tutto il turno e completa ogni puzzle con il minor numero di azioni
bot-learned = valuta tutto il turno con una piccola rete addestrata; learned:1 guarda un solo passo avanti
bot-expert = la stessa rete, su molti ordini possibili dei puzzle nascosti; expert:2s o expert:35000 stabilisce quanto pensa
bot-level-1 = Nuovo arrivato: prende ciò che è facile e spesso dimentica il suo piano
bot-level-2 = Principiante: completa puzzle piccoli e ogni tanto si perde
bot-level-3 = Occasionale: ha un piano per quasi tutti i turni
bot-level-4 = Abituale: conta le azioni e usa bene l’Azione Maestro
bot-level-5 = Abile: comincia a guardare tutto il tavolo
bot-level-6 = Esperto: raccoglie pezzi prima di cercare i punti
bot-level-7 = Forte: spreca di rado un’azione
bot-level-8 = Temibile: gioca quasi ogni turno al meglio
bot-level-9 = Campione: ragiona a fondo su ogni turno
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
menu-done = ho finito
menu-stop = confermare
menu-cancel = annullare
menu-decline = rinunciare
menu-order = scegliere l’ordine

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
    [black] Puzzle nel mazzo: { $count }, tutti neri
   *[white] Puzzle nel mazzo: { $count }, in cima un bianco
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

place-free = vuoto
card-completed = { $slot } pieno
supply-empty = nessun pezzo
pile-empty = La pila dei punti vittoria è vuota.
mat-title = { $name } · completati: { $completed } · { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
mat-title-hidden = { $name } · completati: { $completed }
mat-ambassadors = { $count ->
    [0] nessuna Azione Ambasciatore da usare
    [one] { $count } Azione Ambasciatore da usare
    [many] { $count } di Azioni Ambasciatore da usare
   *[other] { $count } Azioni Ambasciatore da usare
}
other-title = { $name } · ✓ { $completed } · { $points ->
    [one] { $points } p.
    [many] { $points } p.
   *[other] { $points } p.
}
other-title-hidden = { $name } · ✓ { $completed }
small-puzzle = { $colour ->
    [black] nero { $points }
   *[white] bianco { $points }
}: { $filled }/{ $cells }
opponent-title = presi: { $completed } · { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
} · { $supply ->
    [0] nessun pezzo per bloccare
    [one] { $supply } pezzo per bloccare
    [many] { $supply } di pezzi per bloccare
   *[other] { $supply } pezzi per bloccare
}
plan-most-points = Se il tuo turno finisse ora, prenderebbe il puzzle { $slot }.
plan-reading-order = Se il tuo turno finisse ora, prenderebbe il puzzle { $slot }.
plan-all-locked = Se il tuo turno finisse ora, non prenderebbe nulla.
plan-nothing-open = Se il tuo turno finisse ora, non prenderebbe nulla.

banner-actions = { $count ->
    [0] nessuna azione rimasta
    [one] { $count } azione rimasta
    [many] { $count } di azioni rimaste
   *[other] { $count } azioni rimaste
}{ $master ->
    [used] , Azione Maestro usata
   *[free] {""}
}
banner-choice-order = Hai completato più puzzle. Quale ricompensa prendi per prima?
banner-choice-reward = La tua ricompensa manca nella riserva comune. Scegli un sostituto:
banner-choice-level-up = Promuovi un pezzo o rinuncia.
banner-sequence-master = Azione Maestro: un pezzo su ogni puzzle.
banner-sequence-ambassador = Azione Ambasciatore: un pezzo su ogni puzzle.
banner-sequence-ghost = Il Pezzo Fantasma è diviso. Puoi posizionare i nuovi pezzi, uno su ogni puzzle.
banner-sequence-recycle = Riciclo: in quale ordine vanno i puzzle sotto il mazzo?
banner-waiting = aspetta gli altri
banner-finish-round = { $variant ->
    [line-clear] Il mazzo nero è esaurito. La partita finisce quando il primo giocatore ha ricevuto di nuovo entrambi i segnalini.
    [solo] Il mazzo è esaurito: questo round, poi ancora uno.
   *[standard] Il mazzo nero è esaurito: questo round, poi ancora uno.
}
banner-last-round = Round finale.
banner-touches = Ultimi Ritocchi: pila { $pile } + completati { $touched } − posizionati { $touches } − incompiuti { $unfinished } = { $total }
banner-touches-done = ha finito gli Ultimi Ritocchi
banner-over = La partita è finita.

event-turn-began = { $marker ->
    [white] { $who ->
        [you] Hai il segnalino bianco.
       *[other] { $name } ha il segnalino bianco.
    }
    [black] { $who ->
        [you] Hai il segnalino nero.
       *[other] { $name } ha il segnalino nero.
    }
   *[none] { $who ->
        [you] Tocca a te.
       *[other] Turno di { $name }.
    }
}
event-taken = { $who ->
    [you] Hai
   *[other] { $name } ha
} preso { $deck ->
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
event-refilled = Al posto { $row_slot } è arrivato un nuovo puzzle { $colour ->
    [black] nero
   *[white] bianco
}.
event-piece-taken = { $who ->
    [you] Hai
   *[other] { $name } ha
} preso { PIECE($piece, case: "art") } dalla riserva comune.
event-exchanged = { $who ->
    [you] Hai
   *[other] { $name } ha
} scambiato { PIECE($given, case: "art") } con { PIECE($taken, case: "art") }.
event-placed = { $who ->
    [you] Hai
   *[other] { $name } ha
} posizionato { PIECE($piece, case: "art") } sul puzzle { $slot }.
event-master-began = { $who ->
    [you] Hai
   *[other] { $name } ha
} iniziato un’Azione Maestro.
event-ambassador-began = { $who ->
    [you] Hai
   *[other] { $name } ha
} usato un puzzle Ambasciatore.
event-ghost-split = { $who ->
    [you] Hai
   *[other] { $name } ha
} diviso { PIECE($ghost, case: "art") } in { PIECE($pieces, case: "art") }.
event-sequence-closed = { $who ->
    [you] Hai
   *[other] { $name } ha
} finito di posizionare.
event-sequence-cancelled = { $who ->
    [you] Hai
   *[other] { $name } ha
} annullato { $sequence ->
    [master] l’Azione Maestro.
    [ambassador] l’Azione Ambasciatore.
    [ghost] la divisione.
   *[recycle] il Riciclo.
}
event-recycle-began = { $who ->
    [you] Hai
   *[other] { $name } ha
} iniziato a riciclare { $deck ->
    [black] la fila nera.
   *[white] la fila bianca.
}
event-recycled = { $count ->
    [0] Nessun puzzle è andato sotto il { NAME($deck, of: "deck-named") }.
    [one] { $count } puzzle è andato sotto il { NAME($deck, of: "deck-named") }.
    [many] { $count } di puzzle sono andati sotto il { NAME($deck, of: "deck-named") }.
   *[other] { $count } puzzle sono andati sotto il { NAME($deck, of: "deck-named") }.
}
event-pieces-returned = Di ritorno: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] Nella riserva comune non restava nessun pezzo per la ricompensa.
   *[other] Ricompensa: { PIECE($piece) }.
}
event-levelled-up = { $who ->
    [you] Hai
   *[other] { $name } ha
} promosso { PIECE($given, case: "art") } a { PIECE($taken) }.
event-level-up-declined = { $who ->
    [you] Hai
   *[other] { $name } ha
} rinunciato alla freccia.
event-completed = { $who ->
    [you] Hai
   *[other] { $name } ha
} completato il puzzle { $slot }: { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}.
event-completed-face-down = { $who ->
    [you] Hai
   *[other] { $name } ha
} completato il puzzle { $slot }.
event-reshuffled = { $count ->
    [one] { $count } puzzle bianco completato è diventato il nuovo mazzo bianco.
    [many] { $count } di puzzle bianchi completati, mescolati, formano il nuovo mazzo bianco.
   *[other] { $count } puzzle bianchi completati, mescolati, formano il nuovo mazzo bianco.
}
event-end-triggered = { $variant ->
    [line-clear] Il mazzo nero è esaurito. La partita finisce quando il primo giocatore ha ricevuto di nuovo entrambi i segnalini.
    [solo] Il mazzo è esaurito: questo round, poi ancora uno.
   *[standard] Il mazzo nero è esaurito: questo round, poi ancora uno.
}
event-last-round-began = È iniziato il round finale.
event-turn-ended = { $who ->
    [you] Hai
   *[other] { $name } ha
} finito il turno{ $unused ->
    [0] .
    [one] {" "}con { $unused } azione non usata.
    [many] {" "}con { $unused } di azioni non usate.
   *[other] {" "}con { $unused } azioni non usate.
}
event-markers-passed = I segnalini sono passati avanti.
event-lock-taken = Un blocco della colonna { $column } è passato alla riserva dell’avversario.
event-opponent-took = L’avversario ha preso il puzzle { $row_slot } ({ $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}): { $why ->
    [reading-order] il valore più alto nelle sue colonne aperte ({ $open_columns }), e prima di { $tied } in ordine di lettura.
   *[most-points] il valore più alto nelle sue colonne aperte ({ $open_columns }).
}
event-locks-moved = { $count ->
    [0] Nessun blocco si è spostato.
    [one] { $count } blocco si è spostato sulla colonna { $column }.
    [many] { $count } di blocchi si sono spostati sulla colonna { $column }.
   *[other] { $count } blocchi si sono spostati sulla colonna { $column }.
}
event-locks-removed = Tutte le colonne erano bloccate: ognuna ha perso un blocco e l’avversario non ha preso nulla.
event-opponent-passed = Le colonne aperte dell’avversario ({ $open_columns }) non hanno puzzle: non ha preso nulla.
event-touches-began = { $reason ->
    [dead-position] Nessuno può più posizionare o prendere nulla. Iniziano gli Ultimi Ritocchi.
    [turn-cap] Il limite di turni è raggiunto. Iniziano gli Ultimi Ritocchi.
   *[other] Il round finale è concluso. Iniziano gli Ultimi Ritocchi.
}
event-touched = { $who ->
    [you] Hai
   *[other] { $name } ha
} posizionato { PIECE($piece, case: "art") } sul puzzle { $slot } (−1 punto).
event-touches-done = { $who ->
    [you] Hai finito i tuoi Ultimi Ritocchi.
   *[other] { $name } ha finito gli Ultimi Ritocchi.
}
event-game-ended = La partita è finita.
event-undone = { $who ->
    [you] Hai annullato: { $action }.
   *[other] { $name } ha annullato: { $action }.
}

log-stood-in = Ha giocato { $bot }: il bot di questo posto non ha risposto.

deck-named-white = mazzo bianco
deck-named-black = mazzo nero

sheet-points = pila
sheet-touches = ritocchi
sheet-unfinished = incompiuti
sheet-score = totale
sheet-completed = completati
sheet-pieces = pezzi rimasti
winner = { $who ->
    [you] Hai vinto.
   *[other] Ha vinto { $names }.
}
winners = Vittoria condivisa: { $names }.
decided-score = Vittoria ai punti.
decided-completed = Parità di punti: hanno deciso i puzzle completati.
decided-pieces = Parità di punti e di puzzle completati: hanno deciso i pezzi rimasti.
decided-shared = Parità su tutto: vittoria condivisa.
decided-solo-tie = Parità di punti: in caso di pareggio vince l’avversario.
ended-black-deck-empty = Il mazzo nero si è esaurito.
ended-deck-empty = Il mazzo si è esaurito.
ended-dead-position = Nessuno poteva più posizionare o prendere nulla.
ended-turn-cap = È stato raggiunto il limite di turni.
