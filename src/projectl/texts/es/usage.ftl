# Ayuda, errores de uso y tablas de la línea de órdenes.

usage-line = Uso: { $usage }
usage-word-options = opciones
usage-word-command = orden
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Órdenes
usage-help-option = Mostrar esta ayuda y salir.
usage-no-command = No hay ninguna orden { $found }.{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir { $near }?
} Ayuda: { $help }
usage-no-option = No hay ninguna opción { $found }.{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir { $near }?
} Ayuda: { $help }
usage-missing = Falta { $name }. Ayuda: { $help }
usage-needs-value = { $name } necesita un valor. Ayuda: { $help }
usage-takes-no-value = { $name } no lleva valor. Ayuda: { $help }
usage-whole-number = { $name } debe ser un número entero. Ayuda: { $help }
usage-number = { $name } debe ser un número. Ayuda: { $help }
usage-value = { $name } no puede tener ese valor. Ayuda: { $help }
usage-aborted = Cancelado. No se ha cambiado nada.
usage-interrupted = Interrumpido.
usage-extra = Esto sobra: { $found }. Ayuda: { $help }

head-bot = bot
head-level = nivel
head-won = ganadas
head-margin = margen
head-turns = turnos
head-ms-per-turn = ms/turno
head-evaluations-per-turn = eval./turno
head-wins = ganadas
head-rating = fuerza
head-score = puntos
head-against = contra
head-games = partidas
head-better = mejor
head-row = fila
head-floor = mínimo
head-goal = meta
head-repeat = repet.
head-identity = huella
head-solo = { $difficulty }, { $edition }, partidas: { $games }
head-arena = Partidas: { $games }
