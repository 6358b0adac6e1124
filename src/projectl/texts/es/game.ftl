# Las cosas del juego y lo que les ocurre: lo que dicen la terminal y el navegador.

piece-O1 = cuadrito amarillo
piece-I2 = barra verde de 2
piece-I3 = barra azul de 3
piece-V3 = esquina naranja
piece-I4 = barra morada de 4
piece-L4 = L celeste
piece-Z4 = Z rojo anaranjado
piece-O4 = cuadrado rojo
piece-T4 = T rosa
piece-P5 = P blanca
piece-U5 = U blanca
piece-L5 = L larga blanca
piece-up1 = una flecha
piece-up2 = dos flechas
piece-master = Acción de Embajador

edition-deluxe-2019 = Caja deluxe, 2019
edition-retail-2020 = Caja básica, 2020
edition-revised-2021 = Reglas revisadas, 2021
edition-rulebook-2023 = Manual 2.5, 2023

variant-standard = partida normal
variant-solo = solitario
variant-line-clear = Despejar Líneas

expansion-ghost = Piezas Fantasma
expansion-ambassador = Embajador
expansion-phoenix = Fénix

difficulty-standard = estándar
difficulty-challenging = difícil
difficulty-unbeatable = imposible
difficulty-no-mercy = sin piedad (nuestra)

edition-deluxe-2019-about = 15 piezas de cada forma, Piezas Fantasma y Embajador, hasta 6 jugadores, el turno puede acabar antes
edition-retail-2020-about = 10 piezas de cada forma, hasta 4 jugadores, el turno puede acabar antes
edition-revised-2021-about = exactamente tres acciones, Reciclar, mazos de victoria boca abajo, los rompecabezas sin resolver restan puntos
edition-rulebook-2023-about = como 2021, con 15 piezas de cada forma, Fénix y Blancos sin Fin

variant-standard-about = de 2 a 6 jugadores, por turnos
variant-solo-about = tú contra un oponente que toma el mejor rompecabezas de sus columnas abiertas
variant-line-clear-about = de 4 a 6 jugadores, dos a la vez

expansion-ghost-about = piezas de cinco casillas que se pueden dividir, y flechas que mejoran piezas
expansion-ambassador-about = rompecabezas que dan una Acción Maestra más cada uno
expansion-phoenix-about = siete rompecabezas negros de 6 puntos

what-deluxe-box = la caja deluxe como opción
what-ghost = la expansión Piezas Fantasma
what-ambassador = la expansión Embajador
what-phoenix = la expansión Fénix
what-line-clear = la variante Despejar Líneas
what-solo = la variante solitario
what-endless-white = Blancos sin Fin

you = Tú
opponent = Oponente
player-named = Jugador { $number }

bot-random = cualquier acción legal, todas igual de probables
bot-greedy = toma lo que puede completar antes
bot-planner = planea todo el turno, con las mínimas acciones por rompecabezas
bot-learned = examina todo su turno con una pequeña red entrenada; learned:1 solo un paso
bot-expert = la misma red, sobre muchas formas en que pueden estar los rompecabezas ocultos; expert:2s o expert:35000 fija cuánto
bot-level-1 = Recién llegado: toma lo fácil y a menudo olvida su plan
bot-level-2 = Principiante: completa rompecabezas pequeños y a veces se pierde
bot-level-3 = Ocasional: tiene un plan para casi todos sus turnos
bot-level-4 = Habitual: cuenta sus acciones y usa bien la Acción Maestra
bot-level-5 = Hábil: empieza a mirar toda la mesa
bot-level-6 = Curtido: reúne piezas antes de ir por los puntos
bot-level-7 = Fuerte: rara vez malgasta una acción
bot-level-8 = Temible: juega casi todos los turnos lo mejor que puede
bot-level-9 = Campeón: examina cada turno entero
bot-level-10 = Gran maestro: piensa en lo que pueden esconder los mazos

level-name-1 = Recién llegado
level-name-2 = Principiante
level-name-3 = Ocasional
level-name-4 = Habitual
level-name-5 = Hábil
level-name-6 = Curtido
level-name-7 = Fuerte
level-name-8 = Temible
level-name-9 = Campeón
level-name-10 = Gran maestro

menu-take = tomar un rompecabezas
menu-piece = pieza nivel 1
menu-exch = intercambiar una pieza
menu-place = colocar una pieza
menu-master = Acción Maestra
menu-recycle = reciclar
menu-ambassador = Acción de Embajador
menu-split = dividir una Pieza Fantasma
menu-end = terminar el turno
menu-done = listo
menu-stop = confirmar
menu-cancel = cancelar
menu-decline = rechazar
menu-order = indicar el orden

title-market = Rompecabezas disponibles
title-reserve = Reserva
title-others = Otros jugadores
title-opponent = Cuadrícula del oponente

heading-round = ronda { $round }

deck = { $deck ->
    [black] negro
   *[white] blanco
}
deck-left = aún { $count }
deck-over-row = { $deck ->
    [black] mazo negro: quedan { $count }
   *[white] mazo blanco: quedan { $count }
}
deck-in-words = { $top ->
    [none] El mazo está vacío.
    [black] Mazo: quedan { $count }, negros
   *[white] Mazo: quedan { $count }, arriba uno blanco
}
market-marker = { $marker ->
    [black] marcador negro: { $name }
   *[white] marcador blanco: { $name }
}
column-locks = { $count ->
    [0] abierta
    [one] { $count } traba
    [many] { $count } de trabas
   *[other] { $count } trabas
}

place-free = libre
card-completed = { $slot } listo
supply-empty = sin piezas
pile-empty = El mazo de puntos de victoria está vacío.
mat-title = { $name } · { $completed } completados · { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
mat-title-hidden = { $name } · { $completed } completados
mat-ambassadors = { $count ->
    [one] { $count } Acción de Embajador por usar
    [many] { $count } de Acciones de Embajador por usar
   *[other] { $count } Acciones de Embajador por usar
}
other-title = { $name } · { $completed } listos · { $points ->
    [one] { $points } pto.
    [many] { $points } ptos.
   *[other] { $points } ptos.
}
other-title-hidden = { $name } · { $completed } listos
small-puzzle = { $colour ->
    [black] negro { $points }
   *[white] blanco { $points }
}: { $filled }/{ $cells }
opponent-title = { $completed } tomados · { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
} · { $supply ->
    [one] { $supply } pieza para trabar
    [many] { $supply } de piezas para trabar
   *[other] { $supply } piezas para trabar
}
plan-most-points = Tal como está, tomará el rompecabezas { $slot }.
plan-reading-order = Tal como está, tomará el rompecabezas { $slot }.
plan-all-locked = Tal como está, no tomará nada.
plan-nothing-open = Tal como está, no tomará nada.

banner-actions = { $count ->
    [one] queda { $count } acción
    [many] quedan { $count } de acciones
   *[other] quedan { $count } acciones
}{ $master ->
    [used] , Acción Maestra usada
   *[free] {""}
}
banner-choice-order = Hay varios rompecabezas completados. ¿Cuál se recompensa primero?
banner-choice-reward = Tu recompensa no está en la reserva. Elige una:
banner-choice-level-up = Mejora una pieza, o rechaza.
banner-sequence-master = Acción Maestra: una pieza en cada rompecabezas.
banner-sequence-ambassador = Acción de Embajador: una pieza en cada rompecabezas.
banner-sequence-ghost = La Pieza Fantasma está dividida: puedes colocar las piezas nuevas, una en cada rompecabezas.
banner-sequence-recycle = Reciclar: ¿en qué orden van los rompecabezas bajo el mazo?
banner-waiting = a la espera de los demás
banner-finish-round = { $variant ->
    [line-clear] El mazo negro está vacío. La partida acaba cuando el primer jugador reciba de nuevo los dos marcadores.
    [solo] El mazo está vacío: esta ronda y una más.
   *[standard] El mazo negro está vacío: esta ronda y una más.
}
banner-last-round = Última ronda.
banner-touches = Toques Finales: { $pile } mazo + { $touched } completados − { $touches } colocadas − { $unfinished } sin resolver = { $total }
banner-touches-done = Toques Finales terminados
banner-over = La partida ha terminado.

event-turn-began = { $marker ->
    [white] { $name } { $who ->
        [you] tienes
       *[other] tiene
    } el marcador blanco.
    [black] { $name } { $who ->
        [you] tienes
       *[other] tiene
    } el marcador negro.
   *[none] { $who ->
        [you] Es tu turno.
       *[other] Es el turno de { $name }.
    }
}
event-taken = { $name } { $who ->
    [you] tomas
   *[other] toma
} { $deck ->
    [white] el primero del mazo blanco
    [black] el primero del mazo negro
   *[none] { $colour ->
        [black] el rompecabezas negro { $row_slot }
       *[white] el rompecabezas blanco { $row_slot }
    }
}: { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}, recompensa: { PIECE($reward) }.
event-refilled = En el lugar { $row_slot } hay un nuevo rompecabezas { $colour ->
    [black] negro
   *[white] blanco
}.
event-piece-taken = { $name } { $who ->
    [you] tomas
   *[other] toma
} de la reserva: { PIECE($piece) }.
event-exchanged = { $name } { $who ->
    [you] intercambias
   *[other] intercambia
} { PIECE($given) } por { PIECE($taken) }.
event-placed = { $name } { $who ->
    [you] colocas
   *[other] coloca
} { PIECE($piece) } en el rompecabezas { $slot }.
event-master-began = { $name } { $who ->
    [you] empiezas
   *[other] empieza
} una Acción Maestra.
event-ambassador-began = { $name } { $who ->
    [you] usas
   *[other] usa
} un rompecabezas de Embajador.
event-ghost-split = { $name } { $who ->
    [you] divides
   *[other] divide
} { PIECE($ghost) } en { PIECE($pieces) }.
event-sequence-closed = { $name } { $who ->
    [you] terminas
   *[other] termina
} de colocar.
event-sequence-cancelled = { $name } { $who ->
    [you] cancelas
   *[other] cancela
} { $sequence ->
    [master] la Acción Maestra.
    [ambassador] la Acción de Embajador.
    [ghost] la división.
   *[recycle] el reciclaje.
}
event-recycle-began = { $name } { $who ->
    [you] reciclas
   *[other] recicla
} { $deck ->
    [black] la fila negra.
   *[white] la fila blanca.
}
event-recycled = { $count ->
    [one] { $count } rompecabezas va bajo el { NAME($deck, of: "deck-named") }.
    [many] { $count } de rompecabezas van bajo el { NAME($deck, of: "deck-named") }.
   *[other] { $count } rompecabezas van bajo el { NAME($deck, of: "deck-named") }.
}
event-pieces-returned = Vuelven: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] No queda ninguna pieza para la recompensa.
   *[other] Recompensa: { PIECE($piece) }.
}
event-levelled-up = { $name } { $who ->
    [you] mejoras
   *[other] mejora
} { PIECE($given) } a { PIECE($taken) }.
event-level-up-declined = { $name } { $who ->
    [you] rechazas
   *[other] rechaza
} la flecha.
event-completed = { $name } { $who ->
    [you] completas
   *[other] completa
} el rompecabezas { $slot }: { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
event-reshuffled = { $count ->
    [one] { $count } rompecabezas blanco completado es el nuevo mazo blanco.
    [many] { $count } de rompecabezas blancos completados forman el nuevo mazo blanco.
   *[other] { $count } rompecabezas blancos completados forman el nuevo mazo blanco.
}
event-end-triggered = { $deck ->
    [black] El mazo negro está vacío: el fin está cerca.
   *[white] El mazo está vacío: el fin está cerca.
}
event-last-round-began = Empieza la última ronda.
event-turn-ended = { $name } { $who ->
    [you] terminas
   *[other] termina
} el turno{ $unused ->
    [0] .
    [one] {" "}con { $unused } acción sin usar.
    [many] {" "}con { $unused } de acciones sin usar.
   *[other] {" "}con { $unused } acciones sin usar.
}
event-markers-passed = Los marcadores pasan al siguiente.
event-lock-taken = Una traba de la columna { $column } pasa al surtido del oponente.
event-opponent-took = { $why ->
    [reading-order] El oponente toma el rompecabezas { $row_slot }, de { $points }: lo máximo en sus columnas abiertas ({ $open_columns }), y antes que { $tied } en orden de lectura.
   *[most-points] El oponente toma el rompecabezas { $row_slot }, de { $points }: lo máximo en sus columnas abiertas ({ $open_columns }).
}
event-locks-moved = { $count ->
    [0] No se mueve ninguna traba.
    [one] { $count } traba pasa a la columna { $column }.
    [many] { $count } de trabas pasan a la columna { $column }.
   *[other] { $count } trabas pasan a la columna { $column }.
}
event-locks-removed = Todas las columnas están bloqueadas: cada una pierde una traba y el oponente no toma nada.
event-opponent-passed = Las columnas abiertas del oponente ({ $open_columns }) no tienen rompecabezas, así que no toma nada.
event-touches-began = { $reason ->
    [dead-position] Nadie podrá ya colocar ni tomar nada. Empiezan los Toques Finales.
    [turn-cap] Se alcanzó el límite de turnos. Empiezan los Toques Finales.
   *[other] La última ronda ha terminado. Empiezan los Toques Finales.
}
event-touched = { $name } { $who ->
    [you] colocas
   *[other] coloca
} { PIECE($piece) } en el rompecabezas { $slot } por 1 punto.
event-touches-done = { $name } { $who ->
    [you] terminas
   *[other] termina
} los Toques Finales.
event-game-ended = La partida ha terminado.
event-undone = { $name } { $who ->
    [you] deshaces:
   *[other] deshace:
} { $action }.

deck-named-white = mazo blanco
deck-named-black = mazo negro

sheet-points = mazo
sheet-touches = toques
sheet-unfinished = sin resolver
sheet-score = puntuación
sheet-completed = completados
sheet-pieces = piezas restantes
winner = { $who ->
    [you] Has ganado.
   *[other] Gana { $names }.
}
winners = Comparten la victoria: { $names }.
decided-score = Decidió la puntuación.
decided-completed = Empate a puntos: decidieron más rompecabezas completados.
decided-pieces = Empate a puntos y rompecabezas: decidieron más piezas restantes.
decided-shared = Nada distingue a los primeros.
decided-solo-tie = Hay empate, y el empate es del oponente.
ended-black-deck-empty = Se acabó el mazo negro.
ended-deck-empty = Se acabó el mazo.
ended-dead-position = Nadie podía ya colocar ni tomar nada.
ended-turn-cap = Se alcanzó el límite de turnos.
