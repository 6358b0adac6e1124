### Learn: the page of the lessons, the lessons, and the guided first game.

## The page

learn-lead = Diez lecciones cortas en una mesa de verdad, unos quince minutos en total.
learn-base = El juego base
learn-more = Más lecciones
learn-progress = { $done } de { $all }
learn-begin = Empezar
learn-continue = Continuar
learn-continue-with = Continuar: { $name }
learn-again = repetir
learn-minutes = { $number ->
    [0] { $minutes ->
        [one] 1 minuto
        [many] { $minutes } minutos
       *[other] { $minutes } minutos
    }
   *[other] Lección { $number } · { $minutes ->
        [one] 1 minuto
        [many] { $minutes } minutos
       *[other] { $minutes } minutos
    }
}
learn-steps = { $count ->
    [one] 1 paso
    [many] { $count } pasos
   *[other] { $count } pasos
}
learn-tile = { $number ->
    [0] { $name }
   *[other] Lección { $number } de 10, { $name }
}, { $state ->
    [done] hecha
    [next] la siguiente
   *[new] sin empezar
}
learn-failed = Las lecciones no se han cargado.
learn-play = Jugar una partida
learn-play-about = Una partida contra un bot fácil. Paso a paso se te dice qué hacer.
learn-play-guided = Jugar con la guía

## A lesson

lesson-heading = { $number ->
    [0] { $name }
   *[other] Lección { $number } · { $name }
}
lesson-where = { $step } de { $all }
lesson-step-mark = Paso { $step } de { $all }, { $state ->
    [done] hecho
    [skipped] saltado
    [now] ahora
   *[later] por venir
}
lesson-skip = Saltar este paso
lesson-skip-short = Saltar
lesson-show = Muéstrame
lesson-next = Siguiente
lesson-again = Otra vez
lesson-back = Volver atrás
lesson-begin-again = Empezar de nuevo
lesson-keep = Lo que hay que recordar
lesson-wrong = Todavía no
lesson-other = Eso también vale
lesson-missed-title = Esta vez no
lesson-ended = Esa fue la lección { $number }.
lesson-ended-more = Esa fue la lección «{ $name }».
lesson-ended-next = Ahora: { $name }.
lesson-ended-all = Ya conoces todo el juego base.
lesson-to-learn = Volver a las lecciones
lesson-your-pieces = Tus piezas: { $pieces }.
lesson-board = La mesa de la lección
lesson-unknown = No hay ninguna lección { $name }.
lesson-step-unknown = La lección { $name } no tiene el paso { $number }. Sus pasos van del 1 al { $last }.

## What is to be done

lesson-task-placed = Coloca una pieza en el rompecabezas
lesson-task-placed-on = Coloca una pieza en el rompecabezas { $slot }
lesson-task-placed-many = { $count ->
    [one] Coloca una pieza
    [many] Coloca { $count } piezas
   *[other] Coloca { $count } piezas
}
lesson-task-completed = { $count ->
    [one] Completa un rompecabezas
    [many] Completa { $count } rompecabezas
   *[other] Completa { $count } rompecabezas
}
lesson-task-rewarded = Gana el cuadrado rojo
lesson-task-taken = Toma un rompecabezas
lesson-task-taken-black = Toma un rompecabezas negro
lesson-task-taken-deck = Toma el primer rompecabezas del mazo blanco
lesson-task-piece-taken = Toma una pieza amarilla de 1
lesson-task-exchanged = Mejora una pieza
lesson-task-action = { $count ->
    [one] Usa 1 acción
    [many] Usa { $count } acciones
   *[other] Usa { $count } acciones
}
lesson-task-action-left = Usa las dos acciones que quedan
lesson-task-turn-ended = Termina tu turno
lesson-task-master = Coloca una pieza en cada rompecabezas con la Acción Maestra
lesson-task-master-began = Usa tu Acción Maestra
lesson-task-sequence-closed = { $count ->
    [one] Termina de colocar
    [many] Termina de colocar cada vez
   *[other] Termina de colocar las dos veces
}
lesson-task-recycled = Recicla la fila blanca
lesson-task-recycled-black = Recicla la fila negra
lesson-task-end-triggered = Vacía el mazo negro
lesson-task-touched = Llena el rompecabezas que vale la pena
lesson-task-touches-done = Pulsa «Listo»
lesson-task-opponent-took = Deja que el oponente tome un rompecabezas
lesson-task-lock-taken = Toma de una columna con trabas
lesson-task-ghost-split = Divide la Pieza Fantasma
lesson-task-levelled-up = Usa tu flecha
lesson-task-ambassador-began = Usa tu Embajador

## What is said to a try

lesson-missed = Eso ya no tiene arreglo. Empieza el paso de nuevo.
lesson-beside = Suelta la pieza sobre las casillas oscuras de un rompecabezas. Fuera de él vuelve con tus piezas.
lesson-other-taken = Ahora tienes un rompecabezas más. Para este paso, vuelve atrás y prueba otra cosa.
lesson-other-piece-taken = Ahora tienes una pieza amarilla de 1 más. Para este paso, vuelve atrás y prueba otra cosa.
lesson-other-exchanged = Ahora tienes otra pieza. Para este paso, vuelve atrás y prueba otra cosa.
lesson-other-placed = La pieza está bien ahí. Para este paso, vuelve atrás y prueba otro lugar u otra pieza.
lesson-other-recycled = La fila es nueva. Es una acción de verdad, pero este paso pide otra.
lesson-other-touched = La pieza está puesta y cuesta 1 punto. Vuelve atrás y busca un lugar mejor.
lesson-other-turn-ended = Tu turno ha terminado. Empieza el paso de nuevo para usarlo entero.

## 1 Place a piece

lesson-place = Colocar una pieza
lesson-place-about = Arrastra una pieza de tu surtido a un rompecabezas.
lesson-place-keep = Una pieza debe quedar dentro del rompecabezas, en casillas libres. Una vez colocada, se queda.
lesson-place-first = Tu primera pieza
lesson-place-first-text = Las casillas oscuras de un rompecabezas esperan piezas. Arrastra ahí la barra azul, o elígela y luego el rompecabezas.
lesson-place-first-done = Ya está. Puedes colocar una pieza donde quepa, siempre dentro del rompecabezas.
lesson-place-first-outside = Solo puede cubrir casillas oscuras. Tres de ellas están una encima de otra.
lesson-place-fits = ¿Cuál cabe?
lesson-place-fits-text = Este rompecabezas es recto. Tienes una barra y una esquina.
lesson-place-fits-done = La barra cabe. Queda una casilla para otra pieza.
lesson-place-fits-bends = La esquina dobla, así que una casilla quedaría fuera. Prueba la barra verde.
lesson-place-two = Dos rompecabezas
lesson-place-two-text = Las piezas no son de un solo rompecabezas. Busca un lugar en cada uno.
lesson-place-two-done = Las dos están bien. Colocar es una de las cinco cosas que puedes hacer en tu turno.
lesson-place-two-bends = La esquina no tiene sitio ahí. En el otro rompecabezas sí.

## 2 Turn and flip

lesson-turn = Girar y voltear
lesson-turn-about = Gira una pieza hasta que quepa, o voltéala.
lesson-turn-keep = Puedes girar y voltear cada pieza como quieras, hasta que la coloques.
lesson-turn-upright = De pie
lesson-turn-upright-text = El rompecabezas está de pie, tu barra acostada. Elige la barra y gírala.
lesson-turn-upright-done = Está de pie. Puedes girar con los botones, con Q y E, o con un segundo dedo.
lesson-turn-upright-lies = La barra sigue acostada. Un cuarto de vuelta, y cabe.
lesson-turn-corner = Una esquina girada
lesson-turn-corner-text = Una esquina puede mirar a cuatro lados. Gira la tuya hasta que quepa.
lesson-turn-corner-done = Cabe. Queda una casilla para una pieza amarilla de 1.
lesson-turn-mirror = Voltéala
lesson-turn-mirror-text = Algunas piezas tienen izquierda y derecha. Voltea la L para llenar el rompecabezas 2.
lesson-turn-mirror-done = La L lo llena entero. Las piezas no tienen reverso: valen las dos caras.
lesson-turn-mirror-mirrored = Casi. Dobla hacia el otro lado: voltéala y luego gírala.

## 3 Complete a puzzle

lesson-complete = Completar un rompecabezas
lesson-complete-about = Cierra el último hueco y mira qué vuelve.
lesson-complete-keep = Una pieza en un rompecabezas está prestada, no gastada. Al completarlo vuelve, y trae más.
lesson-complete-gap = Cierra el hueco
lesson-complete-gap-text = Un rompecabezas está completado cuando no queda ninguna casilla libre. Quedan tres.
lesson-complete-gap-done = Completado. Había tres piezas, y las tres han vuelto. Se les unió un cuadrado rojo: está impreso arriba a la derecha.
lesson-complete-gap-bends = Casi, pero la esquina dobla. El hueco es recto: dos de tus otras piezas suman tres casillas.
lesson-complete-gap-covered = Esa casilla ya está ocupada. Las libres están abajo.
lesson-complete-home = Todo vuelve
lesson-complete-home-text = Hay dos casillas libres. Llénalas con una sola pieza y cuenta tus piezas después.
lesson-complete-home-done = La esquina volvió, la barra verde también, y otra esquina como recompensa. El rompecabezas vale 1 punto.
lesson-complete-home-single = Cabe, pero llena una sola casilla. Vuelve atrás: una pieza puede llenar las dos.
lesson-complete-reward = ¿Puntos o piezas?
lesson-complete-reward-text = Una pieza de 1 completa cualquiera de los dos. El número son los puntos; la pieza de al lado, la recompensa.
lesson-complete-reward-done = El cuadrado rojo es tuyo. Al principio, las piezas grandes suelen valer más que los puntos.
lesson-complete-reward-green = Completado, por 1 punto y una barra verde. Esta vez queremos el cuadrado rojo: vuelve atrás y llena el otro.

## 4 Take a puzzle

lesson-take = Tomar un rompecabezas
lesson-take-about = Elige de las filas lo que tus piezas pueden llenar.
lesson-take-keep = Puedes tener cuatro rompecabezas sin resolver. Toma lo que tus piezas llenen pronto.
lesson-take-row = De las filas
lesson-take-row-text = Los rompecabezas del centro son para todos. Toma uno: arrástralo hacia ti, o elígelo y pulsa «Tomar».
lesson-take-row-done = Es solo tuyo, y ha entrado uno nuevo en la fila.
lesson-take-shape = Toma lo que encaja
lesson-take-shape-text = Tienes una esquina. Un rompecabezas blanco tiene justo esa forma: tómalo y llénalo.
lesson-take-shape-done = Tomado y lleno. Los blancos pequeños dan piezas, los negros dan puntos.
lesson-take-shape-larger = Un buen rompecabezas, pero tu esquina no lo llena. Vuelve atrás y busca uno de tres casillas.
lesson-take-shape-outside = La esquina no quedaría dentro. Gírala, o busca un rompecabezas de su forma.
lesson-take-four = Cuatro como mucho
lesson-take-four-text = Tienes cuatro rompecabezas sin resolver, así que no hay sitio para otro. Haz sitio y toma uno.
lesson-take-four-done = Un rompecabezas completado hace sitio. Cuatro son muchos: sus piezas te faltan mientras tanto.
lesson-take-four-full = No hay sitio para un quinto. A uno de tus rompecabezas le falta una sola casilla.

## 5 Upgrade

lesson-upgrade = Mejorar
lesson-upgrade-about = Da una pieza pequeña y recibe la que encaja.
lesson-upgrade-keep = Una acción sube una pieza un nivel, o la cambia por otra de su nivel.
lesson-upgrade-up = Un nivel más
lesson-upgrade-up-text = Tu barra verde tiene dos casillas, el hueco tiene tres. Mejórala a la pieza que encaja.
lesson-upgrade-up-done = El nivel 2 pasó a nivel 3, y el rompecabezas está completado.
lesson-upgrade-up-straight = La barra azul es recta, el hueco no. Vuelve atrás y elige la esquina.
lesson-upgrade-up-small = Cabe, pero queda una casilla libre. Vuelve atrás y mejórala antes.
lesson-upgrade-up-step = Un nivel cada vez: de dos casillas a tres.
lesson-upgrade-sideways = De lado
lesson-upgrade-sideways-text = Tienes una L, el rompecabezas quiere una barra de 4. Cambia una por otra: las dos son de nivel 4.
lesson-upgrade-sideways-done = El mismo nivel, otra forma. Eso también es mejorar, y bajar también lo es.
lesson-upgrade-sideways-other = Buena pieza, pero no es la recta. Vuelve atrás y busca la barra morada.
lesson-upgrade-sideways-same = Esa ya la tienes. Elige la pieza recta.
lesson-upgrade-sideways-bends = La L dobla, el rompecabezas es recto. Mejórala antes a una barra.
lesson-upgrade-single = La pequeña
lesson-upgrade-single-text = Hay una casilla libre y no tienes nada pequeño. Una acción te trae una pieza amarilla de 1.
lesson-upgrade-single-done = Una pieza amarilla de 1 está a una acción, mientras queden.
lesson-upgrade-single-large = La barra azul es demasiado grande para una casilla. Toma una pieza amarilla de 1.

## 6 Three actions

lesson-actions = Tres acciones
lesson-actions-about = Cada turno tiene tres acciones. Piénsalas juntas.
lesson-actions-keep = Tres acciones, las que quieras, en el orden que quieras. También dos veces la misma.
lesson-actions-three = Un turno
lesson-actions-three-text = Tu turno tiene tres acciones: tomar, mejorar, colocar, una pieza de 1. Haz tres y termina tu turno.
lesson-actions-three-done = Ese fue un turno entero. Después el siguiente jugador tiene tres acciones.
lesson-actions-three-used = Las tres están usadas. Termina tu turno.
lesson-actions-three-left = Aún te quedan acciones. Un turno tiene exactamente tres.
lesson-actions-plan = Tomado, hecho, lleno
lesson-actions-plan-text = Completa un rompecabezas que aún no tienes con una pieza que aún no tienes. Bastan tres acciones.
lesson-actions-plan-done = Tomar, mejorar, colocar: de nada a un rompecabezas completado en un turno.
lesson-actions-plan-straight = La barra azul también puede encajar, pero el rompecabezas pequeño quiere una esquina. Vuelve atrás, o sigue y verás.
lesson-actions-same = Dos veces lo mismo
lesson-actions-same-text = A dos rompecabezas les falta una casilla. Completa los dos y toma uno nuevo.
lesson-actions-same-done = Dos veces la misma acción, y otra más. No hay un orden fijo.
lesson-actions-same-used = Las tres están usadas. Vuelve atrás y piensa otro plan.

## 7 Master

lesson-master = Acción Maestra
lesson-master-about = Una acción, una pieza en cada uno de tus rompecabezas.
lesson-master-keep = Una vez por turno: una acción coloca una pieza en cada rompecabezas tuyo. Con dos frente a ti ya vale la pena.
lesson-master-each = Una en cada uno
lesson-master-each-text = Queda una acción, pero esperan dos rompecabezas. Pulsa «Acción Maestra» y coloca una pieza en cada uno.
lesson-master-each-done = Dos piezas por una acción. Con cuatro rompecabezas son cuatro.
lesson-master-each-other = Este rompecabezas ya tiene su pieza. La siguiente va en el otro.
lesson-master-each-empty = Coloca primero al menos una pieza.
lesson-master-both = Dos a la vez
lesson-master-both-text = Una acción, dos huecos de una casilla. Ya sabes qué pulsar.
lesson-master-both-done = Los dos completados a la vez. Sus piezas vuelven cuando todas están puestas.
lesson-master-both-other = Este rompecabezas ya tiene su pieza. La siguiente va en el otro.
lesson-master-both-empty = Coloca primero al menos una pieza.
lesson-master-once = Una vez por turno
lesson-master-once-text = La Acción Maestra de este turno está usada. Completa el rompecabezas 1 de todos modos.
lesson-master-once-done = Siempre puedes colocar piezas sueltas, una por acción.
lesson-master-once-used = Vuelve en tu próximo turno. Por ahora coloca una sola pieza.

## 8 Recycle

lesson-recycle = Reciclar
lesson-recycle-about = Cuatro rompecabezas nuevos cuando la fila no tiene nada para ti.
lesson-recycle-keep = Una acción trae cuatro rompecabezas nuevos a una fila. Los viejos van debajo del mazo.
lesson-recycle-row = Una fila nueva
lesson-recycle-row-text = Todos los rompecabezas blancos son grandes. Recicla la fila y elige en qué orden van debajo del mazo.
lesson-recycle-row-done = Cuatro rompecabezas nuevos. Los viejos están al fondo, en tu orden.
lesson-recycle-row-again = Ese ya tiene su lugar. Elige otro.
lesson-recycle-row-all = Cada rompecabezas necesita su lugar. Elige también el resto.
lesson-recycle-find = Encuentra el tuyo
lesson-recycle-find-text = Tienes una esquina y nada que llenar con ella. Reciclar, tomar, colocar: tus tres acciones.
lesson-recycle-find-done = Encontrado y lleno. Reciclar cuesta una acción: hazlo cuando ahorre dos.
lesson-recycle-find-black = Los rompecabezas negros son demasiado grandes para una esquina. Empieza de nuevo con la fila blanca.
lesson-recycle-black = La fila negra
lesson-recycle-black-text = Tienes buenas piezas, pero estos rompecabezas son enormes. Recicla la fila negra y toma uno que te convenga.
lesson-recycle-black-done = Ahora hay algo para ti. Recuerda: los nuevos son para todos.
lesson-recycle-black-white = Esa era la blanca. Esta vez buscamos rompecabezas negros.

## 9 The last rounds

lesson-ending = Las últimas rondas
lesson-ending-about = Cuando el mazo negro está vacío, la partida va a terminar.
lesson-ending-keep = El mazo negro es el reloj. Cuando se vacía, se termina esta ronda y se juega una más.
lesson-ending-last = El último negro
lesson-ending-last-text = Queda un rompecabezas en el mazo negro. Toma uno negro, y ese llenará el hueco.
lesson-ending-last-done = El mazo negro está vacío. Se termina esta ronda y se juega una más.
lesson-ending-last-white = Uno blanco no cambia el mazo negro. Toma también uno negro.
lesson-ending-one = Terminar, no empezar
lesson-ending-one-text = Es la última ronda. Lo que no completes te cuesta sus puntos, así que completa lo que puedas.
lesson-ending-one-done = Completado, y nada perdido. El otro aún puede costarte 1 punto.
lesson-ending-one-taken = Puedes, pero quedará sin resolver y te costará sus puntos. Vuelve atrás y completa un rompecabezas.
lesson-ending-one-black = Al final hay como mucho un rompecabezas negro por turno. Mejor completa uno.
lesson-ending-both = Tu última acción
lesson-ending-both-text = Una acción, dos rompecabezas con una casilla libre cada uno. Salva los dos.
lesson-ending-both-done = La Acción Maestra suele ser la mejor última acción.

## 10 Finishing touches

lesson-touches = Toques Finales
lesson-touches-about = Después de la última ronda: llenar huecos, 1 punto por pieza.
lesson-touches-keep = Un Toque Final cuesta 1 punto. Un rompecabezas lleno da sus puntos, uno sin resolver los quita.
lesson-touches-close = ¿Vale la pena?
lesson-touches-close-text = Las rondas acabaron, pero aún puedes llenar huecos. Cada pieza cuesta 1 punto, este rompecabezas tiene 2.
lesson-touches-close-done = Un punto pagado: 2 ganados y 2 sin perder. Son 3 puntos más.
lesson-touches-close-half = Queda una casilla libre, y no tienes otra pieza de 1. Vuelve atrás y usa la barra.
lesson-touches-close-open = Has terminado, y el rompecabezas te costó 2 puntos. Una pieza lo habría salvado.
lesson-touches-worth = Elige bien
lesson-touches-worth-text = A dos rompecabezas les falta una casilla. Mira sus puntos, llena el que paga y pulsa «Listo».
lesson-touches-worth-done = 2 puntos por 1. El otro no tiene puntos que ganar ni perder.
lesson-touches-worth-nothing = Este rompecabezas tiene 0 puntos: la pieza cuesta 1 punto para nada. Vuelve atrás.
lesson-touches-worth-open = Has terminado. El rompecabezas con puntos queda sin resolver.
lesson-touches-leave = Déjalo
lesson-touches-leave-text = Los dos rompecabezas tienen 0 puntos. ¿Vale alguno una pieza?
lesson-touches-leave-done = No. Ahora se cuentan los puntos, y gana quien tiene más.
lesson-touches-leave-nothing = Eso cuesta 1 punto y no gana ninguno. Vuelve atrás.

## Solo

lesson-solo = Solitario
lesson-solo-about = A solas contra el oponente y sus trabas.
lesson-solo-keep = Después de cada turno tuyo, el oponente toma el mejor rompecabezas que alcanza. Las trabas deciden cuál es.
lesson-solo-grid = La cuadrícula
lesson-solo-grid-text = Hay nueve rompecabezas en tres columnas. Toma uno: la columna avanza.
lesson-solo-grid-done = Tu elección también cambia lo que ve el oponente.
lesson-solo-mastermind = Su turno
lesson-solo-mastermind-text = Queda una acción. Úsala y termina tu turno: entonces el oponente toma un rompecabezas.
lesson-solo-mastermind-done = Tomó el rompecabezas con más puntos de las columnas sin trabas.
lesson-solo-mastermind-left = Aún te queda una acción. Úsala antes.
lesson-solo-lock = Trabas
lesson-solo-lock-text = El oponente no toma nada de una columna con trabas. Si tomas ahí un rompecabezas, una de sus trabas pasa al oponente. Pruébalo.
lesson-solo-lock-done = Ahora él tiene la traba. Cuando tome un rompecabezas, sus trabas irán a esa columna.
lesson-solo-lock-none = Un rompecabezas del mazo no mueve trabas. Empieza el paso de nuevo y toma de una columna.

## Line Clear

lesson-line-clear = Despejar Líneas
lesson-line-clear-about = Dos jugadores actúan a la vez, cada uno en su lado.
lesson-line-clear-keep = Dos marcadores dan la vuelta a la mesa. Quien tiene uno juega, en el lado de ese marcador.
lesson-line-clear-side = Tu lado
lesson-line-clear-side-text = Tienes el marcador blanco, así que un lado de los rompecabezas es tuyo. Toma uno de ahí.
lesson-line-clear-side-done = Tuyo. Quien tiene el otro marcador juega a la vez, en el otro lado.
lesson-line-clear-side-theirs = Ese lado es del otro marcador. El tuyo tiene un marco.
lesson-line-clear-white = El marcador blanco
lesson-line-clear-white-text = Solo el marcador blanco puede reciclar. Recicla tu fila blanca.
lesson-line-clear-white-done = Una fila nueva, solo en tu lado.
lesson-line-clear-white-theirs = Esa fila es del otro marcador. Recicla la tuya.
lesson-line-clear-pass = Pásalo
lesson-line-clear-pass-text = Usa tu última acción y termina tu turno. Los marcadores avanzan cuando los dos han terminado.
lesson-line-clear-pass-done = Ahora esperas al otro marcador. Nadie espera a más de un jugador.
lesson-line-clear-pass-left = Aún te queda una acción. Úsala antes.

## Ghost

lesson-ghost = Fantasma
lesson-ghost-about = Piezas de cinco casillas, y flechas como recompensa.
lesson-ghost-keep = Una Pieza Fantasma cubre cinco casillas, o se divide en dos piezas cuando eso ayuda más.
lesson-ghost-five = Cinco casillas
lesson-ghost-five-text = Una Pieza Fantasma es de nivel 5. Gírala y voltéala hasta que quepa.
lesson-ghost-five-done = Cinco casillas con una acción. Solo las recompensas y las flechas traen fantasmas.
lesson-ghost-five-turn = Es grande y debe quedar dentro. Voltéala una vez y luego gírala.
lesson-ghost-split = Divídela
lesson-ghost-split-text = Tu Pieza Fantasma no encaja bien en ningún lado. Divídela en dos piezas que quepan y coloca las dos.
lesson-ghost-split-done = Una acción: dividir y colocar las dos piezas.
lesson-ghost-split-whole = Divide antes la Pieza Fantasma: aquí caben un cuadrado rojo y una pieza de 1.
lesson-ghost-arrow = Flechas
lesson-ghost-arrow-text = Este rompecabezas tiene una flecha como recompensa. Complétalo y mejora una pieza un nivel.
lesson-ghost-arrow-done = Una flecha mejora una pieza al momento, sin acción.
lesson-ghost-arrow-declined = Dejaste pasar la flecha. Vuelve atrás y mejora una pieza con ella.

## Ambassador

lesson-ambassador = Embajador
lesson-ambassador-about = Una segunda Acción Maestra, ganada con un rompecabezas.
lesson-ambassador-keep = Un rompecabezas de Embajador te da una Acción Maestra más, una vez.
lesson-ambassador-earn = Gana una
lesson-ambassador-earn-text = Este rompecabezas no tiene una pieza como recompensa, sino una acción. Complétalo.
lesson-ambassador-earn-done = Desde tu próximo turno puedes usarla, una vez en la partida.
lesson-ambassador-use = Úsala
lesson-ambassador-use-text = Tu Acción Maestra está usada, el Embajador no. Coloca dos piezas con él y confirma.
lesson-ambassador-use-done = Una segunda Acción Maestra en un turno.
lesson-ambassador-use-master = La Acción Maestra está usada. El Embajador es el botón de al lado.
lesson-ambassador-use-other = Este rompecabezas ya tiene su pieza. Elige otro, o confirma.
lesson-ambassador-both = Las dos en un turno
lesson-ambassador-both-text = Quedan dos acciones. Usa la Acción Maestra y el Embajador, y llena lo que puedas.
lesson-ambassador-both-done = Tres piezas con dos acciones. Guarda el Embajador para un turno así.
lesson-ambassador-both-other = Este rompecabezas ya tiene su pieza. Elige otro, o confirma.

## What the revised rules changed

lesson-revised = Reglas revisadas
lesson-revised-about = Lo que cambió para quien conoce la caja de 2019 o 2020.
lesson-revised-keep = Lo nuevo: tomar del mazo, reciclar, exactamente tres acciones, y rompecabezas sin resolver que cuestan puntos.
lesson-revised-deck = Del mazo
lesson-revised-deck-text = Puedes tomar el primer rompecabezas de un mazo sin verlo, en vez de uno de la fila.
lesson-revised-deck-done = Una sorpresa: lo ves cuando ya es tuyo, y no puedes devolverlo.
lesson-revised-deck-row = Esa es la manera de antes, y sigue valiendo. Esta vez toma del mazo blanco.
lesson-revised-recycle = Reciclar
lesson-revised-recycle-text = Una acción pone una fila debajo de su mazo y trae cuatro rompecabezas nuevos.
lesson-revised-recycle-done = Esa acción no existía en las primeras cajas.
lesson-revised-exact = Exactamente tres
lesson-revised-exact-text = Ahora un turno tiene exactamente tres acciones; no se puede omitir ninguna. Usa las dos que quedan y termina tu turno.
lesson-revised-exact-done = Hasta una acción pequeña es mejor que ninguna.
lesson-revised-exact-left = Aún queda una acción. Toma una pieza amarilla de 1 si nada más ayuda.
lesson-revised-black = Un negro por turno
lesson-revised-black-text = Una vez que empieza el final, puedes tomar un rompecabezas negro por turno. Toma uno ahora.
lesson-revised-black-done = Un segundo se rechazaría, y al final los rompecabezas sin resolver cuestan sus puntos.
lesson-revised-black-second = Un rompecabezas negro por turno, y ya lo tienes.

## The guided first game

guide-leave = Dejar la guía
guide-take = Toma un rompecabezas. Uno blanco y pequeño es un buen comienzo.
guide-place = Arrastra una pieza a tu rompecabezas. Gírala si aún no cabe.
guide-complete = Llena cada casilla libre para completarlo. Una pieza amarilla de 1 está siempre a una acción.
guide-upgrade = Mejora una pieza: da una pequeña, recibe una de un nivel más.
guide-master = Usa la Acción Maestra: una acción coloca una pieza en cada rompecabezas tuyo. Ten dos para ella.
guide-done = Ya lo sabes todo. El resto de la partida es tuyo.

## Problems, on the page of the lessons

learn-problem = Problema del día
learn-problem-about = Una posición, un turno, cerca de un minuto. El mismo para todos.
learn-problem-solve = Resolverlo
learn-problem-solved = Resuelto hoy
learn-trainer = Entrenamiento
learn-trainer-solved = resueltos: { $solved }
learn-train-complete = Completar en un turno
learn-train-touches = Toques Finales
learn-in-a-row = Días seguidos: { $days }
