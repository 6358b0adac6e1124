# Las cosas del juego y lo que les ocurre: lo que dicen la terminal y el navegador.

list-comma = {", "}
list-and = {" y "}
list-counted = { $count } × { $thing }

piece-O1 = pieza amarilla de 1
    .art = una pieza amarilla de 1
    .def = la pieza amarilla de 1
    .gender = f
piece-I2 = barra verde de 2
    .art = una barra verde de 2
    .def = la barra verde de 2
    .gender = f
piece-I3 = barra azul de 3
    .art = una barra azul de 3
    .def = la barra azul de 3
    .gender = f
piece-V3 = esquina naranja
    .art = una esquina naranja
    .def = la esquina naranja
    .gender = f
piece-I4 = barra morada de 4
    .art = una barra morada de 4
    .def = la barra morada de 4
    .gender = f
piece-L4 = L celeste
    .art = una L celeste
    .def = la L celeste
    .gender = f
piece-Z4 = Z rojo anaranjado
    .art = una Z rojo anaranjado
    .def = la Z rojo anaranjado
    .gender = f
piece-O4 = cuadrado rojo
    .art = un cuadrado rojo
    .def = el cuadrado rojo
    .gender = m
piece-T4 = T rosa
    .art = una T rosa
    .def = la T rosa
    .gender = f
piece-P5 = P blanca
    .art = una P blanca
    .def = la P blanca
    .gender = f
piece-U5 = U blanca
    .art = una U blanca
    .def = la U blanca
    .gender = f
piece-L5 = L larga blanca
    .art = una L larga blanca
    .def = la L larga blanca
    .gender = f
piece-up1 = una flecha
piece-up2 = dos flechas
piece-master = Acción de Embajador
    .art = una Acción de Embajador
    .def = la Acción de Embajador

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
difficulty-no-mercy = sin piedad (propia)

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
menu-exch = mejorar o intercambiar una pieza
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
menu-order = elegir el orden

title-market = Rompecabezas disponibles
title-reserve = Reserva
title-others = Otros jugadores
title-opponent = Cuadrícula del oponente

heading-round = ronda { $round }

deck = { $deck ->
    [black] negro
   *[white] blanco
}
deck-left = hay { $count }
deck-over-row =
    { $deck ->
        [black] mazo negro: { $count }
       *[white] mazo blanco: { $count }
    }
deck-in-words = { $top ->
    [none] El mazo está vacío.
    [black] Mazo: { $count }, negros
   *[white] Mazo: { $count }, arriba uno blanco
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

place-free = vacío
card-completed = { $slot } lleno
supply-empty = sin piezas
pile-empty = El mazo de puntos de victoria está vacío.
mat-title = { $name } · completados: { $completed } · { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
mat-title-hidden = { $name } · completados: { $completed }
mat-ambassadors =
    { $count ->
        [0] ninguna Acción de Embajador por usar
        [one] { $count } Acción de Embajador por usar
        [many] { $count } de Acciones de Embajador por usar
       *[other] { $count } Acciones de Embajador por usar
    }
other-title =
    { $name } · ✓ { $completed } · { $points ->
        [one] { $points } pto.
        [many] { $points } de ptos.
       *[other] { $points } ptos.
    }
other-title-hidden = { $name } · ✓ { $completed }
small-puzzle = { $colour ->
    [black] negro { $points }
   *[white] blanco { $points }
}: { $filled }/{ $cells }
opponent-title =
    tomados: { $completed } · { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    } · { $supply ->
        [0] ninguna pieza para trabar
        [one] { $supply } pieza para trabar
        [many] { $supply } de piezas para trabar
       *[other] { $supply } piezas para trabar
    }
plan-most-points = Si tu turno acabara ahora, tomaría el rompecabezas { $slot }.
plan-reading-order = Si tu turno acabara ahora, tomaría el rompecabezas { $slot }.
plan-all-locked = Si tu turno acabara ahora, no tomaría nada.
plan-nothing-open = Si tu turno acabara ahora, no tomaría nada.

banner-actions =
    { $count ->
        [0] no quedan acciones
        [one] queda { $count } acción
        [many] quedan { $count } de acciones
       *[other] quedan { $count } acciones
    }{ $master ->
        [used] , Acción Maestra usada
       *[free] {""}
    }
banner-choice-order = Has completado varios rompecabezas. ¿Qué recompensa tomas primero?
banner-choice-reward = Tu recompensa ya no está en la reserva. Elige otra pieza:
banner-choice-level-up = Mejora una pieza o rechaza la flecha.
banner-sequence-master = Acción Maestra: una pieza en cada rompecabezas.
banner-sequence-ambassador = Acción de Embajador: una pieza en cada rompecabezas.
banner-sequence-ghost = La Pieza Fantasma está dividida. Puedes colocar las piezas nuevas, una en cada rompecabezas.
banner-sequence-recycle = Reciclar: ¿en qué orden van los rompecabezas bajo el mazo?
banner-waiting = espera a los demás
banner-finish-round = { $variant ->
    [line-clear] El mazo negro está vacío. La partida acaba cuando el primer jugador reciba de nuevo los dos marcadores.
    [solo] El mazo está vacío: esta ronda y una más.
   *[standard] El mazo negro está vacío: esta ronda y una más.
}
banner-last-round = Última ronda.
banner-touches = Toques Finales: mazo { $pile } + completados { $touched } − colocadas { $touches } − sin resolver { $unfinished } = { $total }
banner-touches-done = Toques Finales terminados
banner-over = La partida ha terminado.

event-turn-began = { $marker ->
    [white] { $who ->
        [you] Tienes
       *[other] { $name } tiene
    } el marcador blanco.
    [black] { $who ->
        [you] Tienes
       *[other] { $name } tiene
    } el marcador negro.
   *[none] { $who ->
        [you] Es tu turno.
       *[other] Es el turno de { $name }.
    }
}
event-taken = { $who ->
    [you] Tomas
   *[other] { $name } toma
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
event-refilled =
    Llega un nuevo rompecabezas { $colour ->
        [black] negro
       *[white] blanco
    } al lugar { $row_slot }.
event-piece-taken =
    { $who ->
        [you] Tomas
       *[other] { $name } toma
    } { PIECE($piece, case: "art") } de la reserva.
event-exchanged = { $who ->
    [you] Intercambias
   *[other] { $name } intercambia
} { PIECE($given, case: "art") } por { PIECE($taken, case: "art") }.
event-placed = { $who ->
    [you] Colocas
   *[other] { $name } coloca
} { PIECE($piece, case: "art") } en el rompecabezas { $slot }.
event-master-began = { $who ->
    [you] Empiezas
   *[other] { $name } empieza
} una Acción Maestra.
event-ambassador-began = { $who ->
    [you] Usas
   *[other] { $name } usa
} un rompecabezas de Embajador.
event-ghost-split = { $who ->
    [you] Divides
   *[other] { $name } divide
} { PIECE($ghost, case: "art") } en { PIECE($pieces, case: "art") }.
event-sequence-closed = { $who ->
    [you] Terminas
   *[other] { $name } termina
} de colocar.
event-sequence-cancelled = { $who ->
    [you] Cancelas
   *[other] { $name } cancela
} { $sequence ->
    [master] la Acción Maestra.
    [ambassador] la Acción de Embajador.
    [ghost] la división.
   *[recycle] el reciclaje.
}
event-recycle-began = { $who ->
    [you] Reciclas
   *[other] { $name } recicla
} { $deck ->
    [black] la fila negra.
   *[white] la fila blanca.
}
event-recycled =
    { $count ->
        [0] Ningún rompecabezas va bajo el { NAME($deck, of: "deck-named") }.
        [one] { $count } rompecabezas va bajo el { NAME($deck, of: "deck-named") }.
        [many] { $count } de rompecabezas van bajo el { NAME($deck, of: "deck-named") }.
       *[other] { $count } rompecabezas van bajo el { NAME($deck, of: "deck-named") }.
    }
event-pieces-returned = De vuelta: { PIECE($pieces) }.
event-rewarded =
    { $piece ->
        [none] En la reserva no queda ninguna pieza para la recompensa.
       *[other] Recompensa: { PIECE($piece) }.
    }
event-levelled-up =
    { $who ->
        [you] Mejoras
       *[other] { $name } mejora
    } { PIECE($given, case: "art") } a { PIECE($taken, case: "art") }.
event-level-up-declined = { $who ->
    [you] Rechazas
   *[other] { $name } rechaza
} la flecha.
event-completed = { $who ->
    [you] Completas
   *[other] { $name } completa
} el rompecabezas { $slot }: { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
event-completed-face-down = { $who ->
    [you] Completas
   *[other] { $name } completa
} el rompecabezas { $slot }.
event-reshuffled =
    { $count ->
        [one] { $count } rompecabezas blanco completado pasa a ser el nuevo mazo blanco.
        [many] { $count } de rompecabezas blancos completados se mezclan en un nuevo mazo blanco.
       *[other] { $count } rompecabezas blancos completados se mezclan en un nuevo mazo blanco.
    }
event-end-triggered = { $variant ->
    [line-clear] El mazo negro está vacío. La partida acaba cuando el primer jugador reciba de nuevo los dos marcadores.
    [solo] El mazo está vacío: esta ronda y una más.
   *[standard] El mazo negro está vacío: esta ronda y una más.
}
event-last-round-began = Empieza la última ronda.
event-turn-ended = { $who ->
    [you] Terminas
   *[other] { $name } termina
} el turno{ $unused ->
    [0] .
    [one] {" "}con { $unused } acción sin usar.
    [many] {" "}con { $unused } de acciones sin usar.
   *[other] {" "}con { $unused } acciones sin usar.
}
event-markers-passed = Los marcadores pasan a los siguientes.
event-lock-taken = Una traba de la columna { $column } pasa al surtido del oponente.
event-opponent-took =
    El oponente toma el rompecabezas { $row_slot } ({ $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }), el más valioso de sus columnas abiertas ({ $open_columns }){ $why ->
        [reading-order] , y antes que { $tied } en orden de lectura.
       *[most-points] .
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
    [dead-position] Ya nadie puede colocar ni tomar nada. Empiezan los Toques Finales.
    [turn-cap] Se alcanzó el límite de turnos. Empiezan los Toques Finales.
   *[other] La última ronda ha terminado. Empiezan los Toques Finales.
}
event-touched = { $who ->
    [you] Colocas
   *[other] { $name } coloca
} { PIECE($piece, case: "art") } en el rompecabezas { $slot } (−1 punto).
event-touches-done = { $who ->
    [you] Terminas
   *[other] { $name } termina
} los Toques Finales.
event-game-ended = La partida ha terminado.
event-undone = { $who ->
    [you] Deshaces:
   *[other] { $name } deshace:
} { $action }.

log-stood-in = Juega { $bot } en su lugar: el bot de este asiento no respondió.

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
decided-score = Victoria por puntos.
decided-completed = Empate a puntos: desempate por rompecabezas completados.
decided-pieces = Empate a puntos y a rompecabezas completados: desempate por piezas restantes.
decided-shared = Empate total: se comparte la victoria.
decided-solo-tie = Hay empate: gana el oponente.
ended-black-deck-empty = Se acabó el mazo negro.
ended-deck-empty = Se acabó el mazo.
ended-dead-position = Nadie podía ya colocar ni tomar nada.
ended-turn-cap = Se alcanzó el límite de turnos.
