# Věci hry a co se s nimi děje: co říká terminál i prohlížeč.

## Dílky a odměny, které nejsou dílky

piece-O1 = žlutá jednička
    .acc = žlutou jedničku
piece-I2 = zelená dvojka
    .acc = zelenou dvojku
piece-I3 = modrá trojka
    .acc = modrou trojku
piece-V3 = oranžový roh
piece-I4 = fialová čtyřka
    .acc = fialovou čtyřku
piece-L4 = tyrkysové L
piece-Z4 = červenooranžové Z
piece-O4 = červený čtverec
piece-T4 = purpurové T
piece-P5 = bílé P
piece-U5 = bílé U
piece-L5 = bílé dlouhé L
piece-up1 = jedna šipka
    .acc = jednu šipku
piece-up2 = dvě šipky
piece-master = akce Ambasador
    .acc = akci Ambasador

## Vydání, varianty, rozšíření, obtížnosti

edition-deluxe-2019 = Deluxe krabice, 2019
edition-retail-2020 = Základní krabice, 2020
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

edition-deluxe-2019-about = 15 dílků od každého druhu, Stínové dílky a Ambasador, až 6 hráčů, tah lze ukončit dřív
edition-retail-2020-about = 10 dílků od každého druhu, až 4 hráči, tah lze ukončit dřív
edition-revised-2021-about = přesně tři akce, Recyklace, hromádky lícem dolů, rozpracované skládačky stojí body
edition-rulebook-2023-about = jako 2021 s 15 dílky od každého druhu, s Fénixem a Nekonečnou bílou

variant-standard-about = 2 až 6 hráčů, jeden po druhém
variant-solo-about = ty proti soupeři, který bere nejlepší skládačku ze svých otevřených sloupců
variant-line-clear-about = 4 až 6 hráčů, dva z nich najednou

expansion-ghost-about = dílky o pěti polích, které lze rozložit, a šipky, které zvyšují úroveň dílků
expansion-ambassador-about = skládačky, z nichž každá dává jednu zvláštní akci navíc
expansion-phoenix-about = sedm černých skládaček za 6 bodů

## Co ve vydání může chybět

what-deluxe-box = deluxe krabici na výběr
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

bot-random = jakákoli povolená akce, každá se stejnou šancí
bot-greedy = bere, co dokončí nejdřív
bot-planner = plánuje celý tah, s co nejméně akcemi na každou skládačku
bot-learned = promýšlí celý tah s malou natrénovanou sítí; learned:1 jen o krok dopředu
bot-expert = táž síť přes mnoho možností, jak leží skryté skládačky; expert:2s nebo expert:35000 určuje, jak dlouho
bot-level-1 = Nováček: bere, co je snadné, a často zapomíná plán
bot-level-2 = Začátečník: dokončuje malé skládačky, občas se ztratí
bot-level-3 = Rekreační hráč: má plán na většinu tahů
bot-level-4 = Pravidelný hráč: počítá akce a dobře používá zvláštní akci
bot-level-5 = Zdatný hráč: začíná sledovat celý stůl
bot-level-6 = Ostřílený hráč: nejdřív sbírá dílky, pak jde po bodech
bot-level-7 = Silný hráč: málokdy promarní akci
bot-level-8 = Obávaný hráč: většinu tahů hraje, jak nejlépe umí
bot-level-9 = Šampion: promýšlí každý tah celý
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
   *[white] Balíček: { $count }, nahoře bílá
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

place-free = volné
card-completed = { $slot } hotovo
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
    [one] { $count } Ambasador k použití
    [few] { $count } Ambasadoři k použití
    [many] { $count } Ambasadora k použití
   *[other] { $count } Ambasadorů k použití
}
other-title = { $name } · hotovo { $completed } · { $points ->
    [one] { $points } b.
    [few] { $points } b.
    [many] { $points } b.
   *[other] { $points } b.
}
other-title-hidden = { $name } · hotovo { $completed }
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
    [one] { $supply } dílek na zamykání
    [few] { $supply } dílky na zamykání
    [many] { $supply } dílku na zamykání
   *[other] { $supply } dílků na zamykání
}
plan-most-points = Jak to teď vypadá, vezme skládačku { $slot }.
plan-reading-order = Jak to teď vypadá, vezme skládačku { $slot }.
plan-all-locked = Jak to teď vypadá, nevezme nic.
plan-nothing-open = Jak to teď vypadá, nevezme nic.

banner-actions = { $count ->
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
    [many] zbývá { $count } akce
   *[other] zbývá { $count } akcí
}{ $master ->
    [used] , zvláštní akce využita
   *[free] {""}
}
banner-choice-order = Dokončeno je několik skládaček. Která se odmění první?
banner-choice-reward = Tvoje odměna v banku není. Vyber si jednu z těchto:
banner-choice-level-up = Zvyš úroveň dílku, nebo odmítni.
banner-sequence-master = Zvláštní akce: na každou skládačku jeden dílek.
banner-sequence-ambassador = Ambasador: na každou skládačku jeden dílek.
banner-sequence-ghost = Stínový dílek je rozložen: nové dílky můžeš přiložit, na každou skládačku jeden.
banner-sequence-recycle = Recyklace: v jakém pořadí jdou skládačky pod balíček?
banner-waiting = čeká se na ostatní
banner-finish-round = { $variant ->
    [line-clear] Černý balíček je prázdný. Hra končí, až začínající hráč znovu dostane oba žetony.
    [solo] Balíček je prázdný: dohraje se toto kolo a ještě jedno.
   *[standard] Černý balíček je prázdný: dohraje se toto kolo a ještě jedno.
}
banner-last-round = Poslední kolo.
banner-touches = Poslední úpravy: { $pile } hromádka + { $touched } dokončeno − { $touches } přiloženo − { $unfinished } rozpracováno = { $total }
banner-touches-done = poslední úpravy jsou hotové
banner-over = Hra skončila.

## Co se děje

event-turn-began = { $marker ->
    [white] { $who ->
        [you] { $name } máš bílý žeton.
       *[other] { $name } má bílý žeton.
    }
    [black] { $who ->
        [you] { $name } máš černý žeton.
       *[other] { $name } má černý žeton.
    }
   *[none] { $who ->
        [you] { $name } jsi na tahu.
       *[other] { $name } je na tahu.
    }
}
event-taken = { $name } { $who ->
    [you] bereš
   *[other] bere
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
}, odměna { PIECE($reward) }.
event-refilled = Na místě { $row_slot } leží nová { $colour ->
    [black] černá
   *[white] bílá
} skládačka.
event-piece-taken = { $name } { $who ->
    [you] bereš
   *[other] bere
} z banku { PIECE($piece, case: "acc") }.
event-exchanged = { $name } { $who ->
    [you] měníš
   *[other] mění
} { PIECE($given, case: "acc") } za { PIECE($taken, case: "acc") }.
event-placed = { $name } { $who ->
    [you] přikládáš
   *[other] přikládá
} { PIECE($piece, case: "acc") } na skládačku { $slot }.
event-master-began = { $name } { $who ->
    [you] začínáš
   *[other] začíná
} zvláštní akci.
event-ambassador-began = { $name } { $who ->
    [you] používáš
   *[other] používá
} skládačku Ambasador.
event-ghost-split = { $name } { $who ->
    [you] rozkládáš
   *[other] rozkládá
} { PIECE($ghost, case: "acc") }; nové dílky: { PIECE($pieces) }.
event-sequence-closed = { $name } { $who ->
    [you] končíš
   *[other] končí
} s přikládáním.
event-sequence-cancelled = { $name } { $who ->
    [you] rušíš
   *[other] ruší
} { $sequence ->
    [master] zvláštní akci.
    [ambassador] akci Ambasador.
    [ghost] rozložení.
   *[recycle] Recyklaci.
}
event-recycle-began = { $name } { $who ->
    [you] recykluješ
   *[other] recykluje
} { $deck ->
    [black] černou řadu.
   *[white] bílou řadu.
}
event-recycled = Pod { NAME($deck, of: "deck-named") } { $count ->
    [one] jde { $count } skládačka.
    [few] jdou { $count } skládačky.
    [many] jde { $count } skládačky.
   *[other] jde { $count } skládaček.
}
event-pieces-returned = Zpět: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] Na odměnu už žádný dílek nezbyl.
   *[other] Odměna: { PIECE($piece) }.
}
event-levelled-up = { $name } { $who ->
    [you] zvyšuješ úroveň:
   *[other] zvyšuje úroveň:
} { PIECE($given) } → { PIECE($taken) }.
event-level-up-declined = { $name } { $who ->
    [you] odmítáš
   *[other] odmítá
} šipku.
event-completed = { $name } { $who ->
    [you] dokončuješ
   *[other] dokončuje
} skládačku { $slot }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-reshuffled = { $count ->
    [one] { $count } dokončená bílá skládačka je novým bílým balíčkem.
    [few] { $count } dokončené bílé skládačky jsou zamíchány do nového bílého balíčku.
    [many] { $count } dokončené bílé skládačky je zamícháno do nového bílého balíčku.
   *[other] { $count } dokončených bílých skládaček je zamícháno do nového bílého balíčku.
}
event-end-triggered = { $deck ->
    [black] Černý balíček je prázdný: konec se blíží.
   *[white] Balíček je prázdný: konec se blíží.
}
event-last-round-began = Začíná poslední kolo.
event-turn-ended = { $name } { $who ->
    [you] končíš tah
   *[other] končí tah
}{ $unused ->
    [0] .
    [one] {" "}s { $unused } nevyužitou akcí.
    [few] {" "}se { $unused } nevyužitými akcemi.
    [many] {" "}s { $unused } nevyužité akce.
   *[other] {" "}s { $unused } nevyužitými akcemi.
}
event-markers-passed = Žetony putují dál.
event-lock-taken = Jeden zámek sloupce { $column } jde do soupeřovy zásoby.
event-opponent-took = { $why ->
    [reading-order] Soupeř bere skládačku { $row_slot } v hodnotě { $points }: nejvíc ve svých otevřených sloupcích ({ $open_columns }) a v pořadí čtení před { $tied }.
   *[most-points] Soupeř bere skládačku { $row_slot } v hodnotě { $points }: nejvíc ve svých otevřených sloupcích ({ $open_columns }).
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
    [dead-position] Nikdo už nikdy nemůže nic přiložit ani vzít. Začínají poslední úpravy.
    [turn-cap] Limit tahů je vyčerpán. Začínají poslední úpravy.
   *[other] Poslední kolo skončilo. Začínají poslední úpravy.
}
event-touched = { $name } { $who ->
    [you] přikládáš
   *[other] přikládá
} { PIECE($piece, case: "acc") } na skládačku { $slot } za 1 bod.
event-touches-done = { $name } { $who ->
    [you] máš
   *[other] má
} poslední úpravy hotové.
event-game-ended = Hra skončila.
event-undone = { $name } { $who ->
    [you] bereš zpět:
   *[other] bere zpět:
} { $action }.

deck-named-white = bílý balíček
deck-named-black = černý balíček

## Vyhodnocení

sheet-points = hromádka
sheet-touches = úpravy
sheet-unfinished = rozpracováno
sheet-score = skóre
sheet-completed = dokončeno
sheet-pieces = zbylé dílky
winner = { $who ->
    [you] Vítězství je tvoje.
   *[other] Vítězí { $names }.
}
winners = O vítězství se dělí: { $names }.
decided-score = Rozhodly body.
decided-completed = Body jsou stejné: rozhodlo víc dokončených skládaček.
decided-pieces = Body i dokončené skládačky jsou stejné: rozhodlo víc zbylých dílků.
decided-shared = První od sebe nic neodlišuje.
decided-solo-tie = Body jsou stejné a shoda patří soupeři.
ended-black-deck-empty = Došel černý balíček.
ended-deck-empty = Došel balíček.
ended-dead-position = Nikdo už nemohl nic přiložit ani vzít.
ended-turn-cap = Byl vyčerpán limit tahů.
