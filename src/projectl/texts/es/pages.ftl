## A piece in hand

play-drag-keys = Q y E la giran, F la voltea. La rueda también la gira.
play-drag-finger = Toca con otro dedo para girarla.

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = { $width } de ancho, { $height } de alto: { $rows }.
sr-shape-whole = { $width } de ancho, { $height } de alto, entero.
sr-row-full = línea entera
sr-row-none = nada
sr-row-span = { $from } a { $to }
sr-row-and = { $first } y { $second }
sr-card-fits = De tus piezas caben: { PIECE($pieces) }.
sr-card-fits-none = Ninguna de tus piezas cabe.
sr-lies-on = Encima: { PIECE($pieces) }.
sr-still-open = Libre: { $shape }

## Bots: how fast they are, and that they think

bot-thinking = piensa
bot-thinking-for = piensa, { $seconds } s
bots-skip = Saltar
bots-skip-about = Mostrar de una vez lo que queda de los bots (K)
key-skip = saltar lo que hacen los bots
settings-bot-pace = Ritmo de los bots
settings-bot-pace-about = La pausa antes de cada una de sus acciones. Con más gente en la mesa vale el deseo más lento.
settings-bot-pace-normal = Medio
settings-bot-pace-fast = Rápido
settings-bot-pace-instant = Al instante

## Passing the device

pass-next = Le toca a { $name }
pass-device = Pasa el dispositivo.
pass-i-am = Soy { $name }
name-twice = Dos jugadores se llaman así. Cambia uno de los nombres.

## How a game ended

end-shared-you = Compartes la victoria con { $names }
end-lost-solo = Gana el oponente
end-others-won = Ganan los demás: { $names }
end-you-and-others = Ganas tú, con { $names }
end-why-resigned = { $who ->
    [you] Has abandonado.
   *[other] { $name } ha abandonado.
}
end-why-timeout = { $who ->
    [you] Se te acabó el tiempo.
   *[other] A { $name } se le acabó el tiempo.
}
end-nobody = Sin ganador
end-why-agreed = Todos acordaron terminar la partida.
end-why-expired = Hacía mucho que nadie jugaba, así que la partida se cerró.
end-why-closed = Quien administra el servidor cerró la partida.
end-why-unreadable = La partida ya no se pudo abrir.

## A new game

new-count-solo = { $count } solo
new-row-you = tú
new-row-here = Esta pantalla
new-row-here-short = Aquí
new-row-invite = Invitar
new-row-invite-about = Quien tenga el enlace puede sentarse.
new-fold-time = Tiempo
new-value-none = ninguna
new-value-clock = { $kind ->
    [bank] { $amount } por partida
    [days] { $amount } por turno
   *[turn] { $amount } por turno
}
new-value-rated = { $rated ->
    [yes] clasificatoria
   *[no] no clasificatoria
}
new-value-public = { $public ->
    [yes] en las mesas públicas
   *[no] solo con enlace
}
new-value-scores = { $open ->
    [yes] puntuaciones a la vista
   *[no] puntos según la edición
}
new-sum-bots = { $count ->
    [one] un bot
    [many] { $count } de bots
   *[other] { $count } bots
}
new-sum-free = { $count ->
    [one] un asiento libre
    [many] { $count } de asientos libres
   *[other] { $count } asientos libres
}
new-sum-players = { $count ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
}
new-sum-screen = en esta pantalla
new-conflict = Estas opciones aún no van juntas.
new-name-conflict = Hay dos nombres iguales.
new-last = Como la última vez: { $what }
new-bots-others = Otros bots
new-bots-slow = Aquí, demasiado lentos
bot-name-random = Al azar
bot-name-greedy = El más rápido
bot-name-planner = Planea el turno
bot-name-learned = Red entrenada
bot-name-expert = Red entrenada, piensa mucho
new-bot-option = Nivel { $level }, { $name }
mend-edition = Jugar «{ $value }»
mend-variant = Jugar: { $value }
mend-players = { $value ->
    [one] Jugar con { $value } jugador
    [many] Jugar con { $value } de jugadores
   *[other] Jugar con { $value } jugadores
}
mend-deluxe = { $value ->
    [on] Usar la caja deluxe
   *[off] Sin la caja deluxe
}
mend-expansions = { $value ->
    [none] Jugar sin expansiones
   *[other] Expansiones: { NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] Con Blancos sin Fin
   *[off] Sin Blancos sin Fin
}
mend-difficulty = { $value ->
    [none] Quitar la dificultad
   *[other] Dificultad: { NAME($value, of: "difficulty") }
}
