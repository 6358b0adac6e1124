# La página de reglas; su estructura está en rules_page.json.

rules-title = Las reglas
rules-about = Cómo se juega aquí, con nuestras palabras. Esta página no es oficial: el juego y su nombre pertenecen a sus dueños.
rules-edition = Edición
rules-only = Solo en: { NAME($editions, of: "edition") }
rules-example = Ejemplo
rules-contents = Contenido

rules-goal-title = Objetivo
rules-goal-1 = Llenas rompecabezas con tus piezas. Cada uno que completas te da puntos y una pieza nueva, y recuperas las piezas que tenía.
rules-goal-2 = Con más piezas y más grandes completas rompecabezas más difíciles. Gana quien tenga más puntos al final.

rules-components-title = Piezas y rompecabezas
rules-components-1 = Las piezas tienen nueve formas y cuatro niveles. El nivel de una pieza es su número de casillas.
rules-components-2 = Puedes girar y voltear una pieza como quieras.
rules-components-3 = Un rompecabezas tiene un área hundida que llenar, sus puntos (arriba a la izquierda) y su recompensa (arriba a la derecha).
rules-components-4 = Los blancos son más sencillos y dan piezas pronto; los negros son más difíciles y valen más puntos.
rules-components-5 = Hay 15 piezas de cada forma.
rules-components-6 = Hay 10 piezas de cada forma.
rules-components-7 = Hay 10 piezas de cada forma, 15 con la caja deluxe.

rules-setup-title = Preparación
rules-setup-1 = Todos los rompecabezas blancos se mezclan en el mazo blanco. El mazo negro se toma al azar.
rules-setup-2 = Con 2, 3, 4, 5 o 6 jugadores el mazo negro tiene 12, 14, 16, 20 o 24 rompecabezas.
rules-setup-3 = Con 2, 3 o 4 jugadores el mazo negro tiene 12, 14 o 16 rompecabezas.
rules-setup-4 = Cuatro rompecabezas de cada mazo están boca arriba en una fila a su lado.
rules-setup-5 = Cada jugador empieza con una pieza nivel 1 y una pieza nivel 2. Las demás piezas son la reserva.
rules-setup-6 = El primer jugador se elige al azar, o lo eliges tú.

rules-turn-title = Tu turno
rules-turn-1 = Se juega por turnos en el sentido del reloj. Un turno tiene tres acciones, en cualquier mezcla y orden; solo la Acción Maestra se limita a una por turno.
rules-turn-2 = No tienes que usar las tres: puedes terminar tu turno cuando quieras.
rules-turn-3 = Hay que usar las tres. Tu turno solo acaba antes si no es posible nada.
rules-turn-example = Toma un rompecabezas blanco, coloca la barra de 2 y luego el cuadrito: el área está llena, las dos piezas vuelven y la recompensa es tuya.

rules-take-title = Tomar un rompecabezas
rules-take-1 = Toma un rompecabezas boca arriba de una fila y colócalo frente a ti. Uno nuevo del mazo de esa fila ocupa su lugar.
rules-take-2 = Frente a ti puede haber como máximo cuatro rompecabezas sin resolver.
rules-take-3 = En su lugar puedes tomar el primero de un mazo. Solo lo ves cuando lo has tomado.

rules-piece-title = Tomar una pieza nivel 1
rules-piece-1 = Toma una pieza nivel 1 de la reserva y añádela a tu surtido.
rules-piece-2 = Si en la reserva no queda ninguna, tomas otra pieza, como con una recompensa que falta.

rules-upgrade-title = Mejorar una pieza
rules-upgrade-1 = Devuelve una pieza de tu surtido a la reserva y toma una de un nivel más alto, de cualquier forma.
rules-upgrade-2 = Si en la reserva no hay piezas de ese nivel, toma una del siguiente nivel que tenga.
rules-upgrade-3 = O intercámbiala por una del mismo nivel y otra forma, o de cualquier nivel más bajo.
rules-upgrade-example = Una barra de 2 se convierte en una barra de 3 o en una esquina. Si no quedan, en cualquier pieza nivel 4.

rules-place-title = Colocar una pieza
rules-place-1 = Coloca una pieza de tu surtido en uno de tus rompecabezas. Debe quedar entera dentro del área hundida y sin tapar otra pieza.
rules-place-2 = Una vez colocada, se queda ahí hasta que completes el rompecabezas.
rules-place-example = Elige una pieza, gírala y colócala en el rompecabezas.

rules-master-title = Acción Maestra
rules-master-1 = Una vez por turno: coloca una pieza en cada uno de tus rompecabezas, o en algunos; como máximo una en cada uno, al menos una en total.
rules-master-2 = Todas esas piezas deben estar en tu surtido al empezar la acción. Lo que vuelve de un rompecabezas completado llega tarde para ella.
rules-master-example = Tres piezas en tres rompecabezas, y es una sola acción.

rules-recycle-title = Reciclar
rules-recycle-1 = Elige una fila. Sus rompecabezas van bajo su mazo en el orden que elijas, y la fila se reparte de nuevo.
rules-recycle-2 = Con el mazo vacío no se puede reciclar.

rules-completing-title = Completar rompecabezas
rules-completing-1 = Un rompecabezas se completa si su área está llena al acabar una acción. Una acción puede completar varios.
rules-completing-2 = Todas sus piezas vuelven a tu surtido, obtienes la recompensa y el rompecabezas va a tu mazo de puntos de victoria.
rules-completing-3 = El mazo de puntos de victoria está boca arriba: los puntos se conocen.
rules-completing-4 = El mazo de puntos de victoria está boca abajo hasta el final; si se desea, boca arriba, y así los puntos se conocen.
rules-completing-5 = Si la pieza de la recompensa no está en la reserva, elige otra del mismo nivel. Si no hay, una de un nivel más alto o de cualquier nivel más bajo.
rules-completing-6 = Si la pieza de la recompensa no está en la reserva, elige cualquiera de un nivel más alto.
rules-completing-example = La última pieza llena el área: todas las piezas vuelven, y con ellas la recompensa.

rules-end-title = El fin de la partida
rules-end-1 = El fin se declara cuando se acaba el mazo negro. Se termina la ronda, para que todos tengan los mismos turnos, y se juega una última.
rules-end-2 = Desde entonces cada jugador puede tomar como máximo un rompecabezas negro por turno.
rules-end-3 = Si nadie pudiera ya colocar ni tomar nada, los Toques Finales empiezan enseguida.

rules-touches-title = Toques Finales
rules-touches-1 = Tras la última ronda puedes colocar cuantas piezas quieras de tu surtido en tus rompecabezas sin resolver. Cada una cuesta 1 punto.
rules-touches-2 = Mientras tanto no vuelve ninguna pieza ni hay recompensas. Lo que esté lleno cuando acabes cuenta como completado.
rules-touches-example = Dos piezas cuestan 2 puntos y completan un rompecabezas de 5: ganas 3.

rules-scoring-title = Puntuación final
rules-scoring-1 = Suma los puntos de tu mazo de puntos de victoria y resta 1 por cada Toque Final.
rules-scoring-2 = Resta también los puntos de cada rompecabezas que siga sin resolver.
rules-scoring-3 = Los rompecabezas sin resolver no cuestan nada.
rules-scoring-4 = En caso de empate gana quien completó más rompecabezas; luego, quien tiene más piezas en su surtido. Si sigue el empate, se comparte la victoria.

rules-solo-title = Solitario
rules-solo-1 = Juegas contra un oponente que toma rompecabezas y nunca coloca piezas.
rules-solo-2 = 15 rompecabezas blancos están sobre 10 negros: es el único mazo. Nueve forman una cuadrícula; sobre sus tres columnas hay una, dos y una traba.
rules-solo-3 = El surtido del oponente tiene 6 piezas (estándar), 3 (difícil) o ninguna (imposible). Sin piedad, una dificultad nuestra, tampoco hay trabas.
rules-solo-4 = Cuando tomas un rompecabezas de una columna, una de sus trabas pasa al surtido del oponente.
rules-solo-5 = Un rompecabezas tomado del mazo sin verlo no mueve ninguna traba. No se recicla y no hay límite de negros.
rules-solo-6 = Tras tu turno el oponente toma el rompecabezas con más puntos de las columnas sin trabas; entre iguales, el primero en orden de lectura.
rules-solo-7 = Luego todo el surtido del oponente y una traba de cada otra columna pasan a esa columna.
rules-solo-8 = Si todas las columnas están bloqueadas, cada una pierde una traba y el oponente no toma nada.
rules-solo-9 = Cuando se acaba el mazo, termina la ronda y juega una más. Luego vienen tus Toques Finales.
rules-solo-10 = Los rompecabezas sin resolver cuestan sus puntos. En caso de empate gana el oponente.
rules-solo-example = La primera columna está abierta: el oponente toma su mejor rompecabezas, y las trabas la cierran.

rules-line-clear-title = Despejar Líneas
rules-line-clear-1 = Para mesas grandes: dos jugadores juegan a la vez.
rules-line-clear-2 = A la izquierda y a la derecha de los mazos hay una fila blanca y una negra de tres rompecabezas. El marcador blanco es de las filas izquierdas y va al primer jugador; el negro es de las derechas y va al tercero, o al cuarto si son seis.
rules-line-clear-3 = Los dos con marcador juegan su turno y toman solo de las filas de su marcador. Cuando ambos acaban, los marcadores pasan en el sentido del reloj.
rules-line-clear-4 = Solo quien tiene el marcador blanco puede tomar de un mazo o reciclar, y solo una fila izquierda.
rules-line-clear-5 = Cuando se acaba el mazo negro, se sigue hasta que el primer jugador reciba de nuevo los dos marcadores. Luego vienen los Toques Finales.

rules-ghost-title = Piezas Fantasma
rules-ghost-1 = Las Piezas Fantasma son piezas blancas nivel 5. Se obtienen con recompensas y flechas, nunca mejorando.
rules-ghost-2 = Acción de Piezas Fantasma: devuelve una Pieza Fantasma a la reserva y toma dos o más piezas niveles 1 a 4 que juntas completen su forma. Puedes colocarlas enseguida, como máximo una en cada rompecabezas.
rules-ghost-3 = Algunos rompecabezas recompensan con flechas: cada una mejora una pieza de tu surtido un nivel, hasta el 5. Puedes rechazarla.
rules-ghost-4 = Dos flechas también pueden mejorar dos piezas un nivel cada una.
rules-ghost-5 = En los Toques Finales se pueden colocar Piezas Fantasma, pero no dividirlas.
rules-ghost-example = Elige cómo se divide la Pieza Fantasma.

rules-ambassador-title = Embajador
rules-ambassador-1 = Un rompecabezas de Embajador no da pieza. Te permite una Acción de Embajador: funciona como la Acción Maestra, pero no cuenta como la del turno.
rules-ambassador-2 = Puedes usarla desde tu próxima acción.
rules-ambassador-3 = Puedes usarla desde tu próximo turno.
rules-ambassador-4 = Usada o no, sus puntos cuentan.

rules-phoenix-title = Fénix
rules-phoenix-1 = Siete rompecabezas negros de 6 puntos se mezclan con los demás antes de tomar el mazo negro.

rules-endless-title = Blancos sin Fin
rules-endless-1 = Cuando se acaba el mazo blanco, todos los rompecabezas blancos completados se mezclan en uno nuevo. Cada uno conserva sus puntos y sus rompecabezas completados.

rules-differences-title = En qué difieren las ediciones
rules-differences-copies = piezas de cada forma
rules-differences-players = jugadores
rules-differences-actions = acciones por turno
rules-differences-deck = tomar el primero de un mazo
rules-differences-recycle = reciclar
rules-differences-pile = mazo de puntos de victoria
rules-differences-black = rompecabezas negros al final
rules-differences-unfinished = rompecabezas sin resolver
rules-differences-reward = recompensa que falta
rules-differences-expansions = expansiones
rules-differences-line-clear = Despejar Líneas
rules-value-yes = sí
rules-value-no = no
rules-value-up-to-three = hasta tres
rules-value-exactly-three = exactamente tres
rules-value-face-up = boca arriba
rules-value-face-down = boca abajo
rules-value-no-limit = sin límite
rules-value-one-per-turn = uno por turno
rules-value-cost-nothing = no cuestan nada
rules-value-cost-points = cuestan sus puntos
rules-value-same-level = antes el mismo nivel
rules-value-next-level = un nivel más alto
rules-value-deluxe = 10, con la caja deluxe 15
rules-value-deluxe-players = 2–4, con la caja deluxe 2–6
rules-value-with-deluxe = con la caja deluxe
rules-value-deluxe-line-clear = 4–6, con la caja deluxe
