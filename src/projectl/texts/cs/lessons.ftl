### Learn: the page of the lessons, the lessons, and the guided first game.

## The page

learn-lead = Deset krátkých lekcí u opravdového stolu, dohromady asi patnáct minut.
learn-base = Základní hra
learn-more = Další lekce
learn-progress = { $done } z { $all }
learn-begin = Začít
learn-continue = Pokračovat
learn-continue-with = Pokračovat: { $name }
learn-again = znovu
learn-minutes = { $number ->
    [0] { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
   *[other] Lekce { $number } · { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
}
learn-steps = { $count ->
    [one] 1 krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}
learn-tile = { $number ->
    [0] { $name }
   *[other] Lekce { $number } z 10, { $name }
}, { $state ->
    [done] hotová
    [next] další na řadě
   *[new] nezačatá
}
learn-failed = Lekce se nenačetly.
learn-play = Zahrát si
learn-play-about = Hra proti snadnému botovi. Krok za krokem ti řekne, co dělat.
learn-play-guided = Hrát s průvodcem

## A lesson

lesson-heading = { $number ->
    [0] { $name }
   *[other] Lekce { $number } · { $name }
}
lesson-where = { $step } z { $all }
lesson-step-mark = Krok { $step } z { $all }, { $state ->
    [done] hotový
    [skipped] přeskočený
    [now] právě teď
   *[later] přijde
}
lesson-skip = Přeskočit krok
lesson-skip-short = Přeskočit
lesson-show = Ukaž mi to
lesson-next = Dál
lesson-again = Znovu
lesson-back = Vzít zpět
lesson-begin-again = Začít znovu
lesson-keep = Co si zapamatovat
lesson-wrong = Ještě ne
lesson-other = I to jde
lesson-missed-title = Tentokrát ne
lesson-ended = To byla lekce { $number }.
lesson-ended-more = To byla lekce „{ $name }“.
lesson-ended-next = Další: { $name }.
lesson-ended-all = Teď znáš celou základní hru.
lesson-to-learn = Zpět k lekcím
lesson-your-pieces = Tvoje dílky: { $pieces }.
lesson-board = Stůl lekce
lesson-unknown = Lekce { $name } není.
lesson-step-unknown = Lekce { $name } nemá krok { $number }. Má kroky 1 až { $last }.

## What is to be done

lesson-task-placed = Přilož dílek ke skládačce
lesson-task-placed-on = Přilož dílek ke skládačce { $slot }
lesson-task-placed-many = { $count ->
    [one] Přilož dílek
    [few] Přilož { $count } dílky
    [many] Přilož { $count } dílku
   *[other] Přilož { $count } dílků
}
lesson-task-completed = { $count ->
    [one] Dokonči skládačku
    [few] Dokonči { $count } skládačky
    [many] Dokonči { $count } skládačky
   *[other] Dokonči { $count } skládaček
}
lesson-task-rewarded = Získej červený čtverec
lesson-task-taken = Vezmi skládačku
lesson-task-taken-black = Vezmi černou skládačku
lesson-task-taken-deck = Vezmi vrchní skládačku bílého balíčku
lesson-task-piece-taken = Vezmi žlutou jedničku
lesson-task-exchanged = Vyměň dílek
lesson-task-action = { $count ->
    [one] Využij 1 akci
    [few] Využij { $count } akce
    [many] Využij { $count } akce
   *[other] Využij { $count } akcí
}
lesson-task-action-left = Využij obě akce, které zbývají
lesson-task-turn-ended = Ukonči tah
lesson-task-master = Zvláštní akcí přilož dílek ke každé skládačce
lesson-task-master-began = Využij zvláštní akci
lesson-task-sequence-closed = { $count ->
    [one] Dokonči přikládání
    [few] Dokonči přikládání pokaždé
    [many] Dokonči přikládání pokaždé
   *[other] Dokonči přikládání pokaždé
}
lesson-task-recycled = Recykluj bílou řadu
lesson-task-recycled-black = Recykluj černou řadu
lesson-task-end-triggered = Vyprázdni černý balíček
lesson-task-touched = Zaplň skládačku, která za to stojí
lesson-task-touches-done = Stiskni „Hotovo“
lesson-task-opponent-took = Nech soupeře vzít skládačku
lesson-task-lock-taken = Vezmi ze sloupce se zámky
lesson-task-ghost-split = Rozlož stínový dílek
lesson-task-levelled-up = Využij šipku
lesson-task-ambassador-began = Využij Ambasadora

## What is said to a try

lesson-missed = Tenhle tah už se nedá napravit. Začni krok znovu.
lesson-beside = Dílek pusť až nad tmavými poli skládačky. Vedle ní se vrátí mezi tvé dílky.
lesson-other-taken = Teď máš o skládačku víc. V tomto kroku ji vezmi zpět a zkus něco jiného.
lesson-other-piece-taken = Teď máš o žlutou jedničku víc. V tomto kroku ji vezmi zpět a zkus něco jiného.
lesson-other-exchanged = Teď máš jiný dílek. V tomto kroku to vezmi zpět a zkus něco jiného.
lesson-other-placed = Dílek tam leží dobře. V tomto kroku ho vezmi zpět a zkus jiné místo nebo jiný dílek.
lesson-other-recycled = Řada je nová. Je to opravdová akce, ale tento krok chce jinou.
lesson-other-touched = Dílek leží a stojí 1 bod. Vezmi ho zpět a najdi lepší místo.
lesson-other-turn-ended = Tah je u konce. Začni krok znovu a využij ho celý.

## 1 Place a piece

lesson-place = Přiložit dílek
lesson-place-about = Přetáhni dílek ze své zásoby ke skládačce.
lesson-place-keep = Dílek musí ležet uvnitř skládačky, na volných polích. Přiložený dílek tam zůstane.
lesson-place-first = Tvůj první dílek
lesson-place-first-text = Tmavá pole skládačky čekají na zaplnění. Přetáhni tam modrou trojku, nebo vyber ji a pak skládačku.
lesson-place-first-done = Leží. Dílek smíš přiložit všude, kam se vejde, vždy uvnitř skládačky.
lesson-place-first-outside = Smí ležet jen na tmavých polích. Tři z nich jsou nad sebou.
lesson-place-fits = Který se vejde?
lesson-place-fits-text = Tahle skládačka je rovná. Máš dvojku a roh.
lesson-place-fits-done = Dvojka se vejde. Jedno pole zbývá pro jiný dílek.
lesson-place-fits-bends = Roh se láme, jedno jeho pole by leželo venku. Zkus zelenou dvojku.
lesson-place-two = Dvě skládačky
lesson-place-two-text = Dílky nepatří k jedné skládačce. Najdi místo na každé.
lesson-place-two-done = Oba leží dobře. Přiložení je jedna z pěti věcí, které smíš ve svém tahu dělat.
lesson-place-two-bends = Tam pro roh místo není. Na druhé skládačce ano.

## 2 Turn and flip

lesson-turn = Otočit a převrátit
lesson-turn-about = Otáčej dílek, až se vejde, nebo ho převrať.
lesson-turn-keep = Každý dílek smíš otáčet a převracet, jak chceš, dokud ho nepřiložíš.
lesson-turn-upright = Postav ji
lesson-turn-upright-text = Skládačka stojí, tvoje trojka leží. Vyber trojku a otoč ji.
lesson-turn-upright-done = Stojí. Otáčet můžeš tlačítky, klávesami Q a E nebo druhým prstem.
lesson-turn-upright-lies = Trojka ještě leží. Otoč ji o čtvrtinu a vejde se.
lesson-turn-corner = Otočený roh
lesson-turn-corner-text = Roh se může dívat na čtyři strany. Otáčej ten svůj, až se vejde.
lesson-turn-corner-done = Vešel se. Jedno pole zbývá pro žlutou jedničku.
lesson-turn-mirror = Převrať ho
lesson-turn-mirror-text = Některé dílky mají levou a pravou stranu. Převrať L a zaplň skládačku 2.
lesson-turn-mirror-done = L ji zaplní celou. Dílky nemají rub: platí obě strany.
lesson-turn-mirror-mirrored = Skoro. Láme se na druhou stranu: převrať ho a pak otoč.

## 3 Complete a puzzle

lesson-complete = Dokončit skládačku
lesson-complete-about = Zavři poslední mezeru a podívej se, co se vrátí.
lesson-complete-keep = Dílek na skládačce je půjčený, ne utracený. Dokončená skládačka ho vrátí a něco přidá.
lesson-complete-gap = Zavři mezeru
lesson-complete-gap-text = Skládačka je dokončená, když v ní není volné pole. Zbývají tři.
lesson-complete-gap-done = Dokončeno. Ležely tam tři dílky a všechny tři se vrátily. Přibyl k nim červený čtverec: je natištěný vpravo nahoře.
lesson-complete-gap-bends = Skoro, ale roh se láme. Mezera je rovná: dva z tvých dalších dílků dají tři pole.
lesson-complete-gap-covered = To pole už je obsazené. Volná jsou dole.
lesson-complete-home = Všechno se vrátí
lesson-complete-home-text = Dvě pole jsou volná. Zaplň je jedním dílkem a pak spočítej své dílky.
lesson-complete-home-done = Vrátil se roh, zelená dvojka taky a druhý roh je odměna. Skládačka má hodnotu 1 bod.
lesson-complete-home-single = Jednička se vejde, ale zaplní jen jedno pole. Vezmi ji zpět: jeden dílek zaplní obě.
lesson-complete-reward = Body, nebo dílky?
lesson-complete-reward-text = Jednička dokončí kteroukoli z nich. Číslo jsou body, dílek vedle je odměna.
lesson-complete-reward-done = Červený čtverec je tvůj. Na začátku mají velké dílky často větší cenu než body.
lesson-complete-reward-green = Dokončeno, za 1 bod a zelenou dvojku. Tentokrát chceme červený čtverec: vezmi zpět a zaplň druhou.

## 4 Take a puzzle

lesson-take = Vzít skládačku
lesson-take-about = Vyber z řad, co tvoje dílky zaplní.
lesson-take-keep = Smíš mít čtyři rozpracované skládačky. Ber ty, které tvoje dílky brzy zaplní.
lesson-take-row = Z řad
lesson-take-row-text = Skládačky uprostřed jsou pro všechny. Vezmi jednu: přetáhni ji k sobě, nebo ji vyber a stiskni „Vzít“.
lesson-take-row-done = Je jen tvoje a do řady přišla nová.
lesson-take-shape = Vezmi, co sedí
lesson-take-shape-text = Máš roh. Jedna bílá skládačka má právě ten tvar: vezmi ji a zaplň.
lesson-take-shape-done = Vzato a zaplněno. Malé bílé skládačky dávají dílky, černé body.
lesson-take-shape-larger = Pěkná skládačka, ale tvůj roh ji nezaplní. Vezmi zpět a najdi jednu se třemi poli.
lesson-take-shape-outside = Roh by tam neležel uvnitř. Otoč ho, nebo najdi skládačku jeho tvaru.
lesson-take-four = Nejvýš čtyři
lesson-take-four-text = Máš čtyři rozpracované skládačky, na další není místo. Udělej místo a pak jednu vezmi.
lesson-take-four-done = Dokončená skládačka udělá místo. Čtyři jsou hodně: jejich dílky ti zatím chybí.
lesson-take-four-full = Na pátou není místo. Jedné z tvých skládaček chybí jediné pole.

## 5 Upgrade

lesson-upgrade = Vyměnit
lesson-upgrade-about = Dej malý dílek a vezmi ten, který sedí.
lesson-upgrade-keep = Jedna akce zvýší dílek o úroveň, nebo ho vymění za jiný ze stejné úrovně.
lesson-upgrade-up = O úroveň výš
lesson-upgrade-up-text = Zelená dvojka má dvě pole, mezera tři. Vyměň ji za dílek, který sedí.
lesson-upgrade-up-done = Z úrovně 2 je úroveň 3 a skládačka je dokončená.
lesson-upgrade-up-straight = Modrá trojka je rovná, mezera ne. Vezmi zpět a vyber roh.
lesson-upgrade-up-small = Vejde se, ale jedno pole zůstane volné. Vezmi zpět a nejdřív ji vyměň.
lesson-upgrade-up-step = Jen o jednu úroveň: ze dvou polí na tři.
lesson-upgrade-sideways = Do strany
lesson-upgrade-sideways-text = Máš L, skládačka chce čtyřku. Vyměň jedno za druhé: obojí je úroveň 4.
lesson-upgrade-sideways-done = Stejná úroveň, jiný tvar. I to je výměna, a o stupeň dolů také.
lesson-upgrade-sideways-other = Dobrý dílek, ale ne ten rovný. Vezmi zpět a najdi fialovou čtyřku.
lesson-upgrade-sideways-same = Ten už máš. Vyber rovný dílek.
lesson-upgrade-sideways-bends = L se láme, skládačka je rovná. Nejdřív ho vyměň za čtyřku.
lesson-upgrade-single = Ten malý
lesson-upgrade-single-text = Jedno pole je volné a nic malého nemáš. Jedna akce ti přinese žlutou jedničku.
lesson-upgrade-single-done = Žlutá jednička stojí jednu akci, dokud nějaké jsou.
lesson-upgrade-single-large = Modrá trojka je na jedno pole moc velká. Vezmi žlutou jedničku.

## 6 Three actions

lesson-actions = Tři akce
lesson-actions-about = Každý tah má tři akce. Plánuj je dohromady.
lesson-actions-keep = Tři akce, jakékoli a v jakémkoli pořadí. I stejná dvakrát.
lesson-actions-three = Jeden tah
lesson-actions-three-text = Tvůj tah má tři akce: vzít, vyměnit, přiložit, žlutá jednička. Udělej tři a ukonči tah.
lesson-actions-three-done = To byl celý tah. Potom má tři akce další hráč.
lesson-actions-three-used = Všechny tři jsou využité. Ukonči tah.
lesson-actions-three-left = Ještě máš akce. Tah má přesně tři.
lesson-actions-plan = Vzít, vyrobit, zaplnit
lesson-actions-plan-text = Dokonči skládačku, kterou ještě nemáš, dílkem, který ještě nemáš. Tři akce stačí.
lesson-actions-plan-done = Vzít, vyměnit, přiložit: z ničeho k dokončené skládačce v jednom tahu.
lesson-actions-plan-straight = I modrá trojka se může hodit, ale malá skládačka chce roh. Vezmi zpět, nebo pokračuj a uvidíš.
lesson-actions-same = Dvakrát totéž
lesson-actions-same-text = Dvěma skládačkám chybí po jednom poli. Dokonči obě a vezmi novou.
lesson-actions-same-done = Dvakrát stejná akce a jedna navíc. Pořadí není dané.
lesson-actions-same-used = Všechny tři jsou využité. Vezmi zpět a plánuj znovu.

## 7 Master

lesson-master = Zvláštní akce
lesson-master-about = Jedna akce, dílek ke každé tvé skládačce.
lesson-master-keep = Jednou za tah: jedna akce přiloží dílek ke každé tvé skládačce. Vyplatí se, když máš před sebou dvě.
lesson-master-each = Ke každé jeden
lesson-master-each-text = Zbývá jedna akce, ale čekají dvě skládačky. Stiskni „Zvláštní akce“ a ke každé přilož dílek.
lesson-master-each-done = Dva dílky za jednu akci. Se čtyřmi skládačkami jsou čtyři.
lesson-master-each-other = Tahle skládačka už svůj dílek má. Další patří k té druhé.
lesson-master-each-empty = Nejdřív přilož aspoň jeden dílek.
lesson-master-both = Dvě najednou
lesson-master-both-text = Jedna akce, dvě mezery po jednom poli. Víš, co stisknout.
lesson-master-both-done = Obě dokončené naráz. Jejich dílky se vrátí, až leží všechny.
lesson-master-both-other = Tahle skládačka už svůj dílek má. Další patří k té druhé.
lesson-master-both-empty = Nejdřív přilož aspoň jeden dílek.
lesson-master-once = Jednou za tah
lesson-master-once-text = Zvláštní akce tohoto tahu je využitá. I tak dokonči skládačku 1.
lesson-master-once-done = Jednotlivé dílky smíš přikládat vždy, jeden za akci.
lesson-master-once-used = Vrátí se v příštím tahu. Teď přilož jeden dílek.

## 8 Recycle

lesson-recycle = Recyklace
lesson-recycle-about = Čtyři nové skládačky, když v řadě nic pro tebe není.
lesson-recycle-keep = Jedna akce přinese do řady čtyři nové skládačky. Staré jdou pod balíček.
lesson-recycle-row = Nová řada
lesson-recycle-row-text = Všechny bílé skládačky jsou velké. Recykluj řadu a vyber, v jakém pořadí půjdou pod balíček.
lesson-recycle-row-done = Čtyři nové skládačky. Staré leží úplně dole ve tvém pořadí.
lesson-recycle-row-again = Ta už své místo má. Vyber jinou.
lesson-recycle-row-all = Každá skládačka potřebuje své místo. Vyber i ostatní.
lesson-recycle-find = Najdi svou skládačku
lesson-recycle-find-text = Máš roh a nic, co by zaplnil. Recyklovat, vzít, přiložit: tvoje tři akce.
lesson-recycle-find-done = Nalezeno a zaplněno. Recyklace stojí akci, dělej ji, když dvě ušetří.
lesson-recycle-find-black = Černé skládačky jsou na jeden roh moc velké. Začni znovu s bílou řadou.
lesson-recycle-black = Černá řada
lesson-recycle-black-text = Máš dobré dílky, ale tyhle skládačky jsou obrovské. Recykluj černou řadu a vezmi, co se ti hodí.
lesson-recycle-black-done = Teď je tu něco pro tebe. Pamatuj: nové skládačky jsou pro všechny.
lesson-recycle-black-white = To byla bílá. Tentokrát jde o černé skládačky.

## 9 The last rounds

lesson-ending = Poslední kola
lesson-ending-about = Když je černý balíček prázdný, hra se blíží ke konci.
lesson-ending-keep = Černý balíček jsou hodiny. Jakmile je prázdný, dohraje se kolo a pak ještě jedno.
lesson-ending-last = Poslední černá
lesson-ending-last-text = V černém balíčku zbývá jedna skládačka. Vezmi černou a ta zaplní mezeru.
lesson-ending-last-done = Černý balíček je prázdný. Dohraje se toto kolo a pak ještě jedno.
lesson-ending-last-white = Bílá s černým balíčkem nic neudělá. Vezmi i černou.
lesson-ending-one = Dokončovat, nezačínat
lesson-ending-one-text = Tohle je poslední kolo. Co nedokončíš, stojí své body, tak dokonči, co můžeš.
lesson-ending-one-done = Dokončeno a nic ztraceno. Druhá ještě může stát 1 bod.
lesson-ending-one-taken = Smíš, ale zůstane rozpracovaná a bude stát své body. Vezmi zpět a dokonči skládačku.
lesson-ending-one-black = Na konci je nejvýš jedna černá skládačka za tah. Raději jednu dokonči.
lesson-ending-both = Tvoje poslední akce
lesson-ending-both-text = Jedna akce, dvě skládačky po jednom volném poli. Zachraň obě.
lesson-ending-both-done = Zvláštní akce je často nejlepší poslední akcí.

## 10 Finishing touches

lesson-touches = Poslední úpravy
lesson-touches-about = Po posledním kole: zaplnit mezery, 1 bod za dílek.
lesson-touches-keep = Poslední úprava stojí 1 bod. Zaplněná skládačka body dá, rozpracovaná je vezme.
lesson-touches-close = Stojí to za to?
lesson-touches-close-text = Kola skončila, ale mezery se ještě dají zaplnit. Každý dílek stojí 1 bod, tahle skládačka má 2.
lesson-touches-close-done = Jeden bod zaplacen: 2 získané a 2 neztracené. To jsou 3 body navíc.
lesson-touches-close-half = Jedno pole je ještě volné a druhou jedničku nemáš. Vezmi zpět a použij dvojku.
lesson-touches-close-open = Máš hotovo a skládačka tě stála 2 body. Jeden dílek by ji zachránil.
lesson-touches-worth = Vyber dobře
lesson-touches-worth-text = Dvěma skládačkám chybí po jednom poli. Podívej se na body, zaplň tu, která se vyplatí, a stiskni „Hotovo“.
lesson-touches-worth-done = 2 body za 1. Na druhé není co získat ani ztratit.
lesson-touches-worth-nothing = Tahle skládačka má 0 bodů, dílek tedy stojí 1 bod za nic. Vezmi ho zpět.
lesson-touches-worth-open = Máš hotovo. Skládačka s body zůstává rozpracovaná.
lesson-touches-leave = Nech to být
lesson-touches-leave-text = Obě skládačky mají 0 bodů. Stojí některá za dílek?
lesson-touches-leave-done = Nestojí. Teď se sečtou body a nejvíc bodů vyhrává.
lesson-touches-leave-nothing = To stojí 1 bod a nic nezíská. Vezmi ho zpět.

## Solo

lesson-solo = Sólo
lesson-solo-about = Sám proti soupeři a jeho zámkům.
lesson-solo-keep = Po každém tvém tahu vezme soupeř nejlepší skládačku, na kterou dosáhne. Která to je, určují zámky.
lesson-solo-grid = Mřížka
lesson-solo-grid-text = Devět skládaček leží ve třech sloupcích. Vezmi jednu: sloupec se posune.
lesson-solo-grid-done = Tvoje volba změní i to, co vidí soupeř.
lesson-solo-mastermind = Jeho tah
lesson-solo-mastermind-text = Zbývá jedna akce. Využij ji a ukonči tah: pak soupeř vezme skládačku.
lesson-solo-mastermind-done = Vzal skládačku s nejvíc body ze sloupců bez zámků.
lesson-solo-mastermind-left = Ještě máš jednu akci. Nejdřív ji využij.
lesson-solo-lock = Zámky
lesson-solo-lock-text = Ze sloupce se zámky soupeř nebere. Když tam vezmeš skládačku, jeden zámek jde k soupeři. Zkus to.
lesson-solo-lock-done = Teď má zámek on. Až příště vezme skládačku, jeho zámky půjdou na ten sloupec.
lesson-solo-lock-none = Skládačka z balíčku zámky neposouvá. Začni krok znovu a vezmi ze sloupce.

## Line Clear

lesson-line-clear = Dvakrát dvě řady
lesson-line-clear-about = Dva hráči hrají zároveň, každý na své straně.
lesson-line-clear-keep = Kolem stolu putují dva žetony. Kdo jeden má, hraje na straně toho žetonu.
lesson-line-clear-side = Tvoje strana
lesson-line-clear-side-text = Máš bílý žeton, takže jedna strana skládaček je tvoje. Vezmi si odtud jednu.
lesson-line-clear-side-done = Je tvoje. Kdo má druhý žeton, hraje zároveň na druhé straně.
lesson-line-clear-side-theirs = Ta strana patří druhému žetonu. Tvoje má rámeček.
lesson-line-clear-white = Bílý žeton
lesson-line-clear-white-text = Recyklovat smí jen bílý žeton. Recykluj svou bílou řadu.
lesson-line-clear-white-done = Nová řada, jen na tvé straně.
lesson-line-clear-white-theirs = Ta řada patří druhému žetonu. Recykluj svou.
lesson-line-clear-pass = Předej ho
lesson-line-clear-pass-text = Využij poslední akci a ukonči tah. Žetony se posunou, až budou oba hotovi.
lesson-line-clear-pass-done = Teď čekáš na druhý žeton. Nikdo nečeká na víc než jednoho hráče.
lesson-line-clear-pass-left = Ještě máš jednu akci. Nejdřív ji využij.

## Ghost

lesson-ghost = Stíny
lesson-ghost-about = Dílky o pěti polích a šipky jako odměna.
lesson-ghost-keep = Stínový dílek zakryje pět polí, nebo se rozloží na dva dílky, když to víc pomůže.
lesson-ghost-five = Pět polí
lesson-ghost-five-text = Stínový dílek má úroveň 5. Otáčej a převracej ho, až se vejde.
lesson-ghost-five-done = Pět polí jednou akcí. Stínové dílky přinesou jen odměny a šipky.
lesson-ghost-five-turn = Je velký a musí ležet uvnitř. Jednou ho převrať a pak otoč.
lesson-ghost-split = Rozlož ho
lesson-ghost-split-text = Stínový dílek nikam dobře nesedí. Rozlož ho na dva dílky, které se vejdou, a oba přilož.
lesson-ghost-split-done = Jedna akce: rozložit a přiložit oba dílky.
lesson-ghost-split-whole = Nejdřív rozlož stínový dílek: vejde se sem červený čtverec a jednička.
lesson-ghost-arrow = Šipky
lesson-ghost-arrow-text = Tahle skládačka má jako odměnu šipku. Dokonči ji a zvyš dílek o úroveň.
lesson-ghost-arrow-done = Šipka zvýší dílek hned, bez akce.
lesson-ghost-arrow-declined = Šipku jsi nechal být. Vezmi zpět a zvyš s ní dílek.

## Ambassador

lesson-ambassador = Ambasador
lesson-ambassador-about = Druhá zvláštní akce, získaná skládačkou.
lesson-ambassador-keep = Skládačka Ambasador ti dá jednou další zvláštní akci.
lesson-ambassador-earn = Získej ji
lesson-ambassador-earn-text = Tahle skládačka nemá za odměnu dílek, ale akci. Dokonči ji.
lesson-ambassador-earn-done = Od příštího tahu ji smíš využít, jednou za hru.
lesson-ambassador-use = Využij ji
lesson-ambassador-use-text = Zvláštní akce je využitá, Ambasador ne. Přilož s ním dva dílky a potvrď.
lesson-ambassador-use-done = Druhá zvláštní akce v jednom tahu.
lesson-ambassador-use-master = Zvláštní akce je využitá. Ambasador je tlačítko vedle.
lesson-ambassador-use-other = Tahle skládačka už svůj dílek má. Vyber jinou, nebo potvrď.
lesson-ambassador-both = Obojí v jednom tahu
lesson-ambassador-both-text = Zbývají dvě akce. Využij zvláštní akci i Ambasadora a zaplň, co můžeš.
lesson-ambassador-both-done = Tři dílky dvěma akcemi. Šetři Ambasadora na takový tah.
lesson-ambassador-both-other = Tahle skládačka už svůj dílek má. Vyber jinou, nebo potvrď.

## What the revised rules changed

lesson-revised = Nová pravidla
lesson-revised-about = Co se změnilo pro ty, kdo znají krabici z roku 2019 nebo 2020.
lesson-revised-keep = Nové je: brát z balíčku, recyklace, přesně tři akce a rozpracované skládačky, které stojí body.
lesson-revised-deck = Z balíčku
lesson-revised-deck-text = Smíš vzít vrchní skládačku balíčku naslepo místo jedné z řady.
lesson-revised-deck-done = Překvapení: uvidíš ji, až je tvoje, a vrátit ji nejde.
lesson-revised-deck-row = To je stará cesta a pořád platí. Tentokrát vezmi z bílého balíčku.
lesson-revised-recycle = Recyklace
lesson-revised-recycle-text = Jedna akce dá řadu pod její balíček a přinese čtyři nové skládačky.
lesson-revised-recycle-done = V prvních krabicích tahle akce nebyla.
lesson-revised-exact = Přesně tři
lesson-revised-exact-text = Tah má teď přesně tři akce, žádnou nelze vynechat. Využij zbylé dvě a ukonči tah.
lesson-revised-exact-done = I malá akce je lepší než žádná.
lesson-revised-exact-left = Jedna akce ještě zbývá. Vezmi žlutou jedničku, když nic jiného nepomůže.
lesson-revised-black = Jedna černá za tah
lesson-revised-black-text = Jakmile začne konec, smíš vzít jednu černou skládačku za tah. Jednu teď vezmi.
lesson-revised-black-done = Druhá by neprošla a na konci stojí rozpracované skládačky své body.
lesson-revised-black-second = Jedna černá skládačka za tah, a tu máš.

## The guided first game

guide-leave = Skrýt průvodce
guide-take = Vezmi skládačku. Malá bílá je dobrý začátek.
guide-place = Přetáhni dílek na svou skládačku. Otoč ho, pokud se ještě nevejde.
guide-complete = Zaplň každé volné pole a dokonči ji. Žlutá jednička stojí vždy jen jednu akci.
guide-upgrade = Vyměň dílek: dej malý a vezmi jeden o úroveň vyšší.
guide-master = Využij zvláštní akci: jedna akce přiloží dílek ke každé tvé skládačce. Měj pro ni dvě.
guide-done = Teď umíš všechno. Zbytek hry je na tobě.

## Problems, on the page of the lessons

learn-problem = Úloha dne
learn-problem-about = Jedna pozice, jeden tah, asi minuta. Pro všechny stejná.
learn-problem-solve = Vyřešit
learn-problem-solved = Dnes vyřešeno
learn-trainer = Trénink
learn-trainer-solved = vyřešeno: { $solved }
learn-train-complete = Dokončit v jednom tahu
learn-train-touches = Poslední úpravy
learn-in-a-row = Dní v řadě: { $days }
