# Warum etwas nicht geht.

reason-unknown-action = Diese Aktion gibt es nicht. Wähle eine der angebotenen.
reason-game-over = Das Spiel ist zu Ende. Es gibt nichts mehr zu spielen.
reason-no-such-seat = Diesen Platz gibt es in diesem Spiel nicht.
reason-not-your-turn = Du bist noch nicht am Zug.
reason-turn-is-over = Dein Zug ist vorbei. Die Marker wandern weiter, wenn auch der andere Zug vorbei ist.
reason-no-actions-left = Du hast keine Aktion mehr. Beende deinen Zug oder nimm etwas zurück.
reason-choice-first = Du hast ein Puzzle vollendet. Wähle zuerst seine Belohnung.
reason-order-first = Du hast mehrere Puzzles vollendet. Wähle, welche Belohnung du zuerst nimmst.
reason-arrows-first = Werte zuerst mit deinem Pfeil ein Teil auf oder lehne ihn ab.
reason-sequence-first = Schließe zuerst ab, was du begonnen hast, oder brich es ab.
reason-no-choice-open = Gerade gibt es nichts zu wählen. Führe eine deiner Aktionen aus.
reason-no-sequence-open = Es gibt nichts zu bestätigen oder abzubrechen. Beginne zuerst eine Masteraktion oder das Recyceln.
reason-only-touches = Die letzte Runde ist vorbei. Jetzt gibt es nur noch Abschlussaktionen: Lege Teile oder wähle „Fertig“.
reason-touches-already-done = Du bist mit deinen Abschlussaktionen fertig. Die anderen legen noch.
reason-not-touches-yet = Abschlussaktionen kommen nach der letzten Runde. Führe eine deiner Aktionen aus oder beende deinen Zug.

reason-four-unfinished = Du hast 4 unvollendete Puzzles. Vollende eines, bevor du ein weiteres nimmst.
reason-no-such-slot = Diesen Platz gibt es in den Reihen nicht. Wähle eine Zahl, die auf einer Karte steht.
reason-slot-is-empty = Dieser Platz ist leer. Wähle ein anderes Puzzle.
reason-other-markers-rows = Diese Reihen gehören zum anderen Marker. Nimm aus den Reihen deines Markers.
reason-one-black-per-turn = Das Spiel endet bald: ein schwarzes Puzzle pro Zug. Ein weißes kannst du noch nehmen.
reason-no-deck-take = In dieser Ausgabe kommen Puzzles nur aus den Reihen. Wähle ein offen liegendes.
reason-no-such-deck = Solo gibt es nur einen Stapel. Nimm davon wie vom weißen Stapel.
reason-deck-is-empty = Dieser Stapel ist leer. Wähle ein offen liegendes Puzzle.
reason-white-marker-only = Das darf nur, wer den weißen Marker hat. Nimm ein Puzzle aus deinen eigenen Reihen.
reason-no-recycle = In dieser Ausgabe gibt es kein Recyceln. Nimm ein Puzzle, um die Reihe zu ändern.
reason-no-recycle-in-solo = Solo gibt es kein Recyceln. Nimm ein Puzzle, um das Raster zu ändern.
reason-nothing-to-reveal = Der Stapel dieser Reihe ist leer. Recyceln würde nichts ändern.
reason-not-in-recycled-row = Dieses Puzzle liegt nicht in der Reihe, die du recycelst. Wähle eines aus dieser Reihe.
reason-already-ordered = Dieses Puzzle hat schon seinen Platz unter dem Stapel. Wähle ein anderes.

reason-no-level-1-piece = Im allgemeinen Vorrat ist kein gelber Einer mehr. Werte stattdessen ein Teil auf.
reason-piece-not-in-supply = Dieses Teil ist nicht in deinem Vorrat. Nimm eines, das du hast, oder besorge es dir zuerst.
reason-piece-not-in-reserve = Dieses Teil ist im allgemeinen Vorrat aufgebraucht. Wähle ein anderes.
reason-same-shape = Auf gleicher Stufe muss es eine andere Form sein. Wähle ein anderes Teil.
reason-ghosts-not-by-exchange = Ein Ghost Piece bekommst du nicht durch Aufwerten, nur durch Belohnungen und Pfeile.
reason-level-too-high = Das ist zu hoch. Nimm ein Teil eine Stufe höher, gleicher oder niedrigerer Stufe.
reason-not-a-level-up = Ein Pfeil führt nur zu einer höheren Stufe. Wähle ein solches Teil oder lehne ab.
reason-not-offered = Dieses Teil steht nicht zur Wahl. Nimm eines der angebotenen.
reason-not-completed = Dieses Puzzle ist nicht vollendet. Wähle ein vollendetes.

reason-no-puzzle-there = Dort hast du kein Puzzle. Wähle ein anderes oder nimm eines.
reason-outside-recess = Das Teil würde über den leeren Bereich hinausragen. Drehe oder verschiebe es.
reason-overlaps-piece = Das Teil würde ein anderes verdecken. Wähle offene Felder.
reason-puzzle-used = Auf diesem Puzzle liegt schon ein neues Teil. Wähle ein anderes Puzzle oder bestätige.
reason-not-a-new-piece = Jetzt darfst du nur die neuen Teile des Ghost Piece legen. Lege eines oder bestätige.
reason-nothing-fits = Keines deiner Teile passt auf deine Puzzles. Nimm ein Puzzle oder besorge dir ein anderes Teil.
reason-master-is-used = Du hast die Masteraktion dieses Zuges schon genutzt. Einzelne Teile kannst du noch legen.
reason-no-ambassador-left = Du hast kein ungenutztes Ambassador-Puzzle. Vollende eines, um diese Aktion zu bekommen.
reason-ambassador-next-turn = Ein Ambassador-Puzzle kannst du erst ab deinem nächsten Zug nutzen.
reason-no-ghost-in-supply = Du hast kein solches Ghost Piece in deinem Vorrat. Es gibt nichts zu zerlegen.
reason-split-not-in-reserve = Im allgemeinen Vorrat fehlt ein Teil dafür. Zerlege anders.
reason-nothing-placed = Lege mindestens ein Teil oder brich ab.
reason-must-use-actions = In dieser Ausgabe hat ein Zug genau drei Aktionen. Nutze die, die du noch hast.
reason-row-not-ordered = Jedes Puzzle der Reihe braucht seinen Platz unter dem Stapel. Wähle das nächste oder brich ab.

undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.
undo-turn-passed = Dein Zug ist vorbei und bleibt, wie er ist.
undo-revealed = Ein neues Puzzle wurde aufgedeckt. Diese Aktion bleibt, wie sie ist.
undo-other-seat = Inzwischen hat jemand anderes gespielt. Deine Aktion bleibt, wie sie ist.
undo-touches-done = Du bist mit deinen Abschlussaktionen fertig. Sie bleiben, wie sie sind.
undo-game-over = Das Spiel ist zu Ende. Es lässt sich nichts mehr zurücknehmen.

seat-needed = Mehrere Plätze sind jetzt am Zug: { $seats }. Gib an, welcher handelt.
seat-none-acts = Jetzt ist kein Platz am Zug.
seat-unknown = Platz { $seat } gibt es nicht. Die Plätze sind 0 bis { $last }.
example-unknown = Das Beispiel { $name } gibt es in der Ausgabe „{ NAME($edition, of: "edition") }“ nicht.
game-unknown-option = Die Option { $found } gibt es nicht. Die Optionen sind { $known }.
game-options-twice = Gib entweder ein Options oder seine Felder einzeln an, nicht beides.
game-bots = Nenne für jeden Spieler einen Bot: { $wanted }.
game-names = Namen: { $found }, Spieler: { $wanted }. Gib für jeden Spieler einen Namen an.
game-name = { $found } ist kein gültiger Spielername. Ein Name hat 1 bis { $limit } druckbare Zeichen.
game-no-record = Dieses Spiel begann mit einer Stellung. Was davor geschah, ist nicht bekannt, also gibt es keine Aufzeichnung.
hint-unknown = Den Tipp { $found } gibt es nicht. Die Tipps sind { $known }.
bot-unknown = Den Bot { $found } gibt es nicht. Die Bots sind { $known }; ein Mensch ist human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: Bots aus Dateien werden hier nicht geladen.
net-unreadable = { $path }: Ein Netz ist ein Feld der Form { $wanted }, nicht { $found }.
net-file = { $path } enthält kein Netz: { $reason }.
bot-raised = { $bot } ist gescheitert: { $detail }.
bot-nonsense = { $bot } hat mit { $detail } geantwortet. Das ist keine der erlaubten Aktionen.
bot-overtime = { $bot } hat für eine Entscheidung länger gebraucht als erlaubt ({ $detail }).
bot-died = Der Prozess von { $bot } endete mitten im Spiel ({ $detail }).
bot-not-loaded = { $bot } kann nicht geladen werden: { $detail }.
bot-changed = Während der Spiele hat sich etwas geändert: { $detail }. Die letzten Spiele werden nicht aufgehoben; starte neu.
touches-unknown = Dieser Zustand sagt nicht, welche Teile von Platz { $seat } Abschlussaktionen sind; sie lassen sich also nicht vor den anderen verbergen. Kompilierte Zustände merken sich das nicht: Spiele das Ende mit der interpretierten Engine.
store-damaged = { $path }, Zeile { $line }: Das ist kein Spiel einer Arena. Die Datei bleibt, wie sie ist.
store-other-setup = { $path } enthält die Spiele eines anderen Turniers. Nenne eine andere Datei oder dieselben Bots und Optionen.
store-other-identity = { $path } enthält Spiele von etwas anderem. Verschieden: { NAME($what, of: "differs") } ({ $details }). Nenne eine andere Datei.
store-identity-unknown = { $path } enthält { $held } der { $wanted } Spiele und sagt nicht, welche Bots sie gespielt haben. Die Datei lässt sich lesen, aber nicht ergänzen. Nenne eine andere.
differs-bot = der Bot
differs-puzzles = die Puzzles oder die Ausgabe
differs-rules = die Version der Regeln
differs-engine = die Engine
differs-package = die Version des Programms

language-unknown = Auf { $found } gibt es keine Texte. Die Sprachen sind { $known }.
extra-missing = Dafür fehlt das Paket { $package }. Versuche: { $command }
value-whole = { $name } ist eine ganze Zahl, nicht { $found }.
value-range = { $name } geht von { $low } bis { $high }, nicht { $found }.
value-flag = { $name } ist True oder False, nicht { $found }.
value-text = { $name } ist ein Text, nicht { $found }.
value-texts = { $name } ist eine Liste von Texten, nicht { $found }.
value-kind = { $name } ist vom Typ { $wanted }, nicht { $found }.
value-kinds = { $name } ist eine Liste vom Typ { $wanted }, nicht { $found }.
value-seed = Ein Startwert besteht aus Bytes ({ $wanted }) oder ist eine ganze Zahl oder ein Text, nicht { $found }.
value-action = Eine Aktion ist eine Action, ihre Notation oder ihr Code, nicht { $found }.
edition-unknown = Die Ausgabe { $edition } gibt es nicht. Die Ausgaben sind { $known }.
options-unknown-variant = Die Variante { $found } gibt es nicht. Die Varianten sind { $allowed }.
options-unknown-expansion = Die Erweiterung { $found } gibt es nicht. Die Erweiterungen sind { $allowed }.
options-unknown-difficulty = Den Schwierigkeitsgrad { $found } gibt es nicht. Möglich sind { $allowed }.
options-turn-cap = Die Höchstzahl an Zügen liegt zwischen 0 (keine) und { $limit }, nicht bei { $found }.
options-not-in-edition = Die Ausgabe „{ NAME($edition, of: "edition") }“ kennt { NAME($what, of: "what") } nicht. Wähle eine andere Ausgabe.
options-needs-deluxe = Die Ausgabe „{ NAME($edition, of: "edition") }“ kennt { NAME($what, of: "what") } nur mit der Deluxe-Box. Wähle diese dazu.
options-first-player = Startspieler ist einer der Plätze 1 bis { $players }, nicht { $found }.
options-endless-solo = Endloses Weiß braucht mindestens zwei Spieler. Wähle eine andere Variante oder spiele ohne.
options-difficulty = Nur die Solovariante hat einen Schwierigkeitsgrad. Wähle sie oder lass ihn weg.
options-players = { $variant ->
    [solo] Solo ist für 1 Person, nicht für { $found }.
   *[other] Mit diesen Optionen ist „{ NAME($variant, of: "variant") }“ in „{ NAME($edition, of: "edition") }“ für { $fewest }–{ $most } Personen, nicht für { $found }.{ $more ->
        [deluxe] {" "}Mit der Deluxe-Box können mehr mitspielen, mit den Ghost Pieces auch sechs.
        [expansion] {" "}Mit den Ghost Pieces können sechs mitspielen.
        [either] {" "}Mit den Ghost Pieces oder dem Phönix können sechs mitspielen.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] Schwarze Puzzles gebraucht: { $needed }, vorhanden: { $found }.
   *[white] Weiße Puzzles gebraucht: { $needed }, vorhanden: { $found }.
}
options-set-needs-expansion = Der Puzzlesatz { $set } gehört zur Erweiterung „{ NAME($expansion, of: "expansion") }“. Wähle sie dazu.
seats-count = { $found ->
    [one] 1 Platz ist angegeben
   *[other] { $found } Plätze sind angegeben
}, aber das Spiel hat { $wanted ->
    [one] 1 Spieler
   *[other] { $wanted } Spieler
}. Gib für jeden einen an.
