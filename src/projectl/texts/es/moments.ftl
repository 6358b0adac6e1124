### Moments: how the turns of others are told, what it is like to complete a puzzle, and the end of a game.

## How fast the turns of others are told
moments-others-turns = Turnos de los demás
settings-bot-pace-step = Paso a paso
moments-next-step = Paso siguiente
moments-keys = ver otra vez los turnos de los demás, paso siguiente
# Points that came to a pile just now.
moments-plus = +{ $points }

## Completing: several puzzles by one action; the box is small
moments-at-once = { $count ->
    [2] Dos de una vez
    [3] Tres de una vez
   *[other] Cuatro de una vez
}

## The end
moments-won-by = { $who ->
    [you] Ganas por
   *[other] Gana { $name } por
} { $points ->
    [one] un punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
moments-solo-lost-by = Gana el oponente por { $points ->
    [one] un punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
moments-behind = { $place ->
    [2] Quedas en segundo lugar
    [3] Quedas en tercer lugar
    [4] Quedas en cuarto lugar
    [5] Quedas en quinto lugar
   *[other] Quedas en último lugar
}, a { $points ->
    [one] un punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
moments-how-it-went = Cómo fue
moments-graph-about = Puntos en los mazos
moments-graph-label = Puntos en los mazos, turno a turno. Al final: { $now }
moments-facts = En esta partida
# Followed by the number. Round 0: there are no rounds.
moments-fact-best = { $round ->
    [0] puntos en tu mejor turno
   *[other] puntos en tu mejor turno, ronda { $round }
}
moments-fact-completed = rompecabezas completados
moments-fact-black = de ellos, negros
moments-fact-together = completados con una Acción Maestra
moments-fact-masters = Acciones Maestras
moments-fact-placed = piezas colocadas
moments-fact-touches = piezas dadas por los últimos puntos
moments-your-pile = Tus rompecabezas completados
moments-pile-of = Rompecabezas completados: { $name }
moments-all-columns = Todas las columnas
moments-sound-offer = ¿Con sonidos la próxima vez? Breves, cuando se toma, coloca o completa algo.
moments-sound-yes = Activar
moments-sound-no = No, gracias
moments-review = Analizar la partida
