# Advice that a player asks for: hints in three depths, and whether a puzzle can be finished.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why there is no advice

advice-not-now = No es tu turno, así que no hay nada que aconsejar.
advice-no-puzzle = No hay ningún rompecabezas sin completar en el lugar { $slot }.

## What a hint points at first; $slot is an own puzzle or a slot of the rows, $open how many cells are open

hint-look-puzzle = Mira el rompecabezas { $slot }. Casillas libres: { $open }.
hint-look-row = Mira el lugar { $slot } de las filas.
hint-look-decks = Mira los mazos.
hint-look-rows = Mira las filas. Otros rompecabezas te vendrían mejor.
hint-look-pieces = Mira tus piezas.
hint-look-choice = Mira la recompensa que puedes elegir.
hint-look-turn = Solo queda confirmar.
hint-even = Todos tus turnos valen más o menos lo mismo. Guarda una pieza.

## Which action; the next step of a plan

hint-do-take = Toma ese rompecabezas.
hint-do-take-deck = Toma el primero de un mazo.
hint-do-piece = Toma una pieza de nivel 1.
hint-do-recycle = Recicla una fila.
hint-do-order = Elige el orden de la fila reciclada.
hint-do-upgrade = Mejora una pieza.
hint-do-master = Usa tu Acción Maestra.
hint-do-ambassador = Usa tu rompecabezas Embajador.
hint-do-ghost = Divide una Pieza Fantasma.
hint-do-place = Coloca ahí una pieza.
hint-do-stop = Termina de colocar.
hint-do-cancel = Cancela lo que has empezado.
hint-do-end = Termina tu turno.
hint-do-choose = Elige tu recompensa.
hint-do-complete = Elige qué recompensa va primero.
hint-do-level-up = Mejora una pieza con tu flecha.
hint-do-decline = Rechaza la flecha.
hint-do-done = No coloques nada más.

## The same with what it is about

hint-step-take = Toma el rompecabezas del lugar { $slot } de las filas.
hint-step-take-deck = { $deck ->
    [white] Toma el primero del mazo blanco.
   *[black] Toma el primero del mazo negro.
}
hint-step-upgrade = Cambia { PIECE($piece, case: "art") } por { PIECE($taken, case: "art") }.
hint-step-level-up = Flecha: cambia { PIECE($piece, case: "art") } por { PIECE($taken, case: "art") }.
hint-step-place = Coloca { PIECE($piece, case: "art") } en el rompecabezas { $slot }.
hint-step-choose = Elige { PIECE($taken, case: "art") }.
hint-step-complete = Toma primero la recompensa del rompecabezas { $slot }.

## Why: each sentence is true of the position; $slot is an own puzzle, $count points, cells, pieces

hint-why-completes = Así completas el rompecabezas { $slot }. Puntos: { $count }.
hint-why-completes-taken = Lo completas en el mismo turno. Puntos: { $count }.
hint-why-reward = Recompensa: { PIECE($piece) }.
hint-why-returns = De vuelta a tu surtido: { PIECE($pieces) }.
hint-why-master-completes = Una sola acción completa los rompecabezas { $slots }.
hint-why-opens = Después tendrás todas las piezas del rompecabezas { $slot }.
hint-why-master = Piezas en una Acción Maestra: { $count }.
hint-why-triggers-end = El mazo se agota y empieza el final.
hint-why-takes = { $piece ->
    [none] Puntos: { $count }.
   *[other] Puntos: { $count }. Recompensa: { PIECE($piece) }.
}
hint-why-held = Ya tienes piezas que lo llenan.
hint-why-denies = { $name } tiene las piezas para completarlo enseguida.
hint-why-progress = Casillas libres que quedan en el rompecabezas { $slot }: { $count }.
hint-why-fits = Esa pieza encaja enseguida en el rompecabezas { $slot }.
hint-why-grows = Casillas que ganan tus piezas: { $count }.
hint-why-master-ready = Piezas que podría colocar entonces una Acción Maestra: { $count }.
hint-why-last-turn = Es tu último turno.
hint-why-touch-pays = El rompecabezas { $slot } compensa. Puntos: { $count }.
hint-why-touch-costs = Puntos que cuestan las piezas: { $count }.

## How good the turn is

hint-chance = Probabilidad de ganar: { $chance }. Segunda opción: { $next }.
hint-chance-alone = Probabilidad de ganar: { $chance }. Otro turno vale casi lo mismo.
hint-under = menos del 1 %
hint-over = más del 99 %
hint-percent = { $percent } %
hint-by-planner = Aquí no hay búsqueda completa. Esta pista es del planificador.

## Whether a puzzle can still be finished, and what could come between

hint-verdict-now = Sí, en este turno
hint-verdict-turns = Sí, turnos necesarios: { $turns }
hint-verdict-luck = Solo con suerte
hint-verdict-too-late = No antes de que acabe la partida
hint-risk-none = Nada puede impedirlo: no hace falta robar y no puede faltar ninguna pieza.
hint-risk-draw = En la reserva faltan piezas. Antes tendrían que volver.
hint-risk-last-pieces = La reserva baja. { PIECE($piece) }: quedan { $count }.
hint-risk-both-act = Otro turno corre a la vez. Puede llevarse una pieza que necesitas.
hint-risk-end-near = La partida podría acabar antes. Cartas en el mazo: { $count }.

## The terminal

help-hint = Consejo: hint señala algo y dice más cada vez que preguntas. plan 2 dice si puedes completar el rompecabezas 2.
cli-bench-hints = Mide cuánto tardan las pistas y cuánto gana quien las sigue.
cli-bench-hints-games = partidas jugadas con pistas contra el nivel 5

## The server: why there is no hint

hints-rated = Las partidas clasificatorias no tienen pistas.
hints-off = Esta mesa juega sin pistas.
hint-not-answered = La pista no llegó a tiempo. Pregunta otra vez.
hint-overtaken = La partida siguió antes de que la pista estuviera lista. Pregunta otra vez.
rated-hints = Una partida clasificatoria no tiene pistas. Desactiva una de las dos cosas.

## The table: buttons and what stands beside them

hint-button = Pista
hint-tab = Pista
hint-more = Dime más
hint-idea = Tengo una idea
hint-act = Dar el primer paso
hint-plan-ask = ¿Puedo completar un rompecabezas?
hint-plan-show = Paso a paso
hint-plan-another = Otro rompecabezas
hint-close = Cerrar la pista
hint-why = Por qué
hint-looked-at = Posiciones examinadas: { $count }.
hint-depth = { $depth } de 3
hint-steps = Pasos
hint-thinking = Pensando…
hint-open-to-all = Todos ven que has usado una pista. El registro lo anota.
hint-none-here = Esta mesa juega sin pistas
hint-used = ha usado una pista en este turno
hint-hinted = señalado por la pista
hint-puzzle = Rompecabezas { $slot }
hint-plan-none = No tienes ningún rompecabezas sin completar.
hint-risk-others = Los demás pueden llevarse piezas que necesitas.
key-hint = Pista · ¿Puedo completar un rompecabezas?
new-hints = Con pistas
new-hints-about = En su turno, cualquiera puede pedir consejo. No en partidas clasificatorias.
