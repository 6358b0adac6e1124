# Proč něco nelze.

reason-unknown-action = Taková akce neexistuje. Vyber jednu z nabízených.
reason-game-over = Hra skončila. Už není co hrát.
reason-no-such-seat = Takové místo tato hra nemá.
reason-not-your-turn = Ještě nejsi na tahu.
reason-turn-is-over = Tvůj tah skončil. Žetony se posunou, až skončí i druhý tah.
reason-no-actions-left = Nezbývá ti žádná akce. Ukonči tah, nebo něco vezmi zpět.
reason-choice-first = Máš dokončenou skládačku. Nejdřív si vyber odměnu.
reason-order-first = Máš dokončeno několik skládaček. Vyber, kterou odměnu si vezmeš nejdřív.
reason-arrows-first = Nejdřív zvyš šipkou úroveň dílku, nebo ji odmítni.
reason-sequence-first = Nejdřív dokonči, co máš rozehrané, nebo to zruš.
reason-no-choice-open = Teď není z čeho vybírat. Proveď některou akci.
reason-no-sequence-open = Není co potvrdit ani zrušit. Nejdřív začni zvláštní akci nebo Recyklaci.
reason-only-touches = Poslední kolo skončilo. Zbývají jen poslední úpravy: přikládej dílky, nebo zvol „Hotovo“.
reason-touches-already-done = Své poslední úpravy máš hotové. Ostatní ještě přikládají.
reason-not-touches-yet = Poslední úpravy přijdou po posledním kole. Proveď některou akci, nebo ukonči tah.

reason-four-unfinished = Máš 4 rozpracované skládačky. Než vezmeš další, jednu dokonči.
reason-no-such-slot = Takové místo v řadách není. Vyber číslo u některé karty.
reason-slot-is-empty = Toto místo je prázdné. Vyber jinou skládačku.
reason-other-markers-rows = Tyto řady patří druhému žetonu. Ber ze svých řad.
reason-one-black-per-turn = Hra brzy skončí: jedna černá skládačka za tah. Bílou ještě vzít můžeš.
reason-no-deck-take = V tomto vydání se skládačky berou jen z řad. Vyber vyloženou.
reason-no-such-deck = Ve hře pro jednoho je jen jeden balíček. Ber z něj jako z bílého.
reason-deck-is-empty = Tento balíček je prázdný. Vyber vyloženou skládačku.
reason-white-marker-only = To smí jen držitel bílého žetonu. Vezmi skládačku ze svých řad.
reason-no-recycle = Toto vydání Recyklaci nemá. Řadu změníš tím, že vezmeš skládačku.
reason-no-recycle-in-solo = Ve hře pro jednoho Recyklace není. Nabídku změníš tím, že vezmeš skládačku.
reason-nothing-to-reveal = Balíček této řady je prázdný. Recyklace by nic nezměnila.
reason-not-in-recycled-row = Tato skládačka není v řadě, kterou recykluješ. Vyber některou z té řady.
reason-already-ordered = Tato skládačka už má své místo pod balíčkem. Vyber jinou.

reason-no-level-1-piece = V banku už není žlutá jednička. Místo toho vyměň některý dílek.
reason-piece-not-in-supply = Tento dílek nemáš v zásobě. Použij jiný, nebo ho nejdřív získej.
reason-piece-not-in-reserve = Takový dílek už v banku není. Vyber jiný.
reason-same-shape = Na stejné úrovni musí jít o jiný tvar. Vyber jiný dílek.
reason-ghosts-not-by-exchange = Stínový dílek nelze získat výměnou. Dávají ho jen odměny a šipky.
reason-level-too-high = To je příliš vysoko. Vezmi dílek o úroveň vyšší, stejné úrovně nebo nižší.
reason-not-a-level-up = Šipka vede jen na vyšší úroveň. Vyber takový dílek, nebo odmítni.
reason-not-offered = Tento dílek není na výběr. Vyber některý z nabízených.
reason-not-completed = Tato skládačka není dokončená. Vyber dokončenou.

reason-no-puzzle-there = Tam žádnou skládačku nemáš. Vyber jinou, nebo si nějakou vezmi.
reason-outside-recess = Dílek by přesahoval vymezenou plochu. Otoč ho nebo posuň.
reason-overlaps-piece = Dílek by překrýval jiný dílek. Vyber volná pole.
reason-puzzle-used = Tato skládačka už svůj jeden dílek dostala. Vyber jinou, nebo potvrď.
reason-not-a-new-piece = Teď lze přiložit jen nové dílky ze stínového. Přilož některý, nebo potvrď.
reason-nothing-fits = Žádný tvůj dílek se do tvých skládaček nevejde. Vezmi skládačku, nebo získej jiný dílek.
reason-master-is-used = Zvláštní akci tohoto tahu už máš využitou. Stále můžeš přikládat dílky po jednom.
reason-no-ambassador-left = Nemáš nepoužitou skládačku Ambasador. Tuto akci dostaneš, když nějakou dokončíš.
reason-ambassador-next-turn = Skládačku Ambasador můžeš použít až od příštího tahu.
reason-no-ghost-in-supply = Takový stínový dílek v zásobě nemáš. Není co rozkládat.
reason-split-not-in-reserve = V banku chybí dílek pro toto rozložení. Vyber jiné.
reason-nothing-placed = Přilož aspoň jeden dílek, nebo akci zruš.
reason-must-use-actions = V tomto vydání má tah přesně tři akce. Využij ty, které ti zbývají.
reason-row-not-ordered = Každá skládačka řady potřebuje místo pod balíčkem. Vyber další, nebo akci zruš.

undo-nothing = V tomto tahu nemáš co vzít zpět.
undo-turn-passed = Tvůj tah skončil a zůstává, jak je.
undo-revealed = Odkryla se nová skládačka. Tato akce zůstává, jak je.
undo-other-seat = Mezitím hrál někdo jiný. Tvoje akce zůstává, jak je.
undo-touches-done = Své poslední úpravy máš hotové. Zůstávají, jak jsou.
undo-game-over = Hra skončila. Nic už nelze vzít zpět.

seat-needed = Teď může hrát více míst: { $seats }. Uveď které.
seat-none-acts = Teď nemůže hrát žádné místo.
seat-unknown = Místo { $seat } neexistuje. Místa jsou 0 až { $last }.
example-unknown = Příklad { $name } ve vydání „{ NAME($edition, of: "edition") }“ neexistuje.
game-unknown-option = Volba { $found } neexistuje. Volby jsou { $known }.
game-options-twice = Zadejte buď Options, nebo jeho pole jménem, ne obojí.
game-bots = Uveďte jednoho bota pro každého hráče: { $wanted }.
game-names = Jmen: { $found }, hráčů: { $wanted }. Uveď jedno jméno pro každého hráče.
game-name = { $found } není platné jméno hráče. Jméno má 1 až { $limit } tisknutelných znaků.
game-no-record = Tato hra pokračuje z pozice. Jak začala, není známo, a proto o ní není záznam.
hint-unknown = Rada { $found } neexistuje. Rady jsou { $known }.
bot-unknown = Bot { $found } neexistuje. Boti jsou { $known }; člověk je human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: boti ze souborů se tu nenačítají.
net-unreadable = { $path }: síť je pole tvaru { $wanted }, ne { $found }.
net-file = { $path } neobsahuje síť: { $reason }.
bot-raised = { $bot } selhal: { $detail }.
bot-nonsense = { $bot } odpověděl { $detail }, což není žádná z povolených akcí.
bot-overtime = { $bot } přemýšlel o rozhodnutí déle, než smí ({ $detail }).
bot-died = Proces bota { $bot } skončil uprostřed hry ({ $detail }).
bot-not-loaded = { $bot } nelze načíst: { $detail }.
bot-changed = Během her se změnilo: { $detail }. Poslední hry se neuloží; spusť to znovu.
touches-unknown = Tento stav neříká, které dílky místa { $seat } jsou poslední úpravy, takže je nelze před ostatními skrýt. Zkompilované stavy je neuchovávají: konec hry hraj s interpretovaným jádrem.
store-damaged = { $path }, řádek { $line }: to není hra arény. Soubor zůstává, jak je.
store-other-setup = { $path } obsahuje hry jiného turnaje. Uveď jiný soubor, nebo stejné boty a volby.
store-other-identity = { $path } obsahuje hry něčeho jiného. Liší se: { NAME($what, of: "differs") } ({ $details }). Uveď jiný soubor.
store-identity-unknown = { $path } obsahuje { $held } z { $wanted } her a neříká, kteří boti je hráli. Soubor lze číst, ale hry se do něj nepřidávají. Uveď jiný.
differs-bot = bot
differs-puzzles = skládačky nebo vydání
differs-rules = verze pravidel
differs-engine = herní jádro
differs-package = verze programu

language-unknown = V jazyce { $found } texty nejsou. Jazyky jsou { $known }.
extra-missing = K tomu je potřeba balíček { $package }, který není nainstalován. Zkuste: { $command }
value-whole = { $name } je celé číslo, ne { $found }.
value-range = { $name } je od { $low } do { $high }, ne { $found }.
value-flag = { $name } je True nebo False, ne { $found }.
value-text = { $name } je text, ne { $found }.
value-texts = { $name } je seznam textů, ne { $found }.
value-kind = { $name } je typu { $wanted }, ne { $found }.
value-kinds = { $name } je seznam prvků typu { $wanted }, ne { $found }.
value-seed = Semínko jsou bajty ({ $wanted }), celé číslo nebo text, ne { $found }.
value-action = Akce je Action, její zápis nebo její kód, ne { $found }.
edition-unknown = Vydání { $edition } neexistuje. Vydání jsou { $known }.
options-unknown-variant = Varianta { $found } neexistuje. Varianty jsou { $allowed }.
options-unknown-expansion = Rozšíření { $found } neexistuje. Rozšíření jsou { $allowed }.
options-unknown-difficulty = Obtížnost { $found } neexistuje. Obtížnosti jsou { $allowed }.
options-turn-cap = Limit tahů je od 0 (žádný) do { $limit }, ne { $found }.
options-not-in-edition = Vydání „{ NAME($edition, of: "edition") }“ nemá { NAME($what, of: "what") }. Vyber jiné vydání.
options-needs-deluxe = Vydání „{ NAME($edition, of: "edition") }“ má { NAME($what, of: "what") } jen s Deluxe edicí. Vyber i ji.
options-first-player = Začíná jedno z míst 1 až { $players }, ne { $found }.
options-endless-solo = Nekonečná bílá je pro dva a více hráčů. Vyber jinou variantu, nebo hraj bez ní.
options-difficulty = Obtížnost má jen hra pro jednoho. Vyber ji, nebo obtížnost vynech.
options-players = { $variant ->
    [solo] Hra pro jednoho je pro 1 hráče, ne pro { $found }.
   *[other] S těmito volbami je „{ NAME($variant, of: "variant") }“ ve vydání „{ NAME($edition, of: "edition") }“ pro { $most ->
        [one] { $fewest }–{ $most } hráče
        [few] { $fewest }–{ $most } hráče
        [many] { $fewest }–{ $most } hráče
       *[other] { $fewest }–{ $most } hráčů
    }, ne pro { $found }.{ $more ->
        [deluxe] {" "}S Deluxe edicí jich může být víc, s rozšířením Stínové dílky i šest.
        [expansion] {" "}S rozšířením Stínové dílky jich může hrát šest.
        [either] {" "}S rozšířením Stínové dílky nebo Fénix jich může hrát šest.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] Potřebných černých skládaček: { $needed }, nalezených: { $found }.
   *[white] Potřebných bílých skládaček: { $needed }, nalezených: { $found }.
}
options-set-needs-expansion = Sada { $set } patří k rozšíření „{ NAME($expansion, of: "expansion") }“. Vyber i je.
seats-count = { $found ->
    [one] Uvedeno je { $found } místo
    [few] Uvedena jsou { $found } místa
    [many] Uvedeno je { $found } místa
   *[other] Uvedeno je { $found } míst
}, ale hra má { $wanted ->
    [one] { $wanted } hráče
    [few] { $wanted } hráče
    [many] { $wanted } hráče
   *[other] { $wanted } hráčů
}. Uveď jedno pro každého.
