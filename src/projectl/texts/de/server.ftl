# Was der Server sagt: abgelehnte Anfragen, Nachrichten der Tische.

command-unknown-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
seat-not-yours = Platz { $number } gehört dir nicht.
seat-taken = Platz { $number } ist besetzt.
seat-is-open = Auf Platz { $number } sitzt niemand.
seat-not-handed-over = Auf Platz { $number } spielst du schon selbst.
seat-handed-over = Auf Platz { $number } spielt ein Bot; übernimm ihn zuerst wieder.
seat-resigned = Platz { $number } hat aufgegeben.
seat-clock-empty = Die Uhr von Platz { $number } ist abgelaufen, also spielt der Bot weiter.
not-the-host = Das kann nur, wer das Spiel angelegt hat.
game-not-started = Das Spiel beginnt, wenn alle Plätze besetzt sind.
game-has-started = Das Spiel hat begonnen; übergib deinen Platz einem Bot, oder gib auf.
game-is-over = Das Spiel ist zu Ende.
game-not-over = Das Spiel ist noch nicht zu Ende.
game-unknown = Dieses Spiel gibt es nicht.
rematch-exists = Es gibt schon eine Revanche.
takeback-range = Zurück geht es zu den Aktionen 0 bis { $last }, nicht zu { $found }.
takeback-open = Es gibt schon eine Bitte um Zurücknahme; beantworte sie zuerst.
takeback-none = Niemand hat um eine Zurücknahme gebeten.
clock-not-expired = Die Uhr von Platz { $number } ist nicht abgelaufen.
command-id-used = Die Befehlskennung { $id } wurde schon für einen anderen Befehl benutzt.
name-wanted = Ein Name hat 1 bis { $limit } druckbare Zeichen.
chat-wanted = Eine Nachricht hat 1 bis { $limit } druckbare Zeichen.
clock-seconds = Eine Uhr braucht mindestens eine Sekunde.
setup-seats = { $found } Plätze sind genannt; das Spiel hat { $wanted }.
identity-wanted = Wer bist du? Hole dir zuerst einen Gastausweis.
origin-refused = Diese Seite darf mit diesem Server nicht sprechen.
host-refused = Diesen Namen hat der Server nicht.
too-many = Zu viele Anfragen. Versuche es in { $seconds } s noch einmal.
too-large = Die Anfrage ist zu groß.
message-malformed = Die Nachricht ist nicht verständlich: { $reason }.
not-stored = Der Befehl konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt. Versuche es noch einmal.
server-stopping = Der Server hält an.
replay-other-rules = Das Spiel wurde unter Fassung { $found } der Regeln begonnen und lässt sich unter Fassung { $known } nicht Zug für Zug zeigen.
replay-too-long = Eine Wiedergabe zeigt höchstens { $limit } Aktionen; dieses Spiel hat mehr.
server-busy = Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.
internal-error = Auf dem Server ist etwas schiefgegangen.

notice-name = Der Server
notice-expires = Hier wurde lange nicht gespielt. Am { $day } wird dieses Spiel geschlossen, wenn niemand weiterspielt.

account-exists = Du hast schon ein Konto.
account-wanted = Dafür braucht es ein Konto.
name-taken = Der Name { $name } ist vergeben. Wähle einen anderen.
password-wanted = Ein Passwort hat { $least } bis { $limit } Zeichen.
login-wrong = Diesen Namen mit diesem Passwort gibt es nicht.
session-unknown = Diese Sitzung gibt es nicht.
player-unknown = Diesen Spieler gibt es nicht.

rated-account = Gewertete Spiele sind für Spieler mit Konto.
rated-one-seat = In einem gewerteten Spiel hat jeder einen Platz.
rated-players = Ein gewertetes Spiel hat mindestens zwei Spieler.
rated-bots = Gewertete Spiele werden ohne Bots gespielt.
rated-handover = In einem gewerteten Spiel kann kein Bot für dich spielen. Du kannst aufgeben.
rated-clock = Ein gewertetes Spiel braucht eine Uhr.
rated-expiry = In einem gewerteten Spiel zu dritt und mehr spielt für den, dessen Zeit abläuft, ein Bot weiter; es endet nicht.
rated-own-puzzles = Spiele mit eigenen Puzzles werden nicht gewertet.

client-missing = Die Seiten des Spiels sind nicht gebaut
client-missing-about = Dieser Server läuft, wurde aber aus den Quellen ohne den Teil für den Browser gestartet. Führe in seinem Ordner "make client" aus (es braucht Node.js) und lade diese Seite neu. Programme können schon spielen: siehe docs/protocol.md.

admin-no-database = In { $path } ist keine Datenbank. Nenne eine andere mit --database, oder starte zuerst einen Server.
admin-database-fault = Die Datenbank lässt sich nicht benutzen: { $reason }.
admin-other-schema = Die Datenbank hat Schema { $found }, dieses Programm { $wanted }. Bringe sie auf den Stand mit: projectl admin migrate
admin-newer-schema = Die Datenbank hat Schema { $found } von einem neueren Programm; dieses kennt bis { $wanted }.
admin-file-exists = { $path } gibt es schon. Wähle einen anderen Namen.
admin-no-file = Es gibt keine Datei { $path }.
admin-no-backup = { $path } ist keine Sicherung dieser Art von Datenbank.
admin-tool-missing = Dafür braucht es { $tool } aus den Client-Programmen von PostgreSQL. Installiere sie zuerst.
admin-tool-failed = { $tool } ist gescheitert: { $reason }.
