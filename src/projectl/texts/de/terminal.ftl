# Das Spiel im Terminal und die anderen Befehle.

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Zug vollständig. Enter beendet ihn.

ask-take = { $decks ->
    [yes] Welches Puzzle? Die Zahl auf der Karte, oder white oder black für das oberste eines Stapels. Enter geht zurück.
   *[no] Welches Puzzle? Die Zahl auf der Karte. Enter geht zurück.
}
ask-give = Welches Teil gibst du? Enter geht zurück.
ask-get = Was nimmst du dafür: { PIECE($piece) }? Enter geht zurück.
ask-piece = Welches Teil? Enter geht zurück.
ask-puzzle = Auf welches Puzzle kommt es: { PIECE($piece) }? Enter geht zurück.
ask-way = Welche der { $count } Lagen? Enter geht zurück.
ask-ghost = Welches Ghost Piece zerlegst du? Enter geht zurück.
ask-split = In welche Teile zerlegst du es: { PIECE($piece) }? Enter geht zurück.
ask-recycle = Welche Reihe recycelst du? Enter geht zurück.
ask-order = In welcher Reihenfolge kommen sie unter den Stapel, oberstes zuerst? Enter behält { $slots }.
order-wrong = Nenne jedes von { $slots } einmal, etwa: { $slots }.
level-skipped = Im allgemeinen Vorrat ist kein Teil der Stufe { $level }: Die nächste wird angeboten.
answer-number = Möglich sind { $numbers }.
puzzle-to-fill = { $colour ->
    [black] schwarzes Puzzle
   *[white] weißes Puzzle
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $open } frei
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
ask-seat = Wer handelt? Beide Züge laufen gleichzeitig.
nobody-else = Jetzt kann sonst niemand handeln.
left = Bis zum nächsten Mal.
menu-number = Zur Wahl stehen 1 bis { $last }. Andere Wörter zeigt help.
press-enter = Drücke Enter.
look-which = Welchen Spieler willst du ansehen? Schreibe look 1 bis look { $last }.
ask-save = Das Spiel speichern? Schreibe einen Dateinamen, oder Enter, um ohne Speichern zu gehen.
ask-overwrite = { $path } gibt es schon. Überschreiben? j oder n
yes-letter = j
saved = Gespeichert in { $path }.
save-not-done = Nichts wurde gespeichert.
save-needs-name = Nenne eine Datei, etwa: save game.txt

help-turn =
    Ein Zug hat drei Aktionen, beliebig gemischt:
    – ein Puzzle nehmen; höchstens vier unvollendete dürfen vor dir liegen
    – ein Teil der Stufe 1 nehmen
    – ein Teil gegen eines der nächsten, der gleichen oder einer niedrigeren Stufe tauschen
    – ein Teil auf eines deiner Puzzles legen; es bleibt dort, bis das Puzzle vollendet ist
    – Masteraktion, einmal pro Zug: je ein Teil auf mehrere Puzzles zugleich
help-deck = Statt eines offenen Puzzles darfst du das oberste eines Stapels nehmen, ohne es zu sehen.
help-recycle = Recyceln legt eine ganze Reihe in beliebiger Reihenfolge unter ihren Stapel und legt sie neu aus.
help-ghost =
    Ein Ghost Piece hat fünf Felder. Zerlegt gibt es Teile, die seine Form füllen; du darfst sie in derselben Aktion legen, eines auf jedes Puzzle.
    Pfeile als Belohnung werten ein Teil um je eine Stufe auf.
help-ambassador = Ein vollendetes Ambassador-Puzzle ist eine weitere Masteraktion, wann immer du willst.
help-endless = Ist der weiße Stapel leer, werden die vollendeten weißen Puzzles zu einem neuen.
help-solo =
    Nach deinem Zug nimmt der Gegner das Puzzle mit den meisten Punkten aus den Spalten ohne Blockaden. Seine Teile und je eine Blockade der anderen Spalten wandern dann auf diese Spalte.
    Wer aus einer blockierten Spalte nimmt, gibt dem Gegner eine Blockade. Du brauchst mehr Punkte als er: Bei Gleichstand gewinnt er.
help-line-clear = Zwei Spieler handeln gleichzeitig, jeder mit den Reihen seines Markers. Das Wort seat wechselt, wer an der Tastatur ist.
help-end-exact = Alle drei Aktionen müssen genutzt werden. Ist der Zug vollständig, beendet ihn Enter.
help-end-early = Du darfst deinen Zug jederzeit beenden. Ist er vollständig, beendet ihn Enter.
help-unfinished = Am Ende kosten unvollendete Puzzles ihre Punkte.
help-completing =
    Ein volles Puzzle ist vollendet: Seine Teile kommen zurück, du bekommst seine Belohnung (oben rechts auf der Karte) und am Ende seine Punkte (oben links).
    Ist der Stapel leer, der das Spiel beendet, wird die Runde zu Ende gespielt und noch eine. Dann kommen die Abschlussaktionen.
help-typing =
    Wähle mit einer Zahl, oder schreibe eine Aktion, ganz oder zum Teil:
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 legt ein V3 auf dein Puzzle 2 über die Felder b2, b3 und c3 (Buchstaben sind Spalten, Zahlen Zeilen)
    – place V3 fragt nach dem Rest
help-commands =
    Andere Wörter:
    – undo nimmt deine letzte Aktion zurück
    – legal zeigt alle Aktionen, look 2 das Tableau eines Spielers, pile deinen Siegpunktstapel, log was geschehen ist
    – save FILE, quit
help-touches =
    Lege beliebige Teile deines Vorrats auf deine unvollendeten Puzzles; jedes kostet 1 Punkt. Kein Teil kommt zurück, und es gibt keine Belohnung.
    Was voll ist, wenn du fertig bist, zählt seine Punkte. Was nicht voll ist, kann sie kosten. Schreibe dann done.
help-choice-reward = Das Teil der Belohnung fehlt im allgemeinen Vorrat. Wähle stattdessen eines der angebotenen.
help-choice-level-up = Ein Pfeil wertet ein Teil deines Vorrats auf. Wähle welches, oder lehne ab.
help-choice-order = Du hast mehrere Puzzles vollendet. Wähle, welches zuerst belohnt wird: Ein späterer Pfeil kann eine frühere Belohnung aufwerten.
help-sequence-master = Masteraktion: ein Teil auf jedes Puzzle, alle aus deinem Vorrat. Lege sie nacheinander, dann bestätige; oder brich ab.
help-sequence-ambassador = Ambassador-Aktion: ein Teil auf jedes Puzzle, alle aus deinem Vorrat. Lege sie nacheinander, dann bestätige; oder brich ab.
help-sequence-ghost = Du darfst die neuen Teile jetzt legen, eines auf jedes Puzzle. Bestätigen behält den Rest in deinem Vorrat; Abbrechen nimmt das Zerlegen zurück.
help-sequence-recycle = Nenne die Puzzles der Reihe so, wie sie unter den Stapel kommen, oberstes zuerst; oder brich ab.

begin-about = Eine inoffizielle Fassung des Brettspiels für das Terminal. Sein Name und das Spiel gehören ihren Eigentümern.
begin-enter = Enter
begin-play = spielen
begin-players = Spieler
begin-game = Spiel
begin-edition = Ausgabe
begin-expansions = Erweiterungen
begin-piles = Siegpunktstapel
begin-resume = mit einem gespeicherten Spiel weitermachen
begin-none = keine
begin-piles-open = offen, Punkte sind bekannt
begin-piles-hidden = verdeckt
begin-other = Eine Zahl ändert etwas. q verlässt.
begin-no-expansions = Diese Ausgabe hat keine Erweiterungen.
begin-solo-players = Solo spielst du allein.
ask-players = Wer spielt? Eine Zahl, oder eine Liste wie: human greedy random. Enter geht zurück.
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
ask-replay = Enter geht weiter, b zurück, eine Zahl zu dieser Aktion, q verlässt.

cli-about = Das Brettspiel Project L: spielen, Puzzles ansehen, Spiele nachspielen und prüfen.
cli-play = An der Tastatur spielen, allein, mit anderen oder gegen Bots.
cli-puzzles = Puzzlesätze zeigen, im Terminal und als Bild.
cli-replay = Eine Aufzeichnung Schritt für Schritt durchgehen.
cli-verify = Eine Aufzeichnung nachspielen und ihr Ergebnis vergleichen.
cli-serve = Über das Netz spielen lassen, mit einem Browser oder mit Programmen.
cli-selfcheck = Viele Spiele jeder Art spielen und prüfen, dass die Regeln gelten.
cli-train = Die Netze der lernenden Bots trainieren.
cli-train-mode = solo oder table; beide, wenn weggelassen.
cli-quick = Ein kurzes Training, des Netzes table, wenn keines genannt ist.
cli-minutes = So lange trainieren, statt einer festen Zahl von Spielen.
cli-resume-training = Vom letzten Zwischenstand weitermachen.
cli-folder = Wohin die Netze kommen.
train-compiling = Die kompilierte Engine wird vorbereitet (beim ersten Mal etwa eine Minute)
train-progress = { $mode }: { $games } Spiele
train-done = Netz geschrieben nach { $net }, Lernkurve nach { $curve }
train-stopped = Nach { $games } Spielen angehalten; weiter mit --resume
training-mode-unknown = Es gibt kein Training { $found }. Möglich sind { $known }.
cli-bots = Die Bots mit ihren Stufen zeigen.
cli-arena = Bots gegeneinander spielen lassen und bewerten.
cli-cluster = auf einem Ray-Cluster spielen: die Adresse seines Hauptknotens, oder local
cli-bench-bots = Messen, wie schnell die Bots denken
cli-bench-turns = wie viele Züge der planner spielt
cli-strength = Messen, wie stark die Bots sind, wie veröffentlicht
cli-strength-rows = welche Messungen; alle, wenn weggelassen
cli-strength-folder = ein Ordner für die Spiele, damit eine unterbrochene Messung weitergehen kann
cli-strength-page = eine Seite der Dokumentation, in die die Tabelle kommt
strength-unknown = Es gibt keine Messung { $found }. Es gibt { $known }.
cli-solo = Bots gegen den Gegner der Solovariante messen.
cli-contestants = Bots mit Namen, wie `projectl bots` sie nennt, oder eigene als file.py:Class.
cli-series = Der Name einer Reihe von Spielen: Gleicher Name, gleich gemischt.
cli-seconds = Wie lange ein Bot über eine Aktion nachdenken darf.
cli-store = Wo fertige Spiele bleiben, damit ein unterbrochener Lauf weitergehen kann.
cli-csv = Die Tabelle auch in diese Datei schreiben.
cli-html = Auch eine Seite mit Diagrammen in diese Datei schreiben.
cli-admin = Für alle, die einen Server betreiben: Sicherung, Spiele, Konten. Server dürfen dabei laufen.
cli-admin-backup = Eine Kopie der Datenbank in eine neue Datei schreiben.
cli-admin-restore = Eine Kopie an die Stelle von allem setzen, was in der Datenbank ist.
cli-admin-list = Spiele zeigen, neueste zuerst.
cli-admin-close = Spiele schließen. Wer sie spielt, erfährt es.
cli-admin-delete = Spiele mit allem löschen, was darin gespielt und gesagt wurde.
cli-admin-players = Zeigen, wer ein Konto hat.
cli-admin-reset-password = Einem Konto ein neues Passwort geben und es zeigen.
cli-admin-migrate = Die Tabellen einer Datenbank auf den Stand bringen. Server tun es beim Start.
cli-bench = Messen, wie schnell alles ist.
cli-bench-server = Einen Server mit tausend Spielen messen, etwa fünf Minuten.
cli-bench-crash = Einen Server unter Last töten und seine Nachrichten verderben; nichts darf verloren gehen. Etwa neun Minuten.
cli-bench-database = sqlite oder postgresql; eine neue Datenbank dieser Art wird angelegt und wieder entfernt.
cli-bench-engine = Die Engine mit python-chess vergleichen.
cli-version = Die Version zeigen und enden.
cli-language = Die Sprache, auch nach jedem Befehl: cs, de, en, es, fr, it, ja, ru oder uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 oder rulebook-2023.
cli-players = Wie viele Spieler; solo 1.
cli-variant = standard, solo oder line-clear.
cli-difficulty = Der Solovariante: standard, challenging, unbeatable oder no-mercy.
cli-expansion = ghost, ambassador oder phoenix; auch mehrmals.
cli-deluxe = Mit der Deluxe-Box spielen, wo sie eine Option ist.
cli-known-scores = Die Siegpunktstapel offen liegen lassen.
cli-endless-white = Mit Endlosem Weiß spielen.
cli-own-puzzles = Eine eigene Puzzledatei; auch mehrmals.
cli-seats = Wer spielt, etwa human,greedy: human, random oder greedy für jeden Platz.
cli-seed = Woraus gemischt wird; gleicher Startwert, gleiches Spiel.
cli-resume = Mit einem gespeicherten Spiel weitermachen.
cli-sets = Eingebaute Puzzlesätze oder Puzzledateien; alle eingebauten, wenn keiner genannt ist.
cli-svg = Die Puzzles in diese Datei zeichnen.
cli-record = Eine Aufzeichnung.
cli-list = Alle Aktionen in Worten zeigen statt Schritt für Schritt.
cli-games = Wie viele Spiele.
cli-workers = Wie viele Prozesse.
cli-json = Ein JSON-Objekt ausgeben.
cli-picture = Die Werte in diese Datei zeichnen.
cli-lan = Den Server für das Netz öffnen; sonst kann nur dieser Rechner spielen.
cli-port = Wo gelauscht wird; sonst 8421.
cli-database = sqlite:///PATH oder postgresql://USER@HOST/NAME.
cli-config = Eine TOML-Datei mit Einstellungen.
cli-open = Das Spiel im Browser öffnen; ist der Port belegt, auf dem nächsten freien lauschen.
cli-processes = Wie viele Prozesse zusammen dienen; mehr als einer braucht PostgreSQL.

serve-local = Bereit auf http://{ $host }:{ $port }/, nur für diesen Rechner; --lan öffnet für das Netz.
serve-processes-alone = { $count } Prozesse können nur auf PostgreSQL zusammen dienen: Eine Datenbank in einer Datei gehört einem Prozess. Ergänze --database postgresql://USER@HOST/NAME.
serve-running = Auf { $address } läuft schon ein Server.
serve-port-taken = Port { $port } ist von einem anderen Programm belegt. Wähle einen anderen mit --port.
serve-named = Bereit auf { $address }, anderen bekannt als { $name }.
serve-lan = Bereit auf http://{ $host }:{ $port }/: Teile diese Adresse mit Spielern in deinem Netz.

selfcheck-title = Geprüfte Spiele nach Art
selfcheck-running = Spielen und Prüfen
selfcheck-rate = { $rate } Spiele/s
selfcheck-mode = Art
selfcheck-games = Spiele
selfcheck-steps = Schritte
selfcheck-completions = fertig
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
selfcheck-ok = { $games } Spiele in { $minutes } Minuten: nichts gefunden.
selfcheck-few = { $games } Spiele in { $minutes } Minuten: nichts gefunden. Bei weniger als { $enough } Spielen einer Art ist es kein Fehler, wenn etwas nie geschah.
selfcheck-found = { $games } Spiele in { $minutes } Minuten: gefundene Fehler: { $found }.
selfcheck-interrupted = Unterbrochen nach { $games } Spielen und { $minutes } Minuten.

bench-net-database = Es gibt keine Messung auf { $found }. Möglich sind { $known }.
bench-net-no-postgres = PostgreSQL lässt sich nicht starten: { $what }. Installiere den Server (initdb und pg_ctl).
bench-net-stage-prepare = Eine neue Datenbank wird gefüllt …
bench-net-stage-durable = Der Server wird gemessen …
bench-net-stage-volatile = Derselbe Server wird ohne Speichern gemessen …
bench-net-stage-echo = Ein bloßes Websocket-Echo wird gemessen …
bench-net-stage-crash = Es wird gespielt und getötet …
bench-net-stage-faults = Nachrichten werden verdorben …
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
bench-net-back-s-max = vom Töten bis zur Rückkehr des Servers, höchstens, Sekunden
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
bench-net-answers-5xx = Antworten, die von einem inneren Fehler sprechen (5xx)
bench-missing-peer = Verglichen wird mit { $package }, das nicht installiert ist: pip install { $package }
bench-stage-record = Spiele zum Nachspielen werden gespielt …
bench-stage-compile = Was gemessen wird, wird kompiliert …
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
bench-cold-compile-s = erste Kompilierung von legal und step, Sekunden
bench-warm-start-s = Start mit warmem Cache bis zum ersten Schritt, Sekunden
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
cli-admin-status = Nur Spiele, die open, running oder over sind: offen, laufend oder zu Ende.
cli-admin-player = Nur Spiele, in denen der Spieler mit dieser Kennung einen Platz hat.
cli-admin-yes = Nicht erst fragen.
admin-ask-restore = { $file } an die Stelle von allem setzen, was in der Datenbank ist?
admin-ask-delete = { $count ->
    [one] Ein Spiel für immer löschen?
   *[other] { $count } Spiele für immer löschen?
}
admin-backed-up = Geschrieben: { $file } ({ $kib } KiB).
admin-restored = Wiederhergestellt aus { $file }. Laufende Server haben alles neu gelesen.
admin-closed = Geschlossen: { $game }.
admin-deleted = Gelöscht: { $game }.
admin-password = Das neue Passwort von { $name } ist { $password }
admin-migrated = Schema vorher: { $before }; jetzt: { $now }.
admin-none = Es gibt keine.
admin-one-of = { $found } ist keines von { $known }.
admin-column-id = Kennung
admin-column-status = Stand
admin-column-variant = Variante
admin-column-seats = Plätze
admin-column-changed = Letzte Aktion (UTC)
admin-column-name = Name
admin-column-since = Seit (UTC)
