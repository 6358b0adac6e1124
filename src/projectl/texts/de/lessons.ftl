### Learn: the page of the lessons, the lessons, and the guided first game.

## The page

learn-lead = Zehn kurze Lektionen auf einem echten Tisch, zusammen etwa fünfzehn Minuten.
learn-base = Das Grundspiel
learn-more = Weitere Lektionen
learn-progress = { $done } von { $all }
learn-begin = Beginnen
learn-continue = Weiter
learn-continue-with = Weiter: { $name }
learn-again = noch einmal
learn-minutes = { $number ->
    [0] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
   *[other] Lektion { $number } · { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
}
learn-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
learn-tile = { $number ->
    [0] { $name }
   *[other] Lektion { $number } von 10, { $name }
}, { $state ->
    [done] fertig
    [next] als Nächstes
   *[new] nicht begonnen
}
learn-failed = Die Lektionen ließen sich nicht laden.
learn-play = Spielen
learn-play-about = Eine Partie gegen einen leichten Bot. Schritt für Schritt steht da, was du tun kannst.
learn-play-guided = Mit Anleitung spielen

## A lesson

lesson-heading = { $number ->
    [0] { $name }
   *[other] Lektion { $number } · { $name }
}
lesson-where = { $step } von { $all }
lesson-step-mark = Schritt { $step } von { $all }, { $state ->
    [done] fertig
    [skipped] übersprungen
    [now] jetzt
   *[later] kommt noch
}
lesson-skip = Schritt überspringen
lesson-skip-short = Überspringen
lesson-show = Zeig es mir
lesson-next = Weiter
lesson-again = Noch einmal
lesson-back = Zurücknehmen
lesson-begin-again = Neu beginnen
lesson-keep = Das solltest du behalten
lesson-wrong = Noch nicht ganz
lesson-other = Auch das geht
lesson-missed-title = Diesmal nicht
lesson-ended = Das war Lektion { $number }.
lesson-ended-more = Das war die Lektion „{ $name }“.
lesson-ended-next = Als Nächstes: { $name }.
lesson-ended-all = Jetzt kennst du das ganze Grundspiel.
lesson-to-learn = Zurück zum Lernen
lesson-your-pieces = Deine Teile: { $pieces }.
lesson-board = Der Tisch der Lektion
lesson-unknown = Es gibt keine Lektion { $name }.
lesson-step-unknown = Lektion { $name } hat keinen Schritt { $number }. Ihre Schritte sind 1 bis { $last }.

## What is to be done

lesson-task-placed = Lege ein Teil auf das Puzzle
lesson-task-placed-on = Lege ein Teil auf Puzzle { $slot }
lesson-task-placed-many = { $count ->
    [one] Lege ein Teil
   *[other] Lege { $count } Teile
}
lesson-task-completed = { $count ->
    [one] Vollende ein Puzzle
   *[other] Vollende { $count } Puzzles
}
lesson-task-rewarded = Gewinne das rote Quadrat
lesson-task-taken = Nimm ein Puzzle
lesson-task-taken-black = Nimm ein schwarzes Puzzle
lesson-task-taken-deck = Nimm das oberste Puzzle vom weißen Stapel
lesson-task-piece-taken = Nimm einen gelben Einer
lesson-task-exchanged = Werte ein Teil auf
lesson-task-action = { $count ->
    [one] Nutze 1 Aktion
   *[other] Nutze { $count } Aktionen
}
lesson-task-action-left = Nutze die beiden Aktionen, die noch bleiben
lesson-task-turn-ended = Beende deinen Zug
lesson-task-master = Lege mit der Masteraktion auf jedes Puzzle ein Teil
lesson-task-master-began = Nutze deine Masteraktion
lesson-task-sequence-closed = { $count ->
    [one] Lege zu Ende
   *[other] Lege beide Male zu Ende
}
lesson-task-recycled = Recycle die weiße Reihe
lesson-task-recycled-black = Recycle die schwarze Reihe
lesson-task-end-triggered = Leere den schwarzen Stapel
lesson-task-touched = Fülle das Puzzle, das sich lohnt
lesson-task-touches-done = Drücke „Fertig“
lesson-task-opponent-took = Lass den Gegner ein Puzzle nehmen
lesson-task-lock-taken = Nimm aus einer Spalte mit Blockaden
lesson-task-ghost-split = Zerlege das Ghost Piece
lesson-task-levelled-up = Nutze deinen Pfeil
lesson-task-ambassador-began = Nutze deinen Ambassador

## What is said to a try

lesson-missed = Dieser Zug lässt sich nicht mehr gutmachen. Beginne den Schritt neu.
lesson-beside = Lass ein Teil erst über den dunklen Feldern eines Puzzles los. Daneben wandert es zu deinen Teilen zurück.
lesson-other-taken = Jetzt hast du ein Puzzle mehr. Nimm das für diesen Schritt zurück und versuche etwas anderes.
lesson-other-piece-taken = Jetzt hast du einen gelben Einer mehr. Nimm das für diesen Schritt zurück und versuche etwas anderes.
lesson-other-exchanged = Jetzt hast du ein anderes Teil. Nimm das für diesen Schritt zurück und versuche etwas anderes.
lesson-other-placed = Das Teil liegt dort gut. Nimm es für diesen Schritt zurück und versuche eine andere Stelle oder ein anderes Teil.
lesson-other-recycled = Die Reihe ist jetzt neu. Das ist eine echte Aktion, aber dieser Schritt will eine andere.
lesson-other-touched = Das Teil liegt und kostet 1 Punkt. Nimm es zurück und suche eine bessere Stelle.
lesson-other-turn-ended = Dein Zug ist vorbei. Beginne den Schritt neu, um ihn ganz zu nutzen.

## 1 Place a piece

lesson-place = Ein Teil legen
lesson-place-about = Ziehe ein Teil aus deinem Vorrat auf ein Puzzle.
lesson-place-keep = Ein Teil muss im Puzzle liegen, auf offenen Feldern. Einmal gelegt, bleibt es dort.
lesson-place-first = Dein erstes Teil
lesson-place-first-text = Die dunklen Felder eines Puzzles wollen gefüllt werden. Ziehe den blauen Dreier dorthin, oder wähle ihn und dann das Puzzle.
lesson-place-first-done = Es liegt. Du darfst ein Teil überall hinlegen, wo es passt, immer innerhalb des Puzzles.
lesson-place-first-outside = Es darf nur auf dunklen Feldern liegen. Drei davon stehen übereinander.
lesson-place-fits = Welches passt?
lesson-place-fits-text = Dieses Puzzle ist gerade. Du hast einen Zweier und eine Ecke.
lesson-place-fits-done = Der Zweier passt. Ein Feld bleibt für ein anderes Teil.
lesson-place-fits-bends = Die Ecke knickt, also läge eines ihrer Felder außerhalb. Versuche den grünen Zweier.
lesson-place-two = Zwei Puzzles
lesson-place-two-text = Teile gehören nicht zu einem bestimmten Puzzle. Finde auf jedem einen Platz.
lesson-place-two-done = Beide liegen gut. Legen ist eines der fünf Dinge, die du in deinem Zug tun kannst.
lesson-place-two-bends = Dort hat die Ecke keinen Platz. Auf dem anderen Puzzle schon.

## 2 Turn and flip

lesson-turn = Drehen und wenden
lesson-turn-about = Drehe ein Teil, bis es passt, oder wende es.
lesson-turn-keep = Du darfst jedes Teil drehen und wenden, wie du willst, bis du es legst.
lesson-turn-upright = Aufstellen
lesson-turn-upright-text = Das Puzzle steht aufrecht, dein Dreier liegt flach. Wähle ihn und drehe ihn.
lesson-turn-upright-done = Er steht. Drehen kannst du mit den Knöpfen, mit Q und E oder mit einem zweiten Finger.
lesson-turn-upright-lies = Der Dreier liegt noch flach. Drehe ihn um ein Viertel, dann passt er.
lesson-turn-corner = Eine Ecke, gedreht
lesson-turn-corner-text = Eine Ecke kann in vier Richtungen schauen. Drehe deine, bis sie passt.
lesson-turn-corner-done = Sie passt. Ein Feld bleibt für einen gelben Einer.
lesson-turn-mirror = Wenden
lesson-turn-mirror-text = Manche Teile haben links und rechts. Wende das L und fülle damit Puzzle 2.
lesson-turn-mirror-done = Das L füllt es ganz. Teile haben keine Rückseite: beide Seiten sind erlaubt.
lesson-turn-mirror-mirrored = Fast. Es knickt zur anderen Seite: wende es, dann drehe es.

## 3 Complete a puzzle

lesson-complete = Ein Puzzle vollenden
lesson-complete-about = Schließe die letzte Lücke und sieh, was zurückkommt.
lesson-complete-keep = Ein Teil auf einem Puzzle ist geliehen, nicht verbraucht. Vollendete Puzzles zahlen es zurück, und mehr.
lesson-complete-gap = Schließe die Lücke
lesson-complete-gap-text = Ein Puzzle ist vollendet, wenn kein Feld mehr offen ist. Drei sind es noch.
lesson-complete-gap-done = Vollendet. Drei Teile lagen darauf, alle drei sind wieder da. Dazu kam ein rotes Quadrat: es ist oben rechts abgedruckt.
lesson-complete-gap-bends = Fast, aber die Ecke knickt. Die Lücke ist gerade: zwei deiner anderen Teile ergeben zusammen drei Felder.
lesson-complete-gap-covered = Dieses Feld ist schon belegt. Die offenen sind unten.
lesson-complete-home = Alles kommt zurück
lesson-complete-home-text = Zwei Felder sind offen. Fülle sie mit einem Teil und zähle danach deine Teile.
lesson-complete-home-done = Die Ecke ist wieder da, der grüne Zweier auch, und als Belohnung eine zweite Ecke. Das Puzzle bringt 1 Punkt.
lesson-complete-home-single = Der Einer passt, aber er füllt nur ein Feld. Nimm ihn zurück: ein Teil kann beide füllen.
lesson-complete-reward = Punkte oder Teile?
lesson-complete-reward-text = Ein Einer vollendet jedes der beiden Puzzles. Die Zahl sind die Punkte, das Teil daneben ist die Belohnung.
lesson-complete-reward-done = Das rote Quadrat ist deins. Am Anfang sind große Teile oft mehr wert als Punkte.
lesson-complete-reward-green = Vollendet, für 1 Punkt und einen grünen Zweier. Diesmal wollen wir das rote Quadrat: nimm zurück und fülle das andere.

## 4 Take a puzzle

lesson-take = Ein Puzzle nehmen
lesson-take-about = Wähle aus den Reihen, was deine Teile füllen können.
lesson-take-keep = Du darfst vier unvollendete Puzzles haben. Nimm, was deine Teile bald füllen.
lesson-take-row = Aus den Reihen
lesson-take-row-text = Die Puzzles in der Mitte sind für alle da. Nimm eines: ziehe es zu dir, oder wähle es und drücke „Nehmen“.
lesson-take-row-done = Es gehört dir allein, und ein neues ist in die Reihe gekommen.
lesson-take-shape = Nimm, was passt
lesson-take-shape-text = Du hast eine Ecke. Ein weißes Puzzle hat genau diese Form: nimm es und fülle es.
lesson-take-shape-done = Genommen und gefüllt. Kleine weiße Puzzles bringen Teile, schwarze bringen Punkte.
lesson-take-shape-larger = Ein schönes Puzzle, aber deine Ecke füllt es nicht. Nimm zurück und suche eines mit drei Feldern.
lesson-take-shape-outside = Die Ecke läge dort nicht ganz innen. Drehe sie, oder suche ein Puzzle mit ihrer Form.
lesson-take-four = Höchstens vier
lesson-take-four-text = Du hast vier unvollendete Puzzles, also ist kein Platz für ein weiteres. Schaffe Platz, dann nimm eines.
lesson-take-four-done = Ein vollendetes Puzzle macht Platz. Vier sind viel: die Teile darauf fehlen dir so lange.
lesson-take-four-full = Für ein fünftes ist kein Platz. Einem deiner Puzzles fehlt ein einziges Feld.

## 5 Upgrade

lesson-upgrade = Aufwerten
lesson-upgrade-about = Gib ein kleines Teil, nimm das, das passt.
lesson-upgrade-keep = Eine Aktion hebt ein Teil um eine Stufe oder tauscht es gegen ein anderes seiner Stufe.
lesson-upgrade-up = Eine Stufe höher
lesson-upgrade-up-text = Dein grüner Zweier hat zwei Felder, die Lücke hat drei. Werte ihn zu dem Teil auf, das passt.
lesson-upgrade-up-done = Aus Stufe 2 wurde Stufe 3, und das Puzzle ist vollendet.
lesson-upgrade-up-straight = Der blaue Dreier ist gerade, die Lücke nicht. Nimm zurück und wähle die Ecke.
lesson-upgrade-up-small = Es passt, aber ein Feld bleibt offen. Nimm zurück und werte es zuerst auf.
lesson-upgrade-up-step = Eine Stufe nach der anderen: von zwei Feldern zu drei.
lesson-upgrade-sideways = Seitwärts
lesson-upgrade-sideways-text = Du hast ein L, das Puzzle will einen Vierer. Tausche das eine gegen das andere: beide sind Stufe 4.
lesson-upgrade-sideways-done = Gleiche Stufe, andere Form. Auch das ist Aufwerten, und ein Schritt nach unten ebenso.
lesson-upgrade-sideways-other = Ein gutes Teil, aber nicht das gerade. Nimm zurück und suche den lila Vierer.
lesson-upgrade-sideways-same = Dieses hast du schon. Wähle das gerade Teil.
lesson-upgrade-sideways-bends = Das L knickt, das Puzzle ist gerade. Werte es zuerst zum Vierer auf.
lesson-upgrade-single = Das Kleine
lesson-upgrade-single-text = Ein Feld ist offen, und du hast nichts Kleines. Eine Aktion bringt dir einen gelben Einer.
lesson-upgrade-single-done = Ein gelber Einer ist nur eine Aktion entfernt, solange es welche gibt.
lesson-upgrade-single-large = Der blaue Dreier ist zu groß für ein offenes Feld. Nimm einen gelben Einer.

## 6 Three actions

lesson-actions = Drei Aktionen
lesson-actions-about = Jeder Zug hat drei Aktionen. Plane sie zusammen.
lesson-actions-keep = Drei Aktionen, welche du willst, in jeder Reihenfolge. Auch zweimal dieselbe.
lesson-actions-three = Ein Zug
lesson-actions-three-text = Dein Zug hat drei Aktionen: nehmen, aufwerten, legen, ein gelber Einer. Mach drei davon und beende dann deinen Zug.
lesson-actions-three-done = Das war ein ganzer Zug. Danach hat der nächste Spieler drei Aktionen.
lesson-actions-three-used = Alle drei sind genutzt. Beende deinen Zug.
lesson-actions-three-left = Du hast noch Aktionen. Ein Zug hat genau drei.
lesson-actions-plan = Nehmen, machen, füllen
lesson-actions-plan-text = Vollende ein Puzzle, das du noch nicht hast, mit einem Teil, das du noch nicht hast. Drei Aktionen genügen.
lesson-actions-plan-done = Nehmen, aufwerten, legen: in einem Zug von nichts zu einem vollendeten Puzzle.
lesson-actions-plan-straight = Auch der blaue Dreier kann passen, aber das kleine Puzzle will eine Ecke. Nimm zurück, oder geh weiter und sieh.
lesson-actions-same = Zweimal dasselbe
lesson-actions-same-text = Zwei Puzzles fehlt je ein Feld. Vollende beide und nimm ein neues Puzzle.
lesson-actions-same-done = Zweimal dieselbe Aktion und noch eine. Eine feste Reihenfolge gibt es nicht.
lesson-actions-same-used = Alle drei sind genutzt. Nimm zurück und plane neu.

## 7 Master

lesson-master = Masteraktion
lesson-master-about = Eine Aktion, ein Teil auf jedes deiner Puzzles.
lesson-master-keep = Einmal im Zug: eine Aktion legt auf jedes deiner Puzzles ein Teil. Ab zwei Puzzles vor dir lohnt sie sich.
lesson-master-each = Auf jedes eines
lesson-master-each-text = Eine Aktion bleibt, aber zwei Puzzles warten. Drücke „Masteraktion“ und lege auf jedes ein Teil.
lesson-master-each-done = Zwei Teile für eine Aktion. Bei vier Puzzles sind es vier.
lesson-master-each-other = Dieses Puzzle hat sein Teil schon. Das nächste kommt auf das andere.
lesson-master-each-empty = Lege zuerst mindestens ein Teil.
lesson-master-both = Zwei auf einmal
lesson-master-both-text = Eine Aktion, zwei Lücken von einem Feld. Du weißt, was zu drücken ist.
lesson-master-both-done = Beide zugleich vollendet. Ihre Teile kommen zurück, wenn alle Teile liegen.
lesson-master-both-other = Dieses Puzzle hat sein Teil schon. Das nächste kommt auf das andere.
lesson-master-both-empty = Lege zuerst mindestens ein Teil.
lesson-master-once = Einmal im Zug
lesson-master-once-text = Die Masteraktion dieses Zuges ist genutzt. Vollende Puzzle 1 trotzdem.
lesson-master-once-done = Einzelne Teile kannst du immer legen, je eines für eine Aktion.
lesson-master-once-used = In deinem nächsten Zug ist sie wieder da. Lege jetzt ein einzelnes Teil.

## 8 Recycle

lesson-recycle = Recyceln
lesson-recycle-about = Vier neue Puzzles, wenn die Reihe nichts für dich hat.
lesson-recycle-keep = Eine Aktion bringt vier neue Puzzles in eine Reihe. Die alten kommen unter den Stapel.
lesson-recycle-row = Eine neue Reihe
lesson-recycle-row-text = Alle weißen Puzzles sind groß. Recycle die Reihe und wähle, in welcher Folge sie unter den Stapel kommen.
lesson-recycle-row-done = Vier neue Puzzles. Die alten liegen ganz unten, in deiner Folge.
lesson-recycle-row-again = Dieses hat seinen Platz schon. Wähle ein anderes.
lesson-recycle-row-all = Jedes Puzzle braucht seinen Platz. Wähle auch die übrigen.
lesson-recycle-find = Finde dein Puzzle
lesson-recycle-find-text = Du hast eine Ecke und nichts, was sie füllt. Recyceln, nehmen, legen: deine drei Aktionen.
lesson-recycle-find-done = Gefunden und gefüllt. Recyceln kostet eine Aktion, also tu es, wenn es zwei spart.
lesson-recycle-find-black = Schwarze Puzzles sind für eine Ecke zu groß. Beginne neu, mit der weißen Reihe.
lesson-recycle-black = Die schwarze Reihe
lesson-recycle-black-text = Du hast gute Teile, aber diese Puzzles sind riesig. Recycle die schwarze Reihe und nimm eines, das zu dir passt.
lesson-recycle-black-done = Jetzt ist etwas für dich dabei. Denke daran: neue Puzzles sind für alle da.
lesson-recycle-black-white = Das war Weiß. Diesmal geht es um schwarze Puzzles.

## 9 The last rounds

lesson-ending = Die letzten Runden
lesson-ending-about = Ist der schwarze Stapel leer, geht das Spiel bald zu Ende.
lesson-ending-keep = Der schwarze Stapel ist die Uhr. Ist er leer, wird diese Runde beendet und noch eine gespielt.
lesson-ending-last = Das letzte schwarze
lesson-ending-last-text = Im schwarzen Stapel liegt noch ein Puzzle. Nimm ein schwarzes aus der Reihe, dann füllt es die Lücke.
lesson-ending-last-done = Der schwarze Stapel ist leer. Diese Runde wird beendet, dann kommt noch eine.
lesson-ending-last-white = Ein weißes ändert am schwarzen Stapel nichts. Nimm auch ein schwarzes.
lesson-ending-one = Beenden statt beginnen
lesson-ending-one-text = Das ist die letzte Runde. Was du nicht vollendest, kostet seine Punkte, also vollende, was geht.
lesson-ending-one-done = Vollendet, und nichts verloren. Das andere kann noch 1 Punkt kosten.
lesson-ending-one-taken = Das darfst du, aber es bleibt unvollendet und kostet seine Punkte. Nimm zurück und vollende ein Puzzle.
lesson-ending-one-black = Am Ende gibt es höchstens ein schwarzes Puzzle im Zug. Vollende lieber eines.
lesson-ending-both = Deine letzte Aktion
lesson-ending-both-text = Eine Aktion, zwei Puzzles mit je einem offenen Feld. Rette beide.
lesson-ending-both-done = Die Masteraktion ist oft die beste letzte Aktion.

## 10 Finishing touches

lesson-touches = Abschluss{ "\u00AD" }aktionen
lesson-touches-about = Nach der letzten Runde: Lücken füllen, 1 Punkt je Teil.
lesson-touches-keep = Eine Abschlussaktion kostet 1 Punkt. Ein gefülltes Puzzle bringt seine Punkte, ein unvollendetes kostet sie.
lesson-touches-close = Lohnt es sich?
lesson-touches-close-text = Die Runden sind vorbei, aber Lücken dürfen noch gefüllt werden. Jedes Teil kostet 1 Punkt, dieses Puzzle hat 2.
lesson-touches-close-done = Ein Punkt bezahlt: 2 gewonnen und 2 nicht verloren. Das sind 3 Punkte mehr.
lesson-touches-close-half = Ein Feld ist noch offen, und einen zweiten Einer hast du nicht. Nimm zurück und lege den Zweier.
lesson-touches-close-open = Du bist fertig, und das Puzzle hat dich 2 Punkte gekostet. Ein Teil hätte es gerettet.
lesson-touches-worth = Wähle gut
lesson-touches-worth-text = Zwei Puzzles fehlt je ein Feld. Sieh auf ihre Punkte, fülle, was sich lohnt, und drücke „Fertig“.
lesson-touches-worth-done = 2 Punkte für 1. Am anderen ist nichts zu gewinnen oder zu verlieren.
lesson-touches-worth-nothing = Dieses Puzzle hat 0 Punkte, das Teil kostet also 1 Punkt für nichts. Nimm es zurück.
lesson-touches-worth-open = Du bist fertig. Das Puzzle mit Punkten bleibt unvollendet.
lesson-touches-leave = Lass es
lesson-touches-leave-text = Beide Puzzles haben 0 Punkte. Lohnt sich da ein Teil?
lesson-touches-leave-done = Nein. Jetzt werden die Punkte gezählt, und die meisten gewinnen.
lesson-touches-leave-nothing = Das kostet 1 Punkt und bringt keinen. Nimm es zurück.

## Solo

lesson-solo = Solo
lesson-solo-about = Allein gegen den Gegner und seine Blockaden.
lesson-solo-keep = Nach jedem deiner Züge nimmt der Gegner das beste Puzzle, das er erreicht. Welches das ist, bestimmen die Blockaden.
lesson-solo-grid = Das Raster
lesson-solo-grid-text = Neun Puzzles liegen in drei Spalten. Nimm eines: die Spalte rückt nach.
lesson-solo-grid-done = Deine Wahl ändert auch, was der Gegner vor sich hat.
lesson-solo-mastermind = Sein Zug
lesson-solo-mastermind-text = Eine Aktion bleibt. Nutze sie und beende deinen Zug: dann nimmt der Gegner ein Puzzle.
lesson-solo-mastermind-done = Er nahm das Puzzle mit den meisten Punkten aus den Spalten ohne Blockaden.
lesson-solo-mastermind-left = Du hast noch eine Aktion. Nutze sie zuerst.
lesson-solo-lock = Blockaden
lesson-solo-lock-text = Aus einer Spalte mit Blockaden nimmt der Gegner nichts. Nimmst du dort ein Puzzle, bekommt er eine davon. Versuche es.
lesson-solo-lock-done = Nun hat er die Blockade. Nimmt er wieder ein Puzzle, kommen seine Blockaden auf dessen Spalte.
lesson-solo-lock-none = Ein Puzzle vom Stapel bewegt keine Blockade. Beginne den Schritt neu und nimm aus einer Spalte.

## Line Clear

lesson-line-clear = Line Clear
lesson-line-clear-about = Zwei spielen zugleich, jeder auf einer Seite.
lesson-line-clear-keep = Zwei Marker gehen um den Tisch. Wer einen hat, spielt auf der Seite dieses Markers.
lesson-line-clear-side = Deine Seite
lesson-line-clear-side-text = Du hast den weißen Marker, also gehört dir eine Seite der Puzzles. Nimm dort eines.
lesson-line-clear-side-done = Deins. Wer den anderen Marker hat, spielt zugleich auf der anderen Seite.
lesson-line-clear-side-theirs = Diese Seite gehört dem anderen Marker. Deine hat einen Rahmen.
lesson-line-clear-white = Der weiße Marker
lesson-line-clear-white-text = Nur der weiße Marker darf recyceln. Recycle deine weiße Reihe.
lesson-line-clear-white-done = Eine neue Reihe, nur auf deiner Seite.
lesson-line-clear-white-theirs = Diese Reihe gehört dem anderen Marker. Recycle deine eigene.
lesson-line-clear-pass = Weitergeben
lesson-line-clear-pass-text = Nutze deine letzte Aktion und beende deinen Zug. Die Marker wandern, wenn beide fertig sind.
lesson-line-clear-pass-done = Jetzt wartest du auf den anderen Marker. Niemand wartet auf mehr als einen Spieler.
lesson-line-clear-pass-left = Du hast noch eine Aktion. Nutze sie zuerst.

## Ghost

lesson-ghost = Ghost
lesson-ghost-about = Teile mit fünf Feldern, und Pfeile als Belohnung.
lesson-ghost-keep = Ein Ghost Piece deckt fünf Felder, oder du zerlegst es in zwei Teile, wenn das mehr hilft.
lesson-ghost-five = Fünf Felder
lesson-ghost-five-text = Ein Ghost Piece hat Stufe 5. Drehe und wende es, bis es passt.
lesson-ghost-five-done = Fünf Felder mit einer Aktion. Ghost Pieces bekommst du nur durch Belohnungen und Pfeile.
lesson-ghost-five-turn = Es ist groß und muss innen liegen. Wende es einmal, dann drehe es.
lesson-ghost-split = Zerlege es
lesson-ghost-split-text = Dein Ghost Piece passt nirgends gut. Zerlege es in zwei Teile, die passen, und lege beide.
lesson-ghost-split-done = Eine Aktion: zerlegen und beide Teile legen.
lesson-ghost-split-whole = Zerlege zuerst das Ghost Piece: ein rotes Quadrat und ein Einer passen hier.
lesson-ghost-arrow = Pfeile
lesson-ghost-arrow-text = Dieses Puzzle hat einen Pfeil als Belohnung. Vollende es, dann werte ein Teil um eine Stufe auf.
lesson-ghost-arrow-done = Ein Pfeil wertet ein Teil sofort auf, ohne Aktion.
lesson-ghost-arrow-declined = Du hast auf den Pfeil verzichtet. Nimm zurück und werte damit ein Teil auf.

## Ambassador

lesson-ambassador = Ambassador
lesson-ambassador-about = Eine zweite Masteraktion, durch ein Puzzle verdient.
lesson-ambassador-keep = Ein Ambassador-Puzzle gibt dir einmal eine weitere Masteraktion.
lesson-ambassador-earn = Verdiene eine
lesson-ambassador-earn-text = Dieses Puzzle hat kein Teil als Belohnung, sondern eine Aktion. Vollende es.
lesson-ambassador-earn-done = Ab deinem nächsten Zug darfst du sie nutzen, einmal im Spiel.
lesson-ambassador-use = Nutze sie
lesson-ambassador-use-text = Deine Masteraktion ist genutzt, der Ambassador nicht. Lege damit zwei Teile und bestätige.
lesson-ambassador-use-done = Eine zweite Masteraktion in einem Zug.
lesson-ambassador-use-master = Die Masteraktion ist genutzt. Der Ambassador ist der Knopf daneben.
lesson-ambassador-use-other = Dieses Puzzle hat sein Teil schon. Wähle ein anderes, oder bestätige.
lesson-ambassador-both = Beides in einem Zug
lesson-ambassador-both-text = Zwei Aktionen bleiben. Nutze Masteraktion und Ambassador und fülle, was geht.
lesson-ambassador-both-done = Drei Teile mit zwei Aktionen. Hebe dir den Ambassador für so einen Zug auf.
lesson-ambassador-both-other = Dieses Puzzle hat sein Teil schon. Wähle ein anderes, oder bestätige.

## What the revised rules changed

lesson-revised = Neue Regeln
lesson-revised-about = Was sich für alle ändert, die die Schachtel von 2019 oder 2020 kennen.
lesson-revised-keep = Neu sind: vom Stapel nehmen, Recyceln, genau drei Aktionen, und unvollendete Puzzles kosten Punkte.
lesson-revised-deck = Vom Stapel
lesson-revised-deck-text = Du darfst das oberste Puzzle eines Stapels ungesehen nehmen, statt eines aus der Reihe.
lesson-revised-deck-done = Eine Überraschung: du siehst es, wenn es dir gehört, und zurückgeben kannst du es nicht.
lesson-revised-deck-row = Das ist der alte Weg, und er gilt noch. Nimm diesmal vom weißen Stapel.
lesson-revised-recycle = Recyceln
lesson-revised-recycle-text = Eine Aktion legt eine Reihe unter ihren Stapel und bringt vier neue Puzzles.
lesson-revised-recycle-done = In den ersten Schachteln gab es diese Aktion nicht.
lesson-revised-exact = Genau drei
lesson-revised-exact-text = Ein Zug hat jetzt genau drei Aktionen, keine darf ausfallen. Nutze die beiden übrigen und beende deinen Zug.
lesson-revised-exact-done = Auch eine kleine Aktion ist besser als keine.
lesson-revised-exact-left = Eine Aktion ist noch übrig. Nimm einen gelben Einer, wenn sonst nichts hilft.
lesson-revised-black = Ein schwarzes im Zug
lesson-revised-black-text = Hat das Ende begonnen, darfst du ein schwarzes Puzzle im Zug nehmen. Nimm jetzt eines.
lesson-revised-black-done = Ein zweites würde abgelehnt, und am Ende kosten unvollendete Puzzles ihre Punkte.
lesson-revised-black-second = Ein schwarzes Puzzle im Zug, und das hast du.

## The guided first game

guide-leave = Anleitung ausblenden
guide-take = Nimm ein Puzzle. Ein kleines weißes ist ein guter Anfang.
guide-place = Ziehe ein Teil auf dein Puzzle. Drehe es, wenn es noch nicht passt.
guide-complete = Fülle jedes offene Feld, um es zu vollenden. Ein gelber Einer kostet immer nur eine Aktion.
guide-upgrade = Werte ein Teil auf: gib ein kleines, nimm eines eine Stufe höher.
guide-master = Nutze die Masteraktion: sie legt mit einer Aktion auf jedes deiner Puzzles ein Teil. Am besten hast du zwei.
guide-done = Jetzt kannst du alles. Der Rest der Partie gehört dir.

## Problems, on the page of the lessons

learn-problem = Aufgabe des Tages
learn-problem-about = Eine Stellung, ein Zug, etwa eine Minute. Für alle dieselbe.
learn-problem-solve = Lösen
learn-problem-solved = Heute gelöst
learn-trainer = Training
learn-trainer-solved = gelöst: { $solved }
learn-train-complete = In einem Zug vollenden
learn-train-touches = Abschlussaktionen
learn-in-a-row = Tage in Folge: { $days }
