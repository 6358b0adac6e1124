# Co říká jen prohlížeč.

page-document-title = { $page } · project L
page-skip = Přejít k obsahu
page-home = Project L, úvodní stránka
page-nav = Stránky
page-unofficial = Neoficiální verze, kterou vytvořili fanoušci.
page-loading = Načítá se…
page-try-again = Zkusit znovu
page-more = Zobrazit další
page-no-connection = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
page-fault = Něco se nepovedlo. Zkus to znovu.
nav-learn = Učit se
nav-lobby = Stoly
nav-records = Odehrané hry
nav-ladder = Žebříček
nav-rules = Pravidla
nav-account = Účet
nav-settings = Nastavení
nav-about = O hře
missing-title = Stránka nenalezena
missing-lead = Tady žádná stránka není. Hra možná už skončila, nebo odkaz není celý.
missing-start = Úvodní stránka

start-title = Úvod
start-display = Malé dílky. Přesně sednou.
start-about = Vyplňuj skládačky, získávej větší dílky, vyplňuj větší skládačky. Hra trvá asi dvacet minut.
start-play-now = Hrát hned
start-change = Změnit
start-name = Tvoje jméno
start-default-names = Javor, Oblázek, Jetel, Drozd, Jalovec, Vydra, Kometa, Líska
start-what-solo = Ty proti virtuálnímu soupeři
start-what-bots = { $bots ->
    [one] Ty proti { $bots } botovi
    [few] Ty proti { $bots } botům
    [many] Ty proti { $bots } bota
   *[other] Ty proti { $bots } botům
}
start-what-screen = { $people ->
    [one] { $people } člověk u jedné obrazovky
    [few] { $people } lidé u jedné obrazovky
    [many] { $people } člověka u jedné obrazovky
   *[other] { $people } lidí u jedné obrazovky
}
start-what-mixed = { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
    [many] { $people } člověka
   *[other] { $people } lidí
} a { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
    [many] { $bots } bota
   *[other] { $bots } botů
}
start-what-open = { $free ->
    [one] Stůl s { $free } volným místem
    [few] Stůl se { $free } volnými místy
    [many] Stůl s { $free } volného místa
   *[other] Stůl s { $free } volnými místy
}
start-detail-solo = { $difficulty } · { $edition }
start-detail-bots = Úroveň { $level } · { $edition }
start-detail-plain = { $edition }
start-running = Tvoje rozehrané hry
start-your-turn = Jsi na tahu. Spoluhráči: { $names }
start-game-with = Spoluhráči: { $names }
start-game-alone = Tvoje hra pro jednoho
start-waiting = { $free ->
    [one] Tvůj stůl čeká na { $free } hráče
    [few] Tvůj stůl čeká na { $free } hráče
    [many] Tvůj stůl čeká na { $free } hráče
   *[other] Tvůj stůl čeká na { $free } hráčů
}
start-round = Kolo { $round }
start-resume = Pokračovat
start-resume-named = Pokračovat: { $names }
start-ways = Jak ještě hrát
start-way-solo = Pro jednoho
start-way-solo-about = Proti virtuálnímu soupeři: základní, zvýšená nebo extrémní obtížnost
start-way-solo-explained = Soupeř po každém tvém tahu vezme nejlepší skládačku ze svých otevřených sloupců. Vyhraješ, když budeš mít na konci víc bodů než on.
start-way-friends = S přáteli
start-way-friends-about = Vlastní stůl: sdílej odkaz nebo QR kód
start-way-friends-explained = Otevřeš stůl a pošleš odkaz. Hra začne, až budou všichni u stolu; volná místa můžeš obsadit boty.
start-way-screen = Jedna obrazovka
start-way-screen-about = Více lidí u jednoho zařízení
start-way-screen-explained = Všichni hrají na tomto zařízení. Po každém tahu ho předejte dál.
start-lobby-about = Otevřené stoly a hry ke sledování
start-lobby-counts = { $open ->
    [0] Žádné otevřené stoly
    [one] { $open } otevřený stůl
    [few] { $open } otevřené stoly
    [many] { $open } otevřeného stolu
   *[other] { $open } otevřených stolů
} · { $running ->
    [0] žádné hry ke sledování
    [one] { $running } hra ke sledování
    [few] { $running } hry ke sledování
    [many] { $running } hry ke sledování
   *[other] { $running } her ke sledování
}
start-names = Kdo hraje
start-name-of = Jméno hráče { $number }
start-all-options = Všechny možnosti
start-open-table = Otevřít stůl
start-begin = Hrát
start-new-here = Jsi tu poprvé?
start-fit = Vlož červený čtverec do mezery
start-fits = Sedí. To je celá hra: vyplň skládačku a tvé dílky se vrátí i s jedním novým.

new-title = Nová hra
new-lead = Změň, co chceš; zbytek je rozumně přednastavený. U možností, které k sobě nejdou, se dozvíš proč.
new-group-game = Hra
new-group-players = Hráči
new-group-extras = Rozšíření a doplňky
new-group-table = Stůl
new-summary = Tvoje hra
new-begin = Hrát
new-open = Otevřít stůl
new-variant = Varianta
new-variant-about = Jak se hra hraje.
new-difficulty = Obtížnost
new-difficulty-about = S kolika dílky soupeř začíná.
new-edition = Vydání
new-edition-about = Pravidla se vydání od vydání měnila; každé se hraje přesně tak, jak bylo vytištěno.
new-players = Počet hráčů
new-players-about = Kolik jich sedí u stolu, včetně botů.
new-expansions = Rozšíření
new-expansions-about = Další skládačky a akce. Vyber z těch, která toto vydání nabízí.
new-deluxe = Deluxe edice
new-deluxe-about = 15 dílků od každého tvaru místo 10, pro více hráčů a pro rozšíření.
new-known-scores = Veřejné body
new-known-scores-about = Všichni vidí, které skládačky ostatní dokončili a kolik mají bodů.
new-endless-white = Nekonečná bílá
new-endless-white-about = Když dojde bílý balíček, zamíchá se nový z dokončených bílých skládaček.
new-seats = Kdo kde sedí
new-seats-about = Můžeš obsadit více míst a zařízení předávat.
new-seat = Místo { $number }
new-seat-me = Ty
new-seat-here = Další hráč tady
new-seat-open = Volné místo
new-seat-bot = Bot, úroveň { $level }: { $name }
new-seat-me-about = Hraješ jako { $name }.
new-seat-open-about = Přisednout si může každý, kdo má odkaz.
new-first = Začínající hráč
new-first-about = Kdo začíná; ostatní následují po řadě.
new-first-lot = Náhodně
new-puzzles = Vlastní skládačky
new-puzzles-about = Přidej ke skládačkám hry vlastní soubory, nejvýš { $most }.
new-puzzles-file = Vybrat soubor se skládačkami
new-puzzles-type = Napsat nebo vložit soubor se skládačkami
new-puzzles-text = Text souboru se skládačkami
new-puzzles-add = Přidat tyto skládačky
new-puzzles-remove = Odebrat
new-puzzles-remove-named = Odebrat { $title }
new-clock = Hodiny
new-clock-about = Kolik času má každý.
new-clock-none = Bez hodin
new-clock-none-about = Hraj, jak dlouho chceš.
new-clock-turn = Čas na tah
new-clock-turn-about = Stejný čas na každý tah.
new-clock-bank = Čas na celou hru
new-clock-bank-about = Jedna zásoba času na celou hru; po každém tahu trochu přibude.
new-clock-days = Dny na tah
new-clock-days-about = Stačí se občas podívat; hra trvá týdny.
new-clock-turn-amount = Čas na tah
new-clock-bank-amount = Čas na hru
new-clock-days-amount = Čas na tah
new-clock-increment = Přídavek po každém tahu
new-clock-turn-value = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}
new-clock-bank-value = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
new-clock-days-value = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
new-clock-expiry = Až čas vyprší
new-clock-expiry-bot = Dál hraje bot
new-clock-expiry-end = Hra skončí
new-caretaker = Který bot
new-caretaker-usual = Výchozí
new-public = Veřejná
new-public-about = Uvidí ji všichni v seznamu stolů. Jinak se mohou připojit a dívat jen ti, kdo mají odkaz.
new-rated = Hodnocená
new-rated-about = Počítá se do žebříčku. Každý potřebuje účet, jedno místo a hodiny; boti hrát nemohou.
new-rated-account = Hodnocené hry jsou jen pro hráče s účtem. Nejdřív si ho založ na stránce Účet.
new-confirm = Potvrzovat tahy
new-confirm-about = Tvůj tah skončí, až ho potvrdíš, takže i poslední akci můžeš ještě vzít zpět.

lobby-lead = Přisedni ke stolu, nebo sleduj hru.
lobby-new = Otevřít stůl
lobby-open = Otevřené stoly
lobby-running = Hry ke sledování
lobby-none-open = Žádné otevřené stoly.
lobby-open-one = Otevřít stůl
lobby-none-running = Teď se nehraje žádná veřejná hra.
lobby-free = volné místo
lobby-what = { $variant } · { $edition }
lobby-rated = hodnocená
lobby-watch = Sledovat
lobby-look = Prohlédnout
lobby-join = Přisednout

records-lead = Odehrané hry k přehrání, stažení a kontrole.
records-whose = Čí hry
records-mine = Moje
records-public = Veřejné
records-variant = Varianta
records-all-variants = Všechny varianty
records-none = Zatím žádné dohrané hry.
records-none-mine = Zatím nemáš žádnou dohranou hru.
records-play = Hrát
records-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
records-ended-played = dohráno do konce
records-ended-agreed = ukončeno dohodou
records-ended-resigned = ukončeno vzdáním
records-ended-timeout = vypršel čas
records-ended-expired = opuštěná
records-ended-closed = ukončil provozovatel serveru
records-ended-unreadable = už nejde otevřít
records-download = Stáhnout
records-replay = Přehrát
records-open = Otevřít soubor se záznamem
records-open-about = Vyber soubor, nebo ho sem přetáhni. Uvidíš ho jen ty.
records-statistics = Moje statistiky

ladder-lead = Nejlepší hráči hodnocených her. Hodnocení je opatrný odhad síly hráče, takže roste s výhrami i s počtem her.
ladder-none = Hodnocenou hru zatím nikdo nehrál.
ladder-play = Otevřít stůl
ladder-top = Nahoru
ladder-rank = Pořadí
ladder-player = Hráč
ladder-rating = Hodnocení
ladder-games = Hry
ladder-wins = Výhry
player-title = Hráč
player-guest = Host od
player-account = Účet od
player-rating = Hodnocení, { $variant }
player-rank = pořadí { $rank }
player-games = Hry
player-no-games = Zatím žádné veřejné hry.
player-mute = Ztlumit hráče
player-unmute = Zrušit ztlumení

account-lead-in = Přihlášené jméno: { $name }.
account-lead-out = Hrát můžeš i bez účtu. S účtem jsi v každém prohlížeči stejný hráč, hry ti zůstanou a můžeš hrát hodnocené.
account-register = Založit účet
account-register-about = Jméno a heslo, nic víc. Dosavadní hry ti zůstanou.
account-register-submit = Založit účet
account-login = Přihlásit se
account-login-about = Hry, které máš odehrané jako host, budou patřit k tvému účtu.
account-login-submit = Přihlásit se
account-password = Heslo
account-password-about = Nejméně { $shortest } znaků. Zapomenuté heslo nelze obnovit, dobře si ho uschovej.
account-name = Jméno
account-name-about = Vidí ho všichni a musí být jedinečné.
account-profile = Tvoje stránka, jak ji vidí ostatní
account-save = Uložit
account-saved = Uloženo.
account-new-password = Heslo
account-new-password-about = Po změně tě všude jinde odhlásíme.
account-old = Současné heslo
account-new = Nové heslo
account-sessions = Kde je účet přihlášený
account-sessions-about = Ukonči přihlášení, které neznáš nebo už nepotřebuješ.
account-session-unknown = Neznámý program
account-session-here = zde
account-session-end = Ukončit
account-session-end-named = Ukončit přihlášení: { $agent }
account-logout = Odhlásit se
account-logout-about = Jen na tomto zařízení.
account-data = Tvoje údaje
account-data-about = Stáhni si vše, co je o tobě uloženo, nebo to nech smazat.
account-export = Stáhnout
account-delete = Smazat moje údaje
account-delete-title = Smazání údajů
account-delete-sure = To nelze vzít zpět
account-delete-about = Opustíš všechny nedohrané hry. Tvoje jméno, zprávy, hodnocení a heslo se smažou; co se odehrálo, zůstane bez tvého jména.
account-delete-yes = Trvale smazat

settings-lead = Nastavení se ukládá v tomto zařízení. Změny platí okamžitě.
settings-group-look = Vzhled
settings-group-play = Hraní
settings-group-words = Texty
settings-group-signals = Upozornění
settings-language = Jazyk
settings-language-about = Jde změnit i během hry.
settings-theme = Motiv
settings-theme-about = Barvy stolu.
settings-theme-system = Podle systému
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-theme-contrast = Vysoký kontrast
settings-marks = Značky na dílcích
settings-marks-about = Jak se dílky poznají i bez barev.
settings-marks-auto = Podle motivu
settings-marks-letters = Písmena
settings-marks-patterns = Vzory
settings-marks-both = Obojí
settings-marks-none = Žádné
settings-speed = Animace
settings-speed-about = Jak rychlé jsou animace na stole.
settings-speed-off = Vypnuté
settings-speed-fast = Rychlé
settings-speed-normal = Běžné
settings-auto-confirm = Automaticky potvrzovat tahy
settings-auto-confirm-about = Zda tah skončí sám, jakmile využiješ všechny akce. Odpočet dává tři sekundy na rozmyšlenou, a to jen proti botům.
settings-auto-confirm-off = Nikdy
settings-auto-confirm-ring = Po odpočtu
settings-auto-confirm-at-once = Hned
settings-take-with-one-tap = Brát jedním klepnutím
settings-take-with-one-tap-about = Klepnutím na skládačku si ji hned vezmeš.
settings-single-keys = Klávesové zkratky
settings-single-keys-about = Stůl lze ovládat jednotlivými klávesami: Q a E otáčejí, F převrací, U bere zpět, ? ukáže všechny.
settings-piece-names = Názvy dílků
settings-piece-names-about = Zda se ve větách píše „modrá trojka“, nebo I3.
settings-piece-names-auto = V prvních hrách
settings-piece-names-on = Vždy
settings-piece-names-off = Nikdy
settings-notation = Zápis v průběhu hry
settings-notation-about = Každá akce i v zápisu, jaký mají záznamy her: place V3@1 c3.
settings-chat = Chat
settings-chat-about = Zobrazovat, co ostatní u stolu píší.
settings-sound = Zvuky
settings-sound-about = Krátké zvuky k tomu, co se děje; vše je i vidět.
settings-notifications = Oznámení
settings-notifications-about = Oznámení prohlížeče, když jsi na tahu a jsi zrovna jinde.
settings-notifications-impossible = Tento prohlížeč dovolí oznámení jen přes https nebo na tomto počítači. Tvůj tah místo toho ohlásí titulek záložky.
settings-notifications-denied = Oznámení jsou zablokovaná. Povol je v nastavení prohlížeče.

about-lead = Project L v prohlížeči, v terminálu a jako knihovna pro Python.
about-unofficial-title = Neoficiální
about-unofficial = Toto je bezplatná verze, kterou vytvořili fanoušci. S vydavatelem ani autory deskové hry nemá nic společného. Všechny kresby, barvy a texty jsou naše. Jestli se ti hra líbí, kup si deskovou hru.
about-licence-title = Licence
about-licence = Program je svobodný software pod licencí MIT. Část pro prohlížeč využívá také:
about-privacy-title = Tvoje údaje
about-privacy = Žádné sledování, nic nejde třetím stranám. Server ukládá tvoje jméno, hry a co napíšeš u stolu; na stránce účtu si vše můžeš stáhnout nebo nechat smazat.
about-version = Verze { $version }

replay-title = Přehrávání
replay-none = Vyber odehranou hru, nebo tam otevři soubor se záznamem.
replay-controls = Přehrávání
replay-scrubber = Místo ve hře
replay-position = Akce { $number } z { $total }
replay-start = Začátek hry
replay-round-of = Kolo { $round }, { $name }
replay-turn-of = Tah { $turn }, { $name }
replay-first = Na začátek
replay-back = O akci zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = O akci dál
replay-last = Na konec
replay-speed = Rychlost
replay-times = { $speed }×
replay-graph = Graf
replay-graph-points = Body
replay-graph-pieces = Dílky
replay-graph-name = { $name } { $value }
replay-graph-label = { $kind ->
    [pieces] Dílky během hry. Teď: { $now }.
   *[points] Body během hry. Teď: { $now }.
}
replay-log = Co se stalo
replay-now = Zpět ke hře
replay-viewer = Čí pohled
replay-spectator = Jako divák
replay-as = Jako { $name }
replay-link = Kopírovat odkaz na toto místo
replay-link-copied = Odkaz na toto místo je zkopírovaný.
replay-link-in-address = Odkaz na toto místo je v adresním řádku.
replay-download = Stáhnout záznam
replay-verify = Ověřit míchání
replay-verify-about = Před hrou server zveřejnil otisk semínka, kterým se skládačky míchají. Teď je semínko známé a každý si to může ověřit.
replay-hash = Zveřejněný otisk
replay-no-hash = Tento záznam žádný nemá.
replay-seed = Semínko
replay-matches = Míchání souhlasí.
replay-differs = Míchání s otiskem nesouhlasí.
replay-seed-later = Semínko se zveřejní, až hra skončí.
sr-offered = { $colour ->
    [black] Černá skládačka
   *[white] Bílá skládačka
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, odměna: { PIECE($reward) }, { $cells ->
    [one] { $cells } pole
    [few] { $cells } pole
    [many] { $cells } pole
   *[other] { $cells } polí
}.

rules-live-try = Vyzkoušet
rules-live-close = Zavřít ukázku
rules-live-next = Ukázat další krok
rules-live-reset = Začít znovu
rules-live-begin = Jsi na tahu. Zkus to, nebo si to nech ukázat krok za krokem.

rules-example-take = Vezmeš třetí skládačku bílé řady. Nová přijde z balíčku.
rules-example-take-deck = Vezmeš vrchní skládačku bílého balíčku naslepo.
rules-example-piece = Vezmeš z banku žlutou jedničku.
rules-example-piece-missing = V banku už žlutá jednička není, místo ní dostaneš jiný dílek.
rules-example-upgrade-missing = Úroveň 3 došla, a tak se z dvojky stane dílek úrovně 4.
rules-example-exchange = Dílek vyměníš za jakýkoli nižší úrovně, nebo za jiný tvar téže úrovně.
rules-example-recycle = Bílá řada jde pod svůj balíček v pořadí podle tebe a přijdou čtyři nové skládačky.
rules-example-reward-missing = Odměna v banku došla. Podívej se, co dostaneš místo ní.
rules-example-end = Odkryla se poslední černá skládačka balíčku: toto kolo a ještě jedno.
rules-example-end-black = Od té chvíle smíš za tah vzít jen jednu černou skládačku.
rules-example-scoring = Nikdo už nic nepřikládá, a tak se sečtou body.
rules-example-solo-lock = Vezmeš skládačku ze zamčeného sloupce a jeden jeho zámek dostane soupeř.
rules-example-solo-locked = Zamčené jsou všechny sloupce: každý přijde o jeden zámek a soupeř nevezme nic.
rules-example-line-clear = Ty bereš z levých řad, zatímco třetí hráč bere z pravých.
rules-example-level-up = Odměnou je šipka: zvýší jeden dílek o jednu úroveň.
rules-example-level-up-two = Odměnou jsou dvě šipky.
rules-example-ambassador = Skládačka Ambasador ti dá jednu zvláštní akci navíc.
rules-example-phoenix = Skládačka Fénix je za 6 bodů.
rules-example-endless = Bílý balíček je prázdný a dokončené bílé skládačky se vracejí.

play-your-pieces = Tvoje dílky
play-actions = Akce
play-piece = Dílek úrovně 1
play-exchange = Vyměnit
play-master = Zvláštní akce
play-master-used = Zvláštní akce využita
play-ambassador = Ambasador ({ $count })
play-recycle = Recyklace
play-recycle-row = { $deck ->
    [black] Recyklovat černou řadu
   *[white] Recyklovat bílou řadu
}
play-split = Rozložit
play-turn-left = Otočit vlevo
play-turn-right = Otočit vpravo
play-flip = Převrátit
play-pick-first = Nejdřív vyber některý svůj dílek.
play-new = { GENDER($piece) ->
    [f] nová
    [m] nový
   *[n] nové
}
play-place = Přiložit
play-take = Vzít
play-take-piece = Vzít: { PIECE($piece) }
play-take-reveals = Odkryje se nová skládačka, takže to nepůjde vzít zpět.
play-cancel = Zrušit
play-skip = Přeskočit
play-undo = Vzít zpět
play-undo-not-past = Vzít zpět (jen do odkrytí nové skládačky)
play-restart = Vzít vše zpět
play-restart-nothing = Zpět lze vzít nejvýš jednu akci.
play-confirm-turn = Potvrdit tah
play-end = Ukončit tah
play-end-unused = { $count ->
    [0] Ukončit tah
    [one] Ukončit tah, { $count } akce nevyužita
    [few] Ukončit tah, { $count } akce nevyužity
    [many] Ukončit tah, { $count } akce nevyužito
   *[other] Ukončit tah, { $count } akcí nevyužito
}
play-confirm-pieces = { $count ->
    [0] Potvrdit
    [one] Potvrdit { $count } dílek
    [few] Potvrdit { $count } dílky
    [many] Potvrdit { $count } dílku
   *[other] Potvrdit { $count } dílků
}
play-done = Hotovo
play-no-connection = Spojení teď není. Obnoví se samo.
play-moved-on = Hra se mezitím posunula.
play-wait = Okamžik.
play-took-it = Rychlejší je { $name }. Tvoje akce zůstává nevyužitá.

play-you-give = Dáváš
play-choose-give = Vyber dílek, který dáš.
play-choose-first = Nejdřív některý vyber.
play-cannot-give = Za tento dílek teď není co vzít. Vyber jiný.
play-group-up = O úroveň výš
play-group-same = Stejná úroveň
play-group-lower = Nižší
play-group-rest = Stejná úroveň nebo nižší
play-group-one = Jedna šipka
play-group-two = Dvě šipky
play-level-empty = V banku není žádný dílek úrovně { $level }, platí tedy další úroveň.
play-reward-missing = V banku chybí: { PIECE($piece) }
play-level-up = { $arrows ->
    [single] Zvyš úroveň jednoho dílku
    [split] Dvě šipky: zvyš jeden dílek až o dvě úrovně, nebo dva dílky každý o jednu
   *[both] Dvě šipky: zvyš jeden dílek až o dvě úrovně
}
play-order-puzzle = Skládačka { $slot }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, odměna: { PIECE($reward) }

play-recycle-title = { $deck ->
    [black] Recyklace černé řady
   *[white] Recyklace bílé řady
}
play-recycle-reveals = Odkryjí se nové skládačky, takže to nepůjde vzít zpět.
play-recycle-instead = { $deck ->
    [black] Raději černou řadu
   *[white] Raději bílou řadu
}
play-earlier = Skládačka { $place }: o místo dřív
play-later = Skládačka { $place }: o místo později
play-is-first = Už je první.
play-is-last = Už je poslední.
play-split-into = Rozložit { PIECE($piece, case: "acc") } na …
play-split-about = Nové dílky pak smíš přiložit, ke každé skládačce jeden.
play-split-filter = Ukázat jen rozložení s tímto dílkem

play-needs = { $count ->
    [one] Chybí ještě { $count } dílek: { PIECE($pieces) }
    [few] Chybí ještě { $count } dílky: { PIECE($pieces) }
    [many] Chybí ještě { $count } dílku: { PIECE($pieces) }
   *[other] Chybí ještě { $count } dílků: { PIECE($pieces) }
}
play-hint-begin = Na začátek si vezmi skládačku.
play-hint-place = Přetáhni dílek na skládačku. Nebo ho vyměň, vezmi dílek úrovně 1 nebo skládačku.
play-hint-get-pieces = Získej dílky, které sednou: vezmi dílek úrovně 1, některý vyměň, nebo vezmi další skládačku.
play-hint-choose-puzzle = Vejde se do zvýrazněných skládaček.
play-hint-fits-nowhere = Tento dílek se teď nevejde do žádné tvé skládačky. Vyměň ho, nebo si ho nech.
play-hint-fits = { $completes ->
    [yes] Sedí a dokončí skládačku. Klepni na něj znovu, nebo na Přiložit.
   *[no] Sedí. Klepni na něj znovu, nebo na Přiložit.
}
play-hint-complete = Všechny tři akce jsou využité. Potvrď tah, nebo něco vezmi zpět.
play-hint-touches = Ještě můžeš přikládat dílky. Každý tě stojí 1 bod.

play-your-score = Tvoje body
play-score-pile = { $count ->
    [0] Hromádka, žádné skládačky
    [one] Hromádka, { $count } skládačka
    [few] Hromádka, { $count } skládačky
    [many] Hromádka, { $count } skládačky
   *[other] Hromádka, { $count } skládaček
}
play-score-touched = Dokončeno posledními úpravami
play-score-touches = { $count ->
    [0] Nic nepřiloženo
    [one] Přiložen { $count } dílek
    [few] Přiloženy { $count } dílky
    [many] Přiloženo { $count } dílku
   *[other] Přiloženo { $count } dílků
}
play-score-unfinished = { $count ->
    [0] Rozpracované, žádné skládačky
    [one] Rozpracovaná, { $count } skládačka
    [few] Rozpracované, { $count } skládačky
    [many] Rozpracované, { $count } skládačky
   *[other] Rozpracované, { $count } skládaček
}
play-score-now = Teď
play-touch-gain = { $now } → { $after }
play-touch-gain-of = Přiložit sem { PIECE($piece, case: "acc") }: { $now } → { $after }
play-touch-completion = { $count ->
    [one] Skládačku { $slot } dokončí { $count } dílek: { $now } → { $after }
    [few] Skládačku { $slot } dokončí { $count } dílky: { $now } → { $after }
    [many] Skládačku { $slot } dokončí { $count } dílku: { $now } → { $after }
   *[other] Skládačku { $slot } dokončí { $count } dílků: { $now } → { $after }
}
play-touch-no-gain = Dokončení další skládačky by už nic nepřineslo.
play-other-done = hotovo
play-other-placing = ještě přikládá
play-done-really = Už hotovo?
play-done-better = Ještě jeden dílek by změnil tvoje body z { $now } na { $after }.
play-back-to-table = Zpět ke stolu

key-title = Klávesové zkratky
key-region = další, předchozí oblast stolu
key-arrows = pohyb v oblasti; posun dílku na skládačce
key-do = vybrat, provést
key-back = o krok zpět
key-stack = vzít do ruky svůj dílek
key-puzzle = přejít na svou skládačku
key-turn = otočit vlevo, vpravo, převrátit
key-next = další, předchozí místo, kam se dílek vejde
key-rows = k řadám, k balíčkům
key-actions = dílek úrovně 1, výměna, zvláštní akce
key-more-actions = recyklace, rozložení, Ambasador
key-undo = vzít zpět, vzít vše zpět
key-confirm = potvrdit tah, zvláštní akci, přiložení
key-read = přečíst tah, moje skládačky, k průběhu hry
key-list = tento seznam

sr-puzzle = { $colour ->
    [black] Černá skládačka
   *[white] Bílá skládačka
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, odměna: { PIECE($reward) }, { $cells ->
    [one] { $cells } pole
    [few] { $cells } pole
    [many] { $cells } pole
   *[other] { $cells } polí
}, volných { $open }. Místo { $slot } ze 4.
sr-puzzle-open = { $puzzle } Volná: { $cells }.
sr-card = { $colour ->
    [black] Černá skládačka
   *[white] Bílá skládačka
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, odměna: { PIECE($reward) }, { $cells ->
    [one] { $cells } pole
    [few] { $cells } pole
    [many] { $cells } pole
   *[other] { $cells } polí
}. Místo { $slot } v řadách.
sr-deck = { $deck ->
    [black] Černý balíček, ještě { $count }
   *[white] Bílý balíček, ještě { $count }
}
sr-place-free = Místo { $slot }, prázdné
sr-place = řádek { $row }, sloupec { $column }
sr-cell-empty = řádek { $row }, sloupec { $column }, volné
sr-cell-board = řádek { $row }, sloupec { $column }, mimo vymezenou plochu
sr-cell-piece = řádek { $row }, sloupec { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) }: { $count }
sr-stack-new = { PIECE($piece) }: { $count }, { GENDER($piece) ->
    [f] nová
    [m] nový
   *[n] nové
}
sr-stack-no-fit = { PIECE($piece) }: { $count }, teď se nikam nevejde
sr-stack-not-given = { PIECE($piece) }: { $count }, teď nejde dát
sr-reserve-piece = { PIECE($piece) }, v banku { $count }
sr-tiling = { PIECE($ghost) } jako { PIECE($pieces) }
sr-picked = V ruce: { PIECE($piece) }. { $count ->
    [0] Dílek se nevejde do žádné tvé skládačky.
    [one] Dílek se vejde do skládačky { $slots }.
    [few] Dílek se vejde do skládaček { $slots }.
    [many] Dílek se vejde do skládaček { $slots }.
   *[other] Dílek se vejde do skládaček { $slots }.
}
sr-covers = Nevejde se: už tam leží { PIECE($piece) }.
sr-lies = Skládačka { $slot }, řádek { $row }, sloupec { $column }: { PIECE($piece) } sedí, { $open ->
    [0] skládačka by byla dokončená.
    [one] zůstane { $open } volné pole.
    [few] zůstanou { $open } volná pole.
    [many] zůstane { $open } volného pole.
   *[other] zůstane { $open } volných polí.
} { $count ->
    [one] Je to jediné místo.
    [few] V této skládačce jsou { $count } místa.
    [many] V této skládačce je { $count } místa.
   *[other] V této skládačce je { $count } míst.
}
sr-lies-not = Skládačka { $slot }, řádek { $row }, sloupec { $column }: { PIECE($piece) }. { $reason } { $count ->
    [0] V této skládačce pro dílek není místo.
    [one] V této skládačce je { $count } místo.
    [few] V této skládačce jsou { $count } místa.
    [many] V této skládačce je { $count } místa.
   *[other] V této skládačce je { $count } míst.
}
sr-take-selected = { $reveals ->
    [yes] Dalším stiskem ji vezmeš. Odkryje se nová skládačka, takže to nepůjde vzít zpět.
   *[no] Dalším stiskem ji vezmeš.
}
sr-turn-complete = Všechny akce jsou využité. Potvrď tah, nebo něco vezmi zpět.
sr-your-turn = { $name ->
    [none] Jsi na tahu.
   *[other] { $name }, jsi na tahu.
} { $actions ->
    [0] Nezbývá žádná akce.
    [one] { $actions } akce.
    [few] { $actions } akce.
    [many] { $actions } akce.
   *[other] { $actions } akcí.
} { $puzzles ->
    [0] Žádné skládačky
    [one] { $puzzles } skládačka
    [few] { $puzzles } skládačky
    [many] { $puzzles } skládačky
   *[other] { $puzzles } skládaček
}, { $pieces ->
    [0] žádné dílky.
    [one] { $pieces } dílek.
    [few] { $pieces } dílky.
    [many] { $pieces } dílku.
   *[other] { $pieces } dílků.
}
sr-touches = Poslední úpravy. { $pieces ->
    [0] Nemáš žádné dílky.
    [one] Máš { $pieces } dílek.
    [few] Máš { $pieces } dílky.
    [many] Máš { $pieces } dílku.
   *[other] Máš { $pieces } dílků.
}

close = Zavřít
part-failed = Tato část přestala fungovat. Zbytek stolu je v pořádku.
part-reload = Zobrazit znovu
bot-of-level = Úroveň { $level }
name-numbered = { $name } ({ $number })
name-account = S účtem

table-title = project L
table-title-turn = ● Jsi na tahu · project L
table-home = Project L, úvodní stránka
table-heading = Stůl
table-menu = Menu
table-your-turn = Jsi na tahu
table-turn-of = Na tahu: { $name }
table-turn-complete = Tah je hotový
table-actions-left = { $count ->
    [0] nezbývá žádná akce
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
    [many] zbývá { $count } akce
   *[other] zbývá { $count } akcí
}
table-left-short = ještě { $count }
table-round = { $variant ->
    [solo] Kolo { $round }, pro jednoho
   *[other] Kolo { $round }
}
table-line-clear-turn = Dvakrát dvě řady, tah { $turn }
table-ends-black = končí, když dojde černý balíček
table-ends-deck = končí, když dojde balíček
table-black-left = { $count ->
    [0] v balíčku už není černá skládačka
    [one] v balíčku zbývá { $count } černá skládačka
    [few] v balíčku zbývají { $count } černé skládačky
    [many] v balíčku zbývá { $count } černé skládačky
   *[other] v balíčku zbývá { $count } černých skládaček
}
table-last-round = Poslední kolo
table-end-near = Hra brzy skončí
table-end-reason = { $stage ->
    [last-round] { $variant ->
        [solo] Balíček je prázdný. Po tomto kole přijdou poslední úpravy.
       *[other] Černý balíček je prázdný. Po tomto kole přijdou poslední úpravy.
    }
   *[other] { $variant ->
        [line-clear] Černý balíček je prázdný. Hra skončí, až začínající hráč znovu dostane oba žetony.
        [solo] Balíček je prázdný: toto kolo a ještě jedno.
       *[standard] Černý balíček je prázdný: toto kolo a ještě jedno.
    }
}
table-touches = Poslední úpravy
table-touches-explained = Každý přiložený dílek stojí 1 bod. Žádný dílek se nevrací.
table-touches-done = hotovo
table-touches-open = { $count ->
    [one] Ještě je volné { $count } pole
    [few] Ještě jsou volná { $count } pole
    [many] Ještě je volných { $count } pole
   *[other] Ještě je volných { $count } polí
}
table-touches-full = Dokončeno
table-touches-nothing = Nemáš žádné rozpracované skládačky. Už není co dělat.

table-row = { $deck ->
    [black] Černá řada
   *[white] Bílá řada
}
table-side = { $side ->
    [right] Pravé řady
   *[left] Levé řady
}
table-side-yours = { $side ->
    [right] Pravé řady: tvoje
   *[left] Levé řady: tvoje
}
table-side-of = { $side ->
    [right] Pravé řady: { $name }
   *[left] Levé řady: { $name }
}
table-none-left = { $deck ->
    [black] Černé skládačky došly
   *[white] Bílé skládačky došly
}
table-deck = Balíček
table-its-supply = Jeho zásoba
table-mastermind = Soupeř
table-column = { $count ->
    [0] Sloupec { $column }, otevřený
    [one] Sloupec { $column }, { $count } zámek
    [few] Sloupec { $column }, { $count } zámky
    [many] Sloupec { $column }, { $count } zámku
   *[other] Sloupec { $column }, { $count } zámků
}
table-pile-points = vzato { $completed } · { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
table-plan-if = Kdyby tvůj tah skončil teď:
table-plan-most-points = { $points ->
    [one] vzal by ze sloupce { $column } skládačku za { $points } bod, nejcennější ve svých otevřených sloupcích. Nad tím sloupcem by pak bylo zámků: { $locks }.
    [few] vzal by ze sloupce { $column } skládačku za { $points } body, nejcennější ve svých otevřených sloupcích. Nad tím sloupcem by pak bylo zámků: { $locks }.
    [many] vzal by ze sloupce { $column } skládačku za { $points } bodu, nejcennější ve svých otevřených sloupcích. Nad tím sloupcem by pak bylo zámků: { $locks }.
   *[other] vzal by ze sloupce { $column } skládačku za { $points } bodů, nejcennější ve svých otevřených sloupcích. Nad tím sloupcem by pak bylo zámků: { $locks }.
}
table-plan-reading-order = { $points ->
    [one] vzal by ze sloupce { $column } skládačku za { $points } bod, první z několika stejně cenných. Nad tím sloupcem by pak bylo zámků: { $locks }.
    [few] vzal by ze sloupce { $column } skládačku za { $points } body, první z několika stejně cenných. Nad tím sloupcem by pak bylo zámků: { $locks }.
    [many] vzal by ze sloupce { $column } skládačku za { $points } bodu, první z několika stejně cenných. Nad tím sloupcem by pak bylo zámků: { $locks }.
   *[other] vzal by ze sloupce { $column } skládačku za { $points } bodů, první z několika stejně cenných. Nad tím sloupcem by pak bylo zámků: { $locks }.
}
table-plan-all-locked = všechny sloupce jsou zamčené, takže by nevzal nic a každý sloupec by přišel o jeden zámek.
table-plan-nothing-open = v jeho otevřených sloupcích není žádná skládačka, takže by nevzal nic.

table-your-mat = Tvoje deska
table-mat-of = Deska hráče { $name }
table-puzzles-of-four = skládačky: { $count } ze 4
table-done = dokončeno { $count }
table-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
table-points-short = { $count ->
    [one] { $count } b.
    [few] { $count } b.
    [many] { $count } b.
   *[other] { $count } b.
}
table-take-a-puzzle = Vezmi skládačku
table-take-to-begin = Na začátek si vezmi skládačku
table-away = pryč { $time }
table-bot-plays = hraje bot
table-stand-in = zaskakuje { $bot }
table-watch-seat = Sledovat: { $name }
table-follow = Sledovat hráče na tahu
sr-chip = { $completed ->
    [0] { $name }, žádná dokončená skládačka. Ukázat desku.
    [one] { $name }, { $completed } dokončená skládačka. Ukázat desku.
    [few] { $name }, { $completed } dokončené skládačky. Ukázat desku.
    [many] { $name }, { $completed } dokončené skládačky. Ukázat desku.
   *[other] { $name }, { $completed } dokončených skládaček. Ukázat desku.
}
sr-clock = zbývá { $time }
sr-clock-low = Zbývá méně než 30 sekund.
table-clock-low = dochází
table-clock-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}

table-side-panel = Průběh hry a chat
table-log = Průběh hry
table-log-empty = Tady se objeví první tah.
table-log-round = Kolo { $round }
table-log-turn = Tah { $turn }
table-show-moment = Ukázat toto místo
table-chat = Chat
table-chat-empty = Zatím žádné zprávy.
table-chat-off = Chat je vypnutý.
table-chat-on = Zapnout chat
table-chat-switch-off = Vypnout chat
table-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
table-message = Zpráva ke stolu
table-send = Odeslat
table-mute = Ztlumit: { $name }
table-muted = Zprávy hráče { $name } už neuvidíš.
table-help = Nápověda
table-help-take = Vzít: vyber skládačku z řady nebo z balíčku. Rozpracované smíš mít čtyři.
table-help-place = Přiložit: vyber svůj dílek, pak místo pro něj. Plná skládačka ti dá své body, odměnu a všechny dílky zpět.
table-help-piece = Dílek úrovně 1: vezmi z banku jedničku.
table-help-exchange = Vyměnit: dej dílek za jiný o úroveň vyšší, nebo za jiný téže či nižší úrovně.
table-help-recycle = Recyklace: dej celou řadu pod její balíček a vylož novou.
table-help-master = Zvláštní akce: přilož ke každé své skládačce po jednom dílku, jednou za tah.
table-help-end = Tah má tři akce. Když dojde černý balíček (ve hře pro jednoho: balíček), hraje se toto kolo a ještě jedno.
table-rules = Pravidla

table-game = Tato hra
table-ask-takeback = Požádat o vrácení
table-takeback-open = O vrácení už někdo požádal.
table-takeback-asked = { $count ->
    [one] { $name } žádá o vrácení poslední akce.
    [few] { $name } žádá o vrácení posledních { $count } akcí.
    [many] { $name } žádá o vrácení posledních { $count } akce.
   *[other] { $name } žádá o vrácení posledních { $count } akcí.
}
table-takeback-waiting = { $count ->
    [one] Vrácení { $count } akce: čeká se na souhlas ostatních.
    [few] Vrácení { $count } akcí: čeká se na souhlas ostatních.
    [many] Vrácení { $count } akce: čeká se na souhlas ostatních.
   *[other] Vrácení { $count } akcí: čeká se na souhlas ostatních.
}
table-handover = Předat botovi
table-handover-about = Za hráče { $name } bude hrát bot, dokud se nevrátíš.
table-handed-over = Za hráče { $name } hraje bot.
table-return = Převzít hru
table-offer-end = Navrhnout konec hry
table-end-asked = { $name } navrhuje ukončit hru hned, bez vítěze.
table-end-waiting = Navrhuješ ukončit hru hned. Čeká se na ostatní.
table-resign = Vzdát se
table-resign-about = { $players ->
    [1] Hra skončí hned, bez bodů.
    [2] Hra skončí hned a vyhraje druhý hráč.
   *[other] Opustíš hru a dál za tebe bude hrát bot.
}
table-agree = Souhlasit
table-decline = Odmítnout
table-cancel = Zrušit
table-leave = Odejít
table-replay = Přehrát
table-connection-lost = Spojení přerušeno. Nový pokus…
table-moves-safe = Tvoje tahy jsou v bezpečí.
table-try-now = Zkusit hned
table-connected-again = Spojení obnoveno.

table-waiting-for = { $count ->
    [0] Hra začíná
    [one] Čeká se na { $count } hráče
    [few] Čeká se na { $count } hráče
    [many] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
}
table-waiting-facts = { NAME($edition, of: "edition") } · { NAME($variant, of: "variant") } · { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
table-seat-open = Volné místo
table-seat-you = { $name } (ty)
table-sit-here = Sednout sem
table-sit-same-screen = Další hráč na tomto zařízení
table-stand-up = Uvolnit místo
table-your-name = Tvoje jméno
table-guest = Host
table-bot = Bot
table-fill-with-bots = Doplnit boty
table-link = Odkaz na tento stůl
table-copy-link = Kopírovat odkaz
table-link-copied = Odkaz je zkopírovaný.
table-link-marked = Odkaz je označen: zkopíruj ho klávesnicí.
table-link-local = Tato adresa funguje jen na tomto počítači. Aby mohli hrát i ostatní, spusť server s --lan.
table-share = Sdílet
table-qr = QR kód odkazu na tento stůl
table-not-found = Taková hra neexistuje
table-not-found-about = Odkaz je možná opsaný špatně, nebo hra skončila, protože ji dlouho nikdo nehrál.
table-to-start = Úvodní stránka

table-score-sheet = Vyhodnocení
table-score-facts = { $variant ->
    [line-clear] { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }
   *[other] { $round ->
        [one] { $round } kolo
        [few] { $round } kola
        [many] { $round } kola
       *[other] { $round } kol
    }
} · { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
} · { NAME($edition, of: "edition") }
table-won = { $who ->
    [you] Vítězíš
   *[other] Vítězí { $name }
}
table-won-completed = { $who ->
    [you] Vítězíš díky dokončeným skládačkám
   *[other] Díky dokončeným skládačkám vítězí { $name }
}
table-won-pieces = { $who ->
    [you] Vítězíš díky zbylým dílkům
   *[other] Díky zbylým dílkům vítězí { $name }
}
table-shared = Společné vítězství: { $names }
table-decided-score = { $score ->
    [one] Rozhodly body: { $score } bod.
    [few] Rozhodly body: { $score } body.
    [many] Rozhodly body: { $score } bodu.
   *[other] Rozhodly body: { $score } bodů.
}
table-decided-completed = { $score ->
    [one] Oba mají { $score } bod. Rozhodly dokončené skládačky: { $first } { $completed }, { $second } { $completed2 }.
    [few] Oba mají { $score } body. Rozhodly dokončené skládačky: { $first } { $completed }, { $second } { $completed2 }.
    [many] Oba mají { $score } bodu. Rozhodly dokončené skládačky: { $first } { $completed }, { $second } { $completed2 }.
   *[other] Oba mají { $score } bodů. Rozhodly dokončené skládačky: { $first } { $completed }, { $second } { $completed2 }.
}
table-decided-pieces = { $score ->
    [one] Oba mají { $score } bod a stejný počet dokončených skládaček ({ $completed }). Rozhodly zbylé dílky: { $first } { $pieces }, { $second } { $pieces2 }.
    [few] Oba mají { $score } body a stejný počet dokončených skládaček ({ $completed }). Rozhodly zbylé dílky: { $first } { $pieces }, { $second } { $pieces2 }.
    [many] Oba mají { $score } bodu a stejný počet dokončených skládaček ({ $completed }). Rozhodly zbylé dílky: { $first } { $pieces }, { $second } { $pieces2 }.
   *[other] Oba mají { $score } bodů a stejný počet dokončených skládaček ({ $completed }). Rozhodly zbylé dílky: { $first } { $pieces }, { $second } { $pieces2 }.
}
table-decided-shared = Shoda v bodech, dokončených skládačkách i zbylých dílcích.
table-decided-solo-tie = { $score ->
    [one] Oba mají { $score } bod a při shodě vítězí soupeř.
    [few] Oba mají { $score } body a při shodě vítězí soupeř.
    [many] Oba mají { $score } bodu a při shodě vítězí soupeř.
   *[other] Oba mají { $score } bodů a při shodě vítězí soupeř.
}
table-place = Pořadí
table-player = Hráč
table-sheet-points = Hromádka
table-sheet-touches = Úpravy
table-sheet-unfinished = Rozpracováno
table-sheet-score = Body
table-sheet-completed = Dokončeno
table-sheet-pieces = Zbylé dílky
table-ended-played = Hra skončila
table-ended-unreadable = Hru už nešlo otevřít
table-ended-unplayed = Nedohrálo se, takže vyhodnocení není.
table-play-again = Hrát znovu
table-rematch-join = Přidat se k další hře
table-record = Záznam
table-look = Prohlédnout stůl
table-verify = Ověřit míchání

## The way from a new game to the editor of puzzles

new-puzzles-draw = Nakreslit vlastní
