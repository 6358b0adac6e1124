# El juego en la terminal y las demás órdenes.

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Turno completo. Intro lo termina.

ask-take = { $decks ->
    [yes] ¿Qué rompecabezas? El número de su carta, o white o black para el primero de un mazo. Intro vuelve atrás.
   *[no] ¿Qué rompecabezas? El número de su carta. Intro vuelve atrás.
}
ask-give = ¿Qué pieza das? Intro vuelve atrás.
ask-get = ¿Qué tomas por { PIECE($piece) }? Intro vuelve atrás.
ask-piece = ¿Qué pieza? Intro vuelve atrás.
ask-puzzle = ¿En qué rompecabezas va { PIECE($piece) }? Intro vuelve atrás.
ask-way = ¿Cuál de las { $count } formas? Intro vuelve atrás.
ask-ghost = ¿Qué Pieza Fantasma divides? Intro vuelve atrás.
ask-split = ¿En qué piezas divides { PIECE($piece) }? Intro vuelve atrás.
ask-recycle = ¿Qué fila reciclas? Intro vuelve atrás.
ask-order = ¿En qué orden van bajo el mazo, el de arriba primero? Intro deja { $slots }.
order-wrong = Nombra cada uno de { $slots } una vez, por ejemplo: { $slots }.
level-skipped = La reserva no tiene piezas de nivel { $level }: se ofrece el siguiente.
answer-number = Son posibles { $numbers }.
puzzle-to-fill = { $colour ->
    [black] rompecabezas negro
   *[white] rompecabezas blanco
}, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}, { $open } libres
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
look-which = ¿A qué jugador quieres mirar? Escribe de look 1 a look { $last }.
ask-save = ¿Guardar la partida? Escribe un nombre de archivo, o Intro para salir sin guardar.
ask-overwrite = { $path } ya existe. ¿Sobrescribirlo? s o n
yes-letter = s
saved = Guardado en { $path }.
save-not-done = No se guardó nada.
save-needs-name = Nombra un archivo, por ejemplo: save game.txt

help-turn =
    Un turno tiene tres acciones, en cualquier combinación:
    – tomar un rompecabezas; frente a ti puede haber como máximo cuatro sin resolver
    – tomar una pieza nivel 1
    – intercambiar una pieza por otra del nivel siguiente, del mismo o de uno más bajo
    – colocar una pieza en uno de tus rompecabezas; ahí queda hasta que se complete
    – Acción Maestra, una vez por turno: una pieza en cada uno de varios rompecabezas a la vez
help-deck = En vez de un rompecabezas boca arriba puedes tomar el primero de un mazo, sin verlo.
help-recycle = Reciclar pone toda una fila bajo su mazo, en el orden que elijas, y la reparte de nuevo.
help-ghost =
    Una Pieza Fantasma tiene cinco casillas. Al dividirla recibes piezas que llenan su forma; puedes colocarlas en la misma acción, una en cada rompecabezas.
    Las flechas de recompensa mejoran una pieza un nivel cada una.
help-ambassador = Un rompecabezas de Embajador completado es una Acción Maestra más, cuando quieras.
help-endless = Cuando el mazo blanco está vacío, los rompecabezas blancos completados forman uno nuevo.
help-solo =
    Tras tu turno el oponente toma el rompecabezas con más puntos de las columnas sin trabas. Sus piezas y una traba de cada otra columna pasan a esa columna.
    Tomar de una columna bloqueada da una traba al oponente. Necesitas más puntos que él: el empate es suyo.
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
    – save FILE, quit
help-touches =
    Coloca las piezas que quieras de tu surtido en tus rompecabezas sin resolver; cada una cuesta 1 punto. Ninguna pieza vuelve y no hay recompensas.
    Lo que esté lleno cuando acabes cuenta sus puntos. Lo que no, puede costarlos. Luego escribe done.
help-choice-reward = La pieza de la recompensa no está en la reserva. Elige en su lugar una de las ofrecidas.
help-choice-level-up = Una flecha mejora una pieza de tu surtido a un nivel más alto. Elige cuál, o rechaza.
help-choice-order = Has completado varios rompecabezas. Elige cuál se recompensa primero: una flecha posterior puede mejorar una recompensa anterior.
help-sequence-master = Acción Maestra: una pieza en cada rompecabezas, todas de tu surtido. Colócalas una a una y confirma; o cancela.
help-sequence-ambassador = Embajador: una pieza en cada rompecabezas, todas de tu surtido. Colócalas una a una y confirma; o cancela.
help-sequence-ghost = Ahora puedes colocar las piezas nuevas, una en cada rompecabezas. Confirmar deja las demás en tu surtido; cancelar anula la división.
help-sequence-recycle = Nombra los rompecabezas de la fila en el orden en que van bajo el mazo, el de arriba primero; o cancela.

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
begin-piles-open = a la vista, los puntos se conocen
begin-piles-hidden = boca abajo
begin-other = Un número cambia algo. q sale.
begin-no-expansions = Esta edición no tiene expansiones.
begin-solo-players = En solitario juega una sola persona.
ask-players = ¿Quién juega? Un número, o una lista como: human greedy random. Intro vuelve atrás.
ask-variant = ¿Qué juego? Intro vuelve atrás.
ask-difficulty = ¿Qué dificultad? Intro para la estándar.
ask-edition = ¿Qué edición? Intro vuelve atrás.
ask-expansion = ¿Qué expansión se pone o se quita? Intro vuelve atrás.
ask-resume = ¿Qué archivo? Intro vuelve atrás.

puzzles-heading = { $title } ({ $origin }): { $white } blancos, { $black } negros
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
cli-train-mode = solo o table; ambos si se omite.
cli-quick = Un entrenamiento corto, de la red table si no se nombra un modo.
cli-minutes = Entrena durante ese tiempo, en vez de un número fijo de partidas.
cli-resume-training = Sigue desde el último punto guardado.
cli-folder = Adónde van las redes.
train-compiling = Preparando el motor compilado (la primera vez, un minuto más o menos)
train-progress = { $mode }: { $games } partidas
train-done = Red escrita en { $net }, curva de aprendizaje en { $curve }
train-stopped = Detenido tras { $games } partidas; sigue con --resume
training-mode-unknown = No hay entrenamiento { $found }. Son posibles { $known }.
cli-bots = Muestra los bots con sus niveles.
cli-arena = Haz jugar a los bots entre sí, y valóralos.
cli-cluster = juega en un clúster Ray: la dirección de su nodo principal, o local
cli-bench-bots = Mide lo rápido que piensan los bots
cli-bench-turns = cuántos turnos juega el planner
cli-strength = Mide lo fuertes que son los bots, como se publica
cli-strength-rows = las mediciones que se hacen; todas si se omite
cli-strength-folder = una carpeta para las partidas, para que una medición interrumpida pueda seguir
cli-strength-page = una página de la documentación en la que escribir la tabla
strength-unknown = No hay medición { $found }. Hay { $known }.
cli-solo = Mide los bots contra el oponente del solitario.
cli-contestants = Bots por nombre, como los muestra `projectl bots`, o uno propio como file.py:Class.
cli-series = El nombre de una serie de repartos: el mismo nombre da los mismos repartos.
cli-seconds = Cuánto puede pensar un bot cada acción.
cli-store = Dónde se guardan las partidas terminadas, para que una serie interrumpida pueda seguir.
cli-csv = Escribe la tabla también en este archivo.
cli-html = Escribe también una página con gráficos en este archivo.
cli-admin = Para quien aloja un servidor: copias, partidas, cuentas. Los servidores pueden seguir en marcha.
cli-admin-backup = Escribe una copia de la base de datos en un archivo nuevo.
cli-admin-restore = Pon una copia en lugar de todo lo que hay en la base de datos.
cli-admin-list = Muestra las partidas, las más nuevas primero.
cli-admin-close = Cierra partidas. Se avisa a quienes las juegan.
cli-admin-delete = Borra partidas con todo lo jugado y dicho en ellas.
cli-admin-players = Muestra quién tiene cuenta.
cli-admin-reset-password = Da a una cuenta una contraseña nueva, y muéstrala.
cli-admin-migrate = Pon al día las tablas de una base de datos. Los servidores lo hacen al empezar.
cli-bench = Mide lo rápido que va todo.
cli-bench-server = Mide un servidor con mil partidas, unos cinco minutos.
cli-bench-crash = Mata un servidor bajo carga y estropea sus mensajes; nada puede perderse. Unos nueve minutos.
cli-bench-database = sqlite o postgresql; se crea y luego se quita una base de datos nueva de esa clase.
cli-bench-engine = Mide el motor frente a python-chess.
cli-version = Muestra la versión y sale.
cli-language = El idioma, también tras cualquier orden: cs, de, en, es, fr, it, ja, ru o uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 o rulebook-2023.
cli-players = Cuántos jugadores; 1 en solitario.
cli-variant = standard, solo o line-clear.
cli-difficulty = Del solitario: standard, challenging, unbeatable o no-mercy.
cli-expansion = ghost, ambassador o phoenix; se puede dar varias veces.
cli-deluxe = Juega con la caja deluxe, donde es una opción.
cli-known-scores = Deja a la vista los mazos de puntos.
cli-endless-white = Juega con Blancos sin Fin.
cli-own-puzzles = Un archivo propio de rompecabezas; se puede dar varias veces.
cli-seats = Quién juega, por ejemplo human,greedy: human, random o greedy para cada asiento.
cli-seed = De qué sale la mezcla; la misma semilla da la misma partida.
cli-resume = Sigue una partida guardada.
cli-sets = Conjuntos incluidos o archivos de rompecabezas; todos los incluidos si no se nombra ninguno.
cli-svg = Dibuja los rompecabezas en este archivo.
cli-record = Un registro.
cli-list = Muestra todas las acciones en palabras en vez de recorrerlas.
cli-games = Cuántas partidas.
cli-workers = Cuántos procesos.
cli-json = Escribe un objeto JSON.
cli-picture = Dibuja las cifras en este archivo.
cli-lan = Abre el servidor a la red; si no, solo puede jugar este equipo.
cli-port = Dónde escuchar; 8421 si no se da.
cli-database = sqlite:///PATH o postgresql://USER@HOST/NAME.
cli-config = Un archivo TOML de ajustes.
cli-open = Abre el juego en el navegador; si el puerto está ocupado, escucha en el siguiente libre.
cli-processes = Cuántos procesos sirven juntos; más de uno necesitan PostgreSQL.

serve-local = Escuchando en http://{ $host }:{ $port }/ solo para este equipo; --lan lo abre a la red.
serve-processes-alone = { $count } procesos solo pueden servir juntos con PostgreSQL: una base de datos en un archivo es de un solo proceso. Añade --database postgresql://USER@HOST/NAME.
serve-running = Ya hay un servidor en marcha en { $address }.
serve-port-taken = El puerto { $port } lo ocupa otro programa. Elige otro con --port.
serve-named = Escuchando en { $address }, conocido para otros como { $name }.
serve-lan = Escuchando en http://{ $host }:{ $port }/: comparte esta dirección con los jugadores de tu red.

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
selfcheck-ok = { $games } partidas en { $minutes } minutos: nada encontrado.
selfcheck-few = { $games } partidas en { $minutes } minutos: nada encontrado. Con menos de { $enough } partidas en un modo, lo que nunca ocurrió no es un fallo.
selfcheck-found = { $games } partidas en { $minutes } minutos: fallos encontrados: { $found }.
selfcheck-interrupted = Interrumpido tras { $games } partidas y { $minutes } minutos.

bench-net-database = No hay medición en { $found }. Son posibles { $known }.
bench-net-no-postgres = PostgreSQL no se puede iniciar: { $what }. Instala su servidor (initdb y pg_ctl).
bench-net-stage-prepare = Llenando una base de datos nueva …
bench-net-stage-durable = Midiendo el servidor …
bench-net-stage-volatile = Midiendo el mismo servidor sin guardar …
bench-net-stage-echo = Midiendo un simple eco de websocket …
bench-net-stage-crash = Jugando y matando …
bench-net-stage-faults = Estropeando mensajes …
bench-net-stage-check = Leyendo de nuevo el diario …
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
bench-net-back-s-max = de la muerte a la vuelta del servidor, como máximo, segundos
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
bench-missing-peer = La medición compara con { $package }, que no está instalado: pip install { $package }
bench-stage-record = Jugando las partidas que se repetirán …
bench-stage-compile = Compilando lo que se mide …
bench-stage-play = Midiendo velocidades …
bench-stage-start = Midiendo arranques en procesos nuevos, cosa de un minuto …
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
bench-cold-compile-s = primera compilación de legal y step, segundos
bench-warm-start-s = arranque con caché lista hasta el primer paso, segundos
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
cli-admin-game = Los id de las partidas.
cli-admin-name = El nombre de una cuenta.
cli-admin-limit = Como máximo tantas.
cli-admin-status = Solo partidas open, running u over: abiertas, en curso o terminadas.
cli-admin-player = Solo partidas en las que el jugador con este id tiene asiento.
cli-admin-yes = No preguntar antes.
admin-ask-restore = ¿Poner { $file } en lugar de todo lo que hay en la base de datos?
admin-ask-delete = { $count ->
    [one] ¿Borrar una partida para siempre?
    [many] ¿Borrar { $count } de partidas para siempre?
   *[other] ¿Borrar { $count } partidas para siempre?
}
admin-backed-up = Escrito: { $file } ({ $kib } KiB).
admin-restored = Restaurado desde { $file }. Los servidores en marcha lo han leído todo de nuevo.
admin-closed = Cerrada: { $game }.
admin-deleted = Borrada: { $game }.
admin-password = La contraseña nueva de { $name } es { $password }
admin-migrated = Esquema antes: { $before }; ahora: { $now }.
admin-none = No hay ninguna.
admin-one-of = { $found } no es uno de { $known }.
admin-column-id = Id
admin-column-status = Estado
admin-column-variant = Variante
admin-column-seats = Asientos
admin-column-changed = Última acción (UTC)
admin-column-name = Nombre
admin-column-since = Desde (UTC)
