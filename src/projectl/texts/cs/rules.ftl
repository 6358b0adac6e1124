# Stránka s pravidly; její stavbu určuje rules_page.json.

rules-title = Pravidla
rules-about = Jak se hra hraje tady, našimi slovy. Tato stránka je neoficiální: hra i její název patří svým vlastníkům.
rules-edition = Vydání
rules-only = Jen zde: { NAME($editions, of: "edition") }
rules-example = Příklad
rules-contents = Obsah

rules-goal-title = Cíl hry
rules-goal-1 = Svými dílky vyplňuješ skládačky. Každá dokončená ti dá body a nový dílek a dílky z ní se ti vrátí.
rules-goal-2 = S více a většími dílky dokončíš i složitější skládačky. Kdo má na konci nejvíc bodů, vítězí.

rules-components-title = Dílky a skládačky
rules-components-1 = Dílky mají devět tvarů a čtyři úrovně. Úroveň dílku je počet jeho polí.
rules-components-2 = Dílek smíš libovolně otáčet a převracet.
rules-components-3 = Skládačka má vymezenou plochu k vyplnění, body (vlevo nahoře) a odměnu (vpravo nahoře).
rules-components-4 = Bílé skládačky jsou jednodušší a rychle přinášejí dílky; černé jsou složitější a mají víc bodů.
rules-components-5 = Od každého tvaru je 15 dílků.
rules-components-6 = Od každého tvaru je 10 dílků.
rules-components-7 = Od každého tvaru je 10 dílků, s deluxe krabicí 15.

rules-setup-title = Příprava hry
rules-setup-1 = Všechny bílé skládačky se zamíchají do bílého balíčku. Černý balíček se losuje.
rules-setup-2 = Při 2, 3, 4, 5 nebo 6 hráčích má černý balíček 12, 14, 16, 20 nebo 24 skládaček.
rules-setup-3 = Při 2, 3 nebo 4 hráčích má černý balíček 12, 14 nebo 16 skládaček.
rules-setup-4 = Vedle každého balíčku leží v řadě čtyři jeho skládačky lícem nahoru.
rules-setup-5 = Každý hráč začíná s jedním dílkem úrovně 1 a jedním úrovně 2. Všechny ostatní dílky tvoří bank.
rules-setup-6 = Začínající hráč se losuje, nebo ho určíš ty.

rules-turn-title = Tvůj tah
rules-turn-1 = Hráči se střídají po směru hodinových ručiček. Tah má tři akce v libovolné kombinaci a pořadí; jen zvláštní akce je možná jednou za tah.
rules-turn-2 = Nemusíš využít všechny tři: tah můžeš kdykoli ukončit.
rules-turn-3 = Všechny tři je třeba využít. Tah končí dřív, jen když vůbec nic není možné.
rules-turn-example = Vezmi bílou skládačku, přilož dvojku a pak jedničku: plocha je plná, oba dílky se vrátí a odměna je tvoje.

rules-take-title = Vzít skládačku
rules-take-1 = Vezmi z řady vyloženou skládačku a polož ji před sebe. Na její místo přijde nová z balíčku té řady.
rules-take-2 = Před tebou smějí ležet nejvýš čtyři rozpracované skládačky.
rules-take-3 = Místo toho smíš vzít vrchní skládačku balíčku. Uvidíš ji, až když ji vezmeš.

rules-piece-title = Vzít dílek úrovně 1
rules-piece-1 = Vezmi z banku do své zásoby dílek úrovně 1.
rules-piece-2 = Když už v banku žádný není, vezmeš jiný dílek jako u chybějící odměny.

rules-upgrade-title = Vyměnit dílek
rules-upgrade-1 = Vrať dílek ze zásoby do banku a vezmi si jiný o úroveň vyšší, libovolného tvaru.
rules-upgrade-2 = Není-li v banku žádný dílek té úrovně, vezmi si z nejbližší vyšší, která v banku je.
rules-upgrade-3 = Nebo ho vyměň za dílek téže úrovně a jiného tvaru, případně libovolné nižší úrovně.
rules-upgrade-example = Z dvojky bude trojka nebo roh. Když oba došly, bude z ní libovolný dílek úrovně 4.

rules-place-title = Přiložit dílek
rules-place-1 = Přilož dílek ze zásoby na některou svou skládačku. Musí ležet celý uvnitř vymezené plochy a nesmí překrývat jiný dílek.
rules-place-2 = Přiložený dílek zůstává na místě, dokud skládačku nedokončíš.
rules-place-example = Vyber dílek, otoč ho a přilož ho na skládačku.

rules-master-title = Zvláštní akce
rules-master-1 = Jednou za tah: přilož dílek na každou svou skládačku nebo jen na některé; na každou nejvýš jeden, celkem aspoň jeden.
rules-master-2 = Všechny tyto dílky musíš mít na začátku akce v zásobě. Co se vrátí z dokončené skládačky, přijde pozdě.
rules-master-example = Tři dílky na tři skládačky, a je to jen jedna akce.

rules-recycle-title = Recyklace
rules-recycle-1 = Vyber řadu. Její skládačky jdou v pořadí podle tebe pod svůj balíček a řada se vyloží znovu.
rules-recycle-2 = S prázdným balíčkem Recyklace není možná.

rules-completing-title = Dokončení skládačky
rules-completing-1 = Skládačka je dokončena, když je na konci akce její plocha plná. Jedna akce může dokončit několik skládaček.
rules-completing-2 = Všechny dílky se vrátí do tvé zásoby, dostaneš odměnu a skládačka jde na tvou hromádku dokončených.
rules-completing-3 = Hromádka leží lícem nahoru: body jsou známé.
rules-completing-4 = Hromádka leží do konce lícem dolů; na přání leží lícem nahoru, takže body jsou známé.
rules-completing-5 = Není-li dílek odměny v banku, vyber si jiný téže úrovně. Není-li žádný, pak o úroveň vyšší nebo libovolné nižší úrovně.
rules-completing-6 = Není-li dílek odměny v banku, vyber si libovolný o úroveň vyšší.
rules-completing-example = Poslední dílek vyplní plochu: všechny dílky se vrátí a s nimi přijde odměna.

rules-end-title = Konec hry
rules-end-1 = Závěr začíná, když dojde černý balíček. Dohrajte kolo, aby měli všichni stejně tahů, a odehrajte ještě jedno poslední.
rules-end-2 = Od té chvíle smí každý hráč vzít za tah nejvýš jednu černou skládačku.
rules-end-3 = Kdyby už nikdo nikdy nemohl nic přiložit ani vzít, začnou hned poslední úpravy.

rules-touches-title = Poslední úpravy
rules-touches-1 = Po posledním kole smíš na své rozpracované skládačky přiložit libovolně dílků ze zásoby. Každý stojí 1 bod.
rules-touches-2 = Dílky se mezitím nevracejí a odměny nejsou. Co je plné, až skončíš, platí za dokončené.
rules-touches-example = Dva dílky stojí 2 body a dokončí skládačku za 5: zisk 3.

rules-scoring-title = Vyhodnocení
rules-scoring-1 = Sečti body své hromádky a odečti 1 za každou poslední úpravu.
rules-scoring-2 = Odečti také body všech skládaček, které zůstaly rozpracované.
rules-scoring-3 = Rozpracované skládačky nestojí nic.
rules-scoring-4 = Při shodě vítězí, kdo dokončil víc skládaček, pak kdo má víc dílků v zásobě. Trvá-li shoda, o vítězství se dělí.

rules-solo-title = Varianta pro jednoho hráče
rules-solo-1 = Hraješ proti soupeři, který bere skládačky a nikdy nepřikládá dílek.
rules-solo-2 = 15 bílých skládaček leží na 10 černých: to je jediný balíček. Devět skládaček tvoří nabídku; nad jejími třemi sloupci stojí jeden, dva a jeden zámek.
rules-solo-3 = V soupeřově zásobě je 6 dílků (základní obtížnost), 3 (zvýšená) nebo žádný (extrémní). Bez slitování, v naší vlastní obtížnosti, nejsou ani zámky.
rules-solo-4 = Když vezmeš skládačku ze sloupce, jeden jeho zámek jde do soupeřovy zásoby.
rules-solo-5 = Skládačka vzatá z balíčku naslepo žádným zámkem nehne. Recyklace není a počet černých skládaček není omezen.
rules-solo-6 = Po tvém tahu vezme soupeř skládačku s nejvíce body ze sloupců bez zámku; při shodě první v pořadí čtení.
rules-solo-7 = Pak se nad tento sloupec přesune celá soupeřova zásoba a po jednom zámku z ostatních sloupců.
rules-solo-8 = Jsou-li zamčené všechny sloupce, každý přijde o jeden zámek a soupeř nevezme nic.
rules-solo-9 = Když dojde balíček, dohraj kolo a odehraj ještě jedno. Pak přijdou tvé poslední úpravy.
rules-solo-10 = Rozpracované skládačky stojí své body. Při shodě vítězí soupeř.
rules-solo-example = První sloupec je otevřený: soupeř vezme jeho nejlepší skládačku a zámky sloupec zavřou.

rules-line-clear-title = Dvakrát dvě řady
rules-line-clear-1 = Pro velký stůl: dva hráči hrají zároveň.
rules-line-clear-2 = Vlevo i vpravo od balíčků leží bílá a černá řada po třech skládačkách. Bílý žeton patří k levým řadám a dostane ho začínající hráč; černý patří k pravým a dostane ho třetí hráč, v šesti hráčích čtvrtý.
rules-line-clear-3 = Oba držitelé hrají svůj tah a berou jen z řad svého žetonu. Když oba skončí, žetony putují po směru hodinových ručiček.
rules-line-clear-4 = Z balíčku smí brát a recyklovat jen držitel bílého žetonu, a recyklovat jen levou řadu.
rules-line-clear-5 = Když dojde černý balíček, hraje se, dokud začínající hráč znovu nedostane oba žetony. Pak přijdou poslední úpravy.

rules-ghost-title = Stínové dílky
rules-ghost-1 = Stínové dílky jsou bílé dílky úrovně 5. Získáš je odměnou a šipkami, nikdy výměnou.
rules-ghost-2 = Rozložení: vrať stínový dílek do banku a vezmi si dva či více dílků úrovně 1 až 4, které dohromady dají jeho tvar. Hned je smíš přiložit, na každou skládačku nejvýš jeden.
rules-ghost-3 = Odměnou některých skládaček jsou šipky: každá zvýší dílek v zásobě o úroveň, až na úroveň 5. Smíš je odmítnout.
rules-ghost-4 = Dvě šipky smějí také zvýšit dva dílky po jedné úrovni.
rules-ghost-5 = V posledních úpravách lze stínové dílky přikládat, ale ne rozkládat.
rules-ghost-example = Vyber, jak se stínový dílek rozloží.

rules-ambassador-title = Ambasador
rules-ambassador-1 = Skládačka Ambasador nedává dílek. Dovolí ti jednou akci Ambasador: je jako zvláštní akce, ale nepočítá se za zvláštní akci tahu.
rules-ambassador-2 = Použít ji můžeš od příští akce.
rules-ambassador-3 = Použít ji můžeš od příštího tahu.
rules-ambassador-4 = Její body platí, ať ji použiješ, nebo ne.

rules-phoenix-title = Fénix
rules-phoenix-1 = Sedm černých skládaček po 6 bodech se přimíchá k ostatním, než se vylosuje černý balíček.

rules-endless-title = Nekonečná bílá
rules-endless-1 = Když dojde bílý balíček, všechny dokončené bílé skládačky se zamíchají do nového. Body i počet dokončených skládaček hráčům zůstávají.

rules-differences-title = V čem se vydání liší
rules-differences-copies = dílků od každého tvaru
rules-differences-players = hráči
rules-differences-actions = akcí v tahu
rules-differences-deck = vzít vrchní z balíčku
rules-differences-recycle = Recyklace
rules-differences-pile = hromádka
rules-differences-black = černé skládačky v závěru
rules-differences-unfinished = rozpracované skládačky
rules-differences-reward = chybějící odměna
rules-differences-expansions = rozšíření
rules-differences-line-clear = Dvakrát dvě řady
rules-value-yes = ano
rules-value-no = ne
rules-value-up-to-three = nejvýš tři
rules-value-exactly-three = přesně tři
rules-value-face-up = lícem nahoru
rules-value-face-down = lícem dolů
rules-value-no-limit = bez omezení
rules-value-one-per-turn = jedna za tah
rules-value-cost-nothing = nestojí nic
rules-value-cost-points = stojí své body
rules-value-same-level = nejdřív stejná úroveň
rules-value-next-level = o úroveň výš
rules-value-deluxe = 10, s deluxe krabicí 15
rules-value-deluxe-players = 2–4, s deluxe krabicí 2–6
rules-value-with-deluxe = s deluxe krabicí
rules-value-deluxe-line-clear = 4–6, s deluxe krabicí
