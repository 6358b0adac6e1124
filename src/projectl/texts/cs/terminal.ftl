# Hra v terminálu a ostatní příkazy.

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Tah je úplný. Enter ho ukončí.

ask-take = { $decks ->
    [yes] Kterou skládačku? Číslo na kartě, nebo white či black pro vrchní z balíčku. Enter vede zpět.
   *[no] Kterou skládačku? Číslo na kartě. Enter vede zpět.
}
ask-give = Který dílek dáš? Enter vede zpět.
ask-get = Co si vezmeš za { PIECE($piece, case: "acc") }? Enter vede zpět.
ask-piece = Který dílek? Enter vede zpět.
ask-puzzle = Na kterou skládačku přijde { PIECE($piece) }? Enter vede zpět.
ask-way = Který ze způsobů ({ $count })? Enter vede zpět.
ask-ghost = Který stínový dílek rozložíš? Enter vede zpět.
ask-split = Na které dílky rozložíš { PIECE($piece, case: "acc") }? Enter vede zpět.
ask-recycle = Kterou řadu recykluješ? Enter vede zpět.
ask-order = V jakém pořadí jdou pod balíček, vrchní první? Enter nechá { $slots }.
order-wrong = Uveď každou z { $slots } jednou, například: { $slots }.
level-skipped = V banku není dílek úrovně { $level }: nabízí se nejbližší vyšší.
answer-number = Možné jsou { $numbers }.
puzzle-to-fill = { $colour ->
    [black] černá skládačka
   *[white] bílá skládačka
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, volných { $open }
puzzle-numbered = skládačka { $slot }
way-completes = { $number } plná
row-of = { $deck ->
    [black] černá řada
   *[white] bílá řada
}
group-up = výš
group-same = stejná úroveň
group-lower = níž

pass-to = { $name }, jsi na tahu. Stiskni Enter.
ask-seat = Kdo hraje? Oba tahy běží zároveň.
nobody-else = Nikdo jiný teď hrát nemůže.
left = Tak zase někdy.
menu-number = Na výběr je 1 až { $last }. Další slova ukáže help.
press-enter = Stiskni Enter.
look-which = Na kterého hráče se chceš podívat? Napiš look 1 až look { $last }.
ask-save = Uložit hru? Napiš jméno souboru, nebo Enter pro odchod bez uložení.
ask-overwrite = { $path } už existuje. Přepsat? a nebo n
yes-letter = a
saved = Uloženo do { $path }.
save-not-done = Nic se neuložilo.
save-needs-name = Uveď soubor, například: save game.txt

help-turn =
    Tah má tři akce v libovolném složení:
    – vzít skládačku; před tebou smějí ležet nejvýš čtyři rozpracované
    – vzít dílek úrovně 1
    – vyměnit dílek za jiný o úroveň vyšší, téže úrovně nebo nižší
    – přiložit dílek na některou svou skládačku; zůstane tam, dokud ji nedokončíš
    – zvláštní akce, jednou za tah: po dílku na několik skládaček najednou
help-deck = Místo vyložené skládačky smíš vzít vrchní z balíčku, naslepo.
help-recycle = Recyklace dá celou řadu pod její balíček v pořadí podle tebe a vyloží ji znovu.
help-ghost =
    Stínový dílek má pět polí. Rozložením získáš dílky, které vyplní jeho tvar; smíš je v téže akci přiložit, na každou skládačku jeden.
    Šipky v odměně zvýší dílek každá o úroveň.
help-ambassador = Dokončená skládačka Ambasador je jedna zvláštní akce navíc, kdykoli chceš.
help-endless = Když dojde bílý balíček, zamíchá se nový z dokončených bílých skládaček.
help-solo =
    Po tvém tahu vezme soupeř skládačku s nejvíce body ze sloupců bez zámků. Jeho dílky a po jednom zámku z ostatních sloupců se pak přesunou nad tento sloupec.
    Když bereš ze zamčeného sloupce, dostane soupeř zámek. Potřebuješ víc bodů než on: při shodě vítězí on.
help-line-clear = Dva hráči hrají zároveň, každý s řadami svého žetonu. Slovo seat změní, kdo je u klávesnice.
help-end-exact = Je třeba využít všechny tři akce. Když je tah úplný, Enter ho ukončí.
help-end-early = Tah smíš ukončit kdykoli. Když je úplný, Enter ho ukončí.
help-unfinished = Na konci stojí rozpracované skládačky své body.
help-completing =
    Plná skládačka je dokončená: její dílky se vrátí, dostaneš odměnu (na kartě vpravo nahoře) a na konci body (vlevo nahoře).
    Když dojde balíček, který určuje konec, dohraje se kolo a odehraje se ještě jedno. Pak přijdou poslední úpravy.
help-typing =
    Vybírej číslem, nebo napiš akci, celou či její část:
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 přiloží V3 na tvou skládačku 2 na pole b2, b3 a c3 (písmena jsou sloupce, čísla řádky)
    – place V3 se na zbytek zeptá
help-commands =
    Další slova:
    – undo vezme zpět tvou poslední akci
    – legal vypíše všechny akce, look 2 ukáže desku hráče, pile tvou hromádku, log co se stalo
    – save FILE, quit
help-touches =
    Přilož libovolné dílky ze zásoby na své rozpracované skládačky; každý stojí 1 bod. Žádný dílek se nevrací a odměny nejsou.
    Co je na konci plné, dá své body. Co plné není, může své body stát. Pak napiš done.
help-choice-reward = Dílek z odměny v banku není. Vyber místo něj některý z nabízených.
help-choice-level-up = Šipka zvýší úroveň dílku ve tvé zásobě. Vyber kterého, nebo odmítni.
help-choice-order = Dokončeno je několik skládaček. Vyber, která se odmění první: pozdější šipka může zvýšit dřívější odměnu.
help-sequence-master = Zvláštní akce: na každou skládačku jeden dílek, všechny ze zásoby. Přikládej je jeden po druhém a pak potvrď; nebo zruš.
help-sequence-ambassador = Ambasador: na každou skládačku jeden dílek, všechny ze zásoby. Přikládej je jeden po druhém a pak potvrď; nebo zruš.
help-sequence-ghost = Nové dílky teď smíš přiložit, na každou skládačku jeden. Potvrzení nechá zbytek v zásobě; zrušení vezme rozložení zpět.
help-sequence-recycle = Uveď skládačky řady v pořadí, v jakém jdou pod balíček, vrchní první; nebo zruš.

begin-about = Neoficiální verze deskové hry pro terminál. Její jméno a hra patří svým majitelům.
begin-enter = Enter
begin-play = hrát
begin-players = hráči
begin-game = hra
begin-edition = vydání
begin-expansions = rozšíření
begin-piles = hromádky
begin-resume = pokračovat v uložené hře
begin-none = žádné
begin-piles-open = odkryté, body jsou známé
begin-piles-hidden = lícem dolů
begin-other = Číslo něco změní. q odejde.
begin-no-expansions = Toto vydání rozšíření nemá.
begin-solo-players = Hru pro jednoho hraješ bez dalších hráčů.
ask-players = Kdo hraje? Číslo, nebo seznam jako: human greedy random. Enter vede zpět.
ask-variant = Kterou hru? Enter vede zpět.
ask-difficulty = Jak těžkou? Enter pro základní.
ask-edition = Které vydání? Enter vede zpět.
ask-expansion = Které rozšíření přidat nebo odebrat? Enter vede zpět.
ask-resume = Který soubor? Enter vede zpět.

puzzles-heading = { $title } ({ $origin }): bílých { $white }, černých { $black }
puzzles-svg-written = Obrázek je v { $path }

verify-verdict = { $path }: { $verdict }
replay-set-up = Hra je připravená.
replay-action = { $name }: { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Enter jde dál, b zpět, číslo na tuto akci, q odejde.

cli-about = Desková hra Project L: hraj ji, prohlížej skládačky, přehrávej a ověřuj hry.
cli-play = Hraj na klávesnici, v jednom, s ostatními nebo proti botům.
cli-puzzles = Ukáže sady skládaček, v terminálu i jako obrázek.
cli-replay = Projde záznam hry krok za krokem.
cli-verify = Přehraje záznam hry a porovná výsledek.
cli-serve = Nechá lidi hrát po síti, v prohlížeči nebo s programy.
cli-selfcheck = Odehraje mnoho her každého druhu a ověří, že pravidla platí.
cli-train = Trénuje sítě učících se botů.
cli-train-mode = solo nebo table; když chybí, obojí.
cli-quick = Krátký trénink, síť table, není-li druh uveden.
cli-minutes = Trénuje takto dlouho místo daného počtu her.
cli-resume-training = Pokračuje od posledního uloženého stavu.
cli-folder = Kam přijdou sítě.
train-compiling = Připravuje se zkompilovaný stroj (poprvé asi minutu)
train-progress = { $mode }: her { $games }
train-done = Síť je v { $net }, křivka učení v { $curve }
train-stopped = Zastaveno, odehraných her: { $games }; pokračuj s --resume
training-mode-unknown = Trénink { $found } není. Možné jsou { $known }.
cli-bots = Vypíše boty s jejich úrovněmi.
cli-arena = Nechá boty hrát proti sobě a ohodnotí je.
cli-cluster = hrát na clusteru Ray: adresa hlavního uzlu, nebo local
cli-bench-bots = Změří, jak rychle boti přemýšlejí
cli-bench-turns = kolik tahů hraje planner
cli-strength = Změří, jak silní jsou boti, jak se zveřejňuje
cli-strength-rows = která měření; když chybí, všechna
cli-strength-folder = složka pro hry, aby přerušené měření mohlo pokračovat
cli-strength-page = stránka dokumentace, do které se zapíše tabulka
strength-unknown = Měření { $found } není. Jsou { $known }.
cli-solo = Změří boty proti soupeři ze hry pro jednoho.
cli-contestants = Boti jménem, jak je vypíše `projectl bots`, nebo vlastní jako file.py:Class.
cli-series = Jméno série rozdání: stejné jméno dá stejná rozdání.
cli-seconds = Jak dlouho smí bot přemýšlet o jedné akci.
cli-store = Kam se ukládají dohrané hry, aby přerušený běh mohl pokračovat.
cli-csv = Zapíše tabulku i do tohoto souboru.
cli-html = Zapíše do tohoto souboru i stránku s grafy.
cli-admin = Pro správce serveru: zálohy, hry, účty. Servery přitom smějí běžet.
cli-admin-backup = Zapíše kopii databáze do nového souboru.
cli-admin-restore = Dá kopii na místo všeho, co v databázi je.
cli-admin-list = Vypíše hry, nejnovější první.
cli-admin-close = Ukončí hry. Kdo je hraje, dozví se to.
cli-admin-delete = Smaže hry se vším, co se v nich odehrálo a řeklo.
cli-admin-players = Vypíše, kdo má účet.
cli-admin-reset-password = Dá účtu nové heslo a vypíše ho.
cli-admin-migrate = Aktualizuje tabulky databáze. Servery to dělají při spuštění.
cli-bench = Změří, jak je co rychlé.
cli-bench-server = Změří server s tisícem her, asi pět minut.
cli-bench-crash = Zabíjí server pod zátěží a kazí jeho zprávy; nic se nesmí ztratit. Asi devět minut.
cli-bench-database = sqlite nebo postgresql; vytvoří se a pak odstraní nová databáze toho druhu.
cli-bench-engine = Změří stroj proti python-chess.
cli-version = Ukáže verzi a skončí.
cli-language = Jazyk, i za kterýmkoli příkazem: cs, de, en, es, fr, it, ja, ru nebo uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 nebo rulebook-2023.
cli-players = Kolik hráčů; ve hře pro jednoho 1.
cli-variant = standard, solo nebo line-clear.
cli-difficulty = Hry pro jednoho: standard, challenging, unbeatable nebo no-mercy.
cli-expansion = ghost, ambassador nebo phoenix; i vícekrát.
cli-deluxe = Hrát s deluxe krabicí, kde je na výběr.
cli-known-scores = Nechat hromádky odkryté.
cli-endless-white = Hrát s Nekonečnou bílou.
cli-own-puzzles = Vlastní soubor skládaček; i vícekrát.
cli-seats = Kdo hraje, například human,greedy: pro každé místo human, random nebo greedy.
cli-seed = Z čeho se míchá; stejné semínko dá stejnou hru.
cli-resume = Pokračovat v uložené hře.
cli-sets = Vestavěné sady nebo soubory skládaček; všechny vestavěné, není-li uvedena žádná.
cli-svg = Nakreslí skládačky do tohoto souboru.
cli-record = Záznam hry.
cli-list = Vypíše všechny akce slovy místo procházení.
cli-games = Kolik her.
cli-workers = Kolik procesů.
cli-json = Vypíše jeden objekt JSON.
cli-picture = Nakreslí hodnoty do tohoto souboru.
cli-lan = Otevře server do sítě; jinak může hrát jen tento počítač.
cli-port = Kde naslouchat; když chybí, 8421.
cli-database = sqlite:///PATH nebo postgresql://USER@HOST/NAME.
cli-config = Soubor TOML s nastavením.
cli-open = Otevře hru v prohlížeči; je-li port obsazený, naslouchá na dalším volném.
cli-processes = Kolik procesů slouží společně; víc než jeden potřebuje PostgreSQL.

serve-local = Server běží na http://{ $host }:{ $port }/, jen pro tento počítač; --lan ho otevře do sítě.
serve-processes-alone = Více procesů ({ $count }) může sloužit společně jen s PostgreSQL: databáze v souboru patří jednomu procesu. Přidej --database postgresql://USER@HOST/NAME.
serve-running = Na { $address } už server běží.
serve-port-taken = Port { $port } používá jiný program. Vyber jiný pomocí --port.
serve-named = Server běží na { $address }, pro ostatní jako { $name }.
serve-lan = Server běží na http://{ $host }:{ $port }/: dej tuto adresu hráčům ve své síti.

selfcheck-title = Ověřené hry podle druhu
selfcheck-running = Hraje se a ověřuje
selfcheck-rate = { $rate } her/s
selfcheck-mode = druh
selfcheck-games = hry
selfcheck-steps = kroky
selfcheck-completions = hotovo
selfcheck-reward-choices = odměny
selfcheck-order-choices = pořadí
selfcheck-masters = zvl. a.
selfcheck-level-ups = úrovně
selfcheck-splits = rozlož.
selfcheck-ambassadors = Ambas.
selfcheck-recycles = recykl.
selfcheck-deck-takes = balíčky
selfcheck-reshuffles = míchání
selfcheck-early-ends = dřív
selfcheck-cancels = zrušeno
selfcheck-triggers = konce
selfcheck-dead-ends = slepé
selfcheck-caps = limity
selfcheck-touches = úpravy
selfcheck-violation = Porušeno: { $what }
selfcheck-missing = V { $mode } nikdy nenastalo: { $thing }
selfcheck-ok = Her { $games } za { $minutes } min: nic se nenašlo.
selfcheck-few = Her { $games } za { $minutes } min: nic se nenašlo. Když je her v druhu méně než { $enough }, není chyba, že něco nenastalo.
selfcheck-found = Her { $games } za { $minutes } min: nalezených chyb { $found }.
selfcheck-interrupted = Přerušeno, her { $games } za { $minutes } min.

bench-net-database = Měření na { $found } není. Možné jsou { $known }.
bench-net-no-postgres = PostgreSQL nelze spustit: { $what }. Nainstaluj jeho server (initdb a pg_ctl).
bench-net-stage-prepare = Plní se nová databáze …
bench-net-stage-durable = Měří se server …
bench-net-stage-volatile = Měří se týž server s vypnutým ukládáním …
bench-net-stage-echo = Měří se holá ozvěna websocketu …
bench-net-stage-crash = Hraje se a zabíjí …
bench-net-stage-faults = Kazí se zprávy …
bench-net-stage-check = Znovu se čte log …
bench-net-title = Server na { $backend }
bench-net-raised = Pro měření zvýšeno: { $limits }.
bench-net-realtime = Server, databáze a klienti měli přednost před všemi ostatními procesy (jako s chrt --rr 1).
bench-net-missed = Nesplněno: { $figures }.
bench-net-processes = procesy serveru
bench-net-load = zátěž počítače na začátku
bench-net-load-after = zátěž počítače na konci
bench-net-restart-s = spuštění se všemi hrami do připravenosti, sekundy
bench-net-connect-s = připojení všech websocketů, sekundy
bench-net-games = běžící hry čtyř hráčů
bench-net-sockets = websockety
bench-net-clients = websockety hráčů
bench-net-actions = akce v měřeném čase
bench-net-errors = chyby
bench-net-p50-ms = od odeslání k potvrzení, polovina všech, ms
bench-net-p99-ms = od odeslání k potvrzení, 99 ze 100, ms
bench-net-max-ms = od odeslání k potvrzení, nejdelší, ms
bench-net-kib-per-game = paměť na běžící hru a proces, KiB
bench-net-kib-per-socket = paměť na nečinný websocket, KiB
bench-net-cpu-us-per-action = čas procesoru na akci, µs
bench-net-durable-over-volatile-cpu = čas procesoru, × vypnuté ukládání
bench-net-volatile-over-echo-cpu = čas procesoru bez ukládání, × holá ozvěna
bench-net-kills = počet kill -9
bench-net-acknowledged = potvrzené akce
bench-net-lost = z toho ztracené
bench-net-doubled = provedené dvakrát, nebo ač odmítnuté
bench-net-resume-s-max = od návratu serveru k poslednímu pozdravu, nejvýš, sekundy
bench-net-back-s-max = od zabití k návratu serveru, nejvýš, sekundy
bench-net-views-checked = pohledy porovnané s logem
bench-net-views-wrong = z toho chybné
bench-net-log-faults = výjimky a chyby v lozích serverů
bench-net-cut = zprávy utnuté se spojením
bench-net-delayed = zprávy ve dvou částech
bench-net-duplicated = zprávy poslané dvakrát
bench-net-reordered = zprávy ve špatném pořadí
bench-net-garbage = nesmyslné zprávy
bench-net-faults-acknowledged = přesto potvrzené
bench-net-faults-lost = z toho ztracené
bench-net-faults-doubled = provedené dvakrát, nebo ač odmítnuté
bench-net-faults-views-wrong = pohledy, které se liší od logu
bench-net-answers-5xx = odpovědi o vnitřní chybě (5xx)
bench-missing-peer = Srovnává se s { $package }, který není nainstalovaný: pip install { $package }
bench-stage-record = Hrají se hry, které se budou přehrávat …
bench-stage-compile = Kompiluje se, co se měří …
bench-stage-play = Měří se rychlosti …
bench-stage-start = Měří se spuštění v nových procesech, asi minutu …
bench-title = Stroj: jedno jádro, čas procesoru, medián ze tří
bench-figure = veličina
bench-value = hodnota
bench-target = cíl
bench-verdict = verdikt
bench-at-least = ≥ { $limit }
bench-at-most = ≤ { $limit }
bench-met = splněno
bench-missed = nesplněno
bench-versions = Python { $python }, python-chess { $chess }
bench-interpreted-over-chess = náhodné hry, interpretovaně, × python-chess
bench-compiled-over-chess = náhodné hry, zkompilovaně, × python-chess
bench-interpreted-replay-over-chess = zaznamenané hry, interpretovaně, × python-chess
bench-compiled-replay-over-chess = zaznamenané hry, zkompilovaně, × python-chess
bench-compiled-over-interpreted = náhodné hry, zkompilovaně × interpretovaně
bench-chess-moves-per-s = python-chess, tahů za sekundu
bench-interpreted-steps-per-s = náhodné hry, interpretovaně, kroků za sekundu
bench-interpreted-replay-steps-per-s = zaznamenané hry, interpretovaně, kroků za sekundu
bench-compiled-steps-per-s = náhodné hry, zkompilovaně, kroků za sekundu
bench-compiled-replay-steps-per-s = zaznamenané hry, zkompilovaně, kroků za sekundu
bench-clone-step-ns = kopie a krok potomka, 6 hráčů, nanosekundy
bench-batch-steps-per-s = tisíce her na volání, kroků za sekundu podle hodin
bench-batch-steps-per-s-2-threads = totéž ve dvou vláknech naráz
bench-import-ms = import projectl.rules, milisekundy
bench-cold-compile-s = první kompilace legal a step, sekundy
bench-warm-start-s = spuštění s hotovou cache do prvního kroku, sekundy
bench-state-bytes = zkompilovaný stav, bajty
bench-load = zátěž počítače na začátku
bench-picture-title = Povolené akce + krok, za sekundu
bench-picture-scale = jedno jádro, logaritmicky; dva hráči, revised-2021; × python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = interpretovaně, náhodné hry
bench-bar-interpreted-replay-steps-per-s = interpretovaně, zaznamenané hry
bench-bar-compiled-steps-per-s = zkompilovaně, náhodné hry
bench-bar-compiled-replay-steps-per-s = zkompilovaně, zaznamenané hry

cli-admin-file = Soubor kopie.
cli-admin-game = Označení her.
cli-admin-name = Jméno účtu.
cli-admin-limit = Nejvýš tolik.
cli-admin-status = Jen hry open, running nebo over: otevřené, běžící nebo skončené.
cli-admin-player = Jen hry, kde má místo hráč s tímto označením.
cli-admin-yes = Neptat se předem.
admin-ask-restore = Dát { $file } na místo všeho, co v databázi je?
admin-ask-delete = { $count ->
    [one] Smazat jednu hru navždy?
    [few] Smazat navždy { $count } hry?
    [many] Smazat navždy { $count } hry?
   *[other] Smazat navždy { $count } her?
}
admin-backed-up = Zapsáno: { $file } ({ $kib } KiB).
admin-restored = Obnoveno z { $file }. Běžící servery vše načetly znovu.
admin-closed = Ukončeno: { $game }.
admin-deleted = Smazáno: { $game }.
admin-password = Nové heslo účtu { $name } je { $password }
admin-migrated = Schéma předtím: { $before }; teď: { $now }.
admin-none = Žádné tu nejsou.
admin-one-of = { $found } není jedno z { $known }.
admin-column-id = Označení
admin-column-status = Stav
admin-column-variant = Varianta
admin-column-seats = Místa
admin-column-changed = Poslední akce (UTC)
admin-column-name = Jméno
admin-column-since = Od (UTC)
