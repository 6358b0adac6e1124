# Por qué algo no se puede hacer.

reason-unknown-action = Esa acción no existe. Elige una de las que se ofrecen.
reason-game-over = La partida ha terminado. No queda nada por jugar.
reason-no-such-seat = Esta partida no tiene ese asiento.
reason-not-your-turn = Aún no es tu turno.
reason-turn-is-over = Tu turno ha terminado. Los marcadores pasan cuando termine también el otro turno.
reason-no-actions-left = No te quedan acciones. Termina tu turno o deshaz.
reason-choice-first = Has completado un rompecabezas. Elige primero su recompensa.
reason-order-first = Has completado varios rompecabezas. Elige qué recompensa tomas primero.
reason-arrows-first = Primero mejora una pieza con tu flecha o recházala.
reason-sequence-first = Primero termina o cancela lo que has empezado.
reason-no-choice-open = Ahora no hay nada que elegir. Haz una de tus acciones.
reason-no-sequence-open = No hay nada que confirmar ni cancelar. Empieza antes una Acción Maestra o un reciclaje.
reason-only-touches = La última ronda ha terminado. Solo quedan los Toques Finales: coloca piezas o termina.
reason-touches-already-done = Ya has terminado tus Toques Finales. Los demás siguen colocando.
reason-not-touches-yet = Los Toques Finales llegan tras la última ronda. Haz una de tus acciones o termina tu turno.

reason-four-unfinished = Tienes 4 rompecabezas sin resolver. Completa uno antes de tomar otro.
reason-no-such-slot = Las filas no tienen ese lugar. Elige un número que esté en una carta.
reason-slot-is-empty = Ese lugar está vacío. Elige otro rompecabezas.
reason-other-markers-rows = Esas filas son del otro marcador. Toma de tus propias filas.
reason-one-black-per-turn = Se acerca el final: un solo rompecabezas negro por turno. Aún puedes tomar uno blanco.
reason-no-deck-take = En esta edición solo se toman rompecabezas de las filas. Elige uno boca arriba.
reason-no-such-deck = En solitario hay un solo mazo. Toma de él como del mazo blanco.
reason-deck-is-empty = Ese mazo está vacío. Elige un rompecabezas boca arriba.
reason-white-marker-only = Solo puede hacerlo quien tiene el marcador blanco. Toma un rompecabezas de tus filas.
reason-no-recycle = Esta edición no tiene reciclaje. Toma un rompecabezas para cambiar la fila.
reason-no-recycle-in-solo = En solitario no hay reciclaje. Toma un rompecabezas para cambiar la cuadrícula.
reason-nothing-to-reveal = El mazo de esta fila está vacío: reciclar no cambiaría nada.
reason-not-in-recycled-row = Ese rompecabezas no está en la fila que reciclas. Elige uno de esa fila.
reason-already-ordered = Ese rompecabezas ya tiene su lugar bajo el mazo. Elige otro.

reason-no-level-1-piece = La reserva ya no tiene piezas amarillas de 1. Puedes mejorar una pieza.
reason-piece-not-in-supply = Esa pieza no está en tu surtido. Usa una que tengas, o consíguela antes.
reason-piece-not-in-reserve = Esa pieza ya no está en la reserva. Elige otra.
reason-same-shape = En el mismo nivel tiene que ser otra forma. Elige otra pieza.
reason-ghosts-not-by-exchange = Mejorar no te da una Pieza Fantasma. Solo la dan las recompensas y las flechas.
reason-level-too-high = Son demasiados niveles de golpe. Toma un nivel más, el mismo nivel o uno inferior.
reason-not-a-level-up = Una flecha solo lleva a un nivel superior. Elige una pieza así, o rechaza.
reason-not-offered = Esa pieza no está entre las ofrecidas. Elige una de ellas.
reason-not-completed = Ese rompecabezas no está completado. Elige uno que lo esté.

reason-no-puzzle-there = Ahí no tienes ningún rompecabezas. Elige otro, o toma uno.
reason-outside-recess = La pieza quedaría fuera del área hundida. Gírala o muévela.
reason-overlaps-piece = La pieza taparía otra. Elige casillas libres.
reason-puzzle-used = Ese rompecabezas ya tiene su pieza. Elige otro rompecabezas, o confirma.
reason-not-a-new-piece = Ahora solo puedes colocar las piezas nuevas de la Pieza Fantasma. Coloca una, o confirma.
reason-nothing-fits = Ninguna de tus piezas cabe en tus rompecabezas. Toma un rompecabezas o consigue otra pieza.
reason-master-is-used = Ya has usado la Acción Maestra de este turno. Aún puedes colocar piezas de una en una.
reason-no-ambassador-left = No tienes rompecabezas de Embajador sin usar. Completa uno para obtener esta acción.
reason-ambassador-next-turn = Puedes usar un rompecabezas de Embajador a partir de tu próximo turno.
reason-no-ghost-in-supply = No tienes esa Pieza Fantasma en tu surtido: no hay nada que dividir.
reason-split-not-in-reserve = A la reserva le falta una pieza de esta división. Elige otra.
reason-nothing-placed = Coloca al menos una pieza, o cancela.
reason-must-use-actions = En esta edición un turno tiene exactamente tres acciones. Usa las que te quedan.
reason-row-not-ordered = Cada rompecabezas de la fila necesita su lugar bajo el mazo. Elige el siguiente, o cancela.

undo-nothing = No tienes nada que deshacer en este turno.
undo-turn-passed = Tu turno ya pasó: no se puede deshacer.
undo-revealed = Se reveló un rompecabezas nuevo: esta acción ya no se puede deshacer.
undo-other-seat = Otro jugador ha actuado después: tu acción ya no se puede deshacer.
undo-touches-done = Has terminado tus Toques Finales: ya no se pueden deshacer.
undo-game-over = La partida ha terminado. No se puede deshacer nada.

seat-needed = Ahora pueden actuar varios asientos: { $seats }. Di cuál.
seat-none-acts = Ahora no puede actuar ningún asiento.
seat-unknown = No existe el asiento { $seat }; los asientos son de 0 a { $last }.
example-unknown = No existe el ejemplo { $name } en la edición «{ NAME($edition, of: "edition") }».
game-unknown-option = No existe la opción { $found }. Las opciones son { $known }.
game-options-twice = Indica un Options o sus campos por nombre, no ambas cosas.
game-bots = Indica un bot para cada jugador: { $wanted }.
game-names = Nombres: { $found }, jugadores: { $wanted }. Da un nombre a cada jugador.
game-name = { $found } no es un nombre de jugador válido. Un nombre tiene de 1 a { $limit } caracteres imprimibles.
game-no-record = Esta partida sigue desde una posición: no se sabe cómo empezó, así que no hay registro de ella.
hint-unknown = No existe la pista { $found }. Las pistas son { $known }.
bot-unknown = No existe el bot { $found }. Los bots son { $known }; una persona es human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: aquí no se cargan bots de archivos.
net-unreadable = { $path }: una red es una matriz de forma { $wanted }, no { $found }.
net-file = { $path } no es un archivo con una red: { $reason }.
bot-raised = { $bot } falló: { $detail }.
bot-nonsense = { $bot } respondió { $detail }, que no es ninguna de las acciones permitidas.
bot-overtime = { $bot } tardó más de sus { $detail } en una decisión.
bot-died = El proceso de { $bot } terminó en mitad de la partida ({ $detail }).
bot-not-loaded = No se puede cargar { $bot }: { $detail }.
bot-changed = Esto cambió mientras se jugaba: { $detail }. Las últimas partidas no se guardan; empieza de nuevo.
touches-unknown = Este estado no dice qué piezas del asiento { $seat } son Toques Finales, así que no se pueden ocultar a los demás. Los estados compilados no los guardan: juega el final con el motor interpretado.
store-damaged = { $path }, línea { $line }: no es una partida de una arena. El archivo queda como está.
store-other-setup = { $path } contiene las partidas de otro torneo. Indica otro archivo, o los mismos bots y opciones.
store-other-identity = { $path } contiene partidas de otra cosa. Difiere: { NAME($what, of: "differs") } ({ $details }). Indica otro archivo.
store-identity-unknown = { $path } contiene { $held } de las { $wanted } partidas y no dice qué bots las jugaron. Se puede leer, pero no se le añaden partidas. Indica otro archivo.
differs-bot = el bot
differs-puzzles = los rompecabezas o la edición
differs-rules = la versión de las reglas
differs-engine = el motor
differs-package = la versión del programa

language-unknown = No hay textos en { $found }. Los idiomas son { $known }.
extra-missing = Para esto hace falta el paquete { $package }, que no está instalado. Prueba: { $command }
value-whole = { $name } es un número entero, no { $found }.
value-range = { $name } va de { $low } a { $high }, no { $found }.
value-flag = { $name } es True o False, no { $found }.
value-text = { $name } es un texto, no { $found }.
value-texts = { $name } es una lista de textos, no { $found }.
value-kind = { $name } es de tipo { $wanted }, no { $found }.
value-kinds = { $name } es una lista de { $wanted }, no { $found }.
value-seed = Una semilla son bytes ({ $wanted }), un número entero o un texto, no { $found }.
value-action = Una acción es una Action, su notación o su código, no { $found }.
edition-unknown = No existe la edición { $edition }. Las ediciones son { $known }.
options-unknown-variant = No existe la variante { $found }. Las variantes son { $allowed }.
options-unknown-expansion = No existe la expansión { $found }. Las expansiones son { $allowed }.
options-unknown-difficulty = No existe la dificultad { $found }. Las dificultades son { $allowed }.
options-turn-cap = El límite de turnos va de 0 (ninguno) a { $limit }, no { $found }.
options-not-in-edition = La edición «{ NAME($edition, of: "edition") }» no tiene { NAME($what, of: "what") }. Elige otra edición.
options-needs-deluxe = La edición «{ NAME($edition, of: "edition") }» tiene { NAME($what, of: "what") } solo con la caja deluxe. Elígela también.
options-first-player = El primer jugador es uno de los asientos 1 a { $players }, no { $found }.
options-endless-solo = Blancos sin Fin necesita dos jugadores o más. Elige otra variante, o juega sin esa opción.
options-difficulty = Solo la variante solitario tiene dificultad. Elígela, o no indiques la dificultad.
options-players = { $variant ->
    [solo] El solitario es para 1 jugador, no { $found }.
   *[other] Con estas opciones, «{ NAME($variant, of: "variant") }» de «{ NAME($edition, of: "edition") }» es para { $fewest } a { $most } jugadores, no { $found }.{ $more ->
        [deluxe] {" "}Con la caja deluxe pueden jugar más, y con Piezas Fantasma seis.
        [expansion] {" "}Con Piezas Fantasma pueden jugar seis.
        [either] {" "}Con Piezas Fantasma o Fénix pueden jugar seis.
       *[none] {""}
    }
}
options-too-few-puzzles =
    { $colour ->
        [black] Rompecabezas negros necesarios: { $needed }, disponibles: { $found }.
       *[white] Rompecabezas blancos necesarios: { $needed }, disponibles: { $found }.
    }
options-set-needs-expansion = El conjunto { $set } pertenece a la expansión { NAME($expansion, of: "expansion") }. Elígela también.
seats-count = { $found ->
    [one] Se nombra { $found } asiento
    [many] Se nombran { $found } de asientos
   *[other] Se nombran { $found } asientos
}, pero la partida tiene { $wanted ->
    [one] { $wanted } jugador
    [many] { $wanted } de jugadores
   *[other] { $wanted } jugadores
}. Nombra uno para cada uno.
