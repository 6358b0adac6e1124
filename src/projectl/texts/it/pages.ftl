## A piece in hand

play-drag-keys = Q ed E la girano, F la capovolge. Anche la rotella la gira.
play-drag-finger = Tocca con un secondo dito per girarlo.

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = { $width } di larghezza, { $height } di altezza: { $rows }.
sr-shape-whole = { $width } di larghezza, { $height } di altezza, intero.
sr-row-full = riga intera
sr-row-none = niente
sr-row-span = da { $from } a { $to }
sr-row-and = { $first } e { $second }
sr-card-fits = Dei tuoi pezzi ci stanno: { PIECE($pieces) }.
sr-card-fits-none = Nessuno dei tuoi pezzi ci sta.
sr-lies-on = Sopra: { PIECE($pieces) }.
sr-still-open = Aperto: { $shape }

## Bots: how fast they are, and that they think

bot-thinking = pensa
bot-thinking-for = pensa, { $seconds } s
bots-skip = Salta
bots-skip-about = Mostra subito il resto delle mosse dei bot (K)
key-skip = salta le mosse dei bot
settings-bot-pace = Ritmo dei bot
settings-bot-pace-about = La pausa prima di ogni loro azione. Con altri al tavolo vale il desiderio più lento.
settings-bot-pace-normal = Medio
settings-bot-pace-fast = Veloce
settings-bot-pace-instant = Immediato

## Passing the device

pass-next = Tocca a { $name }
pass-device = Passa il dispositivo.
pass-i-am = Sono { $name }
name-twice = Due giocatori hanno questo nome. Cambiane uno.

## How a game ended

end-shared-you = Condividi la vittoria con { $names }
end-lost-solo = Vince l’avversario
end-others-won = Vincono gli altri: { $names }
end-you-and-others = Vinci tu, con { $names }
end-why-resigned = { $who ->
    [you] Hai abbandonato.
   *[other] { $name } ha abbandonato.
}
end-why-timeout = { $who ->
    [you] Il tuo tempo è finito.
   *[other] Il tempo di { $name } è finito.
}
end-nobody = Nessun vincitore
end-why-agreed = Tutti hanno accettato di finire la partita.
end-why-expired = Nessuno giocava da molto, così la partita è stata chiusa.
end-why-closed = Chi gestisce il server ha chiuso la partita.
end-why-unreadable = La partita non si poteva più aprire.

## A new game

new-count-solo = { $count } solo
new-row-you = tu
new-row-here = Questo schermo
new-row-here-short = Qui
new-row-invite = Invita
new-row-invite-about = Chi ha il link può sedersi.
new-fold-time = Tempo
new-value-none = nessuna
new-value-clock = { $kind ->
    [bank] { $amount } per partita
    [days] { $amount } per turno
   *[turn] { $amount } per turno
}
new-value-rated = { $rated ->
    [yes] classificata
   *[no] non classificata
}
new-value-public = { $public ->
    [yes] tra i tavoli pubblici
   *[no] solo con il link
}
new-value-scores = { $open ->
    [yes] punti scoperti
   *[no] punti come nell’edizione
}
new-sum-bots = { $count ->
    [one] un bot
    [many] { $count } di bot
   *[other] { $count } bot
}
new-sum-free = { $count ->
    [one] un posto libero
    [many] { $count } di posti liberi
   *[other] { $count } posti liberi
}
new-sum-players = { $count ->
    [one] { $count } giocatore
    [many] { $count } di giocatori
   *[other] { $count } giocatori
}
new-sum-screen = su questo schermo
new-conflict = Queste scelte non vanno ancora insieme.
new-name-conflict = Due nomi sono uguali.
new-last = Come l’ultima volta: { $what }
new-bots-others = Motori
bot-name-random = A caso
bot-name-greedy = Il più rapido
bot-name-planner = Pianifica il turno
bot-name-learned = Rete addestrata
bot-name-expert = Rete addestrata, pensa a lungo
new-bot-option = Livello { $level }, { $name }
mend-edition = Gioca «{ $value }»
mend-variant = Gioca: { $value }
mend-players = { $value ->
    [one] Gioca in { $value }
    [many] Gioca in { $value }
   *[other] Gioca in { $value }
}
mend-deluxe = { $value ->
    [on] Usa la scatola deluxe
   *[off] Senza la scatola deluxe
}
mend-expansions = { $value ->
    [none] Gioca senza espansioni
   *[other] Espansioni: { NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] Con Bianchi senza Fine
   *[off] Senza Bianchi senza Fine
}
mend-difficulty = { $value ->
    [none] Senza difficoltà
   *[other] Difficoltà: { NAME($value, of: "difficulty") }
}
