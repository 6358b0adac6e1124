# Das Spiel im Terminal und die anderen Befehle.

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Alle Aktionen genutzt. Enter beendet den Zug.

ask-take = { $decks ->
    [yes] Welches Puzzle? Die Zahl auf seiner Karte; white oder black für das oberste eines Stapels. Enter geht zurück.
   *[no] Welches Puzzle? Die Zahl auf seiner Karte. Enter geht zurück.
}
ask-give = Welches Teil gibst du? Enter geht zurück.
ask-get = Du gibst { PIECE($piece, case: "acc") }. Was nimmst du dafür? Enter geht zurück.
ask-piece = Welches Teil? Enter geht zurück.
ask-puzzle = Du legst { PIECE($piece, case: "acc") }. Auf welches Puzzle? Enter geht zurück.
ask-way = Mögliche Lagen: { $count }. Welche? Enter geht zurück.
ask-ghost = Welches Ghost Piece zerlegst du? Enter geht zurück.
ask-split = Du zerlegst { PIECE($piece, case: "acc") }. In welche Teile? Enter geht zurück.
ask-recycle = Welche Reihe recycelst du? Enter geht zurück.
ask-order = In welcher Reihenfolge kommen sie unter den Stapel, das oberste zuerst? Enter behält { $slots }.
order-wrong = Nenne jedes von { $slots } einmal, etwa: { $slots }.
level-skipped = Im allgemeinen Vorrat ist kein Teil der Stufe { $level }, also gilt die nächste Stufe.
answer-number = Wähle eines von { $numbers }.
puzzle-to-fill = { $colour ->
    [black] schwarzes Puzzle
   *[white] weißes Puzzle
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $open } offen
puzzle-numbered = Puzzle { $slot }
way-completes = { $number } voll
row-of = { $deck ->
    [black] schwarze Reihe
   *[white] weiße Reihe
}
group-up = höher
group-same = gleiche Stufe
group-lower = niedriger

pass-to = { $name }, du bist am Zug. Drücke Enter.
ask-seat = Wer spielt? Beide Züge laufen gleichzeitig.
nobody-else = Sonst ist jetzt niemand am Zug.
left = Bis zum nächsten Mal.
menu-number = Zur Wahl stehen 1 bis { $last }. Andere Befehle zeigt help.
press-enter = Drücke Enter.
look-which = Wessen Tableau? Schreibe look 1 bis look { $last }.
ask-save = Das Spiel speichern? Schreibe einen Dateinamen; Enter beendet ohne Speichern.
ask-overwrite = { $path } gibt es schon. Überschreiben? j oder n
yes-letter = j
no-words = n nein
saved = Gespeichert in { $path }.
save-not-done = Es wurde nichts gespeichert.
save-needs-name = Nenne eine Datei, etwa: save game.txt

help-turn =
    Ein Zug hat drei Aktionen, beliebig gemischt:
    – ein Puzzle nehmen; höchstens vier unvollendete dürfen vor dir liegen
    – ein Teil der Stufe 1 nehmen
    – ein Teil um eine Stufe aufwerten oder gegen eines der gleichen oder einer niedrigeren Stufe tauschen
    – ein Teil auf eines deiner Puzzles legen; es bleibt dort, bis das Puzzle vollendet ist
    – Masteraktion, einmal pro Zug: je ein Teil auf mehrere Puzzles legen
help-deck = Statt eines offen liegenden Puzzles darfst du ungesehen das oberste eines Stapels nehmen.
help-recycle = Recyceln legt eine ganze Reihe in beliebiger Reihenfolge unter ihren Stapel und legt neue Puzzles aus.
help-ghost =
    Ein Ghost Piece hat fünf Felder. Du kannst es in Teile zerlegen, die seine Form füllen; du darfst sie in derselben Aktion legen, eines auf jedes Puzzle.
    Jeder Pfeil einer Belohnung wertet ein Teil um eine Stufe auf.
help-ambassador = Ein vollendetes Ambassador-Puzzle gibt dir eine Ambassador-Aktion. Sie ist wie die Masteraktion und verbraucht sie nicht.
help-endless = Ist der weiße Stapel leer, werden die vollendeten weißen Puzzles zu einem neuen.
help-solo =
    Nach deinem Zug nimmt der Gegner das Puzzle mit den meisten Punkten aus den Spalten ohne Blockaden. Seine eigenen Teile und je eine Blockade der anderen Spalten wandern dann auf diese Spalte.
    Nimmst du aus einer blockierten Spalte, bekommt der Gegner eine ihrer Blockaden. Du brauchst mehr Punkte als er: Bei Gleichstand gewinnt er.
help-line-clear = Zwei spielen gleichzeitig, jeder mit den Reihen seines Markers. Der Befehl seat wechselt, wer an der Tastatur ist.
help-end-exact = Du musst alle drei Aktionen nutzen. Danach beendet Enter den Zug.
help-end-early = Du darfst deinen Zug jederzeit beenden. Sind alle Aktionen genutzt, beendet ihn Enter.
help-unfinished = Am Ende kosten unvollendete Puzzles ihre Punkte.
help-completing =
    Ein volles Puzzle ist vollendet: Seine Teile kommen zurück, du bekommst seine Belohnung (oben rechts auf der Karte) und am Ende seine Punkte (oben links).
    Ist der Stapel leer, der das Spiel beendet, spielt ihr diese Runde und noch eine. Dann kommen die Abschlussaktionen.
help-typing =
    Wähle mit einer Zahl oder schreibe eine Aktion, ganz oder zum Teil:
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 legt ein V3 auf dein Puzzle 2 über die Felder b2, b3 und c3 (Buchstaben sind Spalten, Zahlen Zeilen)
    – place V3 fragt nach dem Rest
help-commands =
    Andere Befehle:
    – undo nimmt deine letzte Aktion zurück
    – legal zeigt alle Aktionen, look 2 das Tableau eines Spielers, pile deinen Siegpunktstapel, log was geschehen ist
    – save FILE, quit
help-touches =
    Lege beliebige Teile deines Vorrats auf deine unvollendeten Puzzles; jedes kostet 1 Punkt. Kein Teil kommt zurück, und es gibt keine Belohnungen.
    Ein Puzzle, das am Ende voll ist, zählt seine Punkte. In manchen Ausgaben kostet ein nicht volles seine Punkte. Schreibe dann done.
help-choice-reward = Das Teil deiner Belohnung ist im allgemeinen Vorrat aufgebraucht. Wähle einen Ersatz.
help-choice-level-up = Ein Pfeil wertet ein Teil deines Vorrats auf. Wähle eines oder lehne ab.
help-choice-order = Du hast mehrere Puzzles vollendet. Wähle, für welches du zuerst die Belohnung nimmst: Ein späterer Pfeil kann eine frühere Belohnung aufwerten.
help-sequence-master = Masteraktion: ein Teil auf jedes Puzzle, alle aus deinem Vorrat. Lege sie nacheinander und bestätige dann; oder brich ab.
help-sequence-ambassador = Ambassador-Aktion: ein Teil auf jedes Puzzle, alle aus deinem Vorrat. Lege sie nacheinander und bestätige dann; oder brich ab.
help-sequence-ghost = Du darfst die neuen Teile jetzt legen, eines auf jedes Puzzle. Bestätigen lässt den Rest in deinem Vorrat; Abbrechen nimmt das Zerlegen zurück.
help-sequence-recycle = Nenne die Puzzles der Reihe so, wie sie unter den Stapel kommen, das oberste zuerst; oder brich ab.

begin-about = Eine inoffizielle Version des Brettspiels für das Terminal. Sein Name und das Spiel gehören ihren Eigentümern.
begin-enter = Enter
begin-play = spielen
begin-players = Spieler
begin-game = Spiel
begin-edition = Ausgabe
begin-expansions = Erweiterungen
begin-piles = Siegpunktstapel
begin-resume = ein gespeichertes Spiel fortsetzen
begin-none = keine
begin-piles-open = offene Punktestände
begin-piles-hidden = verdeckt
begin-other = Eine Zahl ändert die Einstellung, q beendet.
begin-no-expansions = Diese Ausgabe hat keine Erweiterungen.
begin-solo-players = Solo spielst du allein.
ask-players = Wer spielt? Eine Zahl oder eine Liste wie: human greedy random. Enter geht zurück.
ask-variant = Welches Spiel? Enter geht zurück.
ask-difficulty = Wie schwer? Enter für einfach.
ask-edition = Welche Ausgabe? Enter geht zurück.
ask-expansion = Welche Erweiterung kommt dazu oder weg? Enter geht zurück.
ask-resume = Welche Datei? Enter geht zurück.

puzzles-heading = { $title } ({ $origin }): { $white } weiße, { $black } schwarze
puzzles-svg-written = Bild geschrieben nach { $path }

verify-verdict = { $path }: { $verdict }
replay-set-up = Das Spiel ist aufgebaut.
replay-action = { $name }: { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Enter geht weiter, b zurück, eine Zahl zu dieser Aktion; q beendet.

cli-about = Das Brettspiel Project L: spielen, Puzzles ansehen, Spiele nachspielen und prüfen.
cli-play = An der Tastatur spielen, allein, mit anderen oder gegen Bots.
cli-puzzles = Puzzlesätze zeigen, im Terminal und als Bild.
cli-replay = Eine Aufzeichnung Schritt für Schritt durchgehen.
cli-verify = Eine Aufzeichnung nachspielen und ihr Ergebnis vergleichen.
cli-serve = Andere über das Netz spielen lassen, mit einem Browser oder mit Programmen.
cli-selfcheck = Viele Spiele in jeder Spielart spielen und prüfen, ob die Regeln gelten.
cli-train = Die Netze der lernenden Bots trainieren.
cli-train-mode = solo oder table; ohne Angabe beide. Das Netz des Richters heißt judge.
cli-quick = Ein kurzes Training; ohne Angabe einer Art das des Netzes table.
cli-minutes = So viele Minuten trainieren, statt einer festen Zahl von Spielen.
cli-resume-training = Beim letzten Zwischenstand weitermachen.
cli-folder = Wohin die Netze kommen.
cli-train-seed = Der Anfang des Zufalls: Eine andere Zahl gibt ein anderes Netz.
train-progress = { $mode }, Spiele: { $games }
train-done = Netz nach { $net } geschrieben, Lernkurve nach { $curve }.
train-judge-done = Netz nach { $net } geschrieben. Brier-Wert auf zurückgehaltenen Spielen: { $brier }.
train-stopped = Angehalten. Spiele bisher: { $games }. Weiter mit --resume.
train-finished = { $net } ist fertig; es gibt nichts fortzusetzen. Für ein weiteres Training nenne mit --folder einen anderen Ordner.
train-occupied = { $path } gibt es schon, und ein neues Training würde es überschreiben. Weiter mit --resume, oder nenne mit --folder einen anderen Ordner.
training-mode-unknown = Es gibt kein Training { $found }. Möglich sind { $known }.
cli-bots = Die Bots mit ihren Stufen auflisten.
cli-arena = Bots gegeneinander spielen lassen und bewerten.
cli-cluster = Auf einem Ray-Cluster spielen: die Adresse seines Hauptknotens oder local.
cli-bench-bots = Messen, wie schnell die Bots denken.
cli-bench-turns = Wie viele Züge der planner spielt.
cli-strength = Messen, wie stark die Bots sind, so wie veröffentlicht.
cli-strength-rows = Welche Messungen; ohne Angabe alle.
cli-strength-series = Die Serie von Spielen; ohne Angabe die zuletzt benannte.
cli-strength-folder = Ein Ordner für die Spiele, damit eine unterbrochene Messung weitergehen kann.
cli-strength-page = Eine Seite der Dokumentation, in die die Tabelle kommt.
strength-unknown = Es gibt keine Messung { $found }. Die Messungen sind { $known }.
strength-series-unknown = Es gibt keine Serie { $found } zu spielen. Die Serien sind { $known }.
strength-series-uncommitted = Die Serie { $series } steht noch in keinem Commit. Committe ihren Namen, trage den Commit daneben ein und spiele dann.
cli-solo = Bots gegen den Gegner der Solovariante antreten lassen.
cli-contestants = Bots mit Namen, wie projectl bots sie auflistet, oder eigene als file.py:Class.
cli-series = Der Name einer Serie von Spielen: gleicher Name, gleich gemischt.
cli-seconds = Wie lange ein Bot über eine Aktion nachdenken darf.
cli-store = Wo fertige Spiele bleiben, damit ein unterbrochener Lauf weitergehen kann.
arena-stopped = Angehalten. Fertige Spiele bleiben in { $path }; derselbe Befehl macht weiter.
arena-stopped-unkept = Angehalten. Keine Spiele wurden aufgehoben; nenne beim nächsten Mal mit --store eine Datei.
arena-more-games = Gespielt: { $games }, verlangt: { $asked }. Jede Verteilung wird in allen Sitzordnungen gespielt.
arena-first-player = Erster Spieler: { $share } der Siege ({ $interval }; gleich verteilt wären { $even }).
arena-rounds = Runden: { $mean } im Mittel, { $least } bis { $most }.
arena-series = Serie { $series }. Gespielt von { $bots }.
arena-forfeit = Aufgegeben: { $what }
sprt-shares = Der sequenzielle Test braucht zwei Anteile zwischen 0 und 1, den kleineren zuerst, nicht { $low } und { $high }.
sprt-bots = Der sequenzielle Test vergleicht zwei Bots an einem Tisch für zwei, nicht { $bots }.
cli-sprt = Aufhören, sobald der Anteil des ersten Bots als dieser oder jener erkannt ist: --sprt 0.5 0.55. Jeder Irrtum: 5 %.
arena-sprt =
    Sequenzieller Test, Verteilungen: { $deals }. { $verdict ->
        [low] Eher ein Anteil von { $low } als von { $high }.
        [high] Eher ein Anteil von { $high } als von { $low }.
       *[open] Zwischen { $low } und { $high } unentschieden.
    }
cli-record-games = Eine Aufzeichnung jeder Partie in diesen Ordner schreiben.
records-occupied = In diesem Ordner liegt schon { $file }. Nenne einen anderen.
cli-csv = Die Tabelle auch in diese Datei schreiben.
cli-html = Auch eine Seite mit Diagrammen in diese Datei schreiben.
cli-admin = Für alle, die einen Server betreiben: Sicherung, Spiele, Konten. Server dürfen dabei laufen.
cli-admin-backup = Eine Kopie der Datenbank in eine neue Datei schreiben.
cli-admin-restore = Alles in der Datenbank durch eine Kopie ersetzen.
cli-admin-list = Spiele auflisten, die neuesten zuerst.
cli-admin-close = Spiele beenden. Wer mitspielt, erfährt es.
cli-admin-delete = Spiele mit allem löschen, was darin gespielt und gesagt wurde.
cli-admin-players = Die Konten auflisten.
cli-admin-reset-password = Einem Konto ein neues Passwort geben und es zeigen.
cli-admin-migrate = Die Tabellen einer Datenbank auf den neuesten Stand bringen. Server tun es beim Start.
cli-bench = Messen, wie schnell alles ist.
cli-bench-judge = Messen, wie gut die Chancen des Richters stimmen.
cli-bench-judge-minutes = Nach so vielen Minuten nicht weiterspielen.
bench-judge-left = Spiele der Serie bisher: { $games } / { $all }. Derselbe Befehl macht weiter.
cli-bench-server = Einen Server mit tausend Spielen messen, etwa fünf Minuten.
cli-bench-crash = Einen Server unter Last abbrechen und seine Nachrichten verfälschen; nichts darf verloren gehen. Etwa neun Minuten.
cli-bench-history = Einen Server mit sehr vielen beendeten Spielen messen. Etwa zehn Minuten.
cli-bench-history-games = Wie viele beendete Spiele.
cli-bench-chaos = Alles schiefgehen lassen, während gespielt wird: Neustarts, volle Festplatten, Anfragefluten; nichts darf verloren gehen. Bis zu 15 Minuten.
cli-bench-database = sqlite oder postgresql; eine neue Datenbank dieser Art wird angelegt und wieder entfernt.
cli-bench-lab = Die Umgebungen für Agenten gegen PettingZoo und pgx messen, auf einem Kern.
cli-bench-engine = Die Engine mit python-chess vergleichen.
cli-version = Die Version zeigen und beenden.
cli-language = Die Sprache, auch nach jedem Befehl: cs, de, en, es, fr, it, ja, ru oder uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 oder rulebook-2023.
cli-players = Wie viele Spieler; in der Solovariante 1.
cli-variant = standard, solo oder line-clear.
cli-difficulty = In der Solovariante: standard, challenging, unbeatable oder no-mercy.
cli-expansion = ghost, ambassador oder phoenix; auch mehrmals.
cli-deluxe = Mit der Deluxe-Box spielen, wo sie eine Option ist.
cli-known-scores = Mit offenen Punkteständen spielen.
cli-endless-white = Mit Endlosem Weiß spielen.
cli-own-puzzles = Eine eigene Puzzledatei; auch mehrmals.
cli-seats = Wer spielt, etwa human,level:4: für jeden Platz human oder ein Bot (projectl bots zählt sie auf), auch ein eigener (DATEI.py:Klasse).
cli-solo-difficulty = Wie stark der Gegner ist, ohne Angabe unbeatable; auch mehrmals.
cli-seed = Woraus gemischt wird; gleicher Startwert, gleiches Spiel.
cli-resume = Mit einem gespeicherten Spiel weitermachen.
cli-sets = Eingebaute Puzzlesätze oder Puzzledateien; ohne Angabe alle eingebauten.
cli-svg = Die Puzzles in diese Datei zeichnen.
cli-record = Eine Aufzeichnung.
cli-list = Alle Aktionen in Worten auflisten statt Schritt für Schritt.
cli-games = Wie viele Spiele.
cli-workers = Wie viele Prozesse.
cli-json = Ein JSON-Objekt ausgeben.
cli-picture = Die Werte in diese Datei zeichnen.
cli-lan = Den Server für das Netz öffnen; sonst kann nur dieser Rechner spielen.
cli-port = Der Port; ohne Angabe 8421.
cli-database = sqlite:///PATH oder postgresql://USER@HOST/NAME.
cli-config = Eine TOML-Datei mit Einstellungen.
cli-open = Das Spiel im Browser öffnen; ist der Port belegt, den nächsten freien nehmen.
cli-processes = Wie viele Prozesse den Server gemeinsam bedienen; mehr als einer braucht PostgreSQL.
cli-logs = Das Protokoll: people (nur was schiefgeht), text, json oder auto: im Terminal people, sonst json.

serve-processes-alone = Mehrere Prozesse (hier { $count }) können nur mit PostgreSQL gemeinsam bedienen: Eine Datenbank in einer Datei gehört einem Prozess. Ergänze --database postgresql://USER@HOST/NAME.
serve-running = Auf { $address } läuft schon ein Server.
serve-port-taken = Port { $port } ist von einem anderen Programm belegt. Wähle mit --port einen anderen.
serve-port-forbidden = Port { $port } ist für diesen Benutzer gesperrt. Wähle mit --port einen über 1023.
serve-host-unknown = { $host } ist keine Adresse dieses Rechners: { $reason }. Lass die Einstellung host weg oder nenne eine andere.
serve-ready = Project L ist bereit: { $address }
serve-only-here = Nur dieser Rechner kann mitspielen. Für andere: { $command }
serve-others = Andere in deinem Netz: { $address } oder dieser Code:
serve-others-named = Andere finden es unter { $name }.
serve-stop = Mit Strg+C anhalten. Jedes Spiel ist gespeichert.
serve-stopped = Angehalten. Angefangene Spiele gehen beim nächsten Mal weiter.
log-database = Die Datenbank antwortet nicht, wie sie soll: { $reason }
log-bot = Ein Bot hatte Probleme mit seinem Zug ({ $event }: { $reason }). Das Spiel geht weiter.
log-game = Ein Spiel lässt sich nicht öffnen ({ $reason }). Alle anderen gehen weiter.
log-other = Etwas ist schiefgegangen ({ $event }: { $reason }). Starte mit --logs text, um mehr zu lesen.

selfcheck-title = Geprüfte Spiele nach Spielart
selfcheck-running = Spielen und Prüfen
selfcheck-rate = { $rate } Spiele/s
selfcheck-mode = Spielart
selfcheck-games = Spiele
selfcheck-steps = Schritte
selfcheck-completions = vollend.
selfcheck-reward-choices = Belohn.
selfcheck-order-choices = Reihenf.
selfcheck-masters = Master
selfcheck-level-ups = Stufen
selfcheck-splits = zerlegt
selfcheck-ambassadors = Ambass.
selfcheck-recycles = recycelt
selfcheck-deck-takes = Stapel
selfcheck-reshuffles = gemischt
selfcheck-early-ends = früh
selfcheck-cancels = Abbruch
selfcheck-triggers = Enden
selfcheck-dead-ends = tot
selfcheck-caps = Grenzen
selfcheck-touches = Abschl.
selfcheck-violation = Verletzt: { $what }
selfcheck-missing = In { $mode } nie geschehen: { $thing }
selfcheck-ok = Spiele: { $games }, Minuten: { $minutes }. Nichts gefunden.
selfcheck-few = Spiele: { $games }, Minuten: { $minutes }. Nichts gefunden. Bei weniger als { $enough } Spielen einer Spielart ist es kein Fehler, wenn etwas nie geschah.
selfcheck-found = Spiele: { $games }, Minuten: { $minutes }, Fehler: { $found }.
selfcheck-interrupted = Unterbrochen. Spiele: { $games }, Minuten: { $minutes }.

bench-net-database = Es gibt keine Messung auf { $found }. Möglich sind { $known }.
bench-net-no-postgres = PostgreSQL lässt sich nicht starten: { $what }. Installiere den Server (initdb und pg_ctl).
bench-net-stage-prepare = Eine neue Datenbank wird gefüllt …
bench-net-stage-durable = Der Server wird gemessen …
bench-net-stage-volatile = Derselbe Server wird ohne Speichern gemessen …
bench-net-stage-echo = Ein bloßes Websocket-Echo wird gemessen …
bench-net-stage-crash = Es wird gespielt und abgebrochen …
bench-net-stage-chaos = Es wird gespielt, und alles geht schief …
bench-net-stage-faults = Nachrichten werden verfälscht …
bench-net-stage-check = Das Protokoll wird noch einmal gelesen …
bench-net-title = Der Server auf { $backend }
bench-net-raised = Für die Messung angehoben: { $limits }.
bench-net-realtime = Server, Datenbank und Clients hatten Vorrang vor allen anderen Prozessen (wie mit chrt --rr 1).
bench-net-missed = Verfehlt: { $figures }.
bench-net-processes = Serverprozesse
bench-net-load = Last des Rechners zu Beginn
bench-net-load-after = Last des Rechners am Ende
bench-net-restart-s = Start mit allen Spielen bis bereit, Sekunden
bench-net-connect-s = Verbinden aller Websockets, Sekunden
bench-net-games = laufende Spiele zu viert
bench-net-sockets = Websockets
bench-net-clients = Websockets von Spielern
bench-net-actions = Aktionen in der gemessenen Zeit
bench-net-errors = Fehler
bench-net-p50-ms = vom Senden bis zur Bestätigung, die Hälfte, ms
bench-net-p99-ms = vom Senden bis zur Bestätigung, 99 von 100, ms
bench-net-max-ms = vom Senden bis zur Bestätigung, am längsten, ms
bench-net-kib-per-game = Speicher pro laufendem Spiel und Prozess, KiB
bench-net-kib-per-socket = Speicher pro ruhendem Websocket, KiB
bench-net-cpu-us-per-action = Prozessorzeit pro Aktion, µs
bench-net-durable-over-volatile-cpu = Prozessorzeit, × ohne Speichern
bench-net-volatile-over-echo-cpu = Prozessorzeit ohne Speichern, × bloßes Echo
bench-net-kills = Anzahl kill -9
bench-net-acknowledged = bestätigte Aktionen
bench-net-lost = davon verloren
bench-net-doubled = doppelt oder trotz Ablehnung ausgeführt
bench-net-resume-s-max = von der Rückkehr des Servers bis zur letzten Begrüßung, höchstens, Sekunden
bench-net-back-s-max = vom Abbruch bis zur Rückkehr des Servers, höchstens, Sekunden
bench-net-views-checked = Sichten mit dem Protokoll verglichen
bench-net-views-wrong = davon falsch
bench-net-log-faults = Ausnahmen und Fehler in den Protokollen der Server
bench-net-cut = mit der Leitung abgeschnittene Nachrichten
bench-net-delayed = Nachrichten in zwei Teilen
bench-net-duplicated = doppelt gesendete Nachrichten
bench-net-reordered = Nachrichten in falscher Reihenfolge
bench-net-garbage = unsinnige Nachrichten
bench-net-faults-acknowledged = trotzdem bestätigt
bench-net-faults-lost = davon verloren
bench-net-faults-doubled = doppelt oder trotz Ablehnung ausgeführt
bench-net-faults-views-wrong = Sichten, die vom Protokoll abweichen
bench-net-answers-5xx = Antworten, die einen inneren Fehler melden (5xx)
bench-net-stage-fill = { $games } beendete Spiele werden gespielt und geschrieben …
bench-net-stage-migrate = Die Tabellen kommen auf den neuesten Stand …
bench-net-stage-start = Der Server startet …
bench-net-stage-ask = Ein Server mit wenigen und einer mit vielen Spielen werden abwechselnd gefragt …
bench-net-stage-alone = Es wird nach jemandem mit sehr vielen Spielen gefragt …
bench-net-finished-games = beendete Spiele
bench-net-fill-s = sie schreiben, Sekunden
bench-net-database-mib = Größe der Datenbank vorher, MiB
bench-net-migrate-s = Tabellen auf den neuesten Stand bringen, mit Kopie davor, Sekunden
bench-net-start-s = Start bis bereit, Sekunden
bench-net-start-few-s = Start mit wenigen Spielen, Sekunden
bench-net-callback-ms-max = Rechenzeit des längsten Callbacks der Ereignisschleife, ms
bench-net-lists-ratio = Listen, × so lange wie mit wenigen Spielen
bench-net-profile-ratio = Profil, × so lange wie mit wenigen Spielen
bench-net-export-ratio = Export, × so lange wie mit wenigen Spielen
bench-net-busy-profile-ms = Profil von jemandem mit sehr vielen Spielen, ms
bench-net-busy-mine-ms = deren Spiele, ms
bench-net-busy-running-ms = deren laufende Spiele, ms
bench-net-busy-solo-ms = deren beendete Solospiele, ms
bench-net-busy-export-ms = deren Export, ms
bench-net-leave-ms = Löschen der Daten bei 25 Spielen, ms
bench-net-leave-new-ms = Löschen der Daten ohne Spiele, ms
bench-net-skipped = Ausgelassen, weil dieser Rechner es nicht erlaubt: { $faults }.
bench-net-backups-wrong = beschädigte Sicherungen
bench-net-visit-s-max = längste Wartezeit eines Besuchers während eines Angriffs, Sekunden
bench-net-visitors-refused = während eines Angriffs abgewiesene Besucher
bench-net-memory-second-over-first = Speicher nach der zweiten Runde, × der ersten
bench-net-memory-mib = Speicher der Server nach der ersten Runde, MiB
bench-net-tasks-dead = Tasks der Server, die am Ende nicht mehr laufen
bench-net-moves-s-max = vom Ende einer Störung bis zum Zug am letzten Tisch, höchstens, Sekunden
bench-net-faults = Störungen
bench-missing-peer = Verglichen wird mit { $package }, das nicht installiert ist: pip install { $package }
bench-stage-record = Spiele zum Nachspielen werden gespielt …
bench-stage-play = Geschwindigkeiten werden gemessen …
bench-stage-start = Starts in frischen Prozessen werden gemessen, etwa eine Minute …
bench-title = Die Engine: ein Kern, Prozessorzeit, Median aus drei
bench-figure = Größe
bench-value = Wert
bench-target = Ziel
bench-verdict = Urteil
bench-at-least = ≥ { $limit }
bench-at-most = ≤ { $limit }
bench-met = erreicht
bench-missed = verfehlt
bench-versions = Python { $python }, python-chess { $chess }
bench-interpreted-over-chess = zufällige Spiele, interpretiert, × python-chess
bench-compiled-over-chess = zufällige Spiele, kompiliert, × python-chess
bench-interpreted-replay-over-chess = aufgezeichnete Spiele, interpretiert, × python-chess
bench-compiled-replay-over-chess = aufgezeichnete Spiele, kompiliert, × python-chess
bench-compiled-over-interpreted = zufällige Spiele, kompiliert × interpretiert
bench-chess-moves-per-s = python-chess, Züge pro Sekunde
bench-interpreted-steps-per-s = zufällige Spiele, interpretiert, Schritte pro Sekunde
bench-interpreted-replay-steps-per-s = aufgezeichnete Spiele, interpretiert, Schritte pro Sekunde
bench-compiled-steps-per-s = zufällige Spiele, kompiliert, Schritte pro Sekunde
bench-compiled-replay-steps-per-s = aufgezeichnete Spiele, kompiliert, Schritte pro Sekunde
bench-clone-step-ns = Kopie und Schritt eines Kindes, 6 Spieler, Nanosekunden
bench-batch-steps-per-s = Tausende Spiele pro Aufruf, Schritte pro Sekunde nach der Uhr
bench-batch-steps-per-s-2-threads = dasselbe in zwei Threads zugleich
bench-import-ms = import projectl.rules, Millisekunden
bench-state-bytes = ein kompilierter Zustand, Bytes
bench-load = Last des Rechners zu Beginn
bench-picture-title = Erlaubte Aktionen + Schritt, pro Sekunde
bench-picture-scale = ein Kern, logarithmisch; zwei Spieler, revised-2021; × python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = interpretiert, zufällige Spiele
bench-bar-interpreted-replay-steps-per-s = interpretiert, aufgezeichnete Spiele
bench-bar-compiled-steps-per-s = kompiliert, zufällige Spiele
bench-bar-compiled-replay-steps-per-s = kompiliert, aufgezeichnete Spiele

cli-admin-file = Die Datei der Kopie.
cli-admin-game = Die Kennungen von Spielen.
cli-admin-name = Der Name eines Kontos.
cli-admin-limit = Höchstens so viele.
cli-admin-status = Nur Spiele mit diesem Stand: open (offen), running (läuft) oder over (zu Ende).
cli-admin-player = Nur Spiele, in denen der Spieler mit dieser Kennung einen Platz hat.
cli-admin-yes = Ohne Rückfrage.
admin-ask-restore = Alles in der Datenbank durch { $file } ersetzen?
admin-ask-delete = { $count ->
    [one] 1 Spiel endgültig löschen?
   *[other] { $count } Spiele endgültig löschen?
}
admin-backed-up = Geschrieben: { $file } ({ $kib } KiB).
admin-restored = Wiederhergestellt aus { $file }. Laufende Server haben alles neu gelesen.
admin-set-aside = Die beschädigte Datenbank bleibt als { $path } erhalten.
admin-closed = Geschlossen: { $game }.
admin-deleted = Gelöscht: { $game }.
admin-password = Das neue Passwort von { $name } ist { $password }
admin-migrated = Schema vorher: { $before }; jetzt: { $now }.
admin-none = Keine vorhanden.
admin-one-of = { $found } ist keines von { $known }.
admin-column-id = Kennung
admin-column-status = Stand
admin-column-variant = Variante
admin-column-seats = Plätze
admin-column-changed = Letzte Aktion (UTC)
admin-column-name = Name
admin-column-since = Seit (UTC)
