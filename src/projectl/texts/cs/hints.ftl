# Advice that a player asks for: hints in three depths, and whether a puzzle can be finished.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why there is no advice

advice-not-now = Nejsi na tahu, takže není co radit.
advice-no-puzzle = Na místě { $slot } není žádná rozpracovaná skládačka.

## What a hint points at first; $slot is an own puzzle or a slot of the rows, $open how many cells are open

hint-look-puzzle = Podívej se na skládačku { $slot }. Volná pole: { $open }.
hint-look-row = Podívej se na místo { $slot } v řadách.
hint-look-decks = Podívej se na balíčky.
hint-look-rows = Podívej se na řady. Jiné skládačky by se ti hodily víc.
hint-look-pieces = Podívej se na své dílky.
hint-look-choice = Podívej se na odměnu, kterou si vybíráš.
hint-look-turn = Zbývá jen potvrdit.
hint-even = Všechny tvé tahy jsou asi stejně dobré. Nech si dílek na později.

## Which action; the next step of a plan

hint-do-take = Vezmi si tu skládačku.
hint-do-take-deck = Vezmi si vrchní skládačku balíčku.
hint-do-piece = Vezmi si dílek úrovně 1.
hint-do-recycle = Recykluj řadu.
hint-do-order = Zvol pořadí recyklované řady.
hint-do-upgrade = Vyměň dílek.
hint-do-master = Použij Zvláštní akci.
hint-do-ambassador = Použij skládačku Ambasadora.
hint-do-ghost = Rozděl ducha.
hint-do-place = Přilož tam dílek.
hint-do-stop = Ukonči přikládání.
hint-do-cancel = Zruš, co máš rozdělané.
hint-do-end = Ukonči tah.
hint-do-choose = Vyber si odměnu.
hint-do-complete = Vyber, která odměna bude první.
hint-do-level-up = Zvyš šipkou úroveň dílku.
hint-do-decline = Odmítni šipku.
hint-do-done = Už nic nepřikládej.

## The same with what it is about

hint-step-take = Vezmi skládačku na místě { $slot } v řadách.
hint-step-take-deck = { $deck ->
    [white] Vezmi vrchní skládačku bílého balíčku.
   *[black] Vezmi vrchní skládačku černého balíčku.
}
hint-step-upgrade = Vyměň { PIECE($piece, case: "acc") } za { PIECE($taken, case: "acc") }.
hint-step-level-up = Šipka: vyměň { PIECE($piece, case: "acc") } za { PIECE($taken, case: "acc") }.
hint-step-place = Přilož { PIECE($piece, case: "acc") } ke skládačce { $slot }.
hint-step-choose = Vyber si { PIECE($taken, case: "acc") }.
hint-step-complete = Vezmi nejdřív odměnu za skládačku { $slot }.

## Why: each sentence is true of the position; $slot is an own puzzle, $count points, cells, pieces

hint-why-completes = Tím dokončíš skládačku { $slot }. Body: { $count }.
hint-why-completes-taken = Dokončíš ji v témže tahu. Body: { $count }.
hint-why-reward = Odměna: { PIECE($piece) }.
hint-why-returns = Zpět do zásoby: { PIECE($pieces) }.
hint-why-master-completes = Jedna akce dokončí skládačky { $slots }.
hint-why-opens = Pak máš všechny dílky pro skládačku { $slot }.
hint-why-master = Dílky v jedné Zvláštní akci: { $count }.
hint-why-triggers-end = Balíček dojde a začíná konec.
hint-why-takes = { $piece ->
    [none] Body: { $count }.
   *[other] Body: { $count }. Odměna: { PIECE($piece) }.
}
hint-why-held = Už máš dílky, které ji zaplní.
hint-why-denies = { $name } má dílky, aby ji hned dokončil.
hint-why-progress = Volná pole, která zbudou na skládačce { $slot }: { $count }.
hint-why-fits = Ten dílek se hned hodí na skládačku { $slot }.
hint-why-grows = O tolik polí narostou tvé dílky: { $count }.
hint-why-master-ready = Dílky, které by pak přiložila jedna Zvláštní akce: { $count }.
hint-why-last-turn = Je to tvůj poslední tah.
hint-why-touch-pays = Skládačka { $slot } se vyplatí. Body: { $count }.
hint-why-touch-costs = Body, které dílky stojí: { $count }.

## How good the turn is

hint-chance = Šance na výhru: { $chance }. Druhý nejlepší tah: { $next }.
hint-chance-alone = Šance na výhru: { $chance }. Jiný tah je asi stejně dobrý.
hint-under = pod 1 %
hint-over = přes 99 %
hint-percent = { $percent } %
hint-by-planner = Úplné hledání tu není k dispozici. Radí plánovač.

## Whether a puzzle can still be finished, and what could come between

hint-verdict-now = Ano, v tomto tahu
hint-verdict-turns = Ano, potřebné tahy: { $turns }
hint-verdict-luck = Jen se štěstím
hint-verdict-too-late = Do konce hry už ne
hint-risk-none = Nic do toho nepřijde: nemusíš nic lízat a žádný dílek nemůže dojít.
hint-risk-draw = V banku chybějí dílky. Musely by se tam nejdřív vrátit.
hint-risk-last-pieces = Bank se tenčí. { PIECE($piece) }: zbývá { $count }.
hint-risk-both-act = Zároveň běží jiný tah. Může ti vzít dílek, který potřebuješ.
hint-risk-end-near = Hra může skončit dřív. Karty v balíčku: { $count }.

## The terminal

help-hint = Rada: hint na něco ukáže a při každém dotazu řekne víc. plan 2 řekne, jestli můžeš dokončit skládačku 2.
cli-bench-hints = Změří, jak dlouho trvají rady a jak často vyhraje, kdo se jimi řídí.
cli-bench-hints-games = hry podle rad proti úrovni 5

## The server: why there is no hint

hints-rated = V hodnocených hrách rady nejsou.
hints-off = U tohoto stolu se hraje bez rad.
hint-not-answered = Rada nepřišla včas. Zeptej se znovu.
hint-overtaken = Hra pokračovala, než byla rada hotová. Zeptej se znovu.
rated-hints = V hodnocené hře rady nejsou. Jedno z toho vypni.

## The table: buttons and what stands beside them

hint-button = Rada
hint-tab = Rada
hint-more = Řekni víc
hint-idea = Mám nápad
hint-act = Udělat první krok
hint-plan-ask = Můžu dokončit skládačku?
hint-plan-show = Krok za krokem
hint-plan-another = Jiná skládačka
hint-close = Zavřít radu
hint-why = Proč
hint-looked-at = Prohlédnuté pozice: { $count }.
hint-depth = { $depth } ze 3
hint-steps = Kroky
hint-thinking = Přemýšlí…
hint-open-to-all = Všichni vidí, že ti pomohla rada. Záznam to uvádí.
hint-none-here = U tohoto stolu se hraje bez rad
hint-used = v tomto tahu rada
hint-hinted = v radě
hint-puzzle = Skládačka { $slot }
hint-plan-none = Nemáš žádnou rozpracovanou skládačku.
hint-risk-others = Ostatní ti mohou vzít potřebné dílky.
key-hint = Rada · Můžu dokončit skládačku?
new-hints = S radami
new-hints-about = Kdo je na tahu, může požádat o radu. Ne v hodnocených hrách.
