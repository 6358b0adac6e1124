### Problems: positions with a task, one for each day and more to practise.

## What can be wrong

problem-unknown = Es gibt keine Aufgabe { $name }.
problem-kind-unknown = Es gibt keine Aufgabenart { $kind }. Die Arten sind { $known }.
problem-day-malformed = { $found } ist kein Tag. Schreibe ihn wie 2026-11-19.

## The tasks and how hard they are

problem-of-day = Aufgabe des Tages
problem-trainer = Training
problem-complete =
    { $count ->
        [2] Vollende in diesem Zug zwei Puzzles
        [3] Vollende in diesem Zug drei Puzzles
       *[four] Vollende in diesem Zug vier Puzzles
    }
problem-touches = Lege die besten Abschlussaktionen
problem-difficulty =
    { $level ->
        [1] Leicht
        [2] Mittel
       *[hard] Schwer
    }

## What comes of a try

problem-solved = Gelöst
problem-tries =
    { $count ->
        [1] erster Versuch
       *[more] Versuche: { $count }
    }
problem-missed-complete = Noch nicht. Vollendet: { $result } von { $best }.
problem-missed-touches = Gut, noch nicht das Beste. Punkte: { $result }. Möglich: { $best }.
problem-look = Sieh dir Puzzle { $slot } an.
problem-answer = Die Lösung

## At the keyboard

problem-commands = undo · again · nudge · answer · help · legal · quit
problem-after-miss = Enter: noch einmal · nudge · answer · quit
problem-next = Enter: die nächste · quit
problem-number = Nummer { $number }, gelöst { $solved }
problem-not-saved = Eine Aufgabe wird nicht gespeichert. Du kannst sie jederzeit neu beginnen.
problem-generating = Partien
problem-generated = Geschrieben nach { $folder }. Tage: { $days }. Zum Üben: { $practice }.

## The command

cli-problem = Löse die Aufgabe des Tages oder andere.
cli-problem-day = Von einem anderen Tag, etwa 2026-11-19.
cli-problem-kind = Eine Art üben: complete oder touches.
cli-problem-trainer = Üben, eine nach der anderen.
cli-problem-generate = Aufgaben aus Partien zwischen Bots machen.
cli-problem-folder = Wohin die Dateien kommen.
cli-problem-seed = Die Nummer der ersten Partie. Dieselben Partien ergeben dieselben Aufgaben.
cli-problem-games = Wie viele Partien.

## Days and the trainer

problem-day-to-come = Die Aufgabe vom { $day } kommt erst noch.
problem-day-too-early = Am { $day } gab es noch keine Aufgabe.
problem-results-malformed = { $found } sind keine Ergebnisse. Schreibe 1 für gelöst und 0 für nicht gelöst.

## The page of a problem

problem-nudge = Ein Anstoß
problem-show-answer = Lösung zeigen
problem-again = Noch einmal
problem-go-on = Weiter
problem-more = Mehr davon
problem-time = Zeit
problem-tried = Versuche
problem-points = Punkte jetzt: { $points }
problem-touches-about = Jedes Teil kostet 1 Punkt, ein unvollendetes Puzzle seine Punkte.
problem-was-solved = Diese Aufgabe hast du schon gelöst.
problem-was-seen = Du kennst die Lösung. Jetzt ist es Übung.
problem-next-in = Die nächste kommt um Mitternacht UTC. Stunden bis dahin: { $hours }.
problem-in-a-row = Tage in Folge: { $days }
problem-month-told = { $month }: gelöst { $solved } von { $all }.
problem-day-told = { $day }, { $state ->
        [solved] gelöst
        [seen] Lösung gesehen
       *[open] offen
    }
problem-in-set = Nummer { $number } von 10, gelöst: { $solved }
problem-kind-complete = In einem Zug vollenden
problem-kind-touches = Abschlussaktionen
problem-share = Teilen
problem-copied = Kopiert
