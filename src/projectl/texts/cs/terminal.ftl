# Hra v terminálu a ostatní příkazy.

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Tah je hotový. Enter ho ukončí.

ask-take = { $decks ->
    [yes] Kterou skládačku? Číslo na kartě, nebo white či black pro vrchní z balíčku. Enter vrací zpět.
   *[no] Kterou skládačku? Číslo na kartě. Enter vrací zpět.
}
ask-give = Který dílek dáš? Enter vrací zpět.
ask-get = Co si vezmeš za { PIECE($piece, case: "acc") }? Enter vrací zpět.
ask-piece = Který dílek? Enter vrací zpět.
ask-puzzle = Ke které skládačce přiložíš { PIECE($piece, case: "acc") }? Enter vrací zpět.
ask-way = Možných umístění: { $count }. Které? Enter vrací zpět.
ask-ghost = Který stínový dílek rozložíš? Enter vrací zpět.
ask-split = Na které dílky rozložíš { PIECE($piece, case: "acc") }? Enter vrací zpět.
ask-recycle = Kterou řadu recykluješ? Enter vrací zpět.
ask-order = V jakém pořadí jdou pod balíček, vrchní první? Enter ponechá { $slots }.
order-wrong = Uveď každou z { $slots } jednou, například: { $slots }.
level-skipped = V banku není žádný dílek úrovně { $level }, platí tedy další úroveň.
answer-number = Vyber jedno z { $numbers }.
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
nobody-else = Nikdo jiný teď není na tahu.
left = Tak zase někdy.
menu-number = Na výběr je 1 až { $last }. Další příkazy ukáže help.
press-enter = Stiskni Enter.
look-which = Čí desku? Napiš look 1 až look { $last }.
ask-save = Uložit hru? Napiš jméno souboru, nebo stiskni Enter a odejdi bez uložení.
ask-overwrite = { $path } už existuje. Přepsat? a nebo n
yes-letter = a
no-words = n ne
saved = Uloženo do { $path }.
save-not-done = Nic se neuložilo.
save-needs-name = Uveď soubor, například: save game.txt

help-turn =
    Tah má tři akce v libovolném složení:
    – vzít skládačku; před tebou smějí ležet nejvýš čtyři rozpracované
    – vzít dílek úrovně 1
    – vyměnit dílek za jiný o úroveň vyšší, nebo za jiný téže či nižší úrovně
    – přiložit dílek k některé své skládačce; zůstane tam, dokud ji nedokončíš
    – zvláštní akce, jednou za tah: přiložit po jednom dílku k několika skládačkám
help-deck = Místo vyložené skládačky smíš vzít vrchní z balíčku, naslepo.
help-recycle = Recyklace dá celou řadu pod její balíček v pořadí podle tebe a vyloží novou.
help-ghost =
    Stínový dílek má pět polí. Můžeš ho rozložit na dílky, které vyplní jeho tvar; smíš je v téže akci přiložit, ke každé skládačce jeden.
    Každá šipka v odměně zvýší úroveň jednoho dílku o jednu.
help-ambassador = Dokončená skládačka Ambasador ti dá jednu akci Ambasador. Je jako zvláštní akce a nespotřebuje ji.
help-endless = Když dojde bílý balíček, zamíchá se nový z dokončených bílých skládaček.
help-solo =
    Po tvém tahu vezme soupeř skládačku s nejvíce body ze sloupců bez zámků. Jeho vlastní dílky a po jednom zámku z ostatních sloupců se pak přesunou nad tento sloupec.
    Když bereš ze zamčeného sloupce, dostane soupeř jeden jeho zámek. Potřebuješ víc bodů než on: při shodě vítězí soupeř.
help-line-clear = Dva hráči hrají zároveň, každý s řadami svého žetonu. Příkaz seat změní, kdo je u klávesnice.
help-end-exact = Je třeba využít všechny tři akce. Pak Enter ukončí tah.
help-end-early = Tah smíš ukončit kdykoli. Po využití všech akcí ho ukončí Enter.
help-unfinished = Na konci stojí rozpracované skládačky své body.
help-completing =
    Plná skládačka je dokončená: její dílky se vrátí, dostaneš odměnu (na kartě vpravo nahoře) a na konci body (vlevo nahoře).
    Když dojde balíček, který určuje konec, hraje se toto kolo a ještě jedno. Pak přijdou poslední úpravy.
help-typing =
    Vybírej číslem, nebo napiš akci, celou či její část:
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 přiloží V3 k tvé skládačce 2 na pole b2, b3 a c3 (písmena jsou sloupce, čísla řádky)
    – place V3 se na zbytek zeptá
help-commands =
    Další příkazy:
    – undo vezme zpět tvou poslední akci
    – legal vypíše všechny akce, look 2 ukáže desku hráče, pile tvou hromádku, log co se stalo
    – save FILE, quit
help-touches =
    Přilož libovolné dílky ze zásoby ke svým rozpracovaným skládačkám; každý stojí 1 bod. Žádný dílek se nevrací a odměny nejsou.
    Skládačka, která je na konci plná, dá své body. V některých vydáních neplná své body stojí. Pak napiš done.
help-choice-reward = Dílek tvé odměny v banku došel. Vyber si náhradu.
help-choice-level-up = Šipka zvýší úroveň dílku ve tvé zásobě. Vyber který, nebo odmítni.
help-choice-order = Máš dokončeno několik skládaček. Vyber, za kterou dostaneš odměnu nejdřív: pozdější šipka může zvýšit dřívější odměnu.
help-sequence-master = Zvláštní akce: ke každé skládačce jeden dílek, všechny ze zásoby. Přikládej je jeden po druhém a pak potvrď; nebo zruš.
help-sequence-ambassador = Ambasador: ke každé skládačce jeden dílek, všechny ze zásoby. Přikládej je jeden po druhém a pak potvrď; nebo zruš.
help-sequence-ghost = Nové dílky teď smíš přiložit, ke každé skládačce jeden. Potvrzení nechá zbytek v zásobě; zrušení vezme rozložení zpět.
help-sequence-recycle = Uveď skládačky řady v pořadí, v jakém jdou pod balíček, vrchní první; nebo zruš.

begin-about = Neoficiální verze deskové hry pro terminál. Název i hra patří svým majitelům.
begin-enter = Enter
begin-play = hrát
begin-players = hráči
begin-game = hra
begin-edition = vydání
begin-expansions = rozšíření
begin-piles = hromádky
begin-resume = pokračovat v uložené hře
begin-none = žádné
begin-piles-open = veřejné body
begin-piles-hidden = lícem dolů
begin-other = Číslo změní nastavení, q ukončí.
begin-no-expansions = Toto vydání rozšíření nemá.
begin-solo-players = Hru pro jednoho hraješ bez dalších hráčů.
ask-players = Kdo hraje? Číslo, nebo seznam jako: human greedy random. Enter vrací zpět.
ask-variant = Kterou hru? Enter vrací zpět.
ask-difficulty = Jak těžkou? Enter pro základní.
ask-edition = Které vydání? Enter vrací zpět.
ask-expansion = Které rozšíření přidat nebo odebrat? Enter vrací zpět.
ask-resume = Který soubor? Enter vrací zpět.

puzzles-heading = { $title } ({ $origin }): bílých { $white }, černých { $black }
puzzles-svg-written = Obrázek je uložen v { $path }

verify-verdict = { $path }: { $verdict }
replay-set-up = Hra je připravená.
replay-action = { $name }: { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Enter jde dál, b zpět, číslo na danou akci, q ukončí.

cli-about = Desková hra Project L: hraj ji, prohlížej skládačky, přehrávej a ověřuj hry.
cli-play = Hraje u klávesnice: sólo, s ostatními nebo proti botům.
cli-puzzles = Ukáže sady skládaček, v terminálu i jako obrázek.
cli-replay = Projde záznam hry krok za krokem.
cli-verify = Přehraje záznam hry a porovná výsledek.
cli-serve = Nechá lidi hrát po síti, v prohlížeči nebo s programy.
cli-selfcheck = Odehraje mnoho her každého druhu a ověří, že pravidla platí.
cli-train = Trénuje sítě učících se botů.
cli-train-mode = solo nebo table; když chybí, obojí. Síť rozhodčího je judge.
cli-quick = Krátký trénink; není-li druh uveden, sítě table.
cli-minutes = Trénuje tolik minut místo daného počtu her.
cli-resume-training = Pokračuje od posledního uloženého stavu.
cli-folder = Kam se uloží sítě.
cli-train-seed = Začátek náhody: jiné číslo dá jinou síť.
train-progress = { $mode }, her: { $games }
train-done = Síť je uložena v { $net }, křivka učení v { $curve }.
train-judge-done = Síť je uložena v { $net }. Brierovo skóre na odložených hrách: { $brier }.
train-stopped = Zastaveno. Odehraných her: { $games }. Pokračuj s --resume.
train-finished = { $net } je hotová; není v čem pokračovat. Pro další trénink uveď jinou složku přes --folder.
train-occupied = { $path } už existuje a nový trénink by ji přepsal. Pokračuj s --resume, nebo uveď jinou složku přes --folder.
training-mode-unknown = Trénink { $found } neexistuje. Možné jsou { $known }.
cli-bots = Vypíše boty s jejich úrovněmi.
cli-arena = Nechá boty hrát proti sobě a ohodnotí je.
cli-cluster = Hraje na clusteru Ray: adresa hlavního uzlu, nebo local.
cli-bench-bots = Změří, jak rychle boti přemýšlejí.
cli-bench-turns = Kolik tahů hraje planner.
cli-strength = Změří, jak silní jsou boti, tak jak se zveřejňuje.
cli-strength-rows = Která měření; když chybí, všechna.
cli-strength-series = Série rozdání; když chybí, naposledy pojmenovaná.
cli-strength-folder = Složka pro hry, aby přerušené měření mohlo pokračovat.
cli-strength-page = Stránka dokumentace, do které se zapíše tabulka.
strength-unknown = Měření { $found } neexistuje. Měření jsou { $known }.
strength-series-unknown = Série { $found }, která by se dala hrát, neexistuje. Série jsou { $known }.
strength-series-uncommitted = Série { $series } zatím není v žádném commitu. Commitni její jméno, zapiš k němu ten commit a pak hraj.
cli-solo = Změří boty proti soupeři ze hry pro jednoho.
cli-contestants = Boti jménem, jak je vypíše projectl bots, nebo vlastní jako file.py:Class.
cli-series = Jméno série rozdání: stejné jméno dá stejná rozdání.
cli-seconds = Jak dlouho smí bot přemýšlet o jedné akci.
cli-store = Kam se ukládají dohrané hry, aby přerušený běh mohl pokračovat.
arena-stopped = Zastaveno. Dohrané hry zůstávají v { $path }; stejný příkaz pokračuje.
arena-stopped-unkept = Zastaveno. Žádné hry se neuložily; příště uveď soubor přes --store.
arena-more-games = Odehráno: { $games }, požadováno: { $asked }. Každé rozdání se hraje ve všech pořadích hráčů.
arena-first-player = První hráč: { $share } výher ({ $interval }; rovnoměrně by to bylo { $even }).
arena-rounds = Kola: { $mean } v průměru, { $least } až { $most }.
arena-series = Série { $series }. Hráli { $bots }.
arena-forfeit = Kontumace: { $what }
sprt-shares = Sekvenční test potřebuje dva podíly mezi 0 a 1, menší první, ne { $low } a { $high }.
sprt-bots = Sekvenční test porovnává dva boty u stolu pro dva, ne { $bots }.
cli-sprt = Přestat, jakmile je jasné, který z obou podílů první bot má: --sprt 0.5 0.55. Každá chyba: 5 %.
arena-sprt =
    Sekvenční test, rozdání: { $deals }. { $verdict ->
        [low] Spíše podíl { $low } než { $high }.
        [high] Spíše podíl { $high } než { $low }.
       *[open] Mezi { $low } a { $high } nerozhodnuto.
    }
cli-record-games = Zapsat záznam každé partie do této složky.
records-occupied = V této složce už je { $file }. Zvol jinou.
cli-csv = Zapíše tabulku i do tohoto souboru.
cli-html = Zapíše do tohoto souboru i stránku s grafy.
cli-admin = Pro správce serveru: zálohy, hry, účty. Servery přitom smějí běžet.
cli-admin-backup = Zapíše kopii databáze do nového souboru.
cli-admin-restore = Nahradí vše v databázi kopií.
cli-admin-list = Vypíše hry, nejnovější první.
cli-admin-close = Ukončí hry. Kdo je hraje, dozví se to.
cli-admin-delete = Smaže hry se vším, co se v nich odehrálo a řeklo.
cli-admin-players = Vypíše účty.
cli-admin-reset-password = Dá účtu nové heslo a vypíše ho.
cli-admin-migrate = Aktualizuje tabulky databáze. Servery to dělají při spuštění.
cli-bench = Změří, jak je co rychlé.
cli-bench-judge = Změří, jak dobře platí šance od rozhodčího.
cli-bench-judge-minutes = Po tolika minutách už další hry nehraje.
bench-judge-left = Her ze série zatím: { $games } / { $all }. Stejný příkaz pokračuje.
cli-bench-server = Změří server s tisícem her, asi pět minut.
cli-bench-crash = Násilně ukončuje server pod zátěží a poškozuje jeho zprávy; nic se nesmí ztratit. Asi devět minut.
cli-bench-history = Měří server s velmi mnoha skončenými hrami. Asi deset minut.
cli-bench-history-games = Kolik skončených her.
cli-bench-chaos = Nechá během hry selhat všechno: restarty, plné disky, záplavy požadavků; nic se nesmí ztratit. Až 15 minut.
cli-bench-database = sqlite nebo postgresql; vytvoří se a pak odstraní nová databáze toho druhu.
cli-bench-lab = Změří prostředí pro agenty proti PettingZoo a pgx, na jednom jádru.
cli-bench-engine = Změří herní jádro proti python-chess.
cli-version = Ukáže verzi a skončí.
cli-language = Jazyk, i za kterýmkoli příkazem: cs, de, en, es, fr, it, ja, ru nebo uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 nebo rulebook-2023.
cli-players = Kolik hráčů; ve hře pro jednoho 1.
cli-variant = standard, solo nebo line-clear.
cli-difficulty = Ve hře pro jednoho: standard, challenging, unbeatable nebo no-mercy.
cli-expansion = ghost, ambassador nebo phoenix; i vícekrát.
cli-deluxe = Hrát s Deluxe edicí, kde je na výběr.
cli-known-scores = Hrát s veřejnými body.
cli-endless-white = Hrát s Nekonečnou bílou.
cli-own-puzzles = Vlastní soubor skládaček; i vícekrát.
cli-seats = Kdo hraje, například human,level:4: pro každé místo human nebo bot (seznam: projectl bots), i vlastní (SOUBOR.py:Třída).
cli-solo-difficulty = Jak silný je soupeř, když chybí, unbeatable; i vícekrát.
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
cli-port = Na kterém portu naslouchat; když chybí, 8421.
cli-database = sqlite:///PATH nebo postgresql://USER@HOST/NAME.
cli-config = Soubor TOML s nastavením.
cli-open = Otevře hru v prohlížeči; je-li port obsazený, naslouchá na dalším volném.
cli-processes = Kolik procesů obsluhuje server společně; víc než jeden potřebuje PostgreSQL.
cli-logs = Záznam: people (jen co se nepovede), text, json, nebo auto: v terminálu people, jinak json.

serve-processes-alone = Více procesů (zde { $count }) může server obsluhovat společně jen s PostgreSQL: databáze v souboru patří jednomu procesu. Přidej --database postgresql://USER@HOST/NAME.
serve-running = Na { $address } už server běží.
serve-port-taken = Port { $port } používá jiný program. Vyber jiný pomocí --port.
serve-port-forbidden = Port { $port } nesmí tento uživatel použít. Zvol pomocí --port jiný nad 1023.
serve-host-unknown = { $host } není adresa tohoto počítače: { $reason }. Vynech nastavení host, nebo uveď jinou.
serve-ready = Project L je připraven: { $address }
serve-only-here = Hrát lze jen na tomto počítači. Pro ostatní: { $command }
serve-others = Pro ostatní ve tvé síti: { $address } nebo tento kód:
serve-others-named = Ostatní ho najdou na { $name }.
serve-stop = Zastavíš ho stiskem Ctrl+C. Všechny hry jsou uložené.
serve-stopped = Zastaveno. Nedohrané hry budou příště pokračovat.
log-database = Databáze neodpovídá, jak má: { $reason }
log-bot = Bot měl potíže se svým tahem ({ $event }: { $reason }). Hra pokračuje.
log-game = Jednu hru nelze otevřít ({ $reason }). Všechny ostatní pokračují.
log-other = Něco se nepovedlo ({ $event }: { $reason }). Víc uvidíš po spuštění s --logs text.

selfcheck-title = Ověřené hry podle druhu
selfcheck-running = Hraje se a ověřuje
selfcheck-rate = { $rate } her/s
selfcheck-mode = druh
selfcheck-games = hry
selfcheck-steps = kroky
selfcheck-completions = dokonč.
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
selfcheck-ok = Her: { $games }, minut: { $minutes }. Nic se nenašlo.
selfcheck-few = Her: { $games }, minut: { $minutes }. Nic se nenašlo. Když je her jednoho druhu méně než { $enough }, není chyba, že něco nenastalo.
selfcheck-found = Her: { $games }, minut: { $minutes }, chyb: { $found }.
selfcheck-interrupted = Přerušeno. Her: { $games }, minut: { $minutes }.

bench-net-database = Měření na { $found } neexistuje. Možné jsou { $known }.
bench-net-no-postgres = PostgreSQL nelze spustit: { $what }. Nainstaluj jeho server (initdb a pg_ctl).
bench-net-stage-prepare = Plní se nová databáze…
bench-net-stage-durable = Měří se server…
bench-net-stage-volatile = Měří se týž server s vypnutým ukládáním…
bench-net-stage-echo = Měří se holá ozvěna websocketu…
bench-net-stage-crash = Hraje se a server se násilně ukončuje…
bench-net-stage-chaos = Hraje se a všechno selhává…
bench-net-stage-faults = Poškozují se zprávy…
bench-net-stage-check = Znovu se čte log…
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
bench-net-back-s-max = od násilného ukončení k návratu serveru, nejvýš, sekundy
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
bench-net-stage-fill = Hraje se a zapisuje { $games } skončených her…
bench-net-stage-migrate = Tabulky se převádějí na novou verzi…
bench-net-stage-start = Server se spouští…
bench-net-stage-ask = Střídavě se ptáme serveru s málo hrami a serveru s mnoha…
bench-net-stage-alone = Ptáme se na někoho s velmi mnoha hrami…
bench-net-finished-games = skončené hry
bench-net-fill-s = jejich zápis, sekundy
bench-net-database-mib = velikost databáze předtím, MiB
bench-net-migrate-s = převod tabulek i s kopií předtím, sekundy
bench-net-start-s = od spuštění do připravenosti, sekundy
bench-net-start-few-s = spuštění s málo hrami, sekundy
bench-net-callback-ms-max = čas procesoru nejdelšího volání smyčky událostí, ms
bench-net-lists-ratio = seznamy, × déle než s málo hrami
bench-net-profile-ratio = profil, × déle než s málo hrami
bench-net-export-ratio = export, × déle než s málo hrami
bench-net-busy-profile-ms = profil někoho s velmi mnoha hrami, ms
bench-net-busy-mine-ms = jeho hry, ms
bench-net-busy-running-ms = jeho běžící hry, ms
bench-net-busy-solo-ms = jeho skončené sólové hry, ms
bench-net-busy-export-ms = jeho export, ms
bench-net-leave-ms = smazání údajů s 25 hrami, ms
bench-net-leave-new-ms = smazání údajů bez her, ms
bench-net-skipped = Vynecháno, protože to tento počítač nedovoluje: { $faults }.
bench-net-backups-wrong = poškozené zálohy
bench-net-visit-s-max = nejdelší čekání návštěvníka během útoku, sekundy
bench-net-visitors-refused = návštěvníci odmítnutí během útoku
bench-net-memory-second-over-first = paměť po druhém kole, × první
bench-net-memory-mib = paměť serverů po prvním kole, MiB
bench-net-tasks-dead = úlohy serverů, které na konci neběží
bench-net-moves-s-max = od konce poruchy do tahu u posledního stolu, nejvýš, sekundy
bench-net-faults = poruchy
bench-missing-peer = Srovnává se s { $package }, který není nainstalovaný: pip install { $package }
bench-stage-record = Hrají se hry, které se budou přehrávat…
bench-stage-play = Měří se rychlosti…
bench-stage-start = Měří se spuštění v nových procesech, asi minutu…
bench-title = Herní jádro: na jednom jádru procesoru, čas procesoru, medián ze tří
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
cli-admin-limit = Nejvýš tolik položek.
cli-admin-status = Jen hry v tomto stavu: open (otevřené), running (běžící) nebo over (skončené).
cli-admin-player = Jen hry, kde má místo hráč s tímto označením.
cli-admin-yes = Bez dotazu.
admin-ask-restore = Nahradit vše v databázi souborem { $file }?
admin-ask-delete = { $count ->
    [one] Trvale smazat { $count } hru?
    [few] Trvale smazat { $count } hry?
    [many] Trvale smazat { $count } hry?
   *[other] Trvale smazat { $count } her?
}
admin-backed-up = Zapsáno: { $file } ({ $kib } KiB).
admin-restored = Obnoveno z { $file }. Běžící servery vše načetly znovu.
admin-set-aside = Poškozená databáze zůstala uložená jako { $path }.
admin-closed = Ukončeno: { $game }.
admin-deleted = Smazáno: { $game }.
admin-password = Nové heslo účtu { $name } je { $password }
admin-migrated = Schéma předtím: { $before }; teď: { $now }.
admin-none = Nic tu není.
admin-one-of = { $found } sem nepatří; možné je { $known }.
admin-column-id = Označení
admin-column-status = Stav
admin-column-variant = Varianta
admin-column-seats = Místa
admin-column-changed = Poslední akce (UTC)
admin-column-name = Jméno
admin-column-since = Od (UTC)
