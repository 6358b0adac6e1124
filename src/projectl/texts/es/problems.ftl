### Problems: positions with a task, one for each day and more to practise.

## What can be wrong

problem-unknown = No hay ningún problema { $name }.
problem-kind-unknown = No hay ningún tipo de problema { $kind }. Los tipos son { $known }.
problem-day-malformed = { $found } no es un día. Escríbelo como 2026-11-19.

## The tasks and how hard they are

problem-of-day = Problema del día
problem-trainer = Entrenamiento
problem-complete =
    { $count ->
        [2] Completa dos rompecabezas en este turno
        [3] Completa tres rompecabezas en este turno
       *[four] Completa cuatro rompecabezas en este turno
    }
problem-touches = Coloca los mejores Toques Finales
problem-difficulty =
    { $level ->
        [1] Fácil
        [2] Medio
       *[hard] Difícil
    }

## What comes of a try

problem-solved = Resuelto
problem-tries =
    { $count ->
        [1] primer intento
       *[more] intentos: { $count }
    }
problem-missed-complete = Todavía no. Completados: { $result } de { $best }.
problem-missed-touches = Bien, aún no lo mejor. Puntos: { $result }. Posibles: { $best }.
problem-look = Mira el rompecabezas { $slot }.
problem-answer = La solución

## At the keyboard

problem-commands = undo · again · nudge · answer · help · legal · quit
problem-after-miss = Enter: otra vez · nudge · answer · quit
problem-next = Enter: el siguiente · quit
problem-number = número { $number }, resueltos { $solved }
problem-not-saved = Un problema no se guarda. Puedes empezarlo de nuevo cuando quieras.
problem-generating = Partidas
problem-generated = Escrito en { $folder }. Días: { $days }. Para practicar: { $practice }.

## The command

cli-problem = Resuelve el problema del día u otros.
cli-problem-day = De otro día, como 2026-11-19.
cli-problem-kind = Practicar un tipo: complete o touches.
cli-problem-trainer = Practicar, uno tras otro.
cli-problem-generate = Crear problemas a partir de partidas entre bots.
cli-problem-folder = Dónde van los archivos.
cli-problem-seed = El número de la primera partida. Las mismas partidas dan los mismos problemas.
cli-problem-games = Cuántas partidas.

## Days and the trainer

problem-day-to-come = El problema del { $day } aún no ha llegado.
problem-day-too-early = El { $day } aún no había problema.
problem-results-malformed = { $found } no son resultados. Escribe 1 si se resolvió y 0 si no.

## The page of a problem

problem-nudge = Una pista
problem-show-answer = Ver la solución
problem-again = Otra vez
problem-go-on = Siguiente
problem-more = Más como este
problem-time = Tiempo
problem-tried = Intentos
problem-points = Puntos ahora: { $points }
problem-touches-about = Cada pieza cuesta 1 punto, y un rompecabezas sin resolver, sus puntos.
problem-was-solved = Este ya lo has resuelto.
problem-was-seen = Ya has visto la solución. Ahora es práctica.
problem-next-in = El siguiente llega a medianoche UTC. Horas hasta entonces: { $hours }.
problem-in-a-row = Días seguidos: { $days }
problem-month-told = { $month }: resueltos { $solved } de { $all }.
problem-day-told = { $day }, { $state ->
        [solved] resuelto
        [seen] solución vista
       *[open] pendiente
    }
problem-in-set = Número { $number } de 10, resueltos: { $solved }
problem-kind-complete = Completar en un turno
problem-kind-touches = Toques Finales
problem-share = Compartir
problem-copied = Copiado
