# Proč něco nelze.

reason-unknown-action = Taková akce není. Vyber jednu z nabízených.
reason-game-over = Hra skončila. Už nelze nic hrát.
reason-no-such-seat = Takové místo tato hra nemá.
reason-not-your-turn = Nejsi na tahu. Počkej, až na tebe přijde řada.
reason-turn-is-over = Tvůj tah skončil. Žetony putují dál, až skončí i druhý tah.
reason-no-actions-left = Nemáš už žádnou akci. Ukonči tah, nebo něco vezmi zpět.
reason-choice-first = Čeká na tebe dokončená skládačka. Nejdřív odpověz na otevřenou volbu.
reason-sequence-first = Něco máš rozehrané. Nejdřív pokračuj, potvrď to, nebo to zruš.
reason-no-choice-open = Teď není z čeho vybírat. Proveď některou akci.
reason-no-sequence-open = Není nic rozehraného, v čem by šlo pokračovat nebo co zrušit. Nejdřív začni zvláštní akci nebo Recyklaci.
reason-only-touches = Poslední kolo skončilo. Zbývají jen poslední úpravy: přikládej dílky, nebo skonči.
reason-touches-already-done = Své poslední úpravy máš hotové. Ostatní na nich ještě pracují.
reason-not-touches-yet = Poslední úpravy přijdou až po posledním kole. Proveď některou akci, nebo ukonči tah.

reason-four-unfinished = Máš 4 rozpracované skládačky. Než vezmeš další, jednu dokonči.
reason-no-such-slot = Takové místo v řadách není. Vyber číslo, které stojí u karty.
reason-slot-is-empty = Toto místo je prázdné. Vyber jinou skládačku.
reason-other-markers-rows = Tyto řady patří druhému žetonu. Ber z řad svého žetonu.
reason-one-black-per-turn = Konec se blíží: jedna černá skládačka za tah. Svou už máš; bílou ještě vzít můžeš.
reason-no-deck-take = V tomto vydání se skládačky berou jen z řad. Vyber vyloženou.
reason-no-such-deck = Ve hře pro jednoho je jen jeden balíček. Ber z něj jako z bílého.
reason-deck-is-empty = Tento balíček je prázdný. Vyber vyloženou skládačku.
reason-white-marker-only = To smí jen držitel bílého žetonu. Vezmi skládačku ze svých řad.
reason-no-recycle = Toto vydání Recyklaci nemá. Řadu změníš tím, že vezmeš skládačku.
reason-no-recycle-in-solo = Ve hře pro jednoho Recyklace není. Nabídku změníš tím, že vezmeš skládačku.
reason-nothing-to-reveal = Balíček této řady je prázdný, Recyklace by nic nezměnila.
reason-not-in-recycled-row = Tato skládačka není v řadě, kterou recykluješ. Zvol některou z té řady.
reason-already-ordered = Tato skládačka už má pod balíčkem své místo. Zvol jinou.

reason-no-level-1-piece = V banku už není žlutá jednička. Raději vyměň některý dílek.
reason-piece-not-in-supply = Tento dílek nemáš v zásobě. Použij jiný, nebo ho nejdřív získej výměnou.
reason-piece-not-in-reserve = Takový dílek už v banku není. Vyber jiný.
reason-same-shape = Dílek nelze vyměnit za stejný tvar. Vyber jiný.
reason-ghosts-not-by-exchange = Stínový dílek nelze získat výměnou. Dávají ho jen odměny a šipky.
reason-level-too-high = To je příliš mnoho úrovní. Výměna vede o úroveň výš (na nejbližší, kterou bank má), na stejnou nebo na nižší.
reason-not-a-level-up = Šipky úroveň jen zvyšují. Vyber dílek vyšší úrovně, nebo odmítni.
reason-not-offered = Tento dílek v nabídce není. Vyber některý z nabízených.
reason-not-completed = Tato skládačka není dokončená. Vyber dokončenou.

reason-no-puzzle-there = Na tomto místě před tebou žádná skládačka neleží. Vezmi si ji, nebo vyber jiné místo.
reason-outside-recess = Dílek by přesahoval vymezenou plochu. Otoč ho nebo posuň.
reason-overlaps-piece = Dílek by překrýval jiný dílek. Vyber volná pole.
reason-puzzle-used = Na skládačku jen jeden dílek, a tato už svůj má. Vyber jinou, nebo potvrď.
reason-not-a-new-piece = Teď lze přiložit jen nové dílky ze stínového. Přilož některý z nich, nebo potvrď.
reason-nothing-fits = Žádný tvůj dílek se na tvé skládačky nevejde. Vezmi skládačku, nebo získej jiný dílek.
reason-master-is-used = Zvláštní akce je možná jednou za tah a už je využitá. Přilož jediný dílek.
reason-no-ambassador-left = Nemáš nepoužitou skládačku Ambasador. Tuto akci dostaneš, když nějakou dokončíš.
reason-ambassador-next-turn = Skládačku Ambasador lze použít až od příštího tahu.
reason-no-ghost-in-supply = Takový stínový dílek v zásobě nemáš, není co rozkládat.
reason-split-not-in-reserve = V banku chybí dílek pro toto rozložení. Vyber jiné.
reason-nothing-placed = Je třeba přiložit aspoň jeden dílek. Přilož ho, nebo akci zruš.
reason-must-use-actions = V tomto vydání má tah přesně tři akce. Využij ty, které ti zbývají.
reason-row-not-ordered = Každá skládačka řady potřebuje místo pod balíčkem. Zvol další, nebo akci zruš.

undo-nothing = V tomto tahu nemáš co vzít zpět.
undo-turn-passed = Tvůj tah už minul, zůstává tak, jak je.
undo-revealed = Odkryla se nová skládačka, akce zůstává tak, jak je.
undo-other-seat = Mezitím hrál někdo jiný, tvoje akce zůstává tak, jak je.
undo-touches-done = Své poslední úpravy máš hotové, zůstávají tak, jak jsou.
undo-game-over = Hra skončila. Zpět už nelze vzít nic.

seat-needed = Teď může hrát více míst: { $seats }. Řekni které.
seat-none-acts = Teď nemůže hrát žádné místo.
seat-unknown = Místo { $seat } není; místa jsou 0 až { $last }.
example-unknown = Příklad { $name } ve vydání { $edition } není.
game-seed = Semínko má { $wanted } bajtů.
game-names = Jmen: { $found }, hráčů: { $wanted }; uveď jedno pro každého.
game-name = { $found } není jméno hráče. Jméno má 1 až { $limit } tisknutelných znaků.
game-first = Místo { $found } nemůže začínat; místa jsou 0 až { $last }.
hint-unknown = Rada { $found } není; rady jsou { $known }.
bot-unknown = Bot { $found } není. Boti jsou { $known }; člověk je human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: boti ze souborů se tu nenačítají.
net-unreadable = { $path }: síť je pole tvaru { $wanted }, ne { $found }.

language-unknown = V jazyce { $found } texty nejsou. Jazyky jsou { $known }.
edition-unknown = Vydání { $edition } není. Vydání jsou { $known }.
options-unknown-variant = Varianta { $found } není. Varianty jsou { $allowed }.
options-unknown-expansion = Rozšíření { $found } není. Rozšíření jsou { $allowed }.
options-unknown-difficulty = Obtížnost { $found } není. Obtížnosti jsou { $allowed }.
options-turn-cap = Limit tahů je od 0 (žádný) do { $limit }, ne { $found }.
options-not-in-edition = Vydání { $edition } nemá { NAME($what, of: "what") }. Vyber jiné vydání.
options-needs-deluxe = Vydání { $edition } má { NAME($what, of: "what") } jen s deluxe krabicí. Vyber i ji.
options-first-player = Začíná jedno z míst 1 až { $players }, ne { $found }.
options-endless-solo = Nekonečná bílá je pro dva a více hráčů. Vyber jinou variantu, nebo hraj bez ní.
options-difficulty = Obtížnost má jen hra pro jednoho. Vyber ji, nebo obtížnost vynech.
options-players = { $variant ->
    [solo] Hra pro jednoho je pro 1 hráče, ne pro { $found }.
   *[other] S tímto nastavením má varianta „{ NAME($variant, of: "variant") }“ vydání { $edition } { $fewest } až { $most } hráčů, ne { $found }.{ $more ->
        [deluxe] {" "}S deluxe krabicí jich může být víc, s rozšířením Stínové dílky i šest.
        [expansion] {" "}S rozšířením Stínové dílky může hrát šest.
        [either] {" "}S rozšířením Stínové dílky nebo Fénix může hrát šest.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] Tato hra potřebuje černých skládaček: { $needed }; je jich { $found }.
   *[white] Tato hra potřebuje bílých skládaček: { $needed }; je jich { $found }.
}
options-set-needs-expansion = Sada { $set } patří k rozšíření { NAME($expansion, of: "expansion") }. Vyber i je.
seats-count = { $found ->
    [one] Pojmenováno je { $found } místo
    [few] Pojmenována jsou { $found } místa
    [many] Pojmenováno je { $found } místa
   *[other] Pojmenováno je { $found } míst
}, ale hra má { $wanted ->
    [one] { $wanted } hráče
    [few] { $wanted } hráče
    [many] { $wanted } hráče
   *[other] { $wanted } hráčů
}. Pojmenuj každé.
