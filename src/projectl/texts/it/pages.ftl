## A piece in hand

play-drag-keys = Q ed E girano il pezzo, F lo capovolge. Lo gira anche la rotella.
play-drag-finger = Tocca con un secondo dito per girarlo.

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = Largo { $width }, alto { $height }: { $rows }.
sr-shape-whole = Largo { $width }, alto { $height }, pieno.
sr-row-full = riga intera
sr-row-none = niente
sr-row-span = da { $from } a { $to }
sr-row-and = { $first } e { $second }
sr-card-fits = Dei tuoi pezzi entrano: { PIECE($pieces) }.
sr-card-fits-none = Nessuno dei tuoi pezzi entra.
sr-lies-on = Sopra: { PIECE($pieces) }.
sr-still-open = Caselle libere: { $shape }

## Bots: how fast they are, and that they think

bot-thinking = sta pensando
bot-thinking-for = sta pensando, { $seconds } s
bots-skip = Salta
bots-skip-about = Mostra subito le altre mosse dei bot (K)
key-skip = saltare le mosse dei bot
settings-bot-pace = Velocità dei bot
settings-bot-pace-about = La pausa prima di ogni loro azione. Se al tavolo c’è altra gente, vale la scelta più lenta.
settings-bot-pace-normal = Normale
settings-bot-pace-fast = Rapida
settings-bot-pace-instant = Immediata

## Passing the device

pass-next = Ora gioca { $name }
pass-device = Passa il dispositivo.
pass-i-am = Sono { $name }
name-twice = Due giocatori hanno lo stesso nome. Cambiane uno.

## How a game ended

end-shared-you = Condividi la vittoria con { $names }
end-lost-solo = Ha vinto l’avversario
end-others-won = Hanno vinto gli altri: { $names }
end-you-and-others = Hai vinto, con { $names }
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
end-why-expired = Nessuno giocava da molto tempo: la partita è stata chiusa.
end-why-closed = Chi gestisce il server ha chiuso la partita.
end-why-unreadable = La partita non si può più aprire.

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
    [bank] { $amount } per la partita
    [days] { $amount } per turno
   *[turn] { $amount } per turno
}
new-value-rated = { $rated ->
    [yes] classificata
   *[no] non classificata
}
new-value-public = { $public ->
    [yes] tra i tavoli aperti
   *[no] solo con il link
}
new-value-scores = { $open ->
    [yes] punteggi visibili
   *[no] punteggi come nell’edizione
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
new-conflict = Queste scelte non vanno ancora d’accordo.
new-name-conflict = Due nomi sono uguali.
new-last = Come l’ultima volta: { $what }
new-bots-others = Altri bot
new-bots-slow = Qui troppo lenti
bot-name-random = A caso
bot-name-greedy = Il frettoloso
bot-name-planner = Il pianificatore
bot-name-learned = Rete addestrata
bot-name-expert = Rete addestrata, riflette a lungo
new-bot-option = Livello { $level }, { $name }
mend-edition = Gioca con «{ $value }»
mend-variant = Gioca: { $value }
mend-players = { $value ->
    [one] Gioca in { $value }
    [many] Gioca in { $value }
   *[other] Gioca in { $value }
}
mend-deluxe = { $value ->
    [on] Usa la scatola deluxe
   *[off] Togli la scatola deluxe
}
mend-expansions = { $value ->
    [none] Gioca senza espansioni
   *[other] Espansioni: { NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] Usa Bianchi senza Fine
   *[off] Togli Bianchi senza Fine
}
mend-difficulty = { $value ->
    [none] Togli la difficoltà
   *[other] Difficoltà: { NAME($value, of: "difficulty") }
}
