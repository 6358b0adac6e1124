# Por qué algo no se puede hacer.

reason-unknown-action = Esa acción no existe. Elige una de las que se ofrecen.
reason-game-over = La partida ha terminado. Ya no se puede jugar nada.
reason-no-such-seat = Esta partida no tiene ese asiento.
reason-not-your-turn = No es tu turno. Espera a que te toque.
reason-turn-is-over = Tu turno ha terminado. Los marcadores pasan cuando termine también el otro turno.
reason-no-actions-left = No te quedan acciones. Termina tu turno, o deshaz.
reason-choice-first = Un rompecabezas completado te espera. Responde antes a la elección abierta.
reason-sequence-first = Has empezado algo y no está terminado. Sigue, confírmalo o cancélalo antes.
reason-no-choice-open = Ahora no hay nada que elegir. Haz una de tus acciones.
reason-no-sequence-open = No hay nada abierto que seguir o cancelar. Empieza antes una Acción Maestra o un reciclaje.
reason-only-touches = La última ronda ha terminado. Solo quedan los Toques Finales: coloca piezas, o acaba.
reason-touches-already-done = Ya terminaste tus Toques Finales. Los demás siguen con los suyos.
reason-not-touches-yet = Los Toques Finales llegan tras la última ronda. Haz una de tus acciones, o termina tu turno.

reason-four-unfinished = Tienes 4 rompecabezas sin resolver. Completa uno antes de tomar otro.
reason-no-such-slot = Las filas no tienen ese lugar. Elige un número que esté en una carta.
reason-slot-is-empty = Ese lugar está vacío. Elige otro rompecabezas.
reason-other-markers-rows = Esas filas son del otro marcador. Toma de las filas del tuyo.
reason-one-black-per-turn = El fin está cerca: un rompecabezas negro por turno. Ya tomaste el tuyo; aún puedes tomar uno blanco.
reason-no-deck-take = En esta edición solo se toman rompecabezas de las filas. Elige uno boca arriba.
reason-no-such-deck = En solitario hay un solo mazo. Toma de él como del mazo blanco.
reason-deck-is-empty = Ese mazo está vacío. Elige un rompecabezas boca arriba.
reason-white-marker-only = Solo puede hacerlo quien tiene el marcador blanco. Toma un rompecabezas de tus filas.
reason-no-recycle = Esta edición no tiene reciclaje. Toma un rompecabezas para cambiar la fila.
reason-no-recycle-in-solo = En solitario no hay reciclaje. Toma un rompecabezas para cambiar la cuadrícula.
reason-nothing-to-reveal = El mazo de esta fila está vacío: reciclar no cambiaría nada.
reason-not-in-recycled-row = Ese rompecabezas no está en la fila que reciclas. Nombra uno de esa fila.
reason-already-ordered = Ese rompecabezas ya tiene su lugar bajo el mazo. Nombra otro.

reason-no-level-1-piece = La reserva ya no tiene cuadritos amarillos. Intercambia una pieza.
reason-piece-not-in-supply = Esa pieza no está en tu surtido. Usa una que tengas, o consíguela antes por intercambio.
reason-piece-not-in-reserve = Esa pieza ya no está en la reserva. Elige otra.
reason-same-shape = Una pieza no se intercambia por su misma forma. Elige otra.
reason-ghosts-not-by-exchange = Una Pieza Fantasma no se obtiene por intercambio: solo la dan recompensas y flechas.
reason-level-too-high = Son demasiados niveles. Se intercambia por el siguiente nivel que haya, por el mismo o por uno más bajo.
reason-not-a-level-up = Las flechas solo mejoran. Elige una pieza de nivel más alto, o rechaza.
reason-not-offered = Esa pieza no está entre las ofrecidas. Elige una de ellas.
reason-not-completed = Ese rompecabezas no está completado. Elige uno que lo esté.

reason-no-puzzle-there = En ese lugar frente a ti no hay rompecabezas. Toma uno, o elige otro lugar.
reason-outside-recess = La pieza quedaría fuera del área hundida. Gírala o muévela.
reason-overlaps-piece = La pieza taparía otra. Elige casillas libres.
reason-puzzle-used = Solo una pieza por rompecabezas, y este ya tiene la suya. Elige otro, o confirma.
reason-not-a-new-piece = Ahora solo se colocan las piezas nuevas de la Pieza Fantasma. Coloca una de ellas, o confirma.
reason-nothing-fits = Ninguna de tus piezas cabe en tus rompecabezas. Toma un rompecabezas, o consigue otra pieza.
reason-master-is-used = La Acción Maestra es una vez por turno y ya la usaste. Coloca una sola pieza.
reason-no-ambassador-left = No tienes rompecabezas de Embajador sin usar. Completa uno para obtener esta acción.
reason-ambassador-next-turn = Un rompecabezas de Embajador se puede usar desde tu próximo turno.
reason-no-ghost-in-supply = No tienes esa Pieza Fantasma en tu surtido: no hay nada que dividir.
reason-split-not-in-reserve = A la reserva le falta una pieza de esta división. Elige otra.
reason-nothing-placed = Hay que colocar al menos una pieza. Coloca una, o cancela.
reason-must-use-actions = En esta edición un turno tiene exactamente tres acciones. Usa las que te quedan.
reason-row-not-ordered = Cada rompecabezas de la fila necesita su lugar bajo el mazo. Nombra el siguiente, o cancela.

undo-nothing = No hay nada tuyo en este turno que deshacer.
undo-turn-passed = Tu turno ya pasó y queda como está.
undo-revealed = Se mostró un rompecabezas nuevo: esta acción queda como está.
undo-other-seat = Otro jugador ha actuado desde entonces: tu acción queda como está.
undo-touches-done = Terminaste tus Toques Finales y quedan como están.
undo-game-over = La partida ha terminado. No se puede deshacer nada.

seat-needed = Ahora pueden actuar varios asientos: { $seats }. Di cuál lo hace.
seat-none-acts = Ahora no puede actuar ningún asiento.
seat-unknown = No hay asiento { $seat }; los asientos son de 0 a { $last }.
example-unknown = No hay ejemplo { $name } en la edición { $edition }.
game-seed = Una semilla tiene { $wanted } bytes.
game-names = { $found } nombres para { $wanted } jugadores; da uno a cada uno.
game-name = { $found } no es nombre de jugador. Un nombre tiene de 1 a { $limit } caracteres imprimibles.
game-first = El asiento { $found } no puede empezar; los asientos son de 0 a { $last }.
hint-unknown = No hay pista { $found }; las pistas son { $known }.
bot-unknown = No hay bot { $found }. Los bots son { $known }; una persona es human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: aquí no se cargan bots de archivos.
net-unreadable = { $path }: una red es una matriz de forma { $wanted }, no { $found }.

language-unknown = No hay textos en { $found }. Los idiomas son { $known }.
edition-unknown = No hay edición { $edition }. Las ediciones son { $known }.
options-unknown-variant = No hay variante { $found }. Las variantes son { $allowed }.
options-unknown-expansion = No hay expansión { $found }. Las expansiones son { $allowed }.
options-unknown-difficulty = No hay dificultad { $found }. Las dificultades son { $allowed }.
options-turn-cap = El límite de turnos va de 0 (ninguno) a { $limit }, no { $found }.
options-not-in-edition = La edición { $edition } no tiene { NAME($what, of: "what") }. Elige otra edición.
options-needs-deluxe = La edición { $edition } tiene { NAME($what, of: "what") } solo con la caja deluxe. Elígela también.
options-first-player = El primer jugador es uno de los asientos 1 a { $players }, no { $found }.
options-endless-solo = Blancos sin Fin necesita dos jugadores o más. Elige otra variante, o juega sin ello.
options-difficulty = Solo la variante solitario tiene dificultad. Elígela, o deja la dificultad.
options-players = { $variant ->
    [solo] El solitario es para 1 jugador, no { $found }.
   *[other] Con estas opciones, «{ NAME($variant, of: "variant") }» de { $edition } es para { $fewest } a { $most } jugadores, no { $found }.{ $more ->
        [deluxe] {" "}Con la caja deluxe pueden jugar más, y con Piezas Fantasma seis.
        [expansion] {" "}Con Piezas Fantasma pueden jugar seis.
        [either] {" "}Con Piezas Fantasma o Fénix pueden jugar seis.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] Esta partida necesita { $needed } rompecabezas negros; hay { $found }.
   *[white] Esta partida necesita { $needed } rompecabezas blancos; hay { $found }.
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
