# Lo que solo dice el navegador.

page-document-title = { $page } · project L
page-skip = Ir al contenido
page-home = project L, página de inicio
page-nav = Páginas
page-unofficial = Una versión no oficial, hecha por jugadores.
page-loading = Cargando…
page-try-again = Reintentar
page-more = Mostrar más
page-no-connection = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
page-fault = Algo ha salido mal. Inténtalo de nuevo.
nav-learn = Aprender
nav-lobby = Mesas
nav-records = Historial
nav-ladder = Clasificación
nav-rules = Reglas
nav-account = Cuenta
nav-settings = Ajustes
nav-about = Acerca de
missing-title = Página no encontrada
missing-lead = Aquí no hay ninguna página. Quizá la partida ya terminó o el enlace está incompleto.
missing-start = Inicio

start-title = Inicio
start-display = Piezas pequeñas. Encaje perfecto.
start-about = Llena rompecabezas, gana piezas más grandes, llena rompecabezas más grandes. Una partida dura unos veinte minutos.
start-play-now = Jugar ya
start-change = Cambiar
start-name = Tu nombre
start-default-names = Arce, Guijarro, Trébol, Petirrojo, Enebro, Nutria, Cometa, Avellana
start-what-solo = Tú contra el oponente virtual
start-what-bots = { $bots ->
    [one] Tú contra { $bots } bot
    [many] Tú contra { $bots } de bots
   *[other] Tú contra { $bots } bots
}
start-what-screen =
    { $people ->
        [one] { $people } persona en una misma pantalla
        [many] { $people } de personas en una misma pantalla
       *[other] { $people } personas en una misma pantalla
    }
start-what-mixed =
    { $people ->
        [one] { $people } persona
        [many] { $people } de personas
       *[other] { $people } personas
    } y { $bots ->
        [one] { $bots } bot
        [many] { $bots } de bots
       *[other] { $bots } bots
    }
start-what-open = { $free ->
    [one] Una mesa con { $free } asiento libre
    [many] Una mesa con { $free } de asientos libres
   *[other] Una mesa con { $free } asientos libres
}
start-detail-solo = { $difficulty } · { $edition }
start-detail-bots = Nivel { $level } · { $edition }
start-detail-plain = { $edition }
start-running = Tus partidas en curso
start-your-turn = Es tu turno en la partida con { $names }
start-game-with = Partida con { $names }
start-game-alone = Tu partida en solitario
start-waiting = { $free ->
    [one] Tu mesa espera a { $free } jugador
    [many] Tu mesa espera a { $free } de jugadores
   *[other] Tu mesa espera a { $free } jugadores
}
start-round = Ronda { $round }
start-resume = Seguir
start-resume-named = Seguir: { $names }
start-ways = Otras formas de jugar
start-way-solo = Solitario
start-way-solo-about = Contra el oponente virtual: estándar, difícil o imposible
start-way-solo-explained = Tras cada turno tuyo, el oponente toma el mejor rompecabezas de sus columnas abiertas. Para ganar, acaba con más puntos que él.
start-way-friends = Con amigos
start-way-friends-about = Una mesa propia: comparte un enlace o un código QR
start-way-friends-explained = Abres una mesa y compartes su enlace. La partida empieza cuando todos están sentados; los asientos libres pueden ser para bots.
start-way-screen = Una pantalla
start-way-screen-about = Varias personas con un mismo dispositivo
start-way-screen-explained = Todos juegan en este dispositivo. Pásalo tras cada turno.
start-lobby-about = Mesas abiertas y partidas para ver
start-lobby-counts = { $open ->
    [0] Ninguna mesa abierta
    [one] { $open } mesa abierta
    [many] { $open } de mesas abiertas
   *[other] { $open } mesas abiertas
} · { $running ->
    [0] ninguna partida para ver
    [one] { $running } partida para ver
    [many] { $running } de partidas para ver
   *[other] { $running } partidas para ver
}
start-names = Quién juega
start-name-of = Nombre del jugador { $number }
start-all-options = Todas las opciones
start-open-table = Abrir la mesa
start-begin = Jugar
start-new-here = ¿Es tu primera vez?
start-fit = Pon el cuadrado rojo en el hueco
start-fits = Encaja. En eso consiste todo: llena un rompecabezas y tus piezas vuelven con una nueva.

new-title = Partida nueva
new-lead = Cambia lo que quieras; el resto ya viene bien elegido. Si dos opciones no son compatibles, verás por qué.
new-group-game = Juego
new-group-players = Jugadores
new-group-extras = Expansiones y extras
new-group-table = Mesa
new-summary = Tu partida
new-begin = Jugar
new-open = Abrir la mesa
new-variant = Variante
new-variant-about = Cómo se juega.
new-difficulty = Dificultad
new-difficulty-about = Con cuántas piezas empieza el oponente.
new-edition = Edición
new-edition-about = Las reglas cambiaron de una impresión a otra; cada edición se juega tal como se imprimió.
new-players = Número de jugadores
new-players-about = Cuántos se sientan a la mesa, bots incluidos.
new-expansions = Expansiones
new-expansions-about = Más rompecabezas y acciones. Elige las que tenga la edición.
new-deluxe = Caja deluxe
new-deluxe-about = 15 piezas de cada forma en vez de 10, para más jugadores y para las expansiones.
new-known-scores = Puntuaciones a la vista
new-known-scores-about = Todos ven qué han completado los demás y cuántos puntos tienen.
new-endless-white = Blancos sin Fin
new-endless-white-about = Cuando el mazo blanco está vacío, los rompecabezas blancos completados se mezclan en uno nuevo.
new-seats = Quién se sienta dónde
new-seats-about = Puedes ocupar varios asientos y pasar el dispositivo.
new-seat = Asiento { $number }
new-seat-me = Tú
new-seat-here = Otra persona en este dispositivo
new-seat-open = Asiento libre
new-seat-bot = Bot, nivel { $level }: { $name }
new-seat-me-about = Juegas como { $name }.
new-seat-open-about = Quien tenga el enlace puede sentarse.
new-first = Primer jugador
new-first-about = Quién empieza; los demás siguen en orden.
new-first-lot = Al azar
new-puzzles = Rompecabezas propios
new-puzzles-about = Añade hasta { $most } archivos de rompecabezas propios a los del juego.
new-puzzles-file = Elegir un archivo de rompecabezas
new-puzzles-type = Escribir o pegar un archivo de rompecabezas
new-puzzles-text = El texto del archivo de rompecabezas
new-puzzles-add = Añadir estos rompecabezas
new-puzzles-remove = Quitar
new-puzzles-remove-named = Quitar { $title }
new-clock = Reloj
new-clock-about = Cuánto tiempo tiene cada uno.
new-clock-none = Sin reloj
new-clock-none-about = Tómate el tiempo que quieras.
new-clock-turn = Tiempo por turno
new-clock-turn-about = El mismo tiempo para cada turno.
new-clock-bank = Tiempo para toda la partida
new-clock-bank-about = Un tiempo para toda la partida, con un poco más tras cada turno.
new-clock-days = Días por turno
new-clock-days-about = Entra de vez en cuando; una partida dura semanas.
new-clock-turn-amount = Tiempo para un turno
new-clock-bank-amount = Tiempo para la partida
new-clock-days-amount = Tiempo para un turno
new-clock-increment = Añadido tras cada turno
new-clock-turn-value = { $count ->
    [one] { $count } segundo
    [many] { $count } de segundos
   *[other] { $count } segundos
}
new-clock-bank-value = { $count ->
    [one] { $count } minuto
    [many] { $count } de minutos
   *[other] { $count } minutos
}
new-clock-days-value = { $count ->
    [one] { $count } día
    [many] { $count } de días
   *[other] { $count } días
}
new-clock-expiry = Cuando se acaba el tiempo
new-clock-expiry-bot = Un bot sigue jugando
new-clock-expiry-end = La partida termina
new-caretaker = Qué bot
new-caretaker-usual = Predeterminado
new-public = Pública
new-public-about = Todos la ven en la lista de mesas. Si no, solo puede entrar o mirar quien tenga el enlace.
new-rated = Clasificatoria
new-rated-about = Cuenta para la clasificación. Todos necesitan una cuenta, un asiento y un reloj; los bots no pueden jugar.
new-rated-account = Necesitas una cuenta para jugar partidas clasificatorias. Crea antes una en la página de la cuenta.
new-confirm = Confirmar turnos
new-confirm-about = Tu turno solo termina cuando lo confirmas; así aún puedes deshacer la última acción.

lobby-lead = Entra en una mesa o mira una partida.
lobby-new = Abrir una mesa
lobby-open = Mesas abiertas
lobby-running = Partidas para ver
lobby-none-open = No hay mesas abiertas.
lobby-open-one = Abrir una
lobby-none-running = Ahora mismo no hay partidas públicas.
lobby-free = asiento libre
lobby-what = { $variant } · { $edition }
lobby-rated = clasificatoria
lobby-watch = Mirar
lobby-look = Ver
lobby-join = Entrar

records-lead = Partidas terminadas, para volver a verlas, descargarlas y verificarlas.
records-whose = De quién
records-mine = Mías
records-public = Públicas
records-variant = Variante
records-all-variants = Todas las variantes
records-none = Aún no hay partidas terminadas.
records-none-mine = Aún no has terminado ninguna partida.
records-play = Jugar
records-points = { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
records-ended-played = jugada hasta el final
records-ended-agreed = terminada de común acuerdo
records-ended-resigned = terminada por abandono
records-ended-timeout = terminada por tiempo
records-ended-expired = abandonada por todos
records-ended-closed = cerrada por quien administra el servidor
records-ended-unreadable = ya no se pudo abrir
records-download = Descargar
records-replay = Ver repetición
records-open = Abrir un archivo de partida
records-open-about = Elige un archivo o suéltalo aquí. Solo lo verás tú.
records-statistics = Mis estadísticas

ladder-lead = Los mejores en las partidas clasificatorias. La valoración es una estimación prudente del nivel: sube con las victorias y con las partidas jugadas.
ladder-none = Nadie ha jugado aún una partida clasificatoria.
ladder-play = Abrir una mesa
ladder-top = Arriba
ladder-rank = Puesto
ladder-player = Jugador
ladder-rating = Valoración
ladder-games = Partidas
ladder-wins = Victorias
player-title = Jugador
player-guest = Invitado desde
player-account = Miembro desde
player-rating = Valoración, { $variant }
player-rank = puesto { $rank }
player-games = Partidas
player-no-games = Aún no hay partidas públicas.
player-mute = Silenciar
player-unmute = Quitar el silencio

account-lead-in = Has iniciado sesión como { $name }.
account-lead-out = Puedes jugar sin cuenta. Con ella eres la misma persona en cada navegador, conservas tus partidas y puedes jugar las clasificatorias.
account-register = Crear una cuenta
account-register-about = Un nombre y una contraseña, nada más. Conservas las partidas que ya has jugado.
account-register-submit = Crear cuenta
account-login = Iniciar sesión
account-login-about = Las partidas que jugaste como invitado pasan a ser tuyas.
account-login-submit = Iniciar sesión
account-password = Contraseña
account-password-about = Al menos { $shortest } caracteres. No se puede recuperar, así que guárdala bien.
account-name = Nombre
account-name-about = Todos lo ven, y debe ser único.
account-profile = Tu página, como la ven los demás
account-save = Guardar
account-saved = Guardado.
account-new-password = Contraseña
account-new-password-about = Al cambiarla se cierra la sesión en los demás sitios.
account-old = Contraseña actual
account-new = Contraseña nueva
account-sessions = Sesiones abiertas
account-sessions-about = Cierra las sesiones que no reconozcas o ya no necesites.
account-session-unknown = Programa desconocido
account-session-here = aquí
account-session-end = Cerrar
account-session-end-named = Cerrar la sesión: { $agent }
account-logout = Cerrar sesión
account-logout-about = Solo en este dispositivo.
account-data = Tus datos
account-data-about = Descarga todo lo que hay guardado sobre ti, o haz que se borre.
account-export = Descargar
account-delete = Eliminar mis datos
account-delete-title = Eliminar tus datos
account-delete-sure = No se puede deshacer
account-delete-about = Dejas todas las partidas sin terminar. Se borran tu nombre, tus mensajes, tus valoraciones y tu contraseña; lo jugado se queda, sin tu nombre.
account-delete-yes = Eliminar para siempre

settings-lead = Se guardan en este dispositivo. Los cambios se aplican al instante.
settings-group-look = Aspecto
settings-group-play = Juego
settings-group-words = Textos
settings-group-signals = Avisos
settings-language = Idioma
settings-language-about = Se puede cambiar también durante una partida.
settings-theme = Tema
settings-theme-about = Colores de la mesa.
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-marks = Marcas en las piezas
settings-marks-about = Cómo distinguir las piezas sin sus colores.
settings-marks-auto = Según el tema
settings-marks-letters = Letras
settings-marks-patterns = Tramas
settings-marks-both = Ambas
settings-marks-none = Ninguna
settings-speed = Animaciones
settings-speed-about = A qué velocidad se mueven las cosas en la mesa.
settings-speed-off = Sin animaciones
settings-speed-fast = Rápidas
settings-speed-normal = Normales
settings-auto-confirm = Confirmar turnos automáticamente
settings-auto-confirm-about = Si el turno termina por sí mismo cuando has usado todas sus acciones. La cuenta atrás deja tres segundos para deshacer, y solo contra bots.
settings-auto-confirm-off = Nunca
settings-auto-confirm-ring = Tras una cuenta atrás
settings-auto-confirm-at-once = Al instante
settings-take-with-one-tap = Tomar con un toque
settings-take-with-one-tap-about = Al tocar un rompecabezas, lo tomas al instante.
settings-single-keys = Atajos de teclado
settings-single-keys-about = La mesa se maneja con una sola tecla: Q y E giran, F voltea, U deshace, ? muestra todas.
settings-piece-names = Nombres de las piezas
settings-piece-names-about = Si las frases dicen «barra azul de 3» o I3.
settings-piece-names-auto = En tus primeras partidas
settings-piece-names-on = Siempre
settings-piece-names-off = Nunca
settings-notation = Notación en la lista de jugadas
settings-notation-about = Cada acción también en notación, como en los registros: place V3@1 c3.
settings-chat = Chat
settings-chat-about = Mostrar lo que dicen los demás en la mesa.
settings-sound = Sonidos
settings-sound-about = Sonidos breves para lo que ocurre; todo se ve también en pantalla.
settings-notifications = Notificaciones
settings-notifications-about = Una notificación del navegador cuando es tu turno y estás en otra cosa.
settings-notifications-impossible = Este navegador solo permite notificaciones por https o en este equipo. El título de la pestaña avisa de tu turno.
settings-notifications-denied = Las notificaciones están bloqueadas. Permítelas en los ajustes del navegador.

about-lead = Project L en el navegador, en la terminal y como biblioteca de Python.
about-unofficial-title = No oficial
about-unofficial = Esta es una versión gratuita hecha por aficionados. No tiene relación con la editorial ni con los autores del juego de mesa. Todos los dibujos, colores y textos son nuestros. Si te gusta, compra el juego de mesa.
about-licence-title = Licencias
about-licence = El programa es software libre con licencia MIT. La parte del navegador usa además:
about-privacy-title = Tus datos
about-privacy = Sin rastreo ni terceros. El servidor guarda tu nombre, tus partidas y lo que dices en la mesa; en la página de la cuenta puedes descargarlo o hacer que se borre.
about-version = Versión { $version }

replay-title = Repetición
replay-none = Elige una partida del historial, o abre allí un archivo de partida.
replay-controls = Repetición
replay-scrubber = Momento de la partida
replay-position = Acción { $number } de { $total }
replay-start = El comienzo de la partida
replay-round-of = Ronda { $round }, { $name }
replay-turn-of = Turno { $turn }, { $name }
replay-first = Al comienzo
replay-back = Una acción atrás
replay-play = Reproducir
replay-pause = Pausar
replay-next = Una acción adelante
replay-last = Al final
replay-speed = Velocidad
replay-times = { $speed }×
replay-graph = Gráfico
replay-graph-points = Puntos
replay-graph-pieces = Piezas
replay-graph-name = { $name } { $value }
replay-graph-label = { $kind ->
    [pieces] Piezas durante la partida. Ahora: { $now }.
   *[points] Puntos durante la partida. Ahora: { $now }.
}
replay-log = Qué ocurrió
replay-now = Volver a la partida
replay-viewer = Vista de
replay-spectator = Como espectador
replay-as = Como { $name }
replay-link = Copiar un enlace a este momento
replay-link-copied = El enlace a este momento está copiado.
replay-link-in-address = El enlace a este momento está en la barra de direcciones.
replay-download = Descargar el registro
replay-verify = Verificar la mezcla
replay-verify-about = Antes de la partida, el servidor publicó una huella de la semilla que mezcla los rompecabezas. Ahora la semilla se revela, y cualquiera puede comprobarla.
replay-hash = Huella publicada
replay-no-hash = Este registro no tiene.
replay-seed = Semilla
replay-matches = La mezcla coincide.
replay-differs = La mezcla no coincide con la huella.
replay-seed-later = La semilla se revela cuando termina la partida.
sr-offered = { $colour ->
    [black] Rompecabezas negro
   *[white] Rompecabezas blanco
}, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}, recompensa { PIECE($reward) }, { $cells ->
    [one] { $cells } casilla
    [many] { $cells } de casillas
   *[other] { $cells } casillas
}.

rules-live-try = Probar
rules-live-close = Cerrar el ejemplo
rules-live-next = Paso siguiente
rules-live-reset = Empezar de nuevo
rules-live-begin = Es tu turno. Pruébalo, o míralo paso a paso.

rules-example-take = Tomas el tercer rompecabezas de la fila blanca. Llega uno nuevo del mazo.
rules-example-take-deck = Tomas el primer rompecabezas del mazo blanco, sin verlo.
rules-example-piece = Tomas una pieza amarilla de 1 de la reserva.
rules-example-piece-missing = En la reserva ya no hay piezas amarillas de 1: otra pieza ocupa su lugar.
rules-example-upgrade-missing = El nivel 3 se ha agotado: una barra de 2 se convierte en una pieza de nivel 4.
rules-example-exchange = Una pieza baja a cualquier nivel inferior, o pasa a otra forma de su nivel.
rules-example-recycle = La fila blanca va bajo su mazo en el orden que elijas, y llegan cuatro rompecabezas nuevos.
rules-example-reward-missing = La recompensa se ha agotado en la reserva. Mira qué recibes en su lugar.
rules-example-end = Se revela el último rompecabezas negro del mazo: esta ronda y una más.
rules-example-end-black = Después puedes tomar un solo rompecabezas negro por turno.
rules-example-scoring = Ya nadie coloca nada: se cuentan los puntos.
rules-example-solo-lock = Tomas un rompecabezas de una columna bloqueada, y una de sus trabas pasa al oponente.
rules-example-solo-locked = Todas las columnas están bloqueadas: cada una pierde una traba, y el oponente no toma nada.
rules-example-line-clear = Tomas de las filas izquierdas mientras el tercer jugador toma de las derechas.
rules-example-level-up = La recompensa es una flecha: mejora una pieza un nivel.
rules-example-level-up-two = La recompensa son dos flechas.
rules-example-ambassador = Un rompecabezas de Embajador te da una Acción Maestra más.
rules-example-phoenix = Un rompecabezas Fénix vale 6 puntos.
rules-example-endless = El mazo blanco está vacío, y los rompecabezas blancos completados vuelven.

play-your-pieces = Tus piezas
play-actions = Acciones
play-piece = Pieza nivel 1
play-exchange = Mejorar
play-master = Acción Maestra
play-master-used = Acción Maestra usada
play-ambassador = Embajador ({ $count })
play-recycle = Reciclar
play-recycle-row = { $deck ->
    [black] Reciclar la fila negra
   *[white] Reciclar la fila blanca
}
play-split = Dividir
play-turn-left = Girar a la izquierda
play-turn-right = Girar a la derecha
play-flip = Voltear
play-pick-first = Elige antes una de tus piezas.
play-new = { GENDER($piece) ->
    [m] nuevo
   *[f] nueva
}
play-place = Colocar
play-take = Tomar
play-take-piece = Tomar { PIECE($piece, case: "art") }
play-take-reveals = Se revela un rompecabezas nuevo: no podrás deshacerlo.
play-cancel = Cancelar
play-skip = Omitir
play-undo = Deshacer
play-undo-not-past = Deshacer (sin pasar del rompecabezas nuevo)
play-restart = Deshacer todo
play-restart-nothing = Hay como mucho una acción que deshacer.
play-confirm-turn = Confirmar turno
play-end = Terminar turno
play-end-unused =
    { $count ->
        [0] Terminar turno
        [one] Terminar turno, { $count } acción sin usar
        [many] Terminar turno, { $count } de acciones sin usar
       *[other] Terminar turno, { $count } acciones sin usar
    }
play-confirm-pieces = { $count ->
    [0] Confirmar
    [one] Confirmar { $count } pieza
    [many] Confirmar { $count } de piezas
   *[other] Confirmar { $count } piezas
}
play-done = Listo
play-no-connection = No hay conexión en este momento. Volverá sola.
play-moved-on = La partida ha avanzado entretanto.
play-wait = Un momento.
play-took-it = { $name } lo tomó antes. Tu acción no se gasta.

play-you-give = Das
play-choose-give = Elige la pieza que das.
play-choose-first = Elige antes una.
play-cannot-give = No hay nada que tomar por esta pieza. Elige otra.
play-group-up = Un nivel más alto
play-group-same = Mismo nivel
play-group-lower = Más bajo
play-group-rest = Mismo nivel o más bajo
play-group-one = Una flecha
play-group-two = Dos flechas
play-level-empty = La reserva no tiene piezas de nivel { $level }: se pasa al siguiente.
play-reward-missing = No está en la reserva: { PIECE($piece) }
play-level-up = { $arrows ->
    [single] Mejora una pieza
    [split] Dos flechas: mejora una pieza hasta dos niveles o dos piezas un nivel cada una
   *[both] Dos flechas: mejora una pieza hasta dos niveles
}
play-order-puzzle = Rompecabezas { $slot }: { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}, recompensa { PIECE($reward) }

play-recycle-title = { $deck ->
    [black] Reciclar la fila negra
   *[white] Reciclar la fila blanca
}
play-recycle-reveals = Se revelan rompecabezas nuevos: no podrás deshacerlo.
play-recycle-instead = { $deck ->
    [black] Mejor la fila negra
   *[white] Mejor la fila blanca
}
play-earlier = Rompecabezas { $place }: un lugar antes
play-later = Rompecabezas { $place }: un lugar después
play-is-first = Ya es el primero.
play-is-last = Ya es el último.
play-split-into = Dividir { PIECE($piece, case: "def") } en…
play-split-about = Después puedes colocar las piezas nuevas, una en cada rompecabezas.
play-split-filter = Mostrar solo divisiones con esta pieza

play-needs =
    { $count ->
        [one] Falta { $count } pieza: { PIECE($pieces) }
        [many] Faltan { $count } de piezas: { PIECE($pieces) }
       *[other] Faltan { $count } piezas: { PIECE($pieces) }
    }
play-hint-begin = Toma un rompecabezas para empezar.
play-hint-place = Arrastra una pieza a un rompecabezas. O mejórala, o toma una pieza nivel 1 o un rompecabezas.
play-hint-get-pieces = Consigue piezas que quepan: toma una pieza nivel 1, mejora una o toma otro rompecabezas.
play-hint-choose-puzzle = Cabe en los rompecabezas resaltados.
play-hint-fits-nowhere = Esta pieza no cabe ahora en ninguno de tus rompecabezas. Mejórala o guárdala.
play-hint-fits =
    { $completes ->
        [yes] Cabe y completa el rompecabezas. Tócala otra vez, o toca Colocar.
       *[no] Cabe. Tócala otra vez, o toca Colocar.
    }
play-hint-complete = Has usado las tres acciones. Confirma o deshaz.
play-hint-touches = Aún puedes colocar piezas. Cada una cuesta 1 punto.

play-your-score = Tu puntuación
play-score-pile =
    { $count ->
        [0] Mazo de puntos de victoria, ningún rompecabezas
        [one] Mazo de puntos de victoria, { $count } rompecabezas
        [many] Mazo de puntos de victoria, { $count } de rompecabezas
       *[other] Mazo de puntos de victoria, { $count } rompecabezas
    }
play-score-touched = Completados con los Toques Finales
play-score-touches =
    { $count ->
        [0] Ninguna pieza colocada
        [one] { $count } pieza colocada
        [many] { $count } de piezas colocadas
       *[other] { $count } piezas colocadas
    }
play-score-unfinished =
    { $count ->
        [0] Ningún rompecabezas sin resolver
        [one] { $count } rompecabezas sin resolver
        [many] { $count } de rompecabezas sin resolver
       *[other] { $count } rompecabezas sin resolver
    }
play-score-now = Ahora
play-touch-gain = { $now } → { $after }
play-touch-gain-of = Colocar aquí { PIECE($piece, case: "def") }: { $now } → { $after }
play-touch-completion = { $count ->
    [one] El rompecabezas { $slot } se completa con { $count } pieza: { $now } → { $after }
    [many] El rompecabezas { $slot } se completa con { $count } de piezas: { $now } → { $after }
   *[other] El rompecabezas { $slot } se completa con { $count } piezas: { $now } → { $after }
}
play-touch-no-gain = Completar otro rompecabezas no daría nada.
play-other-done = listo
play-other-placing = aún coloca
play-done-really = ¿Terminar ya?
play-done-better = Una pieza más cambiaría tu puntuación de { $now } a { $after }.
play-back-to-table = Volver a la mesa

key-title = Atajos de teclado
key-region = parte siguiente o anterior de la mesa
key-arrows = moverse en una parte; mover la pieza sobre el rompecabezas
key-do = elegir, hacer
key-back = un paso atrás
key-stack = tomar una pieza de tu surtido
key-puzzle = ir a tu rompecabezas
key-turn = girar a la izquierda, a la derecha, voltear
key-next = lugar siguiente o anterior donde cabe
key-rows = a las filas, a los mazos
key-actions = pieza nivel 1, mejorar, Acción Maestra
key-more-actions = reciclar, dividir una Pieza Fantasma, Embajador
key-undo = deshacer, deshacer todo
key-confirm = confirmar el turno, la Acción Maestra, la colocación
key-read = leer el turno, leer mis rompecabezas, a las jugadas
key-list = esta lista

sr-puzzle = { $colour ->
    [black] Rompecabezas negro
   *[white] Rompecabezas blanco
}, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}, recompensa { PIECE($reward) }, { $cells ->
    [one] { $cells } casilla
    [many] { $cells } de casillas
   *[other] { $cells } casillas
}, libres: { $open }. Lugar { $slot } de 4.
sr-puzzle-open = { $puzzle } Libres: { $cells }.
sr-card = { $colour ->
    [black] Rompecabezas negro
   *[white] Rompecabezas blanco
}, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}, recompensa { PIECE($reward) }, { $cells ->
    [one] { $cells } casilla
    [many] { $cells } de casillas
   *[other] { $cells } casillas
}. Lugar { $slot } de las filas.
sr-deck = { $deck ->
    [black] Mazo negro, cartas: { $count }
   *[white] Mazo blanco, cartas: { $count }
}
sr-place-free = Lugar { $slot }, vacío
sr-place = línea { $row }, columna { $column }
sr-cell-empty = línea { $row }, columna { $column }, libre
sr-cell-board = línea { $row }, columna { $column }, fuera del área hundida
sr-cell-piece = línea { $row }, columna { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) }: { $count }
sr-stack-new = { PIECE($piece) }: { $count }, { GENDER($piece) ->
    [m] nuevo
   *[f] nueva
}
sr-stack-no-fit = { PIECE($piece) }: { $count }, ahora no cabe
sr-stack-not-given = { PIECE($piece) }: { $count }, no se puede dar
sr-reserve-piece = { PIECE($piece) }, en la reserva: { $count }
sr-tiling = { PIECE($ghost) } como { PIECE($pieces) }
sr-picked = En la mano: { PIECE($piece) }. { $count ->
    [0] No cabe en ninguno de tus rompecabezas.
    [one] Cabe en el rompecabezas { $slots }.
    [many] Cabe en los rompecabezas { $slots }.
   *[other] Cabe en los rompecabezas { $slots }.
}
sr-covers = No cabe: taparía { PIECE($piece, case: "def") }.
sr-lies =
    Rompecabezas { $slot }, línea { $row }, columna { $column }: { PIECE($piece, case: "def") } cabe, { $open ->
        [0] el rompecabezas quedaría completado.
        [one] queda { $open } casilla libre.
        [many] quedan { $open } de casillas libres.
       *[other] quedan { $open } casillas libres.
    } { $count ->
        [one] Es el único lugar en este rompecabezas.
        [many] { $count } de lugares en este rompecabezas.
       *[other] { $count } lugares en este rompecabezas.
    }
sr-lies-not =
    Rompecabezas { $slot }, línea { $row }, columna { $column }: { PIECE($piece) }. { $reason } { $count ->
        [0] No hay lugar para ella en este rompecabezas.
        [one] Hay { $count } lugar en este rompecabezas.
        [many] Hay { $count } de lugares en este rompecabezas.
       *[other] Hay { $count } lugares en este rompecabezas.
    }
sr-take-selected =
    { $reveals ->
        [yes] Pulsa otra vez para tomarlo. Se revela un rompecabezas nuevo: no podrás deshacerlo.
       *[no] Pulsa otra vez para tomarlo.
    }
sr-turn-complete = Has usado todas las acciones. Confirma o deshaz.
sr-your-turn =
    { $name ->
        [none] Es tu turno.
       *[other] { $name }, es tu turno.
    } { $actions ->
        [0] No quedan acciones.
        [one] { $actions } acción.
        [many] { $actions } de acciones.
       *[other] { $actions } acciones.
    } { $puzzles ->
        [0] Ningún rompecabezas
        [one] { $puzzles } rompecabezas
        [many] { $puzzles } de rompecabezas
       *[other] { $puzzles } rompecabezas
    }, { $pieces ->
        [0] ninguna pieza.
        [one] { $pieces } pieza.
        [many] { $pieces } de piezas.
       *[other] { $pieces } piezas.
    }
sr-touches =
    Toques Finales. { $pieces ->
        [0] No tienes piezas.
        [one] Tienes { $pieces } pieza.
        [many] Tienes { $pieces } de piezas.
       *[other] Tienes { $pieces } piezas.
    }

close = Cerrar
part-failed = Esta parte ha dejado de funcionar. El resto de la mesa sigue bien.
part-reload = Mostrarla de nuevo
bot-of-level = Nivel { $level }
name-numbered = { $name } ({ $number })
name-account = Con cuenta

table-title = project L
table-title-turn = ● Es tu turno · project L
table-home = project L, página de inicio
table-heading = La mesa
table-menu = Menú
table-your-turn = Es tu turno
table-turn-of = Turno de { $name }
table-turn-complete = Turno completo
table-actions-left =
    { $count ->
        [0] No quedan acciones
        [one] Queda { $count } acción
        [many] Quedan { $count } de acciones
       *[other] Quedan { $count } acciones
    }
table-left-short =
    { $count ->
        [one] queda { $count }
        [many] quedan { $count }
       *[other] quedan { $count }
    }
table-round = { $variant ->
    [solo] Ronda { $round }, solitario
   *[other] Ronda { $round }
}
table-line-clear-turn = Despejar Líneas, turno { $turn }
table-ends-black = acaba cuando se vacía el mazo negro
table-ends-deck = acaba cuando se vacía el mazo
table-black-left =
    { $count ->
        [0] No quedan rompecabezas negros en el mazo
        [one] Queda { $count } rompecabezas negro en el mazo
        [many] Quedan { $count } de rompecabezas negros en el mazo
       *[other] Quedan { $count } rompecabezas negros en el mazo
    }
table-last-round = Última ronda
table-end-near = Se acerca el final
table-end-reason =
    { $stage ->
        [last-round] { $variant ->
            [solo] El mazo está vacío. Tras esta ronda vienen los Toques Finales.
           *[other] El mazo negro está vacío. Tras esta ronda vienen los Toques Finales.
        }
       *[other] { $variant ->
            [line-clear] El mazo negro está vacío. La partida acaba cuando el primer jugador reciba de nuevo los dos marcadores.
            [solo] El mazo está vacío: esta ronda y una más.
           *[standard] El mazo negro está vacío: esta ronda y una más.
        }
    }
table-touches = Toques Finales
table-touches-explained = Cada pieza colocada cuesta 1 punto. No se recupera ninguna pieza.
table-touches-done = listo
table-touches-open = { $count ->
    [one] Aún queda libre { $count } casilla
    [many] Aún quedan libres { $count } de casillas
   *[other] Aún quedan libres { $count } casillas
}
table-touches-full = Completado
table-touches-nothing = No tienes rompecabezas sin resolver. No queda nada por hacer.

table-row = { $deck ->
    [black] Fila negra
   *[white] Fila blanca
}
table-side = { $side ->
    [right] Filas derechas
   *[left] Filas izquierdas
}
table-side-yours = { $side ->
    [right] Filas derechas: tuyas
   *[left] Filas izquierdas: tuyas
}
table-side-of = { $side ->
    [right] Filas derechas: { $name }
   *[left] Filas izquierdas: { $name }
}
table-none-left = { $deck ->
    [black] No quedan rompecabezas negros
   *[white] No quedan rompecabezas blancos
}
table-deck = Mazo
table-its-supply = Su surtido
table-mastermind = Oponente
table-column = { $count ->
    [0] Columna { $column }, abierta
    [one] Columna { $column }, { $count } traba
    [many] Columna { $column }, { $count } de trabas
   *[other] Columna { $column }, { $count } trabas
}
table-pile-points = tomados: { $completed } · { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
table-plan-if = Si tu turno acabara ahora:
table-plan-most-points = { $points ->
    [one] tomaría el rompecabezas de { $points } punto de la columna { $column }, el más valioso de sus columnas abiertas. Trabas en esa columna después: { $locks }.
    [many] tomaría el rompecabezas de { $points } de puntos de la columna { $column }, el más valioso de sus columnas abiertas. Trabas en esa columna después: { $locks }.
   *[other] tomaría el rompecabezas de { $points } puntos de la columna { $column }, el más valioso de sus columnas abiertas. Trabas en esa columna después: { $locks }.
}
table-plan-reading-order = { $points ->
    [one] tomaría el rompecabezas de { $points } punto de la columna { $column }, el primero de varios iguales. Trabas en esa columna después: { $locks }.
    [many] tomaría el rompecabezas de { $points } de puntos de la columna { $column }, el primero de varios iguales. Trabas en esa columna después: { $locks }.
   *[other] tomaría el rompecabezas de { $points } puntos de la columna { $column }, el primero de varios iguales. Trabas en esa columna después: { $locks }.
}
table-plan-all-locked = todas las columnas están bloqueadas: no tomaría nada y cada una perdería una traba.
table-plan-nothing-open = sus columnas abiertas no tienen rompecabezas: no tomaría nada.

table-your-mat = Tu tablero
table-mat-of = Tablero de { $name }
table-puzzles-of-four = Rompecabezas: { $count }/4
table-done =
    { $count ->
        [one] { $count } completado
        [many] { $count } de completados
       *[other] { $count } completados
    }
table-points = { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
table-points-short = { $count ->
    [one] { $count } pto.
    [many] { $count } ptos.
   *[other] { $count } ptos.
}
table-take-a-puzzle = Tomar un rompecabezas
table-take-to-begin = Toma un rompecabezas para empezar
table-away = ausente { $time }
table-bot-plays = juega un bot
table-stand-in = juega { $bot } en su lugar
table-watch-seat = Ver a { $name }
table-follow = Seguir al jugador activo
sr-chip =
    { $completed ->
        [0] { $name }, ningún rompecabezas completado. Ver el tablero.
        [one] { $name }, { $completed } rompecabezas completado. Ver el tablero.
        [many] { $name }, { $completed } de rompecabezas completados. Ver el tablero.
       *[other] { $name }, { $completed } rompecabezas completados. Ver el tablero.
    }
sr-clock = quedan { $time }
sr-clock-low = Quedan menos de 30 segundos.
table-clock-low = poco tiempo
table-clock-days = { $days ->
    [one] { $days } día
    [many] { $days } de días
   *[other] { $days } días
}

table-side-panel = Jugadas y chat
table-log = Jugadas
table-log-empty = La primera jugada aparecerá aquí.
table-log-round = Ronda { $round }
table-log-turn = Turno { $turn }
table-show-moment = Ver este momento
table-chat = Chat
table-chat-empty = Aún no hay mensajes.
table-chat-off = El chat está desactivado.
table-chat-on = Activar el chat
table-chat-switch-off = Desactivar el chat
table-unread = { $count ->
    [one] { $count } mensaje nuevo
    [many] { $count } de mensajes nuevos
   *[other] { $count } mensajes nuevos
}
table-message = Mensaje a la mesa
table-send = Enviar
table-mute = Silenciar a { $name }
table-muted = Ya no verás los mensajes de { $name }.
table-help = Ayuda
table-help-take = Tomar: elige un rompecabezas de una fila o un mazo. Puedes tener cuatro sin resolver.
table-help-place = Colocar: elige una de tus piezas y luego dónde va. Un rompecabezas lleno te da sus puntos y su recompensa y te devuelve todas sus piezas.
table-help-piece = Pieza nivel 1: toma una pieza de 1 de la reserva.
table-help-exchange = Mejorar: da una pieza por otra de un nivel más. También puedes intercambiarla por una del mismo nivel o de uno inferior.
table-help-recycle = Reciclar: pon toda una fila bajo su mazo y repártela de nuevo.
table-help-master = Acción Maestra: coloca una pieza en cada uno de tus rompecabezas, una vez por turno.
table-help-end = Un turno tiene tres acciones. Cuando el mazo negro (en solitario: el mazo) está vacío, se juegan esta ronda y una más.
table-rules = Reglas

table-game = Esta partida
table-ask-takeback = Pedir deshacer
table-takeback-open = Ya hay una petición de deshacer.
table-takeback-asked = { $count ->
    [one] { $name } pide deshacer la última acción.
    [many] { $name } pide deshacer las últimas { $count } de acciones.
   *[other] { $name } pide deshacer las últimas { $count } acciones.
}
table-takeback-waiting =
    { $count ->
        [one] Deshacer { $count } acción: esperando a que los demás acepten.
        [many] Deshacer { $count } de acciones: esperando a que los demás acepten.
       *[other] Deshacer { $count } acciones: esperando a que los demás acepten.
    }
table-handover = Ceder a un bot
table-handover-about = Un bot juega por { $name } hasta que vuelvas.
table-handed-over = Un bot juega por { $name }.
table-return = Retomar el juego
table-offer-end = Proponer terminar la partida
table-end-asked = { $name } propone terminar la partida ahora, sin ganador.
table-end-waiting = Propones terminar la partida ahora. Esperando a los demás.
table-resign = Abandonar
table-resign-about =
    { $players ->
        [1] La partida termina ahora, sin puntuación.
        [2] La partida termina ahora y gana el otro jugador.
       *[other] Dejas la partida y un bot sigue por ti.
    }
table-agree = Aceptar
table-decline = Rechazar
table-cancel = Cancelar
table-leave = Salir
table-replay = Ver repetición
table-connection-lost = Conexión perdida. Reintentando…
table-moves-safe = Tus jugadas están a salvo.
table-try-now = Intentar ahora
table-connected-again = Conectado de nuevo.

table-waiting-for = { $count ->
    [0] La partida empieza
    [one] Se espera a { $count } jugador
    [many] Se espera a { $count } de jugadores
   *[other] Se espera a { $count } jugadores
}
table-waiting-facts = { NAME($edition, of: "edition") } · { NAME($variant, of: "variant") } · { $players ->
    [one] { $players } jugador
    [many] { $players } de jugadores
   *[other] { $players } jugadores
}
table-seat-open = Asiento libre
table-seat-you = { $name } (tú)
table-sit-here = Sentarse aquí
table-sit-same-screen = Otra persona aquí
table-stand-up = Dejar asiento
table-your-name = Tu nombre
table-guest = Invitado
table-bot = Bot
table-fill-with-bots = Completar con bots
table-link = Enlace a esta mesa
table-copy-link = Copiar enlace
table-link-copied = Enlace copiado.
table-link-marked = El enlace está seleccionado: cópialo con el teclado.
table-link-local = Esta dirección solo funciona en este equipo. Para que entren otros, inicia el servidor con --lan.
table-share = Compartir
table-qr = Código QR del enlace a esta mesa
table-not-found = Partida no encontrada
table-not-found-about = Quizá el enlace está mal escrito, o la partida se cerró porque hacía mucho que nadie jugaba.
table-to-start = Inicio

table-score-sheet = Puntuación final
table-score-facts = { $variant ->
    [line-clear] { $turns ->
        [one] { $turns } turno
        [many] { $turns } de turnos
       *[other] { $turns } turnos
    }
   *[other] { $round ->
        [one] { $round } ronda
        [many] { $round } de rondas
       *[other] { $round } rondas
    }
} · { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
} · { NAME($edition, of: "edition") }
table-won = { $who ->
    [you] Ganas
   *[other] Gana { $name }
}
table-won-completed =
    { $who ->
        [you] Ganas en el primer desempate
       *[other] { $name } gana en el primer desempate
    }
table-won-pieces = { $who ->
    [you] Ganas en el segundo desempate
   *[other] { $name } gana en el segundo desempate
}
table-shared = Victoria compartida: { $names }
table-decided-score =
    { $score ->
        [one] Victoria por puntos: { $score } punto.
        [many] Victoria por puntos: { $score } de puntos.
       *[other] Victoria por puntos: { $score } puntos.
    }
table-decided-completed =
    { $score ->
        [one] Ambos tienen { $score } punto.
        [many] Ambos tienen { $score } de puntos.
       *[other] Ambos tienen { $score } puntos.
    } Desempate por rompecabezas completados: { $first } { $completed }, { $second } { $completed2 }.
table-decided-pieces =
    { $score ->
        [one] Ambos tienen { $score } punto
        [many] Ambos tienen { $score } de puntos
       *[other] Ambos tienen { $score } puntos
    } e igual número de rompecabezas completados ({ $completed }). Desempate por piezas restantes: { $first } { $pieces }, { $second } { $pieces2 }.
table-decided-shared = Empate en puntos, rompecabezas completados y piezas restantes.
table-decided-solo-tie =
    { $score ->
        [one] Ambos tienen { $score } punto, y el oponente gana los empates.
        [many] Ambos tienen { $score } de puntos, y el oponente gana los empates.
       *[other] Ambos tienen { $score } puntos, y el oponente gana los empates.
    }
table-place = Puesto
table-player = Jugador
table-sheet-points = Mazo
table-sheet-touches = Toques
table-sheet-unfinished = Sin resolver
table-sheet-score = Puntuación
table-sheet-completed = Completados
table-sheet-pieces = Piezas restantes
table-ended-played = La partida ha terminado
table-ended-unreadable = La partida ya no se puede abrir
table-ended-unplayed = No se jugó hasta el final, así que no hay puntuación.
table-play-again = Jugar otra vez
table-rematch-join = Entrar en la próxima
table-record = Registro
table-look = Ver la mesa
table-verify = Verificar la mezcla

## The way from a new game to the editor of puzzles

new-puzzles-draw = Dibujar propios
