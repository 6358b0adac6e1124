# Was der Server sagt: abgelehnte Anfragen, Nachrichten der Tische.

command-unknown-seat = Platz { $seat } gibt es nicht. Die Plätze sind 0 bis { $last }.
seat-not-yours = Platz { $number } gehört dir nicht.
seat-taken = Platz { $number } ist besetzt.
seat-is-open = Auf Platz { $number } sitzt niemand.
seat-not-handed-over = Auf Platz { $number } spielst du schon selbst.
seat-handed-over = Auf Platz { $number } spielt ein Bot. Übernimm zuerst wieder selbst.
seat-resigned = Wer auf Platz { $number } saß, hat aufgegeben.
seat-clock-empty = Die Zeit von Platz { $number } ist abgelaufen, also spielt der Bot weiter.
not-the-host = Das kann nur, wer den Tisch geöffnet hat.
game-not-started = Das Spiel beginnt, wenn alle Plätze besetzt sind.
game-has-started = Das Spiel hat begonnen. Übergib deinen Platz einem Bot oder gib auf.
game-is-over = Das Spiel ist zu Ende.
game-not-over = Das Spiel ist noch nicht zu Ende.
game-unknown = Dieses Spiel gibt es nicht.
rematch-exists = Es gibt schon eine Revanche.
takeback-range = Zurücknehmen kannst du bis zu Aktion 0 bis { $last }, nicht { $found }.
takeback-open = Es gibt schon eine Bitte um Zurücknahme. Beantworte sie zuerst.
takeback-none = Niemand hat um eine Zurücknahme gebeten.
takeback-other-rules = Das Spiel begann mit Version { $found } der Regeln; mit Version { $known } lassen sich seine Aktionen nicht zurücknehmen.
clock-not-expired = Platz { $number } hat noch Zeit.
command-id-used = Die Befehlskennung { $id } wurde schon für einen anderen Befehl benutzt.
name-wanted = Ein Name hat 1 bis { $limit } druckbare Zeichen.
chat-wanted = Eine Nachricht hat 1 bis { $limit } druckbare Zeichen.
clock-seconds = Eine Uhr braucht mindestens eine Sekunde.
setup-seats = Angegebene Plätze: { $found }, Spieler: { $wanted }. Gib für jeden Spieler einen Platz an.
identity-wanted = Wer bist du? Hol dir zuerst eine Gastkennung.
origin-refused = Diese Seite darf nicht mit diesem Server sprechen.
host-refused = Unter diesem Namen antwortet der Server nicht.
too-many = Zu viele Anfragen. Versuche es in { $seconds } s noch einmal.
too-many-games = Du hast zu viele unbeendete Spiele (höchstens { $limit }). Beende zuerst eines davon.
too-many-sets = Deine eigenen Puzzlesätze belegen mehr als { $limit } KiB in Spielen, die noch laufen oder heute begonnen wurden. Beende eines davon oder versuche es morgen wieder.
too-many-mutes = Du hast zu viele Personen stummgeschaltet (höchstens { $limit }). Hebe zuerst eine Stummschaltung auf.
too-large = Die Anfrage ist zu groß.
message-malformed = Die Nachricht ist nicht lesbar: { $reason }.
address-malformed = Die Adresse ist nicht lesbar.
few-open-files = Das System lässt den Server nur { $found } Dateien und Verbindungen zugleich öffnen. Ratsam sind mindestens { $wanted } (ulimit -n oder LimitNOFILE in der systemd-Unit).
not-stored = Dein Zug wurde nicht gespeichert. Versuche es noch einmal.
server-stopping = Der Server wird beendet.
replay-other-rules = Das Spiel begann mit Version { $found } der Regeln; mit Version { $known } lässt es sich nicht Zug für Zug zeigen.
replay-too-long = Dieses Spiel ist zum Nachspielen zu lang (höchstens { $limit } Aktionen).
server-busy = Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.
database-away = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
game-unreadable = Dieses Spiel lässt sich nicht mehr öffnen und wurde ohne Wertung geschlossen. Seine Aufzeichnung kannst du noch herunterladen.
not-ready = Dieser Teil des Servers funktioniert nicht: { $part } ({ $reason }).
not-ready-database = Die Datenbank antwortet nicht ({ $reason }).
not-ready-database-deleted = Die Datenbankdatei wurde gelöscht, während der Server lief. Bis sie wieder da ist, wird nichts gespeichert.
not-ready-database-replaced = Die Datenbankdatei wurde ersetzt, während der Server lief. Starte ihn neu, um die neue zu verwenden.
not-ready-disk = Die Festplatte ist voll. Bis wieder Platz ist, wird nichts gespeichert.
not-ready-journal = Die Datenbank nimmt nicht an, was geschrieben wird ({ $reason }).
not-ready-news = Dieser Prozess hört nichts von den anderen ({ $reason }).
not-ready-leases = Dieser Prozess kann nicht für Bots und Uhren handeln ({ $reason }).
not-ready-sweep = Das regelmäßige Aufräumen der Spiele schlägt fehl ({ $reason }).
not-ready-orders = Die Anweisungen des Betreibers kommen nicht an ({ $reason }).
internal-error = Auf dem Server ist etwas schiefgegangen.

notice-name = Der Server
notice-expires = Hier wurde lange nicht gespielt. Am { $day } wird dieses Spiel geschlossen, wenn bis dahin niemand weiterspielt.

account-exists = Du hast schon ein Konto.
account-wanted = Dafür brauchst du ein Konto.
name-taken = Der Name { $name } ist vergeben oder einem vergebenen zu ähnlich. Wähle einen anderen.
name-reserved = Der Name { $name } ist dem Spiel selbst vorbehalten. Wähle einen anderen.
reserved-names = Server, System, Admin, Administrator, Administratorin, Moderator, Moderatorin, Gastgeber, Gastgeberin, Betreiber, Support, Bot
password-wanted = Ein Passwort hat { $least } bis { $limit } Zeichen.
login-wrong = Name oder Passwort ist falsch.
session-unknown = Diese Sitzung gibt es nicht.
player-unknown = Diesen Spieler gibt es nicht.

rated-account = Für gewertete Spiele brauchst du ein Konto.
rated-one-seat = In einem gewerteten Spiel hat jede Person einen Platz.
rated-players = Ein gewertetes Spiel braucht mindestens zwei Personen.
rated-bots = Gewertete Spiele werden ohne Bots gespielt.
rated-handover = In einem gewerteten Spiel kann kein Bot für dich spielen. Du kannst aufgeben.
rated-clock = Ein gewertetes Spiel braucht eine Uhr.
rated-expiry = In einem gewerteten Spiel zu dritt oder mehr spielt ein Bot für alle weiter, deren Zeit abläuft; das Spiel endet nicht.
rated-own-puzzles = Spiele mit eigenen Puzzlesätzen werden nicht gewertet.

client-missing = Die Seiten des Spiels wurden noch nicht erstellt
client-missing-about = Dieser Server läuft, wurde aber aus dem Quellcode ohne den Teil für den Browser gestartet. Führe in seinem Ordner „make client“ aus (dazu braucht es Node.js) und lade diese Seite neu. Programme können schon spielen: siehe docs/protocol.md.

settings-fault = Die Einstellungen lassen sich nicht verwenden. { $source }: { $fault }.
database-address = Eine Datenbank wird als { $wanted } angegeben, nicht als { $found }.
admin-no-database = In { $path } ist keine Datenbank. Nenne mit --database eine andere oder starte zuerst einen Server.
admin-other-schema = Die Datenbank hat Schema { $found }, dieses Programm { $wanted }. Bring sie auf den neuesten Stand mit: projectl admin migrate
admin-newer-schema = Die Datenbank stammt von einer neueren Version dieses Programms (Schema { $found }, bekannt bis { $wanted }). Installiere diese Version oder nenne mit --database eine andere Datenbank.
database-in-use = Auf { $path } läuft schon ein anderer Server. Nutze diesen oder beende ihn zuerst.
database-damaged = { $path } ist beschädigt oder keine Datenbank. Nichts wurde geändert. Setze eine Sicherung an ihre Stelle mit: projectl admin restore DATEI
database-disk-full = Der Datenträger von { $path } ist voll. Nichts wurde geändert. Schaffe Platz und versuche es noch einmal.
database-unusable = { $path } lässt sich nicht verwenden: { $reason }. Prüfe, wer dort lesen und schreiben darf, oder nenne mit --database eine andere Datenbank.
database-unreachable = Die Datenbank unter { $address } ist nicht erreichbar: { $reason }. Prüfe die Adresse und ob sie läuft.
admin-file-exists = { $path } gibt es schon. Wähle einen anderen Namen.
admin-no-file = Es gibt keine Datei { $path }.
admin-no-folder = Es gibt keinen Ordner { $path }. Lege ihn zuerst an oder wähle einen anderen.
admin-no-backup = { $path } ist keine Sicherung dieser Art von Datenbank.
admin-tool-missing = Dafür braucht es { $tool } aus den Client-Programmen von PostgreSQL. Installiere sie zuerst.
admin-tool-failed = { $tool } ist gescheitert: { $reason }.

## Was gesagt wird, während eine ältere Datenbank auf den neuesten Stand gebracht wird

migration-copying = Bevor die Datenbank auf den neuesten Stand kommt, wird sie nach { $path } kopiert …
migration-copy-part = Kopiert: { $percent } %
migration-copied = Die bisherige Datenbank liegt in { $path }. Wenn alles stimmt, kannst du diese Datei löschen.
migration-step = Schritt { $step } von { $steps }: { $what } …
migration-no-copy = Die Datenbank lässt sich nicht nach { $path } kopieren: { $reason }. Nichts wurde geändert. Schaffe dort Platz und starte neu.
migration-failed = Die Datenbank lässt sich nicht auf den neuesten Stand bringen: { $reason }. Nichts wurde geändert.
