# Was nur der Browser sagt.

page-document-title = { $page } · project L
page-skip = Zum Inhalt
page-home = project L, zum Start
page-nav = Seiten
page-unofficial = Eine inoffizielle Version, von Spielern gemacht.
page-loading = Lädt …
page-try-again = Noch einmal versuchen
page-more = Mehr zeigen
page-no-connection = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
page-fault = Etwas ist schiefgegangen. Versuche es noch einmal.
nav-lobby = Tische
nav-records = Aufzeichnungen
nav-ladder = Rangliste
nav-rules = Regeln
nav-account = Konto
nav-settings = Einstellungen
nav-about = Über
missing-title = Hier ist nichts
missing-lead = Diese Adresse führt zu keiner Seite. Vielleicht war ein Spiel gemeint, das vorbei ist, oder der Link ist nicht vollständig.
missing-start = Zum Start

start-title = Start
start-display = Kleine Teile. Gut gefügt.
start-about = Fülle Puzzles, gewinne größere Teile, fülle größere Puzzles. Ein Spiel dauert etwa zwanzig Minuten.
start-play-now = Jetzt spielen
start-change = Ändern
start-name = Dein Name
start-default-names = Ahorn, Kiesel, Klee, Amsel, Wacholder, Otter, Komet, Hasel
start-what-solo = Du gegen den Gegner
start-what-bots = { $bots ->
    [one] Du gegen 1 Bot
   *[other] Du gegen { $bots } Bots
}
start-what-screen = { $people ->
    [one] 1 Person an einem Bildschirm
   *[other] { $people } Personen an einem Bildschirm
}
start-what-mixed = { $people } Personen und { $bots ->
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
start-your-turn = Du bist am Zug, mit { $names }
start-game-with = Spiel mit { $names }
start-game-alone = Dein Solospiel
start-waiting = { $free ->
    [one] Dein Tisch wartet auf 1 Person
   *[other] Dein Tisch wartet auf { $free } Personen
}
start-round = Runde { $round }
start-resume = Weiterspielen
start-resume-named = Weiterspielen: { $names }
start-ways = Andere Arten zu spielen
start-way-solo = Solovariante
start-way-solo-about = Gegen den virtuellen Gegner: einfach, herausfordernd oder unbesiegbar
start-way-solo-explained = Nach jedem deiner Züge nimmt der Gegner das beste Puzzle seiner offenen Spalten. Hab am Ende mehr Punkte als er.
start-way-friends = Mit Freunden
start-way-friends-about = Ein eigener Tisch: Teile einen Link oder QR-Code
start-way-friends-explained = Du öffnest einen Tisch und teilst seinen Link. Das Spiel beginnt, wenn alle sitzen; freie Plätze können Bots bekommen.
start-way-screen = Ein Bildschirm
start-way-screen-about = Mehrere Personen, ein Gerät, das herumgeht
start-way-screen-explained = Alle spielen an diesem Gerät. Gebt es nach jedem Zug weiter.
start-lobby-about = Offene Tische und Spiele zum Zuschauen
start-lobby-counts = { $open ->
    [0] Kein offener Tisch
    [one] 1 offener Tisch
   *[other] { $open } offene Tische
} · { $running ->
    [0] kein Spiel zum Zuschauen
    [one] 1 Spiel zum Zuschauen
   *[other] { $running } Spiele zum Zuschauen
}
start-names = Wer spielt
start-name-of = Name von Spieler { $number }
start-all-options = Alle Möglichkeiten
start-open-table = Tisch öffnen
start-begin = Spielen
start-new-here = Neu hier?
start-learn = Lerne es in drei Minuten auf einem lebendigen Brett

new-title = Neues Spiel
new-lead = Wähle, was dir gefällt; alles andere ist sinnvoll gewählt. Was nicht zusammengeht, sagt warum.
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
new-edition-about = Die Regeln haben sich von Druck zu Druck geändert; jede Ausgabe wird genau so gespielt, wie sie gedruckt ist.
new-players = Zahl der Spieler
new-players-about = Wie viele am Tisch sitzen, Bots eingeschlossen.
new-expansions = Erweiterungen
new-expansions-about = Mehr Puzzles und Aktionen. Wähle beliebige, die die Ausgabe hat.
new-deluxe = Deluxe-Box
new-deluxe-about = 15 Teile jeder Form statt 10, für mehr Spieler und die Erweiterungen.
new-known-scores = Bekannte Punkte
new-known-scores-about = Alle sehen, was die anderen vollendet haben und wie viele Punkte sie haben.
new-endless-white = Endloses Weiß
new-endless-white-about = Ist der weiße Stapel leer, werden vollendete weiße Puzzles zu einem neuen gemischt.
new-seats = Wer wo sitzt
new-seats-about = Du kannst mehrere Plätze nehmen und das Gerät herumgeben.
new-seat = Platz { $number }
new-seat-me = Du
new-seat-here = Jemand hier
new-seat-open = Frei für jemanden
new-seat-bot = Bot, Stufe { $level }: { $name }
new-seat-me-about = Du spielst als { $name }.
new-seat-open-about = Wer den Link hat, kann sich setzen.
new-first = Startspieler
new-first-about = Wer beginnt; alle anderen folgen der Reihe nach.
new-first-lot = Das Los entscheidet
new-puzzles = Eigene Puzzles
new-puzzles-about = Füge bis zu { $most } eigene Puzzledateien zu denen des Spiels hinzu.
new-puzzles-file = Puzzledatei wählen
new-puzzles-type = Puzzledatei schreiben oder einfügen
new-puzzles-text = Der Text der Puzzledatei
new-puzzles-add = Diese Puzzles hinzufügen
new-puzzles-remove = Entfernen
new-puzzles-remove-named = { $title } entfernen
new-clock = Uhr
new-clock-about = Wie viel Zeit alle haben.
new-clock-none = Keine Uhr
new-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
new-clock-turn = Zeit pro Zug
new-clock-turn-about = Die gleiche Zeit für jeden Zug.
new-clock-bank = Zeit für das ganze Spiel
new-clock-bank-about = Ein Zeitvorrat für alle Züge, nach jedem kommt etwas dazu.
new-clock-days = Tage pro Zug
new-clock-days-about = Schau ab und zu herein; ein Spiel dauert Wochen.
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
new-clock-expiry = Wenn sie abläuft
new-clock-expiry-bot = Ein Bot spielt weiter
new-clock-expiry-end = Das Spiel endet
new-caretaker = Welcher Bot
new-caretaker-usual = Der übliche
new-public = Öffentlich
new-public-about = Steht für alle bei den Tischen. Sonst kann nur mitspielen oder zuschauen, wer den Link hat.
new-rated = Gewertet
new-rated-about = Zählt für die Rangliste. Alle brauchen ein Konto, einen Platz und eine Uhr; Bots können nicht mitspielen.
new-rated-account = Gewertete Spiele sind für Konten. Lege zuerst auf der Kontoseite eines an.
new-confirm = Züge bestätigen
new-confirm-about = Ein Zug endet, wenn du es sagst, sodass sich die letzte Aktion noch zurücknehmen lässt.

lobby-lead = Setz dich an einen Tisch, oder schau einem Spiel zu.
lobby-new = Tisch öffnen
lobby-open = Offene Tische
lobby-running = Spiele zum Zuschauen
lobby-none-open = Kein offener Tisch.
lobby-open-one = Einen öffnen
lobby-none-running = Gerade läuft kein öffentliches Spiel.
lobby-free = freier Platz
lobby-what = { $variant } · { $edition }
lobby-rated = gewertet
lobby-watch = Zuschauen
lobby-look = Ansehen
lobby-join = Mitspielen

records-lead = Gespielte Spiele, zum Ansehen, Herunterladen und Prüfen.
records-whose = Wessen Spiele
records-mine = Meine
records-public = Öffentliche
records-variant = Variante
records-all-variants = Alle Varianten
records-none = Noch wurde kein Spiel zu Ende gespielt.
records-none-mine = Du hast noch kein Spiel beendet.
records-play = Eines spielen
records-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
records-ended-played = zu Ende gespielt
records-ended-agreed = im Einvernehmen beendet
records-ended-resigned = durch Aufgabe beendet
records-ended-timeout = durch Zeitablauf beendet
records-ended-expired = von allen verlassen
records-ended-closed = vom Gastgeber geschlossen
records-download = Herunterladen
records-replay = Nachspielen
records-open = Aufzeichnung öffnen
records-open-about = Wähle eine Datei, oder ziehe sie hierher. Nur du siehst sie.

ladder-lead = Wer gewertete Spiele am besten spielt. Die Zahl sagt, wie gut jemand mindestens ist; sie wächst mit Siegen und mit Spielen.
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
player-account = Hier seit
player-played = Spiele
player-won = Siege
player-mean = Mittlere Punktzahl
player-rating = Wertung, { $variant }
player-rank = Rang { $rank }
player-by = Variante und Ausgabe
player-games = Spiele
player-no-games = Noch kein öffentliches Spiel.
player-mute = Nicht zeigen, was diese Person schreibt
player-unmute = Wieder zeigen, was diese Person schreibt

account-lead-in = Du bist angemeldet als { $name }.
account-lead-out = Du kannst ohne Konto spielen. Mit einem bist du in jedem Browser dieselbe Person, behältst deine Spiele und kannst gewertete spielen.
account-register = Konto anlegen
account-register-about = Ein Name und ein Passwort, sonst nichts. Deine bisherigen Spiele bleiben deine.
account-register-submit = Konto anlegen
account-login = Anmelden
account-login-about = Die Spiele, die du als Gast spielst, werden deine.
account-login-submit = Anmelden
account-password = Passwort
account-password-about = Mindestens { $shortest } Zeichen. Niemand kann es dir wieder sagen, also bewahre es gut auf.
account-name = Name des Kontos
account-name-about = Alle sehen ihn; kein anderes Konto hat denselben.
account-profile = Deine Seite, wie andere sie sehen
account-save = Speichern
account-saved = Gespeichert.
account-new-password = Passwort
account-new-password-about = Nach einer Änderung bist du überall sonst abgemeldet.
account-old = Altes Passwort
account-new = Neues Passwort
account-sessions = Wo du angemeldet bist
account-sessions-about = Beende eine Sitzung, die du nicht kennst oder nicht mehr brauchst.
account-session-unknown = Unbekanntes Programm
account-session-here = hier
account-session-end = Beenden
account-session-end-named = Sitzung von { $agent } beenden
account-logout = Abmelden
account-logout-about = Nur auf diesem Gerät.
account-data = Deine Daten
account-data-about = Nimm alles mit, was über dich gespeichert ist, oder lass es löschen.
account-export = Herunterladen
account-delete = Mich löschen
account-delete-title = Dich löschen
account-delete-sure = Das lässt sich nicht rückgängig machen
account-delete-about = Du verlässt alle Spiele, die nicht zu Ende sind. Dein Name, dein Chat, deine Wertungen und dein Passwort werden gelöscht; was gespielt wurde, bleibt ohne deinen Namen.
account-delete-yes = Mich endgültig löschen

settings-lead = Sie bleiben auf diesem Gerät und gelten sofort.
settings-group-look = Aussehen
settings-group-play = Spielen
settings-group-words = Worte
settings-group-signals = Signale
settings-language = Sprache
settings-language-about = Wechselt auch im laufenden Spiel.
settings-theme = Farbschema
settings-theme-about = Farben des Tisches.
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-marks = Zeichen auf Teilen
settings-marks-about = Woran man Teile ohne Farben unterscheidet.
settings-marks-auto = Wie das Farbschema
settings-marks-letters = Buchstaben
settings-marks-patterns = Muster
settings-marks-both = Beides
settings-marks-none = Keine
settings-speed = Bewegung
settings-speed-about = Wie schnell sich auf dem Tisch etwas bewegt.
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Mittel
settings-auto-confirm = Züge von selbst bestätigen
settings-auto-confirm-about = Ob ein Zug weitergeht, wenn alle Aktionen genutzt sind. Der Ring gibt drei Sekunden zum Zurücknehmen, und nur gegen Bots.
settings-auto-confirm-off = Nie
settings-auto-confirm-ring = Nach einem Ring
settings-auto-confirm-at-once = Sofort
settings-take-with-one-tap = Mit einem Tippen nehmen
settings-take-with-one-tap-about = Ein Tippen auf ein Puzzle nimmt es, ohne noch einmal zu fragen.
settings-single-keys = Tasten
settings-single-keys-about = Einzelne Buchstaben wirken auf den Tisch: Q und E drehen, F wendet, U nimmt zurück, ? zeigt alle.
settings-piece-names = Namen der Teile
settings-piece-names-about = Ob Sätze „blauer Dreier“ oder I3 sagen.
settings-piece-names-auto = In den ersten Spielen
settings-piece-names-on = Immer
settings-piece-names-off = Nie
settings-notation = Notation im Protokoll
settings-notation-about = Jede Aktion auch so, wie sie in Aufzeichnungen steht, etwa place V3@1 c3.
settings-chat = Unterhaltung
settings-chat-about = Zeigen, was andere am Tisch schreiben.
settings-sound = Töne
settings-sound-about = Kurze Töne für das, was geschieht; alles ist auch zu sehen.
settings-notifications = Benachrichtigungen
settings-notifications-about = Eine Meldung des Browsers, wenn du am Zug bist und woanders hinsiehst.
settings-notifications-impossible = Dieser Browser erlaubt Benachrichtigungen nur über https oder auf diesem Rechner. Stattdessen meldet der Titel des Tabs deinen Zug.
settings-notifications-denied = Dem Browser sind Benachrichtigungen verboten. Erlaube sie in seinen Einstellungen.

about-lead = Project L im Browser, im Terminal und als Python-Bibliothek.
about-unofficial-title = Inoffiziell
about-unofficial = Dies ist eine freie Version, von Spielern gemacht. Sie hat mit dem Verlag und den Autoren des Brettspiels nichts zu tun. Alle Zeichnungen, Farben und Texte sind unsere eigenen. Wenn es dir gefällt, kauf die Schachtel.
about-licence-title = Lizenzen
about-licence = Das Programm ist freie Software unter der MIT-Lizenz. Was sonst noch in deinen Browser kommt, ist gemacht mit:
about-privacy-title = Deine Daten
about-privacy = Keine Verfolgung und keine Dritten. Der Server behält deinen Namen, deine Spiele und was du am Tisch schreibst; auf der Kontoseite kannst du es mitnehmen oder löschen lassen.
about-version = Fassung { $version }

replay-title = Nachspielen
replay-none = Wähle ein Spiel bei den Aufzeichnungen, oder öffne dort eine Datei.
replay-controls = Nachspielen
replay-scrubber = Zeitpunkt des Spiels
replay-position = Aktion { $number } von { $total }
replay-start = Der Anfang des Spiels
replay-round-of = Runde { $round }, { $name }
replay-turn-of = Zug { $turn }, { $name }
replay-first = Zum Anfang
replay-back = Eine Aktion zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Eine Aktion weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-graph = Verlauf
replay-graph-points = Punkte
replay-graph-pieces = Teile
replay-graph-name = { $name } { $value }
replay-graph-label = { $kind ->
    [pieces] Teile im Lauf des Spiels. Jetzt: { $now }.
   *[points] Punkte im Lauf des Spiels. Jetzt: { $now }.
}
replay-log = Was geschah
replay-now = Zurück zu jetzt
replay-viewer = Wessen Sicht
replay-spectator = Als Zuschauer
replay-as = Als { $name }
replay-link = Link zu diesem Zeitpunkt kopieren
replay-link-copied = Der Link zu diesem Zeitpunkt ist kopiert.
replay-link-in-address = Der Link zu diesem Zeitpunkt steht in der Adresszeile.
replay-download = Aufzeichnung herunterladen
replay-verify = Mischen prüfen
replay-verify-about = Vor dem Spiel hat der Server eine Prüfsumme des Startwerts veröffentlicht, der die Puzzles mischt. Jetzt wird der Startwert genannt, und alle können nachprüfen.
replay-hash = Veröffentlichte Prüfsumme
replay-no-hash = Diese Aufzeichnung hat keine.
replay-seed = Startwert
replay-matches = Das Mischen stimmt.
replay-differs = Das Mischen passt nicht zur Prüfsumme.
replay-seed-later = Der Startwert wird genannt, wenn das Spiel zu Ende ist.
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

rules-live-try = Spiel es
rules-live-close = Brett schließen
rules-live-next = Nächsten Schritt zeigen
rules-live-reset = Noch einmal von vorn
rules-live-begin = Du bist am Zug. Probier es selbst, oder lass es dir Schritt für Schritt zeigen.

rules-example-take = Du nimmst das dritte Puzzle der weißen Reihe. Ein neues kommt vom Stapel.
rules-example-take-deck = Du nimmst das oberste Puzzle des weißen Stapels, ohne es gesehen zu haben.
rules-example-piece = Du nimmst einen gelben Einer aus dem allgemeinen Vorrat.
rules-example-piece-missing = Im allgemeinen Vorrat ist kein gelber Einer mehr, also kommt ein anderes Teil an seine Stelle.
rules-example-upgrade-missing = Stufe 3 ist aus, also wird ein Zweier zu einem Teil der Stufe 4.
rules-example-exchange = Ein Teil geht auf eine beliebige niedrigere Stufe, oder zu einer anderen Form seiner Stufe.
rules-example-recycle = Die weiße Reihe kommt in der Reihenfolge deiner Wahl unter ihren Stapel, und vier neue Puzzles kommen.
rules-example-reward-missing = Die Belohnung ist im allgemeinen Vorrat aus. Sieh, was du stattdessen bekommst.
rules-example-end = Das letzte schwarze Puzzle des Stapels wird aufgedeckt: Diese Runde geht zu Ende, und eine weitere wird gespielt.
rules-example-end-black = Danach darfst du pro Zug ein schwarzes Puzzle nehmen.
rules-example-scoring = Niemand legt mehr: Die Punkte werden gezählt.
rules-example-solo-lock = Du nimmst ein Puzzle aus einer blockierten Spalte, und eine ihrer Blockaden geht an den Gegner.
rules-example-solo-locked = Alle Spalten sind blockiert: Jede verliert eine Blockade, und der Gegner nimmt nichts.
rules-example-line-clear = Du nimmst aus den linken Reihen, während der dritte Spieler aus den rechten nimmt.
rules-example-level-up = Die Belohnung ist ein Pfeil: Er wertet ein Teil um eine Stufe auf.
rules-example-level-up-two = Die Belohnung sind zwei Pfeile.
rules-example-ambassador = Ein Ambassador-Puzzle wirkt wie eine weitere Masteraktion.
rules-example-phoenix = Ein Phönix-Puzzle ist 6 Punkte wert.
rules-example-endless = Der weiße Stapel ist leer, und vollendete weiße Puzzles kommen zurück.

play-your-pieces = Deine Teile
play-actions = Aktionen
play-piece = Teil der Stufe 1
play-exchange = Tauschen
play-master = Masteraktion
play-master-used = Masteraktion genutzt
play-ambassador = Ambassador-Aktion ({ $count })
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
play-fits = Passt
play-take = Nehmen
play-take-piece = { PIECE($piece, case: "acc") } nehmen
play-offer = Das gewählte Puzzle der Auslage
play-take-reveals = Ein neues Puzzle wird aufgedeckt: Das lässt sich nicht zurücknehmen.
play-cancel = Abbrechen
play-skip = Überspringen
play-undo = Zurücknehmen
play-undo-not-past = Zurücknehmen (nicht vor das neue Puzzle)
play-restart = Zug neu beginnen
play-restart-nothing = Es gibt nicht mehrere Aktionen zurückzunehmen.
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
play-no-connection = Gerade gibt es keine Verbindung. Sie kommt von selbst wieder.
play-moved-on = Der Tisch hat sich inzwischen geändert.
play-wait = Einen Augenblick, bitte.
play-took-it = { $name } hat es genommen. Deine Aktion ist nicht verbraucht.
play-pass-to = { $name } ist dran. Gib das Gerät weiter.
play-pass-go = { $name } spielt
play-fold = Einklappen, um den Tisch zu sehen
play-unfold = Die Wahl wieder zeigen

play-you-give = Du gibst
play-choose-give = Wähle das Teil, das du gibst.
play-choose-first = Wähle zuerst eines.
play-cannot-give = Dieses Teil lässt sich jetzt nicht tauschen. Wähle ein anderes.
play-group-up = Eine Stufe höher
play-group-same = Gleiche Stufe
play-group-lower = Niedriger
play-group-one = Ein Pfeil
play-group-two = Zwei Pfeile
play-level-empty = Im allgemeinen Vorrat ist nichts von Stufe { $level }, also zählt die nächste Stufe.
play-reward-missing = Im allgemeinen Vorrat fehlt: { PIECE($piece) }.
play-level-up = { $arrows ->
    [one] Werte ein Teil auf
   *[other] Zwei Pfeile: Werte ein Teil um zwei Stufen auf, oder zwei Teile um eine
}
play-order-puzzle = Puzzle { $slot }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Belohnung { PIECE($reward) }

play-recycle-title = { $deck ->
    [black] Schwarze Reihe recyceln
   *[white] Weiße Reihe recyceln
}
play-recycle-about = Die Puzzles kommen in dieser Reihenfolge unter den Stapel; neue kommen an ihre Stelle.
play-recycle-reveals = Neue Puzzles werden aufgedeckt: Das lässt sich nicht zurücknehmen.
play-recycle-instead = { $deck ->
    [black] Lieber die schwarze Reihe
   *[white] Lieber die weiße Reihe
}
play-earlier = Puzzle { $place }: einen Platz früher
play-later = Puzzle { $place }: einen Platz später
play-is-first = Es ist schon das erste.
play-is-last = Es ist schon das letzte.
play-split-into = { PIECE($piece, case: "acc") } zerlegen in …
play-split-about = Danach darfst du auf jedes Puzzle ein neues Teil legen.
play-split-filter = Nur Zerlegungen mit diesem Teil zeigen

play-with-your-pieces = Mit deinen Teilen:
play-needs = { $count ->
    [one] Es fehlt noch eines: { PIECE($pieces) }
   *[other] Es fehlen noch { $count }: { PIECE($pieces) }
}
play-hint-begin = Nimm zum Anfang ein Puzzle: Wähle eines der ausliegenden.
play-hint-place = Ziehe ein Teil auf ein Puzzle. Oder tausche es, nimm ein Teil der Stufe 1 oder ein Puzzle.
play-hint-get-pieces = Besorge dir passende Teile: Nimm ein Teil der Stufe 1, tausche eines, oder nimm noch ein Puzzle.
play-hint-choose-puzzle = Wähle ein Puzzle mit Ring.
play-hint-fits-nowhere = Dieses Teil passt gerade auf keines deiner Puzzles. Tausche es, oder behalte es.
play-hint-fits = { $completes ->
    [yes] Es passt und vollendet das Puzzle. Drücke noch einmal darauf, oder auf Legen.
   *[no] Es passt. Drücke noch einmal darauf, oder auf Legen.
}
play-hint-complete = Dein Zug ist vollständig. Bestätige ihn, oder nimm etwas zurück.
play-hint-touches = Du darfst noch Teile legen, jedes für 1 Punkt. Drücke dann auf Fertig.

play-your-score = Deine Wertung
play-score-pile = { $count ->
    [one] Siegpunktstapel, 1 Puzzle
   *[other] Siegpunktstapel, { $count } Puzzles
}
play-score-touched = Durch Abschlussaktionen vollendet
play-score-touches = Gelegte Teile, { $count }
play-score-unfinished = { $count ->
    [one] Unvollendet, 1 Puzzle
   *[other] Unvollendet, { $count } Puzzles
}
play-score-now = Jetzt
play-touch-gain = { $now } → { $after }
play-touch-gain-of = { PIECE($piece, case: "acc") } hierher legen: { $now } → { $after }
play-touch-completion = { $count ->
    [one] Puzzle { $slot } lässt sich mit 1 Teil vollenden: { $now } → { $after }
   *[other] Puzzle { $slot } lässt sich mit { $count } Teilen vollenden: { $now } → { $after }
}
play-touch-no-gain = Kein Puzzle lässt sich mit Gewinn vollenden.
play-other-done = fertig
play-other-placing = legt noch
play-done-really = Schon fertig?
play-done-better = Noch ein Teil würde deine Wertung von { $now } auf { $after } ändern.
play-back-to-table = Zurück zum Tisch

key-title = Tasten
key-region = nächster, voriger Teil des Tisches
key-arrows = in einem Teil bewegen; das Teil auf dem Puzzle bewegen
key-do = wählen, ausführen
key-back = einen Schritt zurück
key-stack = ein Teil deines Vorrats aufnehmen
key-puzzle = zu deinem Puzzle
key-turn = links drehen, rechts drehen, wenden
key-next = nächste, vorige passende Stelle
key-rows = zu den Reihen, zu den Stapeln
key-actions = Teil der Stufe 1, tauschen, Masteraktion
key-more-actions = recyceln, Ghost Piece zerlegen, Ambassador-Aktion
key-undo = zurücknehmen, Zug neu beginnen
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
sr-place-free = Platz { $slot }, frei
sr-place = Zeile { $row }, Spalte { $column }
sr-cell-empty = Zeile { $row }, Spalte { $column }, leer
sr-cell-board = Zeile { $row }, Spalte { $column }, Rand
sr-cell-piece = Zeile { $row }, Spalte { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) }: { $count }
sr-stack-new = { PIECE($piece) }: { $count }, neu
sr-stack-no-fit = { PIECE($piece) }: { $count }, passt jetzt nirgends
sr-stack-not-given = { PIECE($piece) }: { $count }, lässt sich nicht geben
sr-reserve-piece = { PIECE($piece) }, { $count } im allgemeinen Vorrat
sr-tiling = { PIECE($ghost) } als { PIECE($pieces) }
sr-picked = In der Hand: { PIECE($piece) }. { $count ->
    [0] Es passt auf keines deiner Puzzles.
    [one] Es passt auf Puzzle { $slots }.
   *[other] Es passt auf die Puzzles { $slots }.
}
sr-covers = Passt nicht, es würde verdecken: { PIECE($piece, case: "acc") }.
sr-lies = { PIECE($piece) } auf Puzzle { $slot }, Zeile { $row }, Spalte { $column }: passt, { $open ->
    [0] das Puzzle wäre vollendet.
    [one] 1 Feld bleibt offen.
   *[other] { $open } Felder bleiben offen.
} { $count ->
    [one] Es ist die einzige Stelle.
   *[other] { $count } Stellen auf diesem Puzzle.
}
sr-lies-not = { PIECE($piece) } auf Puzzle { $slot }, Zeile { $row }, Spalte { $column }. { $reason } { $count ->
    [0] Auf diesem Puzzle ist keine Stelle dafür.
    [one] Auf diesem Puzzle ist 1 Stelle.
   *[other] Auf diesem Puzzle sind { $count } Stellen.
}
sr-take-selected = { $reveals ->
    [yes] Drücke noch einmal, um es zu nehmen. Ein neues Puzzle wird aufgedeckt: Das lässt sich nicht zurücknehmen.
   *[no] Drücke noch einmal, um es zu nehmen.
}
sr-turn-complete = Zug vollständig. Bestätige ihn, oder nimm etwas zurück.
sr-your-turn = { $name ->
    [none] Du bist am Zug.
   *[other] { $name }, du bist am Zug.
} { $actions ->
    [one] 1 Aktion.
   *[other] { $actions } Aktionen.
} { $puzzles ->
    [one] 1 Puzzle
   *[other] { $puzzles } Puzzles
}, { $pieces ->
    [one] 1 Teil.
   *[other] { $pieces } Teile.
}
sr-touches = Abschlussaktionen. { $pieces ->
    [one] Du hast 1 Teil.
   *[other] Du hast { $pieces } Teile.
}

close = Schließen
part-failed = Dieser Teil ist ausgefallen. Der Rest des Tisches läuft weiter.
part-reload = Wieder zeigen
bot-of-level = Stufe { $level }
name-numbered = { $name } ({ $number })

table-title = project L
table-title-turn = ● Du bist am Zug · project L
table-home = project L, zum Start
table-heading = Der Tisch
table-menu = Menü
table-your-turn = Du bist am Zug
table-turn-of = Am Zug: { $name }
table-turn-complete = Zug vollständig
table-actions-left = { $count ->
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
    [one] noch 1 schwarzes Puzzle im Stapel
   *[other] noch { $count } schwarze Puzzles im Stapel
}
table-last-round = Letzte Runde
table-end-near = Das Ende naht
table-end-reason = { $stage ->
    [last-round] { $variant ->
        [solo] Der Stapel ist leer. Nach dieser Runde kommen die Abschlussaktionen.
       *[other] Der schwarze Stapel ist leer. Nach dieser Runde kommen die Abschlussaktionen.
    }
   *[other] { $variant ->
        [line-clear] Der schwarze Stapel ist leer. Das Spiel endet, wenn der Startspieler beide Marker wieder erhalten hat.
        [solo] Der Stapel ist leer. Diese Runde und noch eine.
       *[standard] Der schwarze Stapel ist leer. Diese Runde und noch eine.
    }
}
table-touches = Abschlussaktionen
table-touches-explained = Jedes gelegte Teil kostet 1 Punkt. Nichts kommt zurück.
table-touches-done = fertig
table-touches-open = { $count ->
    [one] Noch { $count } Feld ist frei
   *[other] Noch { $count } Felder sind frei
}
table-touches-full = Vollendet
table-touches-nothing = Du hast kein unvollendetes Puzzle. Es bleibt nichts zu tun.

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
table-plan-if = Wenn dein Zug jetzt endete:
table-plan-most-points = { $points ->
    [one] Er nähme das Puzzle mit 1 Punkt aus Spalte { $column }, das Meiste in seinen offenen Spalten. Die Spalte hätte dann { $locks } Blockaden.
   *[other] Er nähme das Puzzle mit { $points } Punkten aus Spalte { $column }, das Meiste in seinen offenen Spalten. Die Spalte hätte dann { $locks } Blockaden.
}
table-plan-reading-order = { $points ->
    [one] Er nähme das Puzzle mit 1 Punkt aus Spalte { $column }, das erste von mehreren gleichen. Die Spalte hätte dann { $locks } Blockaden.
   *[other] Er nähme das Puzzle mit { $points } Punkten aus Spalte { $column }, das erste von mehreren gleichen. Die Spalte hätte dann { $locks } Blockaden.
}
table-plan-all-locked = Alle Spalten sind blockiert: Er nähme nichts, und jede verlöre eine Blockade.
table-plan-nothing-open = Seine offenen Spalten sind leer: Er nähme nichts.

table-your-mat = Dein Tableau
table-mat-of = Tableau von { $name }
table-puzzles-of-four = { $count } von 4 Puzzles
table-done = { $count } fertig
table-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
table-points-short = { $count ->
    [one] 1 P.
   *[other] { $count } P.
}
table-take-a-puzzle = Nimm ein Puzzle
table-take-to-begin = Nimm zum Anfang ein Puzzle
table-away = abwesend { $time }
table-bot-plays = ein Bot spielt
table-watch-seat = { $name } zusehen
table-follow = Dem Zug folgen
sr-chip = { $completed ->
    [one] { $name }, 1 Puzzle vollendet. Tableau zeigen.
   *[other] { $name }, { $completed } Puzzles vollendet. Tableau zeigen.
}
sr-clock = noch { $time }
sr-clock-low = Weniger als 30 Sekunden.
table-clock-low = knapp
table-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}

table-side-panel = Protokoll und Unterhaltung
table-log = Protokoll
table-log-empty = Noch ist nichts geschehen.
table-log-round = Runde { $round }
table-log-turn = Zug { $turn }
table-show-moment = Diesen Zeitpunkt ansehen
table-chat = Unterhaltung
table-chat-empty = Noch hat niemand etwas geschrieben.
table-chat-off = Die Unterhaltung ist ausgeschaltet.
table-chat-on = Unterhaltung einschalten
table-chat-switch-off = Unterhaltung ausschalten
table-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
table-message = Nachricht an den Tisch
table-send = Senden
table-mute = { $name } stummschalten
table-muted = Von { $name } hörst du nichts mehr.
table-help = Hilfe
table-help-take = Nehmen: Wähle ein Puzzle einer Reihe oder einen Stapel. Vier unvollendete darfst du haben.
table-help-place = Legen: Wähle eines deiner Teile, dann wo es liegt. Ein volles Puzzle gibt dir Punkte, Belohnung und alle Teile zurück.
table-help-piece = Teil der Stufe 1: Nimm einen Einer aus dem allgemeinen Vorrat.
table-help-exchange = Tauschen: Gib ein Teil für eines der gleichen oder einer niedrigeren Stufe, oder eine Stufe höher.
table-help-recycle = Recyceln: Lege eine ganze Reihe unter ihren Stapel und lege sie neu aus.
table-help-master = Masteraktion: Lege ein Teil auf jedes deiner Puzzles, einmal pro Zug.
table-help-end = Ein Zug hat drei Aktionen. Ist der schwarze Stapel leer (solo: der Stapel), werden diese Runde und noch eine gespielt.
table-rules = Regeln

table-game = Dieses Spiel
table-ask-takeback = Um Zurücknahme bitten
table-takeback-open = Um Zurücknahme ist schon gebeten.
table-takeback-asked = { $count ->
    [one] { $name } möchte die letzte Aktion zurücknehmen.
   *[other] { $name } möchte die letzten { $count } Aktionen zurücknehmen.
}
table-takeback-waiting = { $count ->
    [one] 1 Aktion zurücknehmen: Die anderen müssen noch zustimmen.
   *[other] { $count } Aktionen zurücknehmen: Die anderen müssen noch zustimmen.
}
table-handover = An einen Bot übergeben
table-handover-about = Ein Bot spielt für { $name }, bis du zurückkommst.
table-handed-over = Ein Bot spielt für { $name }.
table-return = Selbst weiterspielen
table-offer-end = Spielende vorschlagen
table-end-asked = { $name } schlägt vor, das Spiel jetzt ohne Ergebnis zu beenden.
table-end-waiting = Du schlägst vor, das Spiel jetzt zu beenden. Die anderen sind gefragt.
table-resign = Aufgeben
table-resign-about = { $players ->
    [1] Das Spiel endet jetzt, ohne Ergebnis.
    [2] Das Spiel endet jetzt, und die andere Seite hat gewonnen.
   *[other] Du verlässt das Spiel, und ein Bot spielt für dich weiter.
}
table-agree = Zustimmen
table-decline = Ablehnen
table-cancel = Abbrechen
table-leave = Gehen
table-replay = Nachspielen
table-connection-lost = Verbindung verloren. Neuer Versuch …
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
table-sit-here = Hier sitzen
table-sit-same-screen = Jemand an diesem Bildschirm
table-stand-up = Aufstehen
table-your-name = Dein Name
table-guest = Gast
table-bot = Bot
table-fill-with-bots = Mit Bots auffüllen
table-link = Link zu diesem Tisch
table-copy-link = Link kopieren
table-link-copied = Der Link ist kopiert.
table-link-marked = Der Link ist markiert: Kopiere ihn mit der Tastatur.
table-link-local = Diese Adresse gilt nur auf diesem Rechner. Für andere starte den Server mit --lan.
table-share = Teilen
table-qr = QR-Code des Links zu diesem Tisch
table-not-found = Dieses Spiel gibt es nicht
table-not-found-about = Vielleicht ist der Link falsch geschrieben, oder das Spiel wurde geschlossen, weil es lange niemand gespielt hat.
table-to-start = Zum Start

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
    [one] Die Punkte haben entschieden: 1 Punkt.
   *[other] Die Punkte haben entschieden: { $score } Punkte.
}
table-decided-completed = { $score ->
    [one] Beide haben 1 Punkt. Vollendete Puzzles haben entschieden: { $first } { $completed }, { $second } { $completed2 }.
   *[other] Beide haben { $score } Punkte. Vollendete Puzzles haben entschieden: { $first } { $completed }, { $second } { $completed2 }.
}
table-decided-pieces = { $score ->
    [one] Beide haben 1 Punkt und { $completed } vollendete Puzzles. Übrige Teile haben entschieden: { $first } { $pieces }, { $second } { $pieces2 }.
   *[other] Beide haben { $score } Punkte und { $completed } vollendete Puzzles. Übrige Teile haben entschieden: { $first } { $pieces }, { $second } { $pieces2 }.
}
table-decided-shared = Punkte, vollendete Puzzles und übrige Teile sind gleich.
table-decided-solo-tie = { $score ->
    [one] Beide haben 1 Punkt, und ein Gleichstand gehört dem Gegner.
   *[other] Beide haben { $score } Punkte, und ein Gleichstand gehört dem Gegner.
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
table-ended-agreed = Ihr habt euch auf das Ende geeinigt
table-ended-resigned = { $name } hat aufgegeben
table-ended-timeout = Die Zeit von { $name } ist um
table-ended-expired = Das Spiel wurde geschlossen
table-ended-unplayed = Es wurde nicht zu Ende gespielt, also gibt es keine Endwertung.
table-play-again = Noch einmal spielen
table-rematch-join = Beim nächsten Spiel mitmachen
table-record = Aufzeichnung
table-look = Tisch ansehen
table-verify = Mischen prüfen
