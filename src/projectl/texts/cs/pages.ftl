## A piece in hand

play-drag-keys = Q a E otáčejí, F převrací. Otáčí i kolečko.
play-drag-finger = Klepnutím druhým prstem dílek otočíš.

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = Šířka { $width }, výška { $height }: { $rows }.
sr-shape-whole = Šířka { $width }, výška { $height }, celé.
sr-row-full = celý řádek
sr-row-none = nic
sr-row-span = { $from } až { $to }
sr-row-and = { $first } a { $second }
sr-card-fits = Z tvých dílků se vejdou: { PIECE($pieces) }.
sr-card-fits-none = Žádný z tvých dílků se nevejde.
sr-lies-on = Leží na ní: { PIECE($pieces) }.
sr-still-open = Volné: { $shape }

## Bots: how fast they are, and that they think

bot-thinking = přemýšlí
bot-thinking-for = přemýšlí, { $seconds } s
bots-skip = Přeskočit
bots-skip-about = Ukázat zbylé tahy botů hned (K)
key-skip = přeskočit tahy botů
settings-bot-pace = Rychlost botů
settings-bot-pace-about = Přestávka před každou jejich akcí. S ostatními u stolu platí nejpomalejší přání.
settings-bot-pace-normal = Běžně
settings-bot-pace-fast = Rychle
settings-bot-pace-instant = Okamžitě

## Passing the device

pass-next = Na řadě: { $name }
pass-device = Předej zařízení dál.
pass-i-am = Jsem { $name }
name-twice = Takhle se jmenují dva hráči. Jedno jméno změň.

## How a game ended

end-shared-you = Společné vítězství, spolu s tebou: { $names }
end-lost-solo = Vítězí soupeř
end-others-won = Vítězí ostatní: { $names }
end-you-and-others = Vítězíš, spolu s tebou: { $names }
end-why-resigned = { $who ->
    [you] Hru vzdáváš.
   *[other] { $name } hru vzdává.
}
end-why-timeout = { $who ->
    [you] Došel ti čas.
   *[other] Čas vypršel: { $name }.
}
end-nobody = Bez vítěze
end-why-agreed = Všichni se dohodli hru ukončit.
end-why-expired = Dlouho nikdo nehrál, a tak byla hra uzavřena.
end-why-closed = Hru uzavřel provozovatel serveru.
end-why-unreadable = Hru už nešlo otevřít.

## A new game

new-count-solo = { $count } sólo
new-row-you = ty
new-row-here = Tato obrazovka
new-row-here-short = Tady
new-row-invite = Pozvat
new-row-invite-about = Sednout si může, kdo má odkaz.
new-fold-time = Čas
new-value-none = žádná
new-value-clock = { $kind ->
    [bank] { $amount } na hru
    [days] { $amount } na tah
   *[turn] { $amount } na tah
}
new-value-rated = { $rated ->
    [yes] hodnocená
   *[no] nehodnocená
}
new-value-public = { $public ->
    [yes] v seznamu stolů
   *[no] jen s odkazem
}
new-value-scores = { $open ->
    [yes] veřejné body
   *[no] body podle vydání
}
new-sum-bots = { $count ->
    [one] jeden bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botů
}
new-sum-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
new-sum-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
new-sum-screen = u této obrazovky
new-conflict = Tyhle volby k sobě zatím nejdou.
new-name-conflict = Dvě jména jsou stejná.
new-last = Jako minule: { $what }
new-bots-others = Další boti
new-bots-slow = Tady moc pomalí
bot-name-random = Náhoda
bot-name-greedy = Rychlodokončovač
bot-name-planner = Plánovač tahu
bot-name-learned = Natrénovaná síť
bot-name-expert = Natrénovaná síť, přemýšlí dlouho
new-bot-option = Úroveň { $level }, { $name }
mend-edition = Hrát „{ $value }“
mend-variant = Hrát: { $value }
mend-players = { $value ->
    [one] Hrát v { $value }
    [few] Hrát ve { $value }
    [many] Hrát v { $value }
   *[other] Hrát v { $value }
}
mend-deluxe = { $value ->
    [on] Vzít Deluxe edici
   *[off] Bez Deluxe edice
}
mend-expansions = { $value ->
    [none] Hrát bez rozšíření
   *[other] Rozšíření: { NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] Přidat: Nekonečná bílá
   *[off] Vynechat: Nekonečná bílá
}
mend-difficulty = { $value ->
    [none] Vynechat obtížnost
   *[other] Obtížnost: { NAME($value, of: "difficulty") }
}
