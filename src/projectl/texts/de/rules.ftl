# Die Regelseite; ihren Aufbau sagt rules_page.json.

rules-title = Regeln
rules-about = Wie das Spiel hier gespielt wird, in unseren eigenen Worten. Diese Seite ist inoffiziell: Spiel und Name gehören ihren Eigentümern.
rules-edition = Ausgabe
rules-only = Nur in: { NAME($editions, of: "edition") }
rules-example = Beispiel
rules-contents = Inhalt

rules-goal-title = Ziel
rules-goal-1 = Du füllst Puzzles mit deinen Teilen. Jedes vollendete Puzzle bringt dir Punkte und ein neues Teil, und die Teile darauf bekommst du zurück.
rules-goal-2 = Mit mehr und größeren Teilen vollendest du schwierigere Puzzles. Wer am Ende die meisten Punkte hat, gewinnt.

rules-components-title = Teile und Puzzles
rules-components-1 = Die Teile haben neun Formen und vier Stufen. Die Stufe eines Teils ist die Zahl seiner Felder.
rules-components-2 = Du darfst ein Teil beliebig drehen und wenden.
rules-components-3 = Ein Puzzle hat einen leeren Bereich zum Füllen, seine Punkte (oben links) und seine Belohnung (oben rechts).
rules-components-4 = Weiße Puzzles sind einfacher und bringen schnell Teile; schwarze sind schwieriger und mehr Punkte wert.
rules-components-5 = Von jeder Form gibt es 15 Teile.
rules-components-6 = Von jeder Form gibt es 10 Teile.
rules-components-7 = Von jeder Form gibt es 10 Teile, mit der Deluxe-Box 15.

rules-setup-title = Spielaufbau
rules-setup-1 = Alle weißen Puzzles werden zum weißen Stapel gemischt. Der schwarze Stapel wird zufällig gezogen.
rules-setup-2 = Bei 2, 3, 4, 5 oder 6 Spielern hat der schwarze Stapel 12, 14, 16, 20 oder 24 Puzzles.
rules-setup-3 = Bei 2, 3 oder 4 Spielern hat der schwarze Stapel 12, 14 oder 16 Puzzles.
rules-setup-4 = Vier Puzzles von jedem Stapel liegen offen in einer Reihe daneben.
rules-setup-5 = Alle beginnen mit einem Teil der Stufe 1 und einem der Stufe 2. Alle anderen Teile bilden den allgemeinen Vorrat.
rules-setup-6 = Der Startspieler wird ausgelost oder von dir bestimmt.

rules-turn-title = Dein Zug
rules-turn-1 = Gespielt wird im Uhrzeigersinn. Ein Zug hat drei Aktionen in beliebiger Mischung und Reihenfolge; nur die Masteraktion geht bloß einmal pro Zug.
rules-turn-2 = Du musst nicht alle drei nutzen: Du darfst deinen Zug jederzeit beenden.
rules-turn-3 = Alle drei müssen genutzt werden. Dein Zug endet nur dann früher, wenn gar nichts möglich ist.
rules-turn-example = Nimm ein weißes Puzzle, lege den Zweier, dann den Einer: Der Bereich ist voll, beide Teile kommen zurück, und die Belohnung gehört dir.

rules-take-title = Puzzle nehmen
rules-take-1 = Nimm ein offenes Puzzle aus einer Reihe und lege es vor dich. Ein neues vom Stapel dieser Reihe kommt an seine Stelle.
rules-take-2 = Vor dir dürfen höchstens vier unvollendete Puzzles liegen.
rules-take-3 = Stattdessen darfst du das oberste Puzzle eines Stapels nehmen. Du siehst es erst, wenn du es genommen hast.

rules-piece-title = Teil der Stufe 1 nehmen
rules-piece-1 = Nimm ein Teil der Stufe 1 aus dem allgemeinen Vorrat in deinen eigenen.
rules-piece-2 = Ist dort keines mehr, nimmst du ein anderes Teil, wie bei einer fehlenden Belohnung.

rules-upgrade-title = Teil aufwerten
rules-upgrade-1 = Lege ein Teil deines Vorrats in den allgemeinen Vorrat zurück und nimm eines, das eine Stufe höher ist, in beliebiger Form.
rules-upgrade-2 = Ist von dieser Stufe keines da, nimm eines der nächsten Stufe, von der es welche gibt.
rules-upgrade-3 = Oder tausche es gegen ein Teil der gleichen Stufe mit anderer Form oder einer beliebigen niedrigeren Stufe.
rules-upgrade-example = Aus einem Zweier wird ein Dreier oder eine Ecke. Sind beide aus, wird er ein beliebiges Teil der Stufe 4.

rules-place-title = Teil legen
rules-place-1 = Lege ein Teil deines Vorrats auf eines deiner Puzzles. Es muss ganz im leeren Bereich liegen und darf kein anderes verdecken.
rules-place-2 = Einmal gelegt, bleibt es dort, bis das Puzzle vollendet ist.
rules-place-example = Nimm ein Teil, drehe es und lege es auf das Puzzle.

rules-master-title = Masteraktion
rules-master-1 = Einmal pro Zug: Lege ein Teil auf jedes deiner Puzzles oder auf einige davon; höchstens eines auf jedes, insgesamt mindestens eines.
rules-master-2 = All diese Teile müssen zu Beginn der Aktion in deinem Vorrat sein. Was von einem vollendeten Puzzle zurückkommt, kommt dafür zu spät.
rules-master-example = Drei Teile auf drei Puzzles, und das in nur einer Aktion.

rules-recycle-title = Recyceln
rules-recycle-1 = Wähle eine Reihe. Ihre Puzzles kommen in einer Reihenfolge deiner Wahl unter ihren Stapel, und die Reihe wird neu ausgelegt.
rules-recycle-2 = Mit leerem Stapel gibt es kein Recyceln.

rules-completing-title = Puzzles vollenden
rules-completing-1 = Ein Puzzle ist vollendet, wenn sein Bereich am Ende einer Aktion voll ist. Eine Aktion kann mehrere Puzzles vollenden.
rules-completing-2 = Alle Teile darauf kommen in deinen Vorrat zurück, du bekommst die Belohnung, und das Puzzle kommt auf deinen Siegpunktstapel.
rules-completing-3 = Der Siegpunktstapel liegt offen: Die Punkte sind bekannt.
rules-completing-4 = Der Siegpunktstapel liegt bis zum Ende verdeckt; auf Wunsch liegt er offen, sodass die Punkte bekannt sind.
rules-completing-5 = Fehlt das Teil der Belohnung im allgemeinen Vorrat, wähle ein anderes der gleichen Stufe. Gibt es keines, wähle eines eine Stufe höher oder einer beliebigen niedrigeren Stufe.
rules-completing-6 = Fehlt das Teil der Belohnung im allgemeinen Vorrat, wähle ein beliebiges eine Stufe höher.
rules-completing-example = Das letzte Teil füllt den Bereich: Alle Teile kommen zurück, und mit ihnen die Belohnung.

rules-end-title = Spielende
rules-end-1 = Das Ende wird ausgelöst, wenn der schwarze Stapel leer ist. Spielt die Runde zu Ende, sodass alle gleich viele Züge hatten, und dann noch eine letzte.
rules-end-2 = Von da an darf man pro Zug höchstens ein schwarzes Puzzle nehmen.
rules-end-3 = Kann niemand je wieder etwas legen oder nehmen, beginnen sofort die Abschlussaktionen.

rules-touches-title = Abschlussaktionen
rules-touches-1 = Nach der letzten Runde darfst du beliebig viele Teile deines Vorrats auf deine unvollendeten Puzzles legen. Jedes kostet 1 Punkt.
rules-touches-2 = Dabei kommt kein Teil zurück, und es gibt keine Belohnung. Was voll ist, wenn du fertig bist, gilt als vollendet.
rules-touches-example = Zwei Teile kosten 2 Punkte und vollenden ein Puzzle mit 5: ein Gewinn von 3.

rules-scoring-title = Endwertung
rules-scoring-1 = Zähle die Punkte deines Siegpunktstapels und ziehe für jede Abschlussaktion 1 ab.
rules-scoring-2 = Ziehe auch die Punkte jedes Puzzles ab, das noch unvollendet ist.
rules-scoring-3 = Unvollendete Puzzles kosten nichts.
rules-scoring-4 = Bei Gleichstand gewinnt, wer mehr Puzzles vollendet hat, dann wer mehr Teile im Vorrat hat. Bleibt es gleich, wird der Sieg geteilt.

rules-solo-title = Solovariante
rules-solo-1 = Du spielst gegen einen Gegner, der Puzzles nimmt und nie ein Teil legt.
rules-solo-2 = 15 weiße Puzzles liegen auf 10 schwarzen: Das ist der einzige Stapel. Neun Puzzles bilden ein Raster; über seinen drei Spalten liegen eine, zwei und eine Blockade.
rules-solo-3 = Der Vorrat des Gegners hat 6 Teile (einfach), 3 (herausfordernd) oder keines (unbesiegbar). Ohne Gnade, unser eigener Schwierigkeitsgrad, gibt es auch keine Blockaden.
rules-solo-4 = Nimmst du ein Puzzle aus einer Spalte, kommt eine ihrer Blockaden in den Vorrat des Gegners.
rules-solo-5 = Ein verdeckt vom Stapel genommenes Puzzle bewegt keine Blockade. Es gibt kein Recyceln, und schwarze Puzzles sind nicht begrenzt.
rules-solo-6 = Nach deinem Zug nimmt der Gegner das Puzzle mit den meisten Punkten aus den Spalten ohne Blockade; bei gleichen das erste in Leserichtung.
rules-solo-7 = Dann wandern der ganze Vorrat des Gegners und je eine Blockade der anderen Spalten auf diese Spalte.
rules-solo-8 = Sind alle Spalten blockiert, verliert jede eine Blockade, und der Gegner nimmt nichts.
rules-solo-9 = Ist der Stapel leer, spiele die Runde zu Ende und noch eine. Dann kommen deine Abschlussaktionen.
rules-solo-10 = Unvollendete Puzzles kosten ihre Punkte. Bei Gleichstand gewinnt der Gegner.
rules-solo-example = Die erste Spalte ist offen: Der Gegner nimmt ihr bestes Puzzle, und Blockaden schließen die Spalte.

rules-line-clear-title = Variante „Line Clear“
rules-line-clear-1 = Für große Runden: Zwei Spieler spielen gleichzeitig.
rules-line-clear-2 = Links und rechts der Stapel liegen je eine weiße und eine schwarze Reihe mit drei Puzzles. Der weiße Marker steht für die linken Reihen und beginnt beim Startspieler; der schwarze steht für die rechten und beginnt beim dritten, zu sechst beim vierten Spieler.
rules-line-clear-3 = Beide mit Marker spielen ihren Zug und nehmen Puzzles nur aus den Reihen ihres Markers. Sind beide fertig, wandern die Marker im Uhrzeigersinn weiter.
rules-line-clear-4 = Nur wer den weißen Marker hat, darf von einem Stapel nehmen oder recyceln, und zwar nur eine linke Reihe.
rules-line-clear-5 = Ist der schwarze Stapel leer, geht es weiter, bis der Startspieler beide Marker wieder erhalten hat. Dann kommen die Abschlussaktionen.

rules-ghost-title = Ghost Pieces
rules-ghost-1 = Ghost Pieces sind weiße Teile der Stufe 5. Du bekommst sie durch Belohnungen und Pfeile, nie durch Aufwerten.
rules-ghost-2 = Ghost-Piece-Aktion: Lege ein Ghost Piece zurück und nimm zwei oder mehr Teile der Stufen 1 bis 4, die zusammen seine Form ergeben. Du darfst sie sofort legen, höchstens eines auf jedes Puzzle.
rules-ghost-3 = Manche Puzzles belohnen mit Pfeilen: Jeder wertet ein Teil deines Vorrats um eine Stufe auf, bis Stufe 5. Du darfst ablehnen.
rules-ghost-4 = Zwei Pfeile dürfen auch zwei Teile um je eine Stufe aufwerten.
rules-ghost-5 = In den Abschlussaktionen darf man Ghost Pieces legen, aber nicht zerlegen.
rules-ghost-example = Wähle, wie das Ghost Piece zerlegt wird.

rules-ambassador-title = Ambassador-Modul
rules-ambassador-1 = Ein Ambassador-Puzzle gibt kein Teil. Es erlaubt dir eine Ambassador-Aktion: Sie ist wie die Masteraktion, zählt aber nicht als die des Zuges.
rules-ambassador-2 = Du kannst sie ab deiner nächsten Aktion nutzen.
rules-ambassador-3 = Du kannst sie ab deinem nächsten Zug nutzen.
rules-ambassador-4 = Genutzt oder nicht, die Punkte zählen.

rules-phoenix-title = Phönix
rules-phoenix-1 = Sieben schwarze Puzzles mit je 6 Punkten werden unter die anderen gemischt, bevor der schwarze Stapel gezogen wird.

rules-endless-title = Endloses Weiß
rules-endless-1 = Ist der weiße Stapel leer, werden alle vollendeten weißen Puzzles zu einem neuen gemischt. Punkte und vollendete Puzzles behält, wer sie hatte.

rules-differences-title = Was sich je Ausgabe unterscheidet
rules-differences-copies = Teile jeder Form
rules-differences-players = Spieler
rules-differences-actions = Aktionen im Zug
rules-differences-deck = oberstes vom Stapel nehmen
rules-differences-recycle = Recyceln
rules-differences-pile = Siegpunktstapel
rules-differences-black = schwarze Puzzles am Ende
rules-differences-unfinished = unvollendete Puzzles
rules-differences-reward = fehlende Belohnung
rules-differences-expansions = Erweiterungen
rules-differences-line-clear = Line Clear
rules-value-yes = ja
rules-value-no = nein
rules-value-up-to-three = bis zu drei
rules-value-exactly-three = genau drei
rules-value-face-up = offen
rules-value-face-down = verdeckt
rules-value-no-limit = unbegrenzt
rules-value-one-per-turn = eines pro Zug
rules-value-cost-nothing = kosten nichts
rules-value-cost-points = kosten ihre Punkte
rules-value-same-level = zuerst gleiche Stufe
rules-value-next-level = eine Stufe höher
rules-value-deluxe = 10, mit Deluxe-Box 15
rules-value-deluxe-players = 2–4, mit Deluxe-Box 2–6
rules-value-with-deluxe = mit Deluxe-Box
rules-value-deluxe-line-clear = 4–6, mit Deluxe-Box
