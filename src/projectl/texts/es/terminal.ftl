# El juego en la terminal y las demás órdenes.

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Turno completo. Intro lo termina.

ask-take = { $decks ->
    [yes] ¿Qué rompecabezas? El número de su carta, o white o black para el primero de un mazo. Intro vuelve atrás.
   *[no] ¿Qué rompecabezas? El número de su carta. Intro vuelve atrás.
}
ask-give = ¿Qué pieza das? Intro vuelve atrás.
ask-get = ¿Qué tomas por { PIECE($piece, case: "def") }? Intro vuelve atrás.
ask-piece = ¿Qué pieza? Intro vuelve atrás.
ask-puzzle = ¿En qué rompecabezas va { PIECE($piece, case: "def") }? Intro vuelve atrás.
ask-way = Formas de colocarla: { $count }. ¿Cuál? Intro vuelve atrás.
ask-ghost = ¿Qué Pieza Fantasma divides? Intro vuelve atrás.
ask-split = ¿En qué piezas divides { PIECE($piece, case: "def") }? Intro vuelve atrás.
ask-recycle = ¿Qué fila reciclas? Intro vuelve atrás.
ask-order = ¿En qué orden van bajo el mazo, el de arriba primero? Intro deja { $slots }.
order-wrong = Indica cada uno de { $slots } una vez, por ejemplo: { $slots }.
level-skipped = La reserva no tiene piezas de nivel { $level }: se pasa al siguiente.
answer-number = Elige uno de { $numbers }.
puzzle-to-fill = { $colour ->
    [black] rompecabezas negro
   *[white] rompecabezas blanco
}, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}, libres: { $open }
puzzle-numbered = rompecabezas { $slot }
way-completes = { $number } lleno
row-of = { $deck ->
    [black] fila negra
   *[white] fila blanca
}
group-up = más alto
group-same = mismo nivel
group-lower = más bajo

pass-to = { $name }, es tu turno. Pulsa Intro.
ask-seat = ¿Quién actúa? Los dos turnos van a la vez.
nobody-else = Ahora no puede actuar nadie más.
left = Hasta la próxima.
menu-number = Las opciones van de 1 a { $last }. Para otras palabras, help.
press-enter = Pulsa Intro.
look-which = ¿El tablero de qué jugador? Escribe de look 1 a look { $last }.
ask-save = ¿Guardar la partida? Escribe un nombre de archivo, o Intro para salir sin guardar.
ask-overwrite = { $path } ya existe. ¿Sobrescribirlo? s o n
yes-letter = s
no-words = n no
saved = Guardado en { $path }.
save-not-done = No se guardó nada.
save-needs-name = Indica un archivo, por ejemplo: save partida.txt

help-turn =
    Un turno tiene tres acciones, en cualquier combinación:
    – tomar un rompecabezas; frente a ti puede haber como máximo cuatro sin resolver
    – tomar una pieza nivel 1
    – mejorar una pieza un nivel, o intercambiarla por una del mismo nivel o de uno inferior
    – colocar una pieza en uno de tus rompecabezas; ahí queda hasta que se complete
    – Acción Maestra, una vez por turno: una pieza en cada uno de varios rompecabezas a la vez
help-deck = En vez de un rompecabezas boca arriba puedes tomar el primero de un mazo, sin verlo.
help-recycle = Reciclar pone toda una fila bajo su mazo, en el orden que elijas, y la reparte de nuevo.
help-ghost =
    Una Pieza Fantasma tiene cinco casillas. Al dividirla recibes piezas que llenan su forma; puedes colocarlas en la misma acción, una en cada rompecabezas.
    Las flechas de recompensa mejoran una pieza un nivel cada una.
help-ambassador = Un rompecabezas de Embajador completado te da una Acción de Embajador. Funciona como la Acción Maestra y no la gasta.
help-endless = Cuando el mazo blanco está vacío, los rompecabezas blancos completados forman uno nuevo.
help-solo =
    Tras tu turno el oponente toma el rompecabezas con más puntos de las columnas sin trabas. Sus piezas y una traba de cada otra columna pasan a esa columna.
    Tomar de una columna bloqueada da una traba al oponente. Necesitas más puntos que él: él gana los empates.
help-line-clear = Dos jugadores actúan a la vez, cada uno con las filas de su marcador. La palabra seat cambia quién está al teclado.
help-end-exact = Hay que usar las tres acciones. Cuando el turno está completo, Intro lo termina.
help-end-early = Puedes terminar tu turno cuando quieras. Cuando está completo, Intro lo termina.
help-unfinished = Al final los rompecabezas sin resolver cuestan sus puntos.
help-completing =
    Un rompecabezas lleno está completado: sus piezas vuelven, recibes su recompensa (arriba a la derecha de la carta) y al final sus puntos (arriba a la izquierda).
    Cuando se vacía el mazo que decide el fin, se termina la ronda y se juega una más. Luego vienen los Toques Finales.
help-typing =
    Elige con un número, o escribe una acción, entera o en parte:
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 pone un V3 en tu rompecabezas 2 sobre las casillas b2, b3 y c3 (las letras son columnas, los números líneas)
    – place V3 pregunta lo demás
help-commands =
    Otras palabras:
    – undo deshace tu última acción
    – legal muestra todas las acciones, look 2 el tablero de un jugador, pile tu mazo de puntos de victoria, log lo que ha pasado
    – save ARCHIVO, quit
help-touches =
    Coloca las piezas que quieras de tu surtido en tus rompecabezas sin resolver; cada una cuesta 1 punto. Ninguna pieza vuelve y no hay recompensas.
    Lo que esté lleno cuando acabes cuenta sus puntos. Lo que no, puede costarlos. Luego escribe done.
help-choice-reward = La pieza de tu recompensa ya no está en la reserva. Elige otra en su lugar.
help-choice-level-up = Una flecha mejora una pieza de tu surtido. Elige cuál, o rechaza.
help-choice-order = Has completado varios rompecabezas. Elige qué recompensa tomas primero: una flecha posterior puede mejorar una recompensa anterior.
help-sequence-master = Acción Maestra: una pieza en cada rompecabezas, todas de tu surtido. Colócalas una a una y confirma; o cancela.
help-sequence-ambassador = Embajador: una pieza en cada rompecabezas, todas de tu surtido. Colócalas una a una y confirma; o cancela.
help-sequence-ghost = Ahora puedes colocar las piezas nuevas, una en cada rompecabezas. Confirmar deja las demás en tu surtido; cancelar anula la división.
help-sequence-recycle = Indica los rompecabezas de la fila en el orden en que van bajo el mazo, el de arriba primero; o cancela.

begin-about = Una versión no oficial del juego de mesa para la terminal. Su nombre y el juego pertenecen a sus dueños.
begin-enter = Intro
begin-play = jugar
begin-players = jugadores
begin-game = juego
begin-edition = edición
begin-expansions = expansiones
begin-piles = mazos de puntos
begin-resume = seguir una partida guardada
begin-none = ninguna
begin-piles-open = puntuaciones a la vista
begin-piles-hidden = boca abajo
begin-other = Un número cambia un ajuste. q sale.
begin-no-expansions = Esta edición no tiene expansiones.
begin-solo-players = En solitario juegas sin nadie más.
ask-players = ¿Quién juega? Un número, o una lista como: human greedy random. Intro vuelve atrás.
ask-variant = ¿Qué juego? Intro vuelve atrás.
ask-difficulty = ¿Qué dificultad? Intro para la estándar.
ask-edition = ¿Qué edición? Intro vuelve atrás.
ask-expansion = ¿Qué expansión se pone o se quita? Intro vuelve atrás.
ask-resume = ¿Qué archivo? Intro vuelve atrás.

puzzles-heading = { $title } ({ $origin }): blancos { $white }, negros { $black }
puzzles-svg-written = Imagen escrita en { $path }

verify-verdict = { $path }: { $verdict }
replay-set-up = La partida está preparada.
replay-action = { $name }: { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Intro avanza, b retrocede, un número va a esa acción, q sale.

cli-about = El juego de mesa Project L: jugarlo, ver sus rompecabezas, repetir y verificar partidas.
cli-play = Juega con el teclado, en solitario, con otros o contra bots.
cli-puzzles = Muestra conjuntos de rompecabezas, en la terminal y como imagen.
cli-replay = Recorre un registro paso a paso.
cli-verify = Repite un registro y compara su resultado.
cli-serve = Deja jugar por la red, con un navegador o con programas.
cli-selfcheck = Juega muchas partidas en cada modo y comprueba que se cumplen las reglas.
cli-train = Entrena las redes de los bots que aprenden.
cli-train-mode = solo o table; ambos si se omite. La red del juez es judge.
cli-quick = Un entrenamiento corto, de la red table si no se nombra un modo.
cli-minutes = Entrena durante ese tiempo, en vez de un número fijo de partidas.
cli-resume-training = Sigue desde el último punto guardado.
cli-folder = Adónde van las redes.
cli-train-seed = El comienzo del azar: otro número da otra red.
train-progress = { $mode }, partidas: { $games }
train-done = Red escrita en { $net }, curva de aprendizaje en { $curve }.
train-judge-done = Red escrita en { $net }. Puntuación de Brier en partidas reservadas: { $brier }.
train-stopped = Detenido. Partidas jugadas: { $games }. Sigue con --resume.
train-finished = { $net } está terminada; no hay nada que seguir. Para otro entrenamiento indica otra carpeta con --folder.
train-occupied = { $path } ya existe y un nuevo entrenamiento lo sobrescribiría. Sigue con --resume, o indica otra carpeta con --folder.
training-mode-unknown = No existe el entrenamiento { $found }. Los entrenamientos son { $known }.
cli-bots = Muestra los bots con sus niveles.
cli-arena = Haz jugar a los bots entre sí, y valóralos.
cli-cluster = Juega en un clúster Ray: la dirección de su nodo principal, o local.
cli-bench-bots = Mide lo rápido que piensan los bots.
cli-bench-turns = Cuántos turnos juega el planner.
cli-strength = Mide lo fuertes que son los bots, como se publica.
cli-strength-rows = Las mediciones que se hacen; todas si se omite.
cli-strength-series = La serie de repartos; si se omite, la última que se nombró.
cli-strength-folder = Una carpeta para las partidas, para que una medición interrumpida pueda seguir.
cli-strength-page = Una página de la documentación en la que escribir la tabla.
strength-unknown = No existe la medición { $found }. Las mediciones son { $known }.
strength-series-unknown = No existe ninguna serie { $found } que jugar. Las series son { $known }.
strength-series-uncommitted = La serie { $series } no está aún en ningún commit. Haz commit de su nombre, anota ese commit junto a él y juega después.
cli-solo = Mide los bots contra el oponente del solitario.
cli-contestants = Bots por su nombre, como los muestra projectl bots, o uno propio como archivo.py:Clase.
cli-series = El nombre de una serie de repartos: el mismo nombre da los mismos repartos.
cli-seconds = Cuánto puede pensar un bot cada acción.
cli-store = Dónde se guardan las partidas terminadas, para que una serie interrumpida pueda seguir.
arena-stopped = Detenido. Las partidas terminadas quedan en { $path }; la misma orden sigue.
arena-stopped-unkept = Detenido. No se guardó ninguna partida; la próxima vez indica un archivo con --store.
arena-more-games = Partidas jugadas: { $games }, pedidas: { $asked }. Cada reparto se juega en todos los órdenes de asientos.
arena-first-player = Primer jugador: { $share } de las victorias ({ $interval }; lo equitativo sería { $even }).
arena-rounds = Rondas: { $mean } de media, de { $least } a { $most }.
arena-series = Serie { $series }. Jugada por { $bots }.
arena-forfeit = Abandono: { $what }
sprt-shares = La prueba secuencial necesita dos proporciones entre 0 y 1, la menor primero, no { $low } y { $high }.
sprt-bots = La prueba secuencial compara dos bots en una mesa de dos, no { $bots }.
cli-sprt = Parar en cuanto se sepa cuál de las dos proporciones tiene el primer bot: --sprt 0.5 0.55. Cada error: 5 %.
arena-sprt =
    Prueba secuencial, repartos: { $deals }. { $verdict ->
        [low] Una proporción de { $low } antes que de { $high }.
        [high] Una proporción de { $high } antes que de { $low }.
       *[open] Sin decidir entre { $low } y { $high }.
    }
cli-record-games = Escribir un registro de cada partida en esta carpeta.
records-occupied = Esta carpeta ya contiene { $file }. Indica otra.
cli-csv = Escribe la tabla también en este archivo.
cli-html = Escribe también una página con gráficos en este archivo.
cli-admin = Para quien aloja un servidor: copia de seguridad, partidas, cuentas. Los servidores pueden seguir en marcha.
cli-admin-backup = Escribe una copia de la base de datos en un archivo nuevo.
cli-admin-restore = Sustituye todo lo que hay en la base de datos por una copia.
cli-admin-list = Muestra las partidas, las más nuevas primero.
cli-admin-close = Cierra partidas. Se avisa a quienes las juegan.
cli-admin-delete = Borra partidas con todo lo jugado y dicho en ellas.
cli-admin-players = Muestra las cuentas.
cli-admin-reset-password = Da a una cuenta una contraseña nueva, y muéstrala.
cli-admin-migrate = Pon al día las tablas de una base de datos. Los servidores lo hacen al empezar.
cli-bench = Mide lo rápido que va todo.
cli-bench-judge = Mide si las probabilidades del juez se cumplen.
cli-bench-judge-minutes = Deja de jugar al cabo de estos minutos.
bench-judge-left = Partidas de la serie hasta ahora: { $games } / { $all }. La misma orden continúa.
cli-bench-server = Mide un servidor con mil partidas, unos cinco minutos.
cli-bench-crash = Mata un servidor bajo carga y estropea sus mensajes; nada puede perderse. Unos nueve minutos.
cli-bench-history = Mide un servidor con muchísimas partidas terminadas. Unos diez minutos.
cli-bench-history-games = Cuántas partidas terminadas.
cli-bench-chaos = Deja que todo falle mientras se juega: reinicios, discos llenos, avalanchas; nada puede perderse. Hasta 15 minutos.
cli-bench-database = sqlite o postgresql; se crea y luego se quita una base de datos nueva de esa clase.
cli-bench-lab = Mide los entornos para agentes frente a PettingZoo y pgx, en un núcleo.
cli-bench-engine = Mide el motor frente a python-chess.
cli-version = Muestra la versión y sale.
cli-language = El idioma, también tras cualquier orden: cs, de, en, es, fr, it, ja, ru o uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 o rulebook-2023.
cli-players = Cuántos jugadores; 1 en solitario.
cli-variant = standard, solo o line-clear.
cli-difficulty = Del solitario: standard, challenging, unbeatable o no-mercy.
cli-expansion = ghost, ambassador o phoenix; se puede dar varias veces.
cli-deluxe = Juega con la caja deluxe, donde es una opción.
cli-known-scores = Juega con las puntuaciones a la vista.
cli-endless-white = Juega con Blancos sin Fin.
cli-own-puzzles = Un archivo propio de rompecabezas; se puede dar varias veces.
cli-seats = Quién juega, por ejemplo human,level:4: para cada asiento human o un bot (projectl bots los enumera), también uno propio (ARCHIVO.py:Clase).
cli-solo-difficulty = Del oponente en solitario; unbeatable si se omite; se puede indicar varias veces.
cli-seed = De qué sale la mezcla; la misma semilla da la misma partida.
cli-resume = Sigue una partida guardada.
cli-sets = Conjuntos incluidos o archivos de rompecabezas; todos los incluidos si no se nombra ninguno.
cli-svg = Dibuja los rompecabezas en este archivo.
cli-record = Un registro de partida.
cli-list = Muestra todas las acciones en palabras en vez de recorrerlas.
cli-games = Cuántas partidas.
cli-workers = Cuántos procesos.
cli-json = Escribe un objeto JSON.
cli-picture = Dibuja las cifras en este archivo.
cli-lan = Abre el servidor a la red; si no, solo puede jugar este equipo.
cli-port = Dónde escuchar; 8421 si no se da.
cli-database = sqlite:///RUTA o postgresql://USUARIO@SERVIDOR/NOMBRE.
cli-config = Un archivo TOML de ajustes.
cli-open = Abre el juego en el navegador; si el puerto está ocupado, escucha en el siguiente libre.
cli-processes = Cuántos procesos sirven juntos; más de uno necesitan PostgreSQL.
cli-logs = El registro: people (solo lo que falla), text, json o auto: people en un terminal, si no json.

serve-processes-alone = Varios procesos (aquí { $count }) solo pueden servir juntos con PostgreSQL: una base de datos en un archivo es de un solo proceso. Añade --database postgresql://USUARIO@SERVIDOR/NOMBRE.
serve-running = Ya hay un servidor en marcha en { $address }.
serve-port-taken = El puerto { $port } lo ocupa otro programa. Elige otro con --port.
serve-port-forbidden = El puerto { $port } no está permitido a este usuario. Elige uno por encima de 1023 con --port.
serve-host-unknown = { $host } no es una dirección de este equipo: { $reason }. Omite el ajuste host o indica otra.
serve-ready = Project L está listo: { $address }
serve-only-here = Solo puede entrar este equipo. Para que entren otros: { $command }
serve-others = Para los demás de tu red: { $address } o este código:
serve-others-named = Los demás lo encuentran en { $name }.
serve-stop = Pulsa Ctrl+C para detenerlo. Todas las partidas están guardadas.
serve-stopped = Detenido. Las partidas sin acabar siguen la próxima vez.
log-database = La base de datos no responde como debería: { $reason }
log-bot = Un bot tuvo problemas con su turno ({ $event }: { $reason }). La partida sigue.
log-game = No se puede abrir una partida ({ $reason }). Todas las demás siguen.
log-other = Algo ha fallado ({ $event }: { $reason }). Inícialo con --logs text para leer más.

selfcheck-title = Partidas comprobadas por modo
selfcheck-running = Jugando y comprobando
selfcheck-rate = { $rate } partidas/s
selfcheck-mode = modo
selfcheck-games = partidas
selfcheck-steps = pasos
selfcheck-completions = hechos
selfcheck-reward-choices = recomp.
selfcheck-order-choices = órdenes
selfcheck-masters = Maestra
selfcheck-level-ups = niveles
selfcheck-splits = divis.
selfcheck-ambassadors = Embaj.
selfcheck-recycles = recicl.
selfcheck-deck-takes = mazos
selfcheck-reshuffles = mezclas
selfcheck-early-ends = antes
selfcheck-cancels = cancel.
selfcheck-triggers = finales
selfcheck-dead-ends = muertas
selfcheck-caps = límites
selfcheck-touches = toques
selfcheck-violation = Incumplido: { $what }
selfcheck-missing = Nunca ocurrió en { $mode }: { $thing }
selfcheck-ok = Partidas: { $games }, minutos: { $minutes }. No se encontró nada.
selfcheck-few = Partidas: { $games }, minutos: { $minutes }. No se encontró nada. Con menos de { $enough } partidas en un modo, lo que nunca ocurrió no es un fallo.
selfcheck-found = Partidas: { $games }, minutos: { $minutes }, fallos: { $found }.
selfcheck-interrupted = Interrumpido. Partidas: { $games }, minutos: { $minutes }.

bench-net-database = No hay medición en { $found }. Son posibles { $known }.
bench-net-no-postgres = PostgreSQL no se puede iniciar: { $what }. Instala su servidor (initdb y pg_ctl).
bench-net-stage-prepare = Llenando una base de datos nueva…
bench-net-stage-durable = Midiendo el servidor…
bench-net-stage-volatile = Midiendo el mismo servidor sin guardar…
bench-net-stage-echo = Midiendo un simple eco de websocket…
bench-net-stage-crash = Jugando y matando el servidor…
bench-net-stage-chaos = Se juega mientras todo falla…
bench-net-stage-faults = Estropeando mensajes…
bench-net-stage-check = Leyendo de nuevo el diario…
bench-net-title = El servidor en { $backend }
bench-net-raised = Elevado para la medición: { $limits }.
bench-net-realtime = Servidor, base de datos y clientes fueron antes que los demás procesos (como con chrt --rr 1).
bench-net-missed = No cumplido: { $figures }.
bench-net-processes = procesos del servidor
bench-net-load = carga de la máquina al empezar
bench-net-load-after = carga de la máquina al final
bench-net-restart-s = arranque con todas las partidas hasta estar listo, segundos
bench-net-connect-s = conexión de todos los websockets, segundos
bench-net-games = partidas en curso de cuatro jugadores
bench-net-sockets = número de websockets
bench-net-clients = websockets de jugadores
bench-net-actions = acciones en el tiempo medido
bench-net-errors = errores
bench-net-p50-ms = del envío a la confirmación, la mitad, ms
bench-net-p99-ms = del envío a la confirmación, 99 de 100, ms
bench-net-max-ms = del envío a la confirmación, la más larga, ms
bench-net-kib-per-game = memoria por partida en curso y proceso, KiB
bench-net-kib-per-socket = memoria por websocket inactivo, KiB
bench-net-cpu-us-per-action = tiempo de procesador por acción, µs
bench-net-durable-over-volatile-cpu = tiempo de procesador, × sin guardar
bench-net-volatile-over-echo-cpu = tiempo de procesador sin guardar, × simple eco
bench-net-kills = número de kill -9
bench-net-acknowledged = acciones confirmadas
bench-net-lost = de ellas, perdidas
bench-net-doubled = hechas dos veces, o aunque rechazadas
bench-net-resume-s-max = de la vuelta del servidor al último saludo, como máximo, segundos
bench-net-back-s-max = de la caída a la vuelta del servidor, como máximo, segundos
bench-net-views-checked = vistas comparadas con el diario
bench-net-views-wrong = de ellas, erróneas
bench-net-log-faults = excepciones y errores en los diarios de los servidores
bench-net-cut = mensajes cortados con la línea
bench-net-delayed = mensajes en dos partes
bench-net-duplicated = mensajes enviados dos veces
bench-net-reordered = mensajes en orden equivocado
bench-net-garbage = mensajes sin sentido
bench-net-faults-acknowledged = confirmadas a pesar de ello
bench-net-faults-lost = de ellas, perdidas
bench-net-faults-doubled = hechas dos veces, o aunque rechazadas
bench-net-faults-views-wrong = vistas que difieren del diario
bench-net-answers-5xx = respuestas que hablan de un fallo interno (5xx)
bench-net-stage-fill = Jugando y escribiendo { $games } partidas terminadas…
bench-net-stage-migrate = Actualizando las tablas…
bench-net-stage-start = Arrancando el servidor…
bench-net-stage-ask = Preguntando por turnos a un servidor con pocas partidas y a otro con muchas…
bench-net-stage-alone = Preguntando por alguien con muchísimas partidas…
bench-net-finished-games = partidas terminadas
bench-net-fill-s = escribirlas, segundos
bench-net-database-mib = tamaño de la base de datos antes, MiB
bench-net-migrate-s = actualizar las tablas, con la copia previa, segundos
bench-net-start-s = del arranque a estar listo, segundos
bench-net-start-few-s = arranque con pocas partidas, segundos
bench-net-callback-ms-max = tiempo de procesador de la llamada más larga del bucle, ms
bench-net-lists-ratio = listas, × lo que tardan con pocas partidas
bench-net-profile-ratio = perfil, × lo que tarda con pocas partidas
bench-net-export-ratio = exportación, × lo que tarda con pocas partidas
bench-net-busy-profile-ms = perfil de alguien con muchísimas partidas, ms
bench-net-busy-mine-ms = sus partidas, ms
bench-net-busy-running-ms = sus partidas en curso, ms
bench-net-busy-solo-ms = sus partidas en solitario terminadas, ms
bench-net-busy-export-ms = su exportación, ms
bench-net-leave-ms = ser olvidado con 25 partidas, ms
bench-net-leave-new-ms = ser olvidado sin partidas, ms
bench-net-skipped = Omitido, porque esta máquina no lo permite: { $faults }.
bench-net-backups-wrong = copias de seguridad dañadas
bench-net-visit-s-max = espera más larga de un visitante durante un ataque, segundos
bench-net-visitors-refused = visitantes rechazados durante un ataque
bench-net-memory-second-over-first = memoria tras la segunda ronda, × la primera
bench-net-memory-mib = memoria de los servidores tras la primera ronda, MiB
bench-net-tasks-dead = tareas de los servidores muertas al final
bench-net-moves-s-max = del final de un fallo al movimiento de la última mesa, como máximo, segundos
bench-net-faults = fallos provocados
bench-missing-peer = La medición compara con { $package }, que no está instalado: pip install { $package }
bench-stage-record = Jugando las partidas que se reproducirán…
bench-stage-play = Midiendo velocidades…
bench-stage-start = Midiendo arranques en procesos nuevos, cosa de un minuto…
bench-title = El motor: un núcleo, tiempo de procesador, mediana de tres
bench-figure = medida
bench-value = valor
bench-target = objetivo
bench-verdict = veredicto
bench-at-least = ≥ { $limit }
bench-at-most = ≤ { $limit }
bench-met = cumplido
bench-missed = no cumplido
bench-versions = Python { $python }, python-chess { $chess }
bench-interpreted-over-chess = partidas al azar, interpretado, × python-chess
bench-compiled-over-chess = partidas al azar, compilado, × python-chess
bench-interpreted-replay-over-chess = partidas registradas, interpretado, × python-chess
bench-compiled-replay-over-chess = partidas registradas, compilado, × python-chess
bench-compiled-over-interpreted = partidas al azar, compilado × interpretado
bench-chess-moves-per-s = python-chess, jugadas por segundo
bench-interpreted-steps-per-s = partidas al azar, interpretado, pasos por segundo
bench-interpreted-replay-steps-per-s = partidas registradas, interpretado, pasos por segundo
bench-compiled-steps-per-s = partidas al azar, compilado, pasos por segundo
bench-compiled-replay-steps-per-s = partidas registradas, compilado, pasos por segundo
bench-clone-step-ns = copia y paso de un hijo, 6 jugadores, nanosegundos
bench-batch-steps-per-s = miles de partidas por llamada, pasos por segundo de reloj
bench-batch-steps-per-s-2-threads = lo mismo en dos hilos a la vez
bench-import-ms = import projectl.rules, milisegundos
bench-state-bytes = un estado compilado, bytes
bench-load = carga de la máquina al empezar
bench-picture-title = Acciones legales + paso, por segundo
bench-picture-scale = un núcleo, escala logarítmica; dos jugadores, revised-2021; × python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = interpretado, partidas al azar
bench-bar-interpreted-replay-steps-per-s = interpretado, partidas registradas
bench-bar-compiled-steps-per-s = compilado, partidas al azar
bench-bar-compiled-replay-steps-per-s = compilado, partidas registradas

cli-admin-file = El archivo de la copia.
cli-admin-game = Los identificadores de las partidas.
cli-admin-name = El nombre de una cuenta.
cli-admin-limit = Como máximo esta cantidad.
cli-admin-status = Solo partidas open (abiertas), running (en curso) u over (terminadas).
cli-admin-player = Solo partidas en las que tiene asiento el jugador con este identificador.
cli-admin-yes = Sin preguntar antes.
admin-ask-restore = ¿Sustituir todo lo que hay en la base de datos por { $file }?
admin-ask-delete = { $count ->
    [one] ¿Borrar una partida para siempre?
    [many] ¿Borrar { $count } de partidas para siempre?
   *[other] ¿Borrar { $count } partidas para siempre?
}
admin-backed-up = Escrito: { $file } ({ $kib } KiB).
admin-restored = Restaurado desde { $file }. Los servidores en marcha han vuelto a leerlo todo.
admin-set-aside = La base de datos dañada se conserva como { $path }.
admin-closed = Cerrada: { $game }.
admin-deleted = Borrada: { $game }.
admin-password = La contraseña nueva de { $name } es { $password }
admin-migrated = Esquema antes: { $before }; ahora: { $now }.
admin-none = No hay ninguna.
admin-one-of = { $found } no es uno de { $known }.
admin-column-id = Identificador
admin-column-status = Estado
admin-column-variant = Variante
admin-column-seats = Asientos
admin-column-changed = Última acción (UTC)
admin-column-name = Nombre
admin-column-since = Desde (UTC)
