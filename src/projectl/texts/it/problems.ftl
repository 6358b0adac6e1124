### Problems: positions with a task, one for each day and more to practise.

## What can be wrong

problem-unknown = Non c’è nessun problema { $name }.
problem-kind-unknown = Non c’è nessun tipo di problema { $kind }. I tipi sono { $known }.
problem-day-malformed = { $found } non è un giorno. Scrivilo come 2026-11-19.

## The tasks and how hard they are

problem-of-day = Problema del giorno
problem-trainer = Allenamento
problem-complete =
    { $count ->
        [2] Completa due puzzle in questo turno
        [3] Completa tre puzzle in questo turno
       *[four] Completa quattro puzzle in questo turno
    }
problem-touches = Posiziona gli Ultimi Ritocchi migliori
problem-difficulty =
    { $level ->
        [1] Facile
        [2] Medio
       *[hard] Difficile
    }

## What comes of a try

problem-solved = Risolto
problem-tries =
    { $count ->
        [1] primo tentativo
       *[more] tentativi: { $count }
    }
problem-missed-complete = Non ancora. Completati: { $result } su { $best }.
problem-missed-touches = Bene, ma non ancora il meglio. Punti: { $result }. Possibili: { $best }.
problem-look = Guarda il puzzle { $slot }.
problem-answer = La soluzione

## At the keyboard

problem-commands = undo · again · nudge · answer · help · legal · quit
problem-after-miss = Invio: riprova · nudge · answer · quit
problem-next = Invio: il prossimo · quit
problem-number = numero { $number }, risolti { $solved }
problem-not-saved = Un problema non si salva. Puoi ricominciarlo quando vuoi.
problem-generating = Partite
problem-generated = Scritto in { $folder }. Giorni: { $days }. Per esercitarsi: { $practice }.

## The command

cli-problem = Risolvi il problema del giorno o altri.
cli-problem-day = Di un altro giorno, come 2026-11-19.
cli-problem-kind = Esercitarsi con un tipo: complete o touches.
cli-problem-trainer = Esercitarsi, uno dopo l’altro.
cli-problem-generate = Creare problemi da partite fra bot.
cli-problem-folder = Dove vanno i file.
cli-problem-seed = Il numero della prima partita. Le stesse partite danno gli stessi problemi.
cli-problem-games = Quante partite.

## Days and the trainer

problem-day-to-come = Il problema del { $day } deve ancora arrivare.
problem-day-too-early = Il { $day } non c’era ancora nessun problema.
problem-results-malformed = { $found } non sono risultati. Scrivi 1 se risolto e 0 se no.

## The page of a problem

problem-nudge = Una spinta
problem-show-answer = Mostra la soluzione
problem-again = Riprova
problem-go-on = Avanti
problem-more = Altri così
problem-time = Tempo
problem-tried = Tentativi
problem-points = Punti ora: { $points }
problem-touches-about = Ogni pezzo costa 1 punto, un puzzle incompiuto costa i suoi punti.
problem-was-solved = Questo l’hai già risolto.
problem-was-seen = Hai visto la soluzione. Ora è un esercizio.
problem-next-in = Il prossimo arriva a mezzanotte UTC. Ore mancanti: { $hours }.
problem-in-a-row = Giorni di fila: { $days }
problem-month-told = { $month }: risolti { $solved } su { $all }.
problem-day-told = { $day }, { $state ->
        [solved] risolto
        [seen] soluzione vista
       *[open] da risolvere
    }
problem-in-set = Numero { $number } di 10, risolti: { $solved }
problem-kind-complete = Completare in un turno
problem-kind-touches = Ultimi Ritocchi
problem-share = Condividi
problem-copied = Copiato
