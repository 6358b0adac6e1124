## A piece in hand

play-drag-keys = Q und E drehen, F wendet. Das Mausrad dreht auch.
play-drag-finger = Mit einem zweiten Finger antippen dreht das Teil.

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = { $width } breit, { $height } hoch: { $rows }.
sr-shape-whole = { $width } breit, { $height } hoch, ganz.
sr-row-full = ganze Zeile
sr-row-none = nichts
sr-row-span = { $from } bis { $to }
sr-row-and = { $first } und { $second }
sr-card-fits = Von deinen Teilen passen: { PIECE($pieces) }.
sr-card-fits-none = Keines deiner Teile passt.
sr-lies-on = Darauf: { PIECE($pieces) }.
sr-still-open = Offen: { $shape }

## Bots: how fast they are, and that they think

bot-thinking = überlegt
bot-thinking-for = überlegt, { $seconds } s
bots-skip = Vorspulen
bots-skip-about = Die übrigen Züge der Bots sofort zeigen (K)
key-skip = Züge der Bots vorspulen
settings-bot-pace = Tempo der Bots
settings-bot-pace-about = Die Pause vor jeder ihrer Aktionen. Mit anderen am Tisch zählt der langsamste Wunsch.
settings-bot-pace-normal = Normal
settings-bot-pace-fast = Schnell
settings-bot-pace-instant = Sofort

## Passing the device

pass-next = { $name } ist dran
pass-device = Gib das Gerät weiter.
pass-i-am = Ich bin { $name }
name-twice = Zwei Spieler heißen so. Ändere einen der Namen.

## How a game ended

end-shared-you = Du teilst den Sieg mit { $names }
end-lost-solo = Der Gegner gewinnt
end-others-won = Die anderen gewinnen: { $names }
end-you-and-others = Du gewinnst, zusammen mit { $names }
end-why-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
end-why-timeout = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}
end-nobody = Kein Sieger
end-why-agreed = Alle haben sich auf das Ende geeinigt.
end-why-expired = Lange hat niemand gezogen, darum wurde das Spiel geschlossen.
end-why-closed = Der Betreiber des Servers hat das Spiel geschlossen.
end-why-unreadable = Das Spiel ließ sich nicht mehr öffnen.

## A new game

new-count-solo = { $count } solo
new-row-you = du
new-row-here = Dieser Bildschirm
new-row-here-short = Hier
new-row-invite = Einladen
new-row-invite-about = Wer den Link hat, kann sich setzen.
new-fold-time = Zeit
new-value-none = keine
new-value-clock = { $kind ->
    [bank] { $amount } für das Spiel
    [days] { $amount } pro Zug
   *[turn] { $amount } pro Zug
}
new-value-rated = { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
}
new-value-public = { $public ->
    [yes] in der Tischliste
   *[no] nur mit Link
}
new-value-scores = { $open ->
    [yes] offene Punktestände
   *[no] Punkte wie in der Ausgabe
}
new-sum-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
new-sum-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
new-sum-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
new-sum-screen = an diesem Bildschirm
new-conflict = Diese Auswahl passt noch nicht zusammen.
new-name-conflict = Zwei Namen sind gleich.
new-last = Wie beim letzten Mal: { $what }
new-bots-others = Weitere Bots
new-bots-slow = Hier zu langsam
bot-name-random = Zufall
bot-name-greedy = Schnellvollender
bot-name-planner = Zugplaner
bot-name-learned = Trainiertes Netz
bot-name-expert = Trainiertes Netz, das lange überlegt
new-bot-option = Stufe { $level }, { $name }
mend-edition = „{ $value }“ spielen
mend-variant = Spielen: { $value }
mend-players = { $value ->
    [one] Zu { $value } spielen
   *[other] Zu { $value } spielen
}
mend-deluxe = { $value ->
    [on] Deluxe-Box nehmen
   *[off] Ohne Deluxe-Box
}
mend-expansions = { $value ->
    [none] Ohne Erweiterungen spielen
   *[other] Erweiterungen: { NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] Mit „Endloses Weiß“
   *[off] Ohne „Endloses Weiß“
}
mend-difficulty = { $value ->
    [none] Ohne Schwierigkeitsgrad
   *[other] Schwierigkeitsgrad: { NAME($value, of: "difficulty") }
}
