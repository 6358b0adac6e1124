# Věci hry a co se s nimi děje: co říká terminál i prohlížeč.

list-comma = {", "}
list-and = {" a "}
list-counted = { $count } × { $thing }

## Dílky a odměny, které nejsou dílky

piece-O1 = žlutá jednička
    .acc = žlutou jedničku
    .gender = f
piece-I2 = zelená dvojka
    .acc = zelenou dvojku
    .gender = f
piece-I3 = modrá trojka
    .acc = modrou trojku
    .gender = f
piece-V3 = oranžový roh
    .gender = m
piece-I4 = fialová čtyřka
    .acc = fialovou čtyřku
    .gender = f
piece-L4 = tyrkysové L
    .gender = n
piece-Z4 = červenooranžové Z
    .gender = n
piece-O4 = červený čtverec
    .gender = m
piece-T4 = purpurové T
    .gender = n
piece-P5 = bílé P
    .gender = n
piece-U5 = bílé U
    .gender = n
piece-L5 = bílé dlouhé L
    .gender = n
piece-up1 = jedna šipka
    .acc = jednu šipku
piece-up2 = dvě šipky
piece-master = akce Ambasador
    .acc = akci Ambasador

## Vydání, varianty, rozšíření, obtížnosti

edition-deluxe-2019 = Deluxe edice, 2019
edition-retail-2020 = Základní edice, 2020
edition-revised-2021 = Upravená pravidla, 2021
edition-rulebook-2023 = Pravidla 2.5, 2023

variant-standard = základní hra
variant-solo = hra pro jednoho
variant-line-clear = Dvakrát dvě řady

expansion-ghost = Stínové dílky
expansion-ambassador = Ambasador
expansion-phoenix = Fénix

difficulty-standard = základní
difficulty-challenging = zvýšená
difficulty-unbeatable = extrémní
difficulty-no-mercy = bez slitování (naše vlastní)

edition-deluxe-2019-about = 15 dílků od každého tvaru, Stínové dílky a Ambasador, až 6 hráčů, tah lze ukončit dřív
edition-retail-2020-about = 10 dílků od každého tvaru, až 4 hráči, tah lze ukončit dřív
edition-revised-2021-about = přesně tři akce, Recyklace, hromádky lícem dolů, rozpracované skládačky stojí body
edition-rulebook-2023-about = jako 2021, s 15 dílky od každého tvaru, s Fénixem a Nekonečnou bílou

variant-standard-about = 2–6 hráčů, jeden po druhém
variant-solo-about = ty proti virtuálnímu soupeři, který bere nejlepší skládačku ze svých otevřených sloupců
variant-line-clear-about = 4–6 hráčů, vždy dva najednou

expansion-ghost-about = dílky o pěti polích, které lze rozložit, a šipky, které zvyšují úroveň dílků
expansion-ambassador-about = skládačky, z nichž každá dává jednu zvláštní akci navíc
expansion-phoenix-about = sedm černých skládaček za 6 bodů

## Co ve vydání může chybět

what-deluxe-box = Deluxe edici jako volbu
what-ghost = rozšíření Stínové dílky
what-ambassador = rozšíření Ambasador
what-phoenix = rozšíření Fénix
what-line-clear = variantu Dvakrát dvě řady
what-solo = variantu pro jednoho hráče
what-endless-white = Nekonečnou bílou

## Hráči

you = Ty
opponent = Soupeř
player-named = Hráč { $number }

bot-random = jakákoli povolená akce, všechny stejně pravděpodobné
bot-greedy = bere, co může dokončit nejdřív
bot-planner = plánuje celý tah tak, aby na každou skládačku stačilo co nejméně akcí
bot-learned = promýšlí celý tah s malou natrénovanou sítí; learned:1 jen o krok dopředu
bot-expert = táž síť přes mnoho možností, jak mohou ležet skryté skládačky; expert:2s nebo expert:35000 určuje, jak dlouho přemýšlí
bot-level-1 = Nováček: bere, co je snadné, a často zapomíná na plán
bot-level-2 = Začátečník: dokončuje malé skládačky, občas se ztratí
bot-level-3 = Rekreační hráč: má plán na většinu tahů
bot-level-4 = Pravidelný hráč: počítá akce a dobře používá zvláštní akci
bot-level-5 = Zdatný hráč: začíná sledovat celý stůl
bot-level-6 = Ostřílený hráč: nejdřív sbírá dílky, pak jde po bodech
bot-level-7 = Silný hráč: málokdy promarní akci
bot-level-8 = Obávaný hráč: většinu tahů hraje, jak nejlépe umí
bot-level-9 = Šampion: každý tah promyslí do konce
bot-level-10 = Velmistr: přemýšlí, co mohou skrývat balíčky

level-name-1 = Nováček
level-name-2 = Začátečník
level-name-3 = Rekreační hráč
level-name-4 = Pravidelný hráč
level-name-5 = Zdatný hráč
level-name-6 = Ostřílený hráč
level-name-7 = Silný hráč
level-name-8 = Obávaný hráč
level-name-9 = Šampion
level-name-10 = Velmistr

## Co lze dělat

menu-take = vzít skládačku
menu-piece = dílek úrovně 1
menu-exch = vyměnit dílek
menu-place = přiložit dílek
menu-master = zvláštní akce
menu-recycle = recyklovat
menu-ambassador = Ambasador
menu-split = rozložit stínový dílek
menu-end = ukončit tah
menu-done = hotovo
menu-stop = potvrdit
menu-cancel = zrušit
menu-decline = odmítnout
menu-order = určit pořadí

## Stůl

title-market = Nabídka skládaček
title-reserve = Bank
title-others = Ostatní hráči
title-opponent = Soupeřova nabídka

heading-round = kolo { $round }

deck = { $deck ->
    [black] černý
   *[white] bílý
}
deck-left = ještě { $count }
deck-over-row = { $deck ->
    [black] černý balíček: { $count }
   *[white] bílý balíček: { $count }
}
deck-in-words = { $top ->
    [none] Balíček je prázdný.
    [black] Balíček: { $count }, už jen černé
   *[white] Balíček: { $count }, navrchu bílá
}
market-marker = { $marker ->
    [black] černý žeton: { $name }
   *[white] bílý žeton: { $name }
}
column-locks = { $count ->
    [0] otevřeno
    [one] { $count } zámek
    [few] { $count } zámky
    [many] { $count } zámku
   *[other] { $count } zámků
}

place-free = prázdné
card-completed = { $slot } plná
supply-empty = žádné dílky
pile-empty = Hromádka je prázdná.
mat-title = { $name } · dokončeno { $completed } · { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
mat-title-hidden = { $name } · dokončeno { $completed }
mat-ambassadors = { $count ->
    [0] žádný Ambasador k použití
    [one] { $count } Ambasador k použití
    [few] { $count } Ambasadoři k použití
    [many] { $count } Ambasadora k použití
   *[other] { $count } Ambasadorů k použití
}
other-title = { $name } · ✓ { $completed } · { $points ->
    [one] { $points } b.
    [few] { $points } b.
    [many] { $points } b.
   *[other] { $points } b.
}
other-title-hidden = { $name } · ✓ { $completed }
small-puzzle = { $colour ->
    [black] černá { $points }
   *[white] bílá { $points }
}: { $filled }/{ $cells }
opponent-title = vzato { $completed } · { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} · { $supply ->
    [0] žádné dílky na zámky
    [one] { $supply } dílek na zámky
    [few] { $supply } dílky na zámky
    [many] { $supply } dílku na zámky
   *[other] { $supply } dílků na zámky
}
plan-most-points = Skončí-li teď tvůj tah, vezme skládačku { $slot }.
plan-reading-order = Skončí-li teď tvůj tah, vezme skládačku { $slot }.
plan-all-locked = Skončí-li teď tvůj tah, nevezme nic.
plan-nothing-open = Skončí-li teď tvůj tah, nevezme nic.

banner-actions = { $count ->
    [0] nezbývá žádná akce
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
    [many] zbývá { $count } akce
   *[other] zbývá { $count } akcí
}{ $master ->
    [used] , zvláštní akce využita
   *[free] {""}
}
banner-choice-order = Máš dokončeno několik skládaček. Za kterou si vezmeš odměnu nejdřív?
banner-choice-reward = Tvoje odměna v banku došla. Vyber si náhradu:
banner-choice-level-up = Zvyš úroveň dílku, nebo odmítni.
banner-sequence-master = Zvláštní akce: ke každé skládačce jeden dílek.
banner-sequence-ambassador = Ambasador: ke každé skládačce jeden dílek.
banner-sequence-ghost = Stínový dílek je rozložen. Nové dílky můžeš přiložit, ke každé skládačce jeden.
banner-sequence-recycle = Recyklace: v jakém pořadí jdou skládačky pod balíček?
banner-waiting = čeká na ostatní
banner-finish-round = { $variant ->
    [line-clear] Černý balíček je prázdný. Hra skončí, až začínající hráč znovu dostane oba žetony.
    [solo] Balíček je prázdný: toto kolo a ještě jedno.
   *[standard] Černý balíček je prázdný: toto kolo a ještě jedno.
}
banner-last-round = Poslední kolo.
banner-touches = Poslední úpravy: hromádka { $pile } + dokončeno { $touched } − přiloženo { $touches } − rozpracováno { $unfinished } = { $total }
banner-touches-done = má poslední úpravy hotové
banner-over = Hra skončila.

## Co se děje

event-turn-began = { $marker ->
    [white] { $who ->
        [you] Máš bílý žeton.
       *[other] { $name } má bílý žeton.
    }
    [black] { $who ->
        [you] Máš černý žeton.
       *[other] { $name } má černý žeton.
    }
   *[none] { $who ->
        [you] Jsi na tahu.
       *[other] { $name } je na tahu.
    }
}
event-taken = { $who ->
    [you] Bereš
   *[other] { $name } bere
} { $deck ->
    [white] vrchní skládačku bílého balíčku
    [black] vrchní skládačku černého balíčku
   *[none] { $colour ->
        [black] černou skládačku { $row_slot }
       *[white] bílou skládačku { $row_slot }
    }
}: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, odměna: { PIECE($reward) }.
event-refilled = Na místě { $row_slot } leží nová { $colour ->
    [black] černá
   *[white] bílá
} skládačka.
event-piece-taken = { $who ->
    [you] Bereš
   *[other] { $name } bere
} z banku { PIECE($piece, case: "acc") }.
event-exchanged = { $who ->
    [you] Měníš
   *[other] { $name } mění
} { PIECE($given, case: "acc") } za { PIECE($taken, case: "acc") }.
event-placed = { $who ->
    [you] Přikládáš
   *[other] { $name } přikládá
} { PIECE($piece, case: "acc") } ke skládačce { $slot }.
event-master-began = { $who ->
    [you] Začínáš
   *[other] { $name } začíná
} zvláštní akci.
event-ambassador-began = { $who ->
    [you] Používáš
   *[other] { $name } používá
} skládačku Ambasador.
event-ghost-split = { $who ->
    [you] Rozkládáš
   *[other] { $name } rozkládá
} { PIECE($ghost, case: "acc") } na { PIECE($pieces, case: "acc") }.
event-sequence-closed = { $who ->
    [you] Končíš
   *[other] { $name } končí
} s přikládáním.
event-sequence-cancelled = { $who ->
    [you] Rušíš
   *[other] { $name } ruší
} { $sequence ->
    [master] zvláštní akci.
    [ambassador] akci Ambasador.
    [ghost] rozložení.
   *[recycle] Recyklaci.
}
event-recycle-began = { $who ->
    [you] Recykluješ
   *[other] { $name } recykluje
} { $deck ->
    [black] černou řadu.
   *[white] bílou řadu.
}
event-recycled = { $count ->
    [0] Pod { NAME($deck, of: "deck-named") } nejde žádná skládačka.
    [one] Pod { NAME($deck, of: "deck-named") } jde { $count } skládačka.
    [few] Pod { NAME($deck, of: "deck-named") } jdou { $count } skládačky.
    [many] Pod { NAME($deck, of: "deck-named") } jde { $count } skládačky.
   *[other] Pod { NAME($deck, of: "deck-named") } jde { $count } skládaček.
}
event-pieces-returned = Zpět: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] Na odměnu už v banku žádný dílek nezbyl.
   *[other] Odměna: { PIECE($piece) }.
}
event-levelled-up = { $who ->
    [you] Zvyšuješ
   *[other] { $name } zvyšuje
} { PIECE($given, case: "acc") } na { PIECE($taken, case: "acc") }.
event-level-up-declined = { $who ->
    [you] Odmítáš
   *[other] { $name } odmítá
} šipku.
event-completed = { $who ->
    [you] Dokončuješ
   *[other] { $name } dokončuje
} skládačku { $slot }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-completed-face-down = { $who ->
    [you] Dokončuješ
   *[other] { $name } dokončuje
} skládačku { $slot }.
event-reshuffled = { $count ->
    [one] Z { $count } dokončené bílé skládačky je nový bílý balíček.
    [few] Ze { $count } dokončených bílých skládaček je zamíchán nový bílý balíček.
    [many] Z { $count } dokončené bílé skládačky je zamíchán nový bílý balíček.
   *[other] Z { $count } dokončených bílých skládaček je zamíchán nový bílý balíček.
}
event-end-triggered = { $variant ->
    [line-clear] Černý balíček je prázdný. Hra skončí, až začínající hráč znovu dostane oba žetony.
    [solo] Balíček je prázdný: toto kolo a ještě jedno.
   *[standard] Černý balíček je prázdný: toto kolo a ještě jedno.
}
event-last-round-began = Začíná poslední kolo.
event-turn-ended = { $who ->
    [you] Končíš tah
   *[other] { $name } končí tah
}{ $unused ->
    [0] .
    [one] {" "}s { $unused } nevyužitou akcí.
    [few] {" "}se { $unused } nevyužitými akcemi.
    [many] {" "}s { $unused } nevyužité akce.
   *[other] {" "}s { $unused } nevyužitými akcemi.
}
event-markers-passed = Žetony putují dál.
event-lock-taken = Jeden zámek ze sloupce { $column } jde do soupeřovy zásoby.
event-opponent-took = { $why ->
    [reading-order] Soupeř bere skládačku { $row_slot } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }), nejcennější ve svých otevřených sloupcích ({ $open_columns }); v pořadí čtení je před { $tied }.
   *[most-points] Soupeř bere skládačku { $row_slot } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }), nejcennější ve svých otevřených sloupcích ({ $open_columns }).
}
event-locks-moved = { $count ->
    [0] Žádný zámek se nepřesouvá.
    [one] Nad sloupec { $column } se přesouvá { $count } zámek.
    [few] Nad sloupec { $column } se přesouvají { $count } zámky.
    [many] Nad sloupec { $column } se přesouvá { $count } zámku.
   *[other] Nad sloupec { $column } se přesouvá { $count } zámků.
}
event-locks-removed = Všechny sloupce jsou zamčené: z každého zmizí jeden zámek a soupeř nebere nic.
event-opponent-passed = V soupeřových otevřených sloupcích ({ $open_columns }) není žádná skládačka, takže nebere nic.
event-touches-began = { $reason ->
    [dead-position] Nikdo už nemůže nic přiložit ani vzít. Začínají poslední úpravy.
    [turn-cap] Limit tahů je vyčerpán. Začínají poslední úpravy.
   *[other] Poslední kolo skončilo. Začínají poslední úpravy.
}
event-touched = { $who ->
    [you] Přikládáš
   *[other] { $name } přikládá
} { PIECE($piece, case: "acc") } ke skládačce { $slot } (−1 bod).
event-touches-done = { $who ->
    [you] Máš
   *[other] { $name } má
} poslední úpravy hotové.
event-game-ended = Hra skončila.
event-undone = { $who ->
    [you] Bereš zpět:
   *[other] { $name } bere zpět:
} { $action }.

log-stood-in = Bot na tomto místě neodpověděl, zaskakuje za něj { $bot }.

deck-named-white = bílý balíček
deck-named-black = černý balíček

## Vyhodnocení

sheet-points = hromádka
sheet-touches = úpravy
sheet-unfinished = rozpracováno
sheet-score = body
sheet-completed = dokončeno
sheet-pieces = zbylé dílky
winner = { $who ->
    [you] Vítězství je tvoje.
   *[other] Vítězí { $names }.
}
winners = O vítězství se dělí: { $names }.
decided-score = Rozhodly body.
decided-completed = Shoda v bodech: rozhodly dokončené skládačky.
decided-pieces = Shoda v bodech i dokončených skládačkách: rozhodly zbylé dílky.
decided-shared = Shoda ve všem: společné vítězství.
decided-solo-tie = Shoda v bodech: vítězí soupeř.
ended-black-deck-empty = Došel černý balíček.
ended-deck-empty = Došel balíček.
ended-dead-position = Nikdo už nemohl nic přiložit ani vzít.
ended-turn-cap = Byl vyčerpán limit tahů.
