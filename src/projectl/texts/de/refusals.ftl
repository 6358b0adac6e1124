# Warum etwas nicht geht.

reason-unknown-action = Diese Aktion gibt es nicht. Wähle eine der angebotenen.
reason-game-over = Das Spiel ist zu Ende. Es kann nichts mehr gespielt werden.
reason-no-such-seat = Diesen Platz gibt es hier nicht.
reason-not-your-turn = Du bist nicht am Zug. Warte, bis du an der Reihe bist.
reason-turn-is-over = Dein Zug ist vorbei. Die Marker wandern weiter, wenn auch der andere Zug vorbei ist.
reason-no-actions-left = Du hast keine Aktion mehr. Beende deinen Zug, oder nimm etwas zurück.
reason-choice-first = Ein vollendetes Puzzle wartet auf dich. Triff zuerst die offene Wahl.
reason-sequence-first = Du hast etwas begonnen und nicht beendet. Mach weiter, bestätige es oder brich es ab.
reason-no-choice-open = Es gibt gerade nichts zu wählen. Führe eine deiner Aktionen aus.
reason-no-sequence-open = Es ist nichts offen, das weitergehen oder abgebrochen werden könnte. Beginne zuerst eine Masteraktion oder das Recyceln.
reason-only-touches = Die letzte Runde ist vorbei. Es bleiben nur Abschlussaktionen: Lege Teile, oder sei fertig.
reason-touches-already-done = Du bist mit deinen Abschlussaktionen fertig. Die anderen sind noch dabei.
reason-not-touches-yet = Abschlussaktionen kommen nach der letzten Runde. Führe eine deiner Aktionen aus, oder beende deinen Zug.

reason-four-unfinished = Du hast 4 unvollendete Puzzles. Vollende eines, bevor du das nächste nimmst.
reason-no-such-slot = Diesen Platz haben die Reihen nicht. Wähle eine Zahl, die an einem Puzzle steht.
reason-slot-is-empty = Dieser Platz ist leer. Wähle ein anderes Puzzle.
reason-other-markers-rows = Diese Reihen gehören zum anderen Marker. Nimm aus den Reihen des deinen.
reason-one-black-per-turn = Das Ende naht: ein schwarzes Puzzle pro Zug. Deines hast du schon; ein weißes geht noch.
reason-no-deck-take = In dieser Ausgabe nimmt man Puzzles nur aus den Reihen. Wähle ein offenes Puzzle.
reason-no-such-deck = Solo gibt es nur einen Stapel. Nimm von ihm wie vom weißen Stapel.
reason-deck-is-empty = Dieser Stapel ist leer. Wähle ein offenes Puzzle.
reason-white-marker-only = Das darf nur, wer den weißen Marker hat. Nimm ein Puzzle aus deinen eigenen Reihen.
reason-no-recycle = In dieser Ausgabe gibt es kein Recyceln. Nimm ein Puzzle, um die Reihe zu ändern.
reason-no-recycle-in-solo = Solo gibt es kein Recyceln. Nimm ein Puzzle, um das Raster zu ändern.
reason-nothing-to-reveal = Der Stapel dieser Reihe ist leer, Recyceln würde nichts ändern.
reason-not-in-recycled-row = Dieses Puzzle liegt nicht in der Reihe, die du recycelst. Nenne eines aus dieser Reihe.
reason-already-ordered = Dieses Puzzle hat seinen Platz unter dem Stapel schon. Nenne ein anderes.

reason-no-level-1-piece = Im allgemeinen Vorrat ist kein gelber Einer mehr. Tausche stattdessen ein Teil.
reason-piece-not-in-supply = Dieses Teil ist nicht in deinem Vorrat. Nimm eines, das du hast, oder tausche es dir zuerst ein.
reason-piece-not-in-reserve = Dieses Teil ist im allgemeinen Vorrat nicht mehr da. Wähle ein anderes.
reason-same-shape = Ein Teil lässt sich nicht gegen seine eigene Form tauschen. Wähle ein anderes.
reason-ghosts-not-by-exchange = Ein Ghost Piece bekommt man nicht durch Tauschen, nur durch Belohnungen und Pfeile.
reason-level-too-high = Das sind zu viele Stufen. Getauscht wird gegen die nächste vorhandene Stufe, gegen die gleiche oder eine niedrigere.
reason-not-a-level-up = Pfeile werten nur auf. Wähle ein Teil einer höheren Stufe, oder lehne ab.
reason-not-offered = Dieses Teil wird nicht angeboten. Wähle eines der angebotenen.
reason-not-completed = Dieses Puzzle ist nicht vollendet. Wähle eines, das es ist.

reason-no-puzzle-there = Auf diesem Platz vor dir liegt kein Puzzle. Nimm eines, oder wähle einen anderen Platz.
reason-outside-recess = Das Teil würde über den leeren Bereich hinausragen. Drehe oder verschiebe es.
reason-overlaps-piece = Das Teil würde ein anderes verdecken. Wähle freie Felder.
reason-puzzle-used = Nur ein Teil pro Puzzle, und dieses hat seines schon. Wähle ein anderes Puzzle, oder bestätige.
reason-not-a-new-piece = Jetzt dürfen nur die neuen Teile des Ghost Piece gelegt werden. Lege eines davon, oder bestätige.
reason-nothing-fits = Keines deiner Teile passt auf deine Puzzles. Nimm ein Puzzle, oder besorge dir ein anderes Teil.
reason-master-is-used = Die Masteraktion geht einmal pro Zug, und du hast sie genutzt. Lege stattdessen ein einzelnes Teil.
reason-no-ambassador-left = Du hast kein ungenutztes Ambassador-Puzzle. Vollende eines, um diese Aktion zu bekommen.
reason-ambassador-next-turn = Ein Ambassador-Puzzle kannst du erst ab deinem nächsten Zug nutzen.
reason-no-ghost-in-supply = Du hast kein solches Ghost Piece in deinem Vorrat, es gibt nichts zu zerlegen.
reason-split-not-in-reserve = Im allgemeinen Vorrat fehlt ein Teil dafür. Zerlege es anders.
reason-nothing-placed = Mindestens ein Teil muss gelegt werden. Lege eines, oder brich ab.
reason-must-use-actions = In dieser Ausgabe hat ein Zug genau drei Aktionen. Nutze die, die du noch hast.
reason-row-not-ordered = Jedes Puzzle der Reihe braucht seinen Platz unter dem Stapel. Nenne das nächste, oder brich ab.

undo-nothing = Du hast in diesem Zug nichts, das du zurücknehmen könntest.
undo-turn-passed = Dein Zug ist vorbei, er bleibt, wie er ist.
undo-revealed = Ein neues Puzzle wurde aufgedeckt, diese Aktion bleibt, wie sie ist.
undo-other-seat = Inzwischen hat jemand anderes gespielt, deine Aktion bleibt, wie sie ist.
undo-touches-done = Deine Abschlussaktionen sind beendet, sie bleiben, wie sie sind.
undo-game-over = Das Spiel ist zu Ende. Nichts kann zurückgenommen werden.

seat-needed = Mehrere Plätze können jetzt handeln: { $seats }. Sag, welcher es tut.
seat-none-acts = Jetzt kann kein Platz handeln.
seat-unknown = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
example-unknown = Das Beispiel { $name } gibt es in der Ausgabe { $edition } nicht.
game-seed = Ein Startwert hat { $wanted } Bytes.
game-names = { $found } Namen für { $wanted } Spieler; gib jedem einen.
game-name = { $found } ist kein Name eines Spielers. Ein Name hat 1 bis { $limit } druckbare Zeichen.
game-first = Platz { $found } kann nicht beginnen; die Plätze sind 0 bis { $last }.
hint-unknown = Den Tipp { $found } gibt es nicht; die Tipps sind { $known }.
bot-unknown = Den Bot { $found } gibt es nicht. Die Bots sind { $known }; ein Mensch ist human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: Bots aus Dateien werden hier nicht geladen.
net-unreadable = { $path }: Ein Netz ist ein Feld der Form { $wanted }, nicht { $found }.

language-unknown = Auf { $found } gibt es keine Texte. Die Sprachen sind { $known }.
edition-unknown = Die Ausgabe { $edition } gibt es nicht. Die Ausgaben sind { $known }.
options-unknown-variant = Die Variante { $found } gibt es nicht. Die Varianten sind { $allowed }.
options-unknown-expansion = Die Erweiterung { $found } gibt es nicht. Die Erweiterungen sind { $allowed }.
options-unknown-difficulty = Den Schwierigkeitsgrad { $found } gibt es nicht. Möglich sind { $allowed }.
options-turn-cap = Die Höchstzahl an Zügen liegt zwischen 0 (keine) und { $limit }, nicht bei { $found }.
options-not-in-edition = Die Ausgabe { $edition } kennt { NAME($what, of: "what") } nicht. Wähle eine andere Ausgabe.
options-needs-deluxe = Die Ausgabe { $edition } kennt { NAME($what, of: "what") } nur mit der Deluxe-Box. Wähle auch sie.
options-first-player = Startspieler ist einer der Plätze 1 bis { $players }, nicht { $found }.
options-endless-solo = Endloses Weiß braucht mindestens zwei Spieler. Wähle eine andere Variante, oder spiele ohne.
options-difficulty = Nur die Solovariante hat einen Schwierigkeitsgrad. Wähle sie, oder lass ihn weg.
options-players = { $variant ->
    [solo] Solo ist für 1 Person, nicht für { $found }.
   *[other] So eingestellt ist „{ NAME($variant, of: "variant") }“ in { $edition } für { $fewest } bis { $most } Spieler, nicht für { $found }.{ $more ->
        [deluxe] {" "}Mit der Deluxe-Box können mehr mitspielen, mit den Ghost Pieces auch sechs.
        [expansion] {" "}Mit den Ghost Pieces können sechs mitspielen.
        [either] {" "}Mit den Ghost Pieces oder dem Phönix können sechs mitspielen.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] Dieses Spiel braucht { $needed } schwarze Puzzles; es gibt { $found }.
   *[white] Dieses Spiel braucht { $needed } weiße Puzzles; es gibt { $found }.
}
options-set-needs-expansion = Der Puzzlesatz { $set } gehört zur Erweiterung { NAME($expansion, of: "expansion") }. Wähle auch sie.
seats-count = { $found ->
    [one] 1 Platz ist benannt
   *[other] { $found } Plätze sind benannt
}, aber das Spiel hat { $wanted ->
    [one] 1 Spieler
   *[other] { $wanted } Spieler
}. Benenne jeden.
