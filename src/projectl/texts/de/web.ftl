# Was nur der Browser sagt.

page-document-title = { $page } · project L
page-skip = Zum Inhalt
page-home = Project L, Startseite
page-nav = Seiten
page-unofficial = Eine inoffizielle Version, von Fans gemacht.
page-loading = Lädt …
page-try-again = Erneut versuchen
page-more = Mehr zeigen
page-no-connection = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
page-fault = Etwas ist schiefgegangen. Versuche es noch einmal.
nav-learn = Lernen
nav-lobby = Tische
nav-records = Frühere Spiele
nav-ladder = Rangliste
nav-rules = Regeln
nav-account = Konto
nav-settings = Einstellungen
nav-about = Über das Spiel
missing-title = Seite nicht gefunden
missing-lead = Hier gibt es keine Seite. Vielleicht ist das Spiel vorbei oder der Link unvollständig.
missing-start = Startseite

start-title = Startseite
start-display = Kleine Teile. Passt genau.
start-about = Fülle Puzzles, gewinne größere Teile, fülle größere Puzzles. Ein Spiel dauert etwa zwanzig Minuten.
start-play-now = Jetzt spielen
start-change = Ändern
start-name = Dein Name
start-default-names = Ahorn, Kiesel, Klee, Amsel, Wacholder, Otter, Komet, Hasel
start-what-solo = Du gegen den virtuellen Gegner
start-what-bots = { $bots ->
    [one] Du gegen 1 Bot
   *[other] Du gegen { $bots } Bots
}
start-what-screen = { $people ->
    [one] 1 Person an einem Bildschirm
   *[other] { $people } Personen an einem Bildschirm
}
start-what-mixed = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} und { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
start-what-open = { $free ->
    [one] Ein Tisch mit 1 freien Platz
   *[other] Ein Tisch mit { $free } freien Plätzen
}
start-detail-solo = { $difficulty } · { $edition }
start-detail-bots = Stufe { $level } · { $edition }
start-detail-plain = { $edition }
start-running = Deine laufenden Spiele
start-your-turn = Du bist am Zug im Spiel mit { $names }
start-game-with = Spiel mit { $names }
start-game-alone = Dein Solospiel
start-waiting = { $free ->
    [one] Dein Tisch wartet auf 1 Person
   *[other] Dein Tisch wartet auf { $free } Personen
}
start-round = Runde { $round }
start-resume = Weiterspielen
start-resume-named = Weiterspielen: { $names }
start-ways = So kannst du auch spielen
start-way-solo = Solo
start-way-solo-about = Gegen den virtuellen Gegner: einfach, herausfordernd oder unbesiegbar
start-way-solo-explained = Nach jedem deiner Züge nimmt der Gegner das beste Puzzle seiner offenen Spalten. Du gewinnst, wenn du am Ende mehr Punkte hast als er.
start-way-friends = Mit Freunden
start-way-friends-about = Ein eigener Tisch: Teile den Link oder den QR-Code
start-way-friends-explained = Du öffnest einen Tisch und teilst seinen Link. Das Spiel beginnt, wenn alle Platz genommen haben; freie Plätze kannst du Bots geben.
start-way-screen = Ein Bildschirm
start-way-screen-about = Mehrere Personen an einem Gerät
start-way-screen-explained = Alle spielen an diesem Gerät. Gebt es nach jedem Zug weiter.
start-lobby-about = Offene Tische und Spiele zum Zuschauen
start-lobby-counts = { $open ->
    [0] Keine offenen Tische
    [one] 1 offener Tisch
   *[other] { $open } offene Tische
} · { $running ->
    [0] keine Spiele zum Zuschauen
    [one] 1 Spiel zum Zuschauen
   *[other] { $running } Spiele zum Zuschauen
}
start-names = Wer spielt
start-name-of = Name von Spieler { $number }
start-all-options = Alle Optionen
start-open-table = Tisch öffnen
start-begin = Spielen
start-new-here = Neu hier?
start-fit = Lege das rote Quadrat in die Lücke
start-fits = Passt. Das ist das ganze Spiel: Fülle ein Puzzle, und deine Teile kommen mit einem neuen zurück.

new-title = Neues Spiel
new-lead = Ändere, was du willst; der Rest ist sinnvoll voreingestellt. Wo etwas nicht zusammenpasst, steht der Grund dabei.
new-group-game = Spiel
new-group-players = Spieler
new-group-extras = Erweiterungen und Extras
new-group-table = Tisch
new-summary = Dein Spiel
new-begin = Spielen
new-open = Tisch öffnen
new-variant = Variante
new-variant-about = Wie gespielt wird.
new-difficulty = Schwierigkeitsgrad
new-difficulty-about = Mit wie vielen Teilen der Gegner beginnt.
new-edition = Ausgabe
new-edition-about = Die Regeln haben sich von Auflage zu Auflage geändert; jede Ausgabe wird genau so gespielt, wie sie gedruckt wurde.
new-players = Anzahl der Spieler
new-players-about = Wie viele am Tisch sitzen, Bots mitgezählt.
new-expansions = Erweiterungen
new-expansions-about = Mehr Puzzles und Aktionen. Wähle aus, was es in dieser Ausgabe gibt.
new-deluxe = Deluxe-Box
new-deluxe-about = 15 Teile jeder Form statt 10, für mehr Spieler und die Erweiterungen.
new-known-scores = Offene Punktestände
new-known-scores-about = Alle sehen, was die anderen vollendet haben und wie viele Punkte sie haben.
new-endless-white = Endloses Weiß
new-endless-white-about = Ist der weiße Stapel leer, werden die vollendeten weißen Puzzles zu einem neuen gemischt.
new-seats = Wer wo sitzt
new-seats-about = Du kannst mehrere Plätze übernehmen und das Gerät herumgeben.
new-seat = Platz { $number }
new-seat-me = Du
new-seat-here = Weitere Person hier
new-seat-open = Freier Platz
new-seat-bot = Bot, Stufe { $level }: { $name }
new-seat-me-about = Du spielst als { $name }.
new-seat-open-about = Wer den Link hat, kann sich setzen.
new-first = Startspieler
new-first-about = Wer beginnt; die anderen folgen der Reihe nach.
new-first-lot = Zufällig
new-puzzles = Eigene Puzzles
new-puzzles-about = Ergänze die Puzzles des Spiels um bis zu { $most } eigene Puzzledateien.
new-puzzles-file = Puzzledatei wählen
new-puzzles-type = Puzzledatei schreiben oder einfügen
new-puzzles-text = Der Text der Puzzledatei
new-puzzles-add = Diese Puzzles hinzufügen
new-puzzles-remove = Entfernen
new-puzzles-remove-named = { $title } entfernen
new-clock = Uhr
new-clock-about = Wie viel Zeit alle haben.
new-clock-none = Keine Uhr
new-clock-none-about = Lass dir so viel Zeit, wie du willst.
new-clock-turn = Zeit pro Zug
new-clock-turn-about = Für jeden Zug die gleiche Zeit.
new-clock-bank = Zeit für das ganze Spiel
new-clock-bank-about = Ein Zeitvorrat für das ganze Spiel; nach jedem Zug kommt etwas dazu.
new-clock-days = Tage pro Zug
new-clock-days-about = Schau ab und zu vorbei; ein Spiel dauert Wochen.
new-clock-turn-amount = Zeit für einen Zug
new-clock-bank-amount = Zeit für das Spiel
new-clock-days-amount = Zeit für einen Zug
new-clock-increment = Zugabe nach jedem Zug
new-clock-turn-value = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
new-clock-bank-value = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
new-clock-days-value = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
new-clock-expiry = Wenn die Zeit abläuft
new-clock-expiry-bot = Ein Bot übernimmt
new-clock-expiry-end = Das Spiel endet
new-caretaker = Welcher Bot
new-caretaker-usual = Standardbot
new-public = Öffentlich
new-public-about = Für alle in der Tischliste sichtbar. Sonst kann nur mitspielen oder zuschauen, wer den Link hat.
new-rated = Gewertet
new-rated-about = Zählt für die Rangliste. Alle brauchen ein Konto, einen Platz und eine Uhr; Bots können nicht mitspielen.
new-rated-account = Für gewertete Spiele brauchst du ein Konto. Lege zuerst auf der Kontoseite eines an.
new-confirm = Züge bestätigen
new-confirm-about = Dein Zug endet erst, wenn du ihn bestätigst, sodass sich auch die letzte Aktion noch zurücknehmen lässt.

lobby-lead = Setz dich an einen Tisch oder schau bei einem Spiel zu.
lobby-new = Tisch öffnen
lobby-open = Offene Tische
lobby-running = Spiele zum Zuschauen
lobby-none-open = Keine offenen Tische.
lobby-open-one = Tisch öffnen
lobby-none-running = Gerade läuft kein öffentliches Spiel.
lobby-free = freier Platz
lobby-what = { $variant } · { $edition }
lobby-rated = gewertet
lobby-watch = Zuschauen
lobby-look = Ansehen
lobby-join = Mitspielen

records-lead = Beendete Spiele zum Nachspielen, Herunterladen und Prüfen.
records-whose = Wessen Spiele
records-mine = Meine
records-public = Öffentliche
records-variant = Variante
records-all-variants = Alle Varianten
records-none = Noch keine beendeten Spiele.
records-none-mine = Du hast noch kein Spiel beendet.
records-play = Spielen
records-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
records-ended-played = zu Ende gespielt
records-ended-agreed = im Einvernehmen beendet
records-ended-resigned = durch Aufgabe beendet
records-ended-timeout = Zeit abgelaufen
records-ended-expired = abgebrochen
records-ended-closed = vom Betreiber geschlossen
records-ended-unreadable = ließ sich nicht mehr öffnen
records-download = Herunterladen
records-replay = Nachspielen
records-open = Aufzeichnung öffnen
records-open-about = Wähle eine Datei oder zieh sie hierher. Nur du siehst sie.
records-statistics = Meine Statistik

ladder-lead = Die Besten in gewerteten Spielen. Die Wertung ist eine vorsichtige Schätzung der Spielstärke; sie steigt mit Siegen und mit der Zahl der Spiele.
ladder-none = Noch hat niemand ein gewertetes Spiel gespielt.
ladder-play = Tisch öffnen
ladder-top = Nach oben
ladder-rank = Rang
ladder-player = Spieler
ladder-rating = Wertung
ladder-games = Spiele
ladder-wins = Siege
player-title = Spieler
player-guest = Gast seit
player-account = Dabei seit
player-rating = Wertung, { $variant }
player-rank = Rang { $rank }
player-games = Spiele
player-no-games = Noch keine öffentlichen Spiele.
player-mute = Stummschalten
player-unmute = Stummschaltung aufheben

account-lead-in = Du bist als { $name } angemeldet.
account-lead-out = Du kannst auch ohne Konto spielen. Mit Konto bist du in jedem Browser dieselbe Person, behältst deine Spiele und kannst gewertet spielen.
account-register = Konto anlegen
account-register-about = Ein Name und ein Passwort, sonst nichts. Deine bisherigen Spiele bleiben dir erhalten.
account-register-submit = Konto anlegen
account-login = Anmelden
account-login-about = Die Spiele, die du als Gast gespielt hast, gehören dann zu deinem Konto.
account-login-submit = Anmelden
account-password = Passwort
account-password-about = Mindestens { $shortest } Zeichen. Es lässt sich nicht wiederherstellen; bewahre es gut auf.
account-name = Name
account-name-about = Alle sehen ihn, und es darf ihn nur einmal geben.
account-profile = Deine Seite, wie andere sie sehen
account-save = Speichern
account-saved = Gespeichert.
account-new-password = Passwort
account-new-password-about = Wenn du es änderst, wirst du überall sonst abgemeldet.
account-old = Aktuelles Passwort
account-new = Neues Passwort
account-sessions = Wo du angemeldet bist
account-sessions-about = Beende Sitzungen, die du nicht kennst oder nicht mehr brauchst.
account-session-unknown = Unbekanntes Programm
account-session-here = hier
account-session-end = Beenden
account-session-end-named = Sitzung beenden: { $agent }
account-logout = Abmelden
account-logout-about = Nur auf diesem Gerät.
account-data = Deine Daten
account-data-about = Lade alles herunter, was über dich gespeichert ist, oder lass es löschen.
account-export = Herunterladen
account-delete = Meine Daten löschen
account-delete-title = Deine Daten löschen
account-delete-sure = Das lässt sich nicht rückgängig machen
account-delete-about = Du verlässt alle laufenden Spiele. Dein Name, deine Chatnachrichten, deine Wertungen und dein Passwort werden gelöscht; was gespielt wurde, bleibt ohne deinen Namen erhalten.
account-delete-yes = Endgültig löschen

settings-lead = Auf diesem Gerät gespeichert. Änderungen gelten sofort.
settings-group-look = Darstellung
settings-group-play = Spielen
settings-group-words = Texte
settings-group-signals = Hinweise
settings-language = Sprache
settings-language-about = Lässt sich auch im laufenden Spiel ändern.
settings-theme = Farbschema
settings-theme-about = Die Farben des Tisches.
settings-theme-system = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-marks = Markierungen auf Teilen
settings-marks-about = Woran sich Teile auch ohne Farben unterscheiden lassen.
settings-marks-auto = Nach Farbschema
settings-marks-letters = Buchstaben
settings-marks-patterns = Muster
settings-marks-both = Beides
settings-marks-none = Keine
settings-speed = Animationen
settings-speed-about = Wie schnell sich auf dem Tisch etwas bewegt.
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-auto-confirm = Züge automatisch bestätigen
settings-auto-confirm-about = Ob ein Zug von selbst endet, wenn alle Aktionen genutzt sind. Der Countdown lässt drei Sekunden zum Zurücknehmen; es gibt ihn nur gegen Bots.
settings-auto-confirm-off = Nie
settings-auto-confirm-ring = Nach Countdown
settings-auto-confirm-at-once = Sofort
settings-take-with-one-tap = Mit einmal Tippen nehmen
settings-take-with-one-tap-about = Ein Tippen auf ein Puzzle nimmt es sofort.
settings-single-keys = Tastenkürzel
settings-single-keys-about = Der Tisch lässt sich mit einzelnen Tasten bedienen: Q und E drehen, F wendet, U nimmt zurück, ? zeigt alle.
settings-piece-names = Namen der Teile
settings-piece-names-about = Ob in Sätzen „blauer Dreier“ oder I3 steht.
settings-piece-names-auto = In den ersten Spielen
settings-piece-names-on = Immer
settings-piece-names-off = Nie
settings-notation = Notation im Protokoll
settings-notation-about = Jede Aktion auch in Notation, wie in Aufzeichnungen: place V3@1 c3.
settings-chat = Chat
settings-chat-about = Zeigen, was die anderen am Tisch schreiben.
settings-sound = Töne
settings-sound-about = Kurze Töne für das, was passiert; alles ist auch zu sehen.
settings-notifications = Benachrichtigungen
settings-notifications-about = Eine Benachrichtigung des Browsers, wenn du am Zug und gerade woanders bist.
settings-notifications-impossible = Dieser Browser erlaubt Benachrichtigungen nur über https oder auf diesem Rechner. Stattdessen zeigt der Titel des Tabs, dass du am Zug bist.
settings-notifications-denied = Benachrichtigungen sind blockiert. Erlaube sie in den Einstellungen deines Browsers.

about-lead = Project L im Browser, im Terminal und als Python-Bibliothek.
about-unofficial-title = Inoffiziell
about-unofficial = Dies ist eine kostenlose Version, von Fans gemacht. Sie hat mit dem Verlag und den Autoren des Brettspiels nichts zu tun. Alle Zeichnungen, Farben und Texte sind unsere eigenen. Wenn es dir gefällt, kauf dir das Spiel.
about-licence-title = Lizenzen
about-licence = Das Programm ist freie Software unter der MIT-Lizenz. Im Browser kommen außerdem zum Einsatz:
about-privacy-title = Deine Daten
about-privacy = Kein Tracking, keine Weitergabe an Dritte. Der Server speichert deinen Namen, deine Spiele und was du am Tisch schreibst; auf der Kontoseite kannst du alles herunterladen oder löschen lassen.
about-version = Version { $version }

replay-title = Nachspielen
replay-none = Wähle ein früheres Spiel oder öffne dort eine Aufzeichnung.
replay-controls = Nachspielen
replay-scrubber = Stelle im Spiel
replay-position = Aktion { $number } von { $total }
replay-start = Der Anfang des Spiels
replay-round-of = Runde { $round }, { $name }
replay-turn-of = Zug { $turn }, { $name }
replay-first = Zum Anfang
replay-back = Eine Aktion zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Eine Aktion weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-graph = Verlauf
replay-graph-points = Punkte
replay-graph-pieces = Teile
replay-graph-name = { $name } { $value }
replay-graph-label = { $kind ->
    [pieces] Teile im Verlauf des Spiels. Jetzt: { $now }.
   *[points] Punkte im Verlauf des Spiels. Jetzt: { $now }.
}
replay-log = Was passiert ist
replay-now = Zurück zum Spiel
replay-viewer = Wessen Sicht
replay-spectator = Als Zuschauer
replay-as = Als { $name }
replay-link = Link zu dieser Stelle kopieren
replay-link-copied = Der Link zu dieser Stelle ist kopiert.
replay-link-in-address = Der Link zu dieser Stelle steht in der Adresszeile.
replay-download = Aufzeichnung herunterladen
replay-verify = Mischung prüfen
replay-verify-about = Vor dem Spiel hat der Server eine Prüfsumme des Startwerts veröffentlicht, mit dem die Puzzles gemischt werden. Jetzt ist der Startwert bekannt, und alle können nachprüfen.
replay-hash = Veröffentlichte Prüfsumme
replay-no-hash = In dieser Aufzeichnung steht keine.
replay-seed = Startwert
replay-matches = Die Mischung stimmt.
replay-differs = Die Mischung passt nicht zur Prüfsumme.
replay-seed-later = Der Startwert wird bekannt gegeben, wenn das Spiel zu Ende ist.
sr-offered = { $colour ->
    [black] Schwarzes Puzzle
   *[white] Weißes Puzzle
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Belohnung { PIECE($reward) }, { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}.

rules-live-try = Ausprobieren
rules-live-close = Beispiel schließen
rules-live-next = Nächsten Schritt zeigen
rules-live-reset = Von vorn
rules-live-begin = Du bist am Zug. Probier es selbst oder lass es dir Schritt für Schritt zeigen.

rules-example-take = Du nimmst das dritte Puzzle der weißen Reihe. Ein neues kommt vom Stapel.
rules-example-take-deck = Du nimmst ungesehen das oberste Puzzle des weißen Stapels.
rules-example-piece = Du nimmst einen gelben Einer aus dem allgemeinen Vorrat.
rules-example-piece-missing = Im allgemeinen Vorrat ist kein gelber Einer mehr, also tritt ein anderes Teil an seine Stelle.
rules-example-upgrade-missing = Stufe 3 ist aufgebraucht, also wird ein Zweier zu einem Teil der Stufe 4.
rules-example-exchange = Du tauschst ein Teil gegen eines einer beliebigen niedrigeren Stufe oder gegen eine andere Form seiner Stufe.
rules-example-recycle = Die weiße Reihe kommt in der Reihenfolge deiner Wahl unter ihren Stapel, und vier neue Puzzles werden ausgelegt.
rules-example-reward-missing = Die Belohnung ist im allgemeinen Vorrat aufgebraucht. Sieh, was du stattdessen bekommst.
rules-example-end = Das letzte schwarze Puzzle des Stapels wird aufgedeckt: diese Runde und noch eine.
rules-example-end-black = Danach darfst du pro Zug nur noch ein schwarzes Puzzle nehmen.
rules-example-scoring = Niemand legt mehr etwas, also werden die Punkte gezählt.
rules-example-solo-lock = Du nimmst ein Puzzle aus einer blockierten Spalte, und eine ihrer Blockaden geht an den Gegner.
rules-example-solo-locked = Alle Spalten sind blockiert: Jede verliert eine Blockade, und der Gegner nimmt nichts.
rules-example-line-clear = Du nimmst aus den linken Reihen, während der dritte Spieler aus den rechten nimmt.
rules-example-level-up = Die Belohnung ist ein Pfeil: Er wertet ein Teil um eine Stufe auf.
rules-example-level-up-two = Die Belohnung sind zwei Pfeile.
rules-example-ambassador = Ein Ambassador-Puzzle gibt dir eine weitere Masteraktion.
rules-example-phoenix = Ein Phönix-Puzzle ist 6 Punkte wert.
rules-example-endless = Der weiße Stapel ist leer, und die vollendeten weißen Puzzles kommen zurück.

play-your-pieces = Deine Teile
play-actions = Aktionen
play-piece = Stufe-1-Teil
play-exchange = Aufwerten
play-master = Masteraktion
play-master-used = Masteraktion genutzt
play-ambassador = Ambassador ({ $count })
play-recycle = Recyceln
play-recycle-row = { $deck ->
    [black] Schwarze Reihe recyceln
   *[white] Weiße Reihe recyceln
}
play-split = Zerlegen
play-turn-left = Links drehen
play-turn-right = Rechts drehen
play-flip = Wenden
play-pick-first = Wähle zuerst eines deiner Teile.
play-new = neu
play-place = Legen
play-take = Nehmen
play-take-piece = Nehmen: { PIECE($piece) }
play-take-reveals = Ein neues Puzzle wird aufgedeckt: Das lässt sich nicht zurücknehmen.
play-cancel = Abbrechen
play-skip = Überspringen
play-undo = Zurücknehmen
play-undo-not-past = Zurücknehmen (nur bis zum neuen Puzzle)
play-restart = Alles zurücknehmen
play-restart-nothing = Dafür braucht es mindestens zwei Aktionen in diesem Zug.
play-confirm-turn = Zug bestätigen
play-end = Zug beenden
play-end-unused = { $count ->
    [0] Zug beenden
    [one] Zug beenden, 1 Aktion ungenutzt
   *[other] Zug beenden, { $count } Aktionen ungenutzt
}
play-confirm-pieces = { $count ->
    [0] Bestätigen
    [one] 1 Teil bestätigen
   *[other] { $count } Teile bestätigen
}
play-done = Fertig
play-no-connection = Gerade keine Verbindung. Sie kommt von selbst wieder.
play-moved-on = Das Spiel ist inzwischen weitergegangen.
play-wait = Einen Augenblick.
play-took-it = { $name } war schneller. Deine Aktion ist nicht verbraucht.

play-you-give = Du gibst
play-choose-give = Wähle das Teil, das du gibst.
play-choose-first = Wähle zuerst eines.
play-cannot-give = Für dieses Teil gibt es gerade nichts. Wähle ein anderes.
play-group-up = Eine Stufe höher
play-group-same = Gleiche Stufe
play-group-lower = Niedriger
play-group-rest = Gleiche Stufe oder niedriger
play-group-one = Ein Pfeil
play-group-two = Zwei Pfeile
play-level-empty = Im allgemeinen Vorrat ist kein Teil der Stufe { $level }, also gilt die nächste Stufe.
play-reward-missing = Fehlt im allgemeinen Vorrat: { PIECE($piece) }
play-level-up = { $arrows ->
    [single] Werte ein Teil auf
    [split] Zwei Pfeile: Werte ein Teil um bis zu zwei Stufen auf oder zwei Teile um je eine
   *[both] Zwei Pfeile: Werte ein Teil um bis zu zwei Stufen auf
}
play-order-puzzle = Puzzle { $slot }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Belohnung { PIECE($reward) }

play-recycle-title = { $deck ->
    [black] Schwarze Reihe recyceln
   *[white] Weiße Reihe recyceln
}
play-recycle-reveals = Neue Puzzles werden aufgedeckt: Das lässt sich nicht zurücknehmen.
play-recycle-instead = { $deck ->
    [black] Doch die schwarze Reihe
   *[white] Doch die weiße Reihe
}
play-earlier = Puzzle { $place }: einen Platz früher
play-later = Puzzle { $place }: einen Platz später
play-is-first = Es ist schon das erste.
play-is-last = Es ist schon das letzte.
play-split-into = Du zerlegst { PIECE($piece, case: "acc") } in …
play-split-about = Danach darfst du die neuen Teile legen, eines auf jedes Puzzle.
play-split-filter = Nur Zerlegungen mit diesem Teil zeigen

play-needs = { $count ->
    [one] Es fehlt noch 1 Teil: { PIECE($pieces) }
   *[other] Es fehlen noch { $count } Teile: { PIECE($pieces) }
}
play-hint-begin = Nimm zu Beginn ein Puzzle.
play-hint-place = Zieh ein Teil auf ein Puzzle. Oder werte es auf, nimm ein Teil der Stufe 1 oder ein Puzzle.
play-hint-get-pieces = Besorge dir passende Teile: Nimm eines der Stufe 1, werte eines auf oder nimm noch ein Puzzle.
play-hint-choose-puzzle = Es passt auf die umrandeten Puzzles.
play-hint-fits-nowhere = Dieses Teil passt gerade auf keines deiner Puzzles. Werte es auf oder behalte es.
play-hint-fits = { $completes ->
    [yes] Es passt und vollendet das Puzzle. Drücke noch einmal darauf oder auf Legen.
   *[no] Es passt. Drücke noch einmal darauf oder auf Legen.
}
play-hint-complete = Alle drei Aktionen genutzt. Bestätige oder nimm etwas zurück.
play-hint-touches = Du darfst noch Teile legen. Jedes kostet 1 Punkt.

play-your-score = Deine Punktzahl
play-score-pile = { $count ->
    [0] Siegpunktstapel, keine Puzzles
    [one] Siegpunktstapel, 1 Puzzle
   *[other] Siegpunktstapel, { $count } Puzzles
}
play-score-touched = Mit Abschlussaktionen vollendet
play-score-touches = { $count ->
    [0] Nichts gelegt
    [one] 1 Teil gelegt
   *[other] { $count } Teile gelegt
}
play-score-unfinished = { $count ->
    [0] Unvollendet, keine Puzzles
    [one] Unvollendet, 1 Puzzle
   *[other] Unvollendet, { $count } Puzzles
}
play-score-now = Jetzt
play-touch-gain = { $now } → { $after }
play-touch-gain-of = Hierher legen: { PIECE($piece) } ({ $now } → { $after })
play-touch-completion = { $count ->
    [one] Puzzle { $slot } lässt sich mit 1 Teil vollenden: { $now } → { $after }
   *[other] Puzzle { $slot } lässt sich mit { $count } Teilen vollenden: { $now } → { $after }
}
play-touch-no-gain = Ein weiteres Puzzle zu vollenden, brächte nichts ein.
play-other-done = fertig
play-other-placing = legt noch
play-done-really = Schon fertig?
play-done-better = Mit noch einem Teil ändert sich deine Punktzahl von { $now } auf { $after }.
play-back-to-table = Zurück zum Tisch

key-title = Tastenkürzel
key-region = nächster, voriger Bereich des Tisches
key-arrows = in einem Bereich bewegen; das Teil auf dem Puzzle bewegen
key-do = wählen, ausführen
key-back = einen Schritt zurück
key-stack = eines deiner Teile aufnehmen
key-puzzle = zu deinem Puzzle
key-turn = links drehen, rechts drehen, wenden
key-next = nächste, vorige passende Stelle
key-rows = zu den Reihen, zu den Stapeln
key-actions = Teil der Stufe 1, aufwerten, Masteraktion
key-more-actions = recyceln, Ghost Piece zerlegen, Ambassador-Aktion
key-undo = zurücknehmen, alles zurücknehmen
key-confirm = Zug, Masteraktion, Legen bestätigen
key-read = Zug vorlesen, meine Puzzles vorlesen, zum Protokoll
key-list = diese Liste

sr-puzzle = { $colour ->
    [black] Schwarzes Puzzle
   *[white] Weißes Puzzle
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Belohnung { PIECE($reward) }, { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}, { $open } offen. Platz { $slot } von 4.
sr-puzzle-open = { $puzzle } Offen: { $cells }.
sr-card = { $colour ->
    [black] Schwarzes Puzzle
   *[white] Weißes Puzzle
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Belohnung { PIECE($reward) }, { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}. Platz { $slot } der Reihen.
sr-deck = { $deck ->
    [black] Schwarzer Stapel, noch { $count }
   *[white] Weißer Stapel, noch { $count }
}
sr-place-free = Platz { $slot }, leer
sr-place = Zeile { $row }, Spalte { $column }
sr-cell-empty = Zeile { $row }, Spalte { $column }, offen
sr-cell-board = Zeile { $row }, Spalte { $column }, außerhalb des leeren Bereichs
sr-cell-piece = Zeile { $row }, Spalte { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) }: { $count }
sr-stack-new = { PIECE($piece) }: { $count }, neu
sr-stack-no-fit = { PIECE($piece) }: { $count }, passt jetzt nirgends
sr-stack-not-given = { PIECE($piece) }: { $count }, kannst du jetzt nicht geben
sr-reserve-piece = { PIECE($piece) }, { $count } im allgemeinen Vorrat
sr-tiling = { PIECE($ghost) } als { PIECE($pieces) }
sr-picked = In der Hand: { PIECE($piece) }. { $count ->
    [0] Passt auf keines deiner Puzzles.
    [one] Passt auf Puzzle { $slots }.
   *[other] Passt auf die Puzzles { $slots }.
}
sr-covers = Passt nicht: Dort liegt schon { PIECE($piece, case: "art") }.
sr-lies = Puzzle { $slot }, Zeile { $row }, Spalte { $column }: { PIECE($piece) }, passt; { $open ->
    [0] das Puzzle wäre vollendet.
    [one] 1 Feld bleibt offen.
   *[other] { $open } Felder bleiben offen.
} { $count ->
    [one] Es ist die einzige Stelle.
   *[other] { $count } Stellen auf diesem Puzzle.
}
sr-lies-not = Puzzle { $slot }, Zeile { $row }, Spalte { $column }: { PIECE($piece) }. { $reason } { $count ->
    [0] Auf diesem Puzzle ist keine Stelle dafür.
    [one] Auf diesem Puzzle gibt es 1 Stelle.
   *[other] Auf diesem Puzzle gibt es { $count } Stellen.
}
sr-take-selected = { $reveals ->
    [yes] Drücke noch einmal, um es zu nehmen. Ein neues Puzzle wird aufgedeckt: Das lässt sich nicht zurücknehmen.
   *[no] Drücke noch einmal, um es zu nehmen.
}
sr-turn-complete = Alle Aktionen genutzt. Bestätige oder nimm etwas zurück.
sr-your-turn = { $name ->
    [none] Du bist am Zug.
   *[other] { $name }, du bist am Zug.
} { $actions ->
    [0] Keine Aktion mehr.
    [one] 1 Aktion.
   *[other] { $actions } Aktionen.
} { $puzzles ->
    [0] Keine Puzzles
    [one] 1 Puzzle
   *[other] { $puzzles } Puzzles
}, { $pieces ->
    [0] keine Teile.
    [one] 1 Teil.
   *[other] { $pieces } Teile.
}
sr-touches = Abschlussaktionen. { $pieces ->
    [0] Du hast keine Teile.
    [one] Du hast 1 Teil.
   *[other] Du hast { $pieces } Teile.
}

close = Schließen
part-failed = Dieser Bereich ist ausgefallen. Der Rest des Tisches läuft weiter.
part-reload = Wieder zeigen
bot-of-level = Stufe { $level }
name-numbered = { $name } ({ $number })
name-account = Mit Konto

table-title = project L
table-title-turn = ● Du bist am Zug · project L
table-home = Project L, Startseite
table-heading = Der Tisch
table-menu = Menü
table-your-turn = Du bist am Zug
table-turn-of = Am Zug: { $name }
table-turn-complete = Alle Aktionen genutzt
table-actions-left = { $count ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
table-left-short = noch { $count }
table-round = { $variant ->
    [solo] Runde { $round }, solo
   *[other] Runde { $round }
}
table-line-clear-turn = Line Clear, Zug { $turn }
table-ends-black = endet, wenn der schwarze Stapel leer ist
table-ends-deck = endet, wenn der Stapel leer ist
table-black-left = { $count ->
    [0] kein schwarzes Puzzle mehr im Stapel
    [one] noch 1 schwarzes Puzzle im Stapel
   *[other] noch { $count } schwarze Puzzles im Stapel
}
table-last-round = Letzte Runde
table-end-near = Das Spiel endet bald
table-end-reason = { $stage ->
    [last-round] { $variant ->
        [solo] Der Stapel ist leer. Nach dieser Runde kommen die Abschlussaktionen.
       *[other] Der schwarze Stapel ist leer. Nach dieser Runde kommen die Abschlussaktionen.
    }
   *[other] { $variant ->
        [line-clear] Der schwarze Stapel ist leer. Das Spiel endet, wenn der Startspieler beide Marker wieder erhalten hat.
        [solo] Der Stapel ist leer: diese Runde und noch eine.
       *[standard] Der schwarze Stapel ist leer: diese Runde und noch eine.
    }
}
table-touches = Abschlussaktionen
table-touches-explained = Jedes gelegte Teil kostet 1 Punkt. Kein Teil kommt zurück.
table-touches-done = fertig
table-touches-open = { $count ->
    [one] Noch 1 Feld ist offen
   *[other] Noch { $count } Felder sind offen
}
table-touches-full = Vollendet
table-touches-nothing = Du hast keine unvollendeten Puzzles. Es gibt nichts mehr zu tun.

table-row = { $deck ->
    [black] Schwarze Reihe
   *[white] Weiße Reihe
}
table-side = { $side ->
    [right] Rechte Reihen
   *[left] Linke Reihen
}
table-side-yours = { $side ->
    [right] Rechte Reihen: deine
   *[left] Linke Reihen: deine
}
table-side-of = { $side ->
    [right] Rechte Reihen: { $name }
   *[left] Linke Reihen: { $name }
}
table-none-left = { $deck ->
    [black] Keine schwarzen Puzzles mehr
   *[white] Keine weißen Puzzles mehr
}
table-deck = Stapel
table-its-supply = Sein Vorrat
table-mastermind = Gegner
table-column = { $count ->
    [0] Spalte { $column }, offen
    [one] Spalte { $column }, 1 Blockade
   *[other] Spalte { $column }, { $count } Blockaden
}
table-pile-points = { $points ->
    [one] { $completed } genommen · 1 Punkt
   *[other] { $completed } genommen · { $points } Punkte
}
table-plan-if = Wenn dein Zug jetzt endet:
table-plan-most-points = { $points ->
    [one] Er nimmt das Puzzle mit 1 Punkt aus Spalte { $column }, das wertvollste in seinen offenen Spalten. Blockaden dort danach: { $locks }.
   *[other] Er nimmt das Puzzle mit { $points } Punkten aus Spalte { $column }, das wertvollste in seinen offenen Spalten. Blockaden dort danach: { $locks }.
}
table-plan-reading-order = { $points ->
    [one] Er nimmt das Puzzle mit 1 Punkt aus Spalte { $column }, das erste von mehreren gleich wertvollen. Blockaden dort danach: { $locks }.
   *[other] Er nimmt das Puzzle mit { $points } Punkten aus Spalte { $column }, das erste von mehreren gleich wertvollen. Blockaden dort danach: { $locks }.
}
table-plan-all-locked = Alle Spalten sind blockiert: Er nimmt nichts, und jede Spalte verliert eine Blockade.
table-plan-nothing-open = In seinen offenen Spalten liegt kein Puzzle: Er nimmt nichts.

table-your-mat = Dein Tableau
table-mat-of = Tableau von { $name }
table-puzzles-of-four = { $count } von 4 Puzzles
table-done = { $count } vollendet
table-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
table-points-short = { $count ->
    [one] 1 P.
   *[other] { $count } P.
}
table-take-a-puzzle = Nimm ein Puzzle
table-take-to-begin = Nimm zu Beginn ein Puzzle
table-away = abwesend { $time }
table-bot-plays = ein Bot spielt
table-stand-in = { $bot } springt ein
table-watch-seat = Bei { $name } zusehen
table-follow = Dem aktiven Spieler folgen
sr-chip = { $completed ->
    [0] { $name }, kein Puzzle vollendet. Tableau zeigen.
    [one] { $name }, 1 Puzzle vollendet. Tableau zeigen.
   *[other] { $name }, { $completed } Puzzles vollendet. Tableau zeigen.
}
sr-clock = noch { $time }
sr-clock-low = Noch weniger als 30 Sekunden.
table-clock-low = knapp
table-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}

table-side-panel = Protokoll und Chat
table-log = Protokoll
table-log-empty = Hier erscheint der erste Zug.
table-log-round = Runde { $round }
table-log-turn = Zug { $turn }
table-show-moment = Diese Stelle zeigen
table-chat = Chat
table-chat-empty = Noch keine Nachrichten.
table-chat-off = Der Chat ist ausgeschaltet.
table-chat-on = Chat einschalten
table-chat-switch-off = Chat ausschalten
table-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
table-message = Nachricht an den Tisch
table-send = Senden
table-mute = { $name } stummschalten
table-muted = Du siehst keine Nachrichten von { $name } mehr.
table-help = Hilfe
table-help-take = Nehmen: Wähle ein Puzzle aus einer Reihe oder von einem Stapel. Du darfst vier unvollendete haben.
table-help-place = Legen: Wähle eines deiner Teile, dann seinen Platz. Ein volles Puzzle gibt dir seine Punkte, seine Belohnung und alle Teile zurück.
table-help-piece = Teil der Stufe 1: Nimm einen Einer aus dem allgemeinen Vorrat.
table-help-exchange = Aufwerten: Gib ein Teil für eines, das eine Stufe höher ist; oder tausche es gegen eines der gleichen oder einer niedrigeren Stufe.
table-help-recycle = Recyceln: Lege eine ganze Reihe unter ihren Stapel und lege neue Puzzles aus.
table-help-master = Masteraktion: Lege ein Teil auf jedes deiner Puzzles, einmal pro Zug.
table-help-end = Ein Zug hat drei Aktionen. Ist der schwarze Stapel (solo: der Stapel) leer, spielt ihr diese Runde und noch eine.
table-rules = Regeln

table-game = Dieses Spiel
table-ask-takeback = Um Zurücknahme bitten
table-takeback-open = Es gibt schon eine Bitte um Zurücknahme.
table-takeback-asked = { $count ->
    [one] { $name } möchte die letzte Aktion zurücknehmen.
   *[other] { $name } möchte die letzten { $count } Aktionen zurücknehmen.
}
table-takeback-waiting = { $count ->
    [one] 1 Aktion zurücknehmen: Warten auf die Zustimmung der anderen.
   *[other] { $count } Aktionen zurücknehmen: Warten auf die Zustimmung der anderen.
}
table-handover = An Bot übergeben
table-handover-about = Ein Bot spielt für { $name }, bis du zurückkommst.
table-handed-over = Ein Bot spielt für { $name }.
table-return = Wieder übernehmen
table-offer-end = Spielende vorschlagen
table-end-asked = { $name } schlägt vor, das Spiel jetzt zu beenden, ohne Sieger.
table-end-waiting = Du schlägst vor, das Spiel jetzt zu beenden. Warten auf die anderen.
table-resign = Aufgeben
table-resign-about = { $players ->
    [1] Das Spiel endet jetzt, ohne Punktzahl.
    [2] Das Spiel endet jetzt, und dein Gegenüber gewinnt.
   *[other] Du verlässt das Spiel, und ein Bot spielt für dich weiter.
}
table-agree = Zustimmen
table-decline = Ablehnen
table-cancel = Abbrechen
table-leave = Verlassen
table-replay = Nachspielen
table-connection-lost = Verbindung unterbrochen. Neuer Versuch …
table-moves-safe = Deine Züge sind sicher.
table-try-now = Jetzt versuchen
table-connected-again = Wieder verbunden.

table-waiting-for = { $count ->
    [0] Das Spiel beginnt
    [one] Warten auf 1 Person
   *[other] Warten auf { $count } Personen
}
table-waiting-facts = { NAME($edition, of: "edition") } · { NAME($variant, of: "variant") } · { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
table-seat-open = Freier Platz
table-seat-you = { $name } (du)
table-sit-here = Platz nehmen
table-sit-same-screen = Weitere Person an diesem Gerät
table-stand-up = Platz freigeben
table-your-name = Dein Name
table-guest = Gast
table-bot = Bot
table-fill-with-bots = Mit Bots auffüllen
table-link = Link zu diesem Tisch
table-copy-link = Link kopieren
table-link-copied = Der Link ist kopiert.
table-link-marked = Der Link ist markiert: Kopiere ihn mit der Tastatur.
table-link-local = Diese Adresse funktioniert nur auf diesem Rechner. Damit andere mitspielen können, starte den Server mit --lan.
table-share = Teilen
table-qr = QR-Code des Links zu diesem Tisch
table-not-found = Dieses Spiel gibt es nicht
table-not-found-about = Vielleicht ist der Link falsch geschrieben, oder das Spiel wurde geschlossen, weil lange niemand gespielt hat.
table-to-start = Startseite

table-score-sheet = Endwertung
table-score-facts = { $variant ->
    [line-clear] { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
   *[other] { $round ->
        [one] 1 Runde
       *[other] { $round } Runden
    }
} · { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} · { NAME($edition, of: "edition") }
table-won = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
table-won-completed = { $who ->
    [you] Du gewinnst bei Gleichstand durch vollendete Puzzles
   *[other] { $name } gewinnt bei Gleichstand durch vollendete Puzzles
}
table-won-pieces = { $who ->
    [you] Du gewinnst bei Gleichstand durch übrige Teile
   *[other] { $name } gewinnt bei Gleichstand durch übrige Teile
}
table-shared = Geteilter Sieg: { $names }
table-decided-score = { $score ->
    [one] Nach Punkten entschieden: 1 Punkt.
   *[other] Nach Punkten entschieden: { $score } Punkte.
}
table-decided-completed = { $score ->
    [one] Beide haben 1 Punkt. Die vollendeten Puzzles entscheiden: { $first } { $completed }, { $second } { $completed2 }.
   *[other] Beide haben { $score } Punkte. Die vollendeten Puzzles entscheiden: { $first } { $completed }, { $second } { $completed2 }.
}
table-decided-pieces = { $score ->
    [one] Beide haben 1 Punkt; vollendete Puzzles: je { $completed }. Die übrigen Teile entscheiden: { $first } { $pieces }, { $second } { $pieces2 }.
   *[other] Beide haben { $score } Punkte; vollendete Puzzles: je { $completed }. Die übrigen Teile entscheiden: { $first } { $pieces }, { $second } { $pieces2 }.
}
table-decided-shared = Gleichstand bei Punkten, vollendeten Puzzles und übrigen Teilen.
table-decided-solo-tie = { $score ->
    [one] Beide haben 1 Punkt, und bei Gleichstand gewinnt der Gegner.
   *[other] Beide haben { $score } Punkte, und bei Gleichstand gewinnt der Gegner.
}
table-place = Rang
table-player = Spieler
table-sheet-points = Stapel
table-sheet-touches = Abschluss
table-sheet-unfinished = Unvollendet
table-sheet-score = Punkte
table-sheet-completed = Vollendet
table-sheet-pieces = Übrige Teile
table-ended-played = Das Spiel ist zu Ende
table-ended-unreadable = Das Spiel ließ sich nicht mehr öffnen
table-ended-unplayed = Es wurde nicht zu Ende gespielt, also gibt es keine Endwertung.
table-play-again = Erneut spielen
table-rematch-join = Beim nächsten Spiel mitspielen
table-record = Aufzeichnung
table-look = Tisch ansehen
table-verify = Mischung prüfen

## The way from a new game to the editor of puzzles

new-puzzles-draw = Eigene zeichnen
